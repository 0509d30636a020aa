import { expect, test } from 'vitest';
import { VERSION } from '../../src/base/version.ts';
import { runCli } from '../../src/cli/command.ts';
import { commands } from '../../src/cli/commands.ts';
import { joinNodes, type NodeListOptions } from '../../src/platform/nodes.ts';
import type { AnnouncedNode, NodeStore } from '../../src/platform/stores/nodes.ts';
import { StoreUnavailable } from '../../src/platform/stores/unavailable.ts';
import { FakeClock } from '../support/clock.ts';
import { serve } from '../support/http-server.ts';
import { unsignedJwt } from '../support/jwt.ts';
import { writeRunFileOf } from '../support/run-file.ts';
import { temporaryFolder } from '../support/temporary.ts';
import { terminal } from '../support/terminal.ts';
import { openStage } from './console/support.ts';

const OWN = { name: 'n-1', roles: ['edge'], address: '10.0.0.1:4400' };

/** A node that announces itself when `tick` is called. */
async function joined() {
  const calls: string[] = [];
  const announced: AnnouncedNode[] = [];
  const logged: string[] = [];
  const clock = new FakeClock();
  const state = { isAway: false };
  let tick = () => {};
  const reject = () => Promise.reject(new StoreUnavailable('away'));
  const store: NodeStore = {
    async announce(node) {
      calls.push('announce');
      if (state.isAway) return reject();
      announced.push(node);
    },
    list: async () => [{ ...OWN, version: '1', builds: 2, uptimeMs: 1, silentMs: 0 }],
    async leave(name) {
      calls.push(`leave ${name}`);
      if (state.isAway) return reject();
    },
  };
  const options: NodeListOptions = {
    ...{ own: OWN, store, builds: () => 0, clock, log: (_, event) => void logged.push(event) },
    every: (_, run) => {
      tick = run;
      return () => void calls.push('stop');
    },
  };
  const nodes = await joinNodes(options);
  return { nodes, calls, announced, logged, clock, state, tick: () => tick() };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

test('a node announces itself at once and again, and leaves when it stops', async () => {
  const it = await joined();
  it.clock.advance(5_000);
  it.tick();
  await settled();
  expect(it.announced).toEqual([
    { ...OWN, version: VERSION, uptimeMs: 0 },
    { ...OWN, version: VERSION, uptimeMs: 5_000 },
  ]);
  expect(await it.nodes.list()).toMatchObject([{ name: 'n-1', builds: 2 }]);
  await it.nodes[Symbol.asyncDispose]();
  expect(it.calls).toEqual(['announce', 'announce', 'stop', 'leave n-1']);
});

test('while the store is away, one line of the log says so, and the node stops all the same', async () => {
  const it = await joined();
  const tick = async (isAway: boolean) => {
    it.state.isAway = isAway;
    it.tick();
    await settled();
  };
  for (const isAway of [true, true, false, true]) await tick(isAway);
  expect(it.logged).toEqual(['node_not_announced', 'node_not_announced']);
  expect(it.announced).toHaveLength(2);
  await it.nodes[Symbol.asyncDispose]();
  expect(it.calls.at(-1)).toBe('leave n-1');
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
    ...{ builds: 12, uptimeMs: 7_380_000, silentMs: 4_200 },
  },
];

test('slipway nodes prints a table, or the answer as JSON', async () => {
  const { exitCode, out } = await nodesCommand(TWO);
  expect([exitCode, out.split('\n')]).toEqual([
    0,
    [
      'NAME    VERSION  ROLES      ADDRESS       BUILDS  UP      LAST SEEN',
      'a       1.0.0    edge       10.0.0.1:1    0       1m 30s  840ms ago',
      'node-2  1.1.0    build,kvs  10.0.0.22:44  12      2h 03m  4.2s ago',
      '',
    ],
  ]);
  expect(JSON.parse((await nodesCommand(TWO, '--json')).out)).toEqual({ nodes: TWO });
});

test('what a node says of itself cannot write to the terminal, and an incomplete answer is shown as far as it goes', async () => {
  const { out } = await nodesCommand([{ name: 'a\u001b[2J\nb', address: 'x'.repeat(500) }, 'text', null]);
  const [, row = '', ...rest] = out.split('\n');
  expect(rest).toEqual(['']);
  expect(row).not.toContain('\u001b');
  expect(row.length).toBeLessThan(200);
});
