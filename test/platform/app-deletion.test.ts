import { once } from 'node:events';
import { existsSync, globSync, readdirSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import type { JsonObject } from '../../src/base/json.ts';
import type { Platform } from '../../src/platform/index.ts';
import { Client } from '../contract-suites/control-plane.ts';
import { ageFiles } from '../support/age.ts';
import { createRepository } from '../support/repositories.ts';
import { temporaryFolder } from '../support/temporary.ts';
import { testPlatform } from './control/support.ts';

async function clientOf(platform: Platform, repository: string): Promise<Client> {
  return new Client({
    ...{ baseUrl: platform.baseUrl, org: 'acme', project: 'web', repository, branch: 'main', outputDirectory: '.' },
    ...{ token: await platform.mintToken(), unauthorized: {}, strangers: {}, patienceMs: 120_000 },
  });
}

async function page(platform: Platform, url: unknown): Promise<{ readonly status: number; readonly text: string }> {
  const sent = request({
    host: '127.0.0.1',
    port: platform.port,
    path: '/',
    headers: { host: new URL(String(url)).host },
  });
  const [response] = await once(sent.end(), 'response');
  let text = '';
  for await (const chunk of response) text += chunk;
  return { status: Number(response.statusCode), text };
}

const operator = (app: string, rest = '') => `${app.replace('/api/v1', '/operator')}${rest}`;

test('a deleted site answers 410 at once, comes back by a restoration, and is removed with its files after the grace', {
  timeout: 300_000,
}, async () => {
  using folder = temporaryFolder();
  using repository = createRepository({ 'index.html': '<h1>only here</h1>' });
  await using platform = await testPlatform(folder.path, { keepDeletedMs: 1_000 });
  const client = await clientOf(platform, repository.path);
  const app = await client.app('shop');
  const { url } = await client.deployed(app);
  expect(await page(platform, url)).toMatchObject({ status: 200, text: '<h1>only here</h1>' });
  const deleted = await client.call('DELETE', operator(app));
  expect(deleted.status).toBe(200);
  expect(await page(platform, url)).toMatchObject({ status: 410, text: expect.stringContaining('This site is gone') });
  const restored = await client.call('POST', operator(app, '/restore'), { body: {} });
  // The grace of this platform is a second, which a busy machine may have used up.
  if (restored.status === 200) expect((await page(platform, url)).status).toBe(200);
  else expect(restored.body).toMatchObject({ error: { code: 'app_deleted' } });
  await client.call('DELETE', operator(app));
  const objects = () => globSync('objects/acme/??/*', { cwd: folder.path }).length;
  expect(objects()).toBeGreaterThan(0);
  await vi.waitUntil(
    async () => {
      ageFiles(join(folder.path, 'objects'), 7_200_000);
      await platform.collectGarbage();
      return (await client.call('PATCH', app, { body: {} })).status === 404 && objects() === 0;
    },
    { timeout: 120_000, interval: 500 },
  );
  expect((await page(platform, url)).status).toBe(404);
  expect(objects()).toBe(0);
  expect(existsSync(join(folder.path, 'logs')) ? readdirSync(join(folder.path, 'logs')) : []).toEqual([]);
  const again = await client.app('shop');
  const second = await client.deployed(again);
  expect(second.status).toBe('succeeded');
  expect(second.url).not.toBe(url);
});

test('a compiled server that is published as files is a failure that names what was found; data on purpose is not', {
  timeout: 300_000,
}, async () => {
  using folder = temporaryFolder();
  using repository = createRepository({
    'package.json': JSON.stringify({ name: 'api', scripts: { start: 'node dist/index.js', build: 'node build.cjs' } }),
    'build.cjs':
      "const fs = require('fs'); fs.mkdirSync('dist', { recursive: true }); fs.writeFileSync('dist/index.js', 'serve()')",
  });
  await using platform = await testPlatform(folder.path);
  const client = await clientOf(platform, repository.path);
  const make = async (name: string, more: JsonObject) => {
    const body = {
      name,
      type: 'web-landing',
      repository: repository.path,
      branch: 'main',
      outputDirectory: 'dist',
      ...more,
    };
    const created = await client.call('POST', client.apps, { body });
    expect(created.status).toBe(201);
    const app = `${client.apps}/${name}`;
    const ended = await client.deployed(app);
    const failure = await client.call('GET', `${app}/deployments/${String(ended.deployID)}/failure`);
    const log = await client.call('GET', operator(app, `/deployments/${String(ended.deployID)}/log`));
    return { status: ended.status, failure: failure.body, log: String(log.body.text) };
  };
  const server = await make('server', {});
  expect(server).toMatchObject({
    status: 'failed',
    failure: {
      ...{ stage: 'sync', code: 'nothing_to_serve' },
      message:
        'The output has no page to serve: its only file is not HTML, but 1 .js (`index.js`, 7 bytes), and package.json starts a program: `node dist/index.js`',
    },
  });
  expect(server.log).toContain('Failed: nothing_to_serve');
  expect(server.log).not.toContain('no page to serve');
  // An app of functions runs it.
  expect((await make('function', { type: 'api' })).log).toContain('started by `node dist/index.js`');
  expect(await make('assets', { assetsOnly: true })).toMatchObject({ status: 'succeeded' });
  const built = {
    buildCommand: "mkdir -p out && echo '/* https://example.com/:splat 301' > out/_redirects",
    outputDirectory: 'out',
  };
  expect(await make('moved', built)).toMatchObject({ status: 'succeeded' });
});
