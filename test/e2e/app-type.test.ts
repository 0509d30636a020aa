import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withLocalhostNames } from '../../src/api/direct.ts';
import { createRepository } from '../support/repositories.ts';
import { scratchFolder } from '../support/scratch.ts';
import { end, slipway, startPlatformProcess } from '../support/slipway.ts';

const get = withLocalhostNames(fetch);
const scratch = await scratchFolder();
const dataDir = join(scratch, 'data');
let platform: ChildProcess;
beforeAll(async () => {
  platform = (await startPlatformProcess(dataDir)).child;
});
afterAll(() => end(platform));

const app = (name: string) => ['--org', 'acme', '--project', 'web', '--app', name, '--data', dataDir];

function deploy(name: string, repository: { readonly path: string }, ...more: readonly string[]) {
  const source = ['--repository', repository.path, '--branch', 'main'];
  return slipway('deploy', ...app(name), ...source, '--app-settings', '{"installCommand": ""}', ...more);
}

async function typeOf(name: string): Promise<string> {
  return JSON.parse((await slipway('settings', ...app(name), '--json')).out).app.type.value;
}

const SERVER = {
  'package.json': JSON.stringify({ scripts: { start: 'node index.cjs' }, dependencies: { hono: '4' } }),
  'index.cjs': "require('node:http').createServer((_, answer) => answer.end('hello')).listen(process.env.PORT);",
};

test('a new app becomes a server if its build makes one, and the deploy says so', { timeout: 300_000 }, async () => {
  using repository = createRepository(SERVER);
  const { code, out, err } = await deploy('fresh', repository);
  expect(err).toContain(
    'This app became api: `package.json` starts a server (`node index.cjs`) and depends on hono. To publish files instead: --app-type web-landing',
  );
  expect(code).toBe(0);
  expect(await (await get(out.trim())).text()).toBe('hello');
  expect(await typeOf('fresh')).toBe('api');
  expect((await slipway('tables', 'create', ...app('fresh'), '--name', 'sessions')).code).toBe(0);
});

test('a server that does not start fails its first deployment too, and the next one detects the type', {
  timeout: 300_000,
}, async () => {
  using repository = createRepository({ ...SERVER, 'index.cjs': 'process.exit(3);' });
  const { code, err } = await deploy('late', repository);
  expect(code).toBe(1);
  expect(err).toContain('code: start_failed');
  repository.commit(SERVER);
  expect(await deploy('late', repository)).toMatchObject({ code: 0 });
  expect(await typeOf('late')).toBe('api');
});

test('a static app that is live stays one, and one flag makes it a server, or publishes files again', {
  timeout: 300_000,
}, async () => {
  using repository = createRepository({ 'index.html': 'files' });
  const first = await deploy('old', repository);
  expect([first.code, await typeOf('old')]).toEqual([0, 'web-landing']);
  const site = () => get(first.out.trim()).then((answer) => answer.text());
  repository.git('rm', '--quiet', 'index.html');
  repository.commit({
    'package.json': SERVER['package.json'].replace('hono', 'express').replace('index.cjs', 'server.js'),
    'server.js': `${SERVER['index.cjs']} // require('express')`,
  });
  const failed = await deploy('old', repository);
  expect([failed.code, await typeOf('old'), await site()]).toEqual([1, 'web-landing', 'files']);
  expect(failed.err).toContain('--app-type web-ssr');
  const flagged = await deploy('old', repository, '--app-type', 'web-ssr');
  expect([flagged.code, await typeOf('old'), await site()]).toEqual([0, 'web-ssr', 'hello']);
  repository.commit({ 'index.html': 'files again' });
  const files = await deploy('old', repository, '--app-type', 'web-landing');
  expect([files.code, await site()]).toEqual([0, 'files again']);
});

test('the type that a deploy names is the one of a new app', { timeout: 300_000 }, async () => {
  using repository = createRepository({ ...SERVER, 'a.html': 'a page' });
  expect((await deploy('named', repository, '--app-type', 'web-landing')).err).not.toContain('became');
  expect(await typeOf('named')).toBe('web-landing');
});
