import { request } from 'node:http';
import type { Cdn } from './cdn.ts';
import { cdnHeaders } from './headers.ts';
import { type Called, type CdnCalls, call, isSuccess, REQUEST_MS, refusedPurge, unsure } from './request.ts';

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
    tagHeader: SHAPE.tags,
    headers: (site, release) => cdnHeaders(SHAPE, maxAge, site, release),
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

/** Asks a server for a URL of a site, whatever its name leads to here. `fetch` cannot send another host. */
function askServer(server: string, url: URL, requestMs: number, stop: AbortSignal): Promise<string | undefined> {
  const at = new URL(`http://${server}`);
  const signal = AbortSignal.any([stop, AbortSignal.timeout(requestMs)]);
  return new Promise((resolve, reject) => {
    const options = { host: at.hostname.replace(/^\[|\]$/g, ''), port: at.port || 80, path: url.pathname, signal };
    const sent = request({ ...options, agent: false, headers: { host: url.host } }, (response) => {
      const release = response.headers['x-slipway-release'];
      response.destroy();
      resolve(typeof release === 'string' ? release : undefined);
    });
    sent.on('error', () => (stop.aborted ? reject(stop.reason) : resolve(undefined)));
    sent.end();
  });
}
