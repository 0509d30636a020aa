import { proxiedFetch } from '../api/proxy.ts';
import { connect } from '../deploy/connect.ts';
import type { DeployOutcome } from '../deploy/events.ts';
import { deploy } from '../deploy/flow.ts';
import type { PlannedDeploy } from '../deploy/inputs/parse.ts';
import { workingTree } from '../deploy/working-tree.ts';
import type { ActionEdge } from './deploy-action.ts';
import type { ActionReport } from './reporter.ts';

/** How long a request under way may still bring its answer after a cancel: what it did is then known and told. */
const GRACE_MS = 1_200;

/** Deploys as planned, over the network; a check is carried out on this machine alone. */
export async function carryOut(
  planned: PlannedDeploy,
  report: ActionReport,
  edge: ActionEdge & { readonly workspace: string },
): Promise<DeployOutcome> {
  const { target } = planned;
  if (target.mode === 'check') {
    const { runCheck } = await import(/* webpackChunkName: "check" */ './check.ts');
    return runCheck(planned.plan, target.compareTo, report, edge);
  }
  const fetch = await proxiedFetch(edge.env);
  const plan = await report.recall(fetch);
  const deps = connect(plan, target, {
    fetch,
    run: runCommand,
    onSecret: (secret) => report.addSecret(secret),
    reporter: report.report,
    // Another repository's files are not in this checkout.
    tree: plan.commit === undefined ? undefined : workingTree(edge.workspace),
    signal: edge.signal,
    requestSignal: later(edge.signal, GRACE_MS),
  });
  return deploy(plan, deps);
}

/** The token command, its output kept from the log. */
async function runCommand(command: string): Promise<{ readonly exitCode: number; readonly stdout: string }> {
  const { getExecOutput } = await import('@actions/exec');
  const [shell, flag] = process.platform === 'win32' ? ['cmd', '/c'] : ['sh', '-c'];
  return getExecOutput(shell, [flag, command], { silent: true, ignoreReturnCode: true });
}

/** Aborted `ms` after `signal`. */
function later(signal: AbortSignal, ms: number): AbortSignal {
  const controller = new AbortController();
  const abort = () => setTimeout(() => controller.abort(signal.reason), ms).unref();
  if (signal.aborted) abort();
  else signal.addEventListener('abort', abort, { once: true });
  return controller.signal;
}
