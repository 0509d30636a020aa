import type { Cdn } from './cdn.ts';
import { taggedBy } from './headers.ts';
import { type Called, type CdnCalls, call, isSuccess, REQUEST_MS, refusedPurge, unsure } from './request.ts';

/** Bytes of a page that are read before its connection is closed. */
const ANSWER_BYTES = 64 * 1024;

/** The header with the secret, as `examples/self-hosting/slipway.vcl` reads it. */
const SECRET = 'x-slipway-cdn-token';
const SHAPE = { tags: 'xkey', between: ' ', controls: ['cdn-cache-control'] } as const;

/**
 * Varnish with the module xkey, and the VCL of `examples/self-hosting/slipway.vcl`. It keeps what it has in memory, so that one that
 * starts again has nothing to forget: a purge goes to all servers, and is accepted if all take it.
 */
export function createVarnish(servers: readonly string[], token: string, maxAge: number, calls: CdnCalls): Cdn {
  const headers = { [SECRET]: token };
  const toAll = (init: Parameters<typeof call>[2], stop: AbortSignal) =>
    Promise.all(servers.map((server) => call(calls, `http://${server}/`, init, stop)));
  return {
    name: 'Varnish',
    // A header has 8 KB at most, and a tag up to 76 bytes.
    limits: { tags: 64, perMinute: 6_000 },
    ...taggedBy(SHAPE, maxAge),
    // It answers for all hosts.
    async activate(_host, stop) {
      const refused = refusalOf(await toAll({ method: 'PURGE', headers }, stop));
      return refused ? unsure(refused) : { kind: 'ready' };
    },
    deactivate: async () => {},
    async purge(tags, stop) {
      const refused = refusalOf(
        await toAll({ method: 'PURGE', headers: { ...headers, 'xkey-purge': tags.join(' ') } }, stop),
      );
      return refused ? refusedPurge(refused) : { kind: 'accepted' };
    },
    async releaseAt(url, stop) {
      const [server = ''] = servers;
      return askServer(server, new URL(url), calls.requestMs ?? REQUEST_MS, stop);
    },
  };
}

function refusalOf(answers: readonly Called[]): Called | undefined {
  return answers.find((called) => !isSuccess(called));
}

/** Asks a server for a URL of a site, whatever its name leads to here: `fetch` sends no other host than that of the URL. */
async function askServer(
  server: string,
  { host, pathname }: URL,
  requestMs: number,
  stop: AbortSignal,
): Promise<string | undefined> {
  const signal = AbortSignal.any([stop, AbortSignal.timeout(requestMs)]);
  try {
    const { request } = await import('undici');
    const { headers, body } = await request(`http://${server}${pathname}`, { headers: { host }, signal });
    await body.dump({ limit: ANSWER_BYTES, signal });
    const release = headers['x-slipway-release'];
    return typeof release === 'string' ? release : undefined;
  } catch {
    stop.throwIfAborted();
    return undefined;
  }
}
