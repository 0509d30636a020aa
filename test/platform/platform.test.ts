import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { request } from 'node:http';
import { constants } from 'node:module';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { Platform } from '../../src/platform/index.ts';
import { Client, type Target } from '../contract-suites/control-plane.ts';
import { createRepository } from '../support/repositories.ts';
import { temporaryFolder } from '../support/temporary.ts';
import { testPlatform } from './control/support.ts';

async function clientOf(platform: Platform, repository = 'acme/site'): Promise<Client> {
  const target: Target = {
    ...{ baseUrl: platform.baseUrl, org: 'acme', project: 'web', repository, branch: 'main', outputDirectory: '.' },
    ...{ token: await platform.mintToken(), unauthorized: {}, strangers: {}, patienceMs: 20_000 },
  };
  return new Client(target);
}

/** A page of a site, by its Host header. */
async function page(platform: Platform, url: unknown): Promise<{ status: number; text: string }> {
  const { status, text } = await raw(platform, url, '/');
  return { status, text };
}

async function raw(platform: Platform, url: unknown, path: string) {
  const { host } = new URL(String(url));
  const sent = request({ host: '127.0.0.1', port: platform.port, path, headers: { host } }).end();
  const [response] = await once(sent, 'response');
  let text = '';
  for await (const chunk of response) text += chunk;
  return { status: Number(response.statusCode), headers: response.headers, text };
}

test('tells other commands where it is while it runs, and takes that back', async () => {
  using folder = temporaryFolder();
  const file = join(folder.path, 'run.json');
  const platform = await testPlatform(folder.path);
  const { baseUrl, kvsUrl, consoleUrl, issuer, requestUrl, requestToken } = platform;
  expect(baseUrl).toBe(`http://127.0.0.1:${platform.port}`);
  expect({ kvsUrl, consoleUrl, issuer }).toEqual({
    kvsUrl: baseUrl,
    consoleUrl: `${baseUrl}/console`,
    issuer: `${baseUrl}/identity`,
  });
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({
    ...{ pid: process.pid, baseUrl, kvsUrl, consoleUrl, issuer, requestUrl, requestToken },
  });
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const secret = readdirSync(folder.path).filter((name) => statSync(join(folder.path, name)).mode & 0o077);
  expect(secret).toEqual([]);
  await Promise.all([platform.close(), platform.close()]);
  await platform[Symbol.asyncDispose]();
  expect(existsSync(file)).toBe(false);
  await expect(fetch(baseUrl)).rejects.toThrow();
});

test('the same data directory and port can be taken again at once, and all is still there', async () => {
  using folder = temporaryFolder();
  using repository = createRepository({ 'index.html': 'first' });
  let port: number;
  let url: unknown;
  {
    await using platform = await testPlatform(folder.path);
    const client = await clientOf(platform, repository.path);
    ({ port } = platform);
    ({ url } = await client.deployed(await client.app('shop')));
    expect(await page(platform, url)).toEqual({ status: 200, text: 'first' });
  }
  await using platform = await testPlatform(folder.path, { port });
  expect(await page(platform, url)).toEqual({ status: 200, text: 'first' });
  expect(
    (await (await clientOf(platform)).call('PATCH', '/api/v1/orgs/acme/projects/web/apps/shop', { body: {} })).status,
  ).toBe(200);
});

test('a custom domain is served for all its paths, and free after its removal', async () => {
  using folder = temporaryFolder();
  using repository = createRepository({ 'index.html': 'first' });
  await using platform = await testPlatform(folder.path);
  const client = await clientOf(platform, repository.path);
  const create = (name: string, ...domains: readonly string[]) => {
    const body = { name, type: 'web-landing', ...client.configuration(), domains };
    return client.call('POST', client.apps, { body });
  };
  expect((await create('shop', 'Shop.example', 'www.shop.example')).status).toBe(201);
  const app = `${client.apps}/shop`;
  const own = `http://shop.example:${platform.port}/`;
  expect((await client.deployed(app)).url).toBe(own);
  expect(await page(platform, own)).toEqual({ status: 200, text: 'first' });
  const { headers } = await raw(platform, own, '/api/v1/orgs');
  expect(headers['x-slipway-release']).toMatch(/^dpl-/);
  expect((await page(platform, `http://www.shop.example:${platform.port}`)).status).toBe(308);
  const allowed = async (name: string) => (await fetch(`${platform.baseUrl}/tls-allowed?domain=${name}`)).status;
  expect([await allowed('shop.example'), await allowed('www.shop.example')]).toEqual([200, 200]);
  const other = await create('other', 'shop.example');
  expect([other.status, other.body]).toMatchObject([409, { error: { code: 'domain_taken' } }]);
  await client.call('PATCH', app, { body: { domains: null } });
  expect([await allowed('shop.example'), (await page(platform, own)).status]).toEqual([404, 421]);
  expect((await create('other', 'shop.example')).status).toBe(201);
});

test('one of seconds builds and serves alike, with its state in memory and nothing kept of the tools', async () => {
  using folder = temporaryFolder();
  const print =
    'node -p "[process.env.NODE_DISABLE_COMPILE_CACHE, require(\'node:module\').enableCompileCache().status]"';
  using repository = createRepository({
    'package.json': JSON.stringify({ scripts: { build: `${print} > index.html` } }),
  });
  await using platform = await testPlatform(folder.path, { lasting: false });
  const client = await clientOf(platform, repository.path);
  const { DISABLED } = constants.compileCacheStatus;
  const { url } = await client.deployed(await client.app('shop'));
  expect(await page(platform, url)).toEqual({ status: 200, text: `[ '1', ${DISABLED} ]\n` });
  expect(globSync('*.db', { cwd: folder.path }).filter((name) => statSync(join(folder.path, name)).size > 0)).toEqual(
    [],
  );
  expect(globSync('builds/*/scopes/*/cache/node/*', { cwd: folder.path })).toEqual([]);
});

test('of a header that stands twice none is taken, so that no proxy can have looked at the other', async () => {
  using folder = temporaryFolder();
  using repository = createRepository({ 'index.html': 'first' });
  await using platform = await testPlatform(folder.path);
  const client = await clientOf(platform, repository.path);
  const app = await client.app('shop');
  const { host } = new URL(String((await client.deployed(app)).url));
  const authorization = `Bearer ${client.target.token}`;
  const status = async (path: string, ...headers: readonly string[]) => {
    const sent = request({ host: '127.0.0.1', port: platform.port, path, headers, setHost: false }).end();
    const [response] = await once(sent, 'response');
    response.resume();
    return response.statusCode;
  };
  expect(await status('/', 'host', host)).toBe(200);
  expect(await status('/', 'host', host, 'host', 'other.localhost')).toBe(404);
  expect(await status('/', 'host', 'other.localhost', 'host', host)).toBe(404);
  const environments = `${app}/environments`;
  expect(await status(environments, 'host', 'localhost', 'authorization', authorization)).toBe(200);
  expect(
    await status(environments, 'host', 'localhost', 'authorization', authorization, 'authorization', 'Bearer x'),
  ).toBe(401);
});

test('a rollback switches to the release before', async () => {
  using folder = temporaryFolder();
  using repository = createRepository({ 'index.html': 'first' });
  await using platform = await testPlatform(folder.path);
  const client = await clientOf(platform, repository.path);
  const app = await client.app('shop');
  const first = await client.deployed(app);
  repository.commit({ 'index.html': 'second' });
  const second = await client.deployed(app);
  expect(await page(platform, second.url)).toEqual({ status: 200, text: 'second' });
  const operator = '/operator/orgs/acme/projects/web/apps/shop';
  const answer = await client.call('POST', `${operator}/rollback`, { body: {} });
  expect(answer.body).toEqual({ deployID: first.deployID, previous: second.deployID, url: first.url });
  expect(await page(platform, second.url)).toEqual({ status: 200, text: 'first' });
  expect((await client.call('GET', `${operator}/releases`)).body).toEqual({
    releases: [
      { deployID: second.deployID, live: false },
      { deployID: first.deployID, live: true },
    ],
  });
  expect((await client.call('POST', `${operator}/rollback`, { body: {} })).status).toBe(404);
  expect((await client.call('POST', `${operator}/rollback`, { authorization: null })).status).toBe(401);
});

test('a deployment of another organization overtakes the ones that wait behind the first build', async () => {
  using folder = temporaryFolder();
  using repository = createRepository({ 'README.md': 'built by the command of each app' });
  const [built, gate] = [join(folder.path, 'built'), join(folder.path, 'gate')];
  await using platform = await testPlatform(join(folder.path, 'data'), { workers: 1 });
  const client = await clientOf(platform, repository.path);
  const deployments: string[] = [];
  for (const [org, name] of ['acme 1', 'acme 2', 'acme 3', 'other 1'].map((each) => each.split(' '))) {
    const apps = `/api/v1/orgs/${org}/projects/web/apps`;
    const buildCommand = `until [ -e '${gate}' ]; do sleep 0.05; done; echo '${org} ${name}' >> '${built}'; mkdir out; cp README.md out/index.html`;
    const body = {
      ...client.configuration(),
      name: `app-${name}`,
      type: 'web-landing',
      buildCommand,
      outputDirectory: 'out',
    };
    const { appID } = (await client.call('POST', apps, { body })).body;
    deployments.push(`${apps}/${appID}/deployments`);
    expect((await client.call('POST', deployments.at(-1) ?? '', { body: {} })).status).toBe(202);
    // The first build is under way before others are queued.
    const status = async () => (await client.call('GET', deployments[0] ?? '')).body;
    await expect.poll(status, { timeout: 20_000 }).toMatchObject({ deployments: [{ status: 'building' }] });
  }
  writeFileSync(gate, '');
  for (const each of deployments) {
    const status = async () => (await client.call('GET', each)).body;
    await expect.poll(status, { timeout: 20_000 }).toMatchObject({ deployments: [{ status: 'succeeded' }] });
  }
  expect(readFileSync(built, 'utf8').split('\n')).toEqual(['acme 1', 'other 1', 'acme 2', 'acme 3', '']);
});

test('tables are made, listed and deleted for function apps, and their variables handed out', async () => {
  using folder = temporaryFolder();
  await using platform = await testPlatform(folder.path);
  const client = await clientOf(platform);
  await client.call('POST', client.apps, { body: { name: 'fn', type: 'api', repository: 'acme/fn', branch: 'main' } });
  const operator = '/operator/orgs/acme/projects/web/apps/fn';
  const created = await client.call('POST', `${operator}/tables`, { body: { name: 'sessions' } });
  expect(created).toMatchObject({ status: 201, body: { name: 'sessions', token: expect.any(String) } });
  expect((await client.call('POST', `${operator}/tables`, { body: { name: 'sessions' } })).status).toBe(409);
  const listed = await client.call('GET', `${operator}/tables`);
  expect(listed.body).toMatchObject({ tables: [{ name: 'sessions', variable: 'SERVICE_KVS_TOKEN_SESSIONS' }] });
  expect(JSON.stringify(listed.body)).not.toContain(String(created.body.token));
  expect((await client.call('POST', `${operator}/runtime`)).body.variables).toMatchObject({
    SERVICE_KVS_URL: platform.kvsUrl,
    SERVICE_KVS_TOKEN_SESSIONS: created.body.token,
  });
  expect((await client.call('DELETE', `${operator}/tables/sessions`)).status).toBe(200);
  expect((await client.call('DELETE', `${operator}/tables/sessions`)).status).toBe(404);
});

test('a second platform on the same directory is refused, and the first goes on', async () => {
  using folder = temporaryFolder();
  await using platform = await testPlatform(folder.path);
  await expect(testPlatform(folder.path)).rejects.toMatchObject({
    code: 'platform_locked',
    message: expect.stringContaining(`(process ${process.pid})`),
  });
  expect((await fetch(`${platform.baseUrl}/healthz`)).status).toBe(200);
  expect(existsSync(join(folder.path, 'run.json'))).toBe(true);
});

test('a taken port is told with its number, and the directory is free again', async () => {
  using folder = temporaryFolder();
  await using first = await testPlatform(join(folder.path, 'a'));
  const b = join(folder.path, 'b');
  await expect(testPlatform(b, { port: first.port })).rejects.toMatchObject({
    code: 'port_in_use',
    message: expect.stringContaining(String(first.port)),
    remedy: expect.stringContaining('--port'),
  });
  await using second = await testPlatform(b);
  expect(second.port).not.toBe(first.port);
});

test.each([
  ['{', /platform\.json: /],
  ['{"organizations": {}, "admin": 1}', /: admin is not a known field/],
  [' '.repeat(1_048_577), /: is larger than 1048576 bytes/],
])('a bad platform.json is refused at start: %.40s', async (text, message) => {
  using folder = temporaryFolder();
  writeFileSync(join(folder.path, 'platform.json'), text);
  await expect(testPlatform(folder.path)).rejects.toMatchObject({
    code: 'invalid_file',
    message: expect.stringMatching(message),
  });
});

test('a git URL of plain http is refused at start, without the credentials in it', async () => {
  using folder = temporaryFolder();
  const started = testPlatform(folder.path, {
    allowLocalGit: false,
    gitUrlTemplate: 'http://me:pw@git.example/{repository}',
  });
  await expect(started).rejects.toMatchObject({
    ...{ code: 'invalid_input', input: 'git-url', remedy: expect.stringContaining('https://') },
    message: '--git-url: "http://git.example/{repository}" begins with http://, which needs --allow-local-git',
  });
  expect(readdirSync(folder.path)).toEqual([]);
});

test.each([
  ['platform.db', 'unsupported_data', /damaged: file is not a database/],
  ['kvs.db', 'unsupported_data', /damaged: file is not a database/],
  ['identity-key.json', 'unsupported_data', /identity-key\.json is not a P-256 key/],
  ['platform.key', 'unsupported_data', /platform\.key is neither a key of 32 bytes nor lines of keys in base64/],
  ['platform.lock', 'unsupported_data', /platform\.lock is not a lock/],
  ['objects', 'invalid_input', /objects cannot be used \(EEXIST\)/],
])('a data directory whose %s is something else is told as %s', async (name, code, message) => {
  using folder = temporaryFolder();
  await (await testPlatform(folder.path)).close();
  rmSync(join(folder.path, name), { recursive: true });
  writeFileSync(join(folder.path, name), 'not what it should be');
  await expect(testPlatform(folder.path)).rejects.toMatchObject({ code, message: expect.stringMatching(message) });
});

/** Starts a platform in a process of its own; resolves once it runs. */
async function platformProcess(dir: string): Promise<ChildProcess> {
  const entry = resolve(import.meta.dirname, '../../src/platform/engines/local.ts');
  const script = `const { startLocalPlatform } = await import(${JSON.stringify(entry)});
    await startLocalPlatform({ dir: ${JSON.stringify(dir)}, port: 0, env: {} }); console.log('ready'); setInterval(() => {}, 1e9);`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (child.stdout) await once(child.stdout, 'data');
  return child;
}

test('a directory whose platform was killed can be taken at once; while it ran, it could not', async () => {
  using folder = temporaryFolder();
  const child = await platformProcess(folder.path);
  await expect(testPlatform(folder.path)).rejects.toMatchObject({
    code: 'platform_locked',
    message: expect.stringContaining(`(process ${child.pid})`),
  });
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(existsSync(join(folder.path, 'run.json'))).toBe(true);
  await using platform = await testPlatform(folder.path);
  expect(JSON.parse(readFileSync(join(folder.path, 'run.json'), 'utf8')).pid).toBe(process.pid);
  expect((await fetch(`${platform.baseUrl}/healthz`)).status).toBe(200);
});

test('a copy made while it runs is a platform with the same sites', async () => {
  using folder = temporaryFolder();
  using repository = createRepository({ 'index.html': 'kept', 'a/b.txt': 'b' });
  const copy = join(folder.path, 'copy');
  let url: unknown;
  {
    await using platform = await testPlatform(join(folder.path, 'data'));
    const client = await clientOf(platform, repository.path);
    const app = await client.app('shop');
    ({ url } = await client.deployed(app));
    await client.call('PUT', `${app}/env`, { body: { env: { A: '1' } } });
    await client.call('POST', client.apps, {
      body: { name: 'fn', type: 'api', repository: 'acme/fn', branch: 'main' },
    });
    await client.call('POST', '/operator/orgs/acme/projects/web/apps/fn/tables', { body: { name: 'sessions' } });
    const ask = (authorization: string, to = copy) => client.call('POST', '/backup', { body: { to }, authorization });
    expect((await ask(`Bearer ${client.target.token}`)).status).toBe(401);
    writeFileSync(join(platform.dataDir, 'objects', '.drafts', 'draft'), 'half a file');
    // Of an instance that runs: nothing copies a socket, and its files are a tenant's.
    await mkdir(join(platform.dataDir, 'functions', 'sockets'), { recursive: true });
    await using socket = createServer().listen(join(platform.dataDir, 'functions', 'sockets', 'i-1.sock'));
    await once(socket, 'listening');
    expect((await ask(`Bearer ${platform.requestToken}`)).body).toEqual({ to: copy });
    await client.app('later');
    expect((await ask(`Bearer ${platform.requestToken}`)).status).toBe(422);
    await expect(platform.backUp(join(platform.dataDir, 'x'))).rejects.toMatchObject({ code: 'invalid_input' });
  }
  expect(readdirSync(join(copy, 'objects'))).toEqual(['acme']);
  expect(readdirSync(copy)).not.toContain('functions');
  await using restored = await testPlatform(copy);
  expect(await page(restored, url)).toEqual({ status: 200, text: 'kept' });
  const client = await clientOf(restored);
  expect((await client.call('GET', `${client.apps}/shop/environments`)).status).toBe(200);
  const tables = await client.call('GET', '/operator/orgs/acme/projects/web/apps/fn/tables');
  expect(tables.body).toMatchObject({ tables: [{ name: 'sessions' }] });
  const open = readdirSync(copy).filter((name) => statSync(join(copy, name)).mode & 0o077);
  expect(open).toEqual([]);
  expect((await client.call('GET', `${client.apps}/later/environments`)).status).toBe(404);
});

test.each([
  ['{', 400, /not JSON/],
  [JSON.stringify({ to: 'x'.repeat(70_000) }), 413, /larger than 65536/],
  ['[]', 422, /must be a JSON object/],
  ['{}', 422, /to is required/],
  ['{"to": 1}', 422, /to must be a string/],
  ['{"to": "/x", "from": "/y"}', 422, /from.* is not a known field/],
  ['{"to": "copy"}', 422, /copy.* is not an absolute path/],
  [JSON.stringify({ to: import.meta.filename }), 422, /cannot be written \(ENOTDIR\)/],
  // Where this file system denies its own folder, a recursive mkdir of Node's turns in a circle.
  ['{"to": "/proc/no/where"}', 422, /cannot be written/],
])('a copy that cannot be made is told in one sentence: %.40s', async (body, status, message) => {
  using folder = temporaryFolder();
  await using platform = await testPlatform(folder.path);
  const headers = { authorization: `Bearer ${platform.requestToken}` };
  const answer = await fetch(`${platform.baseUrl}/backup`, { method: 'POST', headers, body });
  expect([answer.status, await answer.text()]).toEqual([status, expect.stringMatching(message)]);
});

test('of two copies to one place the second is refused; of one that fails nothing is left', async () => {
  using folder = temporaryFolder();
  await using platform = await testPlatform(join(folder.path, 'data'));
  const copy = join(folder.path, 'copy');
  const two = await Promise.allSettled([platform.backUp(copy), platform.backUp(copy)]);
  expect(two.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
  await using restored = await testPlatform(copy);
  writeFileSync(join(restored.dataDir, 'odd'), '');
  execFileSync('mkfifo', [join(restored.dataDir, 'pipe')]);
  const failed = join(folder.path, 'failed');
  await expect(restored.backUp(failed)).rejects.toThrow();
  expect(readdirSync(failed)).toEqual([]);
});

test('a copy leaves out what belongs to the running node, such as the sockets of functions', async () => {
  using folder = temporaryFolder();
  await using platform = await testPlatform(join(folder.path, 'data'));
  const sockets = join(platform.dataDir, 'functions/sockets');
  mkdirSync(sockets, { recursive: true });
  const instance = createServer().listen(join(sockets, 'i-1.sock'));
  onTestFinished(() => void instance.close());
  await once(instance, 'listening');
  const copy = join(folder.path, 'copy');
  await platform.backUp(copy);
  expect(readdirSync(copy)).not.toContain('functions');
});

test("a deployment's log tells what of its output visitors will not get", async () => {
  using folder = temporaryFolder();
  const lines = (count: number) => '/a /b 200 Country=de\n'.repeat(count);
  using repository = createRepository({
    ...{
      'index.html': 'x',
      '.env.local': 'A=1',
      'package.json': '{}',
      _redirects: `/ok /x\n${lines(60)}`,
      _headers: 'X-A: b\n',
    },
  });
  await using platform = await testPlatform(folder.path);
  const client = await clientOf(platform, repository.path);
  const app = await client.app('shop');
  const { deployID } = await client.deployed(app);
  const log = (await client.log(app, deployID)).split('\n');
  expect(log).toContain('Ignored: _redirects, line 2: conditions and query parameters are not supported');
  expect(log.slice(-5)).toEqual([
    'Ignored: _redirects, line 51: conditions and query parameters are not supported',
    'Ignored: _redirects: 11 more rules',
    'Left out: 1 × .env*, because such files contain secrets',
    'Left out of the release: package.json',
    '',
  ]);
  repository.commit({ _redirects: '/ok /x 301\n', _headers: '' });
  const second = await client.deployed(app);
  expect(await client.log(app, second.deployID)).not.toContain('Ignored');
});

test('objects of a live release that are gone make the platform degraded, until the site is deployed again', async () => {
  using folder = temporaryFolder();
  using repository = createRepository({ 'index.html': 'home' });
  await using platform = await testPlatform(folder.path);
  const client = await clientOf(platform, repository.path);
  const app = await client.app();
  const { url } = await client.deployed(app);
  const health = async () => {
    const answer = await fetch(`${platform.baseUrl}/healthz`);
    return { code: answer.status, ...Object(await answer.json()) };
  };
  expect(await health()).toMatchObject({ code: 200, status: 'ok' });
  for (const path of globSync('objects/acme/??/*', { cwd: folder.path })) rmSync(join(folder.path, path));
  expect((await page(platform, url)).status).toBe(500);
  expect((await page(platform, url)).status).toBe(500);
  expect(await health()).toMatchObject({
    code: 200,
    status: 'degraded',
    reason: expect.stringMatching(/^Visitors asked for 1 stored objects that are missing or damaged\./),
  });
  const metrics = await (await fetch(`${platform.baseUrl}/metrics`)).text();
  expect(metrics).toMatch(/^slipway_damaged_objects_total 1$/m);
  await client.deployed(app);
  expect(await page(platform, url)).toEqual({ status: 200, text: 'home' });
  expect(await health()).toMatchObject({ code: 200, status: 'ok' });
});

test('metrics count requests by room, deployments by status, and what a collection left', async () => {
  using folder = temporaryFolder();
  using repository = createRepository({ 'index.html': 'x' });
  await using platform = await testPlatform(folder.path);
  const client = await clientOf(platform, repository.path);
  const app = await client.app();
  await client.deployed(app, { branch: 'no-such-branch' });
  const { url } = await client.deployed(app);
  await page(platform, url);
  await fetch(`${platform.baseUrl}/nothing`);
  await platform.collectGarbage();
  const text = await (await fetch(`${platform.baseUrl}/metrics`)).text();
  expect(text).toMatch(/^slipway_requests_total\{service="edge",status="2xx"\} 1$/m);
  expect(text).toMatch(/^slipway_requests_total\{service="control",status="2xx"\} \d+$/m);
  expect(text).toMatch(/^slipway_requests_total\{service="platform",status="4xx"\} 1$/m);
  expect(text).toMatch(/^slipway_deployments\{status="succeeded"\} 1$/m);
  expect(text).toMatch(/^slipway_deployments\{status="failed"\} 1$/m);
  expect(text).toMatch(/^slipway_queue_length 0$/m);
  expect(text).toMatch(/^slipway_kept_items\{kind="deployments"\} 2$/m);
  expect(text).toMatch(/^slipway_kept_bytes\{kind="mirrors"\} [1-9]\d+$/m);
  expect(text).toMatch(/^slipway_collected_items_total\{kind="logs"\} 0$/m);
  for (const line of text.trim().split('\n')) {
    expect(line).toMatch(/^(?:# (?:HELP|TYPE) \w+ .+|\w+(?:\{\w+="[^"]*"(?:,\w+="[^"]*")*\})? [\d.e+-]+)$/);
  }
});

test('behind a proxy it names its public addresses', async () => {
  using folder = temporaryFolder();
  await mkdir(folder.path, { recursive: true });
  await using platform = await testPlatform(folder.path, {
    publicUrl: 'https://platform.example.com',
    sitesDomain: 'apps.example.com',
  });
  expect(platform.siteUrl('shop')).toBe('https://shop.apps.example.com/');
  expect(platform.issuer).toBe('https://platform.example.com/identity');
  await expect(testPlatform(join(folder.path, 'b'), { publicUrl: 'https://a.example/path' })).rejects.toMatchObject({
    code: 'invalid_input',
  });
});

test.each([
  [
    'https://platform.example.com',
    'example.com',
    /"example\.com" contains the platform's own name platform\.example\.com/,
  ],
  ['https://platform.example.com', 'Platform.Example.com', /contains the platform's own name/],
  ['http://platform.localhost:4400', undefined, /"localhost" contains the platform's own name platform\.localhost/],
  [undefined, '0.0.1', /contains the platform's own name 127\.0\.0\.1/],
  [undefined, '*.sites.example', /"\*\.sites\.example" is not a domain name/],
  [undefined, '', /"" is not a domain name/],
])(
  'a sites domain that would hide the platform is refused at start: %s with %s',
  async (publicUrl, sitesDomain, message) => {
    using folder = temporaryFolder();
    const options = {
      ...(publicUrl === undefined ? {} : { publicUrl }),
      ...(sitesDomain === undefined ? {} : { sitesDomain }),
    };
    await expect(testPlatform(folder.path, options)).rejects.toMatchObject({
      code: 'invalid_input',
      input: 'sites-domain',
      message: expect.stringMatching(message),
    });
    expect(existsSync(join(folder.path, 'run.json'))).toBe(false);
  },
);

test('a platform at localhost has its sites below it', async () => {
  using folder = temporaryFolder();
  await using platform = await testPlatform(folder.path, { publicUrl: 'http://localhost:4400' });
  expect(platform.siteUrl('shop')).toBe('http://shop.localhost:4400/');
});

test('a client that breaks its body off is no fault of the platform', async () => {
  using folder = temporaryFolder();
  const lines: string[] = [];
  const logged = Promise.withResolvers<void>();
  const log: NonNullable<Parameters<typeof testPlatform>[1]>['log'] = (level, event, fields) => {
    lines.push(`${level} ${event} ${fields?.status}`);
    if (event === 'request') logged.resolve();
  };
  await using platform = await testPlatform(folder.path, { log });
  const { target, apps } = await clientOf(platform);
  const headers = { authorization: `Bearer ${target.token}`, 'content-type': 'application/json', 'content-length': 50 };
  const sent = request({ host: '127.0.0.1', port: platform.port, path: apps, method: 'POST', headers });
  sent.on('error', () => {});
  sent.write('{', () => sent.destroy());
  await logged.promise;
  expect(lines).toContain('info request 400');
  expect(await (await fetch(`${platform.baseUrl}/metrics`)).text()).not.toMatch(/slipway_requests_total\{[^}]*5xx/);
  expect(lines.filter((line) => line.startsWith('error'))).toEqual([]);
});

test('the log names requests by ID, path and status, and holds no secret', async () => {
  using folder = temporaryFolder();
  const lines: string[] = [];
  const log: NonNullable<Parameters<typeof testPlatform>[1]>['log'] = (...told) =>
    void lines.push(JSON.stringify(told));
  await using platform = await testPlatform(folder.path, { log });
  const client = await clientOf(platform);
  const app = await client.app('shop');
  await client.call('PUT', `${app}/env?x=query-secret`, {
    body: { env: { A: 'value-secret' } },
    headers: { 'x-request-id': 'mine' },
  });
  await fetch(`${platform.requestUrl}&audience=x`, { headers: { authorization: `Bearer ${platform.requestToken}` } });
  const all = lines.join('\n');
  expect(all).toContain(
    '"method":"PUT","path":"/api/v1/orgs/acme/projects/web/apps/shop/env","status":200,"requestID":"mine"',
  );
  for (const secret of ['value-secret', 'query-secret', platform.requestToken, client.target.token]) {
    expect(all).not.toContain(secret);
  }
});
