import { systemClock } from '../base/clock.ts';
import { formatDuration } from '../base/durations.ts';
import type { DeployOutcome, Reporter } from '../deploy/events.ts';
import { createNarrator } from '../deploy/narrator.ts';
import type { DeployPlan } from '../deploy/plan.ts';
import { type Base, type Comparison, compareOutputs } from './compare.ts';
import type { Embedded } from './embedded.ts';
import type { OutputReport } from './output.ts';
import type { CheckReport } from './report.ts';
import { comparisonLine } from './words.ts';

/** The parts of a comparison. */
interface CompareParts {
  readonly embedded: Embedded;
  readonly report: { readonly report: Reporter; compared(comparison: Comparison): void | Promise<void> };
  readonly signal: AbortSignal;
  readonly checked: { readonly commit: string; readonly report: CheckReport; readonly output: OutputReport };
  /** Milliseconds that the base may take. */
  readonly leftMs: number;
}

/**
 * Builds the base as the checked commit was built, and reports the difference, or why there is none. The result of the
 * check does not change. Throws the signal's reason when aborted.
 */
export async function compareWith(base: Base, plan: DeployPlan, parts: CompareParts): Promise<DeployOutcome['phases']> {
  const { report, signal } = parts;
  const narrator = createNarrator(report.report, systemClock, signal);
  await narrator.phase('compare', async () => {
    const comparison = await compare(base, plan, parts);
    signal.throwIfAborted();
    await report.compared(comparison);
    return [undefined, comparisonLine(comparison), comparison.kind === 'unknown'];
  });
  return narrator.phases;
}

async function compare(base: Base, plan: DeployPlan, parts: CompareParts): Promise<Comparison> {
  const { embedded, report, checked, leftMs } = parts;
  if (base.commit === checked.commit) return { kind: 'unknown', base, why: 'it is the commit that was checked' };
  // The base's phases, warnings and failure do not belong to the check.
  const reporter: Reporter = (event) => {
    if (event.type === 'status' || event.type === 'heartbeat') report.report(event);
  };
  const follow = { ...plan.follow, timeoutMs: Math.max(1, leftMs) };
  const { outcome, output } = await embedded.deploy(base.commit, { ...plan, ...elsewhere(plan), follow }, reporter);
  if (outcome.status === 'succeeded' && output) {
    return { kind: 'told', base, difference: compareOutputs(checked.report, checked.output.files, output.files) };
  }
  return { kind: 'unknown', base, why: whyNot(outcome, leftMs) };
}

/** Puts the base into another project, so that it gets no cache that the checked commit's build could write. */
function elsewhere({ project }: DeployPlan): Pick<DeployPlan, 'project'> {
  return { project: project === 'base' ? 'checked' : 'base' };
}

function whyNot({ status, error }: DeployOutcome, leftMs: number): string {
  if (status !== 'pending') return `it does not build (${error?.message ?? status})`;
  return leftMs < 1
    ? 'no time was left to build it'
    : `it was not built in the ${formatDuration(leftMs)} that were left`;
}
