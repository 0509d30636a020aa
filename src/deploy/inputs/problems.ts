import { asSlipwayError, type SlipwayError } from '../../base/errors.ts';

/** Gathers all faults of the inputs, so that a user sees them in one run. */
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
