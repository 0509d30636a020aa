import { getEventListeners } from 'node:events';
import { lstatSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, expect, test, vi } from 'vitest';
import type { ServerRelease } from '../../../src/platform/functions/release/server-file.ts';
import type { PlaceFor } from '../../../src/platform/functions/supervisor/place.ts';
import { ReadyPlaces } from '../../../src/platform/functions/supervisor/ready-places.ts';
import type { OpenRelease } from '../../../src/platform/functions/supervisor/releases.ts';
import type { Instance, InstanceSpec } from '../../../src/platform/functions/types.ts';
import type { Outcome } from '../../../src/platform/sandbox/process.ts';
import { FakeClock } from '../../support/clock.ts';
import { askSocket, echoServer, FUNCTION_APP, functionNode } from '../../support/functions.ts';

const node = functionNode({ isolation: 'auto', network: 'auto' });
const SERVER = { 'server.js': echoServer() };

const SERVER_FILE: ServerRelease = {
  ...{ version: 1, startCommand: 'node server.js', cwd: '', runtime: 'node', node: null, bun: null, framework: null },
  layers: [],
};
/** For a machine that is busy. */
const LONG = { timeout: 20_000 };

afterAll(() => node[Symbol.asyncDispose]());

/** The folders of places: of instances, and of those that are ready. */
function places(): readonly string[] {
  return readdirSync(join(node.nodeDir, 'functions/running'));
}

/** Starts an instance, asks it, and stops it. Returns its variables, and resolves when a place for the next one is ready. */
async function sleepAfter(spec: InstanceSpec): Promise<Readonly<Record<string, string>>> {
  const instance = node.instances.start(spec);
  const { env } = await echoOf(instance);
  await instance.stop(1_000);
  await expect.poll(places, LONG).toHaveLength(1);
  // The shell in it waits for variables.
  await expect.poll(() => waiting(places()[0] ?? ''), LONG).toBe(true);
  return env;
}

async function echoOf(instance: Instance): Promise<{ readonly env: Readonly<Record<string, string>> }> {
  return JSON.parse((await askSocket(await instance.ready)).body);
}

/** True if a program runs in the place. */
function waiting(place: string): boolean {
  return mountsOf(place) > 0;
}

/** Counts the processes that have the folder of a place as their `/tmp`. */
function mountsOf(place: string): number {
  const shown = `/functions/running/${place}/tmp /tmp `;
  return readdirSync('/proc').filter((pid) => {
    if (!/^\d+$/.test(pid)) return false;
    try {
      return readFileSync(`/proc/${pid}/mountinfo`, 'utf8').includes(shown);
    } catch {
      return false;
    }
  }).length;
}

test('an app that sleeps has a place ready, which its next instance takes with the variables of that time', async () => {
  const hash = await node.release(SERVER);
  expect(await sleepAfter(node.spec(hash, { env: { WORD: 'first' } }))).toMatchObject({ WORD: 'first' });
  const [ready] = places();
  const instance = node.instances.start(node.spec(hash, { env: { WORD: 'second' } }));
  const { env } = await echoOf(instance);
  expect(env).toMatchObject({ WORD: 'second' });
  expect(places()).toEqual([ready]);
  expect(instance.journey.map(({ step }) => step)).toEqual(['unpack', 'spawn', 'listen', 'health', 'ready']);
  await instance.stop(0);
});

test('an instance has the time zone of the machine, as the link that it is there', async () => {
  const text = `const zone = () => { try { return require('node:fs').readlinkSync('/etc/localtime'); } catch { return 'a file'; } };
require('node:http').createServer((_, r) => r.end(JSON.stringify({ env: { zone: zone() } }))).listen(process.env.PORT);`;
  await using own = functionNode({ isolation: 'auto', network: 'auto' });
  const instance = await own.start({ 'server.js': text });
  const { env } = await echoOf(instance);
  const isLink = lstatSync('/etc/localtime', { throwIfNoEntry: false })?.isSymbolicLink() === true;
  expect(env.zone).toBe(isLink ? resolve('/etc', readlinkSync('/etc/localtime')) : 'a file');
});

test('nothing that an instance wrote is in the place of the next one', async () => {
  const hash = await node.release({
    'server.js': `
const { readdirSync, writeFileSync } = require('node:fs');
const seen = readdirSync('/tmp').filter((name) => !name.startsWith('.'));
writeFileSync('/tmp/left', 'x');
require('node:http').createServer((_, r) => r.end(JSON.stringify({ env: { seen: seen.join() } }))).listen(process.env.PORT);`,
  });
  const spec = node.spec(hash, { app: { org: 'acme', project: 'web', appID: 'writes' } });
  const before = places();
  const first = node.instances.start(spec);
  expect((await echoOf(first)).env).toEqual({ seen: '' });
  await first.stop(1_000);
  const own = () => places().filter((name) => !before.includes(name));
  await expect.poll(own, LONG).toHaveLength(1);
  await expect.poll(() => waiting(own()[0] ?? ''), LONG).toBe(true);
  const second = node.instances.start(spec);
  expect((await echoOf(second)).env).toEqual({ seen: '' });
  await second.stop(0);
});

/** A place of the tests below. */
class FakePlace {
  readonly wanted: PlaceFor;
  readonly #lost = new AbortController();
  readonly #end = Promise.withResolvers<Outcome>();
  isSame = true;
  isGone = false;

  constructor(wanted: PlaceFor) {
    this.wanted = wanted;
  }
  get lost(): AbortSignal {
    return this.#lost.signal;
  }
  get ended(): Promise<Outcome> {
    return this.#end.promise;
  }
  async isCurrent({ release }: PlaceFor): Promise<boolean> {
    return this.isSame && release.folder === this.wanted.release.folder;
  }
  lose(): void {
    this.#lost.abort();
  }
  end(): void {
    this.#end.resolve({ exitCode: 1, signal: null, shortOfMemory: false });
  }
  async [Symbol.asyncDispose](): Promise<void> {
    this.isGone = true;
  }
}

/** Places without sandboxes, and a clock that jumps. */
function world(keepsReady = true) {
  const made: FakePlace[] = [];
  const removed = new AbortController();
  const clock = new FakeClock();
  const release = (folder: string): OpenRelease => ({
    ...{ folder, server: SERVER_FILE, removed: removed.signal },
    [Symbol.dispose]() {},
  });
  const places = new ReadyPlaces<FakePlace>({
    clock,
    keepsReady,
    releases: { open: async (_, hash) => release(hash) },
    versions: { node: async () => '/node', bun: async () => '/bun', hold: () => ({ [Symbol.dispose]() {} }) },
    async open(wanted) {
      made.push(new FakePlace(wanted));
      return made.at(-1) ?? new FakePlace(wanted);
    },
  });
  const spec = (appID: string, manifestHash = 'r1') => node.spec(manifestHash, { app: { ...FUNCTION_APP, appID } });
  const take = ({ app, manifestHash, settings }: InstanceSpec) =>
    places.take(app, {
      ...{ release: release(manifestHash), node: '/node', bun: undefined },
      memoryBytes: settings.memoryBytes,
    });
  /** Has an instance of an app sleep. */
  const sleep = async (each: InstanceSpec, sleeps = true) => {
    await take(each);
    const before = made.length;
    places.ended(each, sleeps);
    if (sleeps && keepsReady) await vi.waitFor(() => expect(made.length).toBe(before + 1));
    await turn();
  };
  return { places, made, clock, removed, spec, take, sleep };
}

test('an app gets the place that was made for it, once', async () => {
  const { spec, take, sleep, made } = world();
  await sleep(spec('a'));
  await sleep(spec('b'));
  expect(await take(spec('a'))).toBe(made[1]);
  expect(await take(spec('a'))).toBe(made[4]);
});

test.each([
  ['has another release', () => {}, 'r2'],
  ['has another network', ([, place]: FakePlace[]) => void Object.assign(place ?? {}, { isSame: false }), 'r1'],
])('a place that %s is ended, and another one is made', async (_, change, hash) => {
  const { spec, take, sleep, made } = world();
  await sleep(spec('a'));
  change(made);
  expect(await take(spec('a', hash))).toBe(made[2]);
  expect(made[1]?.isGone).toBe(true);
});

test.each([
  ['its network is lost', ({ made: [, place] }: ReturnType<typeof world>) => place?.lose()],
  ['it ends by itself', ({ made: [, place] }: ReturnType<typeof world>) => place?.end()],
  ['its release is removed', ({ removed }: ReturnType<typeof world>) => removed.abort()],
])('a place ends when %s', async (_, happen) => {
  const all = world();
  await all.sleep(all.spec('a'));
  happen(all);
  await turn();
  expect(all.made[1]?.isGone).toBe(true);
  expect(await all.take(all.spec('a'))).toBe(all.made[2]);
});

test('a place is kept for a day', async () => {
  const { spec, take, sleep, made, clock } = world();
  await sleep(spec('a'));
  clock.advance(24 * 60 * 60_000);
  expect(await take(spec('a'))).toBe(made[2]);
  expect(made[1]?.isGone).toBe(true);
});

test('eight apps have a place: those that fell asleep last', async () => {
  const { spec, sleep, made } = world();
  for (let at = 0; at < 10; at += 1) await sleep(spec(`app-${at}`));
  const ready = made.filter((_, at) => at % 2 === 1);
  expect(ready.map(({ isGone }) => isGone)).toEqual([true, true, ...Array.from({ length: 8 }, () => false)]);
});

test.each([
  ['an instance that failed or crashed', true, false],
  ['an app where a place costs much', false, true],
])('no place is made for %s', async (_, keepsReady, sleeps) => {
  const { spec, sleep, places, made } = world(keepsReady);
  await sleep(spec('a'), sleeps);
  await places[Symbol.asyncDispose]();
  expect(made).toHaveLength(1);
});

test('no place is made while another instance of the app runs', async () => {
  const { spec, take, sleep, places, made } = world();
  await take(spec('a'));
  await take(spec('a'));
  places.ended(spec('a'), true);
  await sleep(spec('b'));
  expect(made.map(({ wanted }) => wanted.release.folder)).toHaveLength(4);
});

test('all places end with the supervisor', async () => {
  const { spec, sleep, places, made } = world();
  await sleep(spec('a'));
  await places[Symbol.asyncDispose]();
  expect(made[1]?.isGone).toBe(true);
});

test('a release that stays holds none of the places that were used', async () => {
  const { spec, sleep, made, removed } = world();
  for (let round = 0; round < 20; round += 1) await sleep(spec('a'));
  // Node.js forgets then what ends a listener by a signal.
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
  await turn();
  for (const used of made.slice(0, -1)) used.end();
  await expect.poll(() => getEventListeners(removed.signal, 'abort').length).toBe(1);
});
