import { present } from '../base/json.ts';
import { isLoopbackHost } from '../base/loopback.ts';
import type { Fetch, FetchAnswer } from './exchange.ts';

/**
 * Returns a `fetch` for programs that end after a request or two. It sends plain http to this machine by node:http, which takes a
 * fifth of the time that the first `fetch` of a process takes to load. Other requests go to `inner`.
 */
export function plainHttp(inner: Fetch): Fetch {
  return (url, init) => (url.protocol === 'http:' && isLoopbackHost(url.hostname) ? send(url, init) : inner(url, init));
}

function send(url: URL, { method, headers, body, signal }: Parameters<Fetch>[1]): Promise<FetchAnswer> {
  // An import of node:http would read all its exports, and one of them loads what `fetch` loads.
  const { request } = process.getBuiltinModule('node:http');
  return new Promise((resolve, reject) => {
    const sent = request(url, { method, headers: { ...headers }, ...present({ signal }) }, (answer) => {
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
