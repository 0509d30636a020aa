import type { Exchange } from '../shared/http.ts';
import { isOfPlatform } from '../shared/tenant-headers.ts';

/** RFC 9110 (7.6.1): headers of one connection. Node.js and the client of the instance write their own. */
const OF_CONNECTION = new Set([
  'connection',
  'expect',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

/** Headers of a request that the platform writes. Those that name the client would let it choose its address. */
const OF_PLATFORM = new Set([
  ...OF_CONNECTION,
  'forwarded',
  // A target with a host of its own replaces the header.
  'host',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-port',
  'x-forwarded-proto',
  'x-forwarded-server',
  'x-real-ip',
  'x-request-id',
]);

/** Names and values in turn. */
export type HeaderList = string[];

const NOTHING: ReadonlySet<string> = new Set();

/** Returns the headers that `Connection` names, in lower case. */
function namedIn(list: readonly string[]): ReadonlySet<string> {
  let named: Set<string> | undefined;
  for (let at = 0; at < list.length; at += 2) {
    if (list[at]?.length !== 'connection'.length || list[at]?.toLowerCase() !== 'connection') continue;
    const value = (list[at + 1] ?? '').toLowerCase();
    // What nearly all servers and clients send.
    if (value === 'keep-alive' || value === 'close') continue;
    named ??= new Set();
    for (const each of value.split(',')) named.add(each.trim());
  }
  return named ?? NOTHING;
}

/**
 * Returns the headers that an instance gets: those of the client that are not of its connection, and who it is. A name with `_` is
 * left out if a server that reads `_` as `-` would take it for one of the platform's.
 */
export function requestHeaders({ incoming, requestID, remoteAddress = '' }: Exchange, protocol: string): HeaderList {
  const { rawHeaders, headers } = incoming;
  const named = namedIn(rawHeaders);
  const host = headers.host ?? '';
  const list: HeaderList = ['host', host];
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? '';
    const lower = name.toLowerCase();
    if (OF_PLATFORM.has(lower.includes('_') ? lower.replaceAll('_', '-') : lower) || named.has(lower)) continue;
    list.push(name, rawHeaders[at + 1] ?? '');
  }
  const node = remoteAddress.includes(':') ? `"[${remoteAddress}]"` : remoteAddress;
  list.push('x-forwarded-for', remoteAddress, 'x-forwarded-proto', protocol, 'x-forwarded-host', host);
  list.push('x-real-ip', remoteAddress, 'x-request-id', requestID);
  list.push('forwarded', `for=${node};host="${host.replace(/["\\]/g, '')}";proto=${protocol}`);
  return list;
}

export type ReadHeaders = ReturnType<typeof responseHeaders>;

/** Statuses whose answers have no length (RFC 9110, 8.6). A client that reads one waits for bytes that do not come. */
const WITHOUT_LENGTH: readonly number[] = [101, 204];

/**
 * Reads the headers of an instance's answer: names and values in turn. `list`: those that are not of its connection. Several values of a name
 * stay several. `length`: bytes of the body, if the instance says so. `isCoded`: the body has a coding that only the connection knows.
 */
export function responseHeaders(status: number, raw: readonly string[]) {
  const named = namedIn(raw);
  const list: HeaderList = [];
  let [isEventStream, isCoded, isChunked] = [false, false, false];
  let length: number | undefined;
  for (let at = 0; at < raw.length; at += 2) {
    const name = raw[at] ?? '';
    const value = raw[at + 1] ?? '';
    const lower = name.toLowerCase();
    if (lower === 'transfer-encoding') {
      isChunked = true;
      isCoded ||= value.trim().toLowerCase() !== 'chunked';
    }
    if (lower === 'content-length') {
      if (WITHOUT_LENGTH.includes(status)) continue;
      length = Number(value);
    }
    if (lower === 'content-type') isEventStream = /^\s*text\/event-stream\b/i.test(value);
    // What the platform writes, and what no tenant may write, is left out too.
    if (OF_CONNECTION.has(lower) || named.has(lower) || lower === 'x-request-id' || isOfPlatform(lower)) continue;
    list.push(name, value);
  }
  return { list, isEventStream, length: isChunked ? undefined : length, isCoded };
}
