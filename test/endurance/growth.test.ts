import { mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { silentLog } from '../../src/base/log.ts';
import { countsWith } from '../../src/contract/usage.ts';
import { MEMBER_BOUNDS } from '../../src/platform/identity/members.ts';
import { collectKinds } from '../../src/platform/keeping/collect.ts';
import { storeCollectors } from '../../src/platform/keeping/stores.ts';
import { collectGarbage } from '../../src/platform/objects/collect.ts';
import { ingestRelease } from '../../src/platform/objects/ingest.ts';
import { Queue } from '../../src/platform/queue/index.ts';
import type { AppKey, Builder, BuildJob, BuildOptions } from '../../src/platform/shared/types.ts';
import { createLocalChanges } from '../../src/platform/stores/local/changes.ts';
import { prepareDataDir } from '../../src/platform/stores/local/data-dir.ts';
import { openDatabase } from '../../src/platform/stores/local/database.ts';
import { attachLocalStores, type LocalHandle } from '../../src/platform/stores/local/index.ts';
import { ACT, actBy } from '../support/acts.ts';
import { ageFiles } from '../support/age.ts';
import { FakeClock } from '../support/clock.ts';
import { temporaryFolder } from '../support/temporary.ts';

const ORGS = ['one', 'two', 'three', 'four', 'five'];
const APPS = ORGS.flatMap((org) =>
  Array.from({ length: 10 }, (_, index) => ({ org, project: 'web', appID: `app-${index}` })),
);
const HOUR = 3_600_000;
/** Deployments at once, and the time between two of their groups, so that the first count is made after all ages have passed. */
const AT_ONCE = 10;
/** `GROWTH=10000` takes a quarter of an hour. */
const ALL = Number(process.env.GROWTH ?? 1_500);
/** Deployments before the first measurement, which is later than the longest age. */
const FIRST = Math.ceil(ALL / 2_500) * 1_000 * (ALL < 2_500 ? 0.6 : 1);
const STEP = (150_000 / FIRST) * HOUR;
const EVERY = 100;
const BOUNDS = { most: 5, ageMs: 90 * 24 * HOUR, logBytes: 10_000 };

/** Stores a site of two files, one of which is new. Every seventh build fails. */
class TinyBuilder implements Builder {
  readonly #handle: LocalHandle;
  readonly #folder: string;
  #builds = 0;

  constructor(handle: LocalHandle, folder: string) {
    this.#handle = handle;
    this.#folder = folder;
  }

  async build({ deployID, app }: BuildJob, { signal, onStage, onCommit, onStored, onLogged }: BuildOptions) {
    const { blobs, logs } = this.#handle;
    this.#builds += 1;
    await onStage('clone');
    await onCommit('c0ffee');
    await logs.append(deployID, `build ${this.#builds}\n`.repeat(20));
    await logs.end(deployID);
    onLogged?.(20 * `build ${this.#builds}\n`.length);
    if (this.#builds % 7 === 0) throw new Error('It fails');
    const directory = join(this.#folder, app.org, app.appID);
    mkdirSync(directory, { recursive: true });
    writeFileSync(join(directory, 'index.html'), '<h1>Shop</h1>');
    writeFileSync(join(directory, 'build.txt'), `${deployID} ${'x'.repeat(1_000)}`);
    await onStage('sync');
    const release = await ingestRelease({ blobs, org: app.org, directory, signal });
    await onStored?.(release.manifestHash, release);
    return { commit: 'c0ffee', release, async [Symbol.asyncDispose]() {} };
  }

  async recover(): Promise<void> {}
}

/** Counts the statements that a database runs. */
function counted(database: DatabaseSync) {
  const prepare = database.prepare.bind(database);
  const count = { statements: 0 };
  database.prepare = (sql) => {
    const statement = prepare(sql);
    for (const name of ['get', 'all', 'run'] as const) {
      const run = statement[name].bind(statement) as (...values: unknown[]) => never;
      statement[name] = (...values: unknown[]) => {
        count.statements += 1;
        return run(...values);
      };
    }
    return statement;
  };
  return count;
}

function filesIn(folder: string): { readonly files: number; readonly bytes: number } {
  const found = { files: 0, bytes: 0 };
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const facts = statSync(join(folder, name));
    if (!facts.isFile()) continue;
    found.files += 1;
    found.bytes += facts.size;
  }
  return found;
}

function rowsOf(database: DatabaseSync): Readonly<Record<string, number>> {
  const tables = database
    .prepare(`SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite%'`)
    .all();
  return Object.fromEntries(
    tables.map(({ name }) => [name, Number(database.prepare(`SELECT count(*) AS n FROM ${name}`).get()?.n)]),
  );
}

test(`${ALL} deployments of 50 apps by 5 organizations leave no more files, bytes and rows than ${FIRST}, and a start and a collection do no more`, async () => {
  using folder = temporaryFolder();
  const dataDir = prepareDataDir(join(folder.path, 'data'));
  const output = join(folder.path, 'out');
  mkdirSync(output);
  const database = openDatabase(dataDir);
  database.exec('PRAGMA synchronous = OFF');
  const count = counted(database);
  const clock = new FakeClock(Date.UTC(2020, 0, 1));
  const changes = createLocalChanges();
  const open = () => attachLocalStores(dataDir, changes, { clock, database, keepReleases: 3, lasting: false });
  await using handle = open();
  const every = () => () => {};
  const queueOn = (stores: LocalHandle) =>
    new Queue({
      ...stores,
      builder: new TinyBuilder(stores, output),
      node: 'a',
      workers: AT_ONCE,
      log: silentLog,
      clock,
      every,
    });
  const { state, references, blobs, usage, tables, roles } = handle;
  const config = { branch: 'main', buildCommand: null, outputDirectory: null, region: null, settings: {} };
  for (const key of APPS) {
    await state.apps.create({ key, type: 'web-landing', config: { ...config, repository: 'acme/shop' } }, ACT);
  }

  const signal = new AbortController().signal;
  const inStores = storeCollectors({
    ...handle,
    apps: state.apps,
    clock,
    bounds: BOUNDS,
    keepDeletedMs: HOUR,
    keepAuditMs: 24 * HOUR,
  });
  const collect = async () => {
    while ((await usage.countEnded(250)) > 0);
    await collectKinds(inStores, (_, event, fields) => expect.fail(`${event} ${JSON.stringify(fields)}`));
    ageFiles(join(dataDir, 'objects'), 2 * HOUR);
    // As the removal of entries does when it has removed those of a keyspace.
    for (const keyspace of await tables.toDrop({ after: 0, limit: 1_000 })) await tables.dropped(keyspace);
    // As metering does: no table has entries.
    await usage.setStored({ after: 0, upTo: Number.MAX_SAFE_INTEGER, tables: [] }, clock.now());
    await collectGarbage({ blobs, references, signal, clock });
    for (let due = await handle.cdn.claim(1_000); due.length > 0; due = await handle.cdn.claim(1_000)) {
      await handle.cdn.settle(due, { kind: 'accepted' });
    }
    for (let due = await handle.dns.claim(); due; due = await handle.dns.claim()) {
      await handle.dns.settle(due, { kind: 'done' });
    }
  };
  /** What is stored, and the statements of a start and of a collection. */
  const measure = async () => {
    await collect();
    const before = count.statements;
    await collect();
    const collection = count.statements - before;
    const other = open();
    const started = count.statements;
    await other.jobs.expire();
    await using queue = queueOn(other);
    await queue.start();
    const start = count.statements - started;
    database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    const folders = readdirSync(dataDir, { withFileTypes: true }).filter((entry) => entry.isDirectory());
    const kept = folders.map(({ name }) => [name, filesIn(join(dataDir, name))] as const);
    return {
      ...{ collection, start, rows: rowsOf(database), folders: Object.fromEntries(kept) },
      databaseBytes: statSync(join(dataDir, 'platform.db')).size,
    };
  };

  const made = new Set<string>();
  /** Who may do something with an app, what machines may, who is told of it, and the webhook that deploys it. */
  const peopleOf = async (key: AppKey, number: number) => {
    const { members, accessTokens, notify, hooks, logins, cdn } = handle;
    const id = String(number);
    const sealed = new Uint8Array(40);
    await members.set(
      { ...key, who: 'bob@example.com', role: 'viewer', bounds: MEMBER_BOUNDS, keepsAdmin: false },
      ACT,
    );
    const token = { id, hash: id, name: id, role: 'viewer', maker: '{}', madeBy: 'ana@example.com', lifetimeMs: HOUR };
    expect(
      await accessTokens.create(
        { ...key, ...token },
        { organization: 1_000, projects: 1_000, project: 1_000, app: 1_000 },
        ACT,
      ),
    ).toBeTypeOf('object');
    const target = { id, kind: 'email', shown: 'team@example.com', events: ['deleted'], sealed } as const;
    expect(await notify.add({ ...key, ...target }, ACT)).toBeTypeOf('object');
    await notify.test(key.org, id, ACT);
    const hook = { id, forge: 'github', waits: false, reports: false, sealed } as const;
    expect(await hooks.add({ ...key, ...hook }, ACT)).toBeTypeOf('object');
    await hooks.push({ id, hook: id, digest: id, branch: 'main', commit: 'c'.repeat(40), state: 'deploy' });
    await cdn.record(key, { kind: 'ready' });
    const login = { id, userCode: id, secret: id, machine: 'laptop', address: '192.0.2.1' };
    const bounds = { lifetimeMs: HOUR, intervalMs: 1_000, perAddress: 1_000, inAll: 1_000 };
    expect(await logins.begin(login, bounds)).toBe('begun');
  };
  /**
   * An app that lives for a while, as a preview does, with a variable, a domain, a schedule, a table, a role, people and usage. It is deleted,
   * and collected with all of that. So is what the process that counted leaves.
   */
  const previewOf = async (number: number) => {
    const key = { org: ORGS[(number / EVERY) % ORGS.length] ?? '', project: 'web', appID: `pr-${number}` };
    const schedule = [{ cron: '0 3 * * *', path: '/nightly' }];
    const settings = { domains: [`pr-${number}.example.com`], schedule };
    await state.apps.create({ key, type: 'api', config: { ...config, settings, repository: 'acme/shop' } }, ACT);
    await state.apps.replaceEnv(key, { NAME: 'value' }, actBy('ana@example.com'));
    const sealed = { tokenHash: `hash of ${number}`, sealed: new Uint8Array(40) };
    const bounds = { types: ['api'] as const, most: 10, createdAt: clock.now() };
    for (const name of ['kept', 'removed']) {
      await tables.create({ app: key, name, ...sealed, ...bounds, tokenHash: `${sealed.tokenHash} ${name}` }, ACT);
    }
    const removal = await tables.remove(key, 'removed', ACT);
    if (removal.kind !== 'removed') expect.fail(removal.kind);
    const keyspace = removal.keyspace - 1;
    await usage.setStored(
      { after: keyspace - 1, upTo: keyspace, tables: [{ keyspace, keys: 1, bytes: 10 }] },
      clock.now(),
    );
    await usage.claimTurn('stored', HOUR);
    const { environmentID } = (await tables.list(key)) ?? expect.fail();
    const role = { accessKeyID: `key-${number}`, environmentID, sealed: sealed.sealed, expiresAt: clock.now() + HOUR };
    await roles.issue(role, { now: clock.now(), most: 3 }, ACT);
    const hour = clock.now() - (clock.now() % HOUR);
    const scope = { org: key.org, project: 'web', app: key.appID, table: 'kept' };
    await usage.add({
      writer: `process ${number}`,
      number: 1,
      rows: [{ scope, hour, counts: countsWith({ get_ok: 1 }) }],
    });
    await peopleOf(key, number);
    for (const [table, rows] of Object.entries(rowsOf(database))) if (rows > 0) made.add(table);
    expect(await state.apps.delete(key, actBy('ana@example.com'), HOUR)).toBeDefined();
  };

  const deploy = async (from: number, to: number) => {
    await using queue = queueOn(handle);
    await queue.start();
    for (let number = from; number < to; number += AT_ONCE) {
      for (let each = 0; each < AT_ONCE; each += 1) {
        const key = APPS[(number + each) % APPS.length] ?? expect.fail();
        const once = { scope: 'ana', key: `${number + each}`, requestHash: 'x', status: 202, answer: () => '{}' };
        expect((await state.deployments.create(key, { branch: null, commit: null }, ACT, once)).kind).toBe('done');
      }
      await queue.idle();
      clock.advance(STEP);
      if (number % EVERY !== 0) continue;
      await previewOf(number);
      clock.advance(STEP);
      await collect();
    }
  };
  await handle.cdn.use();
  await handle.dns.use();
  await deploy(0, FIRST);
  const first = await measure();
  await deploy(FIRST, ALL);
  const last = await measure();

  process.stdout.write(`rows: ${JSON.stringify(last.rows)}\n`);
  // Each kind of row was there. These have one row for ever, or one a key and a place.
  const few = ['kvs_store', 'sealed_with', 'sealing'];
  expect(Object.keys(last.rows).filter((table) => !few.includes(table) && !made.has(table))).toEqual([]);
  // A number has a digit more at most in the names of deployments and logs.
  for (const [name, kept] of Object.entries(last.folders)) {
    expect(kept.files, name).toBeLessThanOrEqual((first.folders[name]?.files ?? 0) * 1.05);
    expect(kept.bytes, name).toBeLessThanOrEqual((first.folders[name]?.bytes ?? 0) * 1.1);
  }
  for (const [table, rows] of Object.entries(first.rows)) {
    expect(last.rows[table], table).toBeLessThanOrEqual(rows * 1.05 + 5);
  }
  expect(last.databaseBytes).toBeLessThanOrEqual(first.databaseBytes * 1.1);
  expect(last.collection).toBeLessThanOrEqual(first.collection * 1.05);
  expect(last.start).toBeLessThanOrEqual(first.start);
  expect(last.rows.deployments).toBeLessThanOrEqual(APPS.length * (BOUNDS.most + 3));
  // Each app has its live release, and a rollback has another one.
  for (const key of APPS) {
    const releases = await state.releases.list(key);
    expect(releases).toHaveLength(3);
    expect(await state.releases.rollback(key, undefined, ACT)).toMatchObject({ deployID: releases[1]?.deployID });
  }
}, 900_000);
