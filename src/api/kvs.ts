import { SlipwayError } from '../base/errors.ts';
import { isObject } from '../base/json.ts';
import { checkJsonText, jsonMembers } from '../base/json-text.ts';
import { KVS_PATHS, type KvsOperation } from '../contract/routes.ts';
import { readRefusal, refusalError, unexpected } from './kvs-refusals.ts';
import { type CredentialSource, createSigner } from './kvs-sign.ts';
import { createPipeline, type PipelineParts, type Reader } from './pipeline.ts';
import type { RetryBudget } from './retry.ts';
import { addressBelow, checkServiceUrl } from './urls.ts';

export type { CredentialSource, KvsCredentials } from './kvs-sign.ts';

/** An entry to put: `text` is exact JSON text (numbers beyond 2^53, `-0`); `value` goes through `JSON.stringify`. */
type KvsPut = { readonly key: string; readonly ttlSeconds?: number | undefined } & (
  | { readonly text: string }
  | { readonly value: unknown }
);

interface KvsFound {
  /** The value's exact JSON text, as the service sent it. */
  readonly text: string;
  readonly value: unknown;
  /** ISO 8601, UTC; null: does not expire. */
  readonly expiresAt: string | null;
}

export type KvsClient = ReturnType<typeof createKvsClient>;

export interface KvsTrouble {
  readonly operation: KvsOperation;
  /** 429, 500, …, or undefined if no answer came. */
  readonly status: number | undefined;
  readonly attempt: number;
  readonly waitMs: number;
}

export interface KvsClientOptions
  extends Pick<PipelineParts, 'fetch' | 'clock' | 'random' | 'signal' | 'pace' | 'budget'> {
  /** SERVICE_KVS_URL: https, or http on loopback. */
  readonly url: string;
  /** SERVICE_KVS_REGION: the one that signatures are scoped to. */
  readonly region: string;
  readonly token: string;
  readonly credentials: CredentialSource;
  readonly onTrouble?: (trouble: KvsTrouble) => void;
}

/** Ten faults in one call, over about half a minute, are an outage. */
export const KVS_BUDGET: RetryBudget = {
  attempts: 10,
  totalMs: 600_000,
  firstDelayMs: 100,
  mostDelayMs: 10_000,
  mostRetryAfterMs: 300_000,
  throttling: 'pace',
};

/** Milliseconds for one attempt, and bytes of one answer (a 64 KiB value may come back escaped). */
const ATTEMPT_MS = 30_000;
const ANSWER_BYTES = 1024 * 1024;

/**
 * Makes a client of one table, with the three operations of spec 4.B. All are idempotent, so it repeats them after faults, within its
 * budget. Throws `SlipwayError`: `unauthorized` and `forbidden` name the cause (region, clock, credentials, token, binding, app type).
 * `rate_limited`, `service_error`, `unreachable` and `request_timeout` come after the budget is used up. It follows no redirect.
 */
export function createKvsClient(options: KvsClientOptions) {
  const { fetch, clock, random, signal, pace, budget = KVS_BUDGET, onTrouble } = options;
  const base = checkServiceUrl(options.url, 'url');
  const signer = createSigner(options);
  const limits = { timeoutMs: ATTEMPT_MS, bodyBytes: ANSWER_BYTES };
  const send = createPipeline({ fetch, clock, random, signal, pace, budget, ...limits });
  const call = <T>(operation: KvsOperation, key: string, body: string, decode: (answer: Answer) => T) =>
    send({
      doing: `${operation} ${JSON.stringify(key)}`,
      request: { method: 'POST', url: addressBelow(base, KVS_PATHS[operation]), headers: {}, body },
      mayRepeat: true,
      authorize: ({ url }) => signer.sign(url, body),
      // A 403 may mean that the session has ended and that the source has newer credentials.
      renewOn: 403,
      renew: () => signer.renew(),
      addressFrom: 'SERVICE_KVS_URL',
      read: reader(options, decode),
      onTrouble: ({ error, attempt, waitMs }) =>
        onTrouble?.({ operation, status: error.call?.status, attempt, waitMs }),
    });
  return {
    async put(entry: KvsPut): Promise<void> {
      const ttl = entry.ttlSeconds === undefined ? '' : `,"ttlSeconds":${entry.ttlSeconds}`;
      const body = `{"key":${JSON.stringify(entry.key)},"value":${valueText(entry)}${ttl}}`;
      return call('put', entry.key, body, ({ value, wrong }) => {
        if (!isObject(value) || value.ok !== true) throw wrong('does not say ok');
      });
    },
    /** Returns undefined if the key is missing or expired. */
    get: (key: string) => call('get', key, JSON.stringify({ key }), decodeFound),
    /** Succeeds too if the key does not exist. */
    delete: (key: string) =>
      call('delete', key, JSON.stringify({ key }), ({ value, wrong }) => {
        if (!isObject(value) || value.deleted !== true) throw wrong('does not say deleted');
      }),
  };
}

function valueText(entry: KvsPut): string {
  const text = 'text' in entry ? entry.text : JSON.stringify(entry.value);
  if (text === undefined) throw new SlipwayError('invalid_input', `The value of "${entry.key}" is not a JSON value`);
  if ('text' in entry) checkJsonText(text);
  return text;
}

/** A successful answer: its text, and the text as JSON. `wrong` makes the error for one that is not as spec 4.B says. */
interface Answer {
  readonly text: string;
  readonly value: unknown;
  wrong(what: string): SlipwayError;
}

function decodeFound({ text, value, wrong }: Answer): KvsFound | undefined {
  if (!isObject(value) || typeof value.found !== 'boolean') throw wrong('does not say found');
  if (!value.found) return undefined;
  const member = jsonMembers(text)?.find(({ name }) => name === 'value');
  if (member === undefined) throw wrong('says found, but has no value');
  const { expiresAt } = value;
  return { text: member.text, value: value.value, expiresAt: typeof expiresAt === 'string' ? expiresAt : null };
}

function reader<T>({ region, token, clock }: KvsClientOptions, decode: (answer: Answer) => T): Reader<T> {
  return async (answer) => {
    const { status, text } = answer;
    if (status >= 300) {
      const refusal = readRefusal(answer, { region, token, now: clock.now() });
      return { ok: false, error: refusalError(answer, refusal) };
    }
    const wrong = (what: string) => unexpected(answer, what);
    if (text === undefined) return { ok: false, error: wrong(`is longer than ${answer.bodyBytes} bytes`) };
    try {
      return { ok: true, value: decode({ text, value: JSON.parse(text), wrong }) };
    } catch (error) {
      return { ok: false, error: error instanceof SlipwayError ? error : wrong('is not JSON') };
    }
  };
}
