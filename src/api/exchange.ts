import { boundedText, type Streamed } from '../base/bounded-text.ts';
import { systemCode } from '../base/errors.ts';
import { present } from '../base/json.ts';
import { VERSION } from '../base/version.ts';

/** The headers of every request to a service that answers in JSON. */
export const COMMON_HEADERS = { accept: 'application/json', 'user-agent': `slipway/${VERSION}` } as const;

export interface WireRequest {
  readonly method: string;
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** The part of `Headers` that clients use. */
export type AnswerFields = Pick<Headers, 'get'> & Iterable<[string, string]>;

/** The part of `fetch` that `exchange` uses. */
export type Fetch = (
  url: URL,
  init: Omit<WireRequest, 'url'> & { readonly redirect: 'manual'; readonly signal: AbortSignal },
) => Promise<FetchAnswer>;

export interface FetchAnswer extends Streamed {
  readonly status: number;
  readonly headers: AnswerFields;
}

/** The result of one attempt. A redirect is an answer. */
export type Exchange =
  /** `text` is undefined if the body was longer than the bound. */
  | {
      readonly kind: 'answer';
      readonly status: number;
      readonly headers: AnswerFields;
      readonly text: string | undefined;
    }
  | Lost;

/** No whole answer came. If `sent` is false, the server cannot have seen the request. */
export interface Lost {
  readonly kind: 'lost';
  readonly sent: boolean;
  readonly timedOut: boolean;
  /** The code by which this side refused the server's certificate, so that another attempt cannot help. */
  readonly certificate: string | undefined;
  readonly cause: unknown;
}

interface ExchangeLimits {
  readonly fetch: Fetch;
  /** Milliseconds for headers and body together. */
  readonly timeoutMs: number;
  /** Bytes of a body, counted while it streams in. */
  readonly bodyBytes: number;
  readonly signal: AbortSignal | undefined;
}

/** Sends one request once. Throws only the signal's reason. */
export async function exchange(request: WireRequest, limits: ExchangeLimits): Promise<Exchange> {
  limits.signal?.throwIfAborted();
  // Not AbortSignal.timeout: its timer would keep each of thousands of requests in memory after its end.
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), limits.timeoutMs);
  const signal = limits.signal ? AbortSignal.any([limits.signal, timeout.signal]) : timeout.signal;
  try {
    const response = await limits.fetch(request.url, {
      method: request.method,
      headers: request.headers,
      redirect: 'manual',
      signal,
      ...present({ body: request.body }),
    });
    const { status, headers } = response;
    return { kind: 'answer', status, headers, text: await boundedText(response, limits.bodyBytes) };
  } catch (cause) {
    limits.signal?.throwIfAborted();
    return lost(cause, timeout.signal.aborted);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Failures of name lookup and connecting, before any byte of the request left. UND_ERR_ABORTED is a proxy that refuses
 * the tunnel (407): after an abort of our own, `exchange` has thrown already.
 */
const NOT_CONNECTED =
  /^(?:ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT|UND_ERR_ABORTED)$/;
const CERTIFICATE = /^(?:CERT_|ERR_TLS_CERT|UNABLE_TO_|SELF_SIGNED|DEPTH_ZERO|HOSTNAME_MISMATCH)/;

function lost(cause: unknown, timedOut: boolean): Lost {
  const chain = causesOf(cause);
  const some = (pattern: RegExp) => chain.some((error) => pattern.test(systemCode(error) ?? ''));
  const connecting = chain.some((error) => 'syscall' in error && error.syscall === 'connect');
  const certificate = certificateCode(cause);
  return { kind: 'lost', sent: !connecting && !certificate && !some(NOT_CONNECTED), timedOut, certificate, cause };
}

/** Returns the system's code of a lost connection (`ECONNRESET`, `ENOTFOUND`, …), or undefined. */
export function lostCode(thrown: unknown): string | undefined {
  return causesOf(thrown)
    .map(systemCode)
    .find((code) => code !== undefined);
}

export function certificateCode(thrown: unknown): string | undefined {
  return causesOf(thrown)
    .map((error) => systemCode(error) ?? '')
    .find((code) => CERTIFICATE.test(code));
}

/** Returns an error and its causes, the innermost first, with the errors of an AggregateError (one for each address). */
function causesOf(thrown: unknown, depth = 0): readonly Error[] {
  if (!(thrown instanceof Error) || depth > 5) return [];
  const inner = thrown instanceof AggregateError ? [thrown.cause, ...thrown.errors] : [thrown.cause];
  return [...inner.flatMap((cause) => causesOf(cause, depth + 1)), thrown];
}
