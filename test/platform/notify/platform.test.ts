import { Webhook } from 'standardwebhooks';
import { expect, test, vi } from 'vitest';
import { receiver } from '../../support/notify.ts';
import { inTerminal } from '../../support/terminal.ts';
import { wordsOf } from '../console/records.ts';
import { formsOf, openStage, type Stage, visitorOf } from '../console/support.ts';

const PAGE = '/console/orgs/acme/notify';
const POLICY = {
  organizations: {
    acme: { deployer: ['dev@acme.example'], viewer: ['view@acme.example'] },
    else: { deployer: ['dev@else.example'] },
  },
};
const OPTIONS = { notifyAllow: ['127.0.0.0/8'], notifyDelays: [50, 50] };

function openWith(options: object = OPTIONS): Promise<Stage> {
  return openStage(POLICY, undefined, {}, [], undefined, options);
}

function callsOf(stage: Stage) {
  return async (method: string, path: string, body?: object, email?: string) => {
    const authorization = `Bearer ${await stage.token(email)}`;
    const init = { method, headers: { authorization, 'content-type': 'application/json' } };
    const sent = body ? { ...init, body: JSON.stringify(body) } : init;
    const response = await fetch(`${stage.platform.baseUrl}/operator/orgs/acme${path}`, sent);
    return { status: response.status, answer: (await response.json()) as Record<string, never> };
  };
}

interface Shown {
  readonly id: string;
  readonly event: string;
  readonly state: string;
  readonly status: number | null;
  readonly attempts: number;
}

test('a webhook that is added by a call is told of a failed deployment; each call answers', async () => {
  await using to = await receiver((response, count) => void response.writeHead(count === 1 ? 503 : 200).end());
  await using stage = await openWith();
  const call = callsOf(stage);
  const added = await call('POST', '/notify', { webhook: to.url, on: ['failed', 'failed'] });
  expect(added.status).toBe(201);
  const { target, secret } = added.answer as unknown as { target: { id: string }; secret: string };
  expect(target).toMatchObject({
    kind: 'webhook',
    address: `${to.origin}/…`,
    on: ['failed'],
    createdBy: 'dev@acme.example',
  });
  expect((await call('GET', '/notify', undefined, 'view@acme.example')).answer).toEqual({ targets: [target] });
  await stage.createApp('shop', 'web-landing');
  const deployID = await stage.deploy('shop');
  stage.builder.release();
  const message = await vi.waitFor(() => to.received[1] ?? expect.fail(), 20_000);
  expect(new Webhook(secret).verify(message.body, message.headers as Record<string, string>)).toMatchObject({
    type: 'deployment.failed',
    data: { app: 'shop', deployID, by: 'dev@acme.example', failure: { message: expect.stringContaining('exit 7') } },
  });
  const [delivery] = await vi.waitFor(async () => {
    const { answer } = await call('GET', '/deliveries?limit=1', undefined, 'view@acme.example');
    const found = answer.deliveries as unknown as readonly Shown[];
    expect(found[0]).toMatchObject({ state: 'delivered' });
    return found;
  }, 20_000);
  expect(delivery).toMatchObject({ event: 'failed', attempts: 2, status: 200, deployID });
  expect(new Set(to.ids())).toEqual(new Set([delivery?.id]));
  expect((await call('POST', `/deliveries/${delivery?.id}/redeliver`)).status).toBe(202);
  await vi.waitFor(() => expect(to.ids()).toEqual(Array(3).fill(delivery?.id)), 20_000);
  expect((await call('POST', `/notify/${target.id}/test`)).status).toBe(202);
  await vi.waitFor(() => expect(to.received[3]?.body).toContain('"type":"test"'), 20_000);
  expect((await call('DELETE', `/notify/${target.id}`)).answer).toEqual({ removed: true });
  expect((await call('DELETE', `/notify/${target.id}`)).status).toBe(404);
  expect((await call('GET', '/deliveries')).answer).toEqual({ deliveries: [], nextCursor: null });
});

test.each([
  [{}, /one of webhook and email is required/],
  [{ webhook: 'https://x.example', email: 'a@x.example' }, /one of webhook and email/],
  [{ webhook: 'ftp://x.example' }, /https:\/\/ or http:\/\//],
  [{ webhook: 'https://user:pass@x.example' }, /must not have a user or a password/],
  [{ webhook: 'https://x.example/#token' }, /must not have a fragment/],
  [{ webhook: 'https://x.example', app: 'shop' }, /app needs project too/],
  [{ webhook: 'https://x.example', on: ['never'] }, /must be one of failed, fixed/],
  [{ webhook: 'https://x.example', on: [] }, /on must not be empty/],
  [{ webhook: 'http://10.0.0.5/hook' }, /address is not public/],
  [{ email: 'a@x.example, b@x.example' }, /must be an address/],
  [{ email: 'a@x.example\r\nBcc: b@x.example' }, /must be an address/],
])('%j is refused', async (body, message) => {
  await using stage = await openWith();
  const { status, answer } = await callsOf(stage)('POST', '/notify', body);
  expect(status).toBe(422);
  expect(JSON.stringify(answer)).toMatch(message);
});

test('an address needs a mail server, an app has to exist, a viewer changes nothing, and an outsider sees nothing', async () => {
  await using stage = await openWith();
  const call = callsOf(stage);
  expect((await call('POST', '/notify', { email: 'team@x.example' })).status).toBe(409);
  const webhook = 'https://hooks.example.com/x';
  expect((await call('POST', '/notify', { webhook, project: 'web', app: 'none' })).status).toBe(404);
  for (const [method, path] of [
    ['POST', '/notify'],
    ['DELETE', '/notify/x'],
    ['POST', '/notify/x/test'],
    ['POST', '/deliveries/x/redeliver'],
  ] as const) {
    expect((await call(method, path, {}, 'view@acme.example')).status).toBe(403);
  }
  for (const path of ['/notify', '/deliveries']) {
    expect((await call('GET', path, undefined, 'dev@else.example')).status).toBe(403);
  }
});

test('the page adds a webhook, shows its secret once, sends a test, shows what became of it, and sends it again', async () => {
  await using to = await receiver((response, count) => void response.writeHead(count < 4 ? 500 : 200).end());
  await using stage = await openWith();
  const ana = await visitorOf(stage);
  expect(wordsOf((await ana.get(PAGE)).text)).toContain('Nobody is told');
  const wrong = await ana.post(PAGE, { address: 'https://u:p@x.example', project: 'web', 'on-failed': '1' });
  expect([wrong.status, wrong.text.includes('value="web"')]).toEqual([422, true]);
  const added = await ana.post(PAGE, { address: to.url, project: '', app: '', 'on-failed': '1', 'on-live': '1' });
  expect(added.status).toBe(201);
  expect(added.text).toMatch(/<code id="token" class="secret">whsec_/);
  const page = await ana.get(PAGE);
  expect(page.text).not.toContain('whsec_');
  expect(wordsOf(page.text)).toMatch(/Webhook All apps Deployment failed, First live just now/);
  const forms = formsOf(page.text);
  expect(forms).toHaveLength(3);
  const tested = await ana.post(forms.find((each) => each.endsWith('/test')) ?? '');
  expect(tested.location).toBe(`${PAGE}?done=sent`);
  await expect
    .poll(async () => wordsOf((await ana.get(PAGE)).text), { timeout: 20_000 })
    .toMatch(/Test .*Failed 500 it answered with status 500 3/);
  const again = formsOf((await ana.get(PAGE)).text).find((each) => each.endsWith('/redeliver'));
  expect((await ana.post(again ?? '')).location).toBe(`${PAGE}?done=sent`);
  await expect.poll(async () => wordsOf((await ana.get(PAGE)).text), { timeout: 20_000 }).toMatch(/Delivered 200 1/);
  const viewer = await visitorOf(stage, 'view@acme.example');
  expect(formsOf((await viewer.get(PAGE)).text)).toEqual([]);
  expect((await viewer.post(again ?? '')).status).toBe(403);
  const remove = formsOf((await ana.get(PAGE)).text).find((each) => each.endsWith('/remove'));
  expect((await ana.post(remove ?? '')).location).toBe(`${PAGE}?done=untold`);
  expect(wordsOf((await ana.get(PAGE)).text)).toContain('Nobody is told');
  const outsider = await visitorOf(stage, 'dev@else.example');
  expect((await outsider.get(PAGE)).status).toBe(403);
});

test('the page says in units when a message is sent again', async () => {
  await using to = await receiver((response) => void response.writeHead(500).end());
  await using stage = await openWith({ ...OPTIONS, notifyDelays: [3_600_000] });
  const call = callsOf(stage);
  const { answer } = await call('POST', '/notify', { webhook: to.url });
  const { target } = answer as unknown as { target: { id: string } };
  await call('POST', `/notify/${target.id}/test`);
  const ana = await visitorOf(stage);
  await expect
    .poll(async () => wordsOf((await ana.get(PAGE)).text), { timeout: 20_000 })
    .toMatch(/Waits again in (?:1h \d\dm|\d\dm \d\ds) 500/);
});

test('a page with as many targets and messages as there may be has at most 100 KB', async () => {
  await using stage = await openWith({ ...OPTIONS, notifyDelays: [] });
  const call = callsOf(stage);
  const ids: string[] = [];
  for (let count = 0; count < 20; count += 1) {
    const webhook = `http://${'x'.repeat(60)}.${'y'.repeat(60)}.invalid/${count}`;
    const { answer } = await call('POST', '/notify', {
      webhook,
      project: 'p'.repeat(63),
      on: ['failed', 'fixed', 'live', 'quota'],
    });
    ids.push((answer as unknown as { target: { id: string } }).target.id);
  }
  expect((await call('POST', '/notify', { webhook: 'https://x.example' })).status).toBe(409);
  for (const id of Array(5).fill(ids).flat()) await call('POST', `/notify/${id}/test`);
  const ana = await visitorOf(stage);
  const page = await vi.waitFor(async () => {
    const { text } = await ana.get(PAGE);
    expect(text).not.toContain('On its way');
    return text;
  }, 30_000);
  expect(Buffer.byteLength(page)).toBeLessThan(100_000);
  const next = /rel="next" href="([^"]+)"/.exec(page)?.[1] ?? '';
  expect(formsOf((await ana.get(next)).text).filter((each) => each.endsWith('/redeliver'))).toHaveLength(50);
});

test('the command adds, lists, tests, shows and removes', async () => {
  await using to = await receiver();
  await using stage = await openWith();
  const flags = ['--org', 'acme', '--base-url', stage.platform.baseUrl, '--id-token', await stage.token()];
  const run = (...words: readonly string[]) => inTerminal(['notify', ...words, ...flags]);
  const added = await run('add', '--webhook', to.url, '--on', 'failed,live');
  expect(added).toMatchObject({
    exitCode: 0,
    out: expect.stringMatching(/Added nt_\w+\. Its secret, shown this once:\nwhsec_/),
  });
  const id = /nt_\w+/.exec(added.out)?.[0] ?? '';
  expect((await run('list')).out).toBe(`${id}\t${to.origin}/…\tall apps\tfailed,live\tdev@acme.example\n`);
  const tested = await run('test', id);
  expect(tested.out).toMatch(/Sent msg_\w+\.\nSee what becomes of it: slipway notify deliveries nt_/);
  await expect
    .poll(async () => (await run('deliveries', id)).out, { timeout: 20_000 })
    .toMatch(/^msg_\w+\ttest\tdelivered \(200\)\t1\t/);
  const message = /msg_\w+/.exec(tested.out)?.[0] ?? '';
  expect((await run('redeliver', message)).out).toBe(`Sent ${message} again.\n`);
  await vi.waitFor(() => expect(to.ids()).toEqual([message, message]), 20_000);
  expect(await run('remove', id, '--yes')).toMatchObject({ exitCode: 0, out: `Removed ${id}.\n` });
  for (const verb of ['remove', 'test'])
    expect((await run(verb, id, '--yes')).err).toMatch(
      /no such target.*\n {2}See those that there are: slipway notify list /,
    );
  expect(await run('add')).toMatchObject({ exitCode: 2, err: expect.stringMatching(/one of --webhook and --mail/) });
  expect((await run('add', '--webhook', to.url, '--on', 'faild')).err).toMatch(/"faild" is not an event/);
  expect((await run('remove', '--yes')).err).toMatch(/notify remove needs an ID/);
});

test('a platform with a mail server needs a sender, and shows no password', async () => {
  const start = (...flags: readonly string[]) =>
    inTerminal(['platform', ...flags], { env: { SLIPWAY_SMTP_URL: 'smtps://ana:pass%2Fword@mail.example.com' } });
  expect((await start()).err).toMatch(/--smtp-url needs --smtp-from too/);
  const wrong = await start('--smtp-from', 'nobody');
  expect(wrong.err).toMatch(/--smtp-from is not an address/);
  expect(wrong.err).not.toMatch(/pass/);
  expect((await start('--smtp-url', 'https://ana:secret@x', '--smtp-from', 'a@b')).err).toMatch(
    /is not the URL of a mail server/,
  );
  const alone = await inTerminal(['platform', '--smtp-from', 'a@b']);
  expect(alone.err).toMatch(/--smtp-from needs --smtp-url too/);
});
