import { isObject, type JsonObject, parsedJson } from '../base/json.ts';
import { KVS_VARIABLE_PREFIX } from '../contract/limits.ts';
import type { KvsOperation } from '../contract/routes.ts';
import { KvsError } from './error.ts';
import type { TableOptions } from './options.ts';
import { type Keys, signedHeaders } from './signature.ts';

export interface Caller {
  readonly table: string;
  readonly operation: KvsOperation;
  /** What the call does, for messages. */
  readonly doing: string;
  readonly options: TableOptions;
}

const TIMEOUT_MS = 10_000;
/** Milliseconds of the first wait before a repetition, if the store names none. Each further one is twice as long. */
const FIRST_WAIT_MS = 100;
const MOST_WAIT_MS = 2_000;
/** A value of 64 KiB may come back escaped. */
const ANSWER_BYTES = 1024 * 1024;
/** The gateway tolerates five minutes. */
const NOTABLE_SKEW_MS = 4 * 60_000;

/**
 * Sends an operation, and repeats it while the store cannot serve or its rate limit is reached: all three may be repeated. Waits as
 * long as `Retry-After` says. Returns the body of the answer. Rejects with `KvsError`.
 */
export async function ask(caller: Caller, body: string): Promise<JsonObject> {
  const { options, operation } = caller;
  const { url, token, region, keys } = placeOf(caller);
  const target = new URL(`${url.href.replace(/\/$/, '')}/v1/${operation}`);
  const signal = AbortSignal.timeout(options.timeoutMs ?? TIMEOUT_MS);
  const until = Date.now() + (options.timeoutMs ?? TIMEOUT_MS);
  for (let attempt = 0; ; attempt += 1) {
    const own = { 'content-type': 'application/json', 'x-kvs-authorization': `Bearer ${token}` };
    const headers = await signedHeaders(target, own, body, { region, keys, now: Date.now() });
    const failure = await attemptOf(caller, target, { method: 'POST', headers, body, signal, redirect: 'manual' });
    if (!(failure instanceof KvsError)) return failure;
    if (failure.code !== 'unavailable' && failure.code !== 'rate_limited') throw failure;
    const backoff = Math.min(MOST_WAIT_MS, FIRST_WAIT_MS * 2 ** attempt) * (0.5 + Math.random() / 2);
    const waitMs = failure.retryAfter === undefined ? backoff : failure.retryAfter * 1_000;
    if (signal.aborted || Date.now() + waitMs >= until) throw failure;
    await new Promise((resolve) => setTimeout(resolve, waitMs));
  }
}

/** Reads the variables that the platform gives to a function. */
function placeOf({ table, doing, options }: Caller) {
  const env = options.env ?? globalThis.process?.env ?? {};
  const missing = (name: string, remedy: string) =>
    new KvsError('not_configured', `Could not ${doing}: the variable ${name} is not set. ${remedy}`);
  const variable = (name: string, remedy: string) => {
    const value = env[name];
    if (value === undefined || value === '') throw missing(name, remedy);
    return value;
  };
  const outside = 'The platform sets it for functions; elsewhere, run the command by "slipway exec".';
  const token = variable(
    `${KVS_VARIABLE_PREFIX}TOKEN_${table.toUpperCase()}`,
    `Create the table: slipway tables create ${table}. The next instance of the function has it.`,
  );
  const text = variable(`${KVS_VARIABLE_PREFIX}URL`, outside);
  if (!URL.canParse(text)) throw missing(`${KVS_VARIABLE_PREFIX}URL`, `${JSON.stringify(text)} is not a URL.`);
  const keys: Keys = {
    accessKeyID: variable('AWS_ACCESS_KEY_ID', outside),
    secret: variable('AWS_SECRET_ACCESS_KEY', outside),
    sessionToken: env.AWS_SESSION_TOKEN || undefined,
  };
  return { url: new URL(text), token, region: variable(`${KVS_VARIABLE_PREFIX}REGION`, outside), keys };
}

/** Returns the body of a success, or the failure. */
async function attemptOf({ doing, options }: Caller, target: URL, init: RequestInit): Promise<JsonObject | KvsError> {
  let status: number | undefined;
  try {
    const response = await (options.fetch ?? fetch)(target.href, init);
    status = response.status;
    const text = await textOf(response);
    const body = text === undefined ? undefined : parsedJson(text);
    if (status === 200 && isObject(body)) return body;
    return refusalOf(doing, response, isObject(body) ? body : {});
  } catch (cause) {
    const broken = status === undefined ? 'could not be reached' : 'broke its answer off';
    const why = cause instanceof Error && cause.name === 'TimeoutError' ? 'did not answer in time' : broken;
    const message = `Could not ${doing}: the key-value store at ${target.origin} ${why}. Try again later.`;
    return new KvsError('unavailable', message, { status, cause });
  }
}

/** Returns the text of an answer. Undefined if it is longer than any that the store makes. */
async function textOf(response: Response): Promise<string | undefined> {
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length;
    if (bytes > ANSWER_BYTES) return undefined;
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

interface Rule {
  readonly status: number;
  /** The service's code, or words of the gateway's message. Absent: any. */
  readonly says?: RegExp;
  readonly why: string;
  readonly remedy: string;
}

/** The first rule that matches explains a refusal. */
const RULES: readonly Rule[] = [
  {
    status: 401,
    why: 'the token of the table is not valid',
    remedy: 'The table may have been deleted: create it again, and the next instance has its new token.',
  },
  {
    status: 403,
    says: /valid region/i,
    why: 'the signature is for another region',
    remedy: 'SERVICE_KVS_REGION must be that of the gateway.',
  },
  {
    status: 403,
    says: /security token/i,
    why: 'the credentials are not valid any more',
    remedy: 'They end with the instance that got them: start the function again.',
  },
  {
    status: 403,
    says: /^(?:inactive_binding|unsupported_app_type)$/,
    why: 'the token and the credentials are not those of one function app',
    remedy: 'Use the variables as the platform sets them.',
  },
  {
    status: 403,
    why: 'the signature is not accepted',
    remedy: 'Use AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY and AWS_SESSION_TOKEN as the platform sets them.',
  },
];

function refusalOf(doing: string, { status, headers }: Response, body: JsonObject): KvsError {
  const said = [body.error, body.message].find((each) => typeof each === 'string') ?? '';
  const fail = (code: KvsError['code'], why: string, remedy: string, retryAfter?: number) =>
    new KvsError(code, `Could not ${doing}: ${why}. ${remedy} (${status})`, { status, retryAfter });
  const seconds = Number(headers.get('retry-after') ?? Number.NaN);
  const retryAfter = seconds >= 0 ? seconds : undefined;
  if (said === 'quota_exceeded')
    return fail(
      'rate_limited',
      'the organization has made as many requests this month as it may',
      'The operator of the platform can give it more.',
      retryAfter,
    );
  if (status === 429) {
    const wait = retryAfter === undefined ? 'later' : `in ${retryAfter} s`;
    return fail('rate_limited', 'the rate limit is reached', `Try again ${wait}, or send fewer requests.`, retryAfter);
  }
  if (said === 'table_full')
    return fail('full', 'the table stores as much as it may', 'Delete keys. A minute later there is room again.');
  if (status >= 500) return fail('unavailable', 'the key-value store cannot serve', 'Try again later.', retryAfter);
  const rule = RULES.find((each) => each.status === status && (each.says?.test(String(said)) ?? true));
  if (rule && status === 403 && Math.abs(Date.now() - Date.parse(headers.get('date') ?? '')) > NOTABLE_SKEW_MS) {
    return fail('refused', 'the clock of this machine differs from that of the store', 'Set the clock.');
  }
  if (rule) return fail('refused', rule.why, rule.remedy);
  return fail('unexpected_response', 'the answer is not that of a key-value store', 'Check SERVICE_KVS_URL.');
}
