import { readdirSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { systemClock } from '../../src/base/clock.ts';
import type { JsonObject } from '../../src/base/json.ts';
import { silentLog } from '../../src/base/log.ts';
import { BlobReader } from '../../src/platform/objects/reader.ts';
import { LocalBlobs } from '../../src/platform/stores/local/blobs.ts';
import { openLocalStores } from '../../src/platform/stores/local/index.ts';
import { testPlatform } from '../platform/control/support.ts';
import { ageFiles } from '../support/age.ts';
import { type CrashApp, CrashBench, manyFiles, site, storedObjects } from '../support/crash.ts';
import { processesWith, sleepMark } from '../support/processes.ts';
import { seededRandom } from '../support/random.ts';
import { createRepository, type Files } from '../support/repositories.ts';
import { rounds } from '../support/rounds.ts';
import { temporaryFolder } from '../support/temporary.ts';

const RANDOM_KILLS = rounds(20);
const MOST_WAIT_MS = 1_500;

/** Kills the platform, starts it again, and checks that all processes of builds are gone. */
async function killAndRestart(bench: CrashBench): Promise<void> {
  await bench.kill();
  await bench.start();
  await expect.poll(() => bench.strays(), { timeout: 10_000 }).toEqual([]);
}

/** Starts a git server that accepts connections and never answers. */
async function silentServer() {
  const server = createServer(() => {}).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  return {
    url: `http://127.0.0.1:${Object(server.address()).port}/stall.git`,
    close: () => server.closeAllConnections(),
  };
}

const mark = sleepMark();
const stalled = await silentServer();

/** The changes of the app's record that stop a deployment in a stage. */
const STAGES: readonly { readonly stage: string; readonly held: JsonObject }[] = [
  { stage: 'clone', held: { repository: stalled.url } },
  { stage: 'install', held: { installCommand: `setsid sleep ${mark} & sleep ${mark}` } },
  { stage: 'build', held: { buildCommand: `setsid sleep ${mark} & sleep ${mark}` } },
  // Storing thousands of new files takes time.
  { stage: 'sync', held: { buildCommand: 'cd site; seq 1 4000 | split -a 4 -l 1' } },
];

test('a deployment that is killed while it clones, installs, builds or stores ends with the code interrupted', async () => {
  using folder = temporaryFolder();
  using app = manyFiles('shop');
  await using bench = new CrashBench(join(folder.path, 'data'));
  const path = '/api/v1/orgs/acme/projects/web/apps/shop';
  const patch = async (body: JsonObject) => expect((await bench.client.call('PATCH', path, { body })).status).toBe(200);
  await bench.start();
  await bench.create(app);
  await bench.succeeds('shop');
  for (const [n, { stage, held }] of STAGES.entries()) {
    await patch(held);
    app.repository.commit(site(n + 1, 200, 'site/'));
    const deployID = (await bench.trigger('shop')) ?? '';
    const caught = await bench.reaches('shop', deployID, (each) => each.stage === stage);
    expect(caught.stage).toBe(stage);
    if (held.buildCommand !== undefined && stage === 'build') while (processesWith(mark).length < 2) await pause(5);
    await killAndRestart(bench);
    await expect.poll(() => processesWith(mark), { timeout: 10_000 }).toEqual([]);
    expect(await bench.failure('shop', deployID)).toMatchObject({ stage, code: 'interrupted' });
    await bench.checkEnded('shop');
    await bench.checkSite(app);

    await patch({ repository: app.repository.path, installCommand: '', buildCommand: '' });
    await bench.succeeds('shop');
    await bench.checkSite(app);
  }
});

test('a deployment that waits during a kill runs after the start', async () => {
  using folder = temporaryFolder();
  using app = manyFiles('shop');
  await using bench = new CrashBench(join(folder.path, 'data'));
  await bench.start();
  await bench.create(app);
  await bench.succeeds('shop');
  const busy = ['one', 'two'].map((name) => ({ ...app, name, configuration: { buildCommand: `sleep ${mark}` } }));
  for (const each of busy) {
    await bench.create(each);
    await bench.reaches(each.name, (await bench.trigger(each.name)) ?? '', ({ stage }) => stage === 'build');
  }
  app.repository.commit(site(1, 200, 'site/'));
  const deployID = (await bench.trigger('shop')) ?? '';
  expect((await bench.deployments('shop'))[0]).toMatchObject({ deployID, status: 'queued' });
  await killAndRestart(bench);
  expect(await bench.reaches('shop', deployID, () => false)).toMatchObject({ status: 'succeeded' });
  await bench.checkSite(app);
  for (const each of busy) await bench.checkEnded(each.name);
});

test('a deployment that is killed at the switch of releases succeeds only from the commit on, and the site agrees', async () => {
  using folder = temporaryFolder();
  using app = manyFiles('shop');
  await using bench = new CrashBench(join(folder.path, 'data'));
  await bench.start();
  await bench.create(app);
  await bench.succeeds('shop');
  const moments = { activating: 'failed', 'before the commit': 'failed', 'after the commit': 'succeeded' };
  for (const [n, [moment, status]] of Object.entries(moments).entries()) {
    await bench.kill();
    await bench.start(moment);
    app.repository.commit(site(n + 1, 200, 'site/'));
    const deployID = (await bench.trigger('shop')) ?? '';
    await bench.died();
    await bench.start();
    await expect.poll(() => bench.strays(), { timeout: 10_000 }).toEqual([]);
    const [newest] = await bench.deployments('shop');
    expect({ moment, ...newest }).toMatchObject({ moment, deployID, status });
    if (status === 'failed') {
      expect(await bench.failure('shop', deployID)).toMatchObject({ stage: 'activate', code: 'interrupted' });
    }
    await bench.checkSite(app);
  }
});

test('a platform that is killed at random moments of many deploys does not lose or leave anything', async () => {
  const seed = Number(process.env.SLIPWAY_SEED ?? Date.now() % 100_000);
  process.stderr.write(`SLIPWAY_SEED=${seed} repeats this run's moments.\n`);
  const random = seededRandom(seed);
  using folder = temporaryFolder();
  await using bench = new CrashBench(join(folder.path, 'data'));
  using many = manyFiles('many');
  using other = manyFiles('other');
  using tiny = createRepository(site(0, 3));
  using built = createRepository(site(0, 20, 'src/'));
  const copy = { buildCommand: 'sleep 0.2; cp -r src out', outputDirectory: 'out' };
  const apps: readonly (CrashApp & { change(version: number): Files })[] = [
    { ...many, change: (version) => site(version, 200, 'site/') },
    { ...other, change: (version) => site(version, 200, 'site/') },
    {
      name: 'tiny',
      repository: tiny,
      published: '',
      configuration: { outputDirectory: '.' },
      change: (v) => site(v, 3),
    },
    { name: 'built', repository: built, published: 'src/', configuration: copy, change: (v) => site(v, 20, 'src/') },
  ];
  await bench.start();
  for (const app of apps) await bench.create(app);
  await Promise.all(apps.map(({ name }) => bench.succeeds(name)));

  for (let round = 1; round <= RANDOM_KILLS; round += 1) {
    const chosen = apps.filter(() => random() < 0.6);
    for (const { repository, change } of chosen) repository.commit(change(round));
    const asked = Promise.all([...chosen, ...chosen.slice(0, 1)].map(({ name }) => bench.trigger(name)));
    await pause(random() * MOST_WAIT_MS);
    await bench.kill();
    await asked;
    await bench.start();
    await expect.poll(() => bench.strays(), { timeout: 10_000 }).toEqual([]);
    for (const app of apps) {
      await bench.checkDeployments(app.name);
      await bench.checkSite(app);
    }
  }
  for (const app of apps) {
    await bench.checkEnded(app.name);
    app.repository.commit(app.change(1_000));
    await bench.succeeds(app.name);
    await bench.checkSite(app);
    await bench.checkDeployments(app.name);
  }
  const endings = Object.groupBy(bench.endings(), (ending) => ending);
  const tally = Object.entries(endings).map(([ending, of]) => `${of?.length} ${ending}`);
  process.stderr.write(`Of ${bench.accepted.size} accepted deployments: ${tally.toSorted().join(', ')}.\n`);
  await bench.kill();
  // The last deployment is killed after its 200 files are stored, and before a release names them.
  await bench.start('activating');
  many.repository.commit(site(2_000, 200, 'site/'));
  await bench.trigger('many');
  await bench.died();
  expect(bench.accepted.size).toBeGreaterThan(RANDOM_KILLS);
  await checkLeftovers(bench.dataDir);
});

/** Checks that after a collection the store contains only objects of kept releases, and that builds left no folders. */
async function checkLeftovers(dataDir: string): Promise<void> {
  const before = storedObjects(dataDir);
  // After the objects were read: the kernel records that as a use of them.
  ageFiles(join(dataDir, 'objects'), 7_200_000);
  {
    await using platform = await testPlatform(dataDir, { keepReleases: 10 });
    await platform.collectGarbage();
  }
  const after = storedObjects(dataDir);
  const reachable = await keptObjects(dataDir);
  expect(after.filter((name) => !name.includes('.')).toSorted()).toEqual([...reachable].toSorted());
  expect(after.filter((name) => !reachable.has(name.split('.')[0] ?? ''))).toEqual([]);
  expect(before.length - after.length).toBeGreaterThan(200);
  const builds = join(dataDir, 'builds');
  const left = readdirSync(builds).flatMap((app) => readdirSync(join(builds, app)));
  expect(left.filter((name) => !['scopes', 'own-branches', 'passwd', 'caches-of'].includes(name))).toEqual([]);
  const drafts = readdirSync(dataDir, { recursive: true }).filter((name) =>
    /(?:^|\/)(?:tmp_|tmp\/.|\.drafts\/.|\.leaving\/.)|\.(?:lock|new)$/.test(String(name)),
  );
  expect(drafts.filter((name) => name !== 'platform.lock')).toEqual([]);
}

/** Returns the names of all objects that kept releases need, from the state and the indexes. */
async function keptObjects(dataDir: string): Promise<ReadonlySet<string>> {
  await using stores = await openLocalStores({ dir: dataDir });
  const reader = new BlobReader({
    blobs: new LocalBlobs({ dir: join(dataDir, 'objects') }),
    clock: systemClock,
    log: silentLog,
  });
  const names = new Set<string>();
  const apps = await stores.keeping.apps(undefined, 1_000);
  const releases = (await Promise.all(apps.map((app) => stores.state.releases.list(app)))).flat();
  for (const { manifestHash } of releases) {
    names.add(manifestHash);
    const { index } = await reader.index('acme', manifestHash);
    for (const { hash } of index.files()) names.add(hash);
  }
  return names;
}
