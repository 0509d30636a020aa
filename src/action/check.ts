import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { isAbsolute, join } from 'node:path';
import { withLocalhostNames } from '../api/loopback.ts';
import { formatDuration } from '../base/durations.ts';
import { SlipwayError } from '../base/errors.ts';
import {
  type Checkout,
  checkSite,
  inspectOutput,
  type OutputReport,
  openCheckout,
  sourcesOf,
  verdict,
} from '../check/index.ts';
import { connect } from '../deploy/connect.ts';
import type { DeployOutcome, Reporter } from '../deploy/events.ts';
import { deploy } from '../deploy/flow.ts';
import type { DeployPlan } from '../deploy/plan.ts';
import { workingTree } from '../deploy/working-tree.ts';
import type { ActionReport } from './reporter.ts';

type Env = Readonly<Record<string, string | undefined>>;

/** An embedded platform as the entrypoint hands it in. */
export interface CheckPlatform extends AsyncDisposable {
  readonly baseUrl: string;
  readonly requestUrl: string;
  readonly requestToken: string;
}

export type StartPlatform = (options: {
  readonly dir: string;
  readonly port: 0;
  readonly allowLocalGit: true;
  readonly precompress: false;
  readonly env: Env;
  readonly onOutput: (directory: string, signal: AbortSignal) => Promise<void>;
}) => Promise<CheckPlatform>;

export interface CheckEdge {
  readonly env: Env;
  readonly signal: AbortSignal;
  readonly workspace: string;
  readonly startPlatform: StartPlatform;
}

/** Milliseconds between two looks at the deployment: the platform is in this process. */
const LOOK_EVERY_MS = 50;

/**
 * `mode: check`: builds the commit that is checked out on a platform of its own, which listens on loopback alone and is
 * gone afterwards, and looks at the site through its edge. Submodules come over https, as on every platform, and
 * Git LFS leaves its pointers. Throws what keeps a check from beginning.
 */
export async function runCheck(plan: DeployPlan, report: ActionReport, edge: CheckEdge): Promise<DeployOutcome> {
  try {
    return await check(plan, report, edge);
  } catch (error) {
    if (!edge.signal.aborted) throw error;
    return { ...NOT_KEPT, status: 'cancelled', failure: undefined, phases: [], error: interruption() };
  }
}

async function check(plan: DeployPlan, report: ActionReport, edge: CheckEdge): Promise<DeployOutcome> {
  const { env, signal } = edge;
  const { repository, branch, outputDirectory } = plan.configuration;
  // A path names a checkout that lies elsewhere; any other repository is this run's own, and is checked out.
  const folder = isAbsolute(repository) ? repository : edge.workspace;
  const checkout = await openCheckout(folder, env, signal);
  tellChanged(checkout, report.report);
  await using scratch = await scratchFolder(env);
  const lent = join(scratch.path, 'source.git');
  await checkout.lend(lent, branch);
  let output: OutputReport | undefined;
  await using platform = await edge.startPlatform({
    ...{ dir: join(scratch.path, 'platform'), port: 0, allowLocalGit: true, precompress: false, env },
    async onOutput(directory, stopped) {
      output = await inspectOutput(directory, { commit: checkout.commit, signal: stopped });
    },
  });
  const outcome = await deployHere({ ...plan, ...adapted(plan, checkout, lent) }, platform, report, {
    ...edge,
    workspace: folder,
  });
  const { status, url } = outcome;
  if (status !== 'succeeded' || output === undefined || url === undefined) return ended(outcome, plan);
  const site = { root: new URL(url), fetch: withLocalhostNames(fetch), signal };
  const checked = await checkSite(site, output, sourcesOf(checkout.git, checkout.commit, outputDirectory));
  await report.checked(checked);
  const error = verdict(checked);
  return { ...outcome, ...NOT_KEPT, status: error ? 'failed' : 'succeeded', error };
}

/** What ends with the check: nobody can look these up. */
const NOT_KEPT = { appID: undefined, appCreated: false, deployID: undefined, url: undefined };

/** The plan for a platform that knows nothing yet and that this run can see through. */
function adapted(plan: DeployPlan, { commit }: Checkout, repository: string): Partial<DeployPlan> {
  const { configuration, follow } = plan;
  return {
    configuration: { ...configuration, repository },
    commit,
    create: true,
    verify: 'off',
    urlTemplate: undefined,
    follow: { ...follow, wait: true, pollIntervalMs: LOOK_EVERY_MS, statusMap: new Map() },
  };
}

function deployHere(
  plan: DeployPlan,
  platform: CheckPlatform,
  report: ActionReport,
  { signal, workspace }: CheckEdge,
): Promise<DeployOutcome> {
  const { baseUrl, requestUrl, requestToken } = platform;
  const source = { kind: 'platform', requestUrl, requestToken, audience: baseUrl } as const;
  const deps = connect(
    plan,
    { baseUrl, source },
    {
      ...{ fetch, tree: workingTree(workspace), signal },
      run: () => Promise.reject(new TypeError('A check runs no token command')),
      onSecret: (secret) => report.addSecret(secret),
      // The site's address ends with the check: nobody can open it.
      reporter: (event) => event.type === 'url' || report.report(event),
    },
  );
  return deploy(plan, deps);
}

/** An outcome in a check's words: no platform goes on with anything, and there is no site to open. */
function ended(outcome: DeployOutcome, { follow }: DeployPlan): DeployOutcome {
  const shown = { ...outcome, ...NOT_KEPT };
  if (outcome.error?.code === 'interrupted') return { ...shown, status: 'cancelled', error: interruption() };
  if (outcome.status !== 'pending') return shown;
  const message = `The check has not ended within ${formatDuration(follow.timeoutMs)}, and was stopped`;
  const remedy = 'Raise the input timeout.';
  return {
    ...shown,
    status: 'failed',
    error: new SlipwayError('deploy_timeout', message, { input: 'timeout', remedy }),
  };
}

function interruption(): SlipwayError {
  return new SlipwayError('interrupted', 'Interrupted: the check was stopped, and has no result');
}

const NAMES_TOLD = 5;

function tellChanged({ changed }: Checkout, tell: Reporter): void {
  if (changed.length === 0) return;
  const names = changed.slice(0, NAMES_TOLD).join(', ');
  const more = changed.length > NAMES_TOLD ? ` and ${changed.length - NAMES_TOLD} more` : '';
  tell({
    type: 'warning',
    message: `Changed since the commit, and not part of the check: ${names}${more}`,
    remedy: 'The platform builds commits: commit what it shall see.',
  });
}

async function scratchFolder(env: Env): Promise<AsyncDisposable & { readonly path: string }> {
  const path = await mkdtemp(join(env.RUNNER_TEMP || tmpdir(), 'slipway-check-'));
  // What cannot be removed stays among the runner's temporary files, which it removes itself: no reason to fail a check.
  return {
    path,
    [Symbol.asyncDispose]: () => rm(path, { recursive: true, force: true, maxRetries: 3 }).catch(() => {}),
  };
}
