import type { Clock, Random } from '../base/clock.ts';
import { SlipwayError } from '../base/errors.ts';
import { isObject } from '../base/json.ts';
import { checkJsonText, jsonMembers } from '../base/json-text.ts';
import { KVS_PATHS, type KvsOperation } from '../contract/routes.ts';
import { type Exchange, exchange, type WireRequest } from './exchange.ts';
import { lostError, readRefusal, refusalError, unexpected } from './kvs-refusals.ts';
import { type CredentialSource, createSigner, type KvsSigner } from './kvs-sign.ts';
import { backoff, type RetryBudget, retryAfter, TRANSIENT } from './retry.ts';
import { checkServiceUrl } from './urls.ts';

export type { CredentialSource, KvsCredentials } from './kvs-sign.ts';

/** What to put: `text` is exact JSON text (numbers beyond 2^53, `-0`); `value` goes through `JSON.stringify`. */
export type KvsPut = { readonly key: string; readonly ttlSeconds?: number | undefined } & (
  | { readonly text: string }
  | { readonly value: unknown }
);

export interface KvsFound {
  /** The value's exact JSON text, as the service sent it. */
  readonly text: string;
  readonly value: unknown;
  /** ISO 8601, UTC; null: does not expire. */
  readonly expiresAt: string | null;
}

/** The three operations of spec 4.B. All are idempotent and repeated after faults within the budget. */
export interface KvsClient {
  put(entry: KvsPut): Promise<void>;
  /** Undefined: missing or expired. */
  get(key: string): Promise<KvsFound | undefined>;
  /** Also where the key did not exist. */
  delete(key: string): Promise<void>;
}

/** Told of a fault that is being repeated. */
export interface KvsTrouble {
  readonly operation: KvsOperation;
  /** 429, 500, …; undefined: no answer came. */
  readonly status: number | undefined;
  readonly attempt: number;
  readonly waitMs: number;
}

/** Tells how an attempt went. `throttled`: 429; nobody should go on for `waitMs` milliseconds. */
export type KvsLeave = (result: 'answered' | 'fault' | 'throttled', waitMs: number) => void;

/** How requests that run at once share a pace: each attempt enters, and leaves when it is over. */
export interface KvsPace {
  /** Resolves when the next attempt may go; rejects with the signal's reason. */
  enter(signal: AbortSignal | undefined): Promise<KvsLeave>;
}

export interface KvsClientOptions {
  /** SERVICE_KVS_URL: https, or http on loopback. */
  readonly url: string;
  /** SERVICE_KVS_REGION: the one that signatures are scoped to. */
  readonly region: string;
  /** The table's bearer token. */
  readonly token: string;
  readonly credentials: CredentialSource;
  readonly fetch: typeof fetch;
  readonly clock: Clock;
  readonly random: Random;
  readonly onTrouble?: (trouble: KvsTrouble) => void;
  readonly pace?: KvsPace;
  readonly budget?: RetryBudget;
  readonly signal?: AbortSignal;
}

/** Ten faults in a row, some half a minute, are an outage. Waits that a 429 asks for count by time alone. */
export const KVS_BUDGET: RetryBudget = {
  attempts: 10,
  totalMs: 600_000,
  firstDelayMs: 100,
  mostDelayMs: 10_000,
  mostRetryAfterMs: 300_000,
};

/** Milliseconds for one attempt, and bytes of one answer (a 64 KiB value may come back escaped). */
const ATTEMPT_MS = 30_000;
const ANSWER_BYTES = 1024 * 1024;

/**
 * A client of one table. Throws `SlipwayError`: `unauthorized` and `forbidden` tell the cause apart (region, clock,
 * credentials, token, binding, app type), `rate_limited`, `service_error`, `unreachable`, `request_timeout` only
 * after the budget is used up. Redirects are never followed.
 */
export function createKvsClient(options: KvsClientOptions): KvsClient {
  const base = checkServiceUrl(options.url, 'url');
  const signer = createSigner(options);
  const call = (operation: KvsOperation, key: string, body: string) =>
    new Call(options, signer, base, operation, key, body).run();
  return {
    async put(entry) {
      const ttl = entry.ttlSeconds === undefined ? '' : `,"ttlSeconds":${entry.ttlSeconds}`;
      const body = `{"key":${JSON.stringify(entry.key)},"value":${valueText(entry)}${ttl}}`;
      const answer = await call('put', entry.key, body);
      if (!isObject(answer.value) || answer.value.ok !== true) throw answer.wrong('does not say ok');
    },
    async get(key) {
      const answer = await call('get', key, JSON.stringify({ key }));
      if (!isObject(answer.value) || typeof answer.value.found !== 'boolean') throw answer.wrong('does not say found');
      if (!answer.value.found) return undefined;
      const member = jsonMembers(answer.text)?.find(({ name }) => name === 'value');
      if (member === undefined) throw answer.wrong('says found, but has no value');
      const { value, expiresAt } = answer.value;
      return { text: member.text, value, expiresAt: typeof expiresAt === 'string' ? expiresAt : null };
    },
    async delete(key) {
      const answer = await call('delete', key, JSON.stringify({ key }));
      if (!isObject(answer.value) || answer.value.deleted !== true) throw answer.wrong('does not say deleted');
    },
  };
}

function valueText(entry: KvsPut): string {
  const text = 'text' in entry ? entry.text : JSON.stringify(entry.value);
  if (text === undefined) throw new SlipwayError('invalid_input', `The value of "${entry.key}" is not a JSON value`);
  if ('text' in entry) checkJsonText(text);
  return text;
}

interface Answer {
  readonly text: string;
  readonly value: unknown;
  wrong(what: string): SlipwayError;
}

/** One operation: its attempts, one after another. */
class Call {
  readonly #options: KvsClientOptions;
  readonly #signer: KvsSigner;
  readonly #url: URL;
  readonly #operation: KvsOperation;
  readonly #doing: string;
  readonly #body: string;
  readonly #budget: RetryBudget;
  readonly #started: number;
  #faults = 0;
  #throttles = 0;
  #renewed = false;

  constructor(
    options: KvsClientOptions,
    signer: KvsSigner,
    base: URL,
    operation: KvsOperation,
    key: string,
    body: string,
  ) {
    this.#options = options;
    this.#signer = signer;
    this.#url = new URL(base);
    this.#url.pathname = `${base.pathname.replace(/\/$/, '')}${KVS_PATHS[operation]}`;
    this.#operation = operation;
    this.#doing = `${operation} ${JSON.stringify(key)}`;
    this.#body = body;
    this.#budget = options.budget ?? KVS_BUDGET;
    this.#started = options.clock.now();
  }

  async run(): Promise<Answer> {
    for (;;) {
      const pass = await this.#options.pace?.enter(this.#options.signal);
      let left = false;
      const leave: KvsLeave = (result, waitMs) => {
        if (!left) pass?.(result, waitMs);
        left = true;
      };
      try {
        const answer = await this.#attempt(leave);
        if (answer !== undefined) return answer;
      } finally {
        leave('fault', 0);
      }
    }
  }

  /** One attempt; undefined: it is worth another, and the wait before that is over. */
  async #attempt(leave: KvsLeave): Promise<Answer | undefined> {
    const request = await this.#signer.sign(this.#url, this.#body);
    const { fetch, signal } = this.#options;
    const result = await exchange(request, { fetch, signal, timeoutMs: ATTEMPT_MS, bodyBytes: ANSWER_BYTES });
    if (result.kind === 'answer' && result.status >= 200 && result.status < 300) {
      leave('answered', 0);
      return this.#decode(request, result);
    }
    const error = this.#errorOf(request, result);
    if (await this.#renewedCredentials(result)) return undefined;
    await this.#waitOrThrow(result, error, leave);
    return undefined;
  }

  #errorOf(request: WireRequest, result: Exchange): SlipwayError {
    if (result.kind === 'lost') return lostError(this.#doing, request, result);
    const { region, token, clock } = this.#options;
    const refusal = readRefusal(result, { region, token, now: clock.now() });
    return refusalError(this.#doing, request, result.headers, refusal);
  }

  /** Once a call: a 403 may mean that the session ended meanwhile and the source has newer credentials. */
  async #renewedCredentials(result: Exchange): Promise<boolean> {
    if (result.kind !== 'answer' || result.status !== 403 || this.#renewed) return false;
    this.#renewed = true;
    return this.#signer.renew();
  }

  async #waitOrThrow(result: Exchange, error: SlipwayError, leave: KvsLeave): Promise<void> {
    const lasting = result.kind === 'answer' ? !TRANSIENT.has(result.status) : result.certificate;
    if (lasting) throw error;
    const { clock, random, signal, onTrouble, pace } = this.#options;
    const status = result.kind === 'lost' ? undefined : result.status;
    const throttled = status === 429;
    const count = throttled ? ++this.#throttles : ++this.#faults;
    const asked = result.kind === 'answer' ? retryAfter(result.headers.get('retry-after'), clock) : undefined;
    // "Retry-After: 0" asks for no pause: without one of our own the loop would spin.
    const waitMs = asked || backoff(count, this.#budget, random);
    const goesOn =
      clock.now() + waitMs - this.#started <= this.#budget.totalMs && waitMs <= this.#budget.mostRetryAfterMs;
    if (!goesOn || this.#faults >= this.#budget.attempts) throw error;
    onTrouble?.({ operation: this.#operation, status, attempt: this.#faults + this.#throttles, waitMs });
    leave(throttled ? 'throttled' : 'fault', waitMs);
    // Where many share a pace, the next `enter` waits for what a 429 asked.
    if (pace === undefined || !throttled) await clock.sleep(waitMs, signal);
  }

  #decode(request: WireRequest, result: Extract<Exchange, { kind: 'answer' }>): Answer {
    const wrong = (what: string) => unexpected(this.#doing, request, result.status, result.headers, what);
    const { text } = result;
    if (text === undefined) throw wrong(`is longer than ${ANSWER_BYTES} bytes`);
    try {
      return { text, value: JSON.parse(text), wrong };
    } catch {
      throw wrong('is not JSON');
    }
  }
}
