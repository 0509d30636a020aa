import { appendFileSync, chmodSync, globSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { job, testBuilder } from '../../support/builds.ts';
import { LOCKFILES, SITE_WITH_PACKAGE } from '../../support/lockfiles.ts';
import { createRepository } from '../../support/repositories.ts';

test('npm comes from the platform, whatever the checkout has in its node_modules/.bin', async () => {
  using repository = createRepository({ ...SITE_WITH_PACKAGE, ...LOCKFILES.npm });
  const bin = join(repository.path, 'node_modules/.bin');
  mkdirSync(bin, { recursive: true });
  for (const name of ['npm', 'npx', 'node', 'corepack']) {
    writeFileSync(join(bin, name), '#!/bin/sh\necho STOLEN\n');
    chmodSync(join(bin, name), 0o755);
  }
  repository.commit({ 'README.md': 'x' });
  using builder = testBuilder();
  const one = job({ repository: repository.path });
  await builder.build(one).then(
    (output) => output[Symbol.asyncDispose](),
    () => {},
  );
  expect(builder.logOf(one).split('$ npm run build')[0]).not.toContain('STOLEN');
});

test('a package manager that a build replaced, or that changed on the disk, is run by no later build', async () => {
  using repository = createRepository({ ...SITE_WITH_PACKAGE, ...LOCKFILES.pnpm });
  using builder = testBuilder();
  const attack =
    'for each in $(find / -xdev -name "pnpm.cjs" 2>/dev/null); do echo "console.log(\'STOLEN\')" > "$each"; done; mkdir -p dist; echo > dist/index.html';
  await using first = await builder.build(job({ repository: repository.path, buildCommand: attack }));
  await first[Symbol.asyncDispose]();
  await using second = await builder.build(job({ repository: repository.path }));
  expect(second.log).not.toMatch(/STOLEN|Fetching/);
  const [program = ''] = globSync('tools/pnpm@*/node_modules/pnpm/bin/pnpm.cjs', { cwd: builder.dataDir });
  appendFileSync(join(builder.dataDir, program), "\nconsole.log('STOLEN');\n");
  await using third = await builder.build(job({ repository: repository.path }));
  expect(third.log).toContain('Fetching pnpm');
  expect(third.log).not.toContain('STOLEN');
});
