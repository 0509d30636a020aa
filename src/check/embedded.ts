import { join } from 'node:path';
import { platformIdentity } from '../api/identity/offer.ts';
import { type Clock, systemClock } from '../base/clock.ts';
import type { StartedPlatform, StartPlatform } from '../contract/platform-start.ts';
import { connect } from '../deploy/connect.ts';
import type { DeployOutcome, Reporter } from '../deploy/events.ts';
import { deploy } from '../deploy/flow.ts';
import type { DeployPlan } from '../deploy/plan.ts';
import { workingTree } from '../deploy/working-tree.ts';
import type { Env } from './git.ts';
import { judgeOutput, type OutputReport } from './output.ts';

/** The platform of one check. It listens on loopback alone; disposing removes it. */
export interface Embedded extends AsyncDisposable {
  /** Deploys `commit` of the lent repository as planned. One call at a time. `onBuilding`: called while a build runs that takes longer. */
  deploy(commit: string, plan: DeployPlan, reporter: Reporter, onBuilding?: () => void): Promise<Deployed>;
}

export interface Deployed {
  readonly outcome: DeployOutcome;
  /** The output of the build. Absent if the build failed. */
  readonly output: OutputReport | undefined;
}

interface EmbeddedParts {
  readonly startPlatform: StartPlatform;
  readonly env: Env;
  readonly signal: AbortSignal;
  /** An empty folder, the bare repository in it, and the checkout that lends its objects to that. */
  readonly scratch: string;
  readonly lent: string;
  readonly folder: string;
  readonly onSecret: (secret: string) => void;
}

export async function startEmbedded(parts: EmbeddedParts): Promise<Embedded> {
  const { startPlatform, env, scratch, lent } = parts;
  let output: OutputReport | undefined;
  let built = new AbortController();
  const platform = await startPlatform({
    dir: join(scratch, 'platform'),
    port: 0,
    allowLocalGit: true,
    lasting: false,
    // As by hand: the registry and the services of the runner's own network must work.
    buildNetwork: 'open',
    env,
    async onOutput(described) {
      output = judgeOutput(described);
      built.abort();
    },
  });
  return {
    async deploy(wanted, plan, reporter, onBuilding = () => {}) {
      output = undefined;
      built = new AbortController();
      const stopWaiting = systemClock.after(BUILDING_MS, onBuilding);
      const sleep = sleepUntil(built.signal);
      try {
        const outcome = await deployTo(platform, adapted(plan, wanted, lent), reporter, { ...parts, sleep });
        return { outcome, output };
      } finally {
        stopWaiting();
      }
    },
    [Symbol.asyncDispose]: () => platform[Symbol.asyncDispose](),
  };
}

/** Milliseconds after which a build runs. */
const BUILDING_MS = 500;
/** Milliseconds between two requests for the status, while the build runs and after it. Each takes time of this process. */
const LOOK_EVERY_MS = 100;
const LOOK_SOON_MS = 5;

/** Makes a sleep that ends when there is an output, because the platform only has to store it then. */
function sleepUntil(built: AbortSignal): Clock['sleep'] {
  return async (ms, signal) => {
    if (built.aborted) return systemClock.sleep(LOOK_SOON_MS, signal);
    try {
      await systemClock.sleep(ms, signal ? AbortSignal.any([signal, built]) : built);
    } catch (error) {
      signal?.throwIfAborted();
      if (!built.aborted) throw error;
    }
  };
}

/** Adapts the plan to a new, empty platform. */
function adapted(plan: DeployPlan, commit: string, repository: string): DeployPlan {
  const { configuration, follow } = plan;
  // The check reads the site at its subdomain.
  const { domains: _, ...settings } = configuration.settings;
  return {
    ...plan,
    configuration: { ...configuration, repository, settings },
    commit,
    create: true,
    isPassing: true,
    verify: 'off',
    urlTemplate: undefined,
    follow: { ...follow, wait: true, pollIntervalMs: LOOK_EVERY_MS, statusMap: new Map() },
  };
}

function deployTo(
  platform: StartedPlatform,
  plan: DeployPlan,
  reporter: Reporter,
  { signal, folder, onSecret, sleep }: EmbeddedParts & Pick<Clock, 'sleep'>,
): Promise<DeployOutcome> {
  const { baseUrl, requestUrl, requestToken } = platform;
  const source = platformIdentity({ requestUrl, requestToken, audience: baseUrl });
  const deps = connect(
    plan,
    { baseUrl, source },
    {
      fetch,
      clock: { ...systemClock, sleep },
      tree: workingTree(folder),
      signal,
      run: () => Promise.reject(new TypeError('A check runs no token command')),
      onSecret,
      reporter,
    },
  );
  return deploy(plan, deps);
}
