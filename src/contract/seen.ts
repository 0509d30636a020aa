import type { JsonObject } from '../base/json.ts';
import type { SiteWarning } from './built-output.ts';
import type { Diagnostic } from './control-plane.ts';

/**
 * The service's answers, as the tolerant reader returns them (spec 2.1 and 2.2 show no fields). A field that an answer does not
 * have is undefined. Times are in milliseconds since the Unix epoch.
 */
export interface SeenApp {
  readonly appID: string;
  readonly name: string | undefined;
  readonly type: string | undefined;
  readonly subdomain: string | undefined;
  readonly state: string | undefined;
  readonly url: string | undefined;
  /** The configuration of a deployment may have `type`. */
  readonly takesType?: true;
}

/** The answer to a PATCH: the app and its build settings. */
export interface SeenUpdate extends SeenApp {
  readonly buildCommand: string | undefined;
  readonly outputDirectory: string | undefined;
  readonly region: string | undefined;
}

export interface SeenEnvironment {
  readonly environmentID: string | undefined;
  readonly name: string | undefined;
  readonly state: string | undefined;
  readonly url: string | undefined;
}

/** The answer to the environments call: whatever it shows of the app beside them. */
export interface SeenLookUp {
  readonly environments: readonly SeenEnvironment[];
  /** Undefined if the answer shows no repository and no branch. */
  readonly stored: SeenStored | undefined;
  /** True: the body of a deployment may have `configuration`. */
  readonly takesConfiguration: boolean;
  /** True: the body of a deployment may have `env`. */
  readonly takesEnv: boolean;
  /** True: the configuration of a deployment may have `type`. */
  readonly takesType: boolean;
}

export interface SeenStored {
  readonly repository: string | undefined;
  readonly branch: string | undefined;
  readonly state: string | undefined;
  readonly variables: readonly string[] | undefined;
  /** All members, by the names of the answer. */
  readonly fields: JsonObject;
}

export interface SeenDeployment {
  readonly deployID: string;
  /** The service's own word; `pending` if the answer to a deploy names none. */
  readonly status: string;
  readonly stage: string | undefined;
  readonly branch: string | undefined;
  readonly commit: string | undefined;
  readonly url: string | undefined;
  readonly createdAt: number | undefined;
  /** The ID of the deployment that overtook this one. */
  readonly supersededBy: string | undefined;
  /** Faults of the start page that the service reports. Absent if it reports none. */
  readonly warnings?: readonly SiteWarning[];
}

export interface DeploymentsPage {
  readonly deployments: readonly SeenDeployment[];
  readonly nextCursor: string | undefined;
  /** The absolute address of the next page, if only a `Link` header names it. */
  readonly nextPage?: string | undefined;
}

export interface SeenFailure {
  readonly stage: string | undefined;
  readonly code: string | undefined;
  readonly message: string | undefined;
  readonly exitCode: number | undefined;
  readonly signal: string | undefined;
  /** One line for each entry, as sent. It may be hostile. */
  readonly log: readonly string[];
  readonly diagnostics: readonly Diagnostic[];
}

/** An error body, in any of the usual shapes. */
export interface SeenError {
  readonly code: string | undefined;
  /** One plain line of at most 300 characters. */
  readonly message: string | undefined;
  readonly requestID: string | undefined;
  /** Faults of single fields of the request. */
  readonly fields: readonly SeenFieldError[];
}

export interface SeenFieldError {
  /** As the service names it: `source.repo`. */
  readonly field: string;
  readonly message: string;
}
