import { asSlipwayError, SlipwayError } from '../../base/errors.ts';

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
  const [first, ...others] = errors.flatMap((error) => [
    error.also.length > 0 ? withAlso(error, []) : error,
    ...error.also,
  ]);
  return first && withAlso(first, others);
}

function withAlso(error: SlipwayError, also: readonly SlipwayError[]): SlipwayError {
  return new SlipwayError(error.code, error.message, {
    ...(error.remedy === undefined ? {} : { remedy: error.remedy }),
    ...(error.input === undefined ? {} : { input: error.input }),
    ...(error.place === undefined ? {} : { place: error.place }),
    ...(error.cause === undefined ? {} : { cause: error.cause }),
    also,
  });
}
