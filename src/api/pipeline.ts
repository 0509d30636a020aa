import type { Clock, Random } from '../base/clock.ts';
import { type CallFacts, SlipwayError } from '../base/errors.ts';
import type { SeenError } from '../contract/seen.ts';
import { exchange, type WireRequest } from './exchange.ts';
import {
  type Answered,
  type Explained,
  factsOf,
  lostError,
  redirectedError,
  refusal,
  tooLarge,
  unreadable,
} from './refusal.ts';
import { backoff, RETRY_BUDGET, type RetryBudget, retryAfter, TRANSIENT } from './retry.ts';

/** A fault that was tolerated: the call goes on after `waitMs`. */
export interface Trouble {
  readonly error: SlipwayError;
  readonly waitMs: number;
}

export interface PipelineParts {
  readonly fetch: typeof fetch;
  readonly clock: Clock;
  readonly random: Random;
  /** Ends every call with the signal's reason. */
  readonly signal?: AbortSignal | undefined;
  /** Told of each kind of fault once, the first time that it is tolerated. */
  readonly onTrouble?: ((trouble: Trouble) => void) | undefined;
  /** Milliseconds for one attempt, headers and body together. Default 30 s. */
  readonly timeoutMs?: number;
  /** Bytes of an answer. Default 5 MB. */
  readonly bodyBytes?: number;
  readonly budget?: RetryBudget;
}

export interface Call<T> {
  /** What is asked, to stand after "Could not": "create the app". */
  readonly doing: string;
  readonly request: WireRequest;
  /** May be sent again although the first one perhaps arrived. */
  readonly mayRepeat: boolean;
  /** The request with its credential, for one attempt. */
  authorize(request: WireRequest): WireRequest | Promise<WireRequest>;
  /** After a 401: true where another credential is at hand. Asked once a call. */
  renew?(): Promise<boolean>;
  /** What the caller makes of an answer, `location` its header. Throws `SlipwayError`. */
  decode(body: unknown, call: CallFacts, location?: string): T | Promise<T>;
  /** What an error's body says, where the usual rules read it otherwise. */
  readError?: ((body: unknown, read: SeenError) => SeenError | Promise<SeenError>) | undefined;
  /** What a refusal means to who asked, beside the service's words. */
  explain?: ((said: SeenError, status: number) => Explained | Promise<Explained>) | undefined;
  /** Plain text is an answer too: the decoder gets it as a string. */
  readonly takesText?: boolean | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** Sends a call until it ends. Throws `SlipwayError`, or the signal's reason. */
export type Pipeline = <T>(call: Call<T>) => Promise<T>;

/** How one attempt ended. `repeat`: whether another may mend it, and be it a call that must not happen twice. */
type Attempt<T> =
  | { readonly ok: true; readonly value: T }
  | {
      readonly ok: false;
      readonly error: SlipwayError;
      readonly repeat: 'always' | 'where-it-may' | 'never';
      readonly retryAfterMs?: number | undefined;
    };

type Settled = Required<Omit<PipelineParts, 'signal' | 'onTrouble'>>;

const MOST_REDIRECTS = 3;

/**
 * The one way out: authorize → send → decode → retry.
 *
 * What is sent again: a GET, PUT or PATCH (`mayRepeat`) after a lost answer, a timeout, an unreadable answer, 408, 429
 * or 5xx; a POST only where it surely had no effect: it never left, or was refused by 429 (a 503 may come from a
 * gateway after the service acted). A 401 renews the credential once. Everything within `budget`; `Retry-After` is honoured up to its cap. Other failures say by `call.outcome`
 * whether the caller must reconcile.
 */
export function createPipeline(parts: PipelineParts): Pipeline {
  const settled: Settled = { timeoutMs: 30_000, bodyBytes: 5_000_000, budget: RETRY_BUDGET, ...parts };
  const { clock, random, budget } = settled;
  const told = new Set<string>();

  return async function send<T>(call: Call<T>): Promise<T> {
    const signal = either(parts.signal, call.signal);
    const started = clock.now();
    let renewed = false;
    for (let attempt = 1; ; attempt += 1) {
      const end = await attemptOnce(call, settled, signal);
      if (end.ok) return end.value;
      if (end.error.code === 'unauthorized' && !renewed) {
        renewed = true;
        if (await call.renew?.()) continue;
      }
      const repeatable = end.repeat === 'always' || (end.repeat === 'where-it-may' && call.mayRepeat);
      const waitMs = Math.max(backoff(attempt, budget, random), end.retryAfterMs ?? 0);
      const late = clock.now() - started + waitMs > budget.totalMs || (end.retryAfterMs ?? 0) > budget.mostRetryAfterMs;
      if (!repeatable || late || attempt >= budget.attempts) throw end.error;
      const kind = `${call.doing} ${end.error.code} ${end.error.call?.status}`;
      if (!told.has(kind)) parts.onTrouble?.({ error: end.error, waitMs });
      told.add(kind);
      await clock.sleep(waitMs, signal);
    }
  };
}

function either(one: AbortSignal | undefined, other: AbortSignal | undefined): AbortSignal | undefined {
  return one !== undefined && other !== undefined ? AbortSignal.any([one, other]) : (one ?? other);
}

async function attemptOnce<T>(call: Call<T>, parts: Settled, signal: AbortSignal | undefined): Promise<Attempt<T>> {
  signal?.throwIfAborted();
  let request = await call.authorize(call.request);
  for (let hops = 0; ; hops += 1) {
    const end = await exchange(request, { ...parts, signal });
    const asked = { doing: call.doing, request };
    if (end.kind === 'lost') {
      const repeat = end.certificate ? 'never' : end.sent ? 'where-it-may' : 'always';
      return { ok: false, error: lostError(asked, end, parts.timeoutMs), repeat };
    }
    const at = { ...asked, status: end.status, headers: end.headers };
    if (end.status < 300 || end.status >= 400) return settle(call, at, end.text, parts);
    const to = locationOf(at);
    const follow = to?.origin === request.url.origin && request.method === 'GET' && hops < MOST_REDIRECTS;
    if (to === undefined || !follow) return { ok: false, error: redirectedError(at, to), repeat: 'never' };
    request = { ...request, url: to };
  }
}

function locationOf({ headers, request }: Answered): URL | undefined {
  const location = headers.get('location');
  return location !== null && URL.canParse(location, request.url.href) ? new URL(location, request.url) : undefined;
}

/** An answer that is no redirect, as the caller's value or as an error. */
async function settle<T>(call: Call<T>, at: Answered, text: string | undefined, parts: Settled): Promise<Attempt<T>> {
  const parsed = text === undefined ? undefined : parseJson(text, at.headers, call.takesText);
  if (at.status >= 400) {
    const retryAfterMs = retryAfter(at.headers.get('retry-after'), parts.clock);
    const { readErrorBody } = await import('../contract/error-reader.ts');
    const read = readErrorBody(parsed?.body);
    const said = (await call.readError?.(parsed?.body, read)) ?? read;
    const error = refusal(at, said, retryAfterMs, await call.explain?.(said, at.status));
    const repeat = at.status === 429 ? 'always' : TRANSIENT.has(at.status) ? 'where-it-may' : 'never';
    return { ok: false, error, repeat, retryAfterMs };
  }
  if (parsed === undefined) return { ok: false, error: tooLarge(at, parts.bodyBytes), repeat: 'never' };
  if (parsed.fault !== undefined) {
    return { ok: false, error: unreadable(at, parsed.fault), repeat: 'where-it-may' };
  }
  try {
    const value = await call.decode(parsed.body, factsOf(at), at.headers.get('location') ?? undefined);
    return { ok: true, value };
  } catch (error) {
    if (error instanceof SlipwayError) return { ok: false, error, repeat: 'never' };
    throw error;
  }
}

/**
 * A body as JSON; an empty one is undefined. `text/plain` passes where an object or a list is in it: some servers
 * never set the type. The parser's own error is not kept, for it quotes the body.
 */
function parseJson(
  text: string,
  headers: Headers,
  takesText = false,
): { readonly body: unknown; readonly fault?: string } {
  if (text.trim() === '') return { body: undefined };
  const type = (headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  const isPlain = type === '' || type === 'text/plain';
  if (!isPlain && !/^[\w.-]+\/(?:[\w.-]+\+)?json$/.test(type)) {
    return { body: undefined, fault: type === 'text/html' ? 'is an HTML page' : 'is not JSON by its content type' };
  }
  try {
    const body: unknown = JSON.parse(text);
    return isPlain && typeof body !== 'object' && !takesText ? { body: undefined, fault: 'is plain text' } : { body };
  } catch {
    if (isPlain && takesText) return { body: text };
    return { body: undefined, fault: 'is not whole JSON' };
  }
}
