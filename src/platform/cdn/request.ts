import { boundedText } from '../../base/bounded-text.ts';
import { cleanLine } from '../../base/text.ts';
import type { HostState } from '../stores/cdn.ts';
import type { Purged } from './cdn.ts';

/** Milliseconds of a request, with its answer. */
const REQUEST_MS = 10_000;
const ANSWER_BYTES = 64 * 1024;
/** Milliseconds that a provider may ask to wait. */
const WAIT_MOST_MS = 10 * 60_000;

export interface CdnCalls {
  readonly fetch: typeof fetch;
  /** Replaces the origin of the provider's API in tests. */
  readonly api?: string | undefined;
  /** Replaces `REQUEST_MS` in tests. */
  readonly requestMs?: number | undefined;
}

/** What became of a request. */
export interface Called {
  readonly isSuccess: boolean;
  /** The answer. Empty if there is none. */
  readonly text: string;
  /** Why it is no success. Completes "the CDN did not take the purge: ". */
  readonly reason: string;
  /** True: a later attempt may succeed. */
  readonly isLater: boolean;
  readonly againMs?: number | undefined;
}

/** Sends one request. Follows no redirect. Rejects only with the reason of `stop`. */
export async function call(
  calls: CdnCalls,
  url: string,
  init: Pick<RequestInit, 'method' | 'body'> & { readonly headers?: Readonly<Record<string, string>> },
  stop: AbortSignal,
): Promise<Called> {
  try {
    const response = await calls.fetch(url, { ...init, redirect: 'manual', signal: endOf(calls, stop) });
    const text = await boundedText(response, ANSWER_BYTES);
    if (text === undefined) return lost('its answer is too long');
    const { ok, status, headers } = response;
    const isLater = status === 429 || status >= 500;
    return {
      isSuccess: ok,
      text,
      reason: wordsOf(status, text),
      isLater,
      againMs: againMs(headers.get('retry-after')),
    };
  } catch (error) {
    stop.throwIfAborted();
    return lost(reasonOf(error));
  }
}

function lost(reason: string): Called {
  return { isSuccess: false, text: '', reason, isLater: true };
}

function endOf({ requestMs = REQUEST_MS }: CdnCalls, stop: AbortSignal): AbortSignal {
  return AbortSignal.any([stop, AbortSignal.timeout(requestMs)]);
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

/** The message of an error, as Cloudflare and Fastly have it in JSON, and CloudFront in XML. */
const SAID = /"(?:message|msg)"\s*:\s*"([^"\\]{1,200})|<Message>([^<]{1,200})/;

function wordsOf(status: number, text: string): string {
  if (status === 401 || status === 403) return `it refuses the credentials (${status})`;
  if (status === 429) return 'it takes no more requests now (429)';
  const [, json, xml] = SAID.exec(text) ?? [];
  const said = cleanLine(json ?? xml ?? '', 200);
  // Read by those for whom the answer has to say that it is one.
  const lacks = status < 300 ? ', and not that it succeeded' : '';
  return `it answered with status ${status}${lacks}${said === '' ? '' : `: ${said}`}`;
}

export function refusedPurge({ reason, againMs }: Called): Purged & { readonly kind: 'refused' } {
  return { kind: 'refused', reason, againMs };
}

/** Returns what a host is if the API did not say that it is ready. */
export function unsure({ isLater, reason }: Called): HostState & { readonly reason: string } {
  return { kind: isLater ? 'pending' : 'refused', reason };
}

/** Returns the release that `ask` finds in the header of an answer. Undefined: there is no answer, or it names none. */
export async function releaseBy(
  ask: (signal: AbortSignal) => Promise<unknown>,
  calls: CdnCalls,
  stop: AbortSignal,
): Promise<string | undefined> {
  try {
    const release = await ask(endOf(calls, stop));
    return typeof release === 'string' ? release : undefined;
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
