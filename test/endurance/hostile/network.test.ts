import { execFileSync, spawnSync } from 'node:child_process';
import { createSocket, type Socket } from 'node:dgram';
import { once } from 'node:events';
import { chmodSync, existsSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { createServer as createTcpServer, connect as tcpConnect } from 'node:net';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { EXEC_ARGV } from '../../../bin/exec-argv.js';
import type { LogFields } from '../../../src/base/log.ts';
import type { DispatchOptions } from '../../../src/platform/dispatch/index.ts';
import { unreadablePart } from '../../../src/platform/dispatch/program.ts';
import { job } from '../../support/builds.ts';
import { openDispatch } from '../../support/dispatch.ts';
import { serve } from '../../support/http-server.ts';
import { gitBackend } from '../../support/private-git.ts';
import { createRepository, type Files, gitEnv } from '../../support/repositories.ts';
import { temporaryFolder } from '../../support/temporary.ts';

/*
 * Builds try to reach servers of this machine: on its loopback, and on its own addresses. The servers say who came.
 */

const has = (program: string) => spawnSync(program, ['--version']).error === undefined;
const isRoot = process.getuid?.() === 0 && ['bwrap', 'nft', 'curl'].every(has);
const LEVELS = [
  { level: 'private', device: 'internet', canTry: isRoot && has('pasta') },
  { level: 'filtered', device: deviceOfHost(), canTry: isRoot },
] as const;
for (const { level } of LEVELS.filter(({ canTry }) => !canTry)) {
  process.stderr.write(
    `Skipped: ${level} networks, which need root, bubblewrap, nftables, curl and for private ones passt.\n`,
  );
}

/** Returns the name of the device that leads to the internet. */
function deviceOfHost(): string {
  const [name] = Object.entries(networkInterfaces()).find(([, all]) => all?.some(({ internal }) => !internal)) ?? [];
  return name ?? 'lo';
}

const came: string[] = [];
let server: Server;
let datagrams: Socket;
let port = 0;
const own = Object.values(networkInterfaces())
  .flatMap((each) => each ?? [])
  .filter(({ internal, address }) => !internal && !address.startsWith('fe80:'))
  .map(({ address, family }) => (family === 'IPv6' ? `[${address}]` : address));

beforeAll(async () => {
  server = createServer((request, response) => {
    came.push(request.url ?? '');
    response.end('reached');
  });
  server.on('connection', ({ remoteAddress }) => came.push(`connection of ${remoteAddress}`));
  server.listen(0, '::');
  await once(server, 'listening');
  port = (server.address() as { port: number }).port;
  datagrams = createSocket('udp6');
  datagrams.on('message', (_, { address }) => came.push(`datagram of ${address}`));
  datagrams.bind(port, '::');
  await once(datagrams, 'listening');
});

afterAll(() => {
  server.close();
  datagrams.close();
});

beforeEach(() => {
  came.length = 0;
});

/** Passes connections on to a port of loopback. */
function createProxy(to: number) {
  return createTcpServer((client) => {
    const there = tcpConnect(to, '127.0.0.1');
    client.on('error', () => there.destroy()).pipe(there);
    there.on('error', () => client.destroy()).pipe(client);
  });
}

/**
 * Builds with these commands, all at once, because many of them wait until they are out of time. Returns the log, and what the
 * platform said of the network.
 */
async function built(
  commands: readonly string[],
  options: Partial<DispatchOptions> = {},
  files: Files = {},
  onLog: (log: string) => void = () => {},
) {
  using repository = createRepository({ 'index.html': 'one', ...files });
  let network: LogFields | undefined;
  const log: DispatchOptions['log'] = (_, event, fields) => {
    if (event === 'builds_network') network = fields;
  };
  await using stage = openDispatch({ log, ...options });
  const all =
    commands.length === 1
      ? commands.map((each) => `${each} || true`)
      : // Each into a file of its own, because parts of their lines could be mixed.
        [...commands.map((each, n) => `{ ${each}; } > .said-${n} 2>&1 &`), 'wait', 'cat .said-*'];
  const buildCommand = [...all, 'mkdir -p dist', 'cp index.html dist'].join('\n');
  const build = job({ repository: repository.path, buildCommand });
  const looking = setInterval(() => onLog(stage.logOf(build.deployID)), 200);
  try {
    const signal = new AbortController().signal;
    const ended = await stage.dispatch.build(build, { signal, onStage() {}, onCommit() {} });
    await ended[Symbol.asyncDispose]();
  } finally {
    clearInterval(looking);
  }
  return { log: stage.logOf(build.deployID), network };
}

const get = (host: string, options = '', scheme = 'http') =>
  `curl -gsS -m 2 --noproxy '*' ${options} ${scheme}://${host}:${port}/`;

const PRIVATE = [
  '10.0.0.1',
  '100.64.0.1',
  '169.254.169.254',
  '172.16.0.1',
  '192.168.0.1',
  '168.63.129.16',
  '192.0.0.8',
];
const PRIVATE_6 = ['fd00::1', 'fd00:ec2::254', '64:ff9b::a9fe:a9fe', '2002:0a00:0001::1'];

/** Starts two servers, asks both, and prints their ports. */
const SERVERS = `
const { createServer } = require('node:http');
const open = (host) => new Promise((done) => {
  const server = createServer((_, answer) => answer.end('own')).listen(0, host, () => done(server.address().port));
});
const ask = async (name, host, port) => console.log(name, await fetch('http://' + host + ':' + port).then((got) => got.text()));
(async () => {
  const [four, six] = [await open('0.0.0.0'), await open('::1')];
  await ask('four:', '127.0.0.1', four);
  await ask('six:', '[::1]', six);
  console.log('ports:', four, six);
  setTimeout(() => process.exit(), 6_000);
})();
`;

describe.each(LEVELS)('$level', ({ level, device, canTry }) => {
  test.skipIf(!canTry)(
    'a build reaches neither the loopback of the machine nor its own addresses, by any way out',
    async () => {
      const hosts = ['127.0.0.1', '127.0.0.2', 'localhost', '[::1]', '[::ffff:127.0.0.1]', '0.0.0.0', '[::]', ...own];
      const { log, network } = await built(
        [
          ...hosts.map((host) => get(host)),
          // A device that a program names itself leaves out the routes.
          ...hosts.map((host) => get(host, `--interface ${device}`)),
          ...hosts.map((host) => get(host, `--interface ${device}`, 'tftp')),
          ...hosts.map((host) => get(host, '', 'tftp')),
          ...own.map((host) => get('rebound.example', `--resolve 'rebound.example:${port}:${host}'`)),
          ...own.filter((host) => !host.startsWith('[')).map((host) => get(`[::ffff:${host}]`)),
        ],
        { buildNetwork: level },
      );
      expect(network).toMatchObject({ network: level });
      expect(came).toEqual([]);
      expect(log).not.toContain('reached');
      expect(log.match(/^curl: \(/gm)?.length).toBeGreaterThan(30);
    },
    280_000,
  );

  test.skipIf(!canTry)(
    'private networks and the metadata services of clouds are refused at once',
    async () => {
      const hosts = [...PRIVATE, ...PRIVATE_6.map((host) => `[${host}]`)];
      const { log } = await built(
        hosts.map((host) => `${get(host)} 2>&1 | sed 's/^/${host.replaceAll(/[[\]]/g, '')}: /'`),
        { buildNetwork: level },
      );
      for (const host of [...PRIVATE, ...PRIVATE_6])
        expect(log, host).toMatch(new RegExp(`^${host}: curl: \\(7\\)`, 'm'));
    },
    120_000,
  );

  test.skipIf(!canTry)(
    'a build reaches what the operator allows, at the allowed port alone',
    async () => {
      const [address = ''] = own;
      const { log } = await built([get('localhost'), get(address)], {
        buildNetwork: level,
        buildNetworkAllow: [`localhost:${port}`, `${address}:${port + 1}`],
      });
      expect(log.match(/reached/g)).toHaveLength(1);
      expect(came).toContain('/');
    },
    120_000,
  );

  test.skipIf(!canTry)(
    'a registry on loopback that the environment names is allowed, and what a repository names is not',
    async () => {
      const named = { npm_config_registry: `http://127.0.0.1:${port}/named/` };
      await built(['npm view ms version --fetch-retries 0'], {
        env: { ...process.env, ...named },
        buildNetwork: level,
      });
      expect(came).toContain('/named/ms');
      came.length = 0;
      await built([`npm view ms version --fetch-retries 0 --registry http://127.0.0.1:${port}/other/`], {
        buildNetwork: level,
      });
      expect(came).toEqual([]);
    },
    120_000,
  );

  test.skipIf(!canTry)(
    'servers that a build starts on its own loopback answer it, and nobody else',
    async () => {
      let found = '';
      const visit = async (hosts: readonly string[]) => {
        const asked = hosts.map((host) => fetch(`http://${host}/`, { signal: AbortSignal.timeout(2_000) }));
        found = (await Promise.allSettled(asked)).map(({ status }) => status).join();
      };
      const seen = new Set<string>();
      const build = built(['node server.cjs'], { buildNetwork: level }, { 'server.cjs': SERVERS }, (log) => {
        const [, four, six] = /^ports: (\d+) (\d+)$/m.exec(log) ?? [];
        if (four === undefined || seen.has(four)) return;
        seen.add(four);
        void visit([`127.0.0.1:${four}`, `[::1]:${six}`, ...own.slice(0, 1).map((host) => `${host}:${four}`)]);
      });
      const { log } = await build;
      expect(log).toMatch(/^four: own$/m);
      expect(log).toMatch(/^six: own$/m);
      expect(found).toMatch(/^rejected,rejected(,rejected)?$/);
    },
    120_000,
  );

  test.skipIf(!canTry)(
    'a clone obeys the level, and so does what the operator allows',
    async () => {
      using hosted = temporaryFolder('hosted');
      using repository = createRepository({ 'index.html': 'cloned' });
      execFileSync('git', ['clone', '-q', '--bare', repository.path, join(hosted.path, 'acme/site.git')], {
        env: gitEnv(),
      });
      const asked: string[] = [];
      await using git = await serve((request, response) => {
        asked.push(String(request.url));
        void gitBackend(hosted.path, request, response);
      });
      const server = createProxy(git.port);
      server.listen(0, '::');
      await once(server, 'listening');
      const at = `${own[0]}:${(server.address() as { port: number }).port}`;
      try {
        const cloned = async (options: Partial<DispatchOptions>) => {
          await using stage = openDispatch({ buildNetwork: level, ...options });
          const build = job({
            repository: `http://${at}/acme/site.git`,
            buildCommand: 'mkdir -p dist && cp index.html dist',
          });
          const signal = new AbortController().signal;
          return stage.dispatch.build(build, { signal, onStage() {}, onCommit() {} }).then(
            async (ended) => {
              await ended[Symbol.asyncDispose]();
              return 'built';
            },
            (error: Error) => error.message,
          );
        };
        expect(await cloned({})).toMatch(/could not be (?:fetched|reached)|was not found/);
        expect(asked).toEqual([]);
        expect(await cloned({ buildNetworkAllow: [at] })).toBe('built');
      } finally {
        server.close();
      }
    },
    120_000,
  );
});

const FOREIGN = [
  ['mptcp', 2, 1, 262],
  ['smc', 43, 1, 0],
  ['smc of the internet', 2, 1, 256],
  ['vsock', 40, 1, 0],
  ['rds', 21, 5, 0],
  ['packet', 17, 3, 0],
] as const;

test.skipIf(!isRoot || !existsSync('/usr/bin/python3'))(
  'sockets that belong to no process are refused, and so is a ring that would make them',
  async () => {
    const script = [
      'import ctypes, socket',
      `for name, family, kind, protocol in ${JSON.stringify(FOREIGN)}:`,
      '  try: socket.socket(family, kind, protocol); print("made:", name)',
      '  except OSError as error: print("refused:", name, error.errno)',
      'print("ring:", ctypes.CDLL(None, use_errno=True).syscall(425, 1, 0), ctypes.get_errno())',
    ].join('\n');
    const { log } = await built(['/usr/bin/python3 try.py'], { buildNetwork: 'filtered' }, { 'try.py': script });
    expect(log).not.toContain('made:');
    expect(log.match(/^refused: .* (?:93|97)$/gm)).toHaveLength(FOREIGN.length);
    if (['x64', 'arm64'].includes(process.arch)) expect(log).toMatch(/^ring: -1 38$/m);
  },
  120_000,
);

test.skipIf(!isRoot || unreadablePart() !== undefined)(
  'without the rights, a platform that must have rules does not start, and says what is missing',
  async () => {
    using folder = temporaryFolder('no-rights');
    chmodSync(folder.path, 0o777);
    const cli = [process.execPath, ...EXEC_ARGV, join(import.meta.dirname, '../../../src/cli.ts'), 'platform'];
    const flags = ['--port', '0', '--data', join(folder.path, 'data'), '--build-network', 'filtered'];
    const nobody = ['--reuid', '65534', '--regid', '65534', '--clear-groups'];
    const { status, stderr } = spawnSync('setpriv', [...nobody, ...cli, ...flags], {
      cwd: folder.path,
      env: { HOME: folder.path, PATH: '/usr/bin:/bin' },
      encoding: 'utf8',
    });
    expect(status).not.toBe(0);
    expect(stderr).toContain('Builds have no filtered network: the platform does not run as root');
    expect(stderr).toContain('Run the platform as root and install bubblewrap and nftables');
  },
  120_000,
);

const tables = () => execFileSync('nft', ['list', 'tables'], { encoding: 'utf8' }).match(/slipway_\d+/g) ?? [];

test.skipIf(!isRoot)(
  'nobody can remove the rules while a build runs, and they end after the platform',
  async () => {
    const before = new Set(tables());
    let tried: number | null = null;
    await built(['sleep 3'], { buildNetwork: 'filtered' }, {}, () => {
      const mine = tables().filter((name) => !before.has(name));
      for (const name of mine) tried = spawnSync('nft', ['delete', 'table', 'inet', name]).status;
    });
    expect(tried).toBe(1);
    await expect.poll(() => tables().filter((name) => !before.has(name)), { timeout: 60_000 }).toEqual([]);
  },
  180_000,
);

test.skipIf(!isRoot)(
  'an open network reaches this machine, so that the tests above prove something, and says why it is open',
  async () => {
    const { log, network } = await built([get('127.0.0.1')], { buildNetwork: 'open' });
    expect(log).toContain('reached');
    expect(network).toMatchObject({ network: 'open', reason: '--build-network is open' });
  },
  120_000,
);
