import { addAbortListener } from 'node:events';
import { proxiedFetch } from '../api/proxy.ts';
import type { CheckEdge } from '../check/run.ts';
import type { TypeInCheckout } from '../contract/checkout-type.ts';
import { connect } from '../deploy/connect.ts';
import type { DeployOutcome } from '../deploy/events.ts';
import type { PlannedDeploy } from '../deploy/inputs/parse.ts';
import { workingTree } from '../deploy/working-tree.ts';
import type { ActionReport, ReportParts } from './report/reporter.ts';
import { runCommand } from './runner/command.ts';

export interface ActionEdge extends Omit<CheckEdge, 'workspace'> {
  /** For dry runs alone. */
  readonly typeInCheckout: TypeInCheckout;
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
    onSecret: report.addSecret,
    reporter: report.report,
    // Another repository's files are not in this checkout.
    tree: plan.commit === undefined ? undefined : workingTree(workspace),
    typeInCheckout: edge.typeInCheckout,
    signal: edge.signal,
    requestSignal: later(edge.signal, GRACE_MS),
  });
  // Requests the first token while the flow is loaded and the forge answers. The flow awaits it too, and reports its failure.
  const identity = deps.identify();
  identity.catch(() => {});
  const { deploy } = await import(/* webpackChunkName: "flow" */ '../deploy/flow.ts');
  const { recallAndFollow } = await import(/* webpackChunkName: "flow" */ './recall.ts');
  const { plan: recalled, isClosed } = await recallAndFollow(planned, report, { ...parts, fetch }, edge.signal);
  const go = () => deploy(recalled, { ...deps, identify: () => identity });
  const outcome = await go();
  const { own } = planned;
  if (!own || outcome.error?.call?.serviceCode !== 'app_deleted') return outcome;
  // Closed during the deploy, or before a run that waited. Otherwise it was closed before, and is open again.
  if (outcome.deployID !== undefined || (await isClosed())) return outcome;
  const { restoreApp } = await import(/* webpackChunkName: "close" */ './end-app.ts');
  const { clock, random } = deps;
  try {
    await restoreApp(own, { clock, random, fetch, run: runCommand, onSecret: report.addSecret });
  } catch {
    return outcome;
  }
  report.report({ type: 'notice', message: 'The app was deleted when the pull request was closed, and is restored' });
  return go();
}

/** Returns a signal that is aborted `ms` after `signal`. */
function later(signal: AbortSignal, ms: number): AbortSignal {
  const controller = new AbortController();
  addAbortListener(signal, () => setTimeout(() => controller.abort(signal.reason), ms).unref());
  return controller.signal;
}
