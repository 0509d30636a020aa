import type { Clock, Random } from '../base/clock.ts';
import type { SlipwayError } from '../base/errors.ts';
import { exchange, type Fetch, type WireRequest } from './exchange.ts';
import { type Answered, lostError, redirectedError } from './refusal.ts';
import { Patience, RETRY_BUDGET, type RetryBudget, retryAfter, TRANSIENT } from './retry.ts';

/** A tolerated fault: the call continues after `waitMs`. */
export interface Trouble {
  readonly error: SlipwayError;
  readonly waitMs: number;
  /** The number of attempts of this call that have failed. */
  readonly attempt: number;
}

/** Reports the result of an attempt. After `throttled` (429), no attempt should start for `waitMs` milliseconds. */
export type Leave = (result: 'answered' | 'fault' | 'throttled', waitMs: number) => void;

/** Limits the attempts that run at once. Each attempt enters, and leaves when it is over. */
export interface Pace {
  /** Resolves when the next attempt may start. Rejects with the signal's reason. */
  enter(signal: AbortSignal | undefined): Promise<Leave>;
}

export interface PipelineParts {
  readonly fetch: Fetch;
  readonly clock: Clock;
  readonly random: Random;
  /** Ends every call with the signal's reason. */
  readonly signal?: AbortSignal | undefined;
  /** Gets each kind of fault once, the first time that the pipeline tolerates it. */
  readonly onTrouble?: ((trouble: Trouble) => void) | undefined;
  /** Default: every attempt starts at once. */
  readonly pace?: Pace | undefined;
  /** Milliseconds for one attempt, headers and body together. Default 30 s. */
  readonly timeoutMs?: number;
  /** Bytes of an answer. Default 5 MB. */
  readonly bodyBytes?: number;
  readonly budget?: RetryBudget;
}

/** An answer that is not a redirect. */
export interface Answer extends Answered {
  /** Undefined if the body is longer than `bodyBytes`. */
  readonly text: string | undefined;
  readonly bodyBytes: number;
  /** The wait that `Retry-After` asks for. */
  readonly retryAfterMs: number | undefined;
}

/** The calls for which another attempt may help. `always`: the request surely had no effect, so even a POST may be sent again. */
type Again = 'always' | 'if-it-may-repeat' | 'never';

/** The result of a reader. `again` depends on the status by default, and is `never` after a success. */
export type Reading<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: SlipwayError; readonly again?: Again };

/** Turns an answer into a value or an error. `jsonAnswer` makes the usual one. */
export type Reader<T> = (answer: Answer) => Promise<Reading<T>>;

export interface Call<T> {
  /** The purpose, in words that follow "Could not": "create the app". */
  readonly doing: string;
  readonly request: WireRequest;
  /** The request may be sent again although the first one may have arrived. */
  readonly mayRepeat: boolean;
  /** Returns the request with its credential, for one attempt. Default: the request has it already. */
  authorize?(request: WireRequest): WireRequest | Promise<WireRequest>;
  readonly read: Reader<T>;
  /** Called once a call, after the status `renewOn`. Returns true if there is another credential to try. */
  renew?(): Promise<boolean>;
  /** Default 401. */
  readonly renewOn?: number;
  /** The setting that the address comes from. Default: "the address". */
  readonly addressFrom?: string;
  /** Gets every fault of this call that the pipeline tolerates. */
  readonly onTrouble?: (trouble: Trouble) => void;
  readonly signal?: AbortSignal | undefined;
}

/** Sends a call until it ends. Throws `SlipwayError`, or the signal's reason. */
export type Pipeline = <T>(call: Call<T>) => Promise<T>;

type Attempt<T> =
  | { readonly ok: true; readonly value: T }
  | {
      readonly ok: false;
      readonly error: SlipwayError;
      readonly again: Again;
      readonly status?: number;
      readonly retryAfterMs?: number | undefined;
    };

type Settled = Required<Omit<PipelineParts, 'signal' | 'onTrouble' | 'pace'>>;

const MOST_REDIRECTS = 3;

/**
 * The one way out: pace → authorize → send → read → retry.
 *
 * The pipeline repeats a GET, PUT or PATCH (`mayRepeat`) after a lost answer, a timeout, an unreadable answer, 408, 429
 * or 5xx. It repeats a POST only if the first one surely had no effect: it never left, or 429 refused it (a 503 may
 * come from a gateway after the service acted). A 401 renews the credential once. `budget` bounds all of it. After any
 * other failure, `call.outcome` of the error says whether the caller must reconcile.
 */
export function createPipeline(parts: PipelineParts): Pipeline {
  const settled: Settled = { timeoutMs: 30_000, bodyBytes: 5_000_000, budget: RETRY_BUDGET, ...parts };
  const report = oncePerKind(parts.onTrouble);

  return async function send<T>(call: Call<T>): Promise<T> {
    const signal = either(parts.signal, call.signal);
    const patience = new Patience(settled);
    let renewed = false;
    for (;;) {
      const leave = once(await parts.pace?.enter(signal));
      try {
        const end = await attemptOnce(call, settled, signal);
        if (end.ok) {
          leave('answered', 0);
          return end.value;
        }
        if (end.status === (call.renewOn ?? 401) && !renewed) {
          renewed = true;
          if (await call.renew?.()) continue;
        }
        const repeatable = end.again === 'always' || (end.again === 'if-it-may-repeat' && call.mayRepeat);
        const waitMs = repeatable ? patience.waitAfter(end) : undefined;
        if (waitMs === undefined) throw end.error;
        const trouble = { error: end.error, waitMs, attempt: patience.attempts };
        call.onTrouble?.(trouble);
        report(call.doing, trouble);
        const throttled = end.status === 429;
        leave(throttled ? 'throttled' : 'fault', waitMs);
        // A shared pace makes the next attempt wait for what a 429 asks.
        if (parts.pace === undefined || !throttled) await settled.clock.sleep(waitMs, signal);
      } finally {
        leave('fault', 0);
      }
    }
  };
}

function either(one: AbortSignal | undefined, other: AbortSignal | undefined): AbortSignal | undefined {
  return one !== undefined && other !== undefined ? AbortSignal.any([one, other]) : (one ?? other);
}

function once(leave: Leave | undefined): Leave {
  let left = false;
  return (result, waitMs) => {
    if (!left) leave?.(result, waitMs);
    left = true;
  };
}

function oncePerKind(onTrouble: PipelineParts['onTrouble']): (doing: string, trouble: Trouble) => void {
  const reported = new Set<string>();
  return (doing, trouble) => {
    const kind = `${doing} ${trouble.error.code} ${trouble.error.call?.status}`;
    if (onTrouble === undefined || reported.has(kind)) return;
    reported.add(kind);
    onTrouble(trouble);
  };
}

async function attemptOnce<T>(call: Call<T>, parts: Settled, signal: AbortSignal | undefined): Promise<Attempt<T>> {
  signal?.throwIfAborted();
  let request = (await call.authorize?.(call.request)) ?? call.request;
  for (let hops = 0; ; hops += 1) {
    const end = await exchange(request, { ...parts, signal });
    const asked = { doing: call.doing, request };
    if (end.kind === 'lost') {
      const again = end.certificate ? 'never' : end.sent ? 'if-it-may-repeat' : 'always';
      return { ok: false, error: lostError(asked, end, parts.timeoutMs, call.addressFrom), again };
    }
    const at = { ...asked, status: end.status, headers: end.headers };
    if (end.status < 300 || end.status >= 400) return settle(call.read, at, end.text, parts);
    const location = end.headers.get('location');
    const to = location === null ? undefined : (URL.parse(location, request.url.href) ?? undefined);
    const follow = to?.origin === request.url.origin && request.method === 'GET' && hops < MOST_REDIRECTS;
    if (to === undefined || !follow) return { ok: false, error: redirectedError(at, to), again: 'never' };
    request = { ...request, url: to };
  }
}

async function settle<T>(
  read: Reader<T>,
  at: Answered,
  text: string | undefined,
  { clock, bodyBytes }: Settled,
): Promise<Attempt<T>> {
  const { status } = at;
  const retryAfterMs = status >= 400 ? retryAfter(at.headers.get('retry-after'), clock) : undefined;
  const reading = await read({ ...at, text, bodyBytes, retryAfterMs });
  return reading.ok ? reading : { ...reading, again: reading.again ?? usualAgain(status), status, retryAfterMs };
}

function usualAgain(status: number): Again {
  if (status === 429) return 'always';
  return TRANSIENT.has(status) ? 'if-it-may-repeat' : 'never';
}
