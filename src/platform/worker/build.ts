import { formatDuration } from '../../base/durations.ts';
import { isDiskFull } from '../../base/errors.ts';
import type { BuildStage } from '../../contract/control-plane.ts';
import { createGuard } from '../sandbox/guard/index.ts';
import { emptyWorkspace, giveAway, type Workspace } from '../sandbox/workspace.ts';
import { BuildFailure, type BuildJob, type CommitFacts } from '../shared/types.ts';
import { failure } from './failure.ts';
import type { Host } from './host.ts';
import { BuildLog } from './log.ts';
import type { Build, BuildOutput, Context, End, Output } from './run.ts';
import { CheckoutFolder } from './source/checkout-folder.ts';
import { withoutCredentials } from './source/repository.ts';
import { type ClonedSource, checkOut } from './source/source.ts';

export interface RepositoryBuildOptions {
  readonly signal: AbortSignal;
  onStage(stage: BuildStage): void;
  /** Called once the commit is known. */
  onCommit(commit: string, facts: CommitFacts): void;
  /** Receives the log: whole lines, each with its line end. */
  onLog(text: string): void;
  /** Called with the output while its log is open. If it throws, the deployment fails. */
  readonly onOutput?: (output: Output & { readonly log: BuildLog }) => Promise<void>;
}

/** The parts of a build that its supervisor made. */
export interface BuildParts {
  readonly context: Context;
  readonly host: Host;
  readonly workspace: Workspace;
  /** False: nothing is kept for later builds. */
  readonly lasting: boolean;
}

/** Clones, installs and builds one deployment. Throws `BuildFailure`, or the signal's reason if it is aborted. */
export async function buildRepository(
  parts: BuildParts,
  job: BuildJob,
  options: RepositoryBuildOptions,
): Promise<BuildOutput> {
  const { context, workspace } = parts;
  const { limits, clock } = context;
  using log = new BuildLog(options.onLog, limits.logBytes, job.env);
  const deadline = new AbortController();
  const over = new AbortController();
  clock.sleep(limits.timeoutMs, over.signal).then(
    () => deadline.abort(new Error('the time limit')),
    () => {},
  );
  const run: Build = {
    ...parts,
    job,
    log,
    signal: AbortSignal.any([options.signal, deadline.signal]),
    guard: createGuard({ ...limits, ...workspace }),
    installs: undefined,
    mirror: '',
    checkout: undefined,
    node: undefined,
    commit: '',
    renew: () => renew(run),
    installed: undefined,
    cached: undefined,
    root: workspace.source,
    step: '',
    stage: 'clone',
  };
  const enter = (stage: BuildStage) => {
    run.stage = stage;
    options.onStage(stage);
  };
  try {
    enter('clone');
    const { commit, facts } = await clone(run);
    options.onCommit(commit, facts);
    const { installAndBuild } = await import('./steps.ts');
    const output = await installAndBuild(run, enter);
    over.abort();
    await options.onOutput?.({ ...output, log });
    return { commit, ...output, [Symbol.asyncDispose]: () => settle(run, 'built') };
  } catch (error) {
    let end: End = options.signal.aborted ? 'ownFault' : 'suspicious';
    try {
      const { shown, isOfSource } = await explained(error, run, deadline.signal.aborted);
      if (isOfSource) end = 'ownFault';
      options.signal.throwIfAborted();
      throw shown;
    } finally {
      await settle(run, end);
    }
  } finally {
    over.abort();
  }
}

/** Keeps what later builds use. Never rejects: the release may be stored already, so the deployment does not fail for that. */
async function settle({ installed, cached, checkout }: Build, end: End): Promise<void> {
  // A checkout that is not the one that was built from is kept for nobody.
  const kept = checkout === undefined || (await checkout.isThere()) ? end : 'suspicious';
  await Promise.allSettled([installed?.settle(kept), cached?.(kept)]);
  await checkout?.[Symbol.asyncDispose]();
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
  run.checkout = await CheckoutFolder.open(workspace.source);
  log.line(`Checked out ${commit}`);
  return { commit, facts };
}

/** Checks out the same commit again: the mirror has it. */
async function renew(run: Build): Promise<void> {
  await run.checkout?.[Symbol.asyncDispose]();
  await emptyWorkspace(run.workspace);
  await clone(run);
}

interface Explained {
  readonly shown: unknown;
  /** True if lines of the sources are at fault, so that nothing that was brought back can be the cause. */
  readonly isOfSource: boolean;
}

/** Converts the error of a build to a failure with the last lines of its log. `late`: the time limit is the cause. */
async function explained(error: unknown, run: Build, late: boolean): Promise<Explained> {
  const { log, stage, step, context } = run;
  if (late) {
    const limit = formatDuration(context.limits.timeoutMs);
    const message = `The build took longer than its limit of ${limit} and was stopped during ${step}`;
    log.line(message);
    return { shown: failure(stage, 'build_timeout', message, log.last()), isOfSource: false };
  }
  if (error instanceof BuildFailure) {
    const { findingsOf, isFaultOfSource } = await import('./faults/index.ts');
    const isThere = run.checkout === undefined || (await run.checkout.isThere());
    const diagnostics = isThere ? await findingsOf(error.facts, run) : error.facts.diagnostics;
    log.line(error.message);
    const shown = new BuildFailure({ ...error.facts, log: log.last(), diagnostics });
    return { shown, isOfSource: isFaultOfSource(diagnostics) };
  }
  const shown = isDiskFull(error) ? failure(stage, 'disk_full', 'The disk is full', log.last()) : error;
  return { shown, isOfSource: false };
}
