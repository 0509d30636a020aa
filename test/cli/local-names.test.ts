import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { branchAt, changesLeftOut } from '../../src/cli/project/git-context.ts';
import { type FindApp, nameFolder, nameLocally, withLocalApp } from '../../src/cli/project/local-names.ts';
import type { Io } from '../../src/cli/terminal/io.ts';
import { createRepository } from '../support/repositories.ts';
import { temporaryFolder } from '../support/temporary.ts';

/** Completes inputs in a folder. Returns them, and what was printed. */
async function completed(
  cwd: string,
  given: Parameters<typeof nameLocally>[0] = {},
  { onGitHub, find }: { onGitHub?: string; find?: FindApp } = {},
) {
  let printed = '';
  const inputs = { ...given };
  const io = { cwd, quiet: false, err: (text: string) => (printed += text) } as unknown as Io;
  await nameLocally(inputs, onGitHub, io, find);
  return { inputs, printed };
}

test('a deploy to a platform of this machine takes the checkout and the name of its folder, and says so', async () => {
  using repository = createRepository({ 'index.html': 'one' });
  const app = basename(repository.path);
  mkdirSync(join(repository.path, 'src'));
  const { inputs, printed } = await completed(join(repository.path, 'src'));
  expect(inputs).toEqual({ org: 'local', project: 'default', app, repository: repository.path });
  expect(printed).toContain(`App local/default/${app}. Other names: --org`);
});

test('a folder with a site of its own is the app of that name, and its root directory', async () => {
  const files = { 'README.md': '', 'site/index.html': '', 'site/about/index.html': '', 'web/package.json': '{}' };
  using repository = createRepository({ ...files, 'web/src/index.html': '' });
  const { path } = repository;
  const at = (folder: string, ...more: [Parameters<typeof completed>[1]?, Parameters<typeof completed>[2]?]) =>
    completed(join(path, folder), ...more);
  const named = (app: string, folder: string) => ({
    ...{ org: 'local', project: 'default', app, repository: path },
    'app-settings': JSON.stringify({ rootDirectory: folder }),
  });
  const { inputs, printed } = await at('site/about');
  expect(inputs).toEqual(named('site', 'site'));
  expect(printed).toContain(`Repository ${path} (you are in site/about/)`);
  expect(printed).toContain('App local/default/site with the root directory site.');
  expect((await at('web/src')).inputs).toEqual(named('web', 'web'));
  expect((await at('site', { repository: join(path, 'site') })).inputs).toEqual(named('site', 'site'));
  const flags = { app: 'other', 'app-settings': '{"rootDirectory":"web"}' };
  expect((await at('site', flags)).inputs).toMatchObject(flags);
  const given = await withLocalApp({ flags: {}, rest: [] }, { cwd: join(path, 'site') });
  expect(given.flags).toEqual({ org: 'local', project: 'default', app: 'site' });
  // The whole repository is a site that is built.
  repository.commit({ 'package.json': '{"scripts":{"build":"vite build"}}' });
  expect((await at('site')).inputs).not.toHaveProperty('app-settings');
});

test('an app that exists keeps its root directory', async () => {
  using repository = createRepository({ 'site/index.html': '' });
  const site = join(repository.path, 'site');
  const { inputs, printed } = await completed(site, {}, { find: async () => repository.path });
  expect(inputs).not.toHaveProperty('app-settings');
  expect(printed).toContain('App local/default/site, which keeps its root directory.');
  // The deploy refuses it, or takes it over with the folder of its site.
  const other = await completed(site, {}, { find: async () => '/elsewhere' });
  expect(other.inputs).toMatchObject({ 'app-settings': '{"rootDirectory":"site"}' });
});

test('the folder of a project file is the root directory of its app, and of no other', async () => {
  const names = { org: 'acme', project: 'web', app: 'docs' };
  const files = { 'apps/docs/.slipway.json': JSON.stringify(names), 'apps/docs/src/a.md': '' };
  using repository = createRepository(files);
  const cwd = join(repository.path, 'apps/docs/src');
  const named = async (given: Parameters<typeof nameFolder>[0], folder = cwd) => {
    const inputs = { ...given };
    await nameFolder(inputs, { cwd: folder });
    return inputs['app-settings'];
  };
  expect(await named(names)).toBe('{"rootDirectory":"apps/docs"}');
  expect(await named({ ...names, 'app-settings': '{"spaFallback":true}' })).toBe(
    '{"spaFallback":true,"rootDirectory":"apps/docs"}',
  );
  expect(await named({ ...names, 'app-settings': '{"rootDirectory":"."}' })).toBe('{"rootDirectory":"."}');
  expect(await named({ ...names, app: 'shop' })).toBeUndefined();
  expect(await named({ ...names, repository: 'acme/other' })).toBeUndefined();
  expect(await named(names, repository.path)).toBeUndefined();
});

test('the name of an app is enough', async () => {
  using repository = createRepository({ 'index.html': 'one' });
  const { inputs } = await completed(repository.path, { app: 'api' });
  expect(inputs).toEqual({ org: 'local', project: 'default', app: 'api', repository: repository.path });
  const given = await withLocalApp({ flags: { app: 'api' }, rest: [] }, { cwd: '/' });
  expect(given.flags).toEqual({ org: 'local', project: 'default', app: 'api' });
});

test('names that are given are kept, and a missing one of them is not guessed', async () => {
  using repository = createRepository({ 'index.html': 'one' });
  const { inputs, printed } = await completed(repository.path, { org: 'acme' });
  expect([inputs, printed]).toEqual([{ org: 'acme', repository: repository.path }, '']);
  expect((await completed(repository.path, { org: 'acme', repository: 'a/b' })).inputs).toEqual({
    ...{ org: 'acme', repository: 'a/b' },
  });
});

test('a checkout of GitHub is deployed from there, and outside of a repository the error says how to make one', async () => {
  using repository = createRepository({ 'index.html': 'one' });
  expect((await completed(repository.path, {}, { onGitHub: 'acme/site' })).inputs).not.toHaveProperty('repository');
  using folder = temporaryFolder();
  await expect(completed(folder.path)).rejects.toMatchObject({ remedy: expect.stringContaining('git init') });
  expect((await completed(folder.path, { repository: 'a/b' })).inputs).toEqual({ repository: 'a/b' });
});

test('a repository without a commit is an error, and what is not committed is named', async () => {
  using repository = createRepository({ 'index.html': 'one' });
  expect(await branchAt(repository.path)).toBe('main');
  expect(await changesLeftOut(repository.path)).toBeUndefined();
  writeFileSync(join(repository.path, 'index.html'), 'two');
  writeFileSync(join(repository.path, 'n\u001b[2Jew.html'), 'new');
  expect(await changesLeftOut(repository.path)).toMatchObject({
    message: 'Not committed, so not part of this deploy: index.html, new.html',
  });
  using empty = temporaryFolder();
  execFileSync('git', ['init', '--quiet', '--initial-branch', 'main'], { cwd: empty.path });
  await expect(branchAt(empty.path)).rejects.toThrow('has no commit yet');
});
