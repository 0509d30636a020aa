import { expect, test } from 'vitest';
import { job, testBuilder } from '../../support/builds.ts';
import { LOCKFILES, SITE_WITH_PACKAGE } from '../../support/lockfiles.ts';
import { createRepository } from '../../support/repositories.ts';

test('a site with a lockfile is installed with its devDependencies, whatever NODE_ENV says, and built', async () => {
  using repository = createRepository({ ...SITE_WITH_PACKAGE, ...LOCKFILES.npm });
  using builder = testBuilder();
  const env = { NODE_ENV: 'production', GREETING: 'hello' };
  await using output = await builder.build(job({ repository: repository.path, env }));
  expect(output.stages).toEqual(['clone', 'install', 'build']);
  expect(output.read('index.html')).toBe('text/html hello');
});

test('a site without any build step is published from its root', async () => {
  using repository = createRepository({ 'index.html': '<h1>plain</h1>', 'css/site.css': 'h1 {}' });
  using builder = testBuilder();
  await using output = await builder.build(job({ repository: repository.path, outputDirectory: '.' }));
  expect(output.read('css/site.css')).toBe('h1 {}');
});

test('a site that a shell command builds does not need a package.json', async () => {
  using repository = createRepository({ 'pages/a.md': 'one', 'pages/b.md': 'two' });
  using builder = testBuilder();
  const buildCommand =
    'mkdir _site && for page in pages/*.md; do cp "$page" "_site/$(basename "$page" .md).html"; done';
  await using output = await builder.build(job({ repository: repository.path, buildCommand }));
  expect([output.read('a.html'), output.read('b.html')]).toEqual(['one', 'two']);
});

test('a site in a folder of a monorepo is built there', async () => {
  using repository = createRepository({
    'package.json': JSON.stringify({ name: 'all', private: true, workspaces: ['packages/*'] }),
    'package-lock.json': JSON.stringify({
      name: 'all',
      lockfileVersion: 3,
      packages: {
        '': { name: 'all', workspaces: ['packages/*'] },
        'node_modules/tool': { resolved: 'packages/tool', link: true },
        'node_modules/web': { resolved: 'packages/web', link: true },
        'packages/tool': {},
        'packages/web': { devDependencies: { tool: '*' } },
      },
    }),
    'packages/tool/package.json': JSON.stringify({ name: 'tool', version: '1.0.0', exports: './index.cjs' }),
    'packages/tool/index.cjs': "module.exports = 'from the tool';",
    'packages/web/package.json': JSON.stringify({
      name: 'web',
      devDependencies: { tool: '*' },
      scripts: { build: `mkdir build && node -p "require('tool')" > build/index.html` },
    }),
  });
  using builder = testBuilder();
  await using output = await builder.build(
    job({ repository: repository.path, settings: { rootDirectory: 'packages/web' } }),
  );
  expect(output.read('index.html')).toBe('from the tool\n');
});
