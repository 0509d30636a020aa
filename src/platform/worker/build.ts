import { relative } from 'node:path';
import { processorClock } from '../../base/clock.ts';
import { formatDuration } from '../../base/durations.ts';
import { isDiskFull } from '../../base/errors.ts';
import type { BuildStage } from '../../contract/control-plane.ts';
import { createGuard } from '../sandbox/guard/index.ts';
import { emptyWorkspace, giveAway, type Workspace } from '../sandbox/workspace.ts';
import { BuildFailure, type BuildJob, type CommitFacts } from '../shared/types.ts';
import { install, runCommand } from './commands.ts';
import { describePlan, frameworkOf, planBuild } from './detect/index.ts';
import { shapeOf } from './detect/shape.ts';
import { failure } from './failure.ts';
import { diagnosticsOf } from './faults/diagnostics.ts';
import { withSources } from './faults/source-lines.ts';
import type { Host } from './host.ts';
import { openBuildCache } from './installs/build-cache.ts';
import { isFaultOfSource } from './installs/index.ts';
import { InstallStore } from './installs/store.ts';
import { BuildLog } from './log.ts';
import { notesOfShape } from './notes.ts';
import { findOutput, lookBefore } from './output.ts';
import type { Build, BuildOutput, Context, End } from './run.ts';
import { CheckoutFolder } from './source/checkout-folder.ts';
import { withoutCredentials } from './source/repository.ts';
import { type Checkout, checkOut } from './source/source.ts';
import { chooseToolchain } from './toolchain.ts';

export interface RepositoryBuildOptions {
  readonly signal: AbortSignal;
  onStage(stage: BuildStage): void;
  /** Called once the commit is known. */
  onCommit(commit: string, facts: CommitFacts): void;
  /** Receives the log: whole lines, each with its line end. */
  onLog(text: string): void;
  /** Called with the output while its log is open. If it throws, the deployment fails. */
  readonly onOutput?: (
    output: Pick<BuildOutput, 'directory' | 'kind' | 'shape'> & { readonly log: BuildLog },
  ) => Promise<void>;
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
  const { context, host, workspace } = parts;
  const { limits, clock } = context;
  using log = new BuildLog(options.onLog, limits.logBytes, job.env);
  const deadline = new AbortController();
  const over = new AbortController();
  clock.sleep(limits.timeoutMs, over.signal).then(
    () => deadline.abort(new Error('the time limit')),
    () => {},
  );
  const signal = AbortSignal.any([options.signal, deadline.signal]);
  const run: Build = {
    ...{ context, job, host, workspace, log, signal },
    installs: parts.lasting ? new InstallStore(workspace.installs, limits) : undefined,
    guard: createGuard({ ...limits, ...workspace }),
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
    const output = await steps(run, enter, options);
    over.abort();
    await options.onOutput?.({ ...output, log });
    return { ...output, [Symbol.asyncDispose]: () => settle(run, 'built') };
  } catch (error) {
    let isOwnFault = options.signal.aborted;
    const shown = await explained(error, run, deadline.signal.aborted)
      .then((failure) => {
        isOwnFault ||= isFaultOfSource(failure);
        return failure;
      })
      .finally(() => settle(run, isOwnFault ? 'ownFault' : 'suspicious'));
    options.signal.throwIfAborted();
    throw shown;
  } finally {
    over.abort();
  }
}

/** What cannot be kept is not kept: the release may be stored already, so the deployment does not fail for that. */
async function settle({ installed, cached, checkout }: Build, end: End): Promise<void> {
  // A checkout that is not the one that was built from is kept for nobody.
  const kept = checkout === undefined || (await checkout.isThere()) ? end : 'suspicious';
  await Promise.allSettled([installed?.settle(kept), cached?.(kept)]);
  await checkout?.[Symbol.asyncDispose]();
}

async function steps(run: Build, enter: (stage: BuildStage) => void, options: RepositoryBuildOptions) {
  const { job, workspace } = run;
  enter('clone');
  const { commit, facts } = await clone(run);
  options.onCommit(commit, facts);
  const plan = await planBuild(run);
  const { folder, project, command } = plan;
  enter('install');
  if (command !== undefined || job.settings.installCommand) await chooseToolchain(run, project, folder);
  run.log.line(describePlan(run, plan));
  await install(run, project, folder, command !== undefined);
  enter('build');
  if (command !== undefined) run.cached = await openBuildCache(run, folder, command);
  const before = await lookBefore({
    source: workspace.source,
    folder,
    asked: job.outputDirectory,
    built: command !== undefined,
    usual: plan.framework?.output,
    apps: plan.app.apps,
  });
  if (command !== undefined) await runCommand(run, 'build', command, folder, project);
  const output = await findOutput(before);
  if (command !== undefined && job.outputDirectory === null) {
    run.log.line(`Found the site in \`${relative(workspace.source, output.directory)}\``);
  }
  const framework = frameworkOf(output.directory, workspace.source, plan);
  const shape = output.kind === 'build' ? await shapeOf(output.directory, framework, run.context.clock) : {};
  for (const line of notesOfShape(shape, job.settings)) run.log.line(line);
  return { commit, ...output, shape };
}

async function clone(run: Build): Promise<Pick<Checkout, 'commit' | 'facts'>> {
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

/** Converts the error of a build to a failure with the last lines of its log. `late`: the time limit is the cause. */
async function explained(error: unknown, run: Build, late: boolean): Promise<unknown> {
  const { log, stage, step, context, workspace, root } = run;
  if (late) {
    const limit = formatDuration(context.limits.timeoutMs);
    const message = `The build took longer than its limit of ${limit} and was stopped during ${step}`;
    log.line(message);
    return failure(stage, 'build_timeout', message, log.last());
  }
  if (error instanceof BuildFailure) {
    if (run.checkout && !(await run.checkout.isThere())) {
      log.line(error.message);
      return new BuildFailure({ ...error.facts, log: log.last() });
    }
    const known = error.facts.diagnostics;
    const hasFailed = error.facts.exitCode !== null || error.facts.signal !== null;
    const command = hasFailed ? (stage === 'install' ? 'install' : 'build') : undefined;
    const places = { root: workspace.source, folder: root, command } as const;
    const origin = { ...places, clock: context.clock, processor: processorClock };
    const found = known.length > 0 ? known : await diagnosticsOf({ ...error.facts, log: log.recent() }, origin);
    const diagnostics = await withSources(found, workspace.source, context.clock);
    log.line(error.message);
    return new BuildFailure({ ...error.facts, log: log.last(), diagnostics });
  }
  if (isDiskFull(error)) return failure(stage, 'disk_full', 'The disk is full', log.last());
  return error;
}
