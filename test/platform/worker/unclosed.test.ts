import { extname } from 'node:path';
import { expect, test } from 'vitest';
import { unclosedIn } from '../../../src/platform/worker/faults/templates/unclosed.ts';

/** What compilers say of these files. */
const SAID: Readonly<Record<string, string>> = {
  '.astro': 'Expected "}" but found "$$render"',
  '.jsx': 'Unterminated JSX contents.',
};

const found = (file: string, text: string) => {
  const open = unclosedIn(file, text.split('\n'), SAID[extname(file)] ?? 'missing end tag');
  return open && `${open.line} ${open.text} lacks ${open.lacks}`;
};

test.each<[string, string, string, string | undefined]>([
  ['a tag without an end', 'a.vue', '<p>\n<b>\n</p>', '2 <b> lacks end'],
  [
    'of tags of one name the one whose end has another indentation',
    'a.vue',
    '<main>\n  <div a>\n    <div b>\n      <br>\n  </div>\n</main>',
    '3 <div b> lacks end',
  ],
  ['a block that tags surround', 'a.svelte', '<div>\n{#if pen}\n<b>x</b>\n</div>', '2 {#if pen} lacks end'],
  ['the end of what was never begun', 'a.svelte', '<p></p>\n{/if}', '2 {/if} lacks begin'],
  [
    'a block of Nunjucks, whatever tags branches begin',
    'a.njk',
    '{%- for a in b %}\n<a>{% if c %}<b>{% endif %}',
    '1 {%- for a in b %} lacks end',
  ],
  ['a block of Handlebars', 'a.hbs', '{{#each pens}}\n{{#if a}}{{/if}}\n', '1 {{#each pens}} lacks end'],
  [
    'a tag of MDX, not in code or front matter',
    'a.mdx',
    '---\na: <i>\n---\n`<b>`\n```\n<u>\n```\n<Pen>\n',
    '8 <Pen> lacks end',
  ],
  ['no comparison in an attribute', 'a.vue', '<p :a="1 > 0" @b="() => { c }" />', undefined],
  ['no comment in a handler', 'a.svelte', "<p on={() => {\n// don't\n}}>\n</p>", undefined],
  ['no comparison in a script', 'a.vue', '<script lang="ts">\nlet a: Set<b>\n</script>\n<p/>', undefined],
  [
    'no comment, void tag, anchor of a heading or address',
    'a.md',
    '# a {#b}\n<!-- <i> -->\n<br> <https://a.b/c>',
    undefined,
  ],
  [
    'a brace of Astro in which a tag ends that was begun outside',
    'a.astro',
    '---\nconst a = {\n---\n<p>\n  {a.map((b) => <i>{b.c}</i>)} don\'t\n  {a.title\n</p>\n{"}"}',
    '6 {a.title lacks end',
  ],
  [
    'a tag of JSX',
    'a.jsx',
    "const a = (b) => b <c && d.e(/<\\/f>/g);\nfunction F() {\n  return (\n    <div>\n      <main a={() => 'x'}>\n        don't {`}`}\n    </div>\n  )\n}\n",
    "5 <main a={() => 'x'}> lacks end",
  ],
  [
    'no tag of JSX where a type has parameters',
    'a.jsx',
    'const a = useState<b>(1);\nconst c = <T extends d>(e: T) => <i>{e}</i>;\n',
    undefined,
  ],
  [
    'a block of Angular',
    'a.html',
    '<ul>\n  @for (a of b; track a.id) {\n    <li>{{ a | json }}\n      @if (f(a < (1))) {\n        <b></b>\n    </li>\n  } @empty { <i></i> }\n</ul>',
    '4 @if (f(a < (1))) { lacks end',
  ],
  ['no address in a page without blocks of Angular', 'a.html', '<p>me@if.org { }</p>', undefined],
  ['no tags of code, whose comparisons look like them', 'a.ts', 'const a = <b>(c: b) => c', undefined],
])('%s', (_, file, text, expected) => {
  expect(found(file, text)).toBe(expected);
});

test.each([
  '<a',
  "'\\",
  '@if (',
  '@if (a) {',
  '{{',
  '{',
  '/[',
  '<a b="',
  '<a b={//',
  '{#if',
  '{% if',
  '<!--',
  '<script',
  '</',
  '</a',
  '{{#a',
  '`',
  '```\n',
])('a long file of nothing but %s is read in time', (part) => {
  const lines = part.repeat(100_000).split('\n');
  const said = Object.values(SAID).join(' missing end tag ');
  for (const file of ['a.svelte', 'a.njk', 'a.md', 'a.astro', 'a.jsx', 'a.html'])
    expect(unclosedIn(file, ['@if (a) {', ...lines], said)?.line ?? 1).toBeLessThan(3);
});
