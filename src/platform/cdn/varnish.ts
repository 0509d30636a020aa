import type { Cdn } from './cdn.ts';
import { commonOf } from './headers.ts';
import { type Called, type CdnCalls, call, refusedPurge, releaseBy, unsure } from './request.ts';

const ANSWER_BYTES = 64 * 1024;
/** Milliseconds of a purge, which a server answers from its memory. A silent one holds up the next purge of the others for that long. */
const PURGE_MS = 3_000;

/** The header with the secret, as `examples/self-hosting/slipway.vcl` reads it. */
const SECRET = 'x-slipway-cdn-token';
const SHAPE = { tags: 'xkey', between: ' ', controls: ['cdn-cache-control'] } as const;

/**
 * Varnish with xkey, and `examples/self-hosting/slipway.vcl`. It keeps all in memory, so one that starts again has nothing to forget. A
 * purge is accepted if all servers take it.
 */
export function createVarnish(servers: readonly string[], token: string, maxAge: number, calls: CdnCalls): Cdn {
  const quick = { ...calls, requestMs: calls.requestMs ?? PURGE_MS };
  /** Returns the first answer that is no success. `failed`: the servers with such answers, if there are several. Undefined: all are successes. */
  const refusalOf = async (
    more: Readonly<Record<string, string>>,
    stop: AbortSignal,
  ): Promise<(Called & { readonly failed?: readonly string[] }) | undefined> => {
    const init = { method: 'PURGE', headers: { [SECRET]: token, ...more } };
    const answers = await Promise.all(servers.map((server) => call(quick, `http://${server}/`, init, stop)));
    const refused = answers.find(({ isSuccess }) => !isSuccess);
    if (!refused || servers.length === 1) return refused;
    const failed = servers.filter((_, at) => answers[at]?.isSuccess === false);
    return { ...refused, failed, reason: `${failed.length} of ${servers.length} servers failed: ${refused.reason}` };
  };
  return {
    name: 'Varnish',
    // A header has 8 KB at most, and a tag up to 76 bytes.
    limits: { tags: 64, perMinute: 6_000 },
    ...commonOf(SHAPE, maxAge, calls),
    // It answers for all hosts.
    async activate(_host, stop) {
      const refused = await refusalOf({}, stop);
      return refused ? unsure(refused) : { kind: 'ready' };
    },
    async purge(tags, stop) {
      const refused = await refusalOf({ 'xkey-purge': tags.join(' ') }, stop);
      return refused ? { ...refusedPurge(refused), servers: refused.failed } : { kind: 'accepted' };
    },
    async releaseAt(url, stop) {
      const [server = ''] = servers;
      return releaseBy((signal) => askServer(server, new URL(url), signal), calls, stop);
    },
  };
}

/** Asks a server for a URL of a site, whatever its name leads to here: `fetch` sends no other host than that of the URL. */
async function askServer(server: string, { host, pathname }: URL, signal: AbortSignal) {
  const { request } = await import('undici');
  const { headers, body } = await request(`http://${server}${pathname}`, { headers: { host }, signal });
  await body.dump({ limit: ANSWER_BYTES, signal });
  return headers['x-slipway-release'];
}
