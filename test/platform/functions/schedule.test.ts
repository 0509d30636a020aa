import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { silentLog } from '../../../src/base/log.ts';
import type { ScheduleEntry } from '../../../src/contract/schedule.ts';
import { runSchedules, signed } from '../../../src/platform/functions/schedule/index.ts';
import { StoreUnavailable } from '../../../src/platform/stores/rows/unavailable.ts';
import { createApp, queue } from '../../contract-suites/state.ts';
import { FunctionWorld } from '../../support/function-world.ts';
import { build } from '../../support/jobs.ts';
import { storePlace } from '../../support/local-stores.ts';
import { page } from '../../support/markdown.ts';
import { temporaryFolder } from '../../support/temporary.ts';

const SECRET = `whsec_${Buffer.from('a secret of the app').toString('base64')}`;
const KEY = { org: 'acme', project: 'web', appID: 'shop' };
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** A live function app with a schedule whose row is new, and two nodes that call it, on one store with a clock that jumps. */
async function openSchedules(...schedule: readonly ScheduleEntry[]) {
  const world = await FunctionWorld.open();
  onTestFinished(() => world[Symbol.asyncDispose]());
  await world.setEnv({ SLIPWAY_SCHEDULE_SECRET: SECRET });
  await world.deploy('d1');
  const place = storePlace();
  onTestFinished(() => place[Symbol.asyncDispose]());
  const said: string[] = [];
  let isAway = false;
  const nodes = [place.attach(), place.attach()].map((stores) =>
    runSchedules({
      schedules: {
        ...stores.schedules,
        due: (limit) => (isAway ? Promise.reject(new StoreUnavailable('away')) : stores.schedules.due(limit)),
      },
      siteOf: () => world.edge.serverSite('shop'),
      call: (site, request) => world.functions.call(site, request),
      secretOf: async () => SECRET,
      say: ({ appID }, text) => said.push(`${appID}: ${text.replace(/\d+ ms/, 'N ms')}`),
      clock: place.clock,
      log: world.log,
      every: () => () => {},
    }),
  );
  const handle = place.attach();
  await createApp(handle, KEY, {
    ...{ repository: 'acme/shop', branch: 'main', buildCommand: null, outputDirectory: null, region: null },
    settings: { schedule },
  });
  await build(handle.jobs, (await queue(handle, KEY)).deployID, 'm1');
  const look = () => Promise.all(nodes.map((node) => node.look()));
  await look();
  const away = (is: boolean) => {
    isAway = is;
  };
  return { world, said, nodes, look, away, pass: (ms: number) => place.clock.advance(ms) };
}

test('an app is called at each of its times, by one of two nodes, with a signature that it can check', async () => {
  const { said, look, pass, world } = await openSchedules({ cron: '*/5 * * * *', path: '/signed' });
  expect(said).toEqual([]);
  pass(5 * MINUTE);
  await look();
  await look();
  expect(said).toEqual(['shop: POST /signed by its schedule (*/5 * * * *): 204, N ms']);
  pass(5 * MINUTE);
  await look();
  expect(said).toHaveLength(2);
  const answer = await world.ask('/signed', { method: 'POST', body: '{"scheduledAt":"2026-01-01"}' });
  expect(answer.statusCode).toBe(401);
});

test('each entry has times of its own', async () => {
  const { said, look, pass } = await openSchedules(
    { cron: '0 * * * *', path: '/version' },
    { cron: '30 * * * *', path: '/pid' },
  );
  for (let minutes = 0; minutes < 120; minutes += 10) {
    pass(10 * MINUTE);
    await look();
  }
  const paths = said.map((line) => /POST (\S+)/.exec(line)?.[1]);
  expect(paths).toEqual(['/pid', '/version', '/pid', '/version']);
});

test('times that passed while the platform was away are made up for once, and those of more than an hour ago not at all', async () => {
  const { said, look, pass } = await openSchedules(
    { cron: '*/10 * * * *', path: '/version' },
    { cron: '0 7 * * *', path: '/pid' },
  );
  pass(5 * HOUR);
  await look();
  expect(said).toEqual(['shop: POST /version by its schedule (*/10 * * * *): 200, N ms']);
});

test('a call that has not ended is not made again, and other entries go on', async () => {
  const { world, said, pass, nodes } = await openSchedules(
    { cron: '* * * * *', path: '/never' },
    { cron: '* * * * *', path: '/version' },
  );
  const [node] = nodes;
  await world.settings({ requestTimeout: '3s' });
  pass(MINUTE);
  const first = node?.look();
  await world.until(() => said.length === 1);
  pass(MINUTE);
  await Promise.all([first, node?.look()]);
  expect(said.toSorted()).toEqual([
    'shop: POST /never by its schedule (* * * * *): failed, because there was no whole answer in 3 s',
    'shop: POST /never by its schedule (* * * * *): left out, because the call before has not ended',
    'shop: POST /version by its schedule (* * * * *): 200, N ms',
    'shop: POST /version by its schedule (* * * * *): 200, N ms',
  ]);
});

test.each([
  ['/crash', /failed, because other side closed/],
  ['/garbage', /failed, because /],
  ['/header', /failed, because /],
  ['/big?bytes=9000000', /: 200, N ms/],
])('an app that answers a call at %s harms nobody, and its log says how it went', async (path, line) => {
  const { said, look, pass, world } = await openSchedules({ cron: '* * * * *', path });
  pass(MINUTE);
  await look();
  expect(said).toEqual([expect.stringMatching(line)]);
  await world.until(async () => (await world.text('/version')) === 'd1');
});

test('an app that has become a static site is not called', async () => {
  const { world, said, look, pass } = await openSchedules({ cron: '* * * * *', path: '/version' });
  await world.deploy('d2', { 'index.html': 'x' }, false);
  pass(MINUTE);
  await look();
  expect(said).toEqual([]);
});

test('while the store is away nothing is called and one line says so, and then it goes on', async () => {
  const { world, said, look, pass, away } = await openSchedules({ cron: '* * * * *', path: '/version' });
  away(true);
  pass(MINUTE);
  await look();
  await look();
  expect(said).toEqual([]);
  expect(world.logged.filter(({ event }) => event === 'schedules_not_read')).toHaveLength(2);
  away(false);
  await look();
  expect(said).toHaveLength(1);
});

test('an organization whose apps do not answer has five calls at once, and holds up no other', async () => {
  const place = storePlace();
  onTestFinished(() => place[Symbol.asyncDispose]());
  const stores = place.attach();
  for (const [org, appID] of [
    ...Array.from({ length: 7 }, (_, index) => ['acme', `a${index}`] as const),
    ['blue', 'b'] as const,
  ]) {
    const key = { org, project: 'web', appID };
    await createApp(stores, key, {
      ...{ repository: 'acme/shop', branch: 'main', buildCommand: null, outputDirectory: null, region: null },
      settings: { schedule: [{ cron: '* * * * *', path: '/' }] },
    });
    await build(stores.jobs, (await queue(stores, key)).deployID, 'm1');
  }
  const [said, answers] = [[] as string[], [] as ((status: number) => void)[]];
  const { promise: isCalled, resolve: called } = Promise.withResolvers<void>();
  await using runner = runSchedules({
    schedules: stores.schedules,
    siteOf: async (subdomain) => ({ subdomain }) as never,
    call: () => new Promise((answer) => answers.push(answer) === 6 && called()),
    secretOf: async () => SECRET,
    say: ({ appID }, text) => said.push(`${appID}: ${text}`),
    clock: place.clock,
    log: silentLog,
    every: () => () => {},
  });
  await runner.look();
  place.clock.advance(MINUTE);
  const looked = runner.look();
  await isCalled;
  for (const answer of answers) answer(204);
  await looked;
  expect(said.filter((line) => line.endsWith('its organization has 5 calls under way'))).toHaveLength(2);
  expect(said.filter((line) => line.includes(': 204,'))).toHaveLength(6);
  expect(said).toContainEqual(expect.stringMatching(/^b: .*: 204,/));
});

test('the check of a call in the docs knows calls of the platform, and refuses all others', async () => {
  const blocks = page('docs/functions.md').blocks.filter(({ text }) => text.includes('isScheduled'));
  expect(blocks).toHaveLength(1);
  using folder = temporaryFolder();
  folder.write('check.ts', blocks[0]?.text ?? '');
  const { isScheduled } = await import(join(folder.path, 'check.ts'));
  const [body, now] = ['{"path":"/nightly"}', Date.now()];
  const known = signed(SECRET, 'shop.1.0', now, body);
  const check = (given: Readonly<Record<string, string>>, text = body, secret = SECRET): Promise<boolean> =>
    isScheduled(new Headers(given), text, secret);
  expect(await check(known)).toBe(true);
  const others = [
    check(known, '{"path":"/other"}'),
    check(known, body, `whsec_${Buffer.from('another').toString('base64')}`),
    check(signed(SECRET, 'shop.1.0', now - 10 * MINUTE, body)),
    check({ ...known, 'webhook-id': 'shop.2.0' }),
    check({ ...known, 'webhook-signature': 'v1,!' }),
    check({}),
  ];
  expect(await Promise.all(others)).toEqual(others.map(() => false));
});
