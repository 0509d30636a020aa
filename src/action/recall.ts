import type { PlannedDeploy } from '../deploy/inputs/parse.ts';
import { appKey, type DeployPlan } from '../deploy/plan.ts';
import { type OpenForge, openRecorder } from './forge/open.ts';
import type { RecorderParts } from './forge/recorder.ts';
import type { ActionReport, ReportParts } from './report/reporter.ts';
import { SAVED } from './runner/runner.ts';

/**
 * Returns the plan with what earlier runs left at the forge, and has a recorder follow the deploy. Changes nothing at
 * the forge yet. An abort ends it at once. In a dry run nothing follows.
 */
export async function recallAndFollow(
  planned: PlannedDeploy,
  report: ActionReport,
  parts: ReportParts & Pick<RecorderParts, 'fetch'>,
  signal?: AbortSignal,
  forges?: readonly OpenForge[],
): Promise<{ readonly plan: DeployPlan; readonly isClosed: () => Promise<boolean> }> {
  const { plan, github } = planned;
  /** Asks the forge whether the run's pull request is closed. False if it does not say. */
  const isClosed = async () => (await recorder?.isClosed()) ?? false;
  const recorder = openRecorder(
    {
      ...parts,
      token: github.token,
      context: parts.run.context,
      open: { app: appKey(plan), environment: github.environment, comment: github.comment },
      save: (open) => parts.runner.state(SAVED, open ? JSON.stringify(open) : ''),
      warn: (message, remedy) => report.report({ type: 'warning', message, remedy }),
    },
    forges,
  );
  if (recorder === undefined) return { plan, isClosed };
  const memory = await recorder.recall(plan.commit, signal);
  if (!plan.dryRun) report.follow(recorder);
  return { plan: { ...plan, ...memory }, isClosed };
}
