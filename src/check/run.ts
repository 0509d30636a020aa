import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { isAbsolute, join } from 'node:path';
import { withLocalhostNames } from '../api/direct.ts';
import { systemClock } from '../base/clock.ts';
import { formatDuration } from '../base/durations.ts';
import { isDiskFull, SlipwayError, systemCode } from '../base/errors.ts';
import type { BuiltFile } from '../contract/built-output.ts';
import { isFunctionType } from '../contract/limits.ts';
import type { StartPlatform } from '../contract/platform-start.ts';
import type { DeployOutcome, Reporter } from '../deploy/events.ts';
import type { DeployPlan } from '../deploy/plan.ts';
import { type Checkout, findBase, openCheckout } from './checkout.ts';
import { type Comparison, compareWith } from './compare.ts';
import { crawl } from './crawl.ts';
import { startEmbedded } from './embedded.ts';
import { allFindings } from './findings.ts';
import type { OutputReport } from './output.ts';
import type { Site } from './probe.ts';
import { type CheckReport, checkFailure, verdict } from './report.ts';
import { type SourceSearch, sourcesOf } from './sources.ts';

/** Receives what a check finds: the action's report, or a terminal's. */
export interface CheckListener {
  readonly report: Reporter;
  /** Receives each secret before it is used: hide it from then on. */
  addSecret(secret: string): void;
  /** Receives the commit that is checked: on a pull request usually the merge commit. */
  checkedOut(commit: string): void;
  checked(report: CheckReport): void | Promise<void>;
  compared(comparison: Comparison): void | Promise<void>;
}

export interface CheckEdge {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Aborted on SIGINT: the runner's way to cancel. */
  readonly signal: AbortSignal;
  /** The checkout, if the plan names no path of another one. */
  readonly workspace: string;
  /** Loads the platform. */
  readonly startPlatform: StartPlatform;
}

/**
 * Runs `mode: check` of the action, and `slipway check`: builds the checked-out commit on a platform of its own, and checks the
 * site through its edge. With `compareTo`, compares the output with that commit's. Submodules come over https, as on every
 * platform, and Git LFS leaves its pointers. Throws if the check cannot start.
 */
export async function runCheck(
  plan: DeployPlan,
  compareTo: string | undefined,
  report: CheckListener,
  edge: CheckEdge,
): Promise<DeployOutcome> {
  try {
    return await check(plan, compareTo, report, edge);
  } catch (error) {
    if (!edge.signal.aborted) throw isFull(error) ? diskFull(edge.env, error) : error;
    return { ...NOTHING_LEFT, status: 'cancelled', failure: undefined, phases: [], error: interruption() };
  }
}

async function check(
  plan: DeployPlan,
  compareTo: string | undefined,
  report: CheckListener,
  edge: CheckEdge,
): Promise<DeployOutcome> {
  const { env, signal } = edge;
  const { repository, branch, outputDirectory } = plan.configuration;
  // A path names another checkout. Any other repository is the run's own, which is checked out here.
  const folder = isAbsolute(repository) ? repository : edge.workspace;
  await using scratch = await scratchFolder(env);
  const lent = join(scratch.path, 'source.git');
  // Git works while the platform starts.
  const opening = openCheckout(folder, env, signal);
  opening.catch(() => {});
  const onSecret = (secret: string) => report.addSecret(secret);
  const parts = { ...edge, scratch: scratch.path, lent, folder, onSecret };
  await using embedded = await startEmbedded(parts);
  const checkout = await opening;
  report.checkedOut(checkout.commit);
  warnOfChanges(checkout, report.report);
  await checkout.lend(lent, branch);
  const base = compareTo === undefined ? undefined : await findBase(compareTo, checkout, lent, env, signal);
  const began = systemClock.now();
  const { commit } = checkout;
  // The site's address ends with the check, so the report must not show it.
  let isServer = isFunctionType(plan.appType);
  const reporter: Reporter = (event) => {
    if (event.type === 'url') isServer ||= event.isServer === true;
    else report.report(event);
  };
  const sources = sourcesOf(checkout.git, commit, outputDirectory);
  // The build waits for none of it: the calls do without `fetch`, and what reads the site needs that and the sources.
  const prepare = () => {
    void new Response(Buffer.of());
    sources.begin();
  };
  const { outcome, output } = await embedded.deploy(commit, plan, reporter, prepare);
  const { status, url } = outcome;
  if (status !== 'succeeded' || output === undefined || url === undefined) return ended(outcome, plan);
  const site = { root: new URL(url), fetch: withLocalhostNames(fetch), signal };
  const checked = await checkSite(site, output, isServer, sources);
  await report.checked(checked);
  const leftMs = plan.follow.timeoutMs - (systemClock.now() - began);
  const compared = base && { embedded, report, signal, checked: { commit, report: checked, output }, leftMs };
  const more = compared ? await compareWith(base, plan, compared) : [];
  const error = verdict(checked);
  return {
    ...outcome,
    ...NOTHING_LEFT,
    status: error ? 'failed' : 'succeeded',
    error,
    phases: [...outcome.phases, ...more],
    failure: error && checkFailure(error, checked),
  };
}

const LARGEST = 5;

/** Checks a built and served site: its pages and links through the edge, and the files of its output. */
async function checkSite(
  site: Site,
  output: OutputReport,
  isServer: boolean,
  sources: SourceSearch,
): Promise<CheckReport> {
  const paths = output.files.map(({ path }) => path);
  const crawled = await crawl(site, paths, isServer);
  const sum = (of: (file: BuiltFile) => number) => output.files.reduce((total, file) => total + of(file), 0);
  return {
    pages: crawled.pages,
    links: crawled.links,
    files: output.files.length,
    bytes: sum(({ bytes }) => bytes),
    brotli: sum(({ brotli }) => brotli),
    gzip: sum(({ gzip }) => gzip),
    largest: output.files.toSorted((a, b) => b.bytes - a.bytes).slice(0, LARGEST),
    findings: await allFindings(crawled, output, sources),
  };
}

/** The app and its site end with the check, so that nobody could look them up. */
const NOTHING_LEFT = { appID: undefined, appCreated: false, deployID: undefined, url: undefined };

/** Makes the outcome of a check whose deploy did not succeed: no deployment goes on after it. */
export function ended(outcome: DeployOutcome, { follow }: Pick<DeployPlan, 'follow'>): DeployOutcome {
  const shown = { ...outcome, ...NOTHING_LEFT };
  if (outcome.error?.code === 'interrupted') return { ...shown, status: 'cancelled', error: interruption() };
  if (outcome.status !== 'pending') return shown;
  if (outcome.error && outcome.error.code !== 'deploy_timeout') return { ...shown, status: 'failed' };
  const message = `The check has not ended within ${formatDuration(follow.timeoutMs)}, and was stopped`;
  return {
    ...shown,
    status: 'failed',
    error: new SlipwayError('deploy_timeout', message, { input: 'timeout', remedy: 'Raise the input timeout.' }),
  };
}

function interruption(): SlipwayError {
  return new SlipwayError('interrupted', 'Interrupted: the check was stopped, and has no result');
}

const NAMES_SHOWN = 5;

function warnOfChanges({ changed }: Checkout, report: Reporter): void {
  if (changed.length === 0) return;
  const names = changed.slice(0, NAMES_SHOWN).join(', ');
  const more = changed.length > NAMES_SHOWN ? ` and ${changed.length - NAMES_SHOWN} more` : '';
  report({
    type: 'warning',
    message: `Changed since the commit, and not part of the check: ${names}${more}`,
    remedy: 'The platform builds commits: commit what belongs to the check.',
  });
}

const NAMED_BY = 'RUNNER_TEMP names it, and without that TMPDIR.';

function isFull(error: unknown): boolean {
  return isDiskFull(error) || (error instanceof SlipwayError && error.code === 'disk_full');
}

/** The check has all that it writes in one folder, which its user did not choose. */
function diskFull(env: CheckEdge['env'], cause: unknown): SlipwayError {
  const message = `The disk with the folder for temporary files, ${env.RUNNER_TEMP || tmpdir()}, is full`;
  return new SlipwayError('disk_full', message, { remedy: `Free some space on it. ${NAMED_BY}`, cause });
}

async function scratchFolder(env: CheckEdge['env']): Promise<AsyncDisposable & { readonly path: string }> {
  const folder = env.RUNNER_TEMP || tmpdir();
  const path = await mkdtemp(join(folder, 'slipway-check-')).catch((cause: unknown) => {
    if (isDiskFull(cause)) throw cause;
    const message = `The folder for temporary files, ${folder}, cannot be written (${systemCode(cause) ?? 'fault'})`;
    throw new SlipwayError('invalid_input', message, {
      remedy: `Make it one that this user can write. ${NAMED_BY}`,
      cause,
    });
  });
  // A failure here must not fail the check: the runner removes its temporary files itself.
  return {
    path,
    [Symbol.asyncDispose]: () => rm(path, { recursive: true, force: true, maxRetries: 3 }).catch(() => {}),
  };
}
