import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { createAccessTokenStore } from '../../../../src/platform/stores/access-tokens.ts';
import { createLocalChanges } from '../../../../src/platform/stores/local/changes.ts';
import { openDatabase } from '../../../../src/platform/stores/local/database.ts';
import { createLocalEngine } from '../../../../src/platform/stores/local/engine.ts';
import { localUsage } from '../../../../src/platform/stores/local/engine-rows.ts';
import { createLocalKeyring } from '../../../../src/platform/stores/local/keyring.ts';
import { createLocalKeys } from '../../../../src/platform/stores/local/keys.ts';
import { createLocalQuota } from '../../../../src/platform/stores/local/quota.ts';
import { createLoginStore } from '../../../../src/platform/stores/logins.ts';
import { createRoleStore } from '../../../../src/platform/stores/roles.ts';
import { createAuditStore } from '../../../../src/platform/stores/rows/audit.ts';
import { createTableStore } from '../../../../src/platform/stores/tables.ts';
import { createUsageStore } from '../../../../src/platform/stores/usage.ts';
import { accessTokenSuite } from '../../../contract-suites/access-tokens.ts';
import { keyStoreSuite } from '../../../contract-suites/keys.ts';
import { loginSuite } from '../../../contract-suites/logins.ts';
import { memberStoreSuite } from '../../../contract-suites/members.ts';
import { quotaSuite } from '../../../contract-suites/quota.ts';
import { roleStoreSuite } from '../../../contract-suites/roles.ts';
import { tableStoreSuite } from '../../../contract-suites/tables.ts';
import { usageSuite } from '../../../contract-suites/usage.ts';
import { ACT } from '../../../support/acts.ts';
import { FakeClock } from '../../../support/clock.ts';
import { makeDisk } from '../../../support/disk.ts';
import { storePlace } from '../../../support/local-stores.ts';
import { statementsOf } from '../../../support/statements.ts';
import { temporaryFolder } from '../../../support/temporary.ts';
import { addApp } from '../../kvs/support.ts';

/** Two connections to the platform.db of one data directory. */
function openTwice() {
  const folder = temporaryFolder();
  const [one, other] = [openDatabase(folder.path), openDatabase(folder.path)];
  return {
    ...{ dataDir: folder.path, one, other },
    run: async (statement: string) => one.exec(statement),
    audit: (clock: FakeClock) => createAuditStore(createLocalEngine(one, clock)),
    async [Symbol.asyncDispose]() {
      for (const database of [one, other]) database.close();
      folder[Symbol.dispose]();
    },
  };
}

tableStoreSuite('local', async () => {
  const place = openTwice();
  const changes = createLocalChanges();
  return {
    one: createTableStore(createLocalEngine(place.one, undefined, changes)),
    other: createTableStore(createLocalEngine(place.other, undefined, changes)),
    changes,
    addApp: (app, type) => addApp(place.one, app, type),
    [Symbol.asyncDispose]: place[Symbol.asyncDispose],
  };
});

accessTokenSuite('local', async () => {
  const place = openTwice();
  const clock = new FakeClock();
  const tokens = (database: typeof place.one) => createAccessTokenStore(createLocalEngine(database, clock));
  return {
    ...{ audit: place.audit(clock), run: place.run },
    one: tokens(place.one),
    other: tokens(place.other),
    advance: (ms) => clock.advance(ms),
    [Symbol.asyncDispose]: place[Symbol.asyncDispose],
  };
});

loginSuite('local', async () => {
  const place = openTwice();
  const clock = new FakeClock();
  const logins = (database: typeof place.one) => createLoginStore(createLocalEngine(database, clock));
  return {
    ...{ audit: place.audit(clock), run: place.run },
    one: logins(place.one),
    other: logins(place.other),
    advance: (ms) => clock.advance(ms),
    [Symbol.asyncDispose]: place[Symbol.asyncDispose],
  };
});

roleStoreSuite('local', async () => {
  const place = openTwice();
  const changes = createLocalChanges();
  for (const each of ['a', 'b']) {
    addApp(place.one, { org: 'acme', project: 'web', appID: each }, 'api');
    place.one.prepare('UPDATE apps SET environment_id = ? WHERE app_id = ?').run(`env-${each}`, each);
  }
  return {
    one: createRoleStore(createLocalEngine(place.one, undefined, changes)),
    other: createRoleStore(createLocalEngine(place.other, undefined, changes)),
    changes,
    [Symbol.asyncDispose]: place[Symbol.asyncDispose],
  };
});

memberStoreSuite('local', async () => {
  const place = storePlace();
  const [one, other] = [place.attach(), place.attach()];
  const { state, usage, keeping, audit } = one;
  return {
    ...{ audit, run: place.run },
    one: one.members,
    other: other.members,
    state,
    usage,
    keeping,
    [Symbol.asyncDispose]: place[Symbol.asyncDispose],
  };
});

const keysOn = (dataDir: string, database: DatabaseSync) => ({
  ...createLocalKeys(dataDir, database),
  keyring: createLocalKeyring(dataDir, database),
});

keyStoreSuite('local', async () => {
  const place = openTwice();
  return {
    one: keysOn(place.dataDir, place.one),
    other: keysOn(place.dataDir, place.other),
    [Symbol.asyncDispose]: place[Symbol.asyncDispose],
  };
});

quotaSuite('local', async () => {
  const clock = new FakeClock(0);
  const quota = createLocalQuota(clock);
  return { one: quota, other: quota, advance: (ms) => clock.advance(ms), async [Symbol.asyncDispose]() {} };
});

usageSuite('local', async () => {
  const place = openTwice();
  const clock = new FakeClock();
  const tables = createTableStore(createLocalEngine(place.one));
  const usage = (database: typeof place.one) => {
    const engine = createLocalEngine(database, clock);
    return createUsageStore(engine, localUsage(engine));
  };
  const insert = place.one.prepare(`INSERT INTO deployments (deploy_id, app, status, branch, created_at, started_at)
    SELECT ?, id, 'building', 'main', 0, ? FROM apps WHERE app_id = ?`);
  const end = place.one.prepare('UPDATE deployments SET status = ?, finished_at = ? WHERE deploy_id = ?');
  return {
    one: usage(place.one),
    other: usage(place.other),
    advance: (ms) => clock.advance(ms),
    addApp: (app) => addApp(place.one, app, 'api'),
    async addTable(app, name) {
      const sealed = Buffer.from(name);
      const tokenHash = `${app.appID} ${name} ${Math.random()}`;
      await tables.create({ app, name, sealed, tokenHash, createdAt: 0, types: ['api'], most: 9 }, ACT);
      return (await tables.binding(tokenHash))?.keyspace ?? 0;
    },
    removeTable: async (app, name) => void (await tables.remove(app, name, ACT)),
    async endDeployment({ appID }, deployID, { status, startedAt, at }) {
      insert.run(deployID, startedAt, appID);
      end.run(status, at, deployID);
    },
    [Symbol.asyncDispose]: place[Symbol.asyncDispose],
  };
});

test('the key files are complete, only this user can read them, and no other file is left', async () => {
  await using place = openTwice();
  const keys = createLocalKeys(place.dataDir, place.one);
  createLocalKeyring(place.dataDir, place.one).load();
  await keys.signingKey(() => 'key');
  const files = readdirSync(place.dataDir).filter((name) => !name.startsWith('platform.db'));
  expect(files.sort()).toEqual(['identity-key.json', 'platform.key']);
  for (const name of files) expect(statSync(join(place.dataDir, name)).mode & 0o777).toBe(0o600);
});

test('a process that had to wait for the lock uses the key that was created meanwhile', async () => {
  await using place = openTwice();
  const [keys, others] = [createLocalKeyring(place.dataDir, place.one), createLocalKeyring(place.dataDir, place.other)];
  let isBegun = false;
  const exec = place.one.exec.bind(place.one);
  place.one.exec = (sql) => {
    if (sql === 'BEGIN IMMEDIATE' && !isBegun) others.load();
    isBegun = true;
    exec(sql);
  };
  keys.load();
  expect([keys.id, isBegun]).toEqual([others.id, true]);
});

test.each([
  ['platform.key', async (keys: ReturnType<typeof keysOn>) => keys.keyring.load()],
  ['identity-key.json', async (keys: ReturnType<typeof keysOn>) => void (await keys.signingKey(() => 'key'))],
])('if %s is a folder or too large, it is refused', async (name, read) => {
  for (const spoil of [mkdirSync, (path: string) => writeFileSync(path, 'x'.repeat(5_000))]) {
    await using place = openTwice();
    spoil(join(place.dataDir, name));
    await expect(read(keysOn(place.dataDir, place.one))).rejects.toMatchObject({ code: 'unsupported_data' });
  }
});

/** Checks SQLite's plan for each statement of the ports that runs at a start or in a request. */
test('no statement reads a whole table with many tables and roles', async () => {
  await using place = openTwice();
  const statements = statementsOf(place.one, (engine) => {
    createTableStore(engine);
    createRoleStore(engine);
  });
  expect(statements.length).toBeGreaterThan(10);
  for (const sql of statements) {
    const steps = place.one
      .prepare(`EXPLAIN QUERY PLAN ${sql}`)
      .all()
      .map(({ detail }) => String(detail));
    const wide = steps.filter((step) => /SCAN|TEMP B-TREE/.test(step) && !/^SCAN \w+$/.test(step));
    if (!/LIMIT 1$/.test(sql)) wide.push(...steps.filter((step) => /^SCAN (?!CONSTANT)/.test(step)));
    expect({ sql, wide }).toEqual({ sql, wide: [] });
  }
});

test('a key that a full disk has no room for leaves no file, and is made when there is room', async (context) => {
  const disk = makeDisk(1024 ** 2);
  if (!disk) return context.skip();
  using database = openDatabase(undefined);
  const keys = createLocalKeys(disk.path, database);
  const filler = join(disk.path, 'filler');
  try {
    expect(() => writeFileSync(filler, Buffer.alloc(2 * 1024 ** 2))).toThrow('ENOSPC');
    await expect(keys.signingKey(() => 'a key')).rejects.toThrow('ENOSPC');
    expect(readdirSync(disk.path)).toEqual(['filler']);
    rmSync(filler);
    expect((await keys.signingKey(() => 'a key')).value).toBe('a key');
  } finally {
    disk.unmount();
  }
});
