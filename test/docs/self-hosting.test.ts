import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type RequestListener, request } from 'node:http';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { MIB } from '../../src/base/sizes.ts';
import { platformCommand } from '../../src/cli/commands/platform.ts';
import { COMMON_FLAGS, parseFlags } from '../../src/cli/flags/flags.ts';
import { PAGES } from '../support/markdown.ts';
import { freePort } from '../support/s3-server.ts';
import { scratchFolder } from '../support/scratch.ts';
import { shellCommands } from '../support/shell.ts';
import { end } from '../support/slipway.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const FOLDER = join(ROOT, 'examples/self-hosting');
const UNIT = readFileSync(join(FOLDER, 'slipway.service'), 'utf8');
const DOCKERFILE = readFileSync(join(FOLDER, 'Dockerfile'), 'utf8');
const CADDYFILE = readFileSync(join(FOLDER, 'Caddyfile'), 'utf8');
const NFT = readFileSync(join(FOLDER, 'builds.nft'), 'utf8');
const NGINX = readFileSync(join(FOLDER, 'nginx.conf'), 'utf8');
const scratch = await scratchFolder();

/** Whether the tool that judges a file is on this machine; without it only the form is looked at. */
const has = (tool: string) => spawnSync(tool, ['--help'], { stdio: 'ignore' }).error === undefined;
const tools = { systemd: has('systemd-analyze'), caddy: has('caddy'), nginx: has('nginx'), nft: has('nft') };

const platform = platformCommand(() => Promise.reject(new Error('nothing is started here')));
/** Throws for a flag that `slipway platform` has not. */
const flagsOf = (words: readonly string[]) =>
  parseFlags(words.slice(words.indexOf('platform') + 1), { ...platform.flags, ...COMMON_FLAGS }).flags;

describe('the unit of systemd', () => {
  const command = /^ExecStart=(.*)$/m.exec(UNIT)?.[1]?.split(' ') ?? [];

  test('starts the platform by flags that there are, in the data directory that systemd makes', () => {
    expect(command.slice(0, 4)).toEqual([
      '/opt/slipway/node_modules/.bin/node',
      '--',
      '/opt/slipway/bin/slipway.js',
      'platform',
    ]);
    expect(flagsOf(command)).toMatchObject({ data: '/var/lib/slipway', isolation: 'required' });
    expect(UNIT).toMatch(/^StateDirectory=slipway slipway-backups$/m);
  });

  test('leaves builds the namespaces that bubblewrap needs', () => {
    expect(UNIT).not.toMatch(/^(?:RestrictNamespaces|ProtectProc|ProtectKernelTunables|PrivateUsers)=/m);
  });

  test.skipIf(!tools.systemd)('is taken by systemd-analyze without a word', () => {
    const here = UNIT.replace(command[0] ?? '', process.execPath).replace('/opt/slipway/bin', join(ROOT, 'bin'));
    const file = join(scratch, 'slipway.service');
    writeFileSync(file, here);
    const { status, stderr } = spawnSync('systemd-analyze', ['verify', file], { encoding: 'utf8' });
    expect([status, stderr.split('\n').filter((line) => line.includes(file))]).toEqual([0, []]);
  });
});

describe('the image for Docker', () => {
  const lines = DOCKERFILE.replaceAll('\\\n', ' ')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'));

  test('has instructions that there are, and starts the platform by flags that there are', () => {
    const known = /^(?:FROM|RUN|COPY|USER|VOLUME|EXPOSE|ENTRYPOINT|CMD) \S/;
    expect(lines.filter((line) => !known.test(line))).toEqual([]);
    const json = (name: string) =>
      JSON.parse(lines.find((line) => line.startsWith(`${name} `))?.slice(name.length) ?? '');
    expect(json('ENTRYPOINT')).toEqual(['node', '--', '/opt/slipway/bin/slipway.js']);
    expect(flagsOf(json('CMD'))).toEqual({ data: '/data', host: '0.0.0.0' });
  });

  test('runs commands that are good syntax, as a user without rights, with no data of this machine', () => {
    for (const line of lines.filter((each) => each.startsWith('RUN '))) {
      execFileSync('sh', ['-n'], { input: line.slice(4), stdio: ['pipe', 'ignore', 'pipe'] });
    }
    expect(lines).toContain('USER node');
    // What a sandbox and a private network of builds need.
    for (const name of ['bubblewrap', 'passt', 'nftables']) expect(lines.join('\n')).toMatch(new RegExp(` ${name} `));
    const ignored = readFileSync(join(FOLDER, 'Dockerfile.dockerignore'), 'utf8').split('\n');
    expect(ignored).toEqual(expect.arrayContaining(['.git', '.slipway', '**/node_modules']));
  });
});

/** Throws where braces do not close, or a line of nginx ends otherwise than in `;`, `{` or `}`. */
function checkForm(text: string, lineEnd: RegExp): void {
  let depth = 0;
  for (const line of text.split('\n').map((each) => each.replace(/(?:^|\s)#.*$/, '').trim())) {
    if (line !== '' && !lineEnd.test(line)) throw new Error(`This line is cut: ${line}`);
    for (const brace of line.match(/[{}]/g) ?? []) depth += brace === '{' ? 1 : -1;
    if (depth < 0) throw new Error(`A brace closes nothing: ${line}`);
  }
  if (depth !== 0) throw new Error('A brace is never closed');
}

describe('the proxies', () => {
  test('lead both names to the port of the platform, and keep what is for operators inside', () => {
    for (const text of [CADDYFILE, NGINX]) {
      expect(text.match(/127\.0\.0\.1:4400/g)).toHaveLength(2);
      for (const name of ['platform.example.com', '*.sites.example', '/metrics', '/healthz', '/readyz'])
        expect(text).toContain(name);
    }
    expect(NGINX.match(/proxy_set_header Host \$http_host;/g)).toHaveLength(2);
  });

  test('are whole', () => {
    checkForm(CADDYFILE, /\S/);
    checkForm(NGINX, /[;{}]$/);
  });

  test.skipIf(!tools.caddy)('are taken by Caddy', () => {
    const file = join(scratch, 'Caddyfile');
    writeFileSync(file, CADDYFILE.replace(/^\ttls .*$/m, '\ttls internal'));
    execFileSync('caddy', ['validate', '--adapter', 'caddyfile', '--config', file], { stdio: 'pipe' });
  });

  test.skipIf(!tools.nginx)('are taken by nginx', () => {
    const file = nginxFile(NGINX.replaceAll('listen 443', 'listen 8443'));
    execFileSync('nginx', ['-t', '-c', file, '-p', scratch], { stdio: 'pipe' });
  });
});

/** Writes the configuration of an nginx without root's folders and without certificates. Returns its path. */
function nginxFile(servers: string): string {
  const file = join(scratch, 'nginx.conf');
  const plain = servers.replace(/^ {2}ssl_certificate.*$/gm, '').replaceAll(/(listen \S+) ssl/g, '$1');
  const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const folders = kinds.map((kind) => `${kind}_temp_path ${scratch}/${kind};\n`).join('');
  const main = `pid ${scratch}/nginx.pid;\nerror_log stderr;\ndaemon off;\nevents {}\n`;
  writeFileSync(file, `${main}http {\naccess_log off;\n${folders}${plain}\n}\n`);
  return file;
}

describe.skipIf(!tools.nginx)('a site behind nginx', () => {
  const platformServer = createServer((incoming, outgoing) => answer(incoming, outgoing));
  let answer: RequestListener = (_incoming, outgoing) => outgoing.end();
  let child: ChildProcess | undefined;
  let port = 0;

  beforeAll(async () => {
    const inner = await freePort();
    platformServer.listen(inner, '127.0.0.1');
    port = await freePort();
    const servers = NGINX.replaceAll('127.0.0.1:4400', `127.0.0.1:${inner}`);
    const file = nginxFile(servers.replaceAll('listen 443', `listen 127.0.0.1:${port}`));
    child = spawn('nginx', ['-c', file, '-p', scratch], { stdio: 'ignore' });
    await vi.waitFor(() => sent('/'));
  });
  afterAll(async () => {
    platformServer.close();
    if (child) await end(child);
  });

  const sent = async (path: string, headers: Record<string, string> = {}, body?: Buffer) => {
    const options = { host: '127.0.0.1', port, path, method: body ? 'POST' : 'GET', agent: false };
    const outgoing = request({ ...options, headers: { host: 'shop.sites.example', ...headers } });
    const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
    outgoing.on('response', resolve).on('error', reject);
    outgoing.on('upgrade', (response, socket) => {
      socket.destroy();
      resolve(response);
    });
    outgoing.end(body);
    return promise;
  };

  test.for(['shop.sites.example', 'platform.example.com'])(
    '%s gets the address of the client from it',
    async (host) => {
      let seen: string | string[] | undefined;
      answer = ({ headers }, outgoing) => {
        seen = headers['x-forwarded-for'];
        outgoing.end();
      };
      await sent('/', { host, 'x-forwarded-for': '6.6.6.6' });
      expect(seen).toBe('6.6.6.6, 127.0.0.1');
    },
  );

  test('streams its events, and the body of a request', async () => {
    answer = (incoming, outgoing) => void incoming.once('data', () => outgoing.write('data: first\n\n'));
    // Longer than the bound that nginx has by itself.
    const response = await sent('/', { 'content-length': String(4 * MIB) }, Buffer.alloc(2 * MIB));
    expect(response.statusCode).toBe(200);
    const { promise, resolve } = Promise.withResolvers<string>();
    response.once('data', (chunk) => resolve(String(chunk)));
    expect(await promise).toBe('data: first\n\n');
    response.destroy();
  });

  test('has WebSockets', async () => {
    platformServer.once('upgrade', ({ headers }, socket) => {
      const { upgrade, connection } = headers;
      socket.end(`HTTP/1.1 101 Switching Protocols\r\nUpgrade: ${upgrade}\r\nConnection: ${connection}\r\n\r\n`);
    });
    const response = await sent('/', { connection: 'Upgrade', upgrade: 'websocket' });
    expect(response.statusCode).toBe(101);
  });
});

describe('the rules of the firewall', () => {
  test('are whole, and refuse private addresses to the user of the unit alone', () => {
    checkForm(NFT, /[;{}]$|^(?:table|delete|ct|meta) /);
    const refused = NFT.split('\n').filter((line) => line.endsWith(' reject'));
    const user = /^User=(.+)$/m.exec(UNIT)?.[1];
    expect(refused.map((line) => line.trim().split(' daddr ')[0])).toEqual([
      `meta skuid "${user}" ip`,
      `meta skuid "${user}" ip6`,
    ]);
    expect(refused.join()).toContain(' 169.254.0.0/16,');
  });

  test.skipIf(!tools.nft)('are taken by nft', () => {
    const file = join(scratch, 'builds.nft');
    writeFileSync(file, NFT.replaceAll('"slipway"', '0'));
    const { status, stderr } = spawnSync('unshare', ['-rn', 'nft', '-c', '-f', file], { encoding: 'utf8' });
    expect([status, stderr]).toEqual([0, '']);
  });
});

test('the page names the names of the files, and its commands are theirs', () => {
  const page = PAGES.find(({ path }) => path === 'docs/self-hosting.md');
  const commands = page?.blocks.flatMap(({ language, text }) => (language === 'sh' ? shellCommands(text) : [])) ?? [];
  expect(commands).toContainEqual(['sudo', 'cp', 'examples/self-hosting/slipway.service', '/etc/systemd/system/']);
  for (const name of ['slipway.service', 'Dockerfile', 'Caddyfile', 'nginx.conf', 'builds.nft', 'slipway.vcl']) {
    expect(page?.text).toContain(`(../examples/self-hosting/${name})`);
  }
});
