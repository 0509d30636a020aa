import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { BlockList, isIP } from 'node:net';
import { join } from 'node:path';
import { Webhook } from 'standardwebhooks';
import { expect, test, vi } from 'vitest';
import { systemClock } from '../../../src/base/clock.ts';
import { createAddresses } from '../../../src/platform/notify/addresses.ts';
import type { BuildFailureFacts } from '../../../src/platform/shared/types.ts';
import { createLocalChanges } from '../../../src/platform/stores/local/changes.ts';
import { attachLocalStores } from '../../../src/platform/stores/local/index.ts';
import { createLocalQuota } from '../../../src/platform/stores/local/quota.ts';
import { createApp, queue } from '../../contract-suites/state.ts';
import { failBuild } from '../../support/jobs.ts';
import { storePlace } from '../../support/local-stores.ts';
import { NOTIFY_ACT as ACT, EVERYTHING, openTestNotify, receiver, untilNewest } from '../../support/notify.ts';

const FAILED: BuildFailureFacts = {
  ...{ stage: 'build', code: 'build_failed', exitCode: 2, signal: null, log: [], diagnostics: [] },
  message: 'Line one\r\nX-Evil: yes \u202e<script>alert(1)</script>',
};

async function opened(options: Parameters<typeof openTestNotify>[2] = {}) {
  await using stack = new AsyncDisposableStack();
  const place = stack.use(storePlace());
  const stores = place.attach();
  const notify = stack.use(await openTestNotify(stores, place.clock, options));
  const add = (webhook: string, more = {}) => notify.add('acme', { webhook, on: EVERYTHING, ...more }, ACT);
  const closing = stack.move();
  return { place, stores, notify, add, [Symbol.asyncDispose]: () => closing.disposeAsync() };
}

test('a message is signed as a library of the specification verifies it, has the facts, and nothing of the secret is stored plainly', async () => {
  await using to = await receiver();
  await using it = await opened();
  const { secret = '', target } = await it.add(to.url);
  expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  expect(target.shown).toBe(`${to.origin}/…`);
  const app = await createApp(it.stores);
  const { deployID } = await queue(it.stores);
  await failBuild(it.stores.jobs, deployID, FAILED);
  const delivery = await untilNewest(it.notify, ({ state }) => state === 'delivered');
  const [message, ...more] = to.received;
  expect(more).toEqual([]);
  if (!message) return expect.fail();
  expect(message.headers).toMatchObject({ 'content-type': 'application/json', 'webhook-id': delivery.id });
  const headers = message.headers as Record<string, string>;
  // The library compares the time with that of the machine, and the clock of this test is another one.
  vi.useFakeTimers({ toFake: ['Date'], now: it.place.clock.now() });
  try {
    expect(new Webhook(secret).verify(message.body, headers)).toEqual({
      type: 'deployment.failed',
      timestamp: new Date(delivery.at).toISOString(),
      data: {
        ...{ org: 'acme', project: 'web', app: app.appID, deployID, by: null, branch: 'main', commit: null },
        ...{ subject: null, author: null },
        url: `https://platform.example.com/console/orgs/acme/projects/web/apps/shop/deployments/${deployID}`,
        failure: { stage: 'build', code: 'build_failed', message: expect.stringMatching(/^Line one .*<script>/) },
      },
    });
    expect(() => new Webhook(secret).verify(`${message.body} `, headers)).toThrow();
    expect(() => new Webhook(`whsec_${'A'.repeat(43)}=`).verify(message.body, headers)).toThrow();
  } finally {
    vi.useRealTimers();
  }
  const files = readdirSync(it.place.path, { withFileTypes: true }).filter((each) => each.isFile());
  const stored = Buffer.concat(files.map(({ name }) => readFileSync(join(it.place.path, name)))).toString('latin1');
  expect(stored).toContain(target.id);
  for (const hidden of [secret.slice(6), 'secret-path']) expect(stored).not.toContain(hidden);
});

test('a message that fails is sent again with its ID, eight times in all; by hand it is sent again', async () => {
  await using to = await receiver((response) => void response.writeHead(500).end());
  await using it = await opened();
  const { target } = await it.add(to.url);
  const id = await it.notify.test('acme', target.id, ACT);
  const failed = await untilNewest(it.notify, ({ state }) => state === 'failed');
  expect(failed).toMatchObject({ id, attempts: 8, status: 500, nextAt: null, problem: 'it answered with status 500' });
  expect(to.ids()).toEqual(Array(8).fill(id));
  to.answer = (response) => void response.writeHead(204).end();
  await it.notify.redeliver('acme', id, ACT);
  expect(await untilNewest(it.notify, ({ state }) => state === 'delivered')).toMatchObject({
    attempts: 1,
    status: 204,
  });
  expect(to.ids()).toHaveLength(9);
  await expect(it.notify.redeliver('blue', id, ACT)).rejects.toThrow(/blue has no such message/);
});

test('a receiver that is gone is not asked again, a redirect is not followed, and an endless answer is not read', async () => {
  await using other = await receiver();
  await using to = await receiver((response) => void response.writeHead(410).end());
  await using it = await opened();
  const { target } = await it.add(to.url);
  await it.notify.test('acme', target.id, ACT);
  expect(await untilNewest(it.notify, ({ state }) => state === 'failed')).toMatchObject({ attempts: 1, status: 410 });
  to.answer = (response) => void response.writeHead(307, { location: other.url }).end();
  await it.notify.test('acme', target.id, ACT);
  const redirected = await untilNewest(it.notify, ({ state }) => state === 'failed');
  expect(redirected).toMatchObject({ status: 307, problem: expect.stringMatching(/redirect/) });
  expect(other.received).toEqual([]);
  let sent = 0;
  to.answer = (response) => {
    const more = () => {
      sent += 1;
      response.write('x'.repeat(65_536), () => response.destroyed || setImmediate(more));
    };
    response.on('error', () => {}).writeHead(200);
    more();
  };
  const { id } = { id: await it.notify.test('acme', target.id, ACT) };
  expect(await untilNewest(it.notify, (each) => each.id === id && each.state === 'delivered')).toMatchObject({
    attempts: 1,
  });
  expect(sent).toBeLessThan(2_000);
});

test('a receiver that does not answer is left in time, and holds up no other', async () => {
  await using slow = await receiver(() => {});
  await using quick = await receiver();
  await using it = await opened({ requestMs: 3_000 });
  const targets = [await it.add(slow.url), await it.add(quick.url)];
  for (const { target } of targets) await it.notify.test('acme', target.id, ACT);
  await vi.waitFor(() => expect(quick.received).toHaveLength(1), 20_000);
  const ended = await vi.waitFor(async () => {
    const found = (await it.notify.deliveries('acme', { target: targets[0]?.target.id, limit: 1 }))[0];
    expect(found?.triedAt).not.toBeNull();
    return found;
  }, 20_000);
  expect(ended).toMatchObject({ status: null, problem: 'it did not answer in time' });
});

test.each([
  ['an address', (port: string) => `http://127.0.0.1:${port}/`],
  ['another way to write it', (port: string) => `http://2130706433:${port}/`],
  ['an IPv4 address as IPv6', (port: string) => `http://[::ffff:127.0.0.1]:${port}/`],
  ['an address of the metadata service', () => 'http://169.254.169.254/latest/meta-data/'],
  ['a private IPv6 address', () => 'https://[fd00:ec2::254]/'],
])('%s that is not public is refused when it is added', async (_, urlOf) => {
  await using to = await receiver();
  await using it = await opened({ allowed: new BlockList() });
  await expect(it.add(urlOf(new URL(to.origin).port))).rejects.toThrow(/address is not public.*--notify-allow/);
  expect(await it.notify.list('acme')).toEqual([]);
});

test('a public address of the machine itself is refused, unless it is allowed', () => {
  const own = () => ['192.0.2.1', '8.8.8.8', 'fe80::1%eth0', '2606:4700::1'];
  const { check } = createAddresses(new BlockList(), own);
  for (const host of ['8.8.8.8', '[2606:4700::1]', '[::ffff:8.8.8.8]']) expect(() => check(host)).toThrow(/not public/);
  for (const host of ['8.8.4.4', '[2606:4700::2]']) check(host);
  const allowed = new BlockList();
  allowed.addAddress('8.8.8.8');
  createAddresses(allowed, own).check('8.8.8.8');
});

test('a name is resolved for a socket once, and one of several addresses that is not public is enough to refuse it', async () => {
  const names: Readonly<Record<string, readonly string[]>> = {
    'public.example': ['8.8.8.8', '2606:4700::1'],
    'mixed.example': ['8.8.8.8', '10.0.0.5'],
    'metadata.example': ['169.254.169.254'],
    'nat64.example': ['64:ff9b::a9fe:a9fe'],
    '6to4.example': ['2002:7f00:1::1'],
    'azure.example': ['168.63.129.16'],
    'site-local.example': ['fec0::1'],
    'protocol.example': ['192.0.0.8'],
  };
  const { lookup } = createAddresses(
    new BlockList(),
    () => [],
    (name, _, done) => {
      done(
        null,
        (names[name] ?? []).map((address) => ({ address, family: isIP(address) })),
      );
    },
  );
  const found = (name: string, all = true) =>
    new Promise((resolve) => lookup(name, { all }, (error, addresses) => resolve(error ? error.name : addresses)));
  const refused = Object.keys(names).slice(1);
  expect(await Promise.all(refused.map((name) => found(name)))).toEqual(refused.map(() => 'AddressRefused'));
  expect(await found('public.example', false)).toBe('8.8.8.8');
  expect(await found('public.example')).toHaveLength(2);
});

test('a target is tried at most six times in a minute, and a message is sent again as often', async () => {
  await using to = await receiver();
  await using it = await opened({ quota: createLocalQuota({ monotonic: () => 0 }) });
  const { target } = await it.add(to.url);
  for (let count = 0; count < 6; count++) await it.notify.test('acme', target.id, ACT);
  await expect(it.notify.test('acme', target.id, ACT)).rejects.toMatchObject({ code: 'rate_limited' });
  const { target: other } = await it.add(`${to.url}/other`);
  const id = await it.notify.test('acme', other.id, ACT);
  for (let count = 0; count < 6; count++) await it.notify.redeliver('acme', id, ACT);
  await expect(it.notify.redeliver('acme', id, ACT)).rejects.toMatchObject({ code: 'rate_limited' });
});

test('a name that leads to an address that is not public is resolved, and no connection is made', async () => {
  await using to = await receiver();
  await using it = await opened({ allowed: new BlockList() });
  const { target } = await it.add(`http://localhost:${new URL(to.origin).port}/`);
  await it.notify.test('acme', target.id, ACT);
  const failed = await untilNewest(it.notify, ({ state }) => state === 'failed');
  expect(failed.problem).toMatch(/its address is not public/);
  expect(failed.problem).not.toMatch(/127|::1/);
  expect(to.received).toEqual([]);
});

test('a name that leads to an allowed address is told', async () => {
  await using to = await receiver();
  await using it = await opened();
  const { target } = await it.add(`http://localhost:${new URL(to.origin).port}/`);
  await it.notify.test('acme', target.id, ACT);
  await untilNewest(it.notify, ({ state }) => state === 'delivered');
  expect(to.received).toHaveLength(1);
});

test('a stop ends the attempt under way, and the next start makes it again with the same ID', async () => {
  await using to = await receiver(() => {});
  const key = randomBytes(32);
  await using place = storePlace();
  const stores = place.attach();
  const notify = await openTestNotify(stores, place.clock, { key });
  const { target } = await notify.add('acme', { webhook: to.url, on: EVERYTHING }, ACT);
  const id = await notify.test('acme', target.id, ACT);
  await vi.waitFor(() => expect(to.received).toHaveLength(1), 20_000);
  await notify[Symbol.asyncDispose]();
  expect(to.ids()).toEqual([id]);
  // It did not fail, so it does not wait as one that did.
  const due = { state: 'pending', problem: 'the platform stopped', nextAt: place.clock.now() };
  expect(await stores.notify.deliveries('acme', { limit: 2 })).toMatchObject([due]);
  to.answer = (response) => void response.end();
  await using next = await openTestNotify(place.attach(), place.clock, { key });
  await untilNewest(next, ({ state }) => state === 'delivered');
  expect(to.ids()).toEqual([id, id]);
});

test.each(['end', 'send'])('kill -9 after the end of a deployment (%s) loses no message', async (what) => {
  await using to = await receiver(() => {});
  const key = randomBytes(32);
  await using place = storePlace();
  const stores = attachLocalStores(place.path, createLocalChanges(), {});
  await using _ = stores;
  {
    await using adding = await openTestNotify(stores, systemClock, { key });
    await adding.add('acme', { webhook: to.url, on: EVERYTHING }, ACT);
  }
  await createApp(stores);
  const { deployID } = await queue(stores);
  const script = join(import.meta.dirname, '../../support/notify-child.ts');
  const child = spawn(process.execPath, [script, place.path, key.toString('hex'), what], { stdio: 'inherit' });
  const exited = once(child, 'exit');
  if (what === 'send') {
    await vi.waitFor(() => expect(to.received).toHaveLength(1), 30_000);
    child.kill('SIGKILL');
  }
  expect(await exited).toEqual([null, 'SIGKILL']);
  expect(await stores.state.deployments.find({ org: 'acme', project: 'web', appID: 'shop' }, deployID)).toMatchObject({
    status: 'failed',
  });
  to.answer = (response) => void response.end();
  // After the time of the claim that the child had.
  const later = { ...systemClock, now: () => Date.now() + 120_000 };
  const handle = attachLocalStores(place.path, createLocalChanges(), { clock: later });
  await using __ = handle;
  await using next = await openTestNotify(handle, later, { key });
  const delivered = await untilNewest(next, ({ state }) => state === 'delivered');
  expect(delivered).toMatchObject({ event: 'failed', deployID });
  expect(to.ids()).toEqual(Array(what === 'send' ? 2 : 1).fill(delivered.id));
});

test('of two nodes on one place, each message is sent by one', async () => {
  await using to = await receiver();
  const key = randomBytes(32);
  await using place = storePlace();
  await using one = await openTestNotify(place.attach(), place.clock, { key });
  await using other = await openTestNotify(place.attach(), place.clock, { key });
  const { target } = await one.add('acme', { webhook: to.url, on: EVERYTHING }, ACT);
  const ids = await Promise.all(
    Array.from({ length: 30 }, (_, count) => (count % 2 ? one : other).test('acme', target.id, ACT)),
  );
  await vi.waitFor(async () => {
    const found = await other.deliveries('acme', { limit: 100 });
    expect(found.filter(({ state }) => state === 'delivered')).toHaveLength(30);
  }, 30_000);
  expect(to.ids().sort()).toEqual(ids.sort());
});
