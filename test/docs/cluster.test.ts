import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parseDocument } from 'yaml';
import { Secrets } from '../../src/base/secrets.ts';
import { platformCommand } from '../../src/cli/commands/platform.ts';
import { clusterOf } from '../../src/cli/flags/cluster-settings.ts';
import { COMMON_FLAGS, parseFlags } from '../../src/cli/flags/flags.ts';
import { parseS3 } from '../../src/platform/stores/cluster/s3/settings.ts';
import { askCaddy, caddyfile, ROOT_CERTIFICATE, startCaddy } from '../support/caddy.ts';
import { PAGES } from '../support/markdown.ts';
import { freePort } from '../support/s3-server.ts';
import { scratchFolder } from '../support/scratch.ts';
import { end } from '../support/slipway.ts';
import { temporaryFolder } from '../support/temporary.ts';
import { terminal } from '../support/terminal.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const FOLDER = join(ROOT, 'examples/cluster');
const read = (name: string) => readFileSync(join(FOLDER, name), 'utf8');
const UNIT = read('slipway-node.service');
const SECRET = Buffer.alloc(32, 7).toString('base64');
const scratch = await scratchFolder();

const has = (tool: string) => spawnSync(tool, ['--help'], { stdio: 'ignore' }).error === undefined;
const tools = { systemd: has('systemd-analyze'), caddy: has('caddy') };
for (const [tool, isThere] of Object.entries(tools)) {
  if (!isThere) process.stderr.write(`skipped: examples/cluster by ${tool}, which is not installed\n`);
}

const platform = platformCommand(() => Promise.reject(new Error('Nothing is started here')));
/** Parses the words after `platform`. Throws if the command does not have one of the flags. */
const parsed = (words: readonly string[]) =>
  parseFlags(words.slice(words.indexOf('platform') + 1), { ...platform.flags, ...COMMON_FLAGS });

/** Returns the settings of the node that these words and variables start. Throws if it would refuse them. */
function settingsOf(words: readonly string[], env: Readonly<Record<string, string>>) {
  const cluster = clusterOf(parsed(words), terminal({ env }).io, new Secrets());
  if (!cluster) throw new Error('These settings start no node of a cluster');
  return { ...cluster, s3: parseS3(cluster.objects, env) };
}

/** Returns the assignments of a file for `EnvironmentFile=` of systemd, those in comments too. */
function assignments(text: string): Readonly<Record<string, string>> {
  const lines = text.split('\n').map((line) => /^(?:# )?([A-Z][A-Z0-9_]*)=(.*)$/.exec(line));
  return Object.fromEntries(lines.flatMap((match) => (match ? [[match[1], match[2]]] : [])));
}

// systemd replaces %H by the name of the machine.
const COMMAND = /^ExecStart=(.*)$/m.exec(UNIT)?.[1]?.replace('%H', 'node-1').split(' ') ?? [];

describe('cluster.env', () => {
  const text = read('cluster.env');
  const given = assignments(text);
  const filled: Readonly<Record<string, string>> = {
    ...given,
    SLIPWAY_SECRET: SECRET,
    AWS_ACCESS_KEY_ID: 'key',
    AWS_SECRET_ACCESS_KEY: 'secret',
  };

  test('has lines that systemd reads: assignments and comments', () => {
    expect(text.split('\n').filter((line) => !/^(?:#.*|[A-Z][A-Z0-9_]*=\S*|)$/.test(line))).toEqual([]);
  });

  test('starts a node, if what is empty is filled in', () => {
    expect(Object.keys(given).filter((name) => given[name] === '')).toEqual([
      ...['SLIPWAY_SECRET', 'AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY'],
    ]);
    expect(settingsOf(COMMAND, filled)).toMatchObject({
      objects: 's3://slipway/prod',
      s3: { bucket: 'slipway', prefix: 'prod/', region: 'eu-central-1', endpoint: 'https://s3.internal' },
    });
  });

  test('has no name that the platform does not read', () => {
    const { AWS_ENDPOINT_URL_S3, ...needed } = filled;
    expect(AWS_ENDPOINT_URL_S3).toBeDefined();
    for (const name of Object.keys(needed)) {
      expect(() => settingsOf(COMMAND, { ...needed, [name]: '' }), name).toThrow();
    }
  });
});

describe('slipway-node.service', () => {
  test('starts a node by flags that there are, with a cache that systemd makes', () => {
    expect(COMMAND.slice(0, 4)).toEqual([
      ...['/opt/slipway/node_modules/.bin/node', '--', '/opt/slipway/bin/slipway.js', 'platform'],
    ]);
    expect(parsed(COMMAND).flags).toMatchObject({ data: '/var/cache/slipway', isolation: 'required', drain: '10s' });
    expect(UNIT).toMatch(/^CacheDirectory=slipway$/m);
    expect(UNIT).toMatch(/^EnvironmentFile=\/etc\/slipway\/cluster\.env$/m);
    expect(read('cluster.env')).toMatch(/^# \/etc\/slipway\/cluster\.env,/);
  });

  test('leaves builds the namespaces that bubblewrap needs', () => {
    expect(UNIT).not.toMatch(/^(?:RestrictNamespaces|ProtectProc|ProtectKernelTunables|PrivateUsers)=/m);
  });

  test.skipIf(!tools.systemd)('is taken by systemd-analyze without a word', () => {
    const here = UNIT.replace(COMMAND[0] ?? '', process.execPath).replace('/opt/slipway/bin', join(ROOT, 'bin'));
    const file = join(scratch, 'slipway-node.service');
    writeFileSync(file, here);
    const { status, stderr } = spawnSync('systemd-analyze', ['verify', file], { encoding: 'utf8' });
    expect([status, stderr.split('\n').filter((line) => line.includes(file))]).toEqual([0, []]);
  });
});

interface Service {
  readonly image?: string;
  readonly build?: { readonly context: string; readonly dockerfile: string };
  readonly command?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly depends_on?: Readonly<Record<string, unknown>>;
  readonly volumes?: readonly string[];
}

/** Replaces `${NAME}`, `${NAME:-default}` and `${NAME:?message}` as Compose does. */
function interpolate(text: string, env: Readonly<Record<string, string>>): string {
  return text.replace(/\$\{(\w+)(?::([-?])([^}]*))?\}/g, (_, name: string, kind?: string, word = '') => {
    if (kind === '?' && !env[name]) throw new Error(`${name}: ${word}`);
    return env[name] || (kind === '-' ? word : '');
  });
}

describe('compose.yaml', () => {
  const document = parseDocument(read('compose.yaml'));
  const { services, volumes }: { services: Record<string, Service>; volumes: Record<string, unknown> } =
    document.toJS();
  const env = {
    ...{ POSTGRES_PASSWORD: 'p', SLIPWAY_OBJECTS: 's3://bucket/prefix', SLIPWAY_SECRET: SECRET },
    ...{ AWS_ACCESS_KEY_ID: 'key', AWS_SECRET_ACCESS_KEY: 'secret' },
  };

  test('can be read, and names files, services and volumes that there are', () => {
    expect([...document.errors, ...document.warnings]).toEqual([]);
    expect(Object.keys(services)).toEqual(['db', 'node-1', 'node-2', 'proxy']);
    for (const { image, build, depends_on = {}, volumes: mounts = [] } of Object.values(services)) {
      expect([image, build].filter(Boolean)).toHaveLength(1);
      if (build) expect(existsSync(resolve(FOLDER, build.context, build.dockerfile))).toBe(true);
      for (const name of Object.keys(depends_on)) expect(services).toHaveProperty([name]);
      for (const [from = ''] of mounts.map((mount) => mount.split(':'))) {
        if (from.startsWith('.')) expect(existsSync(join(FOLDER, from))).toBe(true);
        else expect(volumes).toHaveProperty([from]);
      }
    }
  });

  test.each(['node-1', 'node-2'])('starts %s by settings that the platform takes', (name) => {
    const { command = [], environment = {} } = services[name] ?? {};
    const variables = Object.fromEntries(
      Object.entries(environment).map(([key, value]) => [key, interpolate(value, env)] as const),
    );
    expect(settingsOf(command, variables)).toMatchObject({
      database: 'postgres://slipway:p@db:5432/slipway',
      s3: { bucket: 'bucket', prefix: 'prefix/', region: 'us-east-1', pathStyle: false },
    });
    expect(parsed(command).flags).toMatchObject({ data: '/data', host: '0.0.0.0' });
  });

  test('asks for each variable without which no node starts', () => {
    for (const name of Object.keys(env)) {
      const without = { ...env, [name]: '' };
      expect(() => interpolate(read('compose.yaml'), without), name).toThrow(name);
    }
  });
});

const CADDYFILES = ['Caddyfile', 'Caddyfile.compose'];

describe('the proxies', () => {
  test('lead both names to both nodes, choose nodes by /readyz, and keep what is for operators inside', () => {
    for (const text of CADDYFILES.map(read)) {
      expect(text.match(/^\treverse_proxy (\S+):4400 (?!\1)\S+:4400 \{$/gm)).toHaveLength(2);
      // The hosts of sites ask only whether a node serves sites, which it does without PostgreSQL.
      const [sites = '', platform = ''] = text.split('\nplatform.example.com {');
      expect(sites).toMatch(/^\t\thealth_uri \/readyz\?role=edge$/m);
      expect(platform).toMatch(/^\t\thealth_uri \/readyz$/m);
      // Each site block, which begins with an address, leads to the nodes.
      const blocks = text.match(/^[\w*].*\{$/gm)?.length ?? 0;
      expect(text).toMatch(/^\t\task http:\/\/127\.0\.0\.1:4401\/tls-allowed$/m);
      expect(text.match(/^\t(import sites|reverse_proxy .*)$/gm)).toHaveLength(blocks + 1);
      expect(text).toMatch(/^\t@inside path \/metrics \/healthz \/readyz \/tls-allowed$/m);
    }
    const [one, other] = CADDYFILES.map((name) =>
      read(name).replace(/^#.*/, '').replaceAll('10.0.0.11', 'node-1').replaceAll('10.0.0.12', 'node-2'),
    );
    expect(one).toBe(other);
  });

  test.skipIf(!tools.caddy).each(CADDYFILES)('%s is taken by Caddy', (name) => {
    const args = ['validate', '--adapter', 'caddyfile', '--config', join(FOLDER, name)];
    const { status, stderr } = spawnSync('caddy', args, { encoding: 'utf8', env: { ...process.env, HOME: scratch } });
    expect(status, stderr).toBe(0);
  });

  test.skipIf(!tools.caddy)(
    'a connection for one host gets nothing of another, such as what is for operators',
    async () => {
      const seen: string[] = [];
      const node = createServer(({ headers, url = '' }, outgoing) => {
        if (!/^\/(?:readyz|tls-allowed)/.test(url)) seen.push(`${headers.host?.split(':')[0]}${url}`);
        outgoing.end();
      });
      await using stack = new AsyncDisposableStack();
      await once(node.listen(0, '127.0.0.1'), 'listening');
      stack.defer(() => void node.close());
      const inner = Number(Object(node.address()).port);
      const [port = 0, http = 0, inside = 0] = await Promise.all([freePort(), freePort(), freePort()]);
      const folder = stack.use(temporaryFolder('caddy'));
      const file = join(folder.path, 'Caddyfile');
      writeFileSync(file, caddyfile({ port, http, inside, ports: [inner, inner] }));
      const caddy = startCaddy(folder.path, file);
      stack.defer(async () => void (await end(caddy)));
      const root = join(folder.path, ROOT_CERTIFICATE);
      const ask = (host?: string, path?: string) =>
        askCaddy({
          name: 'shop.acme.test',
          port,
          ca: readFileSync(root, 'utf8'),
          ...(host && { host }),
          ...(path && { path }),
        });
      const statusOf = (answer: ReturnType<typeof ask>) => answer.then(({ status }) => status, String);
      const soon = { timeout: 20_000, interval: 100 };
      await expect.poll(() => existsSync(root) && statusOf(ask()), soon).toBe(200);
      seen.length = 0;
      for (const host of ['localhost', '127.0.0.1', 'shop.acme.test']) {
        expect([host, await statusOf(ask(host, '/metrics'))]).toEqual([host, host === 'shop.acme.test' ? 200 : 421]);
      }
      // A site may have a page of that name.
      expect(seen).toEqual(['shop.acme.test/metrics']);
    },
  );
});

test('the page links to each of the files', () => {
  const page = PAGES.find(({ path }) => path === 'docs/cluster.md');
  for (const name of ['cluster.env', 'slipway-node.service', 'compose.yaml', 'Caddyfile']) {
    expect(page?.text).toContain(`(../examples/cluster/${name})`);
  }
});
