import type { Operation } from './linearizable.ts';
import { refutation } from './linearizable-search.ts';

/** Runs of the decision for one report. */
const RUNS = 2_000;

/**
 * Returns some of the operations that still contradict each other, as few as a bounded search finds. It leaves out only
 * what an order of all operations would not need: gets, puts whose value no remaining get found, and deletes if no
 * remaining get found nothing. So a contradiction of the few is one of the many.
 */
export function smallest(operations: readonly Operation[], configurations: number): readonly Operation[] {
  let few: readonly Operation[] = operations.filter(({ kind, end }) => kind !== 'get' || end !== undefined);
  let runs = 0;
  for (let size = Math.ceil(few.length / 2); size >= 1 && runs < RUNS; size = size === 1 ? 0 : Math.ceil(size / 2)) {
    for (let at = 0; at < few.length && runs < RUNS; ) {
      const without = leftOut(few, at, size);
      runs += 1;
      const refuted = without.length < few.length ? refutation(without, configurations) : undefined;
      if (refuted) few = refuted;
      else at += size;
    }
  }
  return few.toSorted((one, other) => one.begin - other.begin);
}

/** Returns the operations without those of a range that may be left out. */
function leftOut(operations: readonly Operation[], at: number, size: number): readonly Operation[] {
  const isChosen = (n: number) => n >= at && n < at + size;
  const withoutGets = operations.filter(({ kind }, n) => kind !== 'get' || !isChosen(n));
  const found = new Set(withoutGets.filter(({ kind }) => kind === 'get').map(({ result }) => result));
  return operations.filter(({ kind, value }, n) => !isChosen(n) || (kind !== 'get' && found.has(value)));
}

/** Returns a line for each operation. Times count from the first one. */
export function describeOperations(operations: readonly Operation[]): readonly string[] {
  const [first] = operations;
  return operations.map(({ kind, value, result, begin, end, client }) => {
    const time = (at: number) => `${(at - (first?.begin ?? 0)).toFixed(1)} ms`;
    const who = client === undefined ? '' : `${client}: `;
    const what = kind === 'put' ? ` "${shown(value)}"` : kind === 'get' ? ` found ${shownResult(result)}` : '';
    const until = end === undefined ? 'without an answer' : `to ${time(end)}`;
    return `  ${who}${kind}${what}, from ${time(begin)} ${until}`;
  });
}

function shown(value: string | undefined): string {
  return (value ?? '').slice(0, 60);
}

function shownResult(result: string | undefined): string {
  return result === undefined ? 'nothing' : `"${shown(result)}"`;
}
