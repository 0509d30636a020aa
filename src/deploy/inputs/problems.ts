import { asSlipwayError, type SlipwayError } from '../../base/errors.ts';

/** Gathers what is wrong with the inputs, so that a user learns of all of it in one run. */
export class Problems {
  readonly #found: SlipwayError[] = [];

  /** `read()`, or `fallback` where it throws; the error is kept. Faults of our own are thrown on. */
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

/** Several errors as one: the first, with all others in `also`. */
export function together(errors: readonly SlipwayError[]): SlipwayError | undefined {
  const [first, ...also] = errors.flatMap((error) => [error.with({ also: [] }), ...error.also]);
  return first?.with({ also });
}
