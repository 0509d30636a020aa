import { expect, test } from 'vitest';
import { deploymentPage } from '../../../src/platform/console/deployment-page.ts';
import { createConsole } from '../../../src/platform/console/index.ts';
import { framed } from '../../../src/platform/console/layout.ts';
import { ROWS } from '../../../src/platform/console/paging.ts';
import { createOperations } from '../../../src/platform/control/operations.ts';
import { createMembers } from '../../../src/platform/identity/members.ts';
import { accessOf, LOCAL_POLICY, parsePolicy } from '../../../src/platform/identity/policy.ts';
import type { HttpRequest } from '../../../src/platform/shared/http.ts';
import { createLocalSessions } from '../../../src/platform/stores/local/sessions.ts';
import type { AppConfig } from '../../../src/platform/stores/rows/records.ts';
import { ACT } from '../../support/acts.ts';
import { storePlace } from '../../support/local-stores.ts';
import { shownApp, shownDeployment } from './records.ts';

const PAGE_BYTES = 100_000;
const CONSOLE = 'http://127.0.0.1:4400/console';
const CONFIG: AppConfig = {
  ...{ repository: `https://example.com/${"'".repeat(2_000)}`, branch: `b${'&'.repeat(240)}` },
  ...{ buildCommand: null, outputDirectory: null, region: null, settings: {} },
};
const LONG = 'x'.repeat(58);

/** A console with its own state. `get` returns a page as a signed-in visitor sees it. */
async function openConsole(policy = LOCAL_POLICY) {
  const place = storePlace({ lasting: false });
  const { state, logs, audit } = place.attach();
  const none = () => Promise.reject(new Error('not used'));
  const handler = createConsole({
    ...{ state, audit, clock: place.clock, logs, sessions: createLocalSessions(place.clock), consoleUrl: CONSOLE },
    draftKey: new Uint8Array(32),
    ...{
      ...accessOf(policy),
      siteUrl: (name) => `http://${name}.localhost/`,
    },
    kvs: { createTable: none, listTables: () => [], deleteTable: none } as never,
    members: createMembers(policy, place.attach()),
    operations: createOperations({ state, logs, clock: place.clock, keepDeletedMs: 1 }),
    changes: none as never,
    notify: none as never,
    accessTokens: { create: none, list: async () => [], revoke: none },
    logins: { asked: none, decide: none, machines: async () => [], endMachine: none },
    trusts: () => true,
    hooks: none as never,
    hosts: none as never,
    functions: { node: 'one', own: null, stateOf: () => undefined },
    compare: none,
    start: async () => undefined,
    keeping: { kept: none },
    kept: { most: 1, ageMs: 1, logBytes: 1, caches: { bound: '', age: '' }, mirrors: { bound: '', age: '' } },
    usage: { series: none, stored: none, parts: none, pressed: async () => [] },
    quotas: { read: async (org) => ({ org, month: { start: 0, end: 1 }, quotas: [] }) },
    tablePerMinute: 100,
    verify: async () => ({ email: 'ana@acme.example', issuer: 'https://id.example' }),
  });
  const ask = async (target: string, more: Partial<HttpRequest> = {}) => {
    const headers = { host: '127.0.0.1:4400', origin: 'http://127.0.0.1:4400', ...more.headers };
    const request = { method: 'GET', target, rawHeaders: [], requestID: 'r', remoteAddress: '127.0.0.1' };
    const { signal } = new AbortController();
    return handler({ ...request, body: async () => Buffer.from('token=t'), signal, ...more, headers });
  };
  const signedIn = await ask('/console/sign-in', { method: 'POST' });
  const cookie = String(signedIn.cookies?.[0]).split(';', 1)[0] ?? '';
  return {
    state,
    async get(target: string) {
      const { status, body } = await ask(target, { headers: { cookie } });
      expect(String(body).length).toBeLessThan(PAGE_BYTES);
      return { status, text: String(body) };
    },
    async app(org: string, appID: string, project = 'web') {
      await state.apps.create({ key: { org, project, appID }, type: 'api', config: CONFIG }, ACT);
    },
    [Symbol.asyncDispose]: () => place[Symbol.asyncDispose](),
  };
}

const linked = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name]) => name);
const orgsIn = (text: string) => linked(text, /<li><a class="row-link" href="\/console\/orgs\/([^/"]+)">/g);
const appsIn = (text: string) => linked(text, /<a class="row-link" href="[^"]*\/apps\/([^/"]+)">/g);
const deploymentsIn = (text: string) => linked(text, /<a class="row-link clamp" href="[^"]*\/deployments\/([^/"]+)">/g);
const link = (text: string, rel: 'prev' | 'next') =>
  new RegExp(`<a class="button" rel="${rel}" href="([^"]+)">`).exec(text)?.[1]?.replaceAll('&amp;', '&');

/** Follows `next` to the end and `prev` back to the start. Both ways must show the same pages. Returns their content. */
async function walked(
  console: Awaited<ReturnType<typeof openConsole>>,
  path: string,
  read: (text: string) => unknown[],
) {
  const pages: unknown[][] = [];
  let address: string | undefined = path;
  let last = '';
  while (address !== undefined) {
    last = (await console.get(address)).text;
    pages.push(read(last));
    address = link(last, 'next');
  }
  const back = [read(last)];
  for (address = link(last, 'prev'); address !== undefined; address = link(last, 'prev')) {
    last = (await console.get(address)).text;
    back.unshift(read(last));
  }
  expect(back).toEqual(pages);
  return pages;
}

const numbered = (count: number, prefix: string) =>
  Array.from({ length: count }, (_, n) => `${prefix}${String(n).padStart(3, '0')}`);

test('the apps of an organization are shown page by page, by name, forwards and backwards', async () => {
  await using console = await openConsole();
  const names = numbered(2 * ROWS + 7, LONG);
  for (const name of names) await console.app('acme', name);
  await console.app('rival', 'foreign');
  const pages = await walked(console, '/console/orgs/acme/apps', appsIn);
  expect(pages).toEqual([names.slice(0, ROWS), names.slice(ROWS, 2 * ROWS), names.slice(2 * ROWS)]);
});

test('a search finds the apps of all projects that have a text in any part of their name, and the links of its pages contain the text', async () => {
  await using console = await openConsole();
  const names = numbered(ROWS + 3, 'my-shop-');
  for (const name of [...names, 'shop', 'shoq', 'sho', 'Shop']) await console.app('acme', name, `p-${name}`);
  await console.app('acme', 'shop', 'other');
  const pages = await walked(console, '/console/orgs/acme/apps?name=shop', appsIn);
  expect(pages.flat()).toEqual(['Shop', ...names, 'shop', 'shop']);
  expect(pages).toHaveLength(2);
  const none = await console.get(`/console/orgs/acme/apps?name=${encodeURIComponent('<b>"%')}`);
  expect(none.text).toContain('No app matches &quot;&lt;b&gt;&quot;%&quot;');
  expect(none.text).toContain('name="name" value="&lt;b&gt;&quot;%"');
});

test('apps are filtered by project, status and branch, and sorted by their last deployment, and the pages keep the filter', async () => {
  await using console = await openConsole();
  const names = numbered(ROWS + 2, 'shop-');
  for (const name of names) await console.app('acme', name, 'ops');
  await console.app('acme', 'blog');
  const key = { org: 'acme', project: 'ops', appID: 'shop-007' };
  await console.state.apps.update(key, { branch: 'trunk' }, ACT);
  for (const appID of ['shop-003', 'shop-007']) {
    await console.state.deployments.create({ ...key, appID }, { branch: null, commit: null }, ACT);
  }
  const apps = async (query: string) => appsIn((await console.get(`/console/orgs/acme/apps?${query}`)).text);
  expect((await walked(console, '/console/orgs/acme/apps?project=ops', appsIn)).flat()).toEqual(names);
  const newest = await walked(console, '/console/orgs/acme/apps?sort=newest', appsIn);
  expect(newest.flat().slice(0, 4)).toEqual(['shop-007', 'shop-003', 'blog', 'shop-000']);
  expect(newest.flat()).toHaveLength(names.length + 1);
  expect(await apps('branch=trunk')).toEqual(['shop-007']);
  expect(await apps('status=building&sort=newest')).toEqual(['shop-007', 'shop-003']);
  expect(await apps('status=building&name=3')).toEqual(['shop-003']);
  expect(await apps('status=live')).toEqual([]);
  const { text } = await console.get('/console/orgs/acme/apps?project=ops&status=building&sort=newest&name=7');
  for (const option of ['ops', 'building', 'newest']) expect(text).toContain(`<option value="${option}" selected>`);
  const many = numbered(900, 'p'.repeat(55));
  for (const [n, project] of many.slice(0, 200).entries()) await console.app('acme', `x${n}`, project);
  expect((await console.get('/console/orgs/acme/apps')).status).toBe(200);
});

test('finds apps, projects, pages and organizations by any part of a name, only where the visitor has a role', async () => {
  const organizations = {
    acme: { viewer: '@acme.example' },
    blue: { deployer: '@acme.example' },
    rival: { viewer: '@rival.example' },
  };
  await using console = await openConsole(parsePolicy({ organizations }));
  await console.app('acme', 'web-shop', 'storefront');
  await console.app('blue', 'workshop');
  await console.app('rival', 'rival-shop', 'shop-project');
  const found = async (query: string) => {
    const { text } = await console.get(`/console/find?${query}`);
    return [...text.matchAll(/<li><a class="row-link" href="([^"]*)">([^<]*)</g)].map(
      ([, href, name]) => `${name} ${href}`,
    );
  };
  expect(await found('q=SHOP')).toEqual([
    'web-shop /console/orgs/acme/projects/storefront/apps/web-shop',
    'workshop /console/orgs/blue/projects/web/apps/workshop',
  ]);
  expect(await found('q=front')).toEqual(['storefront /console/orgs/acme/projects/storefront']);
  expect(await found('q=keyb')).toEqual(['Keyboard shortcuts /console/shortcuts']);
  const app = '/console/orgs/acme/projects/storefront/apps/web-shop';
  expect((await found(`q=vari&at=${app}/usage`))[0]).toBe(`Variables ${app}/variables`);
  expect(await found('q=&at=/console/orgs/rival/projects/web/apps/x')).not.toContainEqual(
    expect.stringContaining('rival'),
  );
  expect((await console.get('/console/find?q=%3Cb%3E')).text).toContain('Nothing has "&lt;b&gt;" in its name');
});

test('a viewer is told on each page of the organization that it may only be read', async () => {
  await using console = await openConsole(
    parsePolicy({ organizations: { acme: { viewer: '@acme.example' }, blue: { deployer: '@acme.example' } } }),
  );
  await console.app('acme', 'shop');
  await console.app('blue', 'shop');
  for (const page of [
    '',
    '/apps',
    '/projects/web/apps/shop',
    '/projects/web/apps/shop/variables',
    '/projects/web/apps/shop/tables',
  ]) {
    expect((await console.get(`/console/orgs/acme${page}`)).text).toMatch(
      /You may read acme(\/web\/shop)?, and change nothing/,
    );
    expect((await console.get(`/console/orgs/blue${page}`)).text).not.toContain('change nothing');
  }
});

test('organizations are shown page by page to an identity that has a role in all of them', async () => {
  await using console = await openConsole();
  const names = numbered(2 * ROWS, LONG);
  for (const name of names) await console.app(name, 'site');
  expect(await walked(console, '/console', orgsIn)).toEqual([names.slice(0, ROWS), names.slice(ROWS)]);
});

test('another identity sees only the organizations in which it has a role, page by page', async () => {
  const own = numbered(ROWS + 1, 'own-');
  const grants = own.map((org, n) => [org, n % 2 ? { viewer: 'ana@acme.example' } : { deployer: '@acme.example' }]);
  const organizations = { ...Object.fromEntries(grants), rival: { deployer: 'eve@rival.example' } };
  await using console = await openConsole(parsePolicy({ organizations }));
  await console.app('rival', 'foreign');
  expect(await walked(console, '/console', orgsIn)).toEqual([own.slice(0, ROWS), own.slice(ROWS)]);
  await using without = await openConsole(parsePolicy({ organizations: { rival: { deployer: 'eve@rival.example' } } }));
  expect((await without.get('/console')).text).toContain('You have no role in an organization');
});

test('deployments are shown from the newest, page by page, within the bound of a page', async () => {
  await using console = await openConsole();
  await console.app('acme', LONG);
  const key = { org: 'acme', project: 'web', appID: LONG };
  const env = Object.fromEntries(numbered(500, 'V'.repeat(300)).map((name) => [name, 'x']));
  await console.state.apps.replaceEnv(key, env, ACT);
  const ids: string[] = [];
  for (let count = 0; count < ROWS + 5; count += 1) {
    const created = await console.state.deployments.create(key, { branch: null, commit: 'a'.repeat(40) }, ACT);
    if (created.kind === 'done') ids.unshift(created.made.deployID);
  }
  const path = `/console/orgs/acme/projects/web/apps/${LONG}`;
  expect(await walked(console, path, deploymentsIn)).toEqual([ids.slice(0, ROWS), ids.slice(ROWS)]);
  expect((await console.get(`${path}/variables`)).text).toMatch(/And 4\d\d more variables/);
});

test.each([
  ['/console', 'after=a/b'],
  ['/console', 'after='],
  ['/console/orgs/acme/apps', 'after=shop'],
  ['/console/orgs/acme/apps', 'before=shop/web/x'],
  ['/console/orgs/acme/apps', 'sort=newest&after=shop/web'],
  ['/console/orgs/acme/apps', 'after=1/shop/web'],
  ['/console/orgs/acme/apps', `after=${'x'.repeat(64)}/web`],
  ['/console/orgs/acme/projects/web/apps/shop', 'after=-1'],
  ['/console/orgs/acme/projects/web/apps/shop', 'before=1e3'],
])('%s refuses the cursor of %s', async (path, query) => {
  await using console = await openConsole();
  await console.app('acme', 'shop');
  const { status, text } = await console.get(`${path}?${query}`);
  expect(status).toBe(422);
  expect(text).toContain('of the address is not valid for this list. Open the list again.');
});

test('a page past the end links to the first page', async () => {
  await using console = await openConsole();
  await console.app('acme', 'shop');
  const { status, text } = await console.get('/console/orgs/acme/apps?name=s&after=zz/web');
  expect([status, appsIn(text)]).toEqual([200, []]);
  expect(text).toContain('<a href="/console/orgs/acme/apps?name=s">First page</a>');
});

test.each([
  ['long lines', `${'<'.repeat(999)}\n`.repeat(300), /^&lt;/],
  ['one line', `${'é<'.repeat(200_000)}`, /^[é&]/],
  ['pairs of surrogates', '😀'.repeat(100_000), /^[😀\ufffd]/u],
  ['colours', `${'\u001b[31;44;1;2;3;4mx'.repeat(50)}\n`.repeat(3_000), /^<i class="/],
])('the page of a deployment shows the end of a log that does not fit: %s', (_, text, begins) => {
  const frame = { email: 'ana@acme.example', theme: undefined, address: '/console' };
  const rest = { failure: undefined, changes: undefined, isKept: false, siteUrl: undefined, may: true };
  const shown = (logged: string) => {
    const log = { text: logged, next: 0, atEnd: true, isWhole: true };
    const deployment = shownDeployment('dpl-1', { status: 'failed' });
    const page = deploymentPage({ app: shownApp(), deployment, log, ...rest, now: 0 });
    return String(framed(page, frame).body);
  };
  const body = shown(`first line\n${text}`);
  expect(Buffer.byteLength(body)).toBeLessThan(PAGE_BYTES);
  expect(body).not.toContain('first line');
  expect(/<ol class="lines"><li>([\s\S]+)<\/ol>/.exec(body)?.[1]).toMatch(begins);
  expect(shown('first line\n')).toContain('first line');
});
