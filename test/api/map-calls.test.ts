import { describe, expect, test } from 'vitest';
import { type ControlPlane, createControlPlane } from '../../src/api/control-plane.ts';
import { createTransport } from '../../src/api/transport.ts';
import type { ApiMap } from '../../src/contract/api-map.ts';
import { statusFamily } from '../../src/contract/status.ts';
import { FakeClock } from '../support/clock.ts';
import { CALLS, givenTokens } from '../support/control-plane.ts';
import { DIALECTS } from '../support/dialects/index.ts';
import { mapOf } from '../support/maps.ts';
import { ServiceDouble } from '../support/service-double.ts';

/** What each of the seven calls does to the service, and what is understood of its answer, as far as all services tell it. */
async function allCalls(dialect?: string) {
  const map: ApiMap | undefined = dialect === undefined ? undefined : await mapOf(dialect);
  await using service = new ServiceDouble({
    dialect: dialect === undefined ? undefined : DIALECTS[dialect],
    statuses: ['queued', 'building', 'failed'],
  });
  const parts = { fetch, clock: new FakeClock(), random: () => 0.5, tokens: givenTokens, uuid: () => 'u' };
  const client = createControlPlane(
    createTransport({ baseUrl: await service.start(), ...parts }),
    { org: 'acme', project: 'web' },
    map,
  );
  const call = (name: string) => CALLS[name]?.(client);
  const created: Awaited<ReturnType<ControlPlane['createApp']>> = Object(await call('createApp'));
  const updated = Object(await call('updateApp'));
  await call('replaceEnv');
  const environments = await client.listEnvironments('shop');
  const deployed = await client.deploy('shop', { branch: 'main', commit: 'a'.repeat(40) });
  const families: (string | undefined)[] = [];
  for (let look = 0; look < 3; look += 1) {
    const { deployments } = await client.listDeployments('shop', { limit: 20 });
    const [only] = deployments;
    families.push(`${deployments.length} ${only?.deployID} ${statusFamily(only?.status ?? '', map?.statuses)}`);
  }
  const failure = await client.readFailure('shop', 'd1');
  const [app] = service.apps.values();
  return {
    ids: [created.appID, updated.appID, deployed?.deployID],
    production: environments.some(({ name }) => name === 'production'),
    families,
    tells: failure !== undefined && failure.log.length > 0,
    kept: { env: app?.env, deployed: app?.deployments.map(({ commit, branch }) => [commit, branch]) },
    calls: service.calls,
  };
}

describe.each(['cloudflare', 'knative', 'vercel'])('through the map of %s', (dialect) => {
  test('the seven calls do and tell what they do and tell without one', async () => {
    expect(await allCalls(dialect)).toEqual(await allCalls());
  });
});

test('without the map, what is sent to a service of another dialect is refused by name', async () => {
  await expect(
    (async () => {
      await using service = new ServiceDouble({ dialect: DIALECTS.knative });
      const parts = { fetch, clock: new FakeClock(), random: () => 0.5, tokens: givenTokens, uuid: () => 'u' };
      const transport = createTransport({ baseUrl: await service.start(), ...parts });
      await CALLS.createApp?.(createControlPlane(transport, { org: 'acme', project: 'web' }));
    })(),
  ).rejects.toThrow('metadata.name (our name), from the input app: "Required value"');
});
