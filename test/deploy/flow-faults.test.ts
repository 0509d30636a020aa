import { describe, expect, test } from 'vitest';
import { ENDS, READ_ENDS } from '../support/fault-ends.ts';
import { PLAN, runDeploy } from '../support/flow.ts';
import { FAULTS, ServiceDouble } from '../support/service-double.ts';

describe.each(ENDS)('a fault at %s', (call, ends) => {
  test.each(FAULTS)('%s: one app, one deployment, the right words', async (fault) => {
    await using service = new ServiceDouble();
    service.fail(call, fault);
    const { outcome } = await runDeploy(service);
    const end = ends[fault] ?? 'succeeded';
    expect(outcome.error?.code ?? outcome.status).toBe(end);
    expect(service.elsewhere).toEqual([]);
    const app = service.apps.get('shop');
    if (end !== 'succeeded') return expect(outcome.error?.remedy).toMatch(/\w/);
    expect(service.apps.size).toBe(1);
    expect(app?.deployments).toHaveLength(1);
    expect(app?.env).toEqual({ A: '1' });
    expect(outcome).toMatchObject({
      appID: 'shop',
      appCreated: true,
      deployID: 'd1',
      url: 'https://shop.example.com/',
    });
  });
});

describe('a fault at updateApp', () => {
  test.each(FAULTS)('%s: the app is updated and deployed once', async (fault) => {
    await using service = new ServiceDouble();
    service.apps.set('shop', { appID: 'shop', body: {}, env: undefined, deployments: [] });
    service.fail('updateApp', fault);
    const { outcome } = await runDeploy(service);
    const end = READ_ENDS[fault] ?? 'succeeded';
    expect(outcome.error?.code ?? outcome.status).toBe(end);
    expect(service.apps.get('shop')?.deployments).toHaveLength(end === 'succeeded' ? 1 : 0);
    expect(service.calls).not.toContain('createApp');
  });
});

describe('a fault at readFailure', () => {
  test.each(FAULTS)('%s: a failed deployment stays a failed one', async (fault) => {
    await using service = new ServiceDouble({ statuses: ['building', 'failed'] });
    service.fail('readFailure', fault);
    const { outcome, events } = await runDeploy(service);
    expect([outcome.status, outcome.error?.code]).toEqual(['failed', 'deploy_failed']);
    const explained = !READ_ENDS[fault];
    expect(outcome.failure?.code).toBe(explained ? 'build_failed' : undefined);
    expect(events.some((event) => event.type === 'warning')).toBe(!explained);
  });
});

test('a lasting fault of the list after the trigger leaves the deployment pending, not failed', async () => {
  await using service = new ServiceDouble();
  let looks = 0;
  const listen = service.calls.push.bind(service.calls);
  service.calls.push = (...names) => {
    if (names[0] === 'listDeployments' && ++looks === 3) service.fail('listDeployments', '503', 1_000);
    return listen(...names);
  };
  const { outcome } = await runDeploy(service);
  expect([outcome.status, outcome.deployID, outcome.error?.code]).toEqual(['pending', 'd1', 'service_error']);
});

test('a list that cannot be read before the trigger is a failed deploy: nothing is under way', async () => {
  await using service = new ServiceDouble();
  service.fail('listDeployments', '503', 1_000);
  const { outcome } = await runDeploy(service);
  expect([outcome.status, outcome.error?.code]).toEqual(['failed', 'service_error']);
  expect(service.calls).not.toContain('deploy');
});

test('an answer lost three times over is still one deployment', async () => {
  await using service = new ServiceDouble({ honoursKeys: true });
  service.fail('deploy', 'lost answer', 3);
  const { outcome } = await runDeploy(service);
  expect([outcome.status, service.apps.get('shop')?.deployments.length]).toEqual(['succeeded', 1]);
});

test('follows the deployment that an earlier run of the same commit left under way', async () => {
  await using service = new ServiceDouble();
  const running = { deployID: 'd7', looks: 0, commit: PLAN.commit, branch: 'main' };
  service.apps.set('shop', { appID: 'shop', body: {}, env: undefined, deployments: [running] });
  const { outcome, events } = await runDeploy(service, { attachTo: 'd7' });
  expect([outcome.status, outcome.deployID]).toEqual(['succeeded', 'd7']);
  expect(service.calls).not.toContain('deploy');
  expect(events).toContainEqual({ type: 'deployment-known', deployID: 'd7', attached: true });
});

test('a dry run changes nothing and says what a deploy would do', async () => {
  await using service = new ServiceDouble();
  const { outcome, events } = await runDeploy(service, { dryRun: true });
  expect(outcome.status).toBe('skipped');
  expect(service.calls).toEqual(['listEnvironments']);
  expect(events.flatMap((event) => (event.type === 'notice' ? event.message : []))).toEqual([
    'Dry run: would create the app shop in acme/web',
    'Dry run: would give it the type web-landing',
    'Dry run: would set spaFallback: true',
    'Dry run: would set buildCommand: "npm run build"',
    'Dry run: would replace its variables by: A',
    `Dry run: would deploy acme/shop, branch main, commit ${'a'.repeat(40)}`,
  ]);
});

test('an app that is not to be created is asked for by its ID', async () => {
  await using service = new ServiceDouble();
  const { outcome } = await runDeploy(service, { create: false });
  expect([outcome.status, outcome.error?.code]).toEqual(['failed', 'app_not_found']);
});

test('only what was done is reported: an app is created with its configuration, and nothing else was asked for', async () => {
  await using service = new ServiceDouble();
  const { events } = await runDeploy(service, { env: { kind: 'leave' } });
  const names = events.flatMap((event) => (event.type === 'phase-finished' ? event.phase : []));
  expect(names).toEqual(['identity', 'app', 'trigger', 'follow']);
});

test('variables that were not given are left alone', async () => {
  await using service = new ServiceDouble();
  await runDeploy(service, { env: { kind: 'leave' } });
  expect(service.calls).not.toContain('replaceEnv');
});

test('ends at once without waiting where it is told so', async () => {
  await using service = new ServiceDouble();
  const { outcome } = await runDeploy(service, { follow: { ...PLAN.follow, wait: false } });
  expect([outcome.status, outcome.deployID, outcome.error]).toEqual(['pending', 'd1', undefined]);
});

test.each(['fail', 'detach'] as const)(
  'a timeout with on-timeout %s says that the platform goes on',
  async (onTimeout) => {
    await using service = new ServiceDouble({ statuses: ['building'] });
    const { outcome, events } = await runDeploy(service, { follow: { ...PLAN.follow, timeoutMs: 5_000, onTimeout } });
    const followed = events.find((event) => event.type === 'phase-finished' && event.phase === 'follow');
    expect(followed).toMatchObject({ detail: 'building', failed: onTimeout === 'fail' });
    expect([outcome.status, outcome.error?.code]).toEqual([
      'pending',
      onTimeout === 'fail' ? 'deploy_timeout' : undefined,
    ]);
  },
);
