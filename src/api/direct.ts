import type { Agent, IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { formatDuration } from '../base/durations.ts';
import { present } from '../base/json.ts';
import { isLoopbackHost } from '../base/loopback.ts';
import type { Fetch, FetchAnswer, WireRequest } from './exchange.ts';

/* Requests by node:http and node:https. */

/**
 * Returns a `fetch` that finds `<name>.localhost` on every machine. Many resolvers do not know such names, and the
 * embedded platform distinguishes its sites by their Host header alone. Other requests go to `inner`.
 */
export function withLocalhostNames(inner: typeof fetch): typeof fetch {
  return async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input);
    const readsLocally = url.protocol === 'http:' && url.hostname.endsWith('.localhost') && !init?.body;
    if (!readsLocally) return inner(input, init);
    const { method = 'GET', signal } = init ?? {};
    const headers = { ...Object.fromEntries(new Headers(init?.headers)), host: url.host };
    const answer = await send(url, { hostname: '127.0.0.1', method, headers, signal: signal ?? undefined });
    const { status, headers: fields } = answer;
    const body = status === 204 || status === 304 ? null : ReadableStream.from(answer.body ?? []);
    return new Response(body, { status, headers: [...fields] });
  };
}

/**
 * Returns what sends calls, for `inner` of `proxiedFetch`. If no proxy is set, it sends by node:http and node:https, which takes a quarter
 * of the time that the first `fetch` of a process takes to load. So does plain http to this machine. Other requests go to `inner`.
 * It asks for no compression. A POST gets a connection of its own.
 */
export function directly(inner: typeof fetch, connectMs = CONNECT_MS): Fetch {
  const isDirect = inner === fetch;
  return (url, init) => {
    const isOfMachine = url.protocol === 'http:' && isLoopbackHost(url.hostname);
    return isDirect || isOfMachine ? send(url, { ...init, connectMs }) : inner(url, init);
  };
}

interface Sent extends Omit<WireRequest, 'url'> {
  /** The address of the server. Default: that of the URL. */
  readonly hostname?: string;
  readonly signal: AbortSignal | undefined;
  /** Milliseconds for a connection, TLS included. */
  readonly connectMs?: number;
}

/** Keeps connections to this machine. Under NODE_USE_ENV_PROXY the agent of Node.js would send these requests to the proxy. */
let ofMachine: Agent | undefined;

const CONNECT_MS = 10_000;
/** Answers below it are informational, and no last ones. */
const LEAST_STATUS = 200;

function send(url: URL, sending: Sent): Promise<FetchAnswer> {
  const { hostname, method, headers, body, signal, connectMs = CONNECT_MS } = sending;
  const isSecure = url.protocol === 'https:';
  // An import of node:http would read all its exports, and one of them loads what `fetch` loads.
  const { request, Agent } = process.getBuiltinModule(isSecure ? 'node:https' : 'node:http');
  const isOfMachine = !isSecure && isLoopbackHost(url.hostname);
  if (isOfMachine) ofMachine ??= new Agent({ keepAlive: true, scheduling: 'lifo' });
  return new Promise((resolve, reject) => {
    const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
    const options = {
      method,
      headers: { 'accept-encoding': 'identity', ...length, ...headers },
      // Without this, node:http sends what an address has before its host.
      auth: undefined,
      // The server may close a kept connection just now. Then it is unknown whether it got the request, which is not sent twice.
      ...present({ hostname, signal, agent: method === 'POST' ? false : isOfMachine ? ofMachine : undefined }),
    };
    const sent = request(url, options, (answer) => {
      const { statusCode: status = 0 } = answer;
      if (status < LEAST_STATUS) return void sent.destroy(new Error(`The server answered with the status ${status}`));
      const fields = new Map(Object.entries(answer.headers).map(([name, value]) => [name, [value].flat().join(', ')]));
      const headers = {
        get: (name: string) => fields.get(name.toLowerCase()) ?? null,
        [Symbol.iterator]: () => fields.entries(),
      };
      resolve({ status, headers, body: decoded(answer) });
    });
    sent.on('error', reject);
    sent.on('upgrade', (_, socket) => {
      socket.destroy();
      reject(new Error('The server answered with an upgrade'));
    });
    sent.on('socket', (socket) => {
      if (!socket.connecting) return;
      const late = setTimeout(() => sent.destroy(notConnected(url, connectMs)), connectMs);
      for (const event of [isSecure ? 'secureConnect' : 'connect', 'close'])
        socket.once(event, () => clearTimeout(late));
    });
    sent.end(body);
  });
}

/** Returns the body of an answer. Some servers compress it although they were not asked to. */
function decoded(answer: IncomingMessage): Readable {
  if (!/^(?:x-)?gzip$/i.test(answer.headers['content-encoding'] ?? '')) return answer;
  const { constants, createGunzip } = process.getBuiltinModule('node:zlib');
  // An empty body ends without the end of a file.
  const decoder = createGunzip({ finishFlush: constants.Z_SYNC_FLUSH });
  return process.getBuiltinModule('node:stream').pipeline(answer, decoder, () => {});
}

function notConnected({ host }: URL, ms: number): Error {
  const error = new Error(`No connection to ${host} within ${formatDuration(ms)}`);
  return Object.assign(error, { code: 'ETIMEDOUT', syscall: 'connect' });
}
