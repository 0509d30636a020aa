import { expect, test, vi } from 'vitest';
import { FORGES, type ForgeName } from '../../../src/contract/hooks.ts';
import { COMMIT, forgeServer, NOTHING, pushOf, type Sent, signedByGitLab } from '../../support/forge.ts';
import { inTerminal } from '../../support/terminal.ts';
import { openStage, type Stage } from '../console/support.ts';

const POLICY = {
  organizations: { acme: { deployer: ['dev@acme.example'], viewer: ['view@acme.example'] } },
};
const OTHER_COMMIT = 'b'.repeat(40);

function openWith(more: object = {}, policy: object = POLICY): Promise<Stage> {
  return openStage(policy, undefined, {}, [], undefined, { notifyAllow: ['127.0.0.0/8'], ...more });
}

/** A platform with an app, whose repository is at `repository`, and a hook. */
async function opened(forge: ForgeName, repository: string, addition: object = {}, policy: object = POLICY) {
  await using stack = new AsyncDisposableStack();
  const stage = stack.use(await openWith({}, policy));
  const { baseUrl } = stage.platform;
  const ask = async (method: string, path: string, body?: object, email?: string) => {
    const authorization = `Bearer ${await stage.token(email)}`;
    const init = { method, headers: { authorization, 'content-type': 'application/json' } };
    const response = await fetch(`${baseUrl}${path}`, body ? { ...init, body: JSON.stringify(body) } : init);
    return { status: response.status, answer: (await response.json()) as Record<string, unknown> };
  };
  const apps = '/api/v1/orgs/acme/projects/web/apps';
  await ask('POST', apps, { name: 'shop', type: 'web-landing', repository, branch: 'main' });
  const app = '/operator/orgs/acme/projects/web/apps/shop';
  const added = await ask('POST', `${app}/hooks`, { forge, ...addition });
  expect(added.status).toBe(201);
  const { hook, secret } = added.answer as { hook: { id: string; url: string }; secret: string };
  const send = async ({ headers, body }: Sent, url = hook.url) => {
    const init = { method: 'POST', body, headers: { 'content-type': 'application/json', ...headers } };
    const response = await fetch(url, init);
    return { status: response.status, answer: (await response.json()) as Record<string, unknown> };
  };
  const deployments = async () =>
    (await ask('GET', `${app}/deployments`)).answer.deployments as readonly Record<string, unknown>[];
  const pushes = async () => (await ask('GET', `${app}/pushes`)).answer.pushes as readonly Record<string, unknown>[];
  const closing = stack.move();
  return {
    stage,
    ask,
    app,
    hook,
    secret,
    send,
    deployments,
    pushes,
    [Symbol.asyncDispose]: () => closing.disposeAsync(),
  };
}

const URLS: Readonly<Record<ForgeName, readonly [stored: string, url: string]>> = {
  github: ['acme/shop', 'https://github.com/acme/shop'],
  gitlab: ['https://gitlab.example.com/group/sub/shop.git', 'https://gitlab.example.com/group/sub/shop'],
  gitea: ['https://git.example.com/acme/shop', 'https://git.example.com/acme/shop'],
  forgejo: ['https://codeberg.org/acme/shop.git', 'https://codeberg.org/Acme/shop'],
};

test.each(FORGES)(
  '%s: a push deploys its commit once, however often it is sent, and nothing else does',
  async (forge) => {
    const [stored, url] = URLS[forge];
    await using it = await opened(forge, stored);
    const { secret } = it;
    const push = pushOf(forge, { url, secret });
    const first = await it.send(push);
    expect(first).toMatchObject({ status: 202, answer: { state: 'done', deployID: expect.stringMatching(/^dpl-/) } });
    const { deployID } = first.answer;
    expect(await it.deployments()).toMatchObject([
      { deployID, commit: COMMIT, branch: 'main', triggeredBy: `${forge} webhook` },
    ]);
    const headers = Object.fromEntries(
      Object.entries(push.headers).map(([name, value]) => [
        name,
        /deliver|uuid|idempotency/.test(name) ? 'other' : value,
      ]),
    );
    for (const again of [push, { ...push, headers }]) {
      expect(await it.send(again)).toMatchObject({ status: 200, answer: { deployID, known: true } });
    }
    const ignored = [
      pushOf(forge, { url, secret, ref: 'refs/heads/other' }),
      pushOf(forge, { url, secret, ref: 'refs/tags/v1' }),
      pushOf(forge, { url, secret, after: NOTHING }),
    ];
    for (const each of ignored) {
      expect(await it.send(each)).toEqual({
        status: 200,
        answer: { ignored: expect.stringMatching(/branch|app is deployed/) },
      });
    }
    const events = Object.fromEntries(
      Object.entries(push.headers).map(([name, value]) => [name, name.endsWith('-event') ? 'ping' : value]),
    );
    expect((await it.send({ ...push, headers: events })).answer).toEqual({ ignored: 'it is not a push' });
    const stranger = pushOf(forge, { url: `${new URL(url).origin}/evil/shop`, secret });
    expect(await it.send(stranger)).toMatchObject({ status: 403, answer: { error: { code: 'forbidden' } } });
    const forged = pushOf(forge, { url, secret: 'wrong', after: OTHER_COMMIT });
    const wrong = await it.send(forged);
    const none = await it.send(forged, it.hook.url.replace(/hk_.*/, `hk_${'0'.repeat(32)}`));
    const withoutID = (answer: Record<string, unknown>) => ({ ...(answer.error as object), requestID: '' });
    expect([wrong.status, none.status]).toEqual([401, 401]);
    expect(withoutID(wrong.answer)).toEqual(withoutID(none.answer));
    expect((await it.send({ body: push.body, headers: {} })).status).toBe(401);
    if (forge !== 'gitlab') {
      // The secret token of GitLab does not depend on the body.
      expect((await it.send({ ...push, body: push.body.replace(COMMIT, OTHER_COMMIT) })).status).toBe(401);
    }
    expect(await it.deployments()).toHaveLength(1);
  },
);

test('a signing token of GitLab proves the body and the time', async () => {
  const [stored, url] = URLS.gitlab;
  await using it = await opened('gitlab', stored);
  const { secret } = it;
  const push = pushOf('gitlab', { url, secret });
  const now = Date.now();
  const signed = signedByGitLab(push, secret, now);
  expect((await it.send({ ...signed, body: signed.body.replaceAll(COMMIT, OTHER_COMMIT) })).status).toBe(401);
  expect((await it.send(signedByGitLab(push, secret, now - 600_000))).status).toBe(401);
  // The secret token does not help a wrong signature.
  const both = { ...signed, headers: { ...signed.headers, 'webhook-signature': 'v1,AAAA', 'x-gitlab-token': secret } };
  expect((await it.send(both)).status).toBe(401);
  expect((await it.send(signed)).status).toBe(202);
});

test('what is too large, no JSON, or of another forge is refused, and a removed hook takes nothing', async () => {
  const [stored, url] = URLS.github;
  await using it = await opened('github', stored);
  const { secret, hook } = it;
  const push = pushOf('github', { url, secret });
  expect((await it.send({ ...push, body: `${push.body}${' '.repeat(1024 * 1024)}` })).status).toBe(413);
  const form = { ...push.headers, 'content-type': 'application/x-www-form-urlencoded' };
  expect((await it.send({ ...push, headers: form })).status).toBe(415);
  const gitea = pushOf('gitea', { url, secret });
  const other = {
    body: gitea.body,
    headers: { 'x-hub-signature-256': `sha256=${gitea.headers['x-gitea-signature']}` },
  };
  expect(await it.send(other)).toMatchObject({
    status: 422,
    answer: { error: { message: expect.stringMatching(/another forge/) } },
  });
  expect((await fetch(hook.url)).status).toBe(405);
  expect((await it.ask('GET', `${it.app}/hooks`, undefined, 'view@acme.example')).answer).toEqual({ hooks: [hook] });
  expect((await it.ask('POST', `${it.app}/hooks`, { forge: 'github' }, 'view@acme.example')).status).toBe(403);
  expect((await it.ask('POST', `${it.app}/hooks`, { forge: 'sourcehut' })).status).toBe(422);
  expect((await it.ask('DELETE', `${it.app}/hooks/${hook.id}`)).answer).toEqual({ removed: true });
  expect((await it.send(push)).status).toBe(401);
  expect(await it.deployments()).toEqual([]);
});

const APIS = {
  github: ['/api/v3/repos/acme/shop/statuses/', 'Bearer t0ken', 'failure'],
  gitlab: ['/api/v4/projects/acme%2Fshop/statuses/', 't0ken', 'failed'],
  gitea: ['/api/v1/repos/acme/shop/statuses/', 'token t0ken', 'failure'],
  forgejo: ['/api/v1/repos/acme/shop/statuses/', 'token t0ken', 'failure'],
} as const;

test.each(FORGES)('%s: the state of the deployment is written to the commit, with the token', async (forge) => {
  await using server = await forgeServer();
  const url = `${server.origin}/acme/shop`;
  await using it = await opened(forge, `${url}.git`, { token: 't0ken' });
  const { answer } = await it.send(pushOf(forge, { url, secret: it.secret }));
  expect(answer).toMatchObject({ state: 'report' });
  await vi.waitFor(() => expect(server.states()).toEqual([forge === 'gitlab' ? 'running' : 'pending']), 20_000);
  it.stage.builder.release();
  const [path, token, failed] = APIS[forge];
  await vi.waitFor(() => expect(server.states()[1]).toBe(failed), 20_000);
  for (const request of server.requests)
    expect(request).toMatchObject({ method: 'POST', path: `${path}${COMMIT}`, token });
  expect(server.requests[0]?.body).toMatchObject({
    target_url: `${it.stage.platform.consoleUrl}/orgs/acme/projects/web/apps/shop/deployments/${answer.deployID}`,
    [forge === 'gitlab' ? 'name' : 'context']: 'slipway/web/shop',
  });
  await vi.waitFor(async () => expect(await it.pushes()).toMatchObject([{ state: 'done', problem: null }]), 20_000);
  expect(JSON.stringify((await it.ask('GET', `${it.app}/hooks`)).answer)).not.toContain('t0ken');
});

test('a token is not sent where the forge redirects to, and the problem is shown', async () => {
  await using server = await forgeServer();
  await using thief = await forgeServer();
  server.redirect = `${thief.origin}/steal`;
  const url = `${server.origin}/acme/shop`;
  await using it = await opened('gitea', `${url}.git`, { token: 't0ken' });
  await it.send(pushOf('gitea', { url, secret: it.secret }));
  const wanted = {
    state: 'report',
    problem: expect.stringMatching(/^the forge answered 302 to POST \/api\/v1\/repos/),
  };
  await vi.waitFor(async () => expect(await it.pushes()).toMatchObject([wanted]), 20_000);
  expect(thief.requests).toEqual([]);
});

test('a token is not sent where another repository of the app is, and the push says so', async () => {
  await using server = await forgeServer();
  await using thief = await forgeServer();
  await using it = await opened('gitea', `${server.origin}/acme/shop.git`, { token: 't0ken' });
  const app = it.app.replace('/operator/', '/api/v1/');
  expect((await it.ask('PATCH', app, { repository: `${thief.origin}/acme/shop.git` })).status).toBe(200);
  await it.send(pushOf('gitea', { url: `${thief.origin}/acme/shop`, secret: it.secret }));
  const wanted = { state: 'done', problem: expect.stringMatching(/^its token is for the repository that/) };
  await vi.waitFor(async () => expect(await it.pushes()).toMatchObject([wanted]), 20_000);
  expect([server.requests, thief.requests]).toEqual([[], []]);
});

test('a repository whose escapes mean nothing is on no forge, so it takes no token', async () => {
  await using it = await opened('gitea', 'https://git.example.com/acme/%zz');
  const refused = await it.ask('POST', `${it.app}/hooks`, { forge: 'gitea', token: 't0ken' });
  expect(refused).toMatchObject({
    status: 422,
    answer: { error: { message: expect.stringMatching(/is on no forge/) } },
  });
  const push = pushOf('gitea', { url: 'https://git.example.com/acme/%zz', secret: it.secret });
  expect((await it.send(push)).status).toBeLessThan(500);
});

test('a webhook that sends more than 60 requests in a minute is asked to wait, and another is not', async () => {
  await using it = await opened('github', 'acme/shop');
  const other = (await it.ask('POST', `${it.app}/hooks`, { forge: 'github' })).answer as {
    readonly hook: { readonly url: string };
    readonly secret: string;
  };
  const url = 'https://github.com/acme/shop';
  const ignored = (secret: string) => pushOf('github', { url, secret, ref: 'refs/heads/other' });
  const statuses: number[] = [];
  // Two minutes may meet in it.
  for (let count = 0; count < 121; count++) statuses.push((await it.send(ignored(it.secret))).status);
  expect(statuses.slice(0, 60)).not.toContain(429);
  expect(statuses).toContain(429);
  expect((await it.send(ignored(other.secret), other.hook.url)).status).not.toBe(429);
});

test.each(FORGES)('%s: a commit waits for its checks, and is deployed when they have succeeded', async (forge) => {
  await using server = await forgeServer();
  server.checks = ['success', 'pending'];
  const url = `${server.origin}/acme/shop`;
  await using it = await opened(forge, `${url}.git`, { waitForChecks: true });
  expect((await it.send(pushOf(forge, { url, secret: it.secret }))).answer).toMatchObject({
    state: 'checks',
    deployID: null,
  });
  await vi.waitFor(() => expect(server.requests.length).toBeGreaterThan(0), 20_000);
  expect(await it.deployments()).toEqual([]);
  server.checks = ['success', 'success'];
  // A newer push is looked at at once, and the older one is dropped.
  await it.send(pushOf(forge, { url, secret: it.secret, after: OTHER_COMMIT }));
  await vi.waitFor(async () => expect(await it.deployments()).toMatchObject([{ commit: OTHER_COMMIT }]), 20_000);
  expect(await it.pushes()).toMatchObject([
    { commit: OTHER_COMMIT },
    { state: 'dropped', problem: 'a newer push came' },
  ]);
});

test('a commit whose checks failed, or whose checks cannot be understood, is not deployed', async () => {
  await using server = await forgeServer();
  const url = `${server.origin}/acme/shop`;
  await using it = await opened('github', `${url}.git`, { waitForChecks: true });
  for (const [index, word] of ['failure', 'something new'].entries()) {
    server.checks = ['success', word, 'pending'];
    await it.send(pushOf('github', { url, secret: it.secret, after: String(index + 1).repeat(40) }));
    await vi.waitFor(
      async () => expect((await it.pushes())[0]).toMatchObject({ state: 'dropped', problem: 'its checks failed' }),
      20_000,
    );
  }
  expect(await it.deployments()).toEqual([]);
});

test('the command adds a webhook, and lists pushes', async () => {
  await using it = await opened('github', 'acme/shop');
  const base = ['--base-url', it.stage.platform.baseUrl, '--id-token', await it.stage.token()];
  const flags = ['--org', 'acme', '--project', 'web', '--app', 'shop', ...base];
  const run = (...words: readonly string[]) =>
    inTerminal(['hooks', ...words, ...flags], { env: { SLIPWAY_FORGE_TOKEN: 't0ken' } });
  const added = await run('add', '--forge', 'github', '--wait-for-checks');
  expect(added.out).toMatch(
    /Added hk_\w+\..*\nURL {5}http:\S+\/hooks\/hk_\w+\nSecret {2}[\w-]{43}\nThe secret is shown this once\. The states/,
  );
  expect(added.out).not.toContain('t0ken');
  const url = /http\S+/.exec(added.out)?.[0] ?? '';
  const secret = /Secret {2}(\S+)/.exec(added.out)?.[1] ?? '';
  expect((await run('list')).out).toContain(`github\twaits\twritten\t${url}\n`);
  expect((await it.send(pushOf('github', { url: 'https://github.com/acme/shop', secret }), url)).status).toBe(202);
  expect((await run('pushes')).out).toMatch(/\ta10867b1\tchecks\t/);
  const id = /hk_\w+/.exec(added.out)?.[0] ?? '';
  expect((await run('remove', id, '--yes')).out).toBe(`Removed ${id}.\n`);
  expect((await run('add')).err).toMatch(/hooks add needs --forge/);
});

test('a push over the quota of build minutes is dropped with the numbers, and not tried again', async () => {
  const acme = { ...POLICY.organizations.acme, quotas: { buildMinutesPerMonth: 0 } };
  const [stored, url] = URLS.github;
  await using it = await opened('github', stored, {}, { organizations: { acme } });
  const problem = expect.stringMatching(/^The organization acme has 0 of 0 build minutes/);
  expect(await it.send(pushOf('github', { url, secret: it.secret }))).toMatchObject({
    status: 202,
    answer: { state: 'dropped', problem },
  });
  expect(await it.deployments()).toEqual([]);
  expect(await it.pushes()).toMatchObject([{ state: 'dropped', problem }]);
});
