import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { joinNodes } from '../../../../src/platform/nodes.ts';
import { type Database, openDatabase } from '../../../../src/platform/stores/cluster/database.ts';
import { createClusterNodes } from '../../../../src/platform/stores/cluster/nodes.ts';
import { StoreUnavailable } from '../../../../src/platform/stores/unavailable.ts';
import { FakeClock } from '../../../support/clock.ts';
import { lacksPostgres, type PostgresServer, startPostgres } from '../../../support/postgres.ts';
import { Timers } from '../../../support/timers.ts';

const NODE = { name: 'one', version: '1.2.3', roles: ['control', 'edge'], address: '10.0.0.1:8080' };
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
      ...{ database, clock, nodes: createClusterNodes(database, { clock }) },
      [Symbol.asyncDispose]: () => database[Symbol.asyncDispose](),
    };
  };

  test('lists what each node announced, its running builds and its last sign of life', async () => {
    await using place = await open();
    const { nodes, clock, database } = place;
    await nodes.announce({ ...NODE, name: 'two', roles: [], uptimeMs: 0 });
    clock.advance(4_000);
    await nodes.announce({ ...NODE, uptimeMs: 90_000 });
    await addBuild(database, 'one');
    clock.advance(1_000);
    expect(await nodes.list()).toEqual([
      { ...NODE, builds: 1, uptimeMs: 91_000, silentMs: 1_000 },
      { ...NODE, name: 'two', roles: [], builds: 0, uptimeMs: 5_000, silentMs: 5_000 },
    ]);
    await nodes.leave('one');
    expect((await nodes.list()).map(({ name }) => name)).toEqual(['two']);
  });

  test('a node that was started again replaces its entry', async () => {
    await using place = await open();
    const { nodes, clock } = place;
    await nodes.announce({ ...NODE, uptimeMs: 600_000 });
    clock.advance(5_000);
    await nodes.announce({ ...NODE, uptimeMs: 604_900 });
    expect(await nodes.list()).toMatchObject([{ uptimeMs: 605_000 }]);
    clock.advance(5_000);
    await nodes.announce({ ...NODE, version: '1.3.0', uptimeMs: 10 });
    expect(await nodes.list()).toMatchObject([{ name: 'one', version: '1.3.0', uptimeMs: 10, silentMs: 0 }]);
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
    const nodes = createClusterNodes(place.database);
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
        await nodes.announce(node);
      },
    };
    const log = (_: string, event: string) => void events.push(event);
    const announced = await joinNodes({ own: NODE, store: failing, builds: () => 0, log, clock, every: timers.every });
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
