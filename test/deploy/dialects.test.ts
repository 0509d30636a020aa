import { describe, expect, test } from 'vitest';
import { DIALECTS } from '../support/dialects/index.ts';
import { PLAN, runDeploy } from '../support/flow.ts';
import { MAP_TEXTS, mapOf } from '../support/maps.ts';
import { ServiceDouble } from '../support/service-double.ts';

/** What the reader alone is not sure of, and says so before anything is deployed. */
const NEED_A_MAP = ['cloudflare', 'knative'];

const NAMES = Object.keys(DIALECTS);
const READ = NAMES.filter((name) => !NEED_A_MAP.includes(name));
const BROKEN = ['queued', 'building', 'failed'];

test('there are ten, of ten hosts', () => {
  expect(new Set(NAMES.map((name) => DIALECTS[name]?.like)).size).toBe(10);
  expect(READ.length).toBeGreaterThanOrEqual(8);
});

describe('without a map', () => {
  test.each(READ)('%s: deploys, and follows it to its end', async (name) => {
    await using service = new ServiceDouble({ dialect: DIALECTS[name] });
    const { outcome, events } = await runDeploy(service);
    expect([outcome.error?.message, outcome.status, outcome.deployID]).toEqual([undefined, 'succeeded', 'd1']);
    expect(service.apps.get('shop')).toMatchObject({ env: { A: '1' }, deployments: [{ looks: 3 }] });
    expect(events.filter((event) => event.type === 'warning')).toEqual([]);
  });

  test.each(READ)('%s: places a failure on its line', async (name) => {
    await using service = new ServiceDouble({ dialect: DIALECTS[name], statuses: BROKEN });
    const { outcome } = await runDeploy(service);
    expect([outcome.status, outcome.error?.code]).toEqual(['failed', 'deploy_failed']);
    expect(outcome.failure?.diagnostics).toMatchObject([{ file: 'src/app.ts', line: 3, column: 7 }]);
  });

  test.each(NEED_A_MAP)('%s: a refused field is told with what to write in a map', async (name) => {
    await using service = new ServiceDouble({ dialect: DIALECTS[name] });
    const { outcome } = await runDeploy(service);
    expect(outcome.error?.message).toMatch(/"(?:source\.config\.repo_name is required|Required value)"/);
    expect(outcome.error?.remedy).toMatch(/requests:\n {2}createApp: \|\n {4}\{/);
  });

  test.each(NEED_A_MAP)('%s: what cannot be followed is not deployed', async (name) => {
    await using service = new ServiceDouble({ dialect: { ...DIALECTS[name], request: undefined } as never });
    service.apps.set('shop', {
      ...{ appID: 'shop', body: {}, env: undefined },
      deployments: [{ deployID: 'd1', looks: 9, commit: 'c', branch: 'main' }],
    });
    const { outcome } = await runDeploy(service);
    expect([outcome.status, outcome.error?.code]).toEqual(['failed', 'unexpected_response']);
    expect(outcome.error?.remedy).toMatch(/answers:\n {2}listDeployments:\n {4}status:/);
    expect(service.calls).not.toContain('deploy');
  });
});

/** The plan with the map of docs/adapting.md. */
async function planWith(name: string) {
  const apiMap = await mapOf(name);
  return { apiMap, follow: { ...PLAN.follow, statusMap: apiMap.statuses } };
}

describe('with the map of docs/adapting.md', () => {
  test('each has one', () => expect([...MAP_TEXTS.keys()].sort()).toEqual(NAMES.toSorted()));

  test.each(NAMES)('%s: deploys, and follows it to its end', async (name) => {
    await using service = new ServiceDouble({ dialect: DIALECTS[name] });
    const { outcome, events } = await runDeploy(service, await planWith(name));
    expect([outcome.error?.message, outcome.status, outcome.deployID]).toEqual([undefined, 'succeeded', 'd1']);
    expect(service.apps.get('shop')).toMatchObject({ env: { A: '1' }, deployments: [{ looks: 3 }] });
    expect(events.filter((event) => event.type === 'warning')).toEqual([]);
  });

  test.each(NAMES)('%s: places a failure on its line', async (name) => {
    await using service = new ServiceDouble({ dialect: DIALECTS[name], statuses: BROKEN });
    const { outcome } = await runDeploy(service, await planWith(name));
    expect([outcome.status, outcome.error?.code]).toEqual(['failed', 'deploy_failed']);
    expect(outcome.failure?.diagnostics).toMatchObject([{ file: 'src/app.ts', line: 3, column: 7 }]);
  });
});
