import { systemClock } from '../base/clock.ts';
import { asSlipwayError } from '../base/errors.ts';
import { planDeploy } from '../deploy/inputs/parse.ts';
import type { ActionEdge } from './carry-out.ts';
import type { ActionRun } from './inputs.ts';
import { createReport } from './report/reporter.ts';
import { actionsRunner } from './runner/runner.ts';

/** Runs the deploy action and returns its exit code. Inputs are checked before what sends requests is loaded. */
export async function runDeployAction(run: ActionRun, edge: ActionEdge): Promise<number> {
  const runner = actionsRunner(run.summaryFile);
  const parts = { runner, run, clock: systemClock, random: Math.random };
  const report = createReport(parts);
  const planned = await planDeploy(run.raw, run.context, run.readFile).catch(asSlipwayError);
  if (planned instanceof Error) return report.fail(planned);
  if (planned.kind === 'skip') return report.skip(planned.app, planned.reason);
  if (planned.kind === 'close') {
    const { closePreview } = await import(/* webpackChunkName: "close" */ './close.ts');
    return closePreview(planned, { ...parts, ...edge });
  }
  report.accept(planned);
  try {
    const keys = planned.seed && (await import('../seed/after-deploy.ts'));
    const seed = planned.seed && (await keys?.prepareSeed(planned.seed, { ...edge, onSecret: report.addSecret }));
    const { carryOut } = await import(/* webpackChunkName: "carry-out" */ './carry-out.ts');
    const outcome = await carryOut(planned, report, parts, edge);
    const deployed = outcome.status === 'succeeded' && outcome.error === undefined;
    if (keys && outcome.status === 'pending') report.report(keys.KEYS_LEFT);
    return await report.finish(outcome, deployed ? await seed?.(await report.seedReporter()) : undefined);
  } catch (thrown) {
    return report.fail(asSlipwayError(thrown));
  }
}
