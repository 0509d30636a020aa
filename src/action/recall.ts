import type { PipelineParts } from '../api/pipeline.ts';
import type { PlannedDeploy } from '../deploy/inputs/parse.ts';
import type { DeployPlan } from '../deploy/plan.ts';
import { type OpenForge, openRecorder } from './forge/open.ts';
import { appKey } from './report/facts.ts';
import type { ActionReport, ReportParts } from './report/reporter.ts';
import { SAVED } from './runner/runner.ts';

/**
 * Returns the plan with what earlier runs left at the forge, and has a recorder follow the deploy. Changes nothing at
 * the forge yet. In a dry run nothing follows.
 */
export async function recallAndFollow(
  planned: PlannedDeploy,
  report: ActionReport,
  parts: ReportParts & Pick<PipelineParts, 'fetch'>,
  forges?: readonly OpenForge[],
): Promise<DeployPlan> {
  const { plan, github } = planned;
  const recorder = openRecorder(
    {
      ...parts,
      token: github.token,
      context: parts.run.context,
      open: { app: appKey(planned), environment: github.environment, comment: github.comment },
      save: (open) => parts.runner.state(SAVED, open ? JSON.stringify(open) : ''),
      warn: (message, remedy) => report.report({ type: 'warning', message, remedy }),
    },
    forges,
  );
  if (recorder === undefined) return plan;
  const memory = await recorder.recall(plan.commit);
  if (!plan.dryRun) report.follow(recorder);
  return { ...plan, ...memory };
}
