import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { interrupted } from '../../../../src/platform/stores/jobs.ts';
import { prepareDataDir } from '../../../../src/platform/stores/local/data-dir.ts';
import { openLocalStores } from '../../../../src/platform/stores/local/index.ts';
import { MIGRATIONS } from '../../../../src/platform/stores/local/migrations.ts';
import { jobsSuite } from '../../../contract-suites/jobs.ts';
import { jobsModelSuite } from '../../../contract-suites/jobs-model.ts';
import { createApp, queue, type StateHandles } from '../../../contract-suites/state.ts';
import { storePlace } from '../../../support/local-stores.ts';
import { keptReleases } from '../../../support/references.ts';
import { temporaryFolder } from '../../../support/temporary.ts';

const SHOP = { org: 'acme', project: 'web', appID: 'shop' };

async function openHandles(): Promise<StateHandles> {
  const place = storePlace({ keepReleases: 3 });
  return {
    ...{ a: place.attach(), b: place.attach(), clock: place.clock },
    [Symbol.asyncDispose]: () => place[Symbol.asyncDispose](),
  };
}

jobsSuite('SQLite', openHandles);
jobsModelSuite('SQLite', openHandles, 8);

test('the next process on a data directory ends the running deployments of the previous one, and keeps the queued ones', async () => {
  using folder = temporaryFolder();
  const dir = join(folder.path, 'data');
  const ids: string[] = [];
  {
    await using stores = await openLocalStores({ dir });
    for (const appID of ['shop', 'blog']) {
      await createApp(stores, { ...SHOP, appID });
      ids.push((await queue(stores, { ...SHOP, appID })).deployID);
    }
    const lease = await stores.jobs.claim('before');
    if (lease) await stores.jobs.advance(lease, 'sync');
  }
  await using stores = await openLocalStores({ dir });
  const { deployments } = stores.state;
  expect(await deployments.failure(SHOP, ids[0] ?? '')).toEqual(interrupted('sync'));
  expect((await stores.jobs.claim('after'))?.deployID).toBe(ids[1]);
  expect(await stores.jobs.claim('after')).toBeUndefined();
});

test('a data directory that is older than leases opens with all its data', async () => {
  using folder = temporaryFolder();
  const dir = prepareDataDir(join(folder.path, 'data'));
  {
    using database = new DatabaseSync(join(dir, 'platform.db'));
    for (const sql of MIGRATIONS.slice(0, 3)) database.exec(sql);
    database.exec(`PRAGMA user_version = 3;
      INSERT INTO apps VALUES (1, 'acme', 'web', 'shop', 'shop', 'web-landing', 'acme/shop', 'main', NULL, NULL, NULL, '{}',
        'shop-aaaaaa', 'env-1', 'dpl-1', 1, 1);
      INSERT INTO deployments (deploy_id, app, status, stage, branch, created_at, started_at, finished_at) VALUES
        ('dpl-1', 1, 'succeeded', 'activate', 'main', 1, 2, 3),
        ('dpl-2', 1, 'building', 'install', 'main', 4, 5, NULL),
        ('dpl-3', 1, 'queued', NULL, 'main', 6, NULL, NULL),
        ('dpl-4', 1, 'queued', NULL, 'main', 7, NULL, NULL);
      INSERT INTO releases VALUES ('dpl-1', 1, 'm1', 3);`);
  }
  await using stores = await openLocalStores({ dir });
  const listed = await stores.state.deployments.list(SHOP, { limit: 10 });
  expect(listed.map(({ deployID, status, supersededBy }) => [deployID, status, supersededBy])).toEqual([
    ['dpl-4', 'queued', null],
    ['dpl-3', 'cancelled', 'dpl-4'],
    ['dpl-2', 'failed', null],
    ['dpl-1', 'succeeded', null],
  ]);
  expect(await stores.state.deployments.failure(SHOP, 'dpl-2')).toEqual(interrupted('install'));
  expect(await keptReleases(stores, 'acme')).toEqual(['m1']);
  expect((await stores.jobs.claim('node'))?.deployID).toBe('dpl-4');
  const totals = await stores.state.deployments.totals();
  expect(Object.fromEntries(totals.map(({ status, count }) => [status, count]))).toEqual({
    ...{ succeeded: 1, cancelled: 1, failed: 1, building: 1 },
  });
});

test('processes that claim at once never build the same deployment, or two of one app', async () => {
  await using place = storePlace();
  const stores = place.attach();
  const apps = ['one', 'two', 'three'].map((appID) => ({ ...SHOP, appID }));
  for (const key of apps) {
    await createApp(stores, key);
    await queue(stores, key);
  }
  const script = join(import.meta.dirname, '../../../support/claim-child.ts');
  const children = [1, 2, 3].map(() =>
    spawn(process.execPath, [script, place.path, '20'], { stdio: ['ignore', 'pipe', 'inherit'] }),
  );
  const printed = await Promise.all(children.map((child) => Promise.all([text(child.stdout), once(child, 'exit')])));
  expect(printed.map(([, [code]]) => code)).toEqual([0, 0, 0]);
  const claims = printed.flatMap(([lines]) =>
    lines
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line)),
  );
  expect(claims).toHaveLength(60);
  expect(new Set(claims.map(({ deployID }) => deployID)).size).toBe(60);
  for (const { appID } of apps) {
    const spans = claims.filter(({ app }) => app === appID).map(({ from, to }) => [BigInt(from), BigInt(to)] as const);
    spans.sort(([one], [other]) => (one < other ? -1 : 1));
    expect(spans.filter(([from], index) => index > 0 && from <= (spans[index - 1]?.[1] ?? 0n))).toEqual([]);
  }
});
