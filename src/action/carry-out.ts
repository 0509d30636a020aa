import { randomUUID } from 'node:crypto';
import { withLocalhostNames } from '../api/loopback.ts';
import type { Trouble } from '../api/pipeline.ts';
import { proxiedFetch } from '../api/proxy.ts';
import { systemClock, systemEvery } from '../base/clock.ts';
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
    return runCheck(planned.plan, report, edge);
  }
  const fetcher = (await proxiedFetch(edge.env)) ?? fetch;
  const plan = await report.recall(fetcher);
  const parts = { clock: systemClock, every: systemEvery, random: Math.random, uuid: randomUUID };
  const connection = connect(plan, target.baseUrl, target.source, {
    ...parts,
    fetch: fetcher,
    run: runCommand,
    onSecret: (secret) => report.addSecret(secret),
    onTrouble: (trouble) => report.report(told(trouble)),
    onNoEmail: ({ message, remedy }) => report.report({ type: 'warning', message, remedy }),
    signal: later(edge.signal, GRACE_MS),
  });
  const site = withLocalhostNames(fetcher);
  // Another repository's files are not in this checkout.
  const tree = plan.commit === undefined ? undefined : workingTree(edge.workspace);
  return deploy(plan, { ...parts, ...connection, fetch: site, reporter: report.report, signal: edge.signal, tree });
}

function told({ error }: Trouble) {
  return { type: 'warning', message: `${error.message}; trying again`, remedy: undefined } as const;
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
