import type { Clock } from '../../base/clock.ts';
import type { SlipwayError } from '../../base/errors.ts';
import { eventText, outcomeText, type SeedEvent, type SeedOutcome } from '../../seed/events.ts';
import type { SeedOutputName } from '../../seed/inputs.ts';
import type { SeedPlan } from '../../seed/plan.ts';
import type { Runner } from '../runner/runner.ts';
import { type Annotations, createAnnotations } from './annotations.ts';
import { code } from './text.ts';

const LINE_EVERY_MS = 10_000;

export function createSeedReport(runner: Runner, clock: Clock) {
  const annotations = createAnnotations(runner);
  const write = (counts: Pick<SeedOutcome, 'written' | 'deleted' | 'failed'>) => {
    for (const name of ['written', 'deleted', 'failed'] as const satisfies readonly SeedOutputName[])
      runner.output(name, String(counts[name]));
  };
  return {
    tell: seedLog(runner, annotations, clock),
    /** Writes outputs, annotations on the file's lines, and the summary. Returns the exit code. */
    finish(plan: SeedPlan, outcome: SeedOutcome) {
      if (outcome.error) annotations.addError(outcome.error);
      else runner.line(`✓ ${outcomeText(outcome)}`);
      write(outcome);
      runner.summary(seedSummary(plan, outcome));
      return outcome.error ? 1 : 0;
    },
    /** Reports an error before the first request. Returns the exit code. */
    fail(error: SlipwayError) {
      annotations.addError(error);
      write({ written: 0, deleted: 0, failed: 0 });
      return 1;
    },
  };
}

/** Makes what shows a seeding in the step's log, also that after a deploy. */
export function seedLog(runner: Runner, annotations: Annotations, clock: Clock): (event: SeedEvent) => void {
  let told = clock.now();
  return (event) => {
    // Keys that failed are shown at the end.
    if (event.type === 'key-failed') return;
    if (event.type === 'progress') {
      if (clock.now() - told < LINE_EVERY_MS && event.done < event.total) return;
      told = clock.now();
    }
    const text = eventText(event);
    if (event.type === 'trouble') annotations.add('warning', { message: text });
    else runner.line(event.type === 'checked' ? `✓ Checked: ${text}` : text);
  };
}

function seedSummary({ file, pruneFile }: SeedPlan, outcome: SeedOutcome): string {
  const names = [file, pruneFile].filter((name) => name !== undefined).map((name) => code(name));
  const rows = [
    ['Written', outcome.written, outcome.entries],
    ['Deleted', outcome.deleted, outcome.deletes],
  ] as const;
  const next =
    outcome.unwrittenFile === undefined ? '' : `\nNot written: ${code(outcome.unwrittenFile)} – seed it next.\n`;
  const what = outcome.dryRun ? 'checked (dry run)' : outcome.error ? 'failed' : 'done';
  const table = rows
    .filter(([, , all]) => all > 0)
    .map(([name, done, all]) => `| ${name} | ${done} of ${all} |`)
    .join('\n');
  return `### Seeding ${what}: ${names.join(', ')}\n\n| Keys | |\n| --- | --- |\n${table}\n${next}`;
}
