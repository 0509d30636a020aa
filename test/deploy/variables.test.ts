import { expect, test } from 'vitest';
import type { RouteName } from '../../src/contract/routes.ts';
import { runDeploy } from '../support/flow.ts';
import { ServiceDouble } from '../support/service-double.ts';

const APP = { repository: 'acme/shop', branch: 'main', buildCommand: null, region: null, variables: ['OLD'] };

/** A service with an app, or without one, that takes variables with a deployment, or only before it. Keeps the bodies that it got. */
function service(status: string, { takes, exists = true }: { readonly takes: boolean; readonly exists?: boolean }) {
  const bodies: (readonly [RouteName, unknown])[] = [];
  const app: Record<string, unknown> = { ...APP, variables: exists ? ['OLD'] : [] };
  const double = new ServiceDouble({
    statuses: [status],
    dialect: {
      like: 'a service that shows its apps',
      request(call: RouteName, body) {
        if (call === 'replaceEnv' || call === 'deploy') bodies.push([call, body]);
        if (call === 'replaceEnv') app.variables = Object.keys(Object(Object(body).env));
        return body;
      },
      answer: (call, ours) => {
        const deployTakes = takes ? ['branch', 'commit', 'configuration', 'env'] : ['branch', 'commit'];
        return { body: call === 'listEnvironments' ? { ...ours, app, deployTakes } : ours };
      },
      refused: () => ({}),
    },
  });
  if (exists) double.apps.set('shop', { appID: 'shop', body: {}, env: undefined, deployments: [] });
  return { double, bodies, app };
}

const noticesOf = ({ events }: Awaited<ReturnType<typeof runDeploy>>) =>
  events.flatMap((event) => (event.type === 'notice' ? [event.message] : [])).filter((text) => /variables/.test(text));

test('a platform that takes variables with a deployment gets them there, and a failure is told to keep none', async () => {
  for (const status of ['succeeded', 'failed']) {
    const { double, bodies } = service(status, { takes: true });
    await using _ = double;
    const told = await runDeploy(double);
    expect(told.outcome.status).toBe(status);
    expect(bodies).toEqual([['deploy', expect.objectContaining({ env: { A: '1' } })]]);
    expect(noticesOf(told)).toEqual(status === 'failed' ? [expect.stringContaining('its variables (A)')] : []);
  }
});

test('another service gets them before, keeps them after a failure, and the notice says so', async () => {
  for (const status of ['succeeded', 'failed']) {
    const { double, bodies } = service(status, { takes: false });
    await using _ = double;
    const told = await runDeploy(double);
    expect(bodies.map(([call]) => call)).toEqual(['replaceEnv', 'deploy']);
    expect(bodies[1]?.[1]).not.toHaveProperty('env');
    expect(noticesOf(told)).toEqual(
      status === 'failed'
        ? [expect.stringMatching(/^The app keeps the variables of this deployment, .*: A\. .* had OLD\. To go back, /)]
        : [],
    );
  }
});

test('an app that a failed deploy created has no variables afterwards, if somebody else has set none', async () => {
  const made = service('failed', { takes: true, exists: false });
  await using _ = made.double;
  const told = await runDeploy(made.double);
  expect(made.bodies.filter(([call]) => call === 'replaceEnv')).toEqual([
    ['replaceEnv', { env: { A: '1' } }],
    ['replaceEnv', { env: {} }],
  ]);
  expect(made.app.variables).toEqual([]);
  expect(noticesOf(told)).toEqual([expect.stringContaining('its variables (A)')]);
});
