import { lookup } from 'node:dns/promises';
import { existsSync, readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { join } from 'node:path';
import type { Allowed } from '../../dispatch/allowed-places.ts';
import type { Env } from '../names.ts';

/** Where a name or a network is: the addresses of one family, and the port if one was named. */
export interface AllowedAddress {
  readonly address: string;
  readonly family: 4 | 6;
  readonly port?: number;
}

const PORTS: Readonly<Record<string, number>> = { 'http:': 80, 'https:': 443 };
/** The host's variables (`dispatch/program.ts`) and settings of npm that name a server which builds need. */
const SERVERS = /^(?:https?_proxy|all_proxy|npm_config_(?:registry|proxy|https_proxy))$/i;
const SETTING = /^\s*(?:@[\w.-]+:)?(?:registry|proxy|https-proxy)\s*=\s*"?([^"\s;#]+)/gm;

/**
 * Returns the servers that the operator has named elsewhere: the proxies and the registry of the environment and of npm's global
 * configuration, and the server of the template of `--git-url`. A repository's own `.npmrc` allows nothing.
 */
export function namedServers(env: Env, gitUrlTemplate: string): readonly Allowed[] {
  const file = join(process.execPath, '../../etc/npmrc');
  const settings = existsSync(file) ? [...readFileSync(file, 'utf8').matchAll(SETTING)].map(([, url = '']) => url) : [];
  const variables = Object.entries(env).flatMap(([name, value]) => (SERVERS.test(name) ? [value] : []));
  return [...variables, ...settings, gitUrlTemplate.replaceAll('{repository}', 'a/b')].flatMap(serverOf);
}

function serverOf(text: string): readonly Allowed[] {
  const url = URL.parse(text.includes('://') ? text : `http://${text}`);
  if (!url?.hostname) return [];
  const port = Number(url.port) || PORTS[url.protocol];
  return [{ host: url.hostname.replace(/^\[|\]$/g, ''), ...(port !== undefined && { port }) }];
}

/** Resolves the names. A name that has no address now allows nothing. */
export async function addressesOf(allowed: readonly Allowed[]): Promise<readonly AllowedAddress[]> {
  const all = allowed.map(async ({ host, prefix, port }): Promise<readonly AllowedAddress[]> => {
    const found = isIP(host)
      ? [{ address: prefix === undefined ? host : `${host}/${prefix}`, family: isIP(host) }]
      : await lookup(host, { all: true }).catch(() => []);
    return found.map(({ address, family }) => {
      return { address, family: family === 6 ? 6 : 4, ...(port !== undefined && { port }) };
    });
  });
  return (await Promise.all(all)).flat();
}
