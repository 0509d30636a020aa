import { statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { IDENTIFIER } from '../../../../src/contract/limits.ts';
import type { AppConfig, StoredApp } from '../../../../src/platform/stores/local/apps.ts';
import { prepareDataDir } from '../../../../src/platform/stores/local/data-dir.ts';
import { openState, type State } from '../../../../src/platform/stores/local/state.ts';
import { secureRandom, subdomainFor } from '../../../../src/platform/stores/names.ts';
import type { BuildFailureFacts } from '../../../../src/platform/types.ts';
import { FakeClock } from '../../../support/clock.ts';
import { temporaryFolder } from '../../../support/repositories.ts';

const config: AppConfig = {
  repository: 'acme/shop',
  branch: 'main',
  buildCommand: null,
  outputDirectory: 'out',
  region: null,
  settings: { spaFallback: true },
};
const failed: BuildFailureFacts = {
  stage: 'build',
  code: 'build_failed',
  message: 'The build exited with 2',
  exitCode: 2,
  signal: null,
  log: ['a', 'b'],
  diagnostics: [],
};

function opened(dataDir: string, clock = new FakeClock(), keepReleases = 3): State {
  return openState({ dataDir: prepareDataDir(dataDir), clock, random: secureRandom, keepReleases });
}

function appIn(state: State, name = 'shop', org = 'acme'): StoredApp {
  const app = state.apps.create({ org, project: 'web', appID: name }, 'web-landing', config);
  if (!app) throw new Error('taken');
  return app;
}

function release(state: State, app: StoredApp, manifest: string): string {
  const { deployID } = state.deployments.create(app, 'main', null);
  state.deployments.activate(deployID, manifest);
  return deployID;
}

test('everything lasts over a restart', () => {
  using folder = temporaryFolder();
  let deployID: string;
  {
    using state = opened(folder.path);
    const app = appIn(state);
    state.transaction(() => state.apps.replaceEnv(app, { A: '1', __proto__: 'x' }));
    ({ deployID } = state.deployments.create(app, 'feature', 'f'.repeat(40)));
    state.deployments.advance(deployID, 'building', 'clone');
    state.deployments.recordCommit(deployID, 'f'.repeat(40));
  }
  using state = opened(folder.path);
  expect(state.deployments.unfinished()).toEqual([
    { deployID, stage: 'clone', app: { org: 'acme', project: 'web', appID: 'shop' } },
  ]);
  expect(state.deployments.job(deployID)).toMatchObject({
    repository: 'acme/shop',
    branch: 'feature',
    commit: 'f'.repeat(40),
    outputDirectory: 'out',
    settings: { spaFallback: true },
    env: { A: '1' },
  });
});

test('the state tells whether a deployment is under way', () => {
  using folder = temporaryFolder();
  using state = opened(folder.path);
  const app = appIn(state);
  expect(state.deployments.isBusy()).toBe(false);
  const { deployID } = state.deployments.create(app, 'main', null);
  expect(state.deployments.isBusy()).toBe(true);
  state.deployments.cancel(deployID, null);
  expect(state.deployments.isBusy()).toBe(false);
});

test('a subdomain is a DNS label whatever the name', () => {
  fc.assert(
    fc.property(fc.stringMatching(IDENTIFIER), (name) => {
      expect(subdomainFor(name, secureRandom)).toMatch(/^[a-z0-9](?:[a-z0-9-]{0,55})-[a-z2-7]{6}$/);
    }),
  );
  expect(subdomainFor('a'.repeat(200), secureRandom)).toHaveLength(63);
});

test('a subdomain that is taken is drawn again', () => {
  using folder = temporaryFolder();
  const draws = [...Array(28).fill(0), ...Array(100).fill(0.5)];
  using state = openState({
    dataDir: prepareDataDir(folder.path),
    clock: new FakeClock(),
    random: () => draws.shift() ?? 0.9,
    keepReleases: 3,
  });
  expect(appIn(state).subdomain).toBe('shop-aaaaaa');
  expect(appIn(state, 'shop', 'other').subdomain).toBe('shop-qqqqqq');
});

test('the same name lives in two organizations, and once in each', () => {
  using folder = temporaryFolder();
  using state = opened(folder.path);
  appIn(state);
  expect(appIn(state, 'shop', 'other').subdomain).not.toBe(appIn(state, 'blog').subdomain);
  expect(state.apps.create({ org: 'acme', project: 'web', appID: 'shop' }, 'api', config)).toBeUndefined();
});

test('activating makes the release live and keeps the last ones', () => {
  using folder = temporaryFolder();
  using state = opened(folder.path);
  const app = appIn(state);
  expect(state.releases.site(app.subdomain)).toMatchObject({ release: null, kept: [] });
  const ids = ['m1', 'm2', 'm3', 'm4'].map((manifest) => release(state, app, manifest));
  const site = state.releases.site(app.subdomain);
  expect(site?.release).toEqual({ deployID: ids[3], manifestHash: 'm4' });
  expect(site?.kept.map((each) => each.manifestHash)).toEqual(['m3', 'm2']);
  expect(new Set(state.releases.manifests().map((each) => each.manifestHash))).toEqual(new Set(['m2', 'm3', 'm4']));
  expect(state.deployments.find(app, ids[3] ?? '')).toMatchObject({ status: 'succeeded', stage: 'activate' });
});

test('a rollback goes to the release before, or to the one named, and back', () => {
  using folder = temporaryFolder();
  using state = opened(folder.path);
  const app = appIn(state);
  const [first, second] = [release(state, app, 'm1'), release(state, app, 'm2')];
  const now = () => state.apps.find(app) ?? app;
  expect(state.releases.rollback(now(), undefined)).toEqual({ deployID: first, manifestHash: 'm1' });
  expect(state.releases.site(app.subdomain)).toMatchObject({
    release: { manifestHash: 'm1' },
    kept: [{ manifestHash: 'm2' }],
  });
  expect(state.releases.rollback(now(), undefined)).toBeUndefined();
  expect(state.releases.rollback(now(), 'dpl-other')).toBeUndefined();
  expect(state.releases.rollback(now(), second)).toMatchObject({ deployID: second });
});

test('a deployment that has ended stays as it ended', () => {
  using folder = temporaryFolder();
  using state = opened(folder.path);
  const app = appIn(state);
  const live = release(state, app, 'm1');
  const { deployID } = state.deployments.create(app, 'main', null);
  state.deployments.fail(deployID, failed);
  state.deployments.cancel(deployID, live);
  state.deployments.advance(deployID, 'building', 'build');
  expect(() => state.deployments.activate(deployID, 'm2')).toThrow(/has ended/);
  expect(state.deployments.find(app, deployID)).toMatchObject({ status: 'failed', supersededBy: null });
  expect(state.deployments.failure(app, deployID)).toEqual(failed);
  expect(state.releases.site(app.subdomain)?.release?.manifestHash).toBe('m1');
});

test.each([
  ['no JSON', '{'],
  ['another shape', '{"stage":"build"}'],
  ['more than a record may hold', JSON.stringify({ ...failed, log: ['x'.repeat(2 * 1024 * 1024)] })],
])('a failure record that was damaged (%s) is one that says so', (_, stored) => {
  using folder = temporaryFolder();
  using state = opened(folder.path);
  const app = appIn(state);
  const { deployID } = state.deployments.create(app, 'main', null);
  state.deployments.fail(deployID, { ...failed, stage: 'install' });
  using database = new DatabaseSync(join(folder.path, 'platform.db'));
  database.prepare('UPDATE deployments SET failure = ? WHERE deploy_id = ?').run(stored, deployID);
  expect(state.deployments.failure(app, deployID)).toEqual({
    ...{ stage: 'install', code: 'install_failed', exitCode: null, signal: null, log: [], diagnostics: [] },
    message: expect.stringContaining('damaged or too large'),
  });
});

test('a failure record is stored within its bounds', () => {
  using folder = temporaryFolder();
  using state = opened(folder.path);
  const app = appIn(state);
  const { deployID } = state.deployments.create(app, 'main', null);
  state.deployments.fail(deployID, { ...failed, log: Array.from({ length: 9_999 }, () => 'x'.repeat(9_999)) });
  expect(state.deployments.failure(app, deployID)?.log).toHaveLength(200);
});

test('the totals count one that was cancelled before it began, and not among those that ran', () => {
  using folder = temporaryFolder();
  const clock = new FakeClock();
  using state = opened(folder.path, clock);
  const app = appIn(state);
  const [first, second] = [1, 2].map(() => state.deployments.create(app, 'main', null).deployID);
  state.deployments.cancel(first ?? '', second ?? '');
  state.deployments.advance(second ?? '', 'building', 'clone');
  clock.advance(3_000);
  state.deployments.activate(second ?? '', 'm1');
  expect(state.deployments.totals()).toEqual([
    { status: 'cancelled', count: 1, ran: 0, seconds: 0 },
    { status: 'succeeded', count: 1, ran: 1, seconds: 3 },
  ]);
});

test('an Idempotency-Key is forgotten after a day', () => {
  using folder = temporaryFolder();
  const clock = new FakeClock();
  using state = opened(folder.path, clock);
  const body = Buffer.from('{}');
  state.idempotency.remember('scope', 'key', body, 202, '{"a":1}');
  expect(state.idempotency.recall('scope', 'key', body)).toEqual({ kind: 'answered', status: 202, body: '{"a":1}' });
  expect(state.idempotency.recall('other', 'key', body)).toEqual({ kind: 'new' });
  expect(state.idempotency.recall('scope', 'key', Buffer.from('[]'))).toEqual({ kind: 'other-body' });
  clock.advance(24 * 3_600_000);
  expect(state.idempotency.recall('scope', 'key', body)).toEqual({ kind: 'new' });
});

test('forgotten keys are removed once a minute at most, however many are remembered', () => {
  using folder = temporaryFolder();
  const clock = new FakeClock();
  using state = opened(folder.path, clock);
  const remember = (key: string) => state.idempotency.remember('s', key, Buffer.from('{}'), 201, '{}');
  const keys = () =>
    state.database
      .prepare('SELECT key FROM idempotency ORDER BY key')
      .all()
      .map(({ key }) => key);
  remember('a');
  clock.advance(30_000);
  remember('b');
  clock.advance(24 * 3_600_000 - 30_000);
  remember('c');
  expect(keys()).toEqual(['b', 'c']);
  clock.advance(59_999);
  remember('d');
  expect(keys()).toEqual(['b', 'c', 'd']);
  clock.advance(1);
  remember('e');
  expect(keys()).toEqual(['c', 'd', 'e']);
});

test('refuses data that a newer Slipway wrote, and leaves it as it is', () => {
  using folder = temporaryFolder();
  opened(folder.path)[Symbol.dispose]();
  const file = join(folder.path, 'platform.db');
  const database = new DatabaseSync(file);
  database.exec('PRAGMA user_version = 999');
  database.close();
  expect(() => opened(folder.path)).toThrow(expect.objectContaining({ code: 'unsupported_data' }));
  const after = new DatabaseSync(file);
  expect(after.prepare('PRAGMA user_version').get()).toEqual({ user_version: 999 });
  after.close();
});

test('only this user can read the data directory and the database', () => {
  using folder = temporaryFolder();
  const dir = join(folder.path, 'data');
  using state = opened(dir);
  appIn(state);
  const mode = (path: string) => statSync(path).mode & 0o777;
  expect(mode(dir)).toBe(0o700);
  for (const name of ['platform.db', 'platform.db-wal', 'platform.db-shm']) expect(mode(join(dir, name))).toBe(0o600);
});

test('a data directory where none can be made is told in one sentence', () => {
  expect(() => prepareDataDir('/proc/no/where')).toThrow(/cannot be written/);
});

test('an empty name is no data directory', () => {
  expect(() => prepareDataDir('')).toThrow(/is empty/);
});

test('a data directory that is a file is told in one sentence', () => {
  using folder = temporaryFolder();
  const file = join(folder.path, 'file');
  writeFileSync(file, '');
  expect(() => prepareDataDir(file)).toThrow(expect.objectContaining({ code: 'invalid_input' }));
});
