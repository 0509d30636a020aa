import { mkdir } from 'node:fs/promises';
import { relative } from 'node:path';
import { processorClock } from '../../base/clock.ts';
import { formatDuration } from '../../base/durations.ts';
import { isDiskFull } from '../../base/errors.ts';
import type { BuildStage } from '../../contract/control-plane.ts';
import { BuildFailure, type BuildJob, type CommitFacts } from '../types.ts';
import { install, runCommand } from './commands.ts';
import { describePlan, frameworkOf, planBuild } from './detect/index.ts';
import { shapeOf } from './detect/shape.ts';
import { diagnosticsOf } from './diagnostics.ts';
import { failure } from './failure.ts';
import { openBuildCache } from './installs/build-cache.ts';
import { dropOldCaches } from './installs/clear.ts';
import { isFaultOfSource } from './installs/index.ts';
import { BuildLog } from './log.ts';
import { MARKER } from './names.ts';
import { notesOfShape } from './notes.ts';
import { findOutput, lookBefore } from './output.ts';
import { resolveRepository } from './repository.ts';
import type { Build, BuildOutput, Context, End } from './run.ts';
import { type Checkout, checkOut } from './source.ts';
import { withSources } from './source-lines.ts';
import { chooseToolchain } from './toolchain.ts';
import { checkoutName, createWorkspace, emptyWorkspace, giveAway, leaveWorkspace } from './workspace.ts';

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

/** Clones, installs and builds one deployment. Throws `BuildFailure`, or the signal's reason if it is aborted. */
export async function build(context: Context, job: BuildJob, options: RepositoryBuildOptions): Promise<BuildOutput> {
  const { folders, limits, clock } = context;
  for (const folder of Object.values(folders)) await mkdir(folder, { recursive: true, mode: 0o700 });
  const sandbox = await context.sandbox();
  using log = new BuildLog(options.onLog, limits.logBytes, job.env);
  await dropOldCaches(folders.builds, job, context.installs);
  const owner = sandbox.ownerOf(job.app);
  const workspace = await createWorkspace(folders.builds, job.app, job.deployID, owner, checkoutName(job.repository));
  const deadline = new AbortController();
  const over = new AbortController();
  clock.sleep(limits.timeoutMs, over.signal).then(
    () => deadline.abort(new Error('the time limit')),
    () => {},
  );
  const signal = AbortSignal.any([options.signal, deadline.signal]);
  const run: Build = {
    context,
    job,
    sandbox,
    workspace,
    log,
    signal,
    mirror: '',
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
    return { ...output, [Symbol.asyncDispose]: () => tidy(run, 'built') };
  } catch (error) {
    let isOwnFault = options.signal.aborted;
    const shown = await explained(error, run, deadline.signal.aborted)
      .then((failure) => {
        isOwnFault ||= isFaultOfSource(failure);
        return failure;
      })
      .finally(() => tidy(run, isOwnFault ? 'ownFault' : 'suspicious'));
    options.signal.throwIfAborted();
    throw shown;
  } finally {
    over.abort();
  }
}

/** What cannot be kept is not kept: the release may be stored already, so the deployment does not fail for that. */
async function tidy({ installed, cached, workspace, context, sandbox }: Build, end: End): Promise<void> {
  await Promise.allSettled([installed?.settle(end), cached?.(end)]);
  if (context.installs === undefined) return workspace[Symbol.asyncDispose]();
  await leaveWorkspace(context.folders.builds, workspace, sandbox.guardOf(workspace).wrote);
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
  const { context, job, workspace, log, signal } = run;
  const repository = resolveRepository(job.repository, context.rules);
  run.step = `the clone of ${repository.shown}`;
  log.line(`Cloning ${repository.shown}, ${job.commit ? `commit ${job.commit}` : `branch ${job.branch}`}`);
  const env = { ...context.hostEnv, PATH: context.path, [MARKER]: context.markerOf(job) };
  const guard = run.sandbox.guardOf(workspace);
  const git = { env, signal, guard, lock: context.lock, onLine: (line: string) => log.line(line) };
  const { commit, facts, mirror } = await checkOut(context.folders.mirrors, repository, job, workspace.source, git);
  run.mirror = mirror;
  run.commit = commit;
  log.line(`Checked out ${commit}`);
  const owner = run.sandbox.ownerOf(job.app);
  if (owner !== undefined) await giveAway(workspace.source, owner);
  return { commit, facts };
}

async function renew(run: Build): Promise<void> {
  const { job, workspace, sandbox } = run;
  await emptyWorkspace(workspace, sandbox.ownerOf(job.app));
  await clone({ ...run, job: { ...job, commit: run.commit } });
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
