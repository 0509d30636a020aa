import { isFunctionType } from '../../contract/limits.ts';
import type { FunctionState } from '../../contract/operator.ts';
import type { FunctionLogs } from './logs-port.ts';
import { createPrintedFeed, type PrintedFeed } from './printed-feed.ts';
import { functionState } from './state.ts';
import type { FunctionStatuses, SiteKey } from './status.ts';

/** What a node that runs functions shows of them. */
export interface NodeFunctions {
  readonly statuses: FunctionStatuses;
  readonly logs: FunctionLogs;
}

/** What pages and calls show of the functions of this node. */
export interface FunctionsView {
  readonly node: string;
  /** Null: this node runs no functions. Those of other nodes are not known here. */
  readonly own: { readonly statuses: FunctionStatuses; readonly printed: PrintedFeed } | null;
  /** Returns what the functions of an app do on this node. Undefined: the app or the node has none. */
  stateOf(app: SiteKey & { readonly type: string; readonly liveRelease: string | null }): FunctionState | undefined;
}

/** `functions`: those that this node runs. `stack` ends what follows their logs. */
export function viewFunctions(
  functions: NodeFunctions | undefined,
  { node, clock }: { readonly node: string; readonly clock: { monotonic(): number } },
  stack: AsyncDisposableStack,
): FunctionsView {
  const own = functions && {
    statuses: functions.statuses,
    printed: stack.use(createPrintedFeed(functions.logs, clock)),
  };
  return {
    node,
    own: own ?? null,
    stateOf: (app) =>
      own && isFunctionType(app.type) && app.liveRelease !== null ? functionState(own.statuses.status(app)) : undefined,
  };
}
