import jsonata from 'jsonata';

/** Bounds: milliseconds, calls within calls, and entries of a sequence. The data is a stranger's. */
const BOUNDS = { timeout: 2_000, stack: 200, sequence: 100_000 } as const;
const MOST_LENGTH = 10_000;
const MOST_PADDING = 1_000;

export type Expression = ReturnType<typeof compile>;

/** A fault of an expression, when it is read or evaluated. */
export class ExpressionError extends Error {
  override readonly name = 'ExpressionError';
  /** The offset in the expression, in UTF-16 units; undefined if it is not known. */
  readonly offset: number | undefined;
  /** JSONata's code: `S0201`. */
  readonly code: string;
  constructor(message: string, code: string, offset: number | undefined) {
    super(message);
    this.code = code;
    this.offset = offset;
  }
}

/** Reads a JSONata expression. Throws an `ExpressionError`. */
export function compile(text: string) {
  if (text.length > MOST_LENGTH) throw new ExpressionError(`longer than ${MOST_LENGTH} characters`, 'S0101', 0);
  try {
    const expression = jsonata(text, BOUNDS);
    refusePatterns(expression.ast(), 0);
    // The service could choose an expression that is made of data.
    expression.registerFunction('eval', () => refuse('$eval is not taken'));
    expression.registerFunction('pad', (value: unknown, width: number) => {
      if (typeof value !== 'string') return value;
      if (!(Math.abs(width) <= MOST_PADDING)) refuse(`$pad takes widths up to ${MOST_PADDING}`);
      return width < 0 ? value.padStart(-width) : value.padEnd(width);
    });
    return {
      text,
      /** Throws an `ExpressionError`. */
      async evaluate(input: unknown, variables: Readonly<Record<string, unknown>> = {}): Promise<unknown> {
        try {
          return plain(await expression.evaluate(input, variables));
        } catch (error) {
          throw asExpressionError(error);
        }
      },
    };
  } catch (error) {
    throw asExpressionError(error);
  }
}

function refuse(message: string): never {
  // Not a code of the library, which would replace the message.
  throw new ExpressionError(message, 'refused', undefined);
}

/** Nothing can bound a pattern's time while it runs, and the service chooses the texts. */
function refusePatterns(node: unknown, depth: number): void {
  if (typeof node !== 'object' || node === null || depth > 500) return;
  if (Object(node).type === 'regex') {
    const instead = 'use $contains, $split, $substringBefore and $substringAfter';
    throw new ExpressionError(`Patterns are not taken: ${instead}`, 'refused', Object(node).position);
  }
  for (const inner of Object.values(node)) refusePatterns(inner, depth + 1);
}

/** Copies a value as plain JSON, because the library marks its lists. Functions are not values. */
function plain(value: unknown): unknown {
  const text = JSON.stringify(value, (_, member) => (isFunction(member) ? undefined : member));
  return text === undefined ? undefined : JSON.parse(text);
}

function isFunction(value: unknown): boolean {
  const { _jsonata_function, _jsonata_lambda } = Object(value ?? {});
  return _jsonata_function === true || _jsonata_lambda === true;
}

function asExpressionError(thrown: unknown): ExpressionError {
  if (thrown instanceof ExpressionError) return thrown;
  const { message, code, position } = Object(thrown);
  return new ExpressionError(
    typeof message === 'string' ? message : 'cannot be evaluated',
    typeof code === 'string' ? code : 'unknown',
    typeof position === 'number' ? position : undefined,
  );
}
