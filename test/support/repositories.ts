import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { temporaryFolder } from './temporary.ts';

export type Files = Readonly<Record<string, string | Uint8Array>>;

/** A real git repository in its own folder. */
export interface TestRepository extends Disposable {
  readonly path: string;
  /** Writes the files and commits them; returns the commit. */
  commit(files: Files, branch?: string): string;
  git(...args: readonly string[]): string;
  /** Stores an object without checks, even if it is malformed. Returns its ID. */
  object(type: 'blob' | 'tree', content: Uint8Array): string;
}

/** Creates a repository whose branch `main` contains `files`. */
export function createRepository(files: Files): TestRepository {
  const folder = temporaryFolder('repository');
  const git = (...args: readonly string[]) =>
    execFileSync('git', args, { cwd: folder.path, env: gitEnv(), encoding: 'utf8' }).trim();
  git('init', '-q', '-b', 'main');
  const repository: TestRepository = {
    path: folder.path,
    git,
    object: (type, input) =>
      execFileSync('git', ['hash-object', '-t', type, '-w', '--literally', '--stdin'], {
        cwd: folder.path,
        env: gitEnv(),
        encoding: 'utf8',
        input,
      }).trim(),
    commit(more, branch) {
      if (branch) git('checkout', '-q', '-B', branch);
      for (const [name, content] of Object.entries(more)) {
        const path = join(folder.path, name);
        mkdirSync(dirname(path), { recursive: true });
        writeFileSync(path, content);
      }
      git('add', '-A');
      git('commit', '-q', '--allow-empty', '-m', 'Change');
      return git('rev-parse', 'HEAD');
    },
    [Symbol.dispose]: () => folder[Symbol.dispose](),
  };
  repository.commit(files);
  return repository;
}

/** Makes a checkout like actions/checkout: the last `depth` commits of a branch, on a detached HEAD, and the origin. */
export function checkoutOf(
  origin: string,
  branch: string,
  depth = 1,
): Disposable & Pick<TestRepository, 'path' | 'git'> {
  const workspace = temporaryFolder('workspace');
  const { path } = workspace;
  const git = (...args: readonly string[]) =>
    execFileSync('git', args, { cwd: path, env: gitEnv(), encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();
  git('init', '-q');
  git('remote', 'add', 'origin', `file://${origin}`);
  git('fetch', '-q', '--no-tags', `--depth=${depth}`, 'origin', `+refs/heads/${branch}:refs/remotes/pull/1/merge`);
  git('checkout', '-q', '--force', 'refs/remotes/pull/1/merge');
  return { path, git, [Symbol.dispose]: () => workspace[Symbol.dispose]() };
}

/** Returns git's environment in tests: without the machine's configuration, and with a fixed author and date. */
export function gitEnv(): NodeJS.ProcessEnv {
  return {
    PATH: process.env.PATH,
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_CONFIG_GLOBAL: '/dev/null',
    GIT_AUTHOR_NAME: 'Test',
    GIT_AUTHOR_EMAIL: 'test@example.com',
    GIT_COMMITTER_NAME: 'Test',
    GIT_COMMITTER_EMAIL: 'test@example.com',
    GIT_AUTHOR_DATE: '2026-01-02T03:04:05Z',
    GIT_COMMITTER_DATE: '2026-01-02T03:04:05Z',
  };
}
