import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { page } from '../support/markdown.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const NUMBER = String.raw`\d(?:\.(?:\d+|[A-Z]))*`;

/** Sections of docs/service.md by number, and the points of their lists: `4`, `4.A`, `1.3`, `5.A.2`. */
function sectionsOf(prose: string): ReadonlySet<string> {
  const sections = new Set<string>();
  let section = '';
  for (const line of prose.split('\n')) {
    const [, heading] = new RegExp(`^#{2,3} (${NUMBER})\\.? `).exec(line) ?? [];
    const [, point] = /^(\d+)\. /.exec(line) ?? [];
    if (heading !== undefined) section = heading;
    if (heading !== undefined || point !== undefined)
      sections.add(point === undefined ? section : `${section}.${point}`);
  }
  return sections;
}

/** The sections that a text cites: "spec 1.3, 1.4 and 3.1" cites three. */
function citationsIn(text: string): readonly string[] {
  const joined = text.replace(/\n\s*(?:\*|\/\/)?\s*/g, ' ');
  const lists = joined.matchAll(new RegExp(`\\bspec (${NUMBER}(?:(?:, | and )${NUMBER}\\b)*)`, 'gi'));
  return [...lists].flatMap(([, list = '']) => list.split(/, | and /));
}

const sections = sectionsOf(page('docs/service.md').prose);
const files = globSync('{src,test,bench,scripts}/**/*.{ts,mjs}', { cwd: ROOT });

test('the page has all nine sections and their parts', () => {
  const parts = [...sections].filter((name) => !/^\d\.\d+\.|^1\.|^\d\.[A-Z]\./.test(name));
  expect(parts).toEqual([
    ...['1', '2', '2.1', '2.2', '2.3', '2.4', '2.5', '3', '3.1', '3.2', '3.3', '4', '4.A', '4.B'],
    ...['5', '5.A', '5.B', '6', '7', '7.A', '7.B', '8', '9'],
  ]);
  expect(sections).toContain('1.11');
});

test('citations are found one by one, in lists and across lines', () => {
  expect(citationsIn('(spec 1.3, 1.4 and\n * 3.1) Spec 5.A.2. See spec 8.')).toEqual([
    '1.3',
    '1.4',
    '3.1',
    '5.A.2',
    '8',
  ]);
});

test('every section that a comment cites is in docs/service.md', () => {
  const cited = files
    .filter((file) => !file.endsWith('service.test.ts'))
    .flatMap((file) => citationsIn(readFileSync(join(ROOT, file), 'utf8')).map((name) => `${name} in ${file}`));
  expect(cited.length).toBeGreaterThan(50);
  expect(cited.filter((each) => !sections.has(each.split(' ')[0] ?? ''))).toEqual([]);
});
