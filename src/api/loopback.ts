import { request } from 'node:http';
import { present } from '../base/json.ts';

/**
 * Returns a `fetch` that finds `<name>.localhost` on every machine. Many resolvers do not know such names, and the
 * embedded platform distinguishes its sites by their Host header alone. Other requests go to `inner`.
 */
export function withLocalhostNames(inner: typeof fetch): typeof fetch {
  return (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input);
    const readsLocally = url.protocol === 'http:' && url.hostname.endsWith('.localhost') && !init?.body;
    return readsLocally ? readLoopback(url, init) : inner(input, init);
  };
}

function readLoopback(url: URL, init: RequestInit | undefined): Promise<Response> {
  const options = {
    host: '127.0.0.1',
    port: url.port || 80,
    path: url.pathname + url.search,
    method: init?.method ?? 'GET',
    headers: { ...Object.fromEntries(new Headers(init?.headers)), host: url.host },
    ...present({ signal: init?.signal ?? undefined }),
  };
  return new Promise((resolve, reject) => {
    const sent = request(options, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('error', reject);
      answer.on('end', () => {
        const status = answer.statusCode ?? 502;
        const headers = Object.entries(answer.headers).map(([name, value]): [string, string] => [name, String(value)]);
        resolve(new Response(status === 204 || status === 304 ? null : Buffer.concat(chunks), { status, headers }));
      });
    });
    sent.on('error', reject);
    sent.end();
  });
}
