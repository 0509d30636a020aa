import { expect, test } from 'vitest';
import { html } from '../../../src/platform/console/html.ts';
import { table } from '../../../src/platform/console/layout.ts';
import { openDatabase } from '../../../src/platform/stores/local/database.ts';
import { wordsOf } from './records.ts';
import { openStage, type Stage } from './support.ts';

const APP_PAGE = '/console/orgs/acme/projects/web/apps/shop';

async function post(stage: Stage, path: string, fields: Record<string, string>, headers: Record<string, string> = {}) {
  const { baseUrl } = stage.platform;
  return fetch(`${baseUrl}${path}`, {
    method: 'POST',
    headers: { origin: baseUrl, ...headers },
    body: new URLSearchParams(fields),
    redirect: 'manual',
  });
}

/** Signs in by the form. Returns the cookie. */
async function signIn(stage: Stage, email?: string): Promise<string> {
  const answer = await post(stage, '/console/sign-in', { token: await stage.token(email) });
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/console']);
  const cookie = answer.headers.get('set-cookie') ?? '';
  expect(cookie).toMatch(/^slipway_console_\d+=[\w-]{43}; Max-Age=28800; Path=\/console; HttpOnly; SameSite=Strict$/);
  return cookie.split(';', 1)[0] ?? '';
}

const get = (stage: Stage, path: string, cookie = '') =>
  fetch(`${stage.platform.baseUrl}${path}`, { headers: { cookie }, redirect: 'manual' });

test('a visitor who has not signed in gets the sign-in page, which says why it refuses a token', async () => {
  await using stage = await openStage();
  await stage.createApp('shop', 'api');
  for (const path of ['/console', '/console/']) {
    const answer = await get(stage, path);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/console/sign-in']);
  }
  for (const path of [APP_PAGE, '/console/orgs/acme/apps?status=failed', '/console/none']) {
    const answer = await get(stage, path);
    const to = `/console/sign-in?${new URLSearchParams({ to: path })}`;
    expect([answer.status, answer.headers.get('location')]).toEqual([303, to]);
  }
  expect((await get(stage, '/console/sign-in')).status).toBe(200);
  const answer = await post(stage, '/console/sign-in', { token: '<script>alert(1)</script>' });
  expect(answer.status).toBe(401);
  expect(await answer.text()).toContain('is not an ID token');
});

test('after a sign-in the visitor gets the page that he asked for, and none of another site', async () => {
  await using stage = await openStage();
  await stage.createApp('shop', 'api');
  const asked = `${APP_PAGE}/usage?days=30`;
  const away = await get(stage, asked);
  const page = await get(stage, away.headers.get('location') ?? '');
  expect(await page.text()).toContain(`<input type="hidden" name="to" value="${asked}">`);
  const signed = async (fields: Record<string, string>, cookie = '') =>
    (await post(stage, '/console/sign-in', { token: await stage.token(), ...fields }, { cookie })).headers.get(
      'location',
    );
  expect(await signed({ to: asked })).toBe(asked);
  // A wrong token keeps the page.
  expect(await (await post(stage, '/console/sign-in', { token: 'x', to: asked })).text()).toContain(`value="${asked}"`);
  // The link of the command line opens a page that does not know it. A cookie does.
  const cookie = (away.headers.get('set-cookie') ?? '').split(';', 1)[0] ?? '';
  expect(away.headers.get('set-cookie')).toMatch(/Max-Age=600; Path=\/console\/sign-in; HttpOnly; SameSite=Lax$/);
  expect(await signed({}, cookie)).toBe(asked);
  for (const to of [
    'https://evil.example/',
    '//evil.example',
    '/console/sign-in?x',
    '/consolex',
    '/console/\\\\evil',
    `/console/${'x'.repeat(3_000)}`,
  ]) {
    expect(await signed({ to })).toBe('/console');
    expect(await signed({}, `slipway_return=${encodeURIComponent(to)}`)).toBe('/console');
  }
  expect(await signed({}, 'slipway_return=%E0%A4%A')).toBe('/console');
  // A form whose session is over leads back to its page, and the sign-in says that nothing was changed.
  const over = await post(
    stage,
    `${APP_PAGE}/redeploy`,
    {},
    { referer: `${stage.platform.baseUrl}${APP_PAGE}?after=3` },
  );
  const ended = `/console/sign-in?${new URLSearchParams({ to: APP_PAGE, ended: '1' })}`;
  expect(over.headers.get('location')).toBe(ended);
  const said = 'Your session has ended, so nothing was changed.';
  expect(await (await get(stage, ended)).text()).toContain(said);
  expect(await (await get(stage, ended.replace('&ended=1', ''))).text()).not.toContain(said);
});

test('the address of a form leads to its page, or to the one above it, if a browser asks for it by GET', async () => {
  await using stage = await openStage();
  await stage.createApp('shop', 'api');
  const cookie = await signIn(stage);
  const org = '/console/orgs/acme';
  for (const [path, page] of [
    [`${APP_PAGE}/variables/paste`, `${APP_PAGE}/variables`],
    [`${APP_PAGE}/deployments/dpl-1/rollback`, `${APP_PAGE}/deployments/dpl-1`],
    [`${APP_PAGE}/tables/sessions/keys/delete`, `${APP_PAGE}/tables/sessions`],
    [`${org}/tokens/revoke`, `${org}/tokens`],
    [`${org}/notify/nt_1/test`, `${org}/notify`],
    [`${org}/deliveries/dl_1/redeliver`, org],
    ['/console/machines/end', '/console/machines'],
  ] as const) {
    const answer = await get(stage, path, cookie);
    expect([path, answer.status, answer.headers.get('location')]).toEqual([path, 303, page]);
  }
});

test('the cell of a table breaks words only if one is long, and is one part beside its label', () => {
  const cells = ['shop', 'viewer', html`<code>${'x'.repeat(21)}</code> and more`];
  expect(table('Apps', ['App', 'Role', 'Name'], [cells]).text).toContain(
    `<th scope="row" role="rowheader">shop</th><td role="cell" data-label="Role">viewer</td><td role="cell" data-label="Name" class="long"><div><code>${'x'.repeat(21)}</code> and more</div></td>`,
  );
});

test('keys of one letter can be turned off, on the page that lists the keys', async () => {
  await using stage = await openStage();
  await stage.createApp('shop', 'api');
  const cookie = await signIn(stage);
  const page = await (await get(stage, '/console/shortcuts', cookie)).text();
  for (const words of ['<kbd>Ctrl</kbd>', 'Variables of the app', 'Turn keys of one letter off'])
    expect(page).toContain(words);
  const off = await post(stage, '/console/keys', { keys: 'off' }, { cookie });
  expect([off.status, off.headers.get('location')]).toEqual([303, '/console/shortcuts']);
  const choice = (off.headers.get('set-cookie') ?? '').split(';', 1)[0] ?? '';
  const after = await (await get(stage, '/console/shortcuts', `${cookie}; ${choice}`)).text();
  expect([after.includes('data-keys="off"'), page.includes('data-keys')]).toEqual([true, false]);
});

test('the usage of an app has what it keeps, with its bounds', async () => {
  await using stage = await openStage();
  await stage.createApp('shop', 'api');
  const cookie = await signIn(stage);
  await stage.deploy('shop');
  await stage.deploy('shop');
  const usage = wordsOf(await (await get(stage, `${APP_PAGE}/usage`, cookie)).text());
  expect(usage).toContain('Deployments 2 deployments the newest 1,000 after 90 days');
  expect(usage).toContain('Build logs 0 logs, 0 bytes 512 MiB after 90 days');
  expect(usage).toMatch(/No collection yet|Last collection/);
  expect(await (await get(stage, '/console/orgs/acme/usage', cookie)).text()).not.toContain('What is kept');
});

test('shows organizations, apps, deployments and the names of variables', async () => {
  await using stage = await openStage();
  await stage.createApp('shop', 'api');
  const deployID = await stage.deploy('shop');
  const cookie = await signIn(stage);
  const text = async (path: string) => (await get(stage, path, cookie)).text();
  expect((await get(stage, '/console', cookie)).headers.get('location')).toBe('/console/orgs/acme');
  for (const path of ['/console/orgs/acme', '/console/orgs/acme/apps']) {
    expect(await text(path)).toContain(`href="${APP_PAGE}">shop</a>`);
  }
  const app = await text(APP_PAGE);
  expect(app).toContain(deployID);
  expect(await text(`${APP_PAGE}/tables`)).toContain('Key-value tables');
  expect((await get(stage, `${APP_PAGE}x`, cookie)).status).toBe(404);
  expect((await get(stage, `${APP_PAGE}/deployments/none`, cookie)).status).toBe(404);
});

test('creates a table, shows its token once, and deletes it', async () => {
  await using stage = await openStage();
  await stage.createApp('shop', 'api');
  const cookie = await signIn(stage);
  const created = await post(stage, `${APP_PAGE}/tables`, { name: 'sessions' }, { cookie });
  expect(created.status).toBe(201);
  const token = /kvs_[\w-]{43}/.exec(await created.text())?.[0] ?? 'none';
  const after = await (await get(stage, `${APP_PAGE}/tables`, cookie)).text();
  expect(after).toContain('SERVICE_KVS_TOKEN_SESSIONS');
  expect(after).not.toContain(token);
  const again = await post(stage, `${APP_PAGE}/tables`, { name: 'sessions' }, { cookie });
  expect([again.status, (await again.text()).includes('already has a table')]).toEqual([409, true]);
  const gone = await post(stage, `${APP_PAGE}/tables/sessions/delete`, {}, { cookie });
  expect([gone.status, gone.headers.get('location')]).toEqual([303, `${APP_PAGE}/tables`]);
  expect(await (await get(stage, `${APP_PAGE}/tables`, cookie)).text()).not.toContain('SERVICE_KVS_TOKEN_SESSIONS');
});

test('a state that cannot be written is a page with 503', async () => {
  const database = openDatabase(undefined);
  await using stage = await openStage(undefined, database);
  await stage.createApp('shop', 'api');
  const cookie = await signIn(stage);
  database.exec('PRAGMA query_only = ON');
  const answer = await post(stage, `${APP_PAGE}/tables`, { name: 'carts' }, { cookie });
  expect([answer.status, answer.headers.get('content-type')]).toEqual([503, 'text/html; charset=utf-8']);
  expect(answer.headers.get('retry-after')).toMatch(/^\d+$/);
  database.exec('PRAGMA query_only = OFF');
  expect((await post(stage, `${APP_PAGE}/tables`, { name: 'carts' }, { cookie })).status).toBe(201);
});

test("accepts forms only from the console's own origin, and the cookie does not open an API", async () => {
  await using stage = await openStage();
  await stage.createApp('shop', 'api');
  const cookie = await signIn(stage);
  const { port } = stage.platform;
  for (const origin of [
    `http://shop.localhost:${port}`,
    'https://evil.example',
    'null',
    `http://127.0.0.1:${port + 1}`,
  ]) {
    expect((await post(stage, `${APP_PAGE}/tables`, { name: 'one' }, { cookie, origin })).status).toBe(403);
    expect((await post(stage, '/console/sign-out', {}, { cookie, origin })).status).toBe(403);
  }
  const tables = '/operator/orgs/acme/projects/web/apps/shop/tables';
  expect((await get(stage, tables, cookie)).status).toBe(401);
  expect((await post(stage, tables, { name: 'one' }, { cookie })).status).toBe(401);
  expect((await get(stage, APP_PAGE, cookie)).status).toBe(200);
  await post(stage, '/console/sign-out', {}, { cookie });
  expect((await get(stage, APP_PAGE, cookie)).status).toBe(303);
});

test('a viewer may read but not change, and an identity without a role may not read', async () => {
  await using stage = await openStage({
    organizations: {
      acme: { deployer: ['dev@acme.example'], viewer: ['view@acme.example'] },
      else: { deployer: ['dev@else.example'] },
    },
  });
  await stage.createApp('shop', 'api');
  const viewer = await signIn(stage, 'view@acme.example');
  for (const page of ['', '/tables', '/variables']) {
    const shown = await (await get(stage, `${APP_PAGE}${page}`, viewer)).text();
    const forms = [...shown.matchAll(/method="post" action="([^"]*)"/g)].map(([, action]) => action);
    expect(forms.toSorted()).toEqual(['/console/sign-out', '/console/theme']);
    expect(shown).toMatch(/You may read acme(\/web\/shop)?, and change nothing/);
  }
  expect((await post(stage, `${APP_PAGE}/tables`, { name: 'one' }, { cookie: viewer })).status).toBe(403);
  const stranger = await signIn(stage, 'dev@else.example');
  expect(await (await get(stage, '/console', stranger)).text()).not.toContain('acme</a>');
  for (const path of ['/console/orgs/acme', APP_PAGE]) expect((await get(stage, path, stranger)).status).toBe(403);
});

test('follows a log from any byte, in whole lines, until the deployment has ended', async () => {
  await using stage = await openStage();
  await stage.createApp('shop', 'api');
  const deployID = await stage.deploy('shop');
  const cookie = await signIn(stage);
  const log = `${APP_PAGE}/deployments/${deployID}/log`;
  const part = async (from: number) => {
    const answer = await get(stage, `${log}?from=${from}`, cookie);
    return [await answer.text(), answer.headers.get('x-log-next'), answer.headers.get('x-log-ended')];
  };
  expect(await part(0)).toEqual(['', '0', 'false']);
  stage.writeLog(deployID, 'one\ntwo é\nthr');
  expect(await part(0)).toEqual(['one\ntwo é\n', '11', 'false']);
  stage.writeLog(deployID, 'ee <script>alert(1)</script>');
  expect(await part(11)).toEqual(['', '11', 'false']);
  stage.builder.release();
  await expect.poll(async () => (await part(11))[2]).toBe('true');
  expect(await part(11)).toEqual(['three <script>alert(1)</script>', '42', 'true']);
  const page = await (await get(stage, `${APP_PAGE}/deployments/${deployID}`, cookie)).text();
  expect(page).toContain('three &lt;script&gt;alert(1)&lt;/script&gt;');
  expect(page).toContain('The build command failed: &lt;b&gt;exit 7&lt;/b&gt;');
  expect(await (await get(stage, log, cookie)).text()).toBe('one\ntwo é\nthree <script>alert(1)</script>');
});

test('a form that is refused leads back to its page', async () => {
  await using stage = await openStage();
  await stage.createApp('shop', 'api');
  const deployID = await stage.deploy('shop');
  stage.builder.release();
  const cookie = await signIn(stage);
  const page = `${APP_PAGE}/deployments/${deployID}`;
  await expect.poll(async () => (await get(stage, page, cookie)).text()).toContain('Failed');
  const refused = await post(stage, `${page}/cancel`, {}, { cookie });
  expect(refused.status).toBe(409);
  expect(await refused.text()).toContain(`href="${page}">Back to the page</a>`);
  expect((await post(stage, '/console', {}, { cookie })).status).toBe(405);
});

test('a page that follows a log says which lines it leaves out, and does not stay behind', async () => {
  await using stage = await openStage();
  await stage.createApp('shop', 'api');
  const deployID = await stage.deploy('shop');
  const cookie = await signIn(stage);
  const part = async (from: number) => {
    const answer = await get(stage, `${APP_PAGE}/deployments/${deployID}/log?format=html&from=${from}`, cookie);
    const text = await answer.text();
    const lines = [...text.matchAll(/<li>line (\d+)/g)].map(([, number]) => Number(number));
    return {
      lines: [lines[0], lines.at(-1)],
      isCut: text.includes('left out here'),
      next: answer.headers.get('x-log-next'),
    };
  };
  const print = (from: number, to: number) => {
    const lines = Array.from({ length: to - from + 1 }, (_, index) => `line ${from + index}\n`).join('');
    stage.writeLog(deployID, lines);
    return lines.length;
  };
  let size = print(1, 100);
  const begin = await get(stage, `${APP_PAGE}/deployments/${deployID}/log?format=html&from=0`, cookie);
  expect(await begin.text()).toContain('<summary>Clone <span class="muted">100 lines</span>');
  expect(await part(0)).toEqual({ lines: [1, 100], isCut: false, next: String(size) });
  // More than a page has room for, and more than is read at once.
  for (const [from, to] of [
    [101, 5_000],
    [5_001, 100_000],
  ] as const) {
    const start = size;
    size += print(from, to);
    const { lines, isCut, next } = await part(start);
    expect([lines[1], isCut, next]).toEqual([to, true, String(size)]);
    expect(lines[0]).toBeGreaterThan(from);
  }
});

test('every page forbids scripts of other sites, frames and caches', async () => {
  await using stage = await openStage();
  const answer = await get(stage, '/console/sign-in');
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'; script-src 'self'");
  const script = /<script src="([^"]+)"/.exec(await answer.text())?.[1] ?? '';
  expect(answer.headers.get('x-frame-options')).toBe('DENY');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect((await get(stage, script)).headers.get('content-type')).toBe('text/javascript; charset=utf-8');
});

test('a template escapes its parts, in text and in attributes', () => {
  const nasty = `<img src=x onerror="alert('1')">&`;
  expect(html`<p title="${nasty}">${nasty}${[html`<b>${1}</b>`, null, undefined]}</p>`.text).toBe(
    `<p title="&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt;&amp;">&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt;&amp;<b>1</b></p>`,
  );
});
