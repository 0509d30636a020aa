import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { NODE_LIVING_MS } from '../../../../src/contract/operator.ts';
import { joinNodes } from '../../../../src/platform/operation/nodes.ts';
import { type Database, openDatabase } from '../../../../src/platform/stores/cluster/database/database.ts';
import { createClusterEngine } from '../../../../src/platform/stores/cluster/database/engine.ts';
import { createClusterNodes } from '../../../../src/platform/stores/cluster/state/nodes.ts';
import type { CanBuild } from '../../../../src/platform/stores/nodes.ts';
import { StoreUnavailable } from '../../../../src/platform/stores/rows/unavailable.ts';
import { FakeClock } from '../../../support/clock.ts';
import { lacksPostgres, type PostgresServer, startPostgres } from '../../../support/postgres.ts';
import { Timers } from '../../../support/timers.ts';

const FACTS = { name: 'one', version: '1.2.3', roles: ['control', 'edge'], address: '10.0.0.1:8080' };
const START = {
  instance: 'first',
  publicUrl: 'https://p.example',
  sitesDomain: 'sites.example',
  secretID: 'ab',
  secretIDs: ['ab'],
};
const NODE = { ...FACTS, ...START };
const DAY = 24 * 60 * 60_000;

describe.skipIf(lacksPostgres('the nodes on PostgreSQL'))('the nodes on PostgreSQL', () => {
  let server: PostgresServer;
  beforeAll(async () => {
    server = await startPostgres();
  });
  afterAll(() => server?.[Symbol.asyncDispose]());
  const open = async () => {
    const database = openDatabase({ url: await server.createMigrated(), connections: 2 });
    const clock = new FakeClock();
    return {
      ...{ database, clock, nodes: createClusterNodes(createClusterEngine(database, clock)) },
      [Symbol.asyncDispose]: () => database[Symbol.asyncDispose](),
    };
  };

  test('lists what each node announced, its running builds and its last sign of life', async () => {
    await using place = await open();
    const { nodes, clock, database } = place;
    await nodes.announce({ ...NODE, name: 'two', roles: [], uptimeMs: 0 });
    clock.advance(4_000);
    await nodes.announce({ ...NODE, functions: 'off', uptimeMs: 90_000 });
    await addBuild(database, 'one');
    clock.advance(1_000);
    expect(await nodes.list()).toEqual([
      { ...FACTS, functions: 'off', builds: 1, uptimeMs: 91_000, silentMs: 1_000 },
      { ...FACTS, name: 'two', roles: [], builds: 0, uptimeMs: 5_000, silentMs: 5_000 },
    ]);
    await nodes.leave(NODE);
    expect((await nodes.list()).map(({ name }) => name)).toEqual(['two']);
  });

  test('the start of a process stays as it was first seen', async () => {
    await using place = await open();
    const { nodes, clock } = place;
    await nodes.announce({ ...NODE, uptimeMs: 600_000 });
    clock.advance(5_000);
    await nodes.announce({ ...NODE, uptimeMs: 604_900 });
    expect(await nodes.list()).toMatchObject([{ uptimeMs: 605_000 }]);
  });

  test('a node that was killed and started again at once has a new start', async () => {
    await using place = await open();
    const { nodes, clock } = place;
    await nodes.announce({ ...NODE, uptimeMs: 0 });
    clock.advance(2_000);
    const again = { ...NODE, instance: 'second', replaces: 'first', version: '1.3.0', uptimeMs: 10 };
    expect(await nodes.announce(again)).toBeUndefined();
    expect(await nodes.list()).toMatchObject([{ name: 'one', version: '1.3.0', uptimeMs: 10, silentMs: 0 }]);
  });

  test('of two processes with one name the first has it until it gave no sign of life for the limit', async () => {
    await using place = await open();
    const { nodes, clock } = place;
    const second = { ...NODE, instance: 'second', replaces: 'another', address: '10.0.0.2:8080', uptimeMs: 0 };
    await nodes.announce({ ...NODE, uptimeMs: 0 });
    const seenAt = clock.now();
    clock.advance(NODE_LIVING_MS);
    const holder = { address: NODE.address, seenAt, silentMs: NODE_LIVING_MS };
    expect(await nodes.announce(second)).toEqual(holder);
    expect(await nodes.list()).toMatchObject([{ address: NODE.address, silentMs: NODE_LIVING_MS }]);
    clock.advance(1);
    expect(await nodes.announce(second)).toBeUndefined();
    expect(await nodes.announce({ ...NODE, uptimeMs: 0 })).toMatchObject({ address: second.address, silentMs: 0 });
    await nodes.leave(NODE);
    expect(await nodes.list()).toMatchObject([{ address: second.address }]);
  });

  test('two processes that start at once with one name: one of them has it', async () => {
    await using place = await open();
    const starts = Array.from({ length: 8 }, (_, n) => ({ ...NODE, instance: `i${n}`, uptimeMs: 0 }));
    const holders = await Promise.all(starts.map((each) => place.nodes.announce(each)));
    expect(holders.filter((each) => each === undefined)).toHaveLength(1);
  });

  test('a name that a node of the version before had is free when that gave no sign of life for the limit', async () => {
    await using place = await open();
    const { nodes, clock, database } = place;
    await database.query(
      "INSERT INTO nodes (name, version, roles, address, started_at, seen_at) VALUES ('one', '1.0.0', '{}', 'a:1', $1, $1)",
      [clock.now()],
    );
    expect(await nodes.announce({ ...NODE, uptimeMs: 0 })).toMatchObject({ address: 'a:1' });
    expect(await nodes.living()).toEqual([{ name: 'one', publicUrl: null, sitesDomain: null }]);
    clock.advance(NODE_LIVING_MS + 1);
    expect(await nodes.announce({ ...NODE, uptimeMs: 0 })).toBeUndefined();
  });

  test('lists what living nodes were started with', async () => {
    await using place = await open();
    const { nodes, clock } = place;
    await nodes.announce({ ...NODE, name: 'gone', uptimeMs: 0 });
    clock.advance(NODE_LIVING_MS + 1);
    await nodes.announce({ ...NODE, name: 'two', publicUrl: 'https://q.example', uptimeMs: 0 });
    await nodes.announce({ ...NODE, uptimeMs: 0 });
    const { publicUrl, sitesDomain } = START;
    expect(await nodes.living()).toEqual([
      { name: 'one', publicUrl, sitesDomain },
      { name: 'two', publicUrl: 'https://q.example', sitesDomain },
    ]);
  });

  test('lists the living nodes that can build: those that say it, and those of an older version, which do not', async () => {
    await using place = await open();
    const { nodes, clock, database } = place;
    const node = (name: string, canBuild?: CanBuild, roles: readonly string[] = ['build']) =>
      nodes.announce({ ...NODE, name, roles, uptimeMs: 0, canBuild });
    await node('gone', 'yes');
    clock.advance(NODE_LIVING_MS + 1);
    await node('b', 'yes', ['edge', 'build']);
    await node('edge', undefined, ['control', 'edge', 'kvs']);
    await node('stopping', 'stops');
    await node('full', 'disk_full');
    await database.query(
      `INSERT INTO nodes (name, version, roles, address, started_at, seen_at)
       VALUES ('a-old', '1.0.0', '{build}', 'a:1', $1, $1), ('later', '9.0.0', '{build}', 'a:2', $1, $1)`,
      [clock.now()],
    );
    await database.query("UPDATE nodes SET can_build = 'no_memory' WHERE name = 'later'", []);
    expect(await nodes.builders()).toEqual(['a-old', 'b']);
    expect((await nodes.list()).map(({ name, canBuild }) => [name, canBuild])).toEqual([
      ...[
        ['a-old', undefined],
        ['b', 'yes'],
        ['edge', undefined],
        ['full', 'disk_full'],
      ],
      ...[
        ['gone', 'yes'],
        ['later', 'no_memory'],
        ['stopping', 'stops'],
      ],
    ]);
    await node('full', 'yes');
    expect(await nodes.builders()).toEqual(['a-old', 'b', 'full']);
  });

  test('a node without a sign of life for a day is neither listed nor kept', async () => {
    await using place = await open();
    const { nodes, clock, database } = place;
    await nodes.announce({ ...NODE, uptimeMs: 0 });
    clock.advance(DAY);
    expect(await nodes.list()).toHaveLength(1);
    clock.advance(1);
    expect(await nodes.list()).toEqual([]);
    await nodes.announce({ ...NODE, name: 'two', uptimeMs: 0 });
    expect((await database.query('SELECT name FROM nodes')).rows).toEqual([{ name: 'two' }]);
  });

  test('by the clock of the database', async () => {
    await using place = await open();
    const nodes = createClusterNodes(createClusterEngine(place.database));
    await nodes.announce({ ...NODE, uptimeMs: 3_600_000 });
    const [node] = await nodes.list();
    expect(node?.uptimeMs).toBeGreaterThanOrEqual(3_600_000);
    expect(node?.silentMs).toBeLessThan(DAY);
  });

  test('a node is announced at its start and every five seconds, also after failures, and leaves at its end', async () => {
    await using place = await open();
    const { nodes, clock } = place;
    const timers = new Timers(clock);
    const events: string[] = [];
    let failures = 0;
    const failing = {
      ...nodes,
      async announce(node: Parameters<typeof nodes.announce>[0]) {
        if (failures-- > 0) throw new StoreUnavailable('away');
        return nodes.announce(node);
      },
    };
    const log = (_: string, event: string) => void events.push(event);
    const announced = await joinNodes({
      ...{
        own: FACTS,
        shared: { store: failing, start: START, secrets: () => ({ secretID: 'ab', secretIDs: ['ab'] }) },
        builds: () => 0,
        log,
        clock,
        every: timers.every,
      },
    });
    expect(await nodes.list()).toMatchObject([{ uptimeMs: 0, silentMs: 0 }]);
    expect(timers.active).toEqual([5_000]);
    failures = 1;
    await timers.elapse(5_000);
    await expect.poll(() => events).toEqual(['node_not_announced']);
    expect(await nodes.list()).toMatchObject([{ uptimeMs: 5_000, silentMs: 5_000 }]);
    await timers.elapse(5_000);
    await expect.poll(async () => (await nodes.list())[0]?.silentMs).toBe(0);
    await announced[Symbol.asyncDispose]();
    expect(await nodes.list()).toEqual([]);
    expect(timers.active).toEqual([]);
  });
});

async function addBuild(database: Database, node: string): Promise<void> {
  await database.query(
    `WITH app AS (INSERT INTO apps
       (org, project, app_id, name, type, repository, branch, subdomain, environment_id, created_at, updated_at)
       VALUES ('o', 'p', 'a', 'a', 'static', 'r', 'main', 's', 'e', 0, 0) RETURNING id)
     INSERT INTO deployments (deploy_id, app, status, branch, created_at, lease_node, lease_until)
       SELECT 'd', id, 'building', 'main', 0, $1, 0 FROM app`,
    [node],
  );
}
