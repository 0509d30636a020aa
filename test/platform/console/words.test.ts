import { expect, test } from 'vitest';
import { appPage } from '../../../src/platform/console/app-page.ts';
import { failurePanel } from '../../../src/platform/console/deployment-page.ts';
import { coded } from '../../../src/platform/console/format.ts';
import { html } from '../../../src/platform/console/html.ts';
import { overviewPage } from '../../../src/platform/console/overview-page.ts';
import { shownApp, shownDeployment, wordsOf } from './records.ts';

const NOW = 3 * 3_600_000 + 1;

test('a reason on the overview shows its commands as code', () => {
  const newest = shownDeployment('d2', { status: 'failed' });
  const row = { app: shownApp(), newest, url: undefined, reason: 'The command `npm run <x>` failed' };
  const { content } = overviewPage({
    ...{ org: 'acme', counts: { apps: 1, live: 0, failed: 1 }, most: 10, recent: [row], now: NOW },
    ...{ failed: [row], pressed: { tables: [], quota: 1 } },
  });
  expect(content.text).toContain('The command <code>npm run &lt;x&gt;</code> failed');
  expect(wordsOf(content.text)).not.toContain('`');
  // The list below does not say it again.
  expect(content.text.split('npm run &lt;x&gt;')).toHaveLength(2);
});

test.each([
  ['d1', 'cancelled', 'Live'],
  [null, 'cancelled', 'Cancelled'],
  ['d1', 'failed', 'Failed'],
] as const)(
  'an app with the live release %s and a newest deployment that is %s has the state %s',
  (live, status, shown) => {
    const url = live === null ? undefined : 'http://shop.localhost:4400/';
    const recent = [{ app: shownApp(live), newest: shownDeployment('d2', { status }), url }];
    const { content } = overviewPage({
      ...{ org: 'acme', counts: { apps: 1, live: 1, failed: 0 }, most: 10, recent, now: NOW },
      ...{ failed: [], pressed: { tables: [], quota: 1 } },
    });
    const badges = [...content.text.matchAll(/<span class="badge [a-z]+">(.*?)<\/span>/gs)].map(
      ([, text = '']) => text,
    );
    expect(badges.map(wordsOf)).toEqual([shown]);
    expect(content.text.includes(`href="${url}">shop.localhost:4400</a>`)).toBe(live !== null);
  },
);

test('the question before a rollback names the commit and the time of the release', () => {
  const target = shownDeployment('d1', {
    commit: '4f1c2aa'.padEnd(40, '0'),
    commitFacts: { subject: 'Fix', author: null },
  });
  const live = shownDeployment('d2', { seq: 2 });
  const { content } = appPage({
    ...{ app: shownApp('d2'), url: 'http://shop.localhost/', newest: live, current: live, kept: ['d2', 'd1'] },
    others: [],
    ...{ deployments: { items: [live, target], previous: false, next: false }, may: true, now: NOW },
  });
  expect(wordsOf(content.text)).toContain('get it at once: Fix (4f1c2aa, 3 hours ago). The present one is kept.');
});

test.each([
  ['an open `backtick', 'an open `backtick'],
  ['a text that was cut in `npm run bu…', 'a text that was cut in <code>npm run bu…</code>'],
  ['`<b>` and `two`', '<code>&lt;b&gt;</code> and <code>two</code>'],
])('backticks of %j are code', (text, shown) => {
  expect(html`${coded(text)}`.text).toBe(shown);
});

test('a failure says each thing once, with its commands as code', () => {
  const message = 'Cannot find the plugin `@vite/<x>`';
  const facts = {
    stage: 'build',
    code: 'build_failed',
    message: 'It exited with 1',
    exitCode: 1,
    signal: null,
  } as const;
  const place = { file: 'a.js', line: 1, column: null, severity: 'error', code: null } as const;
  const findings = [
    { ...place, message },
    { ...place, file: 'b.js', message: 'Build failed' },
  ];
  const { text } = failurePanel({
    ...{ headline: 'Build failed: no plugin', remedy: undefined, findings, more: 0 },
    facts: { ...facts, log: [], diagnostics: [] },
  });
  expect(text).toContain('Cannot find the plugin <code>@vite/&lt;x&gt;</code>');
  expect(text.split('Build failed')).toHaveLength(2);
  expect(wordsOf(text)).not.toContain('Stage build');
});

test('a live app whose start page answers 404 is not called live, and says what its release is', () => {
  const url = 'http://shop.localhost/';
  const newest = shownDeployment('d1');
  const start = { isThere: false, files: 3, page: undefined };
  const shown = { app: shownApp('d1'), url, others: [], newest, current: newest, kept: ['d1'] };
  const rest = { deployments: { items: [newest], previous: false, next: false }, may: true, now: NOW };
  const words = wordsOf(appPage({ ...shown, ...rest, start }).content.text);
  expect(words).toContain('shop No start page');
  expect(words).toContain(
    'The release has 3 files and no HTML page. An app of this type is files, and nothing of it runs',
  );
  const other = wordsOf(appPage({ ...shown, ...rest, start: { ...start, page: 'docs/a.html' } }).content.text);
  expect(other).toContain('there is a page at docs/a.html');
  expect(wordsOf(appPage({ ...shown, ...rest, start: { ...start, isThere: true } }).content.text)).toContain(
    'shop Live',
  );
});

test('rows of failed deployments show their reason, and the newest one has it above the list', () => {
  const rows = ['d3', 'd2', 'd1'].map((id) => shownDeployment(id, { status: id === 'd1' ? 'succeeded' : 'failed' }));
  const reasons = new Map([
    ['d3', 'Build failed: `three`'],
    ['d2', 'Build failed: `<two>`'],
  ]);
  const { content } = appPage({
    ...{ app: shownApp('d1'), url: undefined, others: [], newest: rows[0], current: undefined, kept: ['d1'], reasons },
    ...{ deployments: { items: rows, previous: false, next: false }, may: true, now: NOW },
  });
  expect(content.text.split('<code>three</code>')).toHaveLength(2);
  expect(content.text).toContain('<span class="reason clamp">Build failed: <code>&lt;two&gt;</code></span>');
});
