import { createControlPlane } from '../../src/api/control-plane.ts';
import { createTransport } from '../../src/api/transport.ts';
import type { DeployEvent, DeployOutcome } from '../../src/deploy/events.ts';
import { deploy } from '../../src/deploy/flow.ts';
import type { DeployPlan } from '../../src/deploy/plan.ts';
import { FakeClock } from './clock.ts';
import type { ServiceDouble } from './service-double.ts';

export const PLAN: DeployPlan = {
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
  ownership: { takeOver: false, alsoNamed: [], server: 'https://github.com', otherBranch: 'deploy' },
  env: { kind: 'replace', variables: new Map([['A', '1']]) },
  commit: 'a'.repeat(40),
  attachTo: undefined,
  follow: { wait: true, timeoutMs: 600_000, onTimeout: 'fail', pollIntervalMs: undefined, statusMap: new Map() },
  verify: 'off',
  urlTemplate: 'https://{app}.example.com',
  dryRun: false,
};

export interface Told {
  readonly outcome: DeployOutcome;
  readonly events: readonly DeployEvent[];
}

/** Runs the whole flow against a double, over its socket. The clock jumps, so that the flow does not wait. */
export async function runDeploy(
  service: ServiceDouble,
  plan: Partial<DeployPlan> = {},
  signal = new AbortController().signal,
): Promise<Told> {
  const baseUrl = await service.start();
  // The wait until a date depends on the service's clock.
  const clock = new FakeClock(Date.now());
  const events: DeployEvent[] = [];
  const uuid = () => crypto.randomUUID();
  const tokens = { token: async () => 'token', renew: async () => false };
  // Short only if the test is about the timeout, because the machine may be busy.
  const timeoutMs = service.isSlow ? 1_000 : 30_000;
  const transport = createTransport({ baseUrl, fetch, clock, random: () => 0.5, tokens, uuid, timeoutMs });
  const platform = createControlPlane(transport, PLAN, plan.apiMap);
  const reporter = (event: DeployEvent) => void events.push(event);
  const every = () => () => {};
  const tree = { root: '/checkout', exists: (file: string) => file === 'src/app.ts', list: () => [] };
  const identify = async () => 'given';
  const deps = { platform, identify, every, fetch, clock, random: () => 0.5, uuid, reporter, tree, signal };
  return { outcome: await deploy({ ...PLAN, ...plan }, deps), events };
}
