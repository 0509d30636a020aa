import { mkdirSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { BuildFailure } from '../../../src/platform/shared/types.ts';
import { lookBefore, USUAL_OUTPUTS } from '../../../src/platform/worker/output.ts';
import type { Files } from '../../support/repositories.ts';
import { temporaryFolder } from '../../support/temporary.ts';

interface Given {
  /** Files in the checkout before the build. */
  readonly before?: Files;
  readonly asked?: string | null;
  readonly built?: boolean;
}

/** Returns the output directory of a build that writes `written`, and its kind, or the message of the failure. */
async function outputOf(written: Files, { before = {}, asked = null, built = true }: Given = {}) {
  using folder = temporaryFolder('output');
  const source = realpathSync(folder.path);
  const write = (files: Files) => {
    for (const [name, content] of Object.entries(files)) {
      mkdirSync(dirname(join(source, name)), { recursive: true });
      writeFileSync(join(source, name), content);
    }
  };
  write(before);
  const find = await lookBefore({ source, folder: source, asked, built });
  write(written);
  try {
    const { directory, kind } = await find();
    return [relative(source, directory), kind];
  } catch (error) {
    if (error instanceof BuildFailure) return error.facts.message;
    throw error;
  }
}

const concrete = (pattern: string) => pattern.replace('*', pattern.startsWith('*') ? 'docs' : 'shop');

test.each(USUAL_OUTPUTS.map(concrete))('a site that the build writes to %s is found', async (name) => {
  expect(await outputOf({ [`${name}/index.html`]: 'x', 'src/a.js': '' })).toEqual([name, 'build']);
});

test('a folder with a page comes before a folder without one', async () => {
  const files = { 'dist/index.js': '', 'docs/.vitepress/dist/index.html': '' };
  expect(await outputOf(files)).toEqual(['docs/.vitepress/dist', 'build']);
});

test('the folder for browsers below an Angular project is found', async () => {
  const files = { 'dist/shop/browser/index.html': '', 'dist/shop/server/main.js': '', 'dist/3rdpartylicenses.txt': '' };
  expect(await outputOf(files)).toEqual(['dist/shop/browser', 'build']);
});

test('if two folders match a pattern, neither is the output', async () => {
  const files = { 'dist/a/browser/index.html': '', 'dist/b/browser/index.html': '' };
  expect(await outputOf(files)).toEqual(['dist', 'build']);
});

test('a template in public is not the output of a build that writes elsewhere', async () => {
  const before = { 'public/index.html': '<%= title %>', 'src/a.js': '' };
  expect(await outputOf({ 'dist/app.js': '' }, { before })).toEqual(['dist', 'build']);
  expect(await outputOf({ 'target/index.html': '', 'other/index.html': '' }, { before })).toMatch(
    /^The build left none of the usual output directories \(.*\), except `public`, which .* the folders there are .*`target`\. Set the output directory to/,
  );
});

test('a folder of any name is the output if only it got a page from the build', async () => {
  const before = { 'index.html': 'source', 'docs/index.html': 'source' };
  expect(await outputOf({ 'target/web/index.html': '', 'target/web/a/index.html': '' }, { before })).toEqual([
    'target/web',
    'build',
  ]);
  expect(await outputOf({ 'index.html': 'written', 'lib/a.js': '' }, { before })).toContain('none of the usual');
});

test('a page that was checked out just before the build is not one that the build wrote', async () => {
  for (let round = 0; round < 20; round += 1) {
    using folder = temporaryFolder('output');
    const source = realpathSync(folder.path);
    mkdirSync(join(source, 'docs'));
    // The clock of most file systems ticks every 4 or 10 ms. The page gets a later time than its folders.
    for (const began = performance.now(); performance.now() < began + 10; );
    folder.write('docs/index.html', 'source');
    const find = await lookBefore({ source, folder: source, asked: null, built: true });
    await expect(find()).rejects.toThrow('none of the usual');
  }
});

test('a folder of the repository is the output if the build writes to it', async () => {
  const before = { 'public/index.html': 'x', 'src/a.js': '' };
  expect(await outputOf({ 'public/build/bundle.js': '' }, { before })).toEqual(['public', 'build']);
  expect(await outputOf({ 'public/index.html': 'x' }, { before })).toEqual(['public', 'build']);
});

test('a folder of the repository without a page is not the output, even if the build writes to it', async () => {
  const before = { 'public/logo.svg': '' };
  expect(await outputOf({ 'public/sitemap.xml': '' }, { before })).toContain('except `public`');
});

test('a new folder is the output even without a page', async () => {
  expect(await outputOf({ 'dist/data.json': '{}' }, { before: { 'public/logo.svg': '' } })).toEqual(['dist', 'build']);
});

test('a configured output directory is used, and the failure names it if it is missing', async () => {
  const files = { 'dist/index.html': '', 'site/a.html': '' };
  expect(await outputOf(files, { asked: 'site' })).toEqual(['site', 'build']);
  expect(await outputOf(files, { asked: 'web' })).toBe(
    "The app's output directory `web` does not exist; the folders there are `dist`, `site`",
  );
});

test.each([null, '.', './', 'docs/..'])(
  'the folder itself (%s) is a plain folder if nothing was built',
  async (asked) => {
    const before = { 'index.html': '', 'docs/a.html': '' };
    expect(await outputOf({}, { before, asked, built: false })).toEqual(['', 'folder']);
    if (asked !== null) expect(await outputOf({}, { before, asked })).toEqual(['', 'build']);
  },
);

test('a folder that the app sets is not a plain folder', async () => {
  expect(await outputOf({}, { before: { 'docs/a.html': '' }, asked: 'docs', built: false })).toEqual(['docs', 'build']);
});

test('links in and to the usual folders are not followed during the search', async () => {
  using folder = temporaryFolder('output');
  const source = realpathSync(folder.path);
  mkdirSync(join(source, 'dist'));
  symlinkSync('/', join(source, 'public'));
  symlinkSync('/', join(source, 'dist/root'));
  const find = await lookBefore({ source, folder: source, asked: null, built: true });
  writeFileSync(join(source, 'dist/index.html'), '');
  expect((await find()).directory).toBe(join(source, 'dist'));
});
