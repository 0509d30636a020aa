import { expect, test } from 'vitest';
import type { LogFields } from '../../src/base/log.ts';
import { VERSION } from '../../src/base/version.ts';
import { commands } from '../../src/cli/commands.ts';
import { runCli } from '../../src/cli/flags/command.ts';
import { BuildAbility } from '../../src/platform/operation/build-ability.ts';
import { joinNodes, type NodeListOptions } from '../../src/platform/operation/nodes.ts';
import type { AnnouncedNode, LivingNode, NameHolder, NodeStore } from '../../src/platform/stores/nodes.ts';
import { StoreUnavailable } from '../../src/platform/stores/rows/unavailable.ts';
import { FakeClock } from '../support/clock.ts';
import { serve } from '../support/http-server.ts';
import { unsignedJwt } from '../support/jwt.ts';
import { writeRunFileOf } from '../support/run-file.ts';
import { temporaryFolder } from '../support/temporary.ts';
import { terminal } from '../support/terminal.ts';
import { openStage } from './console/support.ts';

const OWN = { name: 'n-1', roles: ['edge'], address: '10.0.0.1:4400' };
const START = {
  instance: 'i',
  publicUrl: 'https://p.example',
  sitesDomain: 'sites.example',
  secretID: 'ab',
  secretIDs: ['ab'],
};
const SECRETS = { secretID: 'ab', secretIDs: ['ab'] };
const SAME = { publicUrl: START.publicUrl, sitesDomain: START.sitesDomain };

interface Others {
  /** Returns who has the name at an announcement, which are counted from 1. */
  readonly holder?: (attempt: number) => NameHolder | undefined;
  readonly living?: readonly LivingNode[];
}

/** A node that announces itself when `tick` is called. */
function stageOf({ holder = () => undefined, living = [{ name: 'n-1', ...SAME }] }: Others = {}) {
  const calls: string[] = [];
  const announced: AnnouncedNode[] = [];
  const logged: (readonly [string, LogFields | undefined])[] = [];
  const clock = new FakeClock();
  const state = { isAway: false };
  let attempts = 0;
  let tick = () => {};
  const reject = () => Promise.reject(new StoreUnavailable('away'));
  const store: NodeStore = {
    async announce(node) {
      calls.push('announce');
      if (state.isAway) return reject();
      attempts += 1;
      const other = holder(attempts);
      if (!other) announced.push(node);
      return other;
    },
    list: async () => [{ ...OWN, version: '1', builds: 2, uptimeMs: 1, silentMs: 0 }],
    living: async () => living,
    builders: async () => [],
    async leave({ name, instance }) {
      calls.push(`leave ${name} ${instance}`);
      if (state.isAway) return reject();
    },
  };
  const options: NodeListOptions = {
    ...{ own: OWN, shared: { store, start: START, secrets: () => SECRETS }, builds: () => 0, clock },
    log: (_, event, fields) => void logged.push([event, fields]),
    every: (_, run) => {
      tick = run;
      return () => void calls.push('stop');
    },
  };
  const events = () => logged.map(([event]) => event);
  return { options, calls, announced, logged, events, clock, state, tick: () => tick() };
}

async function joined(others?: Others) {
  const stage = stageOf(others);
  return { ...stage, nodes: await joinNodes(stage.options) };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

test('a node announces itself at once and again, and leaves when it stops', async () => {
  const it = await joined();
  it.clock.advance(5_000);
  it.tick();
  await settled();
  expect(it.announced).toEqual([
    { ...OWN, ...START, version: VERSION, uptimeMs: 0 },
    { ...OWN, ...START, version: VERSION, uptimeMs: 5_000 },
  ]);
  expect(await it.nodes.list()).toMatchObject([{ name: 'n-1', builds: 2 }]);
  await it.nodes[Symbol.asyncDispose]();
  expect(it.calls).toEqual(['announce', 'announce', 'stop', 'leave n-1 i']);
});

test('while the store is away, one line of the log says so, and the node stops all the same', async () => {
  const it = await joined();
  const tick = async (isAway: boolean) => {
    it.state.isAway = isAway;
    it.tick();
    await settled();
  };
  for (const isAway of [true, true, false, true]) await tick(isAway);
  expect(it.events()).toEqual(['node_not_announced', 'node_not_announced']);
  expect(it.announced).toHaveLength(2);
  await it.nodes[Symbol.asyncDispose]();
  expect(it.calls.at(-1)).toBe('leave n-1 i');
});

const FULL = { bsize: 4_096, blocks: 1_000_000, bavail: 0, files: 0, ffree: 0 };

/** A node with the role `build`, on a disk that is full until `disk.bavail` says otherwise. */
async function builderStage() {
  const stage = stageOf();
  const disk = { ...FULL };
  const calls = { statfs: async () => disk, tryToWrite: async () => {} };
  const ability = new BuildAbility('/data', stage.clock, calls);
  const { shared } = stage.options;
  if (!shared) throw new Error('A shared list');
  const nodes = await joinNodes({ ...stage.options, shared: { ...shared, ability } });
  return { ...stage, ability, disk, nodes, said: () => stage.announced.map(({ canBuild }) => canBuild) };
}

test('a node that builds announces whether it can: what it finds at its start, every five seconds, and each change at once', async () => {
  await using stack = new AsyncDisposableStack();
  const { said, disk, tick, ability, nodes } = await builderStage();
  stack.use(nodes);
  expect(said()).toEqual(['disk_full']);
  disk.bavail = 900_000;
  tick();
  await settled();
  expect(said().slice(1)).toContain('yes');
  disk.bavail = 0;
  await ability.look();
  await settled();
  expect(said().at(-1)).toBe('disk_full');
  ability.stop();
  await settled();
  expect(said().at(-1)).toBe('stops');
  const count = said().length;
  await stack.disposeAsync();
  await ability.look();
  await settled();
  expect(said()).toHaveLength(count);
});

test('a change during an announcement is announced after it', async () => {
  const { said, disk, ability, nodes, options } = await builderStage();
  const { shared } = options;
  if (!shared) throw new Error('A shared list');
  const { announce } = shared.store;
  const slow = Promise.withResolvers<void>();
  shared.store.announce = async (node) => {
    await slow.promise;
    return announce(node);
  };
  disk.bavail = 900_000;
  await ability.look();
  await settled();
  disk.bavail = 0;
  await ability.look();
  slow.resolve();
  await settled();
  expect(said()).toEqual(['disk_full', 'yes', 'disk_full']);
  await nodes[Symbol.asyncDispose]();
});

const KILLED: NameHolder = { address: '10.0.0.9:4400', seenAt: 1_000, silentMs: 3_000 };

test('a node whose name a killed process had waits for it, and says so once', async () => {
  const it = await joined({ holder: (attempt) => (attempt <= 4 ? KILLED : undefined) });
  expect(it.announced).toHaveLength(1);
  expect(it.logged).toEqual([
    [
      'node_name_awaited',
      {
        ...{ node: 'n-1', address: '10.0.0.9:4400', silentMs: 3_000, waitMs: 12_000 },
        means: expect.stringMatching(/name n-1: .* 3\.0s ago\..* in 12\.0s\..*another --node/),
      },
    ],
  ]);
  await it.nodes[Symbol.asyncDispose]();
});

test('a node whose name a living process has does not start, and leaves that one in the list', async () => {
  const it = stageOf({ holder: (attempt) => ({ ...KILLED, seenAt: attempt < 4 ? 1_000 : 6_000 }) });
  await expect(joinNodes(it.options)).rejects.toMatchObject({
    ...{ code: 'invalid_input', input: 'node' },
    message: expect.stringMatching(/"n-1".*10\.0\.0\.9:4400.*3\.0s ago/),
    remedy: expect.stringMatching(/another --node.*killed.*wait 15 seconds/),
  });
  expect([it.announced, it.calls]).toEqual([[], Array(4).fill('announce')]);
});

test('a node that is stopped while it waits for its name ends', async () => {
  const it = stageOf({ holder: () => KILLED });
  const { shared } = it.options;
  if (!shared) throw new Error('A shared list');
  const signal = AbortSignal.abort(new Error('stopped'));
  await expect(joinNodes({ ...it.options, shared: { ...shared, signal } })).rejects.toThrow('stopped');
});

test('a node that lost its name to another process while it was suspended says so once', async () => {
  const it = await joined({ holder: (attempt) => (attempt === 1 || attempt === 4 ? undefined : KILLED) });
  for (let n = 0; n < 4; n += 1) {
    it.tick();
    await settled();
  }
  expect(it.events()).toEqual(['node_name_taken', 'node_name_taken']);
  await it.nodes[Symbol.asyncDispose]();
});

test('a node names the living nodes that were started with other addresses, one line for each address', async () => {
  const living = [
    { name: 'a', publicUrl: 'https://q.example', sitesDomain: 'sites.example' },
    { name: 'b', publicUrl: 'https://q.example', sitesDomain: 'other.example' },
    { name: 'n-1', ...SAME },
    { name: 'old', publicUrl: null, sitesDomain: null },
  ];
  const it = await joined({ living });
  expect(it.logged).toEqual([
    [
      'node_settings_differ',
      {
        ...{ setting: '--public-url', here: 'https://p.example', there: 'https://q.example', nodes: 'a, b' },
        means: expect.stringContaining('401'),
      },
    ],
    [
      'node_settings_differ',
      {
        ...{ setting: '--sites-domain', here: 'sites.example', there: 'other.example', nodes: 'b' },
        means: expect.stringContaining('sites'),
      },
    ],
  ]);
  await it.nodes[Symbol.asyncDispose]();
});

test('a platform that is alone lists itself, and its operators alone may read that', async () => {
  const organizations = { acme: { deployer: ['ana@acme.example'] }, '*': { viewer: ['ops@acme.example'] } };
  await using stage = await openStage({ organizations });
  const { baseUrl, port } = stage.platform;
  const ask = async (email: string, method = 'GET') => {
    const headers = { authorization: `Bearer ${await stage.token(email)}` };
    return fetch(`${baseUrl}/operator/nodes`, { method, headers });
  };
  const answer = await ask('ops@acme.example');
  expect([answer.status, await answer.json()]).toEqual([
    200,
    {
      nodes: [
        {
          ...{ name: expect.stringContaining(`/${process.pid}`), version: VERSION, builds: 0, silentMs: 0 },
          ...{ roles: ['control', 'build', 'edge', 'kvs'], address: `127.0.0.1:${port}`, uptimeMs: expect.any(Number) },
          functions: 'off',
        },
      ],
    },
  ]);
  expect((await ask('ana@acme.example')).status).toBe(403);
  expect((await ask('ops@acme.example', 'POST')).status).toBe(405);
  expect((await fetch(`${baseUrl}/operator/nodes`)).status).toBe(401);
});

/** Runs `slipway nodes` with a platform that answers `nodes`. */
async function nodesCommand(nodes: unknown, ...flags: readonly string[]) {
  await using server = await serve((request, response) => {
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(request.url?.startsWith('/operator/nodes') ? { nodes } : { value: unsignedJwt() }));
  });
  using folder = temporaryFolder();
  writeRunFileOf(folder.path, server.origin);
  const { io, shown } = terminal();
  const nothing = () => Promise.reject(new Error('not used'));
  const all = commands(nothing, '/', nothing);
  return { exitCode: await runCli(['nodes', '--data', folder.path, ...flags], all, io), ...shown };
}

const TWO = [
  { name: 'a', version: '1.0.0', roles: ['edge'], address: '10.0.0.1:1', builds: 0, uptimeMs: 90_000, silentMs: 840 },
  {
    ...{ name: 'node-2', version: '1.1.0', roles: ['build', 'kvs'], address: '10.0.0.22:44' },
    ...{ builds: 12, canBuild: 'disk_full', uptimeMs: 7_380_000, silentMs: 4_200 },
  },
];
/** It was killed. */
const GONE = { ...TWO[1], name: 'node-3', builds: 1, canBuild: 'yes', silentMs: 16_000 };

test('slipway nodes prints a table, or the answer as JSON', async () => {
  const { exitCode, out } = await nodesCommand([...TWO, GONE]);
  expect([exitCode, out.split('\n')]).toEqual([
    0,
    [
      'NAME    VERSION  ROLES      ADDRESS       BUILDS  CAN BUILD  UP      LAST SEEN',
      'a       1.0.0    edge       10.0.0.1:1    0                  1m 30s  840ms ago',
      'node-2  1.1.0    build,kvs  10.0.0.22:44  12      disk_full  2h 03m  4.2s ago',
      'node-3  1.1.0    build,kvs  10.0.0.22:44  1       away       2h 03m  16.0s ago',
      '',
    ],
  ]);
  expect(JSON.parse((await nodesCommand(TWO, '--json')).out)).toEqual({ nodes: TWO });
});

test('slipway nodes asks the address of --base-url too, for a machine whose node does not have the role control', async () => {
  const asked: (string | undefined)[] = [];
  await using server = await serve((request, response) => {
    asked.push(request.url, request.headers.authorization);
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ nodes: TWO }));
  });
  using folder = temporaryFolder();
  const { io, shown } = terminal({ cwd: folder.path });
  const nothing = () => Promise.reject(new Error('not used'));
  const argv = ['nodes', '--base-url', server.origin, '--id-token', unsignedJwt(), '--json'];
  expect(await runCli(argv, commands(nothing, '/', nothing), io)).toBe(0);
  expect(JSON.parse(shown.out)).toEqual({ nodes: TWO });
  expect(asked).toEqual(['/operator/nodes', `Bearer ${unsignedJwt()}`]);
});

test('what a node says of itself cannot write to the terminal, and an incomplete answer is shown as far as it goes', async () => {
  const { out } = await nodesCommand([{ name: 'a\u001b[2J\nb', address: 'x'.repeat(500) }, 'text', null]);
  const [, row = '', ...rest] = out.split('\n');
  expect(rest).toEqual(['']);
  expect(row).not.toContain('\u001b');
  expect(row.length).toBeLessThan(200);
});
