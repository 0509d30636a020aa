import { realpath } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import type { Clock } from '../../base/clock.ts';
import type { BuildLimits } from '../dispatch/limits.ts';
import { markOf, workerName } from '../dispatch/names.ts';
import type { BuildJob, Isolation } from '../types.ts';
import { type BuildOutput, build, type Context, type RepositoryBuildOptions } from './build.ts';
import { certificatePaths, type Env, toolPath } from './environment.ts';
import type { AcquireLock } from './lock.ts';
import { killBuilds, killWorkers } from './process.ts';
import { createSandbox, type Sandbox, toolFolders } from './sandbox.ts';
import { leftWorkspaces, removeAside, setAside } from './workspace.ts';

/**
 * The builder: a repository's branch in, a folder of files out.
 * *Mirrors* spec 1.3 and 1.4 (build the repository), 2.1 (branch, build command, output directory), 2.2 (failure).
 * *Gaps*: Git LFS; the network of a build is not fenced, loopback included; caches and logs are not pruned; without bubblewrap
 * (see sandbox.ts) a build has the rights of the platform's user.
 * *By design*: each app has caches of its own, so that no app can write what another installs; git objects are shared,
 * since builds can read them only. Submodules come over https alone. All of it is bounded by one time limit.
 */
export interface BuilderOptions {
  readonly dataDir: string;
  /** The allowlisted part of the host's environment, and its search path. */
  readonly env: Env;
  readonly path: string;
  /** Where `owner/name` lies: `https://github.com/{repository}.git`. */
  readonly gitUrlTemplate: string;
  /** Also clone local paths, `file://` and plain http. */
  readonly allowLocalGit: boolean;
  readonly limits: BuildLimits;
  /** False: no app is built here twice. */
  readonly lasting: boolean;
  readonly isolation: 'auto' | 'none';
  /** What another process found out of the isolation. */
  readonly known?: Isolation | undefined;
  readonly clock: Clock;
  /** Waits for a lock that all workers of the platform share. */
  readonly lock: AcquireLock;
}

/** To write what Node.js compiled of npm takes longer than a single build gains by it. */
const KEEP_NOTHING_COMPILED = { NODE_DISABLE_COMPILE_CACHE: '1' };

export interface RepositoryBuilder {
  readonly sandbox: () => Promise<Sandbox>;
  /** Clones, installs, builds. Throws `BuildFailure`, or the signal's reason when aborted. */
  build(job: BuildJob, options: RepositoryBuildOptions): Promise<BuildOutput>;
  /**
   * Ends the processes that a killed worker left, and moves its workspaces aside: of one deployment, or of all. The
   * result removes them, which may take long, and resolves with what stays.
   */
  clean(deployID: string | null): Promise<(signal?: AbortSignal) => Promise<readonly string[]>>;
}

export function createBuilder(options: BuilderOptions): RepositoryBuilder {
  const { limits, clock } = options;
  const dataDir = resolve(options.dataDir);
  const folders = { builds: join(dataDir, 'builds'), mirrors: join(dataDir, 'git'), logs: join(dataDir, 'logs') };
  const hostEnv = { ...options.env, ...(options.lasting ? {} : KEEP_NOTHING_COMPILED) };
  const path = toolPath(options.path, process.execPath);
  const markerPrefix = markOf(dataDir);
  let sandbox: Promise<Sandbox> | undefined;
  const context: Context = {
    ...{ limits, folders, hostEnv, path, clock, lock: options.lock },
    rules: { template: options.gitUrlTemplate, allowLocal: options.allowLocalGit },
    markerOf: (job) => `${markerPrefix}${job.deployID}`,
    sandbox() {
      sandbox ??= openSandbox(options, path, hostEnv);
      return sandbox;
    },
  };
  return {
    sandbox: context.sandbox,
    build: (job, buildOptions) => build(context, job, buildOptions),
    async clean(deployID) {
      if (deployID === null) await killWorkers(workerName(dataDir, 0), workerName(dataDir, process.ppid));
      const fits = (workspace: string) => deployID === null || basename(workspace) === deployID;
      const left = (await leftWorkspaces(folders.builds)).filter(fits);
      // A process of a build lives no longer than its workspace, save where its worker was killed.
      if (left.length > 0) await killBuilds(markerPrefix, deployID ?? undefined);
      await setAside(folders.builds, left);
      return (signal) => removeAside(folders.builds, left, signal);
    },
  };
}

async function openSandbox(options: BuilderOptions, path: string, hostEnv: Env): Promise<Sandbox> {
  return createSandbox({
    want: options.isolation,
    limits: options.limits,
    tools: await toolFolders(path, certificatePaths(hostEnv)),
    dataDir: await realpath(options.dataDir),
    known: options.known,
  });
}
