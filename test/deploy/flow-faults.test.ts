import { describe, expect, test } from 'vitest';
import { createControlPlane } from '../../src/api/control-plane.ts';
import { createTransport } from '../../src/api/transport.ts';
import type { ErrorCode } from '../../src/base/errors.ts';
import type { RouteName } from '../../src/contract/routes.ts';
import type { DeployEvent, DeployOutcome } from '../../src/deploy/events.ts';
import { deploy } from '../../src/deploy/flow.ts';
import type { DeployPlan } from '../../src/deploy/plan.ts';
import { FakeClock } from '../support/clock.ts';
import { FAULTS, type Fault, ServiceDouble } from '../support/service-double.ts';

const PLAN: DeployPlan = {
  org: 'acme',
  project: 'web',
  app: 'shop',
  rememberedAppID: undefined,
  create: true,
  appType: 'web-landing',
  configuration: {
    repository: 'acme/shop',
    branch: 'main',
    buildCommand: 'npm run build',
    settings: { spaFallback: true },
  },
  env: { kind: 'replace', variables: new Map([['A', '1']]) },
  commit: 'a'.repeat(40),
  attachTo: undefined,
  follow: { wait: true, timeoutMs: 600_000, onTimeout: 'fail', pollIntervalMs: undefined, statusMap: new Map() },
  verify: 'off',
  urlTemplate: 'https://{app}.example.com',
  dryRun: false,
};

interface Told {
  readonly outcome: DeployOutcome;
  readonly events: readonly DeployEvent[];
}

async function run(
  service: ServiceDouble,
  plan: Partial<DeployPlan> = {},
  signal = new AbortController().signal,
): Promise<Told> {
  const baseUrl = await service.start();
  // The wait for a date is counted from the service's clock.
  const clock = new FakeClock(Date.now());
  const events: DeployEvent[] = [];
  const uuid = () => crypto.randomUUID();
  const tokens = { token: async () => 'token', renew: async () => false };
  // Short only where an attempt is meant to run out of time: the machine may be busy.
  const timeoutMs = service.isSlow ? 1_000 : 30_000;
  const transport = createTransport({ baseUrl, fetch, clock, random: () => 0.5, tokens, uuid, timeoutMs });
  const platform = createControlPlane(transport, PLAN);
  const reporter = (event: DeployEvent) => void events.push(event);
  const every = () => () => {};
  const deps = {
    platform,
    identify: async () => 'given',
    every,
    fetch,
    clock,
    random: () => 0.5,
    uuid,
    reporter,
    signal,
  };
  return { outcome: await deploy({ ...PLAN, ...plan }, deps), events };
}

/** The end of a cell: the deploy succeeds as if nothing had been, or ends with this code. */
type End = 'succeeded' | ErrorCode;

/** A redirect elsewhere is never followed; an answer past the bound is not asked for again, but a POST's is looked for. */
const HARD: Readonly<Partial<Record<Fault, End>>> = { 'redirect elsewhere': 'redirected' };
const READ: Readonly<Partial<Record<Fault, End>>> = { ...HARD, '10 MB body': 'response_too_large' };

/** Each call of the flow, and the faults after which it does not simply succeed. */
const ENDS: readonly (readonly [call: RouteName, ends: Readonly<Partial<Record<Fault, End>>>])[] = [
  ['listEnvironments', READ],
  ['createApp', HARD],
  ['replaceEnv', READ],
  ['deploy', HARD],
  ['listDeployments', READ],
];

describe.each(ENDS)('a fault at %s', (call, ends) => {
  test.each(FAULTS)('%s: one app, one deployment, the right words', async (fault) => {
    await using service = new ServiceDouble();
    service.fail(call, fault);
    const { outcome } = await run(service);
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
    const { outcome } = await run(service);
    const end = READ[fault] ?? 'succeeded';
    expect(outcome.error?.code ?? outcome.status).toBe(end);
    expect(service.apps.get('shop')?.deployments).toHaveLength(end === 'succeeded' ? 1 : 0);
    expect(service.calls).not.toContain('createApp');
  });
});

describe('a fault at readFailure', () => {
  test.each(FAULTS)('%s: a failed deployment stays a failed one', async (fault) => {
    await using service = new ServiceDouble({ statuses: ['building', 'failed'] });
    service.fail('readFailure', fault);
    const { outcome, events } = await run(service);
    expect([outcome.status, outcome.error?.code]).toEqual(['failed', 'deploy_failed']);
    const explained = !READ[fault];
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
  const { outcome } = await run(service);
  expect([outcome.status, outcome.deployID, outcome.error?.code]).toEqual(['pending', 'd1', 'service_error']);
});

test('a list that cannot be read before the trigger is a failed deploy: nothing is under way', async () => {
  await using service = new ServiceDouble();
  service.fail('listDeployments', '503', 1_000);
  const { outcome } = await run(service);
  expect([outcome.status, outcome.error?.code]).toEqual(['failed', 'service_error']);
  expect(service.calls).not.toContain('deploy');
});

test('an answer lost three times over is still one deployment', async () => {
  await using service = new ServiceDouble({ honoursKeys: true });
  service.fail('deploy', 'lost answer', 3);
  const { outcome } = await run(service);
  expect([outcome.status, service.apps.get('shop')?.deployments.length]).toEqual(['succeeded', 1]);
});

test('follows the deployment that an earlier run of the same commit left under way', async () => {
  await using service = new ServiceDouble();
  const running = { deployID: 'd7', looks: 0, commit: PLAN.commit, branch: 'main' };
  service.apps.set('shop', { appID: 'shop', body: {}, env: undefined, deployments: [running] });
  const { outcome, events } = await run(service, { attachTo: 'd7' });
  expect([outcome.status, outcome.deployID]).toEqual(['succeeded', 'd7']);
  expect(service.calls).not.toContain('deploy');
  expect(events).toContainEqual({ type: 'deployment-known', deployID: 'd7', attached: true });
});

test('a dry run changes nothing and says what a deploy would do', async () => {
  await using service = new ServiceDouble();
  const { outcome, events } = await run(service, { dryRun: true });
  expect(outcome.status).toBe('skipped');
  expect(service.calls).toEqual(['listEnvironments']);
  expect(events.filter((event) => event.type === 'notice')).toHaveLength(3);
});

test('an app that is not to be created is asked for by its ID', async () => {
  await using service = new ServiceDouble();
  const { outcome } = await run(service, { create: false });
  expect([outcome.status, outcome.error?.code]).toEqual(['failed', 'app_not_found']);
});

test('variables that were not given are left alone', async () => {
  await using service = new ServiceDouble();
  await run(service, { env: { kind: 'leave' } });
  expect(service.calls).not.toContain('replaceEnv');
});

test('ends at once without waiting where it is told so', async () => {
  await using service = new ServiceDouble();
  const { outcome } = await run(service, { follow: { ...PLAN.follow, wait: false } });
  expect([outcome.status, outcome.deployID, outcome.error]).toEqual(['pending', 'd1', undefined]);
});

test.each(['fail', 'detach'] as const)(
  'a timeout with on-timeout %s says that the platform goes on',
  async (onTimeout) => {
    await using service = new ServiceDouble({ statuses: ['building'] });
    const { outcome, events } = await run(service, { follow: { ...PLAN.follow, timeoutMs: 5_000, onTimeout } });
    const followed = events.find((event) => event.type === 'phase-finished' && event.phase === 'follow');
    expect(followed).toMatchObject({ detail: 'building', unwished: onTimeout === 'fail' });
    expect([outcome.status, outcome.error?.code]).toEqual([
      'pending',
      onTimeout === 'fail' ? 'deploy_timeout' : undefined,
    ]);
  },
);
