import { lookup, Resolver } from 'node:dns/promises';
import type { ServerAddress } from './exchange.ts';

const QUERY_MS = 2_000;
/** Characters of a text that is shown. */
const TEXT_MOST = 100;

/**
 * Returns the records of names in words, as `A 198.51.100.1`, as a server has them itself: for messages alone. Empty if there are
 * none, or the server does not say.
 */
export async function recordsAt(
  names: readonly string[],
  { host, port }: ServerAddress,
  signal?: AbortSignal,
): Promise<readonly string[]> {
  const resolver = new Resolver({ timeout: QUERY_MS, maxTimeout: QUERY_MS, tries: 1 });
  signal?.addEventListener('abort', () => resolver.cancel(), { once: true });
  const none = () => [];
  const server = await lookup(host).catch(() => undefined);
  if (!server) return [];
  resolver.setServers([server.family === 6 ? `[${server.address}]:${port}` : `${server.address}:${port}`]);
  const [name = '', owner = ''] = names;
  const found = await Promise.all([
    resolver.resolve4(name).then((all) => all.map((each) => `A ${each}`), none),
    resolver.resolve6(name).then((all) => all.map((each) => `AAAA ${each}`), none),
    resolver.resolveCname(name).then((all) => all.map((each) => `CNAME ${each}`), none),
    resolver.resolveMx(name).then((all) => all.map((each) => `MX ${each.exchange}`), none),
    resolver.resolveTxt(name).then((all) => all.map(textOf), none),
    resolver.resolveTxt(owner).then((all) => all.map((parts) => `the owner record ${textOf(parts)}`), none),
  ]);
  return found.flat();
}

function textOf(parts: readonly string[]): string {
  return `TXT "${parts.join('').slice(0, TEXT_MOST)}"`;
}
