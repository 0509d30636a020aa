import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { anchorsOf, linksOf, PAGES, page, readPage } from '../support/markdown.ts';

const ROOT = resolve(import.meta.dirname, '../..');

/** What is wrong with a link from a page; undefined: it leads somewhere. */
function fault(from: string, target: string): string | undefined {
  if (/^https:\/\//.test(target)) return undefined;
  if (/^\w+:/.test(target)) return `${target}: only https leads out`;
  const [path = '', anchor] = target.split('#');
  const file = path === '' ? from : join(dirname(from), path);
  if (file.startsWith('..') || !existsSync(join(ROOT, file))) return `${target}: there is no ${file}`;
  if (anchor === undefined) return undefined;
  if (!file.endsWith('.md') || statSync(join(ROOT, file)).isDirectory()) return `${target}: an anchor in no page`;
  const anchors = anchorsOf(readPage(file, readFileSync(join(ROOT, file), 'utf8')));
  return anchors.has(anchor) ? undefined : `${target}: ${file} has no such heading`;
}

/** Files of this repository that a page names by their path. In `dist/` and `src/` can be files of users. */
const NAMED = /`((?:test|scripts|bench|examples|schema|\.github)\/[\w./-]+)`/g;

/** What has no place in what people read. */
const MISPLACED: readonly RegExp[] = [
  /\bissues? #?\d+/i,
  /\/(?:tmp|work|root|home|Users)\//,
  /\bregistry\.[a-z]/i,
  /\b(?:blazing|seamless|effortless|world-class|cutting-edge|robust|leverage[sd]?|simply|powerful)\b/i,
];

describe.each(PAGES.map((page) => [page.path, page] as const))('%s', (path, page) => {
  test('has links that lead somewhere', () => {
    expect(
      linksOf(page)
        .map((target) => fault(path, target))
        .filter(Boolean),
    ).toEqual([]);
  });

  test('names files of this repository that are there', () => {
    const named = [...page.text.matchAll(NAMED)].map(([, file = '']) => file);
    expect(named.filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
  });

  test('names no place of one machine, and sells nothing', () => {
    expect(MISPLACED.flatMap((pattern) => pattern.exec(page.text)?.[0] ?? [])).toEqual([]);
  });
});

/** Pages that explain, and have no task. */
const EXPLAIN = ['README', 'compared', 'mistakes', 'not-done', 'service', 'threat-model'];

test('a page opens with what the reader gets, in two sentences at most, and an example', () => {
  const tasks = PAGES.filter(
    ({ path }) => /^docs\/[^/]+$/.test(path) && !EXPLAIN.some((name) => path === `docs/${name}.md`),
  );
  const faults = tasks.filter(({ text }) => {
    const [, opening = ''] = /^# .+\n\n((?:(?![#|`<-]).+\n)+)\n```(?:sh|yaml)\b/.exec(text) ?? [];
    return opening === '' || opening.length > 300 || opening.split(/[.:]\s/).length > 3;
  });
  expect(faults.map(({ path }) => path)).toEqual([]);
  expect(tasks.length).toBeGreaterThan(15);
});

test('every page of docs/ can be reached from the README', () => {
  const reached = new Set<string>();
  const visit = (path: string) => {
    const page = PAGES.find((each) => each.path === path);
    if (!page || reached.has(path)) return;
    reached.add(path);
    for (const target of linksOf(page)) visit(join(dirname(path), target.split('#')[0] ?? ''));
  };
  visit('README.md');
  expect(PAGES.map((page) => page.path).filter((path) => path.startsWith('docs/') && !reached.has(path))).toEqual([]);
});

test('the navigation of the documentation names every page once', () => {
  const items = page('docs/README.md').prose.matchAll(/^- \[.+?\]\((.+?)\)/gm);
  const named = [...items].map(([, target]) => `docs/${target}`);
  const pages = PAGES.map(({ path }) => path).filter((path) => /^docs\/(?!README)/.test(path));
  expect(named.sort()).toEqual(pages);
});

test('the README opens with the two commands', () => {
  const [first] = PAGES.find((page) => page.path === 'README.md')?.blocks ?? [];
  expect(first?.language).toBe('sh');
  expect(
    first?.text
      .split('\n')
      .map((line) => line.split('#')[0]?.trim())
      .filter(Boolean),
  ).toEqual(['npm ci && npm start', 'npm ci && npm test']);
});
