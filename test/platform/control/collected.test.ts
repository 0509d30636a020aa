import { expect, test } from 'vitest';
import { createOperations } from '../../../src/platform/control/operations.ts';
import { storeCollectors } from '../../../src/platform/keeping/stores.ts';
import { createApp, queue } from '../../contract-suites/state.ts';
import { ACT } from '../../support/acts.ts';
import { build } from '../../support/jobs.ts';
import { storePlace } from '../../support/local-stores.ts';

const DAY = 86_400_000;

test('a log that was removed is shown as removed, and a rollback says why a release is not there any more', async () => {
  await using place = storePlace({ keepReleases: 2 });
  const stores = place.attach();
  const { clock } = place;
  const { keeping, logs, usage, notify, hooks } = stores;
  const app = await createApp(stores);
  const live = async () => {
    const { deployID } = await queue(stores, app);
    await stores.logs.append(deployID, 'built\n');
    await build(stores.jobs, deployID, `release of ${deployID}`);
    return deployID;
  };
  const [gone, first, , last] = [await live(), await live(), await live(), await live()];
  const operations = createOperations({ ...stores, clock, keepDeletedMs: DAY });
  const rollback = (to: string) => operations.rollback(app, to, ACT).then(({ deployID }) => deployID, String);
  expect(await rollback(first)).toMatch(/no release dpl-\w+ any more: .*--keep-releases.* slipway redeploy dpl-/);
  clock.advance(100 * DAY);
  const bounds = { most: 1_000, ageMs: 90 * DAY, logBytes: 1_000_000 };
  for (const kind of storeCollectors({
    ...{ keeping, logs, usage, notify, hooks, apps: stores.state.apps, clock, bounds, keepDeletedMs: DAY },
    audit: stores.audit,
    keepAuditMs: 400 * DAY,
  }))
    await kind.collect();
  expect(await rollback(gone)).toMatch(/no kept release dpl-.*the platform has removed it, because it was old/);
  const page = { from: 0, limit: 1_000 };
  expect(await operations.readLog(app, last, page)).toMatchObject({ text: 'built\n', atEnd: true });
  const before = (await stores.state.releases.list(app))[1]?.deployID ?? expect.fail();
  const removed = await operations.readLog(app, before, page);
  expect(removed).toMatchObject({
    text: expect.stringMatching(/^The platform removed this log on 2026-/),
    atEnd: true,
  });
  expect(await operations.readLog(app, before, { from: removed.next, limit: 1_000 })).toMatchObject({
    text: '',
    atEnd: true,
  });
  expect(await rollback(before)).toBe(before);
});
