import { readdirSync, readFileSync, readlinkSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { IDENTIFIER } from '../../../../src/contract/limits.ts';
import { createLocalChanges } from '../../../../src/platform/stores/local/changes.ts';
import { prepareDataDir } from '../../../../src/platform/stores/local/data-dir.ts';
import { openDatabase } from '../../../../src/platform/stores/local/database.ts';
import { ifThere } from '../../../../src/platform/stores/local/disk.ts';
import type { LocalStoresOptions } from '../../../../src/platform/stores/local/index.ts';
import { attachLocalStores, openLocalStores } from '../../../../src/platform/stores/local/index.ts';
import { OLDEST } from '../../../../src/platform/stores/local/migrations.ts';
import { readDataDir } from '../../../../src/platform/stores/local/reading.ts';
import { secureRandom, subdomainFor } from '../../../../src/platform/stores/rows/names.ts';
import { StoreUnavailable } from '../../../../src/platform/stores/rows/unavailable.ts';
import { type CdnHandles, cdnStoreSuite } from '../../../contract-suites/cdn-store.ts';
import { type DeletionHandles, deletionSuite } from '../../../contract-suites/deletion.ts';
import { type DnsHandles, dnsStoreSuite } from '../../../contract-suites/dns-store.ts';
import { domainSuite } from '../../../contract-suites/domains.ts';
import { fairnessSuite } from '../../../contract-suites/fairness.ts';
import { type HookHandles, hookSuite } from '../../../contract-suites/hooks.ts';
import { type KeepingHandles, keepingSuite } from '../../../contract-suites/keeping.ts';
import { type NotifyHandles, notifySuite } from '../../../contract-suites/notify.ts';
import { operationsSuite } from '../../../contract-suites/operations.ts';
import { organizationQuotaSuite, type QuotaHandles } from '../../../contract-suites/organization-quotas.ts';
import { referencesSuite } from '../../../contract-suites/references.ts';
import { type ScheduleHandles, schedulesSuite } from '../../../contract-suites/schedules.ts';
import { createApp, queue, stateSuite } from '../../../contract-suites/state.ts';
import { stateModelSuite } from '../../../contract-suites/state-model.ts';
import { failBuild } from '../../../support/jobs.ts';
import { type StorePlace, storePlace } from '../../../support/local-stores.ts';
import { temporaryFolder } from '../../../support/temporary.ts';

function handleOf(place: StorePlace) {
  const stores = place.attach();
  return stores;
}

async function openHandles(
  options: Omit<LocalStoresOptions, 'dir' | 'clock'> = {},
): Promise<
  KeepingHandles &
    DeletionHandles &
    ScheduleHandles &
    NotifyHandles &
    HookHandles &
    QuotaHandles &
    CdnHandles &
    DnsHandles
> {
  const place = storePlace({ keepReleases: 3, ...options });
  return {
    ...{ a: handleOf(place), b: handleOf(place), clock: place.clock, run: place.run },
    [Symbol.asyncDispose]: () => place[Symbol.asyncDispose](),
  };
}

stateSuite('SQLite', () => openHandles());
domainSuite('SQLite', () => openHandles());
stateModelSuite('SQLite', () => openHandles(), 8);
operationsSuite('SQLite', () => openHandles());
keepingSuite('SQLite', () => openHandles());
referencesSuite('SQLite', () => openHandles());
schedulesSuite('SQLite', () => openHandles());
deletionSuite('SQLite', () => openHandles());
notifySuite('SQLite', () => openHandles());
hookSuite('SQLite', () => openHandles());
cdnStoreSuite('SQLite', () => openHandles());
dnsStoreSuite('SQLite', () => openHandles());
fairnessSuite('SQLite', () => openHandles({ organizationQueue: 2 }));
organizationQuotaSuite('SQLite', () => openHandles());

test('a subdomain is a DNS label for any name', () => {
  fc.assert(
    fc.property(fc.stringMatching(IDENTIFIER), (name) => {
      expect(subdomainFor(name, secureRandom)).toMatch(/^[a-z0-9](?:[a-z0-9-]{0,55})-[a-z2-7]{6}$/);
    }),
  );
  expect(subdomainFor('a'.repeat(200), secureRandom)).toHaveLength(63);
});

test('if a generated subdomain is taken, another one is generated', async () => {
  const draws = [...Array(28).fill(0), ...Array(100).fill(0.5)];
  await using place = storePlace({ random: () => draws.shift() ?? 0.9 });
  const handle = handleOf(place);
  const key = { org: 'acme', project: 'web', appID: 'shop' };
  expect((await createApp(handle, key)).subdomain).toBe('shop-aaaaaa');
  expect((await createApp(handle, { ...key, org: 'other' })).subdomain).toBe('shop-qqqqqq');
});

test.each([
  ['not JSON', '{'],
  ['another shape', '{"stage":"build"}'],
  ['more than a record may have', JSON.stringify({ log: ['x'.repeat(2 * 1024 * 1024)] })],
])('a damaged failure record (%s) is returned as an unreadable one', async (_, stored) => {
  await using place = storePlace();
  const handle = handleOf(place);
  const app = await createApp(handle);
  const { deployID } = await queue(handle);
  const facts = { stage: 'install', code: 'install_failed', message: 'x', exitCode: 1, signal: null } as const;
  await failBuild(handle.jobs, deployID, { ...facts, log: [], diagnostics: [] });
  using database = new DatabaseSync(join(place.path, 'platform.db'));
  database.prepare('UPDATE deployments SET failure = ? WHERE deploy_id = ?').run(stored, deployID);
  expect(await handle.state.deployments.failure(app, deployID)).toEqual({
    ...{ stage: 'install', code: 'install_failed', exitCode: null, signal: null, log: [], diagnostics: [] },
    message: expect.stringContaining('damaged or too large'),
  });
});

test('a database that another program has locked is unavailable, and the same command works later', async () => {
  await using place = storePlace();
  const database = openDatabase(place.path);
  database.exec('PRAGMA busy_timeout = 0');
  await using handle = attachLocalStores(place.path, createLocalChanges(), { database });
  const { state, jobs } = handle;
  using other = new DatabaseSync(join(place.path, 'platform.db'));
  other.exec('BEGIN IMMEDIATE');
  await expect(createApp(handle)).rejects.toThrow(StoreUnavailable);
  await expect(jobs.claim('node')).rejects.toThrow(StoreUnavailable);
  await expect(jobs.renew({ deployID: 'dpl-1', fence: 1 })).rejects.toThrow(StoreUnavailable);
  expect(await state.apps.organizations({ limit: 10 })).toEqual([]);
  other.exec('ROLLBACK');
  await createApp(handle);
  expect(await jobs.claim('node')).toBeUndefined();
});

test('refuses data that a newer Slipway wrote, and does not change it', async () => {
  using folder = temporaryFolder();
  await (await openLocalStores({ dir: folder.path }))[Symbol.asyncDispose]();
  const file = join(folder.path, 'platform.db');
  const database = new DatabaseSync(file);
  database.exec('PRAGMA user_version = 999');
  database.close();
  await expect(openLocalStores({ dir: folder.path })).rejects.toMatchObject({ code: 'unsupported_data' });
  const after = new DatabaseSync(file);
  expect(after.prepare('PRAGMA user_version').get()).toEqual({ user_version: 999 });
  after.close();
});

test('refuses data that is too old to be upgraded, and does not change it', async () => {
  using folder = temporaryFolder();
  const dir = prepareDataDir(join(folder.path, 'data'));
  const file = join(dir, 'platform.db');
  const old = new DatabaseSync(file);
  old.exec(
    `PRAGMA journal_mode = WAL; CREATE TABLE apps (id INTEGER PRIMARY KEY); PRAGMA user_version = ${OLDEST - 1}`,
  );
  old.close();
  const before = readFileSync(file);
  const refused = {
    ...{ code: 'unsupported_data', input: 'data' },
    message: expect.stringContaining(
      `version ${OLDEST - 1}, and the oldest that this Slipway can upgrade is ${OLDEST}`,
    ),
    remedy: 'Start it once with the Slipway of commit 43aeff75 (2026-11-27), which upgrades it.',
  };
  await expect(openLocalStores({ dir })).rejects.toMatchObject(refused);
  expect(() => readDataDir(dir)).toThrow(expect.objectContaining(refused));
  expect(readFileSync(file)).toEqual(before);
});

test.runIf(process.platform === 'linux').each([
  ['a folder that is a file', 'logs'],
  ['a damaged database', 'platform.db'],
])('%s is refused, and no file stays open', async (_, name) => {
  using folder = temporaryFolder();
  writeFileSync(join(folder.path, name), 'neither a folder nor a database'.repeat(100));
  await expect(openLocalStores({ dir: folder.path })).rejects.toThrow();
  const open = readdirSync('/proc/self/fd').flatMap((fd) => {
    const path = ifThere(() => readlinkSync(`/proc/self/fd/${fd}`));
    return path?.startsWith(folder.path) ? [path] : [];
  });
  expect(open).toEqual([]);
});

test('a data directory cannot be opened twice, in one process or in two', async () => {
  using folder = temporaryFolder();
  await using _ = await openLocalStores({ dir: folder.path });
  await expect(openLocalStores({ dir: folder.path })).rejects.toMatchObject({ code: 'platform_locked' });
});

test('only this user can read the data directory and the database', async () => {
  using folder = temporaryFolder();
  const dir = join(folder.path, 'data');
  await using stores = await openLocalStores({ dir });
  await stores.state.apps.organizations({ limit: 1 });
  const mode = (path: string) => statSync(path).mode & 0o777;
  expect(mode(dir)).toBe(0o700);
  for (const name of ['platform.db', 'platform.db-wal', 'platform.db-shm']) expect(mode(join(dir, name))).toBe(0o600);
});

test('if a data directory cannot be created, the error names it in one sentence', () => {
  expect(() => prepareDataDir('/proc/no/where')).toThrow(/cannot be written/);
});

test('an empty name is refused', () => {
  expect(() => prepareDataDir('')).toThrow(/is empty/);
});

test('if a data directory is a file, the error names it in one sentence', () => {
  using folder = temporaryFolder();
  const file = join(folder.path, 'file');
  writeFileSync(file, '');
  expect(() => prepareDataDir(file)).toThrow(expect.objectContaining({ code: 'invalid_input' }));
});
