import { expect, test } from 'vitest';
import { addressIn, trace } from '../../src/site/trace.ts';

/** Finds an address in sources of one line each. */
const findIn = (sources: Readonly<Record<string, string>>) => async (needle: string) =>
  Object.entries(sources).flatMap(([file, text]) => {
    const column = addressIn(text, needle);
    return column === undefined ? [] : [{ file, line: 1, column }];
  });

test('a source in another spelling goes before a copy in a committed output, which counts if there is no source', async () => {
  const sources = { 'about.md': '![y](<../img/b c.png>)', 'out/about/index.html': '<img src="../img/b%20c.png">' };
  const found = await trace('../img/b%20c.png', 'about/index.html', 'out', findIn(sources));
  expect(found).toEqual({ place: { file: 'about.md', line: 1, column: 7 }, others: [] });
  const { 'about.md': _, ...copies } = sources;
  expect((await trace('../img/b%20c.png', 'about/index.html', 'out', findIn(copies)))?.place.file).toBe(
    'out/about/index.html',
  );
});

test('a log is no source', async () => {
  const sources = { 'build.log': 'cannot find /a.png here', 'src/style.css': 'b { background: url("/a.png") }' };
  expect(await trace('/a.png', 'style.css', undefined, findIn(sources))).toEqual({
    place: { file: 'src/style.css', line: 1, column: 22 },
    others: [],
  });
});

test('an address of several pages is first looked for in what they share, and never in rules for hosts', async () => {
  const sources = {
    '_generate/feed.njk': "{{ '/feed/' | absolute }}",
    '_layouts/base.njk': '<link rel="alternate" href="/feed/">',
    'netlify.toml': 'from = "/feed/"',
  };
  const found = async (isShared: boolean) => {
    const traced = await trace('/feed/', 'about/index.html', undefined, findIn(sources), isShared);
    return traced && [traced.place, ...traced.others].map(({ file }) => file);
  };
  expect(await found(true)).toEqual(['_layouts/base.njk', '_generate/feed.njk']);
  expect(await found(false)).toEqual(['_generate/feed.njk', '_layouts/base.njk']);
});

test('an address of several pages is in a setting that has it without the slash rather than in the text of one page', async () => {
  const sources = {
    'docs/setup.md': 'Write `"logo": "/img/logo.png"`.',
    'site.config.js': "logo: { src: 'img/logo.png' },",
    'theme/other.css': 'url("logo.png")',
  };
  const found = async (isShared: boolean, config = sources) =>
    (await trace('/img/logo.png', '404.html', undefined, findIn(config), isShared))?.place.file;
  expect(await found(true)).toBe('site.config.js');
  expect(await found(false)).toBe('docs/setup.md');
  const { 'site.config.js': _, ...others } = sources;
  expect(await found(true, others as typeof sources)).toBe('docs/setup.md');
});

test('the end of an element is no address, although it looks like one', () => {
  expect(addressIn('</feed>', '/feed')).toBeUndefined();
  expect(addressIn('{{ title }} </nav>', '/nav')).toBeUndefined();
  expect(addressIn('[feed](</feed>)', '/feed')).toBe(9);
  expect(addressIn('[feed]: </feed>', '/feed')).toBe(10);
  expect(addressIn('![y](<../img/b c.png>)', '/img/b c.png')).toBe(9);
});
