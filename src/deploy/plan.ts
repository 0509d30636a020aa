import type { JsonObject } from '../base/json.ts';
import type { ApiMap } from '../contract/api-map.ts';
import type { AppSettings } from '../contract/app-fields.ts';
import type { AppPath } from '../contract/control-plane.ts';
import type { StatusFamily } from '../contract/status.ts';

/** Everything that a deploy does, decided before the first request. */
export interface DeployPlan extends AppPath {
  /** The app's ID, or the name to create it under; placeholders are filled in. */
  readonly app: string;
  /** The app's ID from an earlier run, if the platform chose another one than the name. */
  readonly rememberedAppID: string | undefined;
  readonly create: boolean;
  readonly appType: string;
  readonly configuration: PlannedConfiguration;
  readonly env: PlannedEnv;
  /** The commit of this run. The platform builds it on the app's branch. */
  readonly commit: string | undefined;
  /** A deployment of the same commit that an earlier run started and that may still be under way. */
  readonly attachTo: string | undefined;
  readonly follow: FollowPlan;
  readonly verify: 'off' | 'warn' | 'fail';
  readonly urlTemplate: string | undefined;
  readonly dryRun: boolean;
  /** The differences between the service's requests and answers and those that Slipway assumes. */
  readonly apiMap?: ApiMap | undefined;
}

/** Inputs that are empty are absent and are not sent. */
export interface PlannedConfiguration extends AppSettings {
  readonly repository: string;
  readonly branch: string;
  /** The input `app-settings`. */
  readonly settings: JsonObject;
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
