import type { Operation } from './linearizable.ts';

/**
 * A possibility: the operations that have taken effect although their callers had no answer yet, the value that they
 * left, and how many of the unanswered deletes were used.
 */
interface Configuration {
  readonly done: ReadonlySet<Operation>;
  readonly value: string | undefined;
  readonly lostDeletes: number;
}

interface Moment {
  readonly time: number;
  readonly kind: 'begin' | 'end';
  readonly operation: Operation;
}

/**
 * Returns undefined if the operations on one register are linearizable, else those that began until the first answer that
 * nothing explains. It follows the history in time and keeps all configurations. At each answer it extends them by
 * operations under way, until the answered one has taken effect (just-in-time linearization, as by Lowe).
 *
 * Operations without an answer would double the configurations each, so they are resolved first. Both steps are exact:
 * - A put whose value was found has taken effect before the first such get had its answer. One whose value was never found
 *   can be left out of any order without a change for the others, because values are unique.
 * - Such deletes are alike, and do not end. So only their number counts, and using fewer is never worse.
 */
export function refutation(given: readonly Operation[], most: number): readonly Operation[] | undefined {
  const operations = resolved(given);
  const lost: Operation[] = [];
  const open = new Set<Operation>();
  let configurations: readonly Configuration[] = [{ done: new Set(), value: undefined, lostDeletes: 0 }];
  for (const { kind, operation, time } of momentsOf(operations)) {
    if (kind === 'begin') {
      if (operation.end === undefined) lost.push(operation);
      else open.add(operation);
      continue;
    }
    configurations = extended(configurations, operation, [...open], lost.length, most);
    open.delete(operation);
    if (configurations.length === 0) return given.filter(({ begin }) => begin <= time);
  }
  return undefined;
}

/** Drops operations without an answer that cannot matter, and gives the others the latest end that they can have. */
function resolved(operations: readonly Operation[]): readonly Operation[] {
  const found = new Map<string, number>();
  for (const { kind, result, end } of operations) {
    if (kind !== 'get' || result === undefined || end === undefined) continue;
    found.set(result, Math.min(end, found.get(result) ?? end));
  }
  return operations.flatMap((operation) => {
    const { kind, value = '', begin, end } = operation;
    if (end !== undefined || kind === 'delete') return [operation];
    const last = kind === 'put' ? found.get(value) : undefined;
    return last === undefined ? [] : [{ ...operation, end: Math.max(begin, last) }];
  });
}

/** At the same time, operations begin before others end: they overlap. */
function momentsOf(operations: readonly Operation[]): readonly Moment[] {
  const moments = operations.flatMap((operation): readonly Moment[] => [
    { time: operation.begin, kind: 'begin', operation },
    ...(operation.end === undefined ? [] : [{ time: operation.end, kind: 'end' as const, operation }]),
  ]);
  return moments.toSorted((one, other) => one.time - other.time || one.kind.localeCompare(other.kind));
}

/** Returns the configurations in which `target` has taken effect, without mentioning it any longer. */
function extended(
  before: readonly Configuration[],
  target: Operation,
  open: readonly Operation[],
  lostDeletes: number,
  most: number,
): readonly Configuration[] {
  const numbers = new Map(open.map((operation, n) => [operation, n]));
  const seen = new Map<string, number>();
  const reached: Configuration[] = [];
  const waiting: Configuration[] = [];
  /** Adds a configuration unless the same one with as few unanswered deletes is known. */
  const add = (configuration: Configuration) => {
    const name = nameOf(configuration, numbers);
    if ((seen.get(name) ?? Number.POSITIVE_INFINITY) <= configuration.lostDeletes) return;
    seen.set(name, configuration.lostDeletes);
    if (seen.size > most) throw new Error(`A history needs more than ${most} configurations: it cannot be decided`);
    (configuration.done.has(target) ? reached : waiting).push(configuration);
  };
  for (const configuration of before) add(configuration);
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    for (const each of steps(next, open, lostDeletes)) add(each);
  }
  return reached.map(({ done, ...rest }) => ({ ...rest, done: new Set([...done].filter((each) => each !== target)) }));
}

/** Returns the configurations after one more operation. */
function steps(from: Configuration, open: readonly Operation[], lostDeletes: number): readonly Configuration[] {
  const { done, value, lostDeletes: used } = from;
  const next = open.flatMap((operation): readonly Configuration[] => {
    if (done.has(operation)) return [];
    if (operation.kind === 'get' && operation.result !== value) return [];
    const left = operation.kind === 'get' ? value : operation.kind === 'put' ? operation.value : undefined;
    return [{ done: new Set([...done, operation]), value: left, lostDeletes: used }];
  });
  const canDelete = value !== undefined && used < lostDeletes;
  return canDelete ? [...next, { done, value: undefined, lostDeletes: used + 1 }] : next;
}

function nameOf({ done, value }: Configuration, numbers: ReadonlyMap<Operation, number>): string {
  const parts = [...done].map((operation) => numbers.get(operation) ?? -1).toSorted((one, other) => one - other);
  return `${parts.join(',')} ${value === undefined ? '' : JSON.stringify(value)}`;
}
