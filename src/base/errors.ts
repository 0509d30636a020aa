/** Who can fix an error. Decides the wording, the exit code and whether a stack is worth showing. */
export type Mender = 'user' | 'platform' | 'network' | 'github' | 'slipway';

/** All error codes, and who can fix each. Codes are public: docs/troubleshooting.md lists them. */
const MENDERS = {
  // The input of the user.
  missing_input: 'user',
  invalid_input: 'user',
  invalid_file: 'user',
  file_not_found: 'user',
  insecure_url: 'user',
  app_not_found: 'user',
  app_unreachable_by_name: 'user',
  app_of_another_repository: 'user',
  not_production_branch: 'user',
  not_found: 'user',
  table_not_found: 'user',
  // Identity.
  no_id_token: 'user',
  invalid_id_token: 'user',
  access_token_given: 'user',
  email_claim_missing: 'user',
  token_command_failed: 'user',
  token_exchange_failed: 'user',
  // The answers of the service.
  unauthorized: 'user',
  forbidden: 'user',
  refused: 'user',
  rate_limited: 'platform',
  service_error: 'platform',
  unexpected_response: 'platform',
  response_too_large: 'platform',
  redirected: 'platform',
  deployment_lost: 'platform',
  deploy_failed: 'user',
  check_failed: 'user',
  deploy_cancelled: 'user',
  deploy_timeout: 'platform',
  verify_failed: 'platform',
  // The network.
  unreachable: 'network',
  request_timeout: 'network',
  // GitHub.
  github_refused: 'github',
  // The machine, and Slipway itself.
  platform_not_running: 'user',
  platform_locked: 'user',
  port_in_use: 'user',
  unsupported_data: 'user',
  unsupported_runtime: 'user',
  disk_full: 'user',
  audit_altered: 'user',
  path_escapes_root: 'user',
  seed_failed: 'platform',
  interrupted: 'user',
  internal: 'slipway',
} as const satisfies Record<string, Mender>;

export type ErrorCode = keyof typeof MENDERS;
export const ERROR_CODES: readonly string[] = Object.keys(MENDERS);

/** A place in a file of the user's, for annotations. Lines and columns count from 1. */
export interface SourcePlace {
  readonly file: string;
  readonly line?: number | undefined;
  readonly column?: number | undefined;
}

/** The facts of a failed call. They contain no headers and no bodies. */
export interface CallFacts {
  readonly method: string;
  readonly path: string;
  readonly status?: number | undefined;
  readonly requestID?: string | undefined;
  /** The service's own error code, as `app_exists`. */
  readonly serviceCode?: string | undefined;
  /**
   * The effect of the call. `not-sent`: the server never saw it. `refused`: the server did nothing. `unknown`: the server may have
   * acted (a lost answer, a 5xx, an answer that cannot be read). If such a call changes something, the caller reads the current state
   * before it goes on.
   */
  readonly outcome?: 'not-sent' | 'refused' | 'unknown' | undefined;
  /** The whole answer arrived, but its shape is not known. The same call would get the same answer. */
  readonly unclear?: true | undefined;
}

export interface ErrorDetails {
  /** The next step, as one sentence or a few lines of YAML. */
  readonly remedy?: string | undefined;
  /** The input or flag at fault, by its public name. */
  readonly input?: string | undefined;
  readonly place?: SourcePlace | undefined;
  readonly call?: CallFacts | undefined;
  readonly cause?: unknown;
  /** Further errors found in the same pass (the other bad lines of a file), to be shown after this one. */
  readonly also?: readonly SlipwayError[] | undefined;
}

/** The one error class of Slipway: a code, one line of message, and the remedy. */
export class SlipwayError extends Error {
  override readonly name = 'SlipwayError';
  readonly code: ErrorCode;
  readonly mender: Mender;
  readonly remedy: string | undefined;
  readonly input: string | undefined;
  readonly place: SourcePlace | undefined;
  readonly call: CallFacts | undefined;
  readonly also: readonly SlipwayError[];

  constructor(code: ErrorCode, message: string, details: ErrorDetails = {}) {
    super(message, details.cause === undefined ? undefined : { cause: details.cause });
    this.code = code;
    this.mender = MENDERS[code];
    this.remedy = details.remedy;
    this.input = details.input;
    this.place = details.place;
    this.call = details.call;
    this.also = details.also ?? [];
  }

  /** Returns a copy of this error. A change that is present replaces the value, also if it is undefined. */
  with(given: ErrorDetails & { readonly code?: ErrorCode; readonly message?: string }): SlipwayError {
    const { code = this.code, message = this.message, ...changes } = given;
    const { remedy, input, place, call, cause, also } = this;
    return new SlipwayError(code, message, { remedy, input, place, call, cause, also, ...changes });
  }
}

/** Returns any thrown value as a SlipwayError. A value that is not one becomes `internal`, with the value as its cause. */
export function asSlipwayError(thrown: unknown): SlipwayError {
  if (thrown instanceof SlipwayError) return thrown;
  return new SlipwayError('internal', messageOf(thrown), {
    cause: thrown,
    remedy: 'This is a fault of Slipway. Please report it with the lines above.',
  });
}

/** A host with several addresses that all refuse is an error without a message of its own, and with one for each. */
export function messageOf(thrown: unknown): string {
  if (thrown instanceof AggregateError && thrown.message === '') return thrown.errors.map(messageOf).join(', ');
  return thrown instanceof Error ? thrown.message : String(thrown);
}

/** Ends every `switch` over a union: a forgotten case is a type error. */
export function assertNever(value: never): never {
  throw new SlipwayError('internal', `Unhandled case: ${JSON.stringify(value)}`);
}

/** Returns the result of `work`. Undefined if it throws. */
export function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

/** Returns the `code` of a Node.js system error (`ENOENT`, `ECONNRESET`, …), or undefined. */
export function systemCode(thrown: unknown): string | undefined {
  if (!(thrown instanceof Error) || !('code' in thrown)) return undefined;
  return typeof thrown.code === 'string' ? thrown.code : undefined;
}

const DISK_FULL: ReadonlySet<string | undefined> = new Set(['ENOSPC', 'EDQUOT']);

/** True for the error of a file system that is full, or in which this user's quota is used up. */
export function isDiskFull(thrown: unknown): boolean {
  return DISK_FULL.has(systemCode(thrown));
}
