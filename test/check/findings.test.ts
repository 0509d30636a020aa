import { expect, test } from 'vitest';
import type { Crawled, DeadLink } from '../../src/check/crawl.ts';
import { findingsOf, ruleFindings } from '../../src/check/findings.ts';

test('a base path that the site is served without is one finding, where the configuration names it', async () => {
  const dead = (href: string): DeadLink => ({
    ...{ href, url: new URL(href, 'http://site.localhost/'), why: 'answers 404', files: ['index.html'], count: 1 },
    kind: 'link',
  });
  const crawled: Crawled = {
    ...{ index: { status: 200, empty: false }, pages: 1, links: 4, unread: 0 },
    dead: [dead('/docs'), dead('/docs/a'), dead('/docs/b.js'), dead('/no')],
    basePath: '/docs/',
    folder: undefined,
  };
  const place = { file: 'next.config.ts', line: 3, column: 14 };
  const found = await findingsOf(crawled, {
    find: async (href) => (href === '/docs' ? place : undefined),
    fileNamed: async () => undefined,
  });
  expect(found.map(({ code }) => code)).toEqual(['base_path', 'dead_link']);
  expect(found[0]).toMatchObject({
    message: expect.stringContaining('/docs/, and is served without one: 3 of'),
    place,
  });
});

test('names the folder of the output that the site lies in', async () => {
  const crawled: Crawled = {
    ...{ index: { status: 404, empty: false }, pages: 1, links: 1, unread: 0, dead: [], basePath: undefined },
    folder: 'app/browser',
  };
  const [finding] = await findingsOf(crawled, { find: async () => undefined, fileNamed: async () => undefined });
  expect(finding?.remedy).toContain('index.html in app/browser: put that folder at the end');
});

test('an ignored rule is a finding at its line of the one file that the output has a copy of', async () => {
  const ignored = [
    { file: '_redirects', line: 3, reason: 'the target is another site' },
    { file: '_headers', reason: 'it is too large' },
  ];
  const fileNamed = async (name: string) => (name === '_redirects' ? 'public/_redirects' : undefined);
  expect(await ruleFindings(ignored, { find: async () => undefined, fileNamed })).toEqual([
    {
      code: 'ignored_rule',
      message: 'Ignored rule (_redirects, line 3): the target is another site',
      place: { file: 'public/_redirects', line: 3 },
    },
    { code: 'ignored_rule', message: 'Ignored rule (_headers): it is too large', place: undefined },
  ]);
});
