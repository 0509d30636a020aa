import { execFileSync } from 'node:child_process';
import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { job, testBuilder } from '../../support/builds.ts';
import { createRepository } from '../../support/repositories.ts';
import { temporaryFolder } from '../../support/temporary.ts';

const pointer = (size: number) =>
  `version https://git-lfs.github.com/spec/v1\noid sha256:${'0'.repeat(64)}\nsize ${size}\n`;

/** A search path that has git alone. */
function onlyGit() {
  const folder = temporaryFolder('only-git');
  symlinkSync(execFileSync('/bin/sh', ['-c', 'command -v git'], { encoding: 'utf8' }).trim(), join(folder.path, 'git'));
  return folder;
}

test('without git-lfs, the log names the files that are only pointers', async () => {
  using tools = onlyGit();
  using builder = testBuilder({ env: { PATH: tools.path } });
  const pictures = Object.fromEntries(Array.from({ length: 12 }, (_, at) => [`p/${at + 10}.png`, pointer(at)]));
  const files = { '.gitattributes': '*.png filter=lfs diff=lfs merge=lfs -text\n', 'index.html': 'page', ...pictures };
  using repository = createRepository({ 'index.html': '' });
  // The filter of this machine's git-lfs would change what is committed.
  repository.git('config', 'filter.lfs.clean', 'cat');
  repository.git('config', 'filter.lfs.required', 'false');
  repository.commit(files);
  await using output = await builder.build(job({ repository: repository.path }));
  expect(output.log).toContain('Warning: 12 files are in Git LFS, and this platform has no git-lfs');
  expect(output.log).toMatch(/`p\/10\.png`, .*`p\/19\.png` and 2 more$/m);
  expect(output.read('p/10.png')).toBe(pointer(0));
});

test('a repository that does not use Git LFS is not searched for pointers', async () => {
  using tools = onlyGit();
  using builder = testBuilder({ env: { PATH: tools.path } });
  using repository = createRepository({
    '.gitattributes': '*.png binary\n',
    'a.txt': pointer(1),
    'index.html': 'page',
  });
  await using output = await builder.build(job({ repository: repository.path }));
  expect(output.log).not.toContain('Git LFS');
});
