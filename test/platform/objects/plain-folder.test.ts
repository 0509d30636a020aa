import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isLeftOut, LEFT_OUT, type OutputKind } from '../../../src/contract/plain-folder.ts';
import { ingestRelease } from '../../../src/platform/objects/ingest.ts';
import { describeLeftOut } from '../../../src/platform/objects/left-out.ts';
import { LocalBlobs } from '../../../src/platform/stores/local/blobs.ts';
import { writeTree } from '../edge/support.ts';
import { failureOf, filesOf, signal, TestStore } from './support.ts';

function ingest(at: TestStore, kind: OutputKind = 'folder', reserved?: string) {
  const blobs = new LocalBlobs({ dir: at.objects, lasting: false });
  return ingestRelease({ blobs, org: 'acme', directory: at.output, kind, reserved, signal });
}

const SITE = {
  'index.html': 'x',
  'README.md': 'x',
  'guide/LICENSE': 'x',
  _redirects: 'x',
  CNAME: 'x',
  'manifest.json': '{}',
  'js/app.config.js': 'x',
  'vendor/jquery/jquery.js': 'x',
  'bower_components/a/a.js': 'x',
  'examples/node_modules/a/a.js': 'x',
  'docs/docker-compose.html': 'x',
  'docs/makefile.html': 'x',
  '.well-known/security.txt': 'x',
};
const REST = {
  '.eslintrc.json': 'x',
  '.github/workflows/ci.yml': 'x',
  '.git/config': 'x',
  'package.json': '{}',
  'api/Package-Lock.json': 'x',
  Rakefile: 'x',
  Gemfile: 'x',
  'Gemfile.lock': 'x',
  'vite.config.ts': 'x',
  'tsconfig.build.json': 'x',
  'docker-compose.dev.yml': 'x',
  'node_modules/a/index.js': 'x',
};

test('a plain folder publishes the site in it, and its log can list the rest', async () => {
  using at = new TestStore();
  await writeTree(at.output, { ...SITE, ...REST, '.env': 'TOKEN=1' });
  symlinkSync('package.json', join(at.output, 'about.json'));
  const stored = await ingest(at);
  expect(Object.keys(await filesOf(at.open(), stored.manifestHash)).sort()).toEqual(Object.keys(SITE).sort());
  expect(stored.withheld).toBe(1);
  expect(describeLeftOut(stored.leftOut)).toBe(
    'Left out of the release: .eslintrc.json, .github/, Gemfile, Gemfile.lock, Rakefile, about.json, api/Package-Lock.json, docker-compose.dev.yml, package.json, tsconfig.build.json, vite.config.ts',
  );
});

test('the output of a build is published with the files that a plain folder leaves out', async () => {
  using at = new TestStore();
  await writeTree(at.output, { ...SITE, ...REST });
  const { manifestHash, leftOut } = await ingest(at, 'build');
  const kept = Object.keys(REST).filter((path) => !/^(?:\.git|node_modules)\//.test(path));
  expect(Object.keys(await filesOf(at.open(), manifestHash)).sort()).toEqual([...Object.keys(SITE), ...kept].sort());
  expect(leftOut).toEqual({ count: 0, names: [] });
});

test('the names in a log are few, short and harmless', async () => {
  using at = new TestStore();
  const hidden = Array.from({ length: 24 }, (_, n) => [`.hidden${n}`, 'x']);
  await writeTree(at.output, { 'index.html': 'x', ...Object.fromEntries(hidden) });
  const many = await ingest(at);
  expect(many.leftOut).toMatchObject({ count: 24, names: { length: 20 } });
  expect(describeLeftOut(many.leftOut)).toMatch(/ and 4 more$/);
  using odd = new TestStore();
  await writeTree(odd.output, { 'index.html': 'x', [`.a\n::error::\u202e${'x'.repeat(220)}`]: 'x' });
  const line = describeLeftOut((await ingest(odd)).leftOut);
  expect(line).toMatch(/^Left out of the release: \.a\ufffd::error::\ufffdx{150,200}…$/);
});

test('a plain folder without a site is empty', async () => {
  using at = new TestStore();
  await writeTree(at.output, { 'package.json': '{}' });
  expect(await failureOf(ingest(at))).toBe('output_empty');
});

test.each(Object.entries(LEFT_OUT))('isLeftOut matches the listed names of %s', (_, names) => {
  for (const name of names)
    expect(isLeftOut(name.replaceAll('*', 'x').replace(/\{(\w[\w-]*)[^}]*\}/g, '$1')), name).toBe(true);
});

test.each([
  ['index.html', '404.html', 'sw.js', 'site.webmanifest', 'manifest.json', 'robots.txt', 'sitemap.xml', 'feed.xml'],
  ['_headers', '_redirects', 'CNAME', 'README.md', 'LICENSE', '.well-known', 'humans.txt', 'config.js', 'package.html'],
  ['makefile.html', 'dockerfile.css', 'docker-compose.html', 'composer.js', 'compose.js', 'vite.config.html'],
])('%s and similar files are published', (...names) => {
  expect(names.filter(isLeftOut)).toEqual([]);
});

test('the folder of the platform at the root of an output is not published, by itself or by a link, and one below it is', async () => {
  using at = new TestStore();
  await writeTree(at.output, { 'index.html': 'x', '.slipway/server.json': '{}', 'docs/.slipway/a.txt': 'x' });
  symlinkSync('.slipway/server.json', join(at.output, 'server.json'));
  const stored = await ingest(at, 'build', '.slipway');
  expect(Object.keys(await filesOf(at.open(), stored.manifestHash)).sort()).toEqual([
    'docs/.slipway/a.txt',
    'index.html',
  ]);
  expect(describeLeftOut(stored.leftOut)).toBe('Left out of the release: .slipway/, server.json');
  const server = await ingest(at, 'build');
  expect(Object.keys(await filesOf(at.open(), server.manifestHash))).toContain('.slipway/server.json');
});
