import { expect, test } from 'vitest';
import { runDeploy } from '../support/flow.ts';
import { type Dialect, ServiceDouble } from '../support/service-double.ts';

/** The double's own answers, but for one call's. */
function otherwise(call: string, body: (ours: Record<string, unknown>) => unknown): Dialect {
  return {
    like: 'none',
    refused: () => ({}),
    answer: (name, { appID, deployID, ...ours }) => {
      const known = name === 'createApp' || name === 'updateApp' ? { appID, ...ours } : ours;
      const own = name === 'deploy' || name === 'readFailure' ? { deployID, ...known } : known;
      return { body: name === call ? body({ appID, deployID, ...ours }) : own };
    },
  };
}

const entries = ({ deployments }: Record<string, unknown>) => (Array.isArray(deployments) ? deployments : []);

test('what was started and cannot be followed is said first', async () => {
  const dialect = otherwise('listDeployments', (ours) =>
    entries(ours).map(({ deployID }) => ({ deployID, stage: 'build: success' })),
  );
  await using service = new ServiceDouble({ dialect });
  const { outcome } = await runDeploy(service);
  expect([outcome.status, outcome.deployID, outcome.error?.code]).toEqual(['pending', 'd1', 'unexpected_response']);
  expect(outcome.error?.message).toMatch(
    /^The deployment d1 was started and goes on, but cannot be followed: The answer to GET /,
  );
  expect(outcome.error?.remedy).toContain('answers:\n  listDeployments:\n    status: ');
  // Before the trigger, and three looks: asking for minutes would not make it clearer.
  expect(service.calls.filter((call) => call === 'listDeployments')).toHaveLength(4);
});

test('an app whose ID is not clear was created once, which is said first', async () => {
  const dialect = otherwise('createApp', () => ({ id: 'a-1', uuid: 'u-1' }));
  await using service = new ServiceDouble({ dialect });
  // The service knows the app by an ID of its own.
  const get = service.apps.get.bind(service.apps);
  service.apps.get = (name) => (name === 'shop' ? undefined : get(name));
  const { outcome } = await runDeploy(service);
  expect(outcome.error?.message).toMatch(
    /^The app was created, but its ID cannot be read: .* more than one app ID: id and uuid/,
  );
  expect(service.calls.filter((call) => call === 'createApp')).toHaveLength(1);
  expect(service.calls).not.toContain('deploy');
});

test('environments of an unknown shape still say that the app is there', async () => {
  const dialect = otherwise('listEnvironments', () => ({ stages: { production: 1 } }));
  await using service = new ServiceDouble({ dialect });
  service.apps.set('shop', { appID: 'shop', body: {}, env: undefined, deployments: [] });
  const { outcome } = await runDeploy(service);
  expect([outcome.status, outcome.appCreated]).toEqual(['succeeded', false]);
});

test.each([
  ['the app', () => ({ id: 'shop', status: 'live' })],
  ['an app with another ID', () => ({ id: 'a-9', type: 'app', status: 'live' })],
  ['two candidates', () => ({ id: 'x', uid: 'y' })],
])('a deploy that is answered with %s is found in the list', async (_, body) => {
  await using service = new ServiceDouble({ dialect: otherwise('deploy', body) });
  const { outcome } = await runDeploy(service);
  expect([outcome.status, outcome.deployID]).toEqual(['succeeded', 'd1']);
});

test.each([
  ['a short commit', 'a'.repeat(7)],
  ['a commit message', 'Fix the header'],
])('%s does not hide the deployment that is ours', async (_, commit) => {
  const list = (ours: Record<string, unknown>) => entries(ours).map((each) => ({ ...each, commit }));
  const inList = otherwise('listDeployments', list);
  const dialect: Dialect = {
    ...inList,
    answer: (name, ours) => (name === 'deploy' ? { body: undefined } : inList.answer(name, ours)),
  };
  await using service = new ServiceDouble({ dialect });
  expect((await runDeploy(service)).outcome).toMatchObject({ status: 'succeeded', deployID: 'd1' });
});
