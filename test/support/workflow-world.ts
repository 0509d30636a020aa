import { randomUUID } from 'node:crypto';
import { mkdirSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { startLocalPlatform } from '../../src/platform/engines/local.ts';
import type { Platform } from '../../src/platform/index.ts';
import { unpackArchive } from './archive.ts';
import { GitHubDouble } from './github.ts';
import { createRepository, type Files, type TestRepository } from './repositories.ts';
import { temporaryFolder } from './temporary.ts';

/** The environment of a run: a platform, GitHub's API, and the repositories that both know. */
export interface World extends AsyncDisposable {
  readonly platform: Platform;
  readonly github: GitHubDouble;
  readonly apiUrl: string;
  /** The folder of the repositories: `<remotes>/<owner>/<name>`. */
  readonly remotes: string;
  readonly site: TestRepository;
  /** The archive of this repository, unpacked: what `uses:` runs. */
  readonly archive: string;
}

export const SITE = 'acme/site';

/** Starts a world with the repository `acme/site`. Builds are not isolated, so that a test can delay one by a file. */
export async function startWorld(files: Files): Promise<World> {
  await using stack = new AsyncDisposableStack();
  const folder = stack.use(temporaryFolder('world'));
  const remotes = join(folder.path, 'remotes');
  const archive = join(folder.path, 'archive');
  unpackArchive(archive);
  const site = stack.use(createRepository(files));
  const path = join(remotes, SITE);
  mkdirSync(dirname(path), { recursive: true });
  symlinkSync(site.path, path);
  const github = stack.use(new GitHubDouble());
  const apiUrl = await github.start();
  const platform = stack.use(
    await startLocalPlatform({
      ...{ dir: join(folder.path, 'data'), port: 0, env: process.env },
      ...{ allowLocalGit: true, isolation: 'none', gitUrlTemplate: `file://${remotes}/{repository}` },
    }),
  );
  const owned = stack.move();
  return {
    ...{ platform, github, apiUrl, remotes, archive },
    site,
    [Symbol.asyncDispose]: () => owned.disposeAsync(),
  };
}

/** The event that started a run. */
export interface Trigger {
  readonly event: 'push' | 'pull_request' | 'pull_request_target' | 'merge_group';
  readonly payload: Readonly<Record<string, unknown>>;
  readonly ref: string;
  readonly refName: string;
  readonly sha: string;
  readonly actor: string;
  /** True for a pull request of a fork: it has neither secrets nor OIDC, and permissions are at most `read`. */
  readonly fork: boolean;
  readonly runID: string;
  readonly attempt: number;
}

export function push(sha: string, branch = 'main'): Trigger {
  return {
    event: 'push',
    payload: { ref: `refs/heads/${branch}`, after: sha },
    ref: `refs/heads/${branch}`,
    refName: branch,
    sha,
    ...{ actor: 'ann', fork: false, runID: randomUUID(), attempt: 1 },
  };
}

/** Returns the event of a pull request of `branch` with the head `sha`. `from`: the repository of the branch. */
export function pullRequest(action: string, number: number, branch: string, sha: string, from = SITE): Trigger {
  const head = { ref: branch, sha, repo: { full_name: from } };
  const base = { ref: 'main', repo: { full_name: SITE } };
  return {
    event: 'pull_request',
    payload: { action, number, pull_request: { number, head, base, user: { login: 'ann' } } },
    ref: `refs/pull/${number}/merge`,
    refName: `${number}/merge`,
    sha,
    ...{ actor: 'ann', fork: from !== SITE, runID: randomUUID(), attempt: 1 },
  };
}

/** Returns the event of a merge queue. `sha`: the commit that would become main. */
export function mergeGroup(number: number, sha: string): Trigger {
  const branch = `gh-readonly-queue/main/pr-${number}-${sha}`;
  return {
    ...push(sha, branch),
    event: 'merge_group',
    payload: { action: 'checks_requested', merge_group: { head_sha: sha, head_ref: `refs/heads/${branch}` } },
  };
}

/** Returns the event of the same run's next attempt. */
export function again(trigger: Trigger): Trigger {
  return { ...trigger, attempt: trigger.attempt + 1 };
}
