import type { Clock, Random } from '../base/clock.ts';
import type { SlipwayError } from '../base/errors.ts';
import { exchange, type Fetch, type WireRequest } from './exchange.ts';
import { type Answered, lostError, redirectedError } from './refusal.ts';
import { RETRY_BUDGET, type RetryBudget, retryAfter, startPatience, TRANSIENT } from './retry.ts';

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

/**
 * The result of a reader. `again`: the calls for which another attempt may help. `always`: the request surely had no effect, so even a
 * POST may be sent again. It depends on the status by default.
 */
export type Reading<T> =
  | { readonly ok: true; readonly value: T }
  | {
      readonly ok: false;
      readonly error: SlipwayError;
      readonly again?: 'always' | 'if-it-may-repeat' | 'never';
    };

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

type Attempt<T> = Reading<T> & Partial<Pick<Answer, 'status' | 'retryAfterMs'>>;

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
    const patience = startPatience(settled);
    let renewed = false;
    for (;;) {
      const leave = await parts.pace?.enter(signal);
      let result: Parameters<Leave> = ['fault', 0];
      try {
        const end = await attemptOnce(call, settled, signal);
        if (end.ok) {
          result = ['answered', 0];
          return end.value;
        }
        if (end.status === (call.renewOn ?? 401) && !renewed) {
          renewed = true;
          if (await call.renew?.()) continue;
        }
        const again = end.again ?? usualAgain(end.status);
        const repeatable = again === 'always' || (again === 'if-it-may-repeat' && call.mayRepeat);
        const waitMs = repeatable ? patience.waitAfter(end) : undefined;
        if (waitMs === undefined) throw end.error;
        const trouble = { error: end.error, waitMs, attempt: patience.attempts() };
        call.onTrouble?.(trouble);
        report(call.doing, trouble);
        result = [end.status === 429 ? 'throttled' : 'fault', waitMs];
      } finally {
        leave?.(...result);
      }
      const [kind, waitMs] = result;
      // A shared pace makes the next attempt wait for what a 429 asks.
      if (parts.pace === undefined || kind !== 'throttled') await settled.clock.sleep(waitMs, signal);
    }
  };
}

function either(one: AbortSignal | undefined, other: AbortSignal | undefined): AbortSignal | undefined {
  return one !== undefined && other !== undefined ? AbortSignal.any([one, other]) : (one ?? other);
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
    const { status, headers, text } = end;
    const at = { ...asked, status, headers };
    if (status < 300 || status >= 400) {
      const retryAfterMs = status >= 400 ? retryAfter(headers.get('retry-after'), parts.clock) : undefined;
      const reading = await call.read({ ...at, text, bodyBytes: parts.bodyBytes, retryAfterMs });
      return { ...reading, status, retryAfterMs };
    }
    const location = headers.get('location');
    const to = location === null ? undefined : (URL.parse(location, request.url.href) ?? undefined);
    const follow = to?.origin === request.url.origin && request.method === 'GET' && hops < MOST_REDIRECTS;
    if (to === undefined || !follow) return { ok: false, error: redirectedError(at, to), again: 'never' };
    request = { ...request, url: to };
  }
}

function usualAgain(status = 0): 'always' | 'if-it-may-repeat' | 'never' {
  if (status === 429) return 'always';
  return TRANSIENT.has(status) ? 'if-it-may-repeat' : 'never';
}
