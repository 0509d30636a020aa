import { describe, expect, test } from 'vitest';
import { DIALECTS } from '../support/dialects/index.ts';
import { ENDS, type End, READ_ENDS } from '../support/fault-ends.ts';
import { PLAN, runDeploy } from '../support/flow.ts';
import { mapOf } from '../support/maps.ts';
import { FAULTS, type Fault, ServiceDouble } from '../support/service-double.ts';

/** The table of flow-faults.test.ts through the maps of three dialects, which change requests too. */
describe.each(['cloudflare', 'knative', 'vercel'])('%s', (name) => {
  async function run(service: ServiceDouble) {
    const apiMap = await mapOf(name);
    return runDeploy(service, { apiMap, follow: { ...PLAN.follow, statusMap: apiMap.statuses } });
  }
  const broken = { dialect: DIALECTS[name], statuses: ['building', 'failed'] };

  describe.each(ENDS)('a fault at %s', (call, ends) => {
    test.each(FAULTS)('%s: one app, one deployment, the right status', async (fault) => {
      await using service = new ServiceDouble({ dialect: DIALECTS[name] });
      service.fail(call, fault);
      const { outcome } = await run(service);
      const end: End = ends[fault] ?? 'succeeded';
      expect(outcome.error?.code ?? outcome.status).toBe(end);
      expect(service.elsewhere).toEqual([]);
      if (end !== 'succeeded') return expect(outcome.error?.remedy).toMatch(/\w/);
      expect(service.apps.size).toBe(1);
      expect(service.apps.get('shop')).toMatchObject({ env: { A: '1' }, deployments: [{ deployID: 'd1' }] });
      expect(outcome).toMatchObject({ appID: 'shop', appCreated: true, deployID: 'd1' });
    });
  });

  test.each(FAULTS)('a fault at updateApp, %s: the app is updated and deployed once', async (fault: Fault) => {
    await using service = new ServiceDouble({ dialect: DIALECTS[name] });
    service.apps.set('shop', { appID: 'shop', body: {}, env: undefined, deployments: [] });
    service.fail('updateApp', fault);
    const { outcome } = await run(service);
    const end = READ_ENDS[fault] ?? 'succeeded';
    expect(outcome.error?.code ?? outcome.status).toBe(end);
    expect(service.apps.get('shop')?.deployments).toHaveLength(end === 'succeeded' ? 1 : 0);
  });

  test.each(FAULTS)('a fault at readFailure, %s: the deployment is still reported as failed', async (fault) => {
    await using service = new ServiceDouble(broken);
    service.fail('readFailure', fault);
    const { outcome } = await run(service);
    expect([outcome.status, outcome.error?.code]).toEqual(['failed', 'deploy_failed']);
    expect(outcome.failure?.diagnostics).toHaveLength(READ_ENDS[fault] ? 0 : 1);
  });
});
