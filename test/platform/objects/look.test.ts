import { mkdirSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { LOOK_LIMITS, lookAtStart } from '../../../src/platform/objects/look.ts';
import { storedText } from '../../../src/platform/objects/output/files.ts';
import { compileRules } from '../../../src/platform/rules/rules.ts';
import type { SiteShape } from '../../../src/platform/shared/types.ts';
import { temporaryFolder } from '../../support/temporary.ts';
import { signal } from './support.ts';

interface Made {
  readonly rules?: Readonly<Record<string, string>>;
  readonly shape?: SiteShape;
  readonly spaFallback?: boolean;
  readonly needsStart?: boolean;
}

/** Looks at a release with these files. Returns each fault in one line. */
async function seen(files: Readonly<Record<string, string>>, made: Made = {}): Promise<readonly string[]> {
  const texts = new Map(Object.entries(made.rules ?? {}).map(([name, text]) => [name, Buffer.from(text)]));
  const faults = await lookAtStart({
    paths: Object.keys(files),
    rules: compileRules(texts, made.shape).bytes,
    spaFallback: made.spaFallback,
    needsStart: made.needsStart ?? true,
    read: (path, most) => ((files[path]?.length ?? 0) > most ? undefined : files[path]),
    signal,
  });
  return faults.map(({ code, message }) => `${code}: ${message}`);
}

const PAGE = '<p>hi';

test('a start page and its assets are asked for as a browser does, through style sheets', async () => {
  const page = `${PAGE}<link rel=stylesheet href="css/a.css?v=1"><script src="/app.js"></script><img src="no%20pe.png#x">
    <img srcset="there.png 1x, gone.png 2x"><a href="/nowhere">a link is no asset</a><img src="https://cdn.example/x.png">`;
  const files = {
    'index.html': page,
    'css/a.css': '@import "b.css"; a { background: url(../there.png) } @media print {\n b {} ',
    'app.js': 'const one = "/img/lost.svg";',
    'there.png': 'x',
  };
  expect(await seen(files)).toEqual([
    'dead_asset: Missing file: "no%20pe.png#x" answers 404 (in index.html)',
    'dead_asset: Missing file: "gone.png" answers 404 (in index.html)',
    'dead_asset: Missing file: "b.css" answers 404 (in css/a.css)',
    'unclosed_block: The style sheet css/a.css ends within the block that line 1 opens: its rules from there on may not count',
    'dead_mention: A script names "/img/lost.svg", which answers 404 (in app.js)',
  ]);
});

test.for<[string, Readonly<Record<string, string>>, Made, readonly string[]]>([
  [
    'a whole site',
    { 'index.html': `${PAGE}<img src="a b.png"><img src="/x/">`, 'a b.png': 'x', 'x/index.html': 'x' },
    {},
    [],
  ],
  [
    'no index page',
    { 'Index.html': PAGE },
    {},
    [
      'index_unanswered: The site has no index page: / answers 404. The output has Index.html: name it index.html, in lower case.',
    ],
  ],
  ['no index page of an app that needs none', { 'a.html': PAGE }, { needsStart: false }, []],
  [
    'an empty index page',
    { 'index.html': '<title>x</title>' },
    {},
    ['index_empty: The index page is empty: it shows nothing and loads no script'],
  ],
  [
    'a page for all paths',
    { '200.html': `${PAGE}<img src="/a.png">` },
    { shape: { fallback: '200.html' } },
    ['dead_asset: Missing file: "/a.png" answers with a page (in 200.html)'],
  ],
  [
    'a setting against it',
    { 'index.html': `${PAGE}<img src="/a.png">` },
    { shape: { fallback: 'index.html' }, spaFallback: false },
    ['dead_asset: Missing file: "/a.png" answers 404 (in index.html)'],
  ],
  [
    'a path before all others',
    {
      'index.html': `${PAGE}<img src="/docs/a.png"><img src="b.png"><img src="/docs/no.png">`,
      'a.png': 'x',
      'b.png': 'x',
    },
    { shape: { base: '/docs' } },
    ['dead_asset: Missing file: "/docs/no.png" answers 404 (in index.html)'],
  ],
  [
    'a redirect of an asset',
    { 'index.html': `${PAGE}<img src="/old.png">` },
    { rules: { _redirects: '/old.png https://cdn.example/new.png 302' } },
    [],
  ],
  [
    'a rewrite of the start page',
    { 'home.html': `${PAGE}<img src="/a.png">` },
    { rules: { _redirects: '/ /home.html 200' } },
    ['dead_asset: Missing file: "/a.png" answers 404 (in home.html)'],
  ],
  [
    'rules that lead to the page of a folder, and addresses that no file can have',
    { 'index.html': `${PAGE}<img src="/old/"><img src="/%zz.png">`, 'new/index.html': 'x' },
    { rules: { _redirects: '/old/ /new 200' } },
    ['dead_asset: Missing file: "/%zz.png" answers 400 (in index.html)'],
  ],
  [
    'a page without the element that its script fills',
    {
      'index.html': '<noscript>Needs scripts</noscript><div id="app"></div><script src="/a.js"></script>',
      'a.js': 'r.createRoot(document.getElementById("root")).render(x)',
    },
    {},
    ['index_unfilled: The index page stays blank: it has no element with the id "root", which its script fills'],
  ],
  [
    'a page that has it, and a script that only looks',
    {
      'index.html': '<div id="app"></div><script src="/a.js"></script>',
      'a.js': 'if(document.getElementById("root"))y();document.querySelector("#modal")||z();a.mount("#app")',
    },
    {},
    [],
  ],
  [
    'a rule that a tool should have replaced, but not in a comment or a text',
    {
      'index.html': `${PAGE}<link rel=stylesheet href=a.css><link rel=stylesheet href=b.css>`,
      'a.css': '/* @tailwind base; */ a::after { content: "@apply x" } @media print { b { color: red } }',
      'b.css': '@tailwind base; .btn { @apply px-2 }',
    },
    {},
    [
      'unprocessed_rule: The style sheet b.css has @tailwind, which browsers ignore: the tool that replaces it did not run',
    ],
  ],
  ['a start page elsewhere', { 'a.html': '' }, { rules: { _redirects: '/ https://example.com/a 302' } }, []],
  ['redirects in a circle', { 'a.html': PAGE }, { rules: { _redirects: '/ /b 302!\n/b / 302!' } }, []],
  ['a base elsewhere', { 'index.html': `${PAGE}<base href="https://cdn.example/"><img src="a.png">` }, {}, []],
])('%s', async ([, files, made, expected]) => {
  expect(await seen(files, made)).toEqual(expected);
});

test('a look is bounded in files, bytes and faults', async () => {
  const many = Array.from({ length: 500 }, (_, at) => at);
  const page = PAGE + many.map((at) => `<script src="${at}.js"></script><img src="${at}.png">`).join('');
  let reads = 0;
  const faults = await lookAtStart({
    ...{ paths: ['index.html', ...many.map((at) => `${at}.js`)], rules: Buffer.alloc(0), spaFallback: undefined },
    ...{ needsStart: true, signal },
    read(path) {
      reads += 1;
      return path === 'index.html' ? page : '';
    },
  });
  expect([faults.length, reads]).toEqual([10, LOOK_LIMITS.files]);
  let bytes = 0;
  await lookAtStart({
    ...{ paths: ['index.html', ...many.map((at) => `${at}.js`)], rules: Buffer.alloc(0), spaFallback: undefined },
    ...{ needsStart: true, signal },
    read(path, most) {
      const text = path === 'index.html' ? page : ' '.repeat(most);
      bytes += text.length;
      return text;
    },
  });
  expect(bytes).toBe(LOOK_LIMITS.bytes);
  const large = { 'index.html': PAGE.padEnd(LOOK_LIMITS.fileBytes + 1) };
  expect(await seen(large)).toEqual([]);
});

test('only the stored content of a file is read, and no link that replaced it', () => {
  using folder = temporaryFolder();
  const real = join(folder.path, 'a/index.html');
  mkdirSync(dirname(real));
  writeFileSync(real, 'hello');
  const hash = '2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824';
  const found = { path: 'index.html', real };
  expect(storedText(found, hash, 5)).toBe('hello');
  expect(storedText(found, hash, 4)).toBeUndefined();
  writeFileSync(real, 'other');
  expect(storedText(found, hash, 5)).toBeUndefined();
  renameSync(real, `${real}.old`);
  symlinkSync(`${real}.old`, real);
  expect(storedText(found, hash, 5)).toBeUndefined();
});
