import { proxiedFetch } from '../api/proxy.ts';
import type { StartPlatform } from '../contract/platform-start.ts';
import { connect } from '../deploy/connect.ts';
import type { DeployOutcome } from '../deploy/events.ts';
import { deploy } from '../deploy/flow.ts';
import type { PlannedDeploy } from '../deploy/inputs/parse.ts';
import { workingTree } from '../deploy/working-tree.ts';
import { recallAndFollow } from './recall.ts';
import type { ActionReport, ReportParts } from './report/reporter.ts';

export interface ActionEdge {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Aborted on SIGINT: the runner's way to cancel. */
  readonly signal: AbortSignal;
  /** For `mode: check`; loads the platform. */
  readonly startPlatform: StartPlatform;
}

/** Milliseconds that a request under way has for its answer after a cancel. With it the report knows what happened. */
const GRACE_MS = 1_200;

/** Deploys as planned, over the network. A check runs on this machine alone. */
export async function carryOut(
  planned: PlannedDeploy,
  report: ActionReport,
  parts: ReportParts,
  edge: ActionEdge,
): Promise<DeployOutcome> {
  const { target, plan } = planned;
  const { workspace } = parts.run.context;
  if (target.mode === 'check') {
    const { runCheck } = await import(/* webpackChunkName: "check" */ '../check/run.ts');
    return runCheck(plan, target.compareTo, report, { ...edge, workspace });
  }
  const fetch = await proxiedFetch(edge.env);
  const deps = connect(plan, target, {
    fetch,
    run: runCommand,
    onSecret: (secret) => report.addSecret(secret),
    reporter: report.report,
    // Another repository's files are not in this checkout.
    tree: plan.commit === undefined ? undefined : workingTree(workspace),
    signal: edge.signal,
    requestSignal: later(edge.signal, GRACE_MS),
  });
  // Requests the first token while the forge answers. The flow awaits it too, and reports its failure.
  const identity = deps.identify();
  identity.catch(() => {});
  const recalled = await recallAndFollow(planned, report, { ...parts, fetch });
  return deploy(recalled, { ...deps, identify: () => identity });
}

/** Runs the token command; its output stays out of the log. */
async function runCommand(command: string): Promise<{ readonly exitCode: number; readonly stdout: string }> {
  // Loaded only for a token command: it is a tenth of what the action may load before its first request.
  const { getExecOutput } = await import('@actions/exec');
  const [shell, flag] = process.platform === 'win32' ? ['cmd', '/c'] : ['sh', '-c'];
  return getExecOutput(shell, [flag, command], { silent: true, ignoreReturnCode: true });
}

/** Returns a signal that is aborted `ms` after `signal`. */
function later(signal: AbortSignal, ms: number): AbortSignal {
  const controller = new AbortController();
  const abort = () => setTimeout(() => controller.abort(signal.reason), ms).unref();
  if (signal.aborted) abort();
  else signal.addEventListener('abort', abort, { once: true });
  return controller.signal;
}
