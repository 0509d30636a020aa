import type { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { openDatabase } from '../../../src/platform/stores/local/database.ts';
import { crashingStatus, FakeFunctions, readyStatus } from '../../support/fake-functions.ts';
import { openStage, visitorOf } from './support.ts';

const APP = { org: 'acme', project: 'web', appID: 'shop' };
const PATH = '/console/orgs/acme/projects/web/apps/shop';
const HOSTILE = '<script>alert(1)</script>\u001b[31mred\u001b[0m\u001b]0;title\u0007';

/** Opens a platform with functions that a test sets, and an app that is live. */
async function opened(type = 'api') {
  const functions = new FakeFunctions();
  const database: DatabaseSync = openDatabase(undefined);
  const policy = {
    organizations: { acme: { deployer: ['dev@acme.example'], viewer: ['eve@acme.example'] } },
  };
  const stage = await openStage(policy, database, {}, [], functions);
  await stage.createApp('shop', type);
  database.exec("UPDATE apps SET live_release = 'dpl-1'");
  const ask = async (path: string, email?: string) => {
    const headers = { authorization: `Bearer ${await stage.token(email)}` };
    const response = await fetch(`${stage.platform.baseUrl}/operator/orgs/acme/projects/web/apps/shop${path}`, {
      headers,
    });
    return { status: response.status, body: (await response.json()) as ReturnType<typeof JSON.parse> };
  };
  return { functions, ask, stage, [Symbol.asyncDispose]: () => stage[Symbol.asyncDispose]() };
}

test('the page of an app shows its instances, and a viewer sees the same', async () => {
  await using it = await opened();
  it.functions.set(readyStatus(APP, Date.now() - 5_000));
  const visitor = await visitorOf(it.stage, 'eve@acme.example');
  const { text } = await visitor.get(PATH);
  expect(text).toContain('Running</span>');
  expect(text).toContain('<code>i-3f9a</code>');
  expect(text).toContain('64 MiB');
  expect(text).toContain('1,204');
  expect(text).toContain('functions run and answer requests');
  expect(text).toContain(`href="${PATH}/runtime"`);
  const runtime = await visitor.get(`${PATH}/runtime`);
  expect(runtime.status).toBe(200);
  expect(runtime.text).toContain('ready after 1.0s');
  expect(runtime.text).toContain('Times are UTC');
  expect(runtime.text).toContain('aria-label="Unpack 250ms, Spawn 250ms, Listen 250ms, Health 250ms"');
});

test('the page of an app that is not live yet has its heading', async () => {
  await using stage = await openStage();
  await stage.createApp('shop', 'api');
  const { text } = await (await visitorOf(stage)).get(`${PATH}/runtime`);
  expect(text).toContain('Not live yet');
  expect(text.match(/<h1>[^<]*/g)).toEqual(['<h1>Runtime']);
});

test('an app that sleeps does so on the node that the page names', async () => {
  await using it = await opened();
  const visitor = await visitorOf(it.stage);
  const { node } = (await it.ask('/instances')).body;
  const text = ['No instance runs: the app sleeps.', `On the node <code>${node}</code>.`];
  for (const path of [PATH, `${PATH}/runtime`]) {
    const page = await visitor.get(path);
    for (const each of text) expect(page.text).toContain(each);
  }
});

test('a crash loop shows its count, the last failure, its lines and the steps up to it', async () => {
  await using it = await opened();
  it.functions.set(crashingStatus(APP, Date.now(), ['Error: no database', `    at ${HOSTILE}`]));
  const visitor = await visitorOf(it.stage);
  const { text } = await visitor.get(`${PATH}/runtime`);
  expect(text).toContain('Crash loop</span>');
  expect(text).toContain('7 instances crashed');
  expect(text).toContain('<code>start_failed</code>');
  expect(text).toContain('Error: no database');
  expect(text).toContain('Listen 750ms');
  expect(text).not.toContain('<script>alert');
  expect(text).not.toContain('\u001b');
});

test('the live log goes on where its page ended, without escapes and markup of the app', async () => {
  await using it = await opened();
  // After the app was made: what is older was printed by one of its name before.
  const line = { at: Date.UTC(2126, 10, 22, 8, 30, 0, 5), instance: 'i-3f9a', stream: 'stderr' as const };
  it.functions.print(APP, { ...line, text: HOSTILE });
  const visitor = await visitorOf(it.stage);
  const { text } = await visitor.get(`${PATH}/runtime`);
  expect(text).toContain(
    '<li class="err"><span class="muted" title="2126-11-22T08:30:00.005Z">08:30:00.005 i-3f9a</span> &lt;script&gt;alert(1)&lt;/script&gt;<i class="c1">red</i>',
  );
  const from = /data-log="[^"]*" data-next="([^"]+)"/.exec(text)?.[1] ?? '';
  it.functions.print(APP, { ...line, at: line.at + 1, text: 'more\nlines' });
  const more = async () => (await visitor.get(`${PATH}/runtime/log?from=${from}`)).text;
  await expect.poll(more).toContain('08:30:00.006 i-3f9a</span> more lines');
  expect(await more()).not.toContain('alert(1)');
  const whole = await visitor.get(`${PATH}/runtime/log`);
  expect(whole.text).toContain('2126-11-22T08:30:00.006Z i-3f9a stderr more lines\n');
});

test('an app of files has no page of what runs, and its calls say why', async () => {
  await using it = await opened('web-landing');
  const visitor = await visitorOf(it.stage);
  expect((await visitor.get(PATH)).text).not.toContain('/runtime');
  expect((await visitor.get(`${PATH}/runtime`)).status).toBe(404);
  for (const path of ['/instances', '/output']) {
    expect(await it.ask(path)).toMatchObject({ status: 422, body: { error: { code: 'validation_failed' } } });
  }
});

test('the calls of the operator answer for their node: the instances, the lines, and those after them', async () => {
  await using it = await opened();
  const eve = 'eve@acme.example';
  expect((await it.ask('/instances', eve)).body).toMatchObject({ runs: true, state: 'asleep', instances: [] });
  it.functions.set(readyStatus(APP, Date.UTC(2026, 10, 22, 8)));
  const { body } = await it.ask('/instances', eve);
  expect(body).toMatchObject({ runs: true, state: 'running', lastFailure: null, crashLoop: null });
  expect(body.node).toMatch(/\/\d+$/);
  expect(body.instances).toEqual([
    {
      ...{ id: 'i-3f9a', deployID: 'dpl-1', state: 'ready', since: '2026-11-22T08:00:01.000Z' },
      ...{ memoryBytes: 64 * 1024 * 1024, requests: 1_204, restarts: 2 },
      journey: [
        { step: 'unpack', at: '2026-11-22T08:00:00.000Z', ms: 250 },
        { step: 'spawn', at: '2026-11-22T08:00:00.250Z', ms: 250 },
        { step: 'listen', at: '2026-11-22T08:00:00.500Z', ms: 250 },
        { step: 'health', at: '2026-11-22T08:00:00.750Z', ms: 250 },
        { step: 'ready', at: '2026-11-22T08:00:01.000Z', ms: 0 },
      ],
    },
  ]);
  expect((await it.ask('', eve)).body).toMatchObject({ appID: 'shop', functions: 'running' });
  const line = { at: Date.UTC(2126, 10, 22, 9), instance: 'i-3f9a', stream: 'stdout' as const };
  for (const text of ['one', 'two']) it.functions.print(APP, { ...line, text });
  const first = (await it.ask('/output?lines=1', eve)).body;
  expect(first.lines).toEqual([{ ...line, at: '2126-11-22T09:00:00.000Z', text: 'two' }]);
  it.functions.print(APP, { ...line, text: 'three' });
  await expect
    .poll(async () => (await it.ask(`/output?after=${first.next}`, eve)).body.lines)
    .toEqual([{ ...line, at: '2126-11-22T09:00:00.000Z', text: 'three' }]);
  expect((await it.ask('/output?after=x', eve)).status).toBe(422);
  expect((await it.ask('/output?lines=1001', eve)).status).toBe(422);
});

test('a node that runs no functions says so', async () => {
  const database = openDatabase(undefined);
  await using stage = await openStage(undefined, database);
  await stage.createApp('shop', 'api');
  database.exec("UPDATE apps SET live_release = 'dpl-1'");
  const visitor = await visitorOf(stage);
  for (const path of [PATH, `${PATH}/runtime`]) {
    expect((await visitor.get(path)).text).toContain('runs no functions, and does not know');
  }
  expect((await visitor.get(`${PATH}/runtime/log`)).status).toBe(404);
});
