import { expect, test } from 'vitest';
import { USAGE_COUNTERS, type UsageCounts } from '../../../src/contract/usage.ts';
import { createQuotas } from '../../../src/platform/metering/quotas.ts';
import { bodyOf, letterOf } from '../../../src/platform/notify/message.ts';
import { tellQuotas } from '../../../src/platform/notify/quotas.ts';
import { createApp } from '../../contract-suites/state.ts';
import { storePlace } from '../../support/local-stores.ts';
import { NOTIFY_ACT as ACT } from '../../support/notify.ts';

const HOUR = 3_600_000;
const NONE = Object.fromEntries(USAGE_COUNTERS.map((name) => [name, 0])) as UsageCounts;

test('an organization that uses 80 % of a quota is told of it once a month, and of each quota', async () => {
  await using place = storePlace();
  const stores = place.attach();
  const { clock } = place;
  const { notify: store, usage } = stores;
  for (const appID of ['one', 'two', 'three', 'four']) await createApp(stores, { org: 'acme', project: 'web', appID });
  const target = { project: null, appID: null, kind: 'webhook', shown: 'x', sealed: Buffer.from('x') } as const;
  await store.add({ ...target, id: 'one', org: 'acme', events: ['quota'] }, ACT);
  let given: Readonly<Record<string, number>> = { apps: 6, buildsAtOnce: 0 };
  const policy = { quotasOf: () => given, withQuotas: [] };
  const quotas = createQuotas({ policy, defaults: {}, usage, clock });
  const tell = () => {
    clock.advance(HOUR);
    return tellQuotas({ store, usage, quotas, tablePerMinute: 10, clock });
  };
  expect(await tell()).toBe(0);
  given = { apps: 5, kvsRequestsPerMonth: 1_000 };
  expect(await tell()).toBe(1);
  expect(await tell()).toBe(0);
  const scope = { org: 'acme', project: 'web', app: 'one', table: 'busy' };
  const hour = clock.now() - (clock.now() % HOUR);
  await usage.add({ writer: 'test', number: 1, rows: [{ scope, hour, counts: { ...NONE, get_ok: 800 } }] });
  // The table itself was as busy.
  expect(await tell()).toBe(2);
  const told = await store.deliveries('acme', { limit: 9 });
  const ofOrganization = told.filter(({ appID }) => appID === null).map(({ detail }) => JSON.parse(detail ?? ''));
  expect(ofOrganization).toEqual([
    { name: 'kvsRequestsPerMonth', used: 800, quota: 1_000 },
    { name: 'apps', used: 4, quota: 5 },
  ]);
  const [message] = told.filter(({ appID }) => appID === null);
  if (!message) return expect.fail();
  const url = 'https://platform.example/console/orgs/acme';
  expect(JSON.parse(bodyOf(message, { url }))).toMatchObject({
    type: 'quota.reached',
    data: { org: 'acme', project: null, app: null, name: 'kvsRequestsPerMonth', used: 800, quota: 1_000, url },
  });
  expect(letterOf(message, { url })).toMatchObject({
    subject: '[Slipway] acme: quota',
    text: expect.stringContaining('acme: the organization uses at least 80 % of a quota.'),
  });
  clock.advance(31 * 24 * HOUR);
  expect(await tell()).toBe(1);
});

test('a table at 80 % of its quota, or that was refused, is told of once a day, and no other', async () => {
  await using place = storePlace();
  const stores = place.attach();
  const { clock } = place;
  const { notify: store, usage } = stores;
  await createApp(stores);
  const target = { id: 'one', org: 'acme', project: null, appID: null, kind: 'webhook', shown: 'x' } as const;
  await store.add({ ...target, events: ['quota'], sealed: Buffer.from('x') }, ACT);
  let number = 0;
  const add = async (table: string, counts: Partial<UsageCounts>) => {
    number += 1;
    const scope = { org: 'acme', project: 'web', app: 'shop', table };
    const hour = clock.now() - (clock.now() % HOUR);
    await usage.add({ writer: 'test', number, rows: [{ scope, hour, counts: { ...NONE, ...counts } }] });
  };
  const quotas = { near: async () => [] };
  const tell = () => tellQuotas({ store, usage, quotas, tablePerMinute: 10, clock });
  await add('quiet', { get_ok: 479 });
  await add('busy', { get_ok: 480 });
  await add('refused', { get_ok: 1, get_limited: 2 });
  expect(await tell()).toBe(2);
  const told = await store.deliveries('acme', { limit: 9 });
  const details = told.map(({ detail }) => JSON.parse(detail ?? '')).sort((a, b) => (a.table < b.table ? -1 : 1));
  expect(details).toEqual([
    { table: 'busy', requests: 480, refused: 0, quota: 600 },
    { table: 'refused', requests: 3, refused: 2, quota: 600 },
  ]);
  expect(told[0]).toMatchObject({ event: 'quota', org: 'acme', project: 'web', appID: 'shop' });
  expect(await tell()).toBe(0);
  clock.advance(HOUR / 2);
  expect(await tell()).toBe(0);
  clock.advance(4 * HOUR);
  await add('busy', { get_ok: 600 });
  expect(await tell()).toBe(0);
  clock.advance(24 * HOUR);
  await add('busy', { get_ok: 600 });
  expect(await tell()).toBe(1);
});
