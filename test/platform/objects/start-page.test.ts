import { expect, test } from 'vitest';
import { encodeIndex, ReleaseIndex } from '../../../src/platform/objects/release-index.ts';
import { createStartFinder } from '../../../src/platform/objects/start-page.ts';
import { DamagedObject } from '../../../src/platform/shared/damaged.ts';

const RULES = { redirects: [], headers: [] };

/** Returns what a release with these files answers, and how often its index was read. */
async function startOf(paths: readonly string[], rules: object = RULES, count = paths.length) {
  const files = paths.toSorted().map((path) => ({ path, hash: 'a'.repeat(64), size: 1 }));
  const bytes = encodeIndex(files, Buffer.from(JSON.stringify(rules)));
  let reads = 0;
  const find = createStartFinder({
    count: async () => count,
    index: async () => {
      reads += 1;
      return { index: await ReleaseIndex.open(bytes, () => undefined), storedAt: 0 };
    },
  });
  const answer = await find('acme', 'm');
  expect(await find('acme', 'm')).toEqual(answer);
  expect(reads).toBeLessThan(2);
  return answer;
}

test.each([
  ['a site', ['index.html', 'a.js'], RULES, { isThere: true, files: 2, page: 'index.html' }],
  [
    'a page for all paths',
    ['200.html'],
    { ...RULES, fallback: '200.html' },
    { isThere: true, files: 1, page: '200.html' },
  ],
  ['the files of a server', ['index.js', 'package.json'], RULES, { isThere: false, files: 2, page: undefined }],
  [
    'a site in a folder',
    ['README.md', 'dist/index.html'],
    RULES,
    { isThere: false, files: 2, page: 'dist/index.html' },
  ],
  ['redirects, which may answer', ['a.js'], { ...RULES, redirects: [['/', '/a.js', 301, false]] }, undefined],
])('says what %s answers', async (_, paths, rules, answer) => {
  expect(await startOf(paths, rules)).toEqual(answer);
});

test('does not look at a large release, and does not know what a damaged one answers', async () => {
  expect(await startOf(['index.html'], RULES, 20_001)).toBeUndefined();
  const damaged = () => Promise.reject(new DamagedObject('gone'));
  expect(await createStartFinder({ count: damaged, index: damaged })('acme', 'm')).toBeUndefined();
});
