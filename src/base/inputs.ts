import { asSlipwayError, SlipwayError } from './errors.ts';

/* Reads inputs and flags, with errors that name them. */

/** Makes an `invalid_input` that names the input. */
export function invalid(input: string, message: string, remedy: string): SlipwayError {
  return new SlipwayError('invalid_input', `${input}: ${message}`, { input, remedy });
}

/** Makes a `missing_input` that names the input. */
export function missing(input: string, why: string, remedy: string): SlipwayError {
  return new SlipwayError('missing_input', `${input} is missing: ${why}`, { input, remedy });
}

/** Reads `true` or `false`, in any case. */
export function parseBoolean(text: string, input: string): boolean {
  switch (text.trim().toLowerCase()) {
    case 'true':
      return true;
    case 'false':
      return false;
    default:
      throw invalid(input, `"${shown(text)}" is neither true nor false`, 'Write true or false.');
  }
}

/** Returns one of `choices`. The error for a near miss suggests a choice. */
export function parseChoice<T extends string>(text: string, choices: readonly T[], input: string): T {
  const found = choices.find((choice) => choice === text.trim().toLowerCase());
  if (found !== undefined) return found;
  const list = choices.map((choice) => `"${choice}"`).join(', ');
  throw invalid(input, `"${shown(text)}" is not one of ${list}${didYouMean(text, choices)}`, `Write one of ${list}.`);
}

/** Returns `; did you mean "x"?`, or an empty text if no name is near. */
export function didYouMean(text: string, names: readonly string[]): string {
  const near = names
    .map((name) => ({ name, distance: editDistance(text.trim().toLowerCase(), name.toLowerCase()) }))
    .sort((a, b) => a.distance - b.distance)[0];
  return near && near.distance <= Math.max(1, Math.floor(near.name.length / 3)) ? `; did you mean "${near.name}"?` : '';
}

/** Returns Levenshtein's distance. Texts of more than 100 characters are near to nothing. */
function editDistance(a: string, b: string): number {
  if (a.length > 100 || b.length > 100) return Number.POSITIVE_INFINITY;
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const replaced = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
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
