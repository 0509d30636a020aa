import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { interrupted } from '../../../../src/platform/stores/jobs.ts';
import { openLocalStores } from '../../../../src/platform/stores/local/index.ts';
import { jobsSuite } from '../../../contract-suites/jobs.ts';
import { jobsModelSuite } from '../../../contract-suites/jobs-model.ts';
import { createApp, queue, type StateHandles } from '../../../contract-suites/state.ts';
import { storePlace } from '../../../support/local-stores.ts';
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
  // Nobody stopped a node of a cluster that was without PostgreSQL for longer than a lease.
  expect(interrupted('sync').message).toContain('stopped, or could not reach its database');
  expect((await stores.jobs.claim('after'))?.deployID).toBe(ids[1]);
  expect(await stores.jobs.claim('after')).toBeUndefined();
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
