import { formatDuration } from '../base/durations.ts';
import { type CallFacts, type ErrorCode, SlipwayError } from '../base/errors.ts';
import { isObject, parsedJson } from '../base/json.ts';
import { cleanLine } from '../base/text.ts';
import { KVS_LIMITS } from '../contract/limits.ts';
import type { Answer } from './pipeline.ts';
import { type Answered, codeOf, factsOf } from './refusal.ts';

/** An answer of the data plane that is not a success, as the rules below need it. */
interface KvsRefusal {
  readonly status: number;
  /** The service's code, `{"error": code}` (spec 7.A). */
  readonly code: string | undefined;
  /** The gateway's words, `{"message": …}`. It answers before the request reaches the service. */
  readonly message: string | undefined;
  /** This machine's clock minus the service's `Date`, milliseconds; 0 if the answer has none. */
  readonly skewMs: number;
  readonly region: string;
}

interface Rule {
  readonly when: (refusal: KvsRefusal) => boolean;
  /** Default: the code that its status has for all clients. */
  readonly code?: ErrorCode;
  readonly says: (refusal: KvsRefusal) => string;
  readonly remedy: string;
}

/** A clock that differs more is the cause. Gateways tolerate five minutes; `Date` has whole seconds. */
const NOTABLE_SKEW_MS = 4 * 60_000;

const is = (status: number, code?: string) => (refusal: KvsRefusal) =>
  refusal.status === status && (code === undefined || refusal.code === code);
/** The gateway sends no code, so only its words distinguish its refusals. */
const gateway = (words: RegExp) => (refusal: KvsRefusal) => refusal.status === 403 && words.test(refusal.message ?? '');

/** The first rule that matches explains the answer. */
const RULES: readonly Rule[] = [
  {
    when: gateway(/scoped to a valid region/i),
    says: ({ region }) => `the signature is scoped to the region "${region}", which is not the gateway's`,
    remedy: 'Sign with the value of SERVICE_KVS_REGION (us-east-2), not with the region of the app or of AWS_REGION.',
  },
  {
    when: (refusal) =>
      refusal.status === 403 && Math.abs(refusal.skewMs) > NOTABLE_SKEW_MS && refusal.code === undefined,
    says: ({ skewMs }) =>
      `this machine's clock is ${formatDuration(Math.abs(skewMs))} ${skewMs > 0 ? 'ahead of' : 'behind'} the service's`,
    remedy: 'Set the clock (NTP): a signature is valid for five minutes.',
  },
  {
    when: gateway(/signature expired|not yet current/i),
    says: () => 'the signature is too old or from the future for the gateway',
    remedy: 'Check the clock of this machine (NTP): a signature is valid for five minutes.',
  },
  {
    when: gateway(/security token.*expired/i),
    says: () => 'the AWS credentials have expired',
    remedy: 'Ask for a longer session: role-duration-seconds of aws-actions/configure-aws-credentials.',
  },
  {
    when: gateway(/signature we calculated does not match/i),
    says: () => 'the signature does not match the AWS access key',
    remedy: 'Check that AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY and AWS_SESSION_TOKEN belong together.',
  },
  {
    when: is(403, 'inactive_binding'),
    says: () => "the table's binding is inactive",
    remedy: 'Look at the table under Services > Databases in the platform: it may be deleted or switched off.',
  },
  {
    when: is(403, 'unsupported_app_type'),
    says: () => "the app's type may not use the key-value store",
    remedy: 'Use a table of an app of type api, web-ssr or sse; static web apps have none.',
  },
  {
    when: is(403),
    says: () => 'the gateway does not approve the caller',
    remedy: 'Call with the AWS credentials of a function role that the platform manages for this app.',
  },
  {
    when: is(401, 'missing_token'),
    says: () => 'the table token did not arrive',
    remedy: 'A proxy in between may drop the header X-KVS-Authorization: let it pass.',
  },
  {
    when: is(401),
    says: () =>
      'the table token is not valid: the table may have been deleted, or the token belongs to another platform',
    remedy: "Copy the table's current token from the platform (Services > Databases), SERVICE_KVS_TOKEN_<TABLE>.",
  },
  {
    when: is(409, 'table_full'),
    says: () => 'the table, or all tables of its organization, store as much as they may',
    remedy: 'Delete keys: a minute later there is room again. Or have the operator raise --kvs-table-size.',
  },
  {
    when: is(413),
    says: () => 'the request body is too large',
    remedy: `Keep key and value together below ${KVS_LIMITS.bodyBytes / 1024} KiB.`,
  },
  {
    when: is(404),
    says: () => 'there is no key-value store at this address',
    remedy: 'Check SERVICE_KVS_URL: the data plane, not the control plane.',
  },
  {
    when: is(429, 'quota_exceeded'),
    code: 'refused',
    says: () => 'the organization has made as many requests this month as it may',
    remedy: '"slipway usage --org ORG" shows the numbers. The operator of the platform can give it more.',
  },
  {
    when: is(429),
    says: () => 'the rate limit stays exhausted',
    remedy: 'Run again later; other users of the table or app share its quota.',
  },
  {
    when: ({ status }) => status >= 500,
    says: () => 'the service keeps failing',
    remedy: 'Run again later. If it continues, send the request ID to the platform.',
  },
  {
    when: ({ status }) => status === 400,
    says: ({ code }) => `the service does not take the entry (${code ?? 'no code given'})`,
    remedy: `Limits: key ${KVS_LIMITS.keyBytes} bytes, value ${KVS_LIMITS.valueBytes / 1024} KiB of JSON, ttlSeconds ${KVS_LIMITS.minTtlSeconds} to ${KVS_LIMITS.maxTtlSeconds}.`,
  },
  {
    when: () => true,
    code: 'unexpected_response',
    says: () => 'the answer is not that of a key-value store',
    remedy: 'Check SERVICE_KVS_URL, and that no proxy answers in its place.',
  },
];

export function refusalError(at: Answered, refusal: KvsRefusal): SlipwayError {
  const rule = RULES.find(({ when }) => when(refusal));
  const quoted = refusal.code ?? refusal.message;
  const words = quoted === undefined ? '' : `, "${quoted}"`;
  const message = `Could not ${at.doing}: ${rule?.says(refusal) ?? 'refused'} (${refusal.status}${words})`;
  return new SlipwayError(rule?.code ?? codeOf(refusal.status), message, {
    remedy: rule?.remedy,
    call: callOf(at),
  });
}

/** Reads a refusal, without secrets: a gateway may quote signed headers, which contain the token. */
export function readRefusal(
  { status, headers, text = '' }: Answer,
  facts: { readonly region: string; readonly token: string; readonly now: number },
): KvsRefusal {
  const body = parsedJson(text);
  const said = isObject(body) ? (body.message ?? body.Message) : undefined;
  const date = Date.parse(headers.get('date') ?? '');
  return {
    status,
    code: isObject(body) && typeof body.error === 'string' ? cleanLine(body.error, 80) : undefined,
    message: typeof said === 'string' ? shown(said, facts.token) : undefined,
    skewMs: Number.isNaN(date) ? 0 : facts.now - date,
    region: facts.region,
  };
}

function shown(message: string, token: string): string {
  const [head = ''] = message.replaceAll(token, '***').split(/The Canonical String/i);
  return cleanLine(head.trim(), 300);
}

/** Makes the error of a success whose body is not what spec 4.B says. `what` ends the sentence "the answer …". */
export function unexpected(at: Answered, what: string): SlipwayError {
  return new SlipwayError('unexpected_response', `Could not ${at.doing}: the answer (${at.status}) ${what}`, {
    remedy: 'Check SERVICE_KVS_URL, and that no proxy answers in its place.',
    call: callOf(at),
  });
}

function callOf(at: Answered): CallFacts {
  const { headers } = at;
  const id = headers.get('x-request-id') ?? headers.get('x-amzn-requestid') ?? headers.get('apigw-requestid');
  return factsOf(at, { requestID: id ?? undefined });
}
