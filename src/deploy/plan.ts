import type { JsonObject } from '../base/json.ts';
import type { ApiMap } from '../contract/api-map.ts';
import type { AppSettings } from '../contract/app-fields.ts';
import type { AppPath } from '../contract/control-plane.ts';
import type { StatusFamily } from '../contract/status.ts';

export interface DeployPlan extends AppPath {
  /** The app's ID, or the name to create it under; placeholders are filled in. */
  readonly app: string;
  /** The app's ID from an earlier run, if the platform chose another one than the name. */
  readonly rememberedAppID: string | undefined;
  readonly create: boolean;
  /** Undefined if the run names no type. A new app is then static, or the platform detects its type. */
  readonly appType: string | undefined;
  readonly configuration: PlannedConfiguration;
  readonly ownership: PlannedOwnership;
  readonly env: PlannedEnv;
  /** The commit of this run. The platform builds it on the app's branch. */
  readonly commit: string | undefined;
  /** A deployment of the same commit that an earlier run started and that may still be under way. */
  readonly attachTo: string | undefined;
  readonly follow: FollowPlan;
  readonly verify: 'off' | 'warn' | 'fail';
  readonly urlTemplate: string | undefined;
  readonly dryRun: boolean;
  /** The app ends with the deploy, so nothing that a failure leaves in it is taken back. */
  readonly isPassing?: boolean;
  /** The differences between the service's requests and answers and those that Slipway assumes. */
  readonly apiMap?: ApiMap | undefined;
}

/** Inputs that are empty are absent and are not sent. */
export interface PlannedConfiguration extends AppSettings {
  readonly repository: string;
  readonly branch: string;
  readonly settings: JsonObject;
}

export interface PlannedOwnership {
  /** True: an app of another repository becomes this one's. */
  readonly takeOver: boolean;
  /** Other names of the repository: the folder of its checkout, or its remote. */
  readonly alsoNamed: readonly string[];
  /** The URL of the server that bare `owner/name` may be on, beside github.com. */
  readonly server: string;
  /** On another branch than the app's: `deploy` it and leave the app's branch, let the app `follow` it, or `refuse`. */
  readonly otherBranch: 'deploy' | 'follow' | 'refuse';
}

export type PlannedEnv =
  | { readonly kind: 'leave' }
  | { readonly kind: 'replace'; readonly variables: ReadonlyMap<string, string> };

export interface FollowPlan {
  readonly wait: boolean;
  /** Milliseconds from trigger to a final status. */
  readonly timeoutMs: number;
  readonly onTimeout: 'fail' | 'detach';
  /** Milliseconds; undefined: adaptive. */
  readonly pollIntervalMs: number | undefined;
  readonly statusMap: ReadonlyMap<string, StatusFamily>;
}

export type OutcomeStatus = 'succeeded' | 'failed' | 'cancelled' | 'pending' | 'skipped';

/** Returns `org/project/app`, which distinguishes the apps of one repository. */
export function appKey({ org, project, app }: Pick<DeployPlan, 'org' | 'project' | 'app'>): string {
  return `${org}/${project}/${app}`;
}
