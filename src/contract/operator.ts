import type { SettingName } from './app-settings.ts';
import type { AppRecord, DeploymentRecord } from './control-plane.ts';

/** Answers of the operator's calls. Not the service's: the embedded platform's own. */

export interface OperatorApp extends AppRecord {
  readonly org: string;
  readonly project: string;
  /** The stored settings that have no member of their own. */
  readonly settings: Readonly<Partial<Record<SettingName, unknown>>>;
  readonly liveDeployID: string | null;
  readonly newest: OperatorDeployment | null;
  /** The state of its functions on the node that answers. Absent if it has none, or if that node runs none. */
  readonly functions?: FunctionState;
  /** The node that answers, if `functions` is there. */
  readonly functionsNode?: string;
  /** Present if the app is deleted. */
  readonly deleted?: {
    readonly at: string;
    /** The email address of who deleted it. Null: its lifetime was over. */
    readonly by: string | null;
    /** Until then it can be restored. */
    readonly until: string;
  };
}

export interface OperatorDeployment extends Omit<DeploymentRecord, 'url'> {
  /** The first line of the commit's message. */
  readonly subject: string | null;
  readonly author: string | null;
  /** The email address of who asked for it. */
  readonly triggeredBy: string | null;
  readonly size: { readonly files: number; readonly bytes: number } | null;
  readonly isLive: boolean;
  readonly redeployOf?: string;
  readonly cancelledBy?: string;
  readonly supersededBy?: string;
  readonly phases: readonly OperatorPhase[];
}

export interface OperatorPhase {
  /** `queue`, `clone`, `install`, `build` or `store`. */
  readonly name: string;
  readonly startedAt: string;
  /** Null: it is under way. */
  readonly ms: number | null;
}

/**
 * The functions of an app on one node: `running` (an instance is ready), `starting`, `stopping`, `asleep` (the next request starts
 * an instance), `failed` (the last start failed), `crash-loop`.
 */
export const FUNCTION_STATES = ['running', 'starting', 'stopping', 'asleep', 'failed', 'crash-loop'] as const;
export type FunctionState = (typeof FUNCTION_STATES)[number];

/** Printed lines of one answer: the default and the most. */
export const PRINTED_LINES = { default: 100, most: 1_000 } as const;
