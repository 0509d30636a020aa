import { expect, test } from 'vitest';
import { isPage, nothingToServe } from '../../../src/platform/objects/nothing-to-serve.ts';

const file = (path: string, size: number) => ({ path, size, hash: 'a'.repeat(64) });

test('pages are the files that a browser shows as one', () => {
  for (const path of ['index.html', 'a/b.HTM', 'x.xhtml']) expect(isPage(path)).toBe(true);
  for (const path of ['index.js', 'html', 'a.html.map', 'page.html/data.json']) expect(isPage(path)).toBe(false);
});

test('an output without a page is described by its largest kinds of files, and what package.json starts', () => {
  const files = [
    file('index.js', 48 * 1024),
    file('b.js', 10),
    file('meta.json', 1_000),
    file('LICENSE', 5),
    file('a.map', 1),
  ];
  expect(nothingToServe(files, 'node index.js')).toBe(
    'The output has no page to serve: none of its 5 files is HTML, but 2 .js (the largest is `index.js`, 48 KiB), ' +
      '1 .json (`meta.json`, 1000 bytes), 1 without an ending (`LICENSE`, 5 bytes), and package.json starts a program: `node index.js`',
  );
  const one = nothingToServe([file('a`\u001b[31m\n.js', 3)], undefined);
  expect(one).toContain('its only file is not HTML');
  for (const odd of ['\u001b', '\n', 'a`']) expect(one).not.toContain(odd);
});
