import { present } from '../base/json.ts';
import { isLoopbackHost } from '../base/loopback.ts';
import type { Fetch, FetchAnswer, WireRequest } from './exchange.ts';

/* Requests to this machine by node:http. */

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
    const chunks: Uint8Array[] = [];
    for await (const chunk of answer.body ?? []) chunks.push(chunk);
    const { status, headers: fields } = answer;
    const body = status === 204 || status === 304 ? null : Buffer.concat(chunks);
    return new Response(body, { status, headers: [...fields] });
  };
}

/**
 * Returns a `fetch` for programs that end after a request or two. It sends plain http to this machine by node:http, which takes a
 * fifth of the time that the first `fetch` of a process takes to load. Other requests go to `inner`.
 */
export function plainHttp(inner: Fetch): Fetch {
  return (url, init) => (url.protocol === 'http:' && isLoopbackHost(url.hostname) ? send(url, init) : inner(url, init));
}

interface Sent extends Omit<WireRequest, 'url'> {
  /** The address of the server. Default: that of the URL. */
  readonly hostname?: string;
  readonly signal: AbortSignal | undefined;
}

function send(url: URL, { hostname, method, headers, body, signal }: Sent): Promise<FetchAnswer> {
  // An import of node:http would read all its exports, and one of them loads what `fetch` loads.
  const { request } = process.getBuiltinModule('node:http');
  return new Promise((resolve, reject) => {
    // Without this, node:http sends what an address has before its host.
    const options = { method, headers: { ...headers }, auth: undefined, ...present({ hostname, signal }) };
    const sent = request(url, options, (answer) => {
      const fields = new Map(Object.entries(answer.headers).map(([name, value]) => [name, [value].flat().join(', ')]));
      const headers = {
        get: (name: string) => fields.get(name.toLowerCase()) ?? null,
        [Symbol.iterator]: () => fields.entries(),
      };
      resolve({ status: answer.statusCode ?? 0, headers, body: answer });
    });
    sent.on('error', reject);
    sent.end(body);
  });
}
