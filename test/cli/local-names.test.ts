import { mkdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import type { Io } from '../../src/cli/io.ts';
import { nameLocally } from '../../src/cli/local-names.ts';
import { createRepository, temporaryFolder } from '../support/repositories.ts';

/** Completes inputs in a folder. Returns them, and what was printed. */
async function completed(cwd: string, given: Parameters<typeof nameLocally>[0] = {}, isOnGitHub = false) {
  let printed = '';
  const inputs = { ...given };
  const io = { cwd, quiet: false, err: (text: string) => (printed += text) } as unknown as Io;
  await nameLocally(inputs, isOnGitHub, io);
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

test('names that are given are kept, and a missing one of them is not guessed', async () => {
  using repository = createRepository({ 'index.html': 'one' });
  const { inputs, printed } = await completed(repository.path, { org: 'acme' });
  expect([inputs, printed]).toEqual([{ org: 'acme', repository: repository.path }, '']);
  expect((await completed(repository.path, { org: 'acme', repository: 'a/b' })).inputs).toEqual({
    ...{ org: 'acme', repository: 'a/b' },
  });
});

test('a checkout of GitHub is deployed from there, and outside of a repository nothing is completed', async () => {
  using repository = createRepository({ 'index.html': 'one' });
  expect((await completed(repository.path, {}, true)).inputs).not.toHaveProperty('repository');
  using folder = temporaryFolder();
  expect((await completed(folder.path)).inputs).toEqual({});
});
