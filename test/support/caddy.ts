import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { request } from 'node:https';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';

const COMMITTED = resolve(import.meta.dirname, '../../examples/cluster/Caddyfile');

export const hasCaddy = spawnSync('caddy', ['version'], { stdio: 'ignore' }).status === 0;

/** Returns the committed file for this machine: with its addresses, its names, and certificates of Caddy's own authority. */
export function caddyfile(
  own: Record<'port' | 'http' | 'inside', number> & { readonly ports: readonly number[] },
): string {
  const options = `admin off\n\tlocal_certs\n\tskip_install_trust\n\thttp_port ${own.http}\n\thttps_port ${own.port}`;
  const changed = readFileSync(COMMITTED, 'utf8')
    .replaceAll('127.0.0.1:4401', `127.0.0.1:${own.inside}`)
    .replaceAll('10.0.0.11:4400', `127.0.0.1:${own.ports[0]}`)
    .replaceAll('10.0.0.12:4400', `127.0.0.1:${own.ports[1]}`)
    .replace('platform.example.com {', 'localhost {')
    .replace('*.sites.example {', '*.sites.localhost {')
    .replace('{\n', `{\n\t${options}\n`);
  if (/10\.0\.0|example/.test(changed)) throw new Error('The Caddyfile has other addresses and names than before');
  return changed;
}

export function startCaddy(folder: string, file: string): ChildProcess {
  return spawn('caddy', ['run', '--adapter', 'caddyfile', '--config', file], {
    env: { PATH: process.env.PATH, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
    stdio: ['ignore', 'ignore', 'ignore'],
  });
}

/** The file with the certificate of Caddy's own authority. */
export const ROOT_CERTIFICATE = 'caddy/pki/authorities/local/root.crt';

export interface Asked {
  /** The host whose certificate is asked for. */
  readonly name: string;
  readonly port: number;
  readonly ca: string;
  /** The header `Host`, without the port. */
  readonly host?: string;
  readonly path?: string;
}

export interface Answered {
  readonly status: number | undefined;
  readonly body: string;
}

/** Requests a page through Caddy, whatever the resolver knows of its name. */
export function askCaddy({ name, port, ca, host = name, path = '/' }: Asked): Promise<Answered> {
  return new Promise((resolve, reject) => {
    const to = { host: '127.0.0.1', port, servername: name, headers: { host: `${host}:${port}` }, ca };
    request({ ...to, agent: false, path }, async (response) => {
      resolve({ status: response.statusCode, body: await text(response) });
    })
      .on('error', reject)
      .end();
  });
}
