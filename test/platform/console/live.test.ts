import { expect, test } from 'vitest';
import { appPage } from '../../../src/platform/console/app-page.ts';
import { deploymentPage } from '../../../src/platform/console/pages.ts';
import { rowsOf } from '../../../src/platform/console/paging.ts';
import type { StoredApp, StoredDeployment } from '../../../src/platform/stores/records.ts';

const app = (liveRelease: string | null) =>
  ({
    ...{ org: 'acme', project: 'web', appID: 'shop', name: 'shop', type: 'web-landing', liveRelease },
    ...{ repository: 'acme/shop', branch: 'main' },
  }) as StoredApp;
const deployment = (deployID: string, status = 'succeeded') =>
  ({ deployID, status, branch: 'main', commit: null, createdAt: 0, finishedAt: 1 }) as StoredDeployment;
const LISTED = [deployment('dpl-3', 'failed'), deployment('dpl-2'), deployment('dpl-1')];
const NEWEST_FIRST = rowsOf(LISTED, { limit: LISTED.length });

/** Returns the deployments with the text of their status, as the page of the app lists them. */
function listed(liveRelease: string | null): readonly (readonly [string, string])[] {
  const view = { ...{ app: app(liveRelease), url: undefined, deployments: NEWEST_FIRST, envNames: [] } };
  const { body } = appPage(200, 'dev@acme.example', { ...view, tables: undefined, mayChange: false });
  const rows = String(body).matchAll(/<tr><td><a [^>]*>(dpl-\d)<\/a><\/td>\n<td>(.*?)<\/td>/g);
  return [...rows].map(([, id = '', status = '']) => [id, status.replace(/<[^>]*>/g, '')]);
}

test('after a rollback the served release is marked as live, and the replaced one is not', () => {
  expect(listed('dpl-2')).toEqual([
    ['dpl-3', 'failed'],
    ['dpl-2', 'succeeded, live'],
    ['dpl-1', 'succeeded, not live'],
  ]);
  expect(listed('dpl-1')).toEqual([
    ['dpl-3', 'failed'],
    ['dpl-2', 'succeeded, not live'],
    ['dpl-1', 'succeeded, live'],
  ]);
});

test('the live release is also named above the list, whose page may not contain it', () => {
  const view = { app: app('dpl-0'), url: undefined, deployments: NEWEST_FIRST, envNames: [], tables: undefined };
  const body = String(appPage(200, 'dev@acme.example', { ...view, mayChange: false }).body);
  expect(body).toMatch(/<dt>Live release<\/dt><dd><a href="[^"]*\/deployments\/dpl-0">dpl-0<\/a>/);
});

test('the page of a deployment says whether its release is live', () => {
  const shown = (liveRelease: string) => {
    const facts = { app: app(liveRelease), deployment: deployment('dpl-2'), failure: undefined };
    return String(deploymentPage('dev@acme.example', { ...facts, log: { text: '', next: 0 } }).body);
  };
  expect(shown('dpl-2')).toContain('<dt>Release</dt><dd>live</dd>');
  expect(shown('dpl-1')).toContain('<dt>Release</dt><dd>not live</dd>');
});
