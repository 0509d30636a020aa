import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { explainFailure } from '../src/diagnosis/explain.ts';
import { FORMATS } from '../src/diagnosis/formats.ts';
import { partsOf } from '../src/diagnosis/matching.ts';
import { parseDiagnostics } from '../src/diagnosis/parse.ts';
import { type Attack, attacksOn, textOf } from '../test/support/pattern-attacks.ts';
import { StepCounter } from '../test/support/pattern-steps.ts';
import { literalsIn } from '../test/support/pattern-tree.ts';
import { benchCorpus } from './corpus.ts';
import { benchDiagnosisTime } from './diagnosis-time.ts';
import { type BenchRow, rowOf } from './harness.ts';

const SRC = join(import.meta.dirname, '../src/diagnosis');
const LINES = 2_000;
const LENGTH = 2_000;
const ROUNDS = 5;

/** Measures the time of diagnosis, and the share of the corpus that it explains. */
export async function benchDiagnosis(verbose: boolean): Promise<readonly BenchRow[]> {
  // First, because the rules are compiled then.
  const time = await benchDiagnosisTime();
  return [...time, ...benchCost(), ...(await benchCorpus(verbose))];
}

/** Compares the diagnosis of the most expensive hostile log, 2,000 lines of 2,000 characters, with an ordinary log. */
function benchCost(): readonly BenchRow[] {
  const ordinary = Array.from(
    { length: LINES },
    (_, at) => `  rendering page ${at} of the site, and writing it to dist/`,
  );
  for (let round = 0; round < ROUNDS; round++) diagnose(ordinary);
  let worst: { readonly ms: number; readonly name: string; readonly log: readonly string[] } = {
    ...{ ms: 0, name: '', log: ordinary },
  };
  for (const [name, log] of hostileLogs()) {
    const ms = Math.min(diagnose(log), diagnose(log));
    if (ms > worst.ms) worst = { ms, name, log };
  }
  process.stderr.write(`the most costly log: ${worst.name}\n`);
  const rounds = Array.from({ length: ROUNDS }, () => [diagnose(worst.log), diagnose(ordinary)] as const);
  const [values, floors] = [rounds.map(([value]) => value), rounds.map(([, floor]) => floor)];
  return [rowOf('diagnosis of a hostile log', 'ms', { atMost: 6 }, values, floors)];
}

/** Returns the milliseconds of CPU time, which other programs on the machine hardly change. */
function diagnose(log: readonly string[]): number {
  const before = process.cpuUsage();
  const diagnostics = parseDiagnostics(log);
  explainFailure({ log, stage: 'build', exitCode: 1, diagnostics: diagnostics.slice(0, 10) });
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

/** Yields, for each pattern, logs of its most expensive lines, alone and below the line that leads to it. */
function* hostileLogs(): Generator<readonly [string, readonly string[]]> {
  const files = globSync('**/*.ts', { cwd: SRC });
  const literals = files.flatMap((file) => literalsIn(readFileSync(join(SRC, file), 'utf8')));
  for (const pattern of literals) yield [`${pattern}`, repeated([textOf(worstOf(pattern), LENGTH)])];
  for (const format of FORMATS) {
    if (!('steps' in format)) continue;
    const steps = format.steps.map(partsOf);
    const leading = lineFor(partsOf(format.steps[0]).pattern);
    yield [`${format.name}, first line`, repeated([leading])];
    for (const pattern of steps.flatMap((step) => [step.pattern, step.over ?? []].flat())) {
      const attack = worstOf(pattern);
      yield [`${format.name}, ${pattern}`, repeated([textOf(attack, LENGTH)])];
      yield [`${format.name}, ${pattern} below its first line`, repeated([leading, textOf(attack, 250)])];
    }
  }
}

function repeated(lines: readonly string[]): readonly string[] {
  return Array.from({ length: LINES }, (_, at) => lines[at % lines.length] ?? '');
}

const NONE: Attack = { prefix: '', pump: 'a', suffix: '' };

function worstOf(pattern: RegExp): Attack {
  const counter = new StepCounter(pattern);
  const steps = (attack: Attack) => counter.search(textOf(attack, 1_000), 1_000_000).steps || 0;
  const ranked = attacksOn(pattern).map((attack) => ({ attack, steps: steps(attack) }));
  return ranked.sort((a, b) => b.steps - a.steps)[0]?.attack ?? NONE;
}

/** Returns a line that the pattern matches, or the first attack if it does not find one. */
function lineFor(pattern: RegExp): string {
  const lines = attacksOn(pattern).flatMap(({ prefix, pump }) => [prefix + pump, `${prefix}${pump}x`]);
  return lines.find((line) => pattern.test(line)) ?? lines[0] ?? '';
}
