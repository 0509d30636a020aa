import { expect, test } from 'vitest';
import type { Crawled, DeadLink } from '../../src/check/crawl.ts';
import {
  elsewhereFindings,
  findingsOf,
  isAnswered,
  printedFindings,
  ruleFindings,
  ruleFindingsOf,
  sheetFindings,
} from '../../src/check/findings.ts';
import type { SourceSearch } from '../../src/check/sources.ts';
import { insteadOfIndex } from '../../src/site/index-page.ts';

const NOWHERE: SourceSearch = {
  find: async () => undefined,
  fileNamed: async () => undefined,
  fileOf: async () => undefined,
  ruleNamed: async () => undefined,
  begin() {},
  unclosedSheets: async () => [],
  openFrontMatter: async () => [],
};

test('a base path that the site is served without is one finding, where the configuration names it', async () => {
  const dead = (href: string): DeadLink => ({
    ...{ href, url: new URL(href, 'http://site.localhost/'), why: 'answers 404', files: ['index.html'], count: 1 },
    kind: 'link',
  });
  const crawled: Crawled = {
    ...{ index: { status: 200, empty: false, unfilled: undefined }, pages: 1, links: 4, unread: 0 },
    dead: [dead('/docs'), dead('/docs/a'), dead('/docs/b.js'), dead('/no')],
    basePath: '/docs/',
    instead: undefined,
    unclosed: [],
    unprocessed: [],
    elsewhere: undefined,
  };
  const place = { file: 'next.config.ts', line: 3, column: 14 };
  const found = await findingsOf(crawled, {
    ...NOWHERE,
    find: async (href) => (href === '/docs' ? { place, others: [] } : undefined),
  });
  expect(found.map(({ code }) => code)).toEqual(['base_path', 'dead_link']);
  expect(found[0]).toMatchObject({
    message: expect.stringContaining('/docs/, and is served without one: 3 of'),
    place,
  });
});

test('a base on another host is a warning, where the configuration names it', async () => {
  const place = { file: 'vite.config.js', line: 6, column: 9 };
  const base = 'https://acme.github.io/shop/';
  const sources = { ...NOWHERE, find: async (href: string) => (href === base ? { place, others: [] } : undefined) };
  const [found] = await elsewhereFindings({ elsewhere: { base, pages: 1 } }, sources);
  expect(found).toMatchObject({ code: 'built_for_host', place });
  expect(found?.message).toBe(`1 page loads scripts and style sheets from ${base}, not those that this build wrote`);
});

test('names the folder of the output that the site lies in', async () => {
  const crawled: Crawled = {
    ...{
      index: { status: 404, empty: false, unfilled: undefined },
      pages: 1,
      links: 1,
      unread: 0,
      dead: [],
      basePath: undefined,
    },
    instead: { folder: 'app/browser', files: [] },
    unclosed: [],
    unprocessed: [],
    elsewhere: undefined,
  };
  const [finding] = await findingsOf(crawled, NOWHERE);
  expect(finding?.remedy).toContain('index.html in app/browser: put that folder at the end');
});

test('an ignored rule is a finding at its line of the one file that the output has a copy of', async () => {
  const ignored = [
    { file: '_redirects', line: 3, reason: 'the target is another site' },
    { file: '_headers', reason: 'it is too large' },
  ];
  const fileNamed = async (name: string) => (name === '_redirects' ? 'public/_redirects' : undefined);
  expect(await ruleFindings(ignored, { ...NOWHERE, fileNamed })).toEqual([
    {
      code: 'ignored_rule',
      message: 'Ignored rule (_redirects, line 3): the target is another site',
      place: { file: 'public/_redirects', line: 3 },
    },
    { code: 'ignored_rule', message: 'Ignored rule (_headers): it is too large', place: undefined },
  ]);
});

test.for([
  [['Index.html', 'about.html'], 'The output has Index.html: name it index.html, in lower case.', 'site/Index.html'],
  [['about.html', 'team.html'], 'The output directory needs an index.html. It has about.html, team.html.', undefined],
  [[], 'The output directory needs an index.html. Is output-directory', undefined],
] as const)('a site without an index page that has %j is told: %s', async ([files, remedy, file]) => {
  const crawled: Crawled = {
    ...{
      index: { status: 404, empty: false, unfilled: undefined },
      pages: 1,
      links: 1,
      unread: 0,
      dead: [],
      basePath: undefined,
    },
    ...{ instead: { folder: undefined, files }, unclosed: [], unprocessed: [], elsewhere: undefined },
  };
  const fileNamed = async (name: string) => (name === 'Index.html' ? 'site/Index.html' : undefined);
  const [finding] = await findingsOf(crawled, { ...NOWHERE, fileNamed });
  expect(finding?.remedy).toContain(remedy);
  expect(finding?.place?.file).toBe(file);
});

test('a folder with an index page is not the site if the root of the output has pages of its own', () => {
  expect(insteadOfIndex(['app/index.html', 'app/a.js'])).toEqual({ folder: 'app', files: ['app/index.html'] });
  expect(insteadOfIndex(['home.html', 'about/index.html'])).toEqual({
    folder: undefined,
    files: ['home.html', 'about/index.html'],
  });
});

test('a link that several sources have is shown at the likeliest, and names the others', async () => {
  const href = '/no.png';
  const crawled: Crawled = {
    ...{
      index: { status: 200, empty: false, unfilled: undefined },
      pages: 1,
      links: 1,
      unread: 0,
      basePath: undefined,
    },
    ...{ instead: undefined, unclosed: [], unprocessed: [], elsewhere: undefined },
    dead: [
      {
        href,
        url: new URL(href, 'http://a.localhost'),
        kind: 'asset',
        why: 'answers 404',
        files: ['a.html'],
        count: 1,
      },
    ],
  };
  const traced = { place: { file: 'a.md', line: 3, column: 1 }, others: [{ file: 'b.md', line: 9, column: 1 }] };
  const [finding] = await findingsOf(crawled, { ...NOWHERE, find: async () => traced });
  expect(finding).toMatchObject({ place: traced.place, message: expect.stringMatching(/; also in b\.md:9$/) });
});

test('a style sheet that is not closed is shown in the sources, or else named in the output', async () => {
  const crawled = { unclosed: [{ file: 'a.css', line: 7 }] } as unknown as Crawled;
  const place = { file: 'src/a.css', line: 3 };
  expect(await sheetFindings(crawled, { ...NOWHERE, unclosedSheets: async () => [place] })).toMatchObject([{ place }]);
  const [built] = await sheetFindings(crawled, NOWHERE);
  expect(built).toMatchObject({ place: undefined, message: expect.stringContaining('a.css ends within the block') });
});

test('an error that the build printed has its place', () => {
  const faults = [
    { file: 'a.md', line: 2, message: 'bad' },
    { file: null, line: null, message: 'worse' },
  ];
  expect(printedFindings(faults, true).map(({ place, message }) => [place, message])).toEqual([
    [{ file: 'a.md', line: 2 }, 'The build ended with 0 in spite of an error: bad'],
    [undefined, 'The build ended with 0 in spite of an error: worse'],
  ]);
});

test('what a build says of a script counts if the site lacks the script', () => {
  const message = '<script src="/vendor.js"> in "/index.html" can\'t be bundled without type="module" attribute';
  const url = new URL('http://site.localhost/vendor.js');
  const script = {
    href: '/vendor.js',
    url,
    kind: 'asset',
    why: 'answers 404',
    files: ['index.html'],
    count: 1,
  } as const;
  expect(isAnswered({ message }, { dead: [] })).toBe(true);
  expect(isAnswered({ message }, { dead: [script] })).toBe(false);
  expect(isAnswered({ message: 'Could not resolve "./a.js"' }, { dead: [] })).toBe(false);
});

test('of a site that seems whole, only what the build marked as an error counts', () => {
  const faults = [
    { file: 'a.md', line: 2, message: 'bad', isMarked: true as const },
    { file: 'b.md', line: 3, message: 'worse' },
  ];
  expect(printedFindings(faults, false).map(({ code, place }) => [code, place])).toEqual([
    ['printed_error', { file: 'a.md', line: 2 }],
  ]);
});

test('a tag of a template engine is one finding for all pages that show it, at the source with the name of the first', async () => {
  const rule = '<%- body %>';
  const crawled: Crawled = {
    ...{
      index: { status: 200, empty: false, unfilled: undefined },
      pages: 3,
      links: 0,
      unread: 0,
      dead: [],
      basePath: undefined,
    },
    ...{ instead: undefined, unclosed: [] },
    elsewhere: undefined,
    unprocessed: [
      { file: 'about/team.html', rule },
      { file: 'index.html', rule },
      { file: 'site.css', rule: '@tailwind' },
    ],
  };
  const fileNamed = async (name: string) => (name === 'team.html' ? 'src/team.html' : undefined);
  const found = await ruleFindingsOf(crawled, { ...NOWHERE, fileNamed });
  expect(found.map(({ message, place }) => [message, place])).toEqual([
    [
      'The page about/team.html has <%- body %>, which browsers show as text: the template engine did not run (and 1 more page)',
      { file: 'src/team.html' },
    ],
    [expect.stringContaining('The style sheet site.css has @tailwind'), undefined],
  ]);
});

test('what a script has of the text of a page is no finding, because the page has what it shows of it', async () => {
  const dead = (kind: DeadLink['kind'], href: string): DeadLink => ({
    ...{ href, url: new URL(href, 'http://site.localhost/'), why: 'answers 404', files: ['assets/a.js'], count: 1 },
    kind,
  });
  const crawled: Crawled = {
    ...{
      index: { status: 200, empty: false, unfilled: undefined },
      pages: 1,
      links: 2,
      unread: 0,
      basePath: undefined,
    },
    ...{ instead: undefined, unclosed: [], unprocessed: [], elsewhere: undefined },
    dead: [dead('mention', '/example.png'), dead('asset', '/shown.png'), dead('mention', '/hero.png')],
  };
  const find = async (href: string) => ({
    place: { file: href === '/hero.png' ? 'src/App.vue' : 'docs/guide.md', line: 3, column: 1 },
    others: [],
  });
  expect((await findingsOf(crawled, { ...NOWHERE, find })).map(({ message }) => message)).toEqual([
    'Missing file: "/shown.png" answers 404 (in assets/a.js)',
    'A script names "/hero.png", which answers 404 (in assets/a.js)',
  ]);
});
