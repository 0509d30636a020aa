import { expect, test } from 'vitest';
import { type Clock, systemClock } from '../../../src/base/clock.ts';
import type { KeyRange, KvsEngine, KvsEntry, KvsKey, PutEntry } from '../../../src/platform/stores/kvs.ts';
import { StoreUnavailable } from '../../../src/platform/stores/rows/unavailable.ts';
import { kvsEngineSuite } from '../../contract-suites/kvs-engine.ts';
import { ACT } from '../../support/acts.ts';
import { FakeClock } from '../../support/clock.ts';
import { APP, call, openTable, openWorld } from './support.ts';

/*
 * An engine of this test, which shows that the data plane needs only the port. It answers each call later, like an engine
 * on a network.
 */

type Entries = Map<string, KvsEntry>;

class ToyEngine implements KvsEngine {
  readonly #entries: Entries;
  readonly #clock: Pick<Clock, 'now'>;
  #open = true;

  constructor(entries: Entries, clock: Pick<Clock, 'now'> = systemClock) {
    this.#entries = entries;
    this.#clock = clock;
  }

  async get(keyspace: number, key: string): Promise<KvsEntry | undefined> {
    await this.#turn();
    const entry = this.#entries.get(`${keyspace}/${key}`);
    return entry && (entry.expiresAt === null || entry.expiresAt > this.#clock.now()) ? entry : undefined;
  }

  async put(keyspace: number, key: string, { value, ttlMs }: PutEntry): Promise<void> {
    await this.#turn();
    const expiresAt = ttlMs === undefined ? null : this.#clock.now() + ttlMs;
    this.#entries.set(`${keyspace}/${key}`, { value, expiresAt });
  }

  async delete(keyspace: number, key: string): Promise<void> {
    await this.#turn();
    this.#entries.delete(`${keyspace}/${key}`);
  }

  async keys(keyspace: number, { prefix, after = '', limit }: KeyRange): Promise<readonly KvsKey[]> {
    await this.#turn();
    const start = `${keyspace}/`;
    const bytes = (key: string) => Buffer.from(key);
    return [...this.#entries]
      .filter(
        ([id, { expiresAt }]) => id.startsWith(start + prefix) && (expiresAt === null || expiresAt > this.#clock.now()),
      )
      .map(([id, { value, expiresAt }]) => ({ key: id.slice(start.length), bytes: bytes(value).length, expiresAt }))
      .filter(({ key }) => Buffer.compare(bytes(key), bytes(after)) > 0)
      .sort((one, other) => Buffer.compare(bytes(one.key), bytes(other.key)))
      .slice(0, limit);
  }

  async sweep(most: number): Promise<number> {
    await this.#turn();
    const expired = [...this.#entries].filter(
      ([, { expiresAt }]) => expiresAt !== null && expiresAt <= this.#clock.now(),
    );
    for (const [id] of expired.slice(0, most)) this.#entries.delete(id);
    return Math.min(most, expired.length);
  }

  async drop(keyspace: number): Promise<void> {
    await this.#turn();
    for (const id of this.#entries.keys()) if (id.startsWith(`${keyspace}/`)) this.#entries.delete(id);
  }

  async sizes(after: number, limit: number) {
    await this.#turn();
    const sizes = new Map<number, { keyspace: number; keys: number; bytes: number }>();
    for (const [id, { value }] of this.#entries) {
      const keyspace = Number(id.split('/', 1)[0]);
      const { keys, bytes } = sizes.get(keyspace) ?? { keys: 0, bytes: 0 };
      const key = id.slice(id.indexOf('/') + 1);
      sizes.set(keyspace, { keyspace, keys: keys + 1, bytes: bytes + Buffer.byteLength(key + value) });
    }
    const all = [...sizes.values()].sort((one, other) => one.keyspace - other.keyspace);
    return all.filter(({ keyspace }) => keyspace > after).slice(0, limit);
  }

  check(): Promise<void> {
    return this.#turn();
  }

  async close(): Promise<void> {
    this.#open = false;
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.close();
  }

  async #turn(): Promise<void> {
    if (!this.#open) throw new StoreUnavailable('the store is closed');
    await new Promise((resolve) => setImmediate(resolve));
  }
}

kvsEngineSuite('toy', { shared: true }, async () => {
  const entries: Entries = new Map();
  return { open: async (clock) => new ToyEngine(entries, clock), async [Symbol.asyncDispose]() {} };
});

test('the data plane puts, gets, expires and deletes entries on it, with real signatures', async () => {
  const clock = new FakeClock();
  await using world = await openWorld({ clock, engine: new ToyEngine(new Map(), clock) });
  const [one, two] = [await openTable(world, 'one'), await openTable(world, 'two')];
  const ok = (text: string) => ({ status: 200, text });
  const put = { key: 'a', value: { n: [1, null, 'é'] }, ttlSeconds: 60 };
  expect(await call(world, one, '/v1/put', put)).toMatchObject(ok('{"ok":true}'));
  const expiresAt = new Date(clock.now() + 60_000).toISOString();
  const found = `{"found":true,"value":{"n":[1,null,"é"]},"expiresAt":"${expiresAt}"}`;
  expect(await call(world, one, '/v1/get', { key: 'a' })).toMatchObject(ok(found));
  expect(await call(world, two, '/v1/get', { key: 'a' })).toMatchObject(ok('{"found":false,"expiresAt":null}'));
  clock.advance(60_000);
  expect(await call(world, one, '/v1/get', { key: 'a' })).toMatchObject(ok('{"found":false,"expiresAt":null}'));
  expect(await world.kvs.sweep()).toBe(1);
  await call(world, one, '/v1/put', { key: 'b', value: 2 });
  expect(await call(world, one, '/v1/delete', { key: 'b' })).toMatchObject(ok('{"deleted":true}'));
  expect(await call(world, one, '/v1/get', { key: 'b' })).toMatchObject(ok('{"found":false,"expiresAt":null}'));
});

test('deleting a table deletes its entries, and while the engine is unavailable the answer is 503', async () => {
  const entries: Entries = new Map();
  const engine = new ToyEngine(entries);
  await using world = await openWorld({ engine });
  const client = await openTable(world, 'one');
  await call(world, client, '/v1/put', { key: 'a', value: 1 });
  expect(entries.size).toBe(1);
  await world.kvs.deleteTable(APP, 'one', ACT);
  expect((await call(world, client, '/v1/get', { key: 'a' })).status).toBe(401);
  await expect.poll(() => entries.size).toBe(0);
  const later = await openTable(world, 'two');
  await engine.close();
  for (const path of ['/v1/put', '/v1/get', '/v1/delete']) {
    const answer = await call(world, later, path, { key: 'a', value: 1 });
    expect(answer).toMatchObject({ status: 503, text: '{"error":"unavailable"}' });
  }
});

test('while the engine is unavailable, the log gets one line a second, however many requests fail', async () => {
  const engine = new ToyEngine(new Map());
  const logged: string[] = [];
  await using world = await openWorld({ engine, log: (_, event) => void logged.push(event) });
  const client = await openTable(world, 'one');
  await engine.close();
  const failing = async () => expect((await call(world, client, '/v1/get', { key: 'a' })).status).toBe(503);
  for (let times = 0; times < 5; times += 1) await failing();
  expect(logged.filter((event) => event === 'kvs_unavailable')).toHaveLength(1);
  world.clock.advance(900);
  await failing();
  expect(logged.filter((event) => event === 'kvs_unavailable')).toHaveLength(1);
  world.clock.advance(100);
  for (let times = 0; times < 5; times += 1) await failing();
  expect(logged.filter((event) => event === 'kvs_unavailable')).toHaveLength(2);
});
