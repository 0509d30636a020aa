import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { privateGit } from '../support/private-git.ts';
import { createRepository } from '../support/repositories.ts';
import { testFolder } from '../support/scratch.ts';
import { end, slipway, startPlatformProcess } from '../support/slipway.ts';

const TOKEN = 'canary-repository-token';

test('a template with a token clones what is private, and the token is in no log, failure or file', async () => {
  using repository = createRepository({
    'index.html': 'private',
    'build.sh': 'cat .git/config .git/FETCH_HEAD; env\n',
  });
  const hosted = join(await testFolder(), 'git');
  const publish = () => repository.git('push', '--quiet', '--force', join(hosted, 'acme/site.git'), 'main');
  repository.git('init', '--quiet', '--bare', '--initial-branch=main', join(hosted, 'acme/site.git'));
  publish();
  await using server = await privateGit(hosted, 'x-access-token', TOKEN);
  const dataDir = join(await testFolder(), 'data');
  const template = (secret: string) => [
    '--git-url',
    `http://x-access-token:${secret}@127.0.0.1:${server.port}/{repository}.git`,
  ];
  const deploy = (...flags: readonly string[]) => {
    const app = ['--org', 'acme', '--project', 'web', '--app', 'shop', '--data', dataDir, '--verify', 'off'];
    return slipway(
      'deploy',
      ...app,
      '--repository',
      'acme/site',
      '--branch',
      'main',
      '--output-directory',
      '.',
      ...flags,
    );
  };
  let platform = await startPlatformProcess(dataDir, ...template(TOKEN));
  try {
    expect((await deploy()).code).toBe(0);
    const failed = await deploy('--build-command', 'sh build.sh; exit 1');
    expect(failed.err).toContain('[remote "origin"]');
    expect(failed.err + failed.out).not.toContain(TOKEN);
    const files = readdirSync(dataDir, { recursive: true, withFileTypes: true }).filter((each) => each.isFile());
    const holding = files.filter((each) => readFileSync(join(each.parentPath, each.name)).includes(TOKEN));
    expect(holding.map((each) => each.name)).toEqual([]);
    await end(platform.child);
    platform = await startPlatformProcess(dataDir, ...template('another-token'));
    repository.commit({ 'index.html': 'changed' });
    publish();
    const refused = await deploy();
    expect(refused.err).toMatch(/it is private.*\n(?:.*\n)* {2}code: repository_not_found/);
    expect(refused.err).not.toContain('another-token');
  } finally {
    await end(platform.child);
  }
});
