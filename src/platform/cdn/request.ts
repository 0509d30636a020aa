import { boundedText } from '../shared/bounded-text.ts';
import type { HostState } from '../stores/cdn.ts';
import type { Purged } from './cdn.ts';

/** Milliseconds of a request, with its answer. */
export const REQUEST_MS = 10_000;
/** Bytes of an answer that are read. */
const ANSWER_BYTES = 64 * 1024;
/** Milliseconds that a provider may ask to wait. */
const WAIT_MOST_MS = 10 * 60_000;

/** What an adapter needs to call an API. */
export interface CdnCalls {
  readonly fetch: typeof fetch;
  /** Replaces the origin of the provider's API in tests. */
  readonly api?: string | undefined;
  /** Replaces `REQUEST_MS` in tests. */
  readonly requestMs?: number | undefined;
}

/** An answer of an API, or why there is none. */
export type Called =
  | { readonly kind: 'answered'; readonly status: number; readonly text: string; readonly againMs: number | undefined }
  | { readonly kind: 'lost'; readonly reason: string };

/** Sends one request. Follows no redirect. Rejects only with the reason of `stop`. */
export async function call(
  calls: CdnCalls,
  url: string,
  init: Pick<RequestInit, 'method' | 'body'> & { readonly headers?: Readonly<Record<string, string>> },
  stop: AbortSignal,
): Promise<Called> {
  const signal = AbortSignal.any([stop, AbortSignal.timeout(calls.requestMs ?? REQUEST_MS)]);
  try {
    const response = await calls.fetch(url, { ...init, redirect: 'manual', signal });
    const text = await boundedText(response, ANSWER_BYTES);
    if (text === undefined) return { kind: 'lost', reason: 'its answer is too long' };
    return { kind: 'answered', status: response.status, text, againMs: againMs(response.headers.get('retry-after')) };
  } catch (error) {
    stop.throwIfAborted();
    return { kind: 'lost', reason: reasonOf(error) };
  }
}

/** Reads `Retry-After` in seconds. Dates are not read: the next attempt then comes by the platform's own delays. */
function againMs(value: string | null): number | undefined {
  return value !== null && /^\d{1,9}$/.test(value.trim()) ? Math.min(Number(value) * 1_000, WAIT_MOST_MS) : undefined;
}

function reasonOf(error: unknown): string {
  for (let each = error; each instanceof Error; each = each.cause) {
    if (each.name === 'TimeoutError') return 'it did not answer in time';
    if ('code' in each && typeof each.code === 'string') return `it cannot be reached (${each.code})`;
  }
  return 'it cannot be reached';
}

/** Returns the result of a purge from an answer that is not a success. */
export function refusedPurge(called: Called): Purged & { readonly kind: 'refused' } {
  if (called.kind === 'lost') return { kind: 'refused', reason: called.reason };
  return { kind: 'refused', reason: wordsOf(called.status), againMs: called.againMs };
}

/** Completes "the CDN did not take the purge: ". */
export function wordsOf(status: number): string {
  if (status === 401 || status === 403) return `it refuses the credentials (${status})`;
  if (status === 429) return 'it takes no more requests now (429)';
  return `it answered with status ${status}`;
}

/** Returns the text of an answer that says that the request succeeded. */
export function successText(called: Called): string | undefined {
  return called.kind === 'answered' && isSuccess(called) ? called.text : undefined;
}

/** Returns what a host is if the API did not say that it is ready. */
export function unsure(called: Called): HostState {
  if (called.kind === 'lost') return { kind: 'pending', reason: called.reason };
  const isLater = called.status === 429 || called.status >= 500;
  return { kind: isLater ? 'pending' : 'refused', reason: wordsOf(called.status) };
}

/** True if the answer says that the request succeeded. */
export function isSuccess(called: Called): boolean {
  return called.kind === 'answered' && called.status >= 200 && called.status < 300;
}

/** Returns the release that answers a URL. */
export async function releaseAt(calls: CdnCalls, url: string, stop: AbortSignal): Promise<string | undefined> {
  const signal = AbortSignal.any([stop, AbortSignal.timeout(calls.requestMs ?? REQUEST_MS)]);
  try {
    const response = await calls.fetch(url, { redirect: 'manual', signal });
    await response.body?.cancel();
    return response.headers.get('x-slipway-release') ?? undefined;
  } catch {
    stop.throwIfAborted();
    return undefined;
  }
}

/** True if a name of a CDN's configuration, which may begin with `*.` for one label, is that of a host. */
export function namesHost(name: string, host: string): boolean {
  const lower = name.toLowerCase();
  if (!lower.startsWith('*.')) return lower === host;
  const dot = host.indexOf('.');
  return dot > 0 && host.slice(dot) === lower.slice(1);
}
