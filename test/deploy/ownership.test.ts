import { expect, test } from 'vitest';
import type { RouteName } from '../../src/contract/routes.ts';
import type { DeployPlan } from '../../src/deploy/plan.ts';
import { PLAN, runDeploy } from '../support/flow.ts';
import { ServiceDouble } from '../support/service-double.ts';

const APP = { repository: 'acme/shop', branch: 'main', buildCommand: 'make', region: null };

/** A service that has an app, and shows it beside the environments. It builds the branch that the app has at the deploy. */
function showing(statuses: readonly string[] = ['succeeded'], app: Record<string, unknown> = { ...APP }) {
  const built: unknown[] = [];
  const service = new ServiceDouble({
    statuses,
    dialect: {
      like: 'a service that shows its apps',
      request(call: RouteName, body) {
        if (call === 'updateApp') Object.assign(app, body);
        if (call === 'deploy') built.push(app.branch);
        return body;
      },
      answer: (call, ours) => ({ body: call === 'listEnvironments' ? { ...ours, app } : ours }),
      refused: () => ({}),
    },
  });
  service.apps.set('shop', { appID: 'shop', body: {}, env: undefined, deployments: [] });
  return { service, app, built, [Symbol.asyncDispose]: () => service[Symbol.asyncDispose]() };
}

const asked = (configuration: Partial<DeployPlan['configuration']>, more: Partial<DeployPlan['ownership']> = {}) => ({
  env: { kind: 'leave' } as const,
  configuration: { ...PLAN.configuration, settings: {}, ...configuration },
  ownership: { ...PLAN.ownership, ...more },
});

test('an app of another repository is refused before anything is changed, in a dry run too', async () => {
  for (const dryRun of [false, true]) {
    await using it = showing();
    const { outcome } = await runDeploy(it.service, { ...asked({ repository: 'rival/shop' }), dryRun });
    expect(outcome).toMatchObject({ status: 'failed', error: { code: 'app_of_another_repository' } });
    expect(it.service.calls).toEqual(['listEnvironments']);
  }
});

test('it is taken over if the plan says so, and a repository in another form, or of an unknown one, is its own', async () => {
  const ways: readonly (readonly [unknown, string, Partial<DeployPlan['ownership']>])[] = [
    ['acme/shop', 'rival/shop', { takeOver: true }],
    ['git@github.com:Acme/shop.git', 'acme/shop', {}],
    ['github-app:1234', 'acme/shop', {}],
    ['', 'acme/shop', {}],
    ['/srv/shop', 'acme/shop', { alsoNamed: ['/srv/shop'] }],
  ];
  for (const [stored, repository, ownership] of ways) {
    await using it = showing(undefined, { ...APP, repository: stored });
    const { outcome } = await runDeploy(it.service, asked({ repository }, ownership));
    expect(outcome.status, String(stored)).toBe('succeeded');
    expect(it.app.repository).toBe(repository);
  }
});

test('another branch is built, and the app has its own again, also after a failure', async () => {
  for (const status of ['succeeded', 'failed']) {
    await using it = showing([status]);
    const { outcome } = await runDeploy(it.service, asked({ branch: 'feature' }));
    expect(outcome.status).toBe(status);
    expect([it.built, it.app.branch]).toEqual([['feature'], 'main']);
  }
});

test('the branch is refused, or becomes that of the app, as the plan says', async () => {
  await using it = showing();
  const refused = await runDeploy(it.service, asked({ branch: 'feature' }, { otherBranch: 'refuse' }));
  expect(refused.outcome.error?.code).toBe('not_production_branch');
  expect(it.service.calls).toEqual(['listEnvironments']);
  await using other = showing();
  await runDeploy(other.service, asked({ branch: 'feature' }, { otherBranch: 'follow' }));
  expect(other.app.branch).toBe('feature');
});

test('settings of a deploy that failed are put back, unless somebody has changed them since', async () => {
  await using it = showing(['failed']);
  const { events } = await runDeploy(it.service, asked({ buildCommand: 'false', region: 'eu' }));
  expect(it.app).toEqual(APP);
  expect(events).toContainEqual({
    type: 'notice',
    message: 'The app does not keep what this deployment brought: buildCommand, region',
  });

  const app: Record<string, unknown> = { ...APP };
  await using changed = showing(['building', 'failed'], app);
  const deploying = runDeploy(changed.service, {
    ...asked({ buildCommand: 'false', region: 'eu' }),
    env: { kind: 'replace', variables: new Map() },
  });
  while (!changed.service.calls.includes('replaceEnv')) await new Promise((resolve) => setImmediate(resolve));
  app.buildCommand = 'theirs';
  await deploying;
  expect(app).toEqual({ ...APP, buildCommand: 'theirs' });
});
