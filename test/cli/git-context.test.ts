import { join } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { branchAt, gitRoot, sourcesOf, workingCopy } from '../../src/cli/project/git-context.ts';
import { createRepository, type TestRepository } from '../support/repositories.ts';
import { temporaryFolder } from '../support/temporary.ts';
import { terminal } from '../support/terminal.ts';

const ORIGIN = 'https://git.example/acme/site.git';

function checkout(origin = ORIGIN): TestRepository {
  const repository = createRepository({ 'web/index.html': '<h1>site</h1>' });
  repository.git('remote', 'add', 'origin', origin);
  return repository;
}

/** Whether findings of a deploy from `cwd` are shown on the checkout's files. */
async function finds(cwd: string, repository: string, commit?: string): Promise<boolean | undefined> {
  return (await sourcesOf({ commit, repository, branch: 'main' }, { cwd }))?.tree.exists('web/index.html');
}

test("findings are shown on the working copy's files where it is what is deployed, from any folder of it", async () => {
  using own = checkout();
  expect(await finds(own.path, ORIGIN)).toBe(true);
  expect(await finds(join(own.path, 'web'), ORIGIN)).toBe(true);
  expect(await finds(own.path, 'acme/site', own.git('rev-parse', 'HEAD'))).toBe(true);
});

test('and on those of a repository of this machine', async () => {
  using own = checkout();
  using elsewhere = temporaryFolder();
  expect(await finds(elsewhere.path, own.path)).toBe(true);
});

describe('a folder whose repository git does not read', () => {
  afterEach(() => vi.unstubAllEnvs());

  test('because it belongs to another user', async () => {
    using own = checkout();
    // As git's own tests do it.
    vi.stubEnv('GIT_TEST_ASSUME_DIFFERENT_OWNER', '1');
    for (const wrong of [gitRoot({ cwd: own.path }), branchAt(own.path)]) {
      await expect(wrong).rejects.toMatchObject({
        message: 'The repository of this folder belongs to another user, so git does not read it',
        remedy: expect.stringMatching(/^If you trust it: git config --global --add safe\.directory .*\//),
      });
    }
  });

  test('because there is no git', async () => {
    using own = checkout();
    vi.stubEnv('PATH', own.path);
    await expect(gitRoot({ cwd: own.path })).rejects.toMatchObject({ message: 'git is not installed' });
    await expect(branchAt(join(own.path, 'none'))).rejects.toMatchObject({
      message: expect.stringContaining('there is no git repository'),
    });
  });
});

test('but never on those of another repository', async () => {
  using own = checkout();
  using elsewhere = temporaryFolder();
  expect(await finds(own.path, 'acme/other')).toBeUndefined();
  expect(await finds(own.path, 'https://git.example/acme/other.git')).toBeUndefined();
  expect(await finds(elsewhere.path, ORIGIN)).toBeUndefined();
});

test.each(['https://github.com/acme/site.git', 'git@github.com:acme/site.git'])('%s is acme/site', async (origin) => {
  using own = checkout(origin);
  const { io } = terminal({ cwd: own.path });
  const sha = own.git('rev-parse', 'HEAD');
  expect(await workingCopy(io)).toMatchObject({ repository: 'acme/site', refName: 'main', sha });
});
