/** Numbers of spec 2.3, 2.4 and 8, and those the spec does not show (marked "assumed"). */
export const KVS_LIMITS = {
  /** Bytes of a request body; beyond: 413. */
  bodyBytes: 128 * 1024,
  /** Bytes of a key in UTF-8. */
  keyBytes: 512,
  /** Bytes of a value's JSON text. */
  valueBytes: 64 * 1024,
  /** Seconds. */
  minTtlSeconds: 60,
  maxTtlSeconds: 31_536_000,
  tablesPerApp: 2,
} as const;

/** App types that may use the KVS (spec 1.7). */
export const KVS_APP_TYPES = ['api', 'web-ssr', 'sse'] as const;
/** `web-landing` is the static one (assumed name); the others are in spec 1.7. */
export const APP_TYPES = ['web-landing', ...KVS_APP_TYPES] as const;
export type AppType = (typeof APP_TYPES)[number];
export type FunctionType = (typeof KVS_APP_TYPES)[number];
/** In place of a type, in the configuration of a deployment: the build decides. */
export const DETECTED_TYPE = 'detect';

/** True for an app that is a server: the platform runs it. The service has types for it that may use the KVS, and these alone. */
export function isFunctionType(type: string | undefined): type is FunctionType {
  return KVS_APP_TYPES.some((each) => each === type);
}

/** The one region that KVS signatures are scoped to (spec 2.5), and the signing service (spec 5.B). */
export const KVS_REGION = 'us-east-2';
export const KVS_SIGNING_SERVICE = 'execute-api';

/** Names of the runtime variables (spec 2.5); users may not set any that begins with the prefix. */
export const KVS_VARIABLE_PREFIX = 'SERVICE_KVS_';

/** An env variable's name, as POSIX shells take it (assumed). */
export const ENV_NAME = /^[A-Za-z_][A-Za-z0-9_]*$/;
/** A KVS table's name (assumed): its upper case must be fit for a variable's name. */
export const TABLE_NAME = /^[a-z][a-z0-9_]{0,31}$/;
/** A path identifier of an organization, project or app (assumed). */
export const IDENTIFIER = /^[A-Za-z0-9](?:[A-Za-z0-9._-]{0,61}[A-Za-z0-9])?$/;

export const CONTROL_LIMITS = {
  bodyBytes: 1024 * 1024,
  /** Variables of an app, and bytes of all their names and values together. */
  envVariables: 500,
  envBytes: 256 * 1024,
  /** Deployments a page: the default and the most. */
  pageDefault: 20,
  pageMost: 100,
  /** Log lines in a failure record, and characters of each. */
  failureLogLines: 200,
  failureLogLine: 2_000,
} as const;

/** Bytes of one page of a build's log: the default, and the most. */
export const LOG_LIMITS = { pageDefault: 64 * 1024, pageMost: 256 * 1024 } as const;

/** Characters of what people read of a commit (assumed). */
export const COMMIT_LIMITS = { subject: 200, author: 100 } as const;

/** Bounds of a failure record (assumed). The bounds of its log are in `CONTROL_LIMITS`. */
export const FAILURE_LIMITS = {
  /** Bytes of the whole record as JSON. */
  bytes: 1024 * 1024,
  /** Characters of its message and of the name of a signal. */
  message: 2_000,
  signal: 20,
  findings: 500,
  /** Characters of a finding's path, message and code. */
  file: 1_000,
  findingMessage: 1_000,
  findingCode: 100,
  /** Lines of the source of a finding, and characters of one. */
  sourceLines: 5,
  sourceLine: 200,
} as const;
