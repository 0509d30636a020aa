import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fillPath, OPERATOR_ROUTES, ROUTES } from '../../src/contract/routes.ts';
import { openStage, type Stage } from './console/support.ts';

/** What tenants and visitors try against one real platform. */

const POLICY = {
  organizations: {
    acme: { deployer: ['dev@acme.example'], viewer: ['view@acme.example'] },
    other: { deployer: ['dev@other.example'] },
  },
};
const STRANGER = 'dev@other.example';
const APPS = { acme: '/api/v1/orgs/acme/projects/web/apps', other: '/api/v1/orgs/other/projects/web/apps' };

let stage: Stage;
/** A deployment of `acme/web/shop`, which a stranger has learned. */
let deployID: string;

beforeAll(async () => {
  stage = await openStage(POLICY);
  for (const app of ['shop', 'blog']) await stage.createApp(app, 'web-landing');
  deployID = await stage.deploy('shop');
  const app = { name: 'own', type: 'web-landing', repository: 'other/own', branch: 'main' };
  expect((await ask(STRANGER, 'POST', APPS.other, app)).status).toBe(201);
});
afterAll(() => stage[Symbol.asyncDispose]());

async function ask(email: string, method: string, path: string, body?: unknown, at = stage) {
  const response = await fetch(at.platform.baseUrl + path, {
    method,
    headers: { authorization: `Bearer ${await at.token(email)}`, 'content-type': 'application/json' },
    ...(body === undefined || method === 'GET' ? {} : { body: JSON.stringify(body) }),
  });
  return { status: response.status, text: await response.text() };
}

/** Returns an answer's body without the ID that every request gets. */
function withoutID(text: string): unknown {
  return JSON.parse(text, (name, value) => (name === 'requestID' ? undefined : value));
}

const CALLS = [...Object.entries(ROUTES), ...Object.entries(OPERATOR_ROUTES)].filter(([, { path }]) =>
  path.includes('{orgID}'),
);

describe('calls of the API', () => {
  const names = () => ({ orgID: 'acme', projectID: 'web', appID: 'shop', deployID, table: 'sessions' });

  test.each(CALLS)('%s answers a deployer of another organization as if there were nothing', async (_, route) => {
    const real = await ask(STRANGER, route.method, fillPath(route.path, names()), {});
    const missing = { ...names(), appID: 'missing', deployID: 'missing' };
    const none = await ask(STRANGER, route.method, fillPath(route.path, missing), {});
    expect([real.status, none.status]).toEqual([403, 403]);
    expect(withoutID(real.text)).toEqual(withoutID(none.text));
    expect(real.text).not.toContain(deployID);
  });

  // A viewer may have made a token for a part, and ends no other.
  test('revokeToken shows a viewer nothing of the tokens of others', async () => {
    const tokens = OPERATOR_ROUTES.createToken.path;
    const made = await ask('dev@acme.example', 'POST', fillPath(tokens, names()), { name: 'theirs' });
    expect(made.status).toBe(201);
    const end = async (token: string) => {
      const path = fillPath(OPERATOR_ROUTES.revokeToken.path, { ...names(), token });
      const { status, text } = await ask('view@acme.example', 'DELETE', path);
      return [status, JSON.stringify(withoutID(text)).replaceAll(token, 'NAME')];
    };
    const [theirs, none] = [await end('theirs'), await end('none')];
    expect(theirs[0]).toBe(404);
    expect(theirs).toEqual(none);
  });

  const changes = CALLS.filter(([name, { method }]) => method !== 'GET' && name !== 'revokeToken');
  test.each(changes)('%s is not for viewers', async (_, route) => {
    const { status, text } = await ask('view@acme.example', route.method, fillPath(route.path, names()), {});
    expect({ status, text }).toMatchObject({ status: 403, text: expect.stringContaining('may only read') });
  });

  test.each(CALLS.filter(([, { path }]) => path.includes('{deployID}')))(
    '%s does not find the deployment of another app',
    async (_, route) => {
      const own = { ...names(), orgID: 'other', appID: 'own' };
      expect(await ask(STRANGER, route.method, fillPath(route.path, own), {})).toMatchObject({ status: 404 });
      const sibling = { ...names(), appID: 'blog' };
      expect(await ask('dev@acme.example', route.method, fillPath(route.path, sibling), {})).toMatchObject({
        status: 404,
      });
    },
  );

  test.each(['redeploy', 'rollback'])('%s does not take the deployment of another app', async (call) => {
    const path = `/operator/orgs/other/projects/web/apps/own/${call}`;
    expect(await ask(STRANGER, 'POST', path, call === 'redeploy' ? { deployID } : { to: deployID })).toMatchObject({
      status: 404,
    });
  });

  test('lists have only what belongs to the caller, whatever the cursor', async () => {
    const cursors = ['after:acme', 'after:', 'after:acme/../other', 'before:-1', 'before:1e9', "after:a/b'--", '\0'];
    for (const path of ['/operator/orgs', '/operator/orgs/other/apps', '/operator/orgs/other/usage']) {
      for (const cursor of [undefined, ...cursors]) {
        const encoded = cursor === undefined ? '' : `?cursor=${Buffer.from(cursor).toString('base64url')}`;
        const { status, text } = await ask(STRANGER, 'GET', path + encoded);
        expect([200, 422]).toContain(status);
        if (status === 200) expect(text).not.toMatch(/acme|shop/);
      }
    }
  });

  test('one deployment is cancelled by one of many callers at once', async () => {
    const queued = await stage.deploy('shop');
    const path = `/operator/orgs/acme/projects/web/apps/shop/deployments/${queued}/cancel`;
    const answers = await Promise.all(Array.from({ length: 8 }, () => ask('dev@acme.example', 'POST', path, {})));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(409)]);
  });
});

describe('custom domains', () => {
  /** No policy: each organization is open, and no proof is needed. */
  let open: Stage;
  beforeAll(async () => {
    open = await openStage();
  });
  afterAll(() => open[Symbol.asyncDispose]());
  const create = (org: string, name: string, domains: readonly string[]) => {
    const app = { name, type: 'web-landing', repository: 'a/b', branch: 'main', domains };
    return ask('dev@acme.example', 'POST', `/api/v1/orgs/${org}/projects/web/apps`, app, open);
  };

  test('of many organizations that want one name at once, one gets it, however they write it', async () => {
    const written = [
      'shop.example.com',
      'SHOP.example.com',
      'shop.example.com.',
      'shop。example。com',
      'ｓｈｏｐ.example.com',
    ];
    const answers = await Promise.all(written.map((name, index) => create(`org${index}`, 'app', [name])));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409]);
    for (const { status, text } of answers) if (status === 409) expect(text).not.toMatch(/org\d/);
  });

  test.each([
    ...['localhost', 'a.localhost', 'A.LOCALHOST.', 'ⓛocalhost', 'loc\u00adalhost', 'x.local\u200dhost', 'localhost..'],
    ...['127.0.0.1', '127.0.0.0x1', '0x7f.1', '１２７.0.0.1', '[::1]', '1.2.3.4.', '2130706433'],
    ...['*.example.com', 'a b.example', 'a.example/x', 'a.example:80', 'u@a.example', 'a%2eexample.com', 'a.example\n'],
    ...['xn--.example', '-a.example', 'a..example', `${'a'.repeat(64)}.example`, `${'a.'.repeat(130)}example`, '', '.'],
  ])('no app gets the domain %j', async (name) => {
    expect(await create('acme', 'never', [name])).toMatchObject({
      status: 422,
      text: expect.stringMatching(/which is not a host name|belongs to the platform itself/),
    });
  });
});

describe('the console', () => {
  const post = (path: string, form: Record<string, string>, headers: Record<string, string> = {}) =>
    fetch(stage.platform.consoleUrl.replace(/\/console$/, path), {
      method: 'POST',
      redirect: 'manual',
      headers: { origin: new URL(stage.platform.consoleUrl).origin, ...headers },
      body: new URLSearchParams(form),
    });
  const cookieOf = async (email: string) => {
    const answer = await post('/console/sign-in', { token: await stage.token(email) });
    return (answer.headers.get('set-cookie') ?? '').split(';', 1)[0] ?? '';
  };
  const app = '/console/orgs/acme/projects/web/apps/shop';

  test('a choice of the theme leads to no other site', async () => {
    const outside = [
      '//evil.example',
      '/console//evil',
      '/\\evil',
      'https://evil.example',
      '/consolex',
      '/console/\r\nx: y',
    ];
    for (const back of outside) {
      const answer = await post('/console/theme', { theme: 'dark', back });
      const location = new URL(answer.headers.get('location') ?? '', stage.platform.consoleUrl);
      expect(location.origin).toBe(new URL(stage.platform.consoleUrl).origin);
      expect(answer.headers.get('x')).toBeNull();
    }
  });

  test('a viewer and another site change nothing by any form', async () => {
    const forms = ['redeploy', 'variables', 'variables/remove', 'tables', 'tables/t/delete', 'tables/t/keys'];
    const [viewer, deployer] = [await cookieOf('view@acme.example'), await cookieOf('dev@acme.example')];
    for (const form of [...forms, `deployments/${deployID}/cancel`, `deployments/${deployID}/rollback`]) {
      const fields = { name: 'A', value: 'b', key: 'k' };
      expect((await post(`${app}/${form}`, fields, { cookie: viewer })).status).toBe(403);
      const foreign = [{ origin: 'https://evil.example' }, { origin: 'null' }, { 'sec-fetch-site': 'same-site' }];
      for (const headers of foreign) {
        expect((await post(`${app}/${form}`, fields, { cookie: deployer, ...headers })).status).toBe(403);
      }
    }
  });

  test('what a build prints is text, without control sequences and characters that reorder it', async () => {
    const hostile =
      '\x1b]8;;javascript:alert(1)\x07link\x1b]8;;\x07 \x1b[31m<script>alert(1)</script>\x1b[0m \u202egnp.exe\u2066';
    stage.writeLog(deployID, `$ <img src=x onerror=alert(1)>\n${hostile}\n${'\x1b[1m'.repeat(20_000)}\n`);
    const cookie = await cookieOf('dev@acme.example');
    for (const part of ['', '/log']) {
      const answer = await fetch(
        stage.platform.consoleUrl.replace(/\/console$/, `${app}/deployments/${deployID}${part}`),
        {
          headers: { cookie },
        },
      );
      const text = await answer.text();
      expect(answer.status).toBe(200);
      // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not be there
      expect(text).not.toMatch(/\x1b|\u202e|\u2066|javascript:/);
      if (/html/.test(answer.headers.get('content-type') ?? '')) expect(text).not.toMatch(/<script>|<img/);
      else expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    }
  });
});
