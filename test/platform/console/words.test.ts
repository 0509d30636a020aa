import { expect, test } from 'vitest';
import { appPage } from '../../../src/platform/console/app-page.ts';
import { overviewPage } from '../../../src/platform/console/overview-page.ts';
import { shownApp, shownDeployment, wordsOf } from './records.ts';

const NOW = 3 * 3_600_000 + 1;

test('a reason on the overview shows its commands as code', () => {
  const activity = { app: shownApp(), newest: shownDeployment('d2', { status: 'failed' }), url: undefined };
  const { content } = overviewPage({
    ...{ org: 'acme', counts: { apps: 1, live: 0, failed: 1 }, most: 10, recent: [activity], now: NOW },
    ...{ failed: [{ activity, headline: 'The command `npm run <x>` failed' }], pressed: { tables: [], quota: 1 } },
  });
  expect(content.text).toContain('The command <code>npm run &lt;x&gt;</code> failed');
  expect(wordsOf(content.text)).not.toContain('`');
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
    ...{ deployments: { items: [live, target], previous: false, next: false }, mayChange: true, now: NOW },
  });
  expect(wordsOf(content.text)).toContain('get it at once: Fix (4f1c2aa, 3 hours ago). The present one is kept.');
});
