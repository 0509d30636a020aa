import { describeOperations, smallest } from './linearizable-report.ts';
import { refutation } from './linearizable-search.ts';

/**
 * An operation on a register, which is named by its key. Times are of one monotonic clock. Operations that failed for sure
 * do not belong into a history.
 */
export interface Operation {
  readonly key: string;
  readonly kind: 'put' | 'delete' | 'get';
  /** Of a put: what it stores. Each put of a key has another value. */
  readonly value?: string | undefined;
  /** When the client sent it. */
  readonly begin: number;
  /** When the client had its answer. Undefined: the client got none, so it may have taken effect at any later time, or never. */
  readonly end: number | undefined;
  /** Of a get: what it found. Undefined: nothing. */
  readonly result?: string | undefined;
  /** For the report: who called. */
  readonly client?: string | undefined;
}

/** A key whose operations no order explains. */
export interface Violation {
  readonly key: string;
  /** A few operations that no order explains, by their beginning: as few as the bounded search found. */
  readonly operations: readonly Operation[];
  /** The same for people, with a line for each operation. */
  readonly message: string;
}

/**
 * Decides for each key whether its operations are linearizable: whether there is one order of them that respects time
 * (what ended before another one began comes first) and in which each get finds what the write before it left. A key is
 * missing at the beginning. Returns the keys that are not linearizable. Throws a `TypeError` if a history is malformed,
 * and an `Error` if a key needs more than `configurations` possibilities at once.
 */
export function checkLinearizable(history: readonly Operation[], configurations = 100_000): readonly Violation[] {
  const keys = Map.groupBy(history, ({ key }) => key);
  return [...keys].flatMap(([key, operations]) => {
    checkForm(key, operations);
    const refuted = refutation(operations, configurations);
    if (!refuted) return [];
    const few = smallest(refuted, configurations);
    const heading = `No order of these operations on "${key}" explains their results:`;
    return [{ key, operations: few, message: [heading, ...describeOperations(few)].join('\n') }];
  });
}

function checkForm(key: string, operations: readonly Operation[]): void {
  const values = new Set<string>();
  for (const { kind, value, begin, end } of operations) {
    if (end !== undefined && end < begin) throw new TypeError(`An operation on "${key}" ends before it begins`);
    if (kind !== 'put') continue;
    if (value === undefined) throw new TypeError(`A put of "${key}" has no value`);
    if (values.has(value)) throw new TypeError(`Two puts of "${key}" have the value "${value}"`);
    values.add(value);
  }
}
