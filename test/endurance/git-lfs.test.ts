import { execFileSync, spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { job, testBuilder } from '../support/builds.ts';
import { createRepository, gitEnv } from '../support/repositories.ts';

const isInstalled = spawnSync('git-lfs', ['version']).status === 0;
if (!isInstalled) process.stdout.write('Skipped: git-lfs is not installed\n');

test.skipIf(!isInstalled)('files of Git LFS are fetched from the repository, whatever .lfsconfig says', async () => {
  using repository = createRepository({ 'index.html': 'page' });
  const git = (...args: readonly string[]) =>
    execFileSync('git', args, { cwd: repository.path, env: { ...gitEnv(), HOME: repository.path }, stdio: 'pipe' });
  git('lfs', 'install', '--local', '--skip-repo');
  const lfsconfig = '[lfs]\n\turl = http://127.0.0.1:9/elsewhere\n';
  repository.commit({ '.gitattributes': '*.bin filter=lfs diff=lfs merge=lfs -text\n', '.lfsconfig': lfsconfig });
  repository.commit({ 'a.bin': 'large '.repeat(1_000) });
  expect(repository.git('show', 'HEAD:a.bin')).toContain('version https://git-lfs.github.com/spec/v1');
  using builder = testBuilder();
  await using output = await builder.build(job({ repository: repository.path }));
  expect(output.log).toContain('Fetched 1 file of Git LFS');
  expect(output.read('a.bin')).toBe('large '.repeat(1_000));
});
