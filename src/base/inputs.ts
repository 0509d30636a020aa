import { asSlipwayError, SlipwayError } from './errors.ts';
import { didYouMean } from './near.ts';

/* Reads inputs and flags, with errors that name them. */

export function invalid(input: string, message: string, remedy: string): SlipwayError {
  return new SlipwayError('invalid_input', `${input}: ${message}`, { input, remedy });
}

export function missing(input: string, why: string, remedy: string): SlipwayError {
  return new SlipwayError('missing_input', `${input} is missing: ${why}`, { input, remedy });
}

export function parseBoolean(text: string, input: string): boolean {
  const word = text.trim().toLowerCase();
  if (word === 'true' || word === 'false') return word === 'true';
  throw invalid(input, `"${shown(text)}" is neither true nor false`, 'Write true or false.');
}

/** Returns one of `choices`. The error for a near miss suggests a choice. `where`: the line of the input, for an error that begins with it. */
export function parseChoice<T extends string>(text: string, choices: readonly T[], input: string, where = ''): T {
  const found = choices.find((choice) => choice === text.trim().toLowerCase());
  if (found !== undefined) return found;
  const list = choices.map((choice) => `"${choice}"`).join(', ');
  throw invalid(
    input,
    `${where}"${shown(text)}" is not one of ${list}${didYouMean(text, choices)}`,
    `Write one of ${list}.`,
  );
}

/** Returns a value for an error message: one line of at most 60 characters. */
export function shown(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > 60 ? `${line.slice(0, 57)}…` : line;
}

/** Gathers all faults of inputs, so that a user sees them in one run. */
export class Problems {
  readonly #found: SlipwayError[] = [];

  /** Returns `read()`. If it throws, records the error and returns `fallback`. Throws faults of Slipway itself. */
  try<T>(read: () => T, fallback: T): T {
    try {
      return read();
    } catch (thrown) {
      const error = asSlipwayError(thrown);
      if (error.code === 'internal') throw thrown;
      this.#found.push(error);
      return fallback;
    }
  }

  add(error: SlipwayError): void {
    this.#found.push(error);
  }

  /** Throws the first error, the others in its `also`. */
  throwIfAny(): void {
    const error = together(this.#found);
    if (error) throw error;
  }
}

/** Returns several errors as one: the first, with all others in `also`. */
export function together(errors: readonly SlipwayError[]): SlipwayError | undefined {
  const [first, ...also] = errors.flatMap((error) => [error.with({ also: [] }), ...error.also]);
  return first?.with({ also });
}
