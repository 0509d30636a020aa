import { formatDuration } from '../../base/durations.ts';
import { isDiskFull } from '../../base/errors.ts';
import { faultWords } from '../../contract/built-output.ts';
import type { BuildStage, Diagnostic } from '../../contract/control-plane.ts';
import { withoutCredentials } from '../../contract/repository.ts';
import type { Told } from '../dispatch/progress.ts';
import { Guard } from '../sandbox/guard/index.ts';
import { emptyWorkspace, giveAway } from '../sandbox/workspace.ts';
import { BuildFailure, type DetectedRepository } from '../shared/types.ts';
import { failure } from './failure.ts';
import { BuildLog } from './log.ts';
import type { Build, BuildOutput, End, Output } from './run.ts';
import { type ClonedSource, checkOut, openCheckout } from './source/source.ts';

/** Receives what a deployment tells the platform (`dispatch/messages.ts`). */
export type Tell = (message: Told) => void;

export interface BuildParts extends Pick<Build, 'job' | 'context' | 'host' | 'workspace' | 'lasting' | 'signal'> {
  readonly tell: Tell;
  /** Called with the output while its log is open. If it throws, the deployment fails. */
  readonly onOutput?: (output: Output, run: Build) => Promise<void>;
}

/** Clones, installs and builds one deployment. Throws `BuildFailure`, or the signal's reason if it is aborted. */
export async function buildRepository(parts: BuildParts): Promise<BuildOutput> {
  const { run, made } = await inRun(parts, async (run, enter, isBuilt) => {
    const { installAndBuild } = await import(/* webpackChunkName: "steps" */ './steps.ts');
    const output = await installAndBuild(run, enter);
    isBuilt();
    await parts.onOutput?.(output, run);
    return output;
  });
  return { commit: run.commit, ...made, [Symbol.asyncDispose]: () => settle(run, 'built') };
}

/** Clones a repository and reads it, and runs nothing of it. Throws as `buildRepository`. */
export async function detectRepository(parts: BuildParts): Promise<DetectedRepository> {
  const { run, made } = await inRun(parts, async (run) =>
    (await import(/* webpackChunkName: "steps" */ './steps.ts')).detect(run),
  );
  await settle(run, 'built');
  return { commit: run.commit, plan: made };
}

/** Clones, and calls `work` within a limit of time that ends with `isBuilt`. Explains a failure, and settles its caches. */
async function inRun<Made>(
  parts: BuildParts,
  work: (run: Build, enter: (stage: BuildStage) => void, isBuilt: () => void) => Promise<Made>,
): Promise<{ readonly run: Build; readonly made: Made }> {
  const { job, workspace, signal, tell } = parts;
  const { limits, clock } = parts.context;
  using log = new BuildLog((text) => tell({ kind: 'log', text }), limits.logBytes, job.env);
  const deadline = new AbortController();
  const over = new AbortController();
  clock.sleep(job.timeoutMs ?? limits.timeoutMs, over.signal).then(
    () => deadline.abort(new Error('the time limit')),
    () => {},
  );
  const run: Build = {
    ...parts,
    log,
    signal: AbortSignal.any([signal, deadline.signal]),
    guard: new Guard({ ...limits, ...workspace }),
    mirror: '',
    commit: '',
    renew: () => renew(run),
    root: workspace.source,
    defaults: {},
    step: '',
    stage: 'clone',
  };
  const enter = (stage: BuildStage) => {
    run.stage = stage;
    tell({ kind: 'stage', stage });
  };
  try {
    enter('clone');
    const { commit, facts } = await clone(run);
    tell({ kind: 'commit', commit, facts });
    return { run, made: await work(run, enter, () => over.abort()) };
  } catch (error) {
    let end: End = signal.aborted ? 'ownFault' : 'suspicious';
    try {
      const { shown, isOfSource } = await explained(error, run, deadline.signal.aborted);
      if (isOfSource) end = 'ownFault';
      signal.throwIfAborted();
      throw shown;
    } finally {
      await settle(run, end);
    }
  } finally {
    over.abort();
  }
}

export function loadFaults() {
  return import(/* webpackChunkName: "faults" */ './faults/index.ts');
}

/** False if a command of the build has replaced the checkout. Nothing of it may be kept or read then. */
export async function hasCheckout({ checkout }: Build): Promise<boolean> {
  return checkout === undefined || checkout.isThere();
}

/** Keeps what later builds use. Never rejects: the release may be stored already, so the deployment does not fail for that. */
async function settle(run: Build, end: End): Promise<void> {
  const kept = (await hasCheckout(run)) ? end : 'suspicious';
  await Promise.allSettled([run.installed?.settle(kept), run.cached?.(kept)]);
  await run.checkout?.[Symbol.asyncDispose]();
}

async function clone(run: Build): Promise<Pick<ClonedSource, 'commit' | 'facts'>> {
  const { context, host, job, workspace, log, signal, guard } = run;
  run.step = `the clone of ${withoutCredentials(job.repository)}`;
  const env = { ...context.hostEnv, PATH: context.path };
  const git = { env, signal, guard, onLine: (line: string) => log.line(line) };
  const { commit, facts, mirror } = await checkOut(host, job.branch, workspace.source, git);
  run.mirror = mirror;
  run.commit = commit;
  await giveAway(workspace.source, workspace.owner);
  run.checkout = await openCheckout(workspace.source);
  log.line(`Checked out ${commit}`);
  return { commit, facts };
}

async function renew(run: Build): Promise<void> {
  await run.checkout?.[Symbol.asyncDispose]();
  await emptyWorkspace(run.workspace);
  await clone(run);
}

/** Failures of builds that ended with 0 and wrote no site. The reason is often an error that they printed. */
const NO_SITE: ReadonlySet<string> = new Set(['output_missing', 'output_empty', 'nothing_to_serve']);

/** Codes of failures that no command caused, so that the log does not explain them. */
const SAID_ONCE: ReadonlySet<string> = new Set(['server_build', 'no_start_command', 'nothing_to_serve']);

/**
 * Converts the error of a build to a failure with the last lines of its log. `late`: the time limit is the cause. `isOfSource`: lines of
 * the sources are at fault, so no install or cache of an earlier build can be the cause.
 */
async function explained(error: unknown, run: Build, late: boolean) {
  const { log, stage, step, context } = run;
  if (late) {
    const limit = formatDuration(run.job.timeoutMs ?? context.limits.timeoutMs);
    const message = `The build took longer than its limit of ${limit} and was stopped during ${step}`;
    log.line(message);
    return { shown: failure(stage, 'build_timeout', message, log.last()), isOfSource: false };
  }
  if (error instanceof BuildFailure) {
    const { faultsOfSuccess, findingsOf, isFaultOfSource } = await loadFaults();
    const isThere = await hasCheckout(run);
    const found = isThere ? await findingsOf(error.facts, run) : error.facts.diagnostics;
    const printed = isThere && found.length === 0 && NO_SITE.has(error.facts.code) ? await faultsOfSuccess(run) : [];
    const placed = printed.flatMap(({ file, line, message }): readonly Diagnostic[] =>
      file === null ? [] : [{ file, line, column: null, severity: 'error', code: 'build_fault', message }],
    );
    const diagnostics = [...found, ...placed];
    // The failure record says these in a sentence, which is shown below the log.
    log.line(SAID_ONCE.has(error.facts.code) ? `Failed: ${error.facts.code}` : error.message);
    const [first] = printed;
    const message = first ? `${error.facts.message}. ${faultWords(first)}` : error.facts.message;
    const shown = new BuildFailure({ ...error.facts, message, log: log.last(), diagnostics });
    return { shown, isOfSource: isFaultOfSource(diagnostics) };
  }
  const shown = isDiskFull(error) ? failure(stage, 'disk_full', 'The disk is full', log.last()) : error;
  return { shown, isOfSource: false };
}
