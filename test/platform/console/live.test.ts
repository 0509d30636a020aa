import { expect, test } from 'vitest';
import { appPage } from '../../../src/platform/console/app-page.ts';
import { deploymentPage } from '../../../src/platform/console/deployment-page.ts';
import { rowsOf } from '../../../src/platform/console/paging.ts';
import { shownApp, shownDeployment, wordsOf } from './records.ts';

const LISTED = [shownDeployment('dpl-3', { status: 'failed' }), shownDeployment('dpl-2'), shownDeployment('dpl-1')];
const NEWEST_FIRST = rowsOf(LISTED, { limit: LISTED.length });

/** Returns the deployments with the words of their status, as the page of the app lists them. */
function listed(liveRelease: string | null): readonly (readonly [string, string])[] {
  const facts = { newest: LISTED[0], current: undefined, kept: [], may: false, now: 0 };
  const { content } = appPage({
    app: shownApp(liveRelease),
    url: undefined,
    others: [],
    deployments: NEWEST_FIRST,
    ...facts,
  });
  const rows = content.text.matchAll(/<li><div class="meta">(.*?)<\/div>\n.*?\/deployments\/(dpl-\d)"/g);
  return [...rows].map(([, status = '', id = '']) => [id, wordsOf(status)]);
}

test('after a rollback the served release is marked as live, and the replaced one is not', () => {
  expect(listed('dpl-2')).toEqual([
    ['dpl-3', 'Failed'],
    ['dpl-2', 'Live'],
    ['dpl-1', 'Succeeded'],
  ]);
  expect(listed('dpl-1')).toEqual([
    ['dpl-3', 'Failed'],
    ['dpl-2', 'Succeeded'],
    ['dpl-1', 'Live'],
  ]);
});

test('the live release is also named above the list, whose page may not contain it', () => {
  const current = shownDeployment('dpl-0', { commitFacts: { subject: 'Hoist the sails', author: 'Ada Marlow' } });
  const facts = { newest: LISTED[0], current, kept: [], may: false, now: 0 };
  const app = { app: shownApp('dpl-0'), url: 'http://shop.localhost/', others: ['https://boats.example/'] };
  const { text } = appPage({ ...app, deployments: NEWEST_FIRST, ...facts }).content;
  expect(text).toMatch(/\/deployments\/dpl-0">Hoist the sails<\/a>/);
  expect(text).toMatch(/href="https:\/\/boats.example\/">boats.example<\/a>/);
});

test.each([
  [
    'a kept release that is not live can be made live, and built again',
    'succeeded',
    true,
    'dpl-1',
    ['redeploy', 'rollback'],
  ],
  ['the live release can be built again', 'succeeded', true, 'dpl-2', ['redeploy']],
  ['a queued deployment can be cancelled', 'queued', false, 'dpl-1', ['cancel']],
  ['a deployment that builds can be cancelled', 'building', false, 'dpl-1', ['cancel']],
  ['a deployment that goes live can only be watched', 'activating', false, 'dpl-1', []],
] as const)('%s', (_, status, isKept, live, actions) => {
  const finishedAt = status === 'succeeded' ? 1 : null;
  const shown = (may: boolean) => {
    const facts = {
      failure: undefined,
      changes: undefined,
      siteUrl: undefined,
      note: undefined,
      now: 0,
      isKept,
      may,
    };
    const log = { text: '', next: 0, atEnd: true, isWhole: true };
    const { content } = deploymentPage({
      app: shownApp(live),
      deployment: shownDeployment('dpl-2', { status, finishedAt }),
      log,
      ...facts,
    });
    return [...content.text.matchAll(/action="[^"]*\/(\w+)"/g)].map(([, action]) => action);
  };
  expect(shown(true)).toEqual(actions);
  expect(shown(false)).toEqual([]);
});

test('a commit that is not live is built again after a question, and the newest of the branch has a button of other words', () => {
  const log = { text: '', next: 0, atEnd: true, isWhole: true };
  const facts = { failure: undefined, changes: undefined, siteUrl: undefined, now: 0, isKept: false, may: true };
  const shown = (live: string | null, status: 'succeeded' | 'failed' = 'succeeded') => {
    const deployment = shownDeployment('dpl-2', { status, finishedAt: 1 });
    return deploymentPage({ app: shownApp(live), deployment, log, ...facts }).content.text;
  };
  expect(wordsOf(shown('dpl-3'))).toContain('Build this commit again? Visitors of shop get it when it is built: dpl-2');
  for (const page of [shown('dpl-2'), shown(null), shown('dpl-1', 'failed')]) expect(page).not.toContain('popover');
  const app = { app: shownApp('dpl-2'), url: undefined, others: [], deployments: NEWEST_FIRST, kept: [] };
  const { content } = appPage({ ...app, newest: LISTED[0], current: undefined, may: true, now: 0 });
  expect(wordsOf(content.text)).toContain('Deploy the branch');
});

test('the question before a rollback says that a deployment which is under way replaces it', () => {
  const shown = (more: Parameters<typeof shownDeployment>[1]) => {
    const newest = shownDeployment('dpl-4', more);
    const facts = { url: 'http://shop.localhost/', others: [], deployments: NEWEST_FIRST, kept: ['dpl-2', 'dpl-1'] };
    const rest = { newest, current: LISTED[1], may: true, now: 0 };
    return wordsOf(appPage({ app: shownApp('dpl-2'), ...facts, ...rest }).content.text);
  };
  const said = 'The deployment that is under way replaces it when it succeeds.';
  expect(shown({ status: 'building', finishedAt: null })).toContain(`The present one is kept. ${said}`);
  expect(shown({ status: 'failed' })).not.toContain(said);
});
