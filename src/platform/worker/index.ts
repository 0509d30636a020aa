import { realpath } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Clock } from '../../base/clock.ts';
import type { BuildLimits } from '../dispatch/limits.ts';
import { markOf, workerName } from '../dispatch/names.ts';
import type { BuildJob, Isolation } from '../types.ts';
import { build, type RepositoryBuildOptions } from './build.ts';
import { certificatePaths, toolPath } from './environment.ts';
import { InstallStore } from './installs/store.ts';
import type { AcquireLock } from './lock.ts';
import type { Env } from './names.ts';
import { killBuilds, killWorkers } from './process.ts';
import type { BuildOutput, Context } from './run.ts';
import { createSandbox, type Sandbox, toolFolders } from './sandbox.ts';
import { deploymentOf, leftWorkspaces, removeAside, setAside } from './workspace.ts';

/**
 * The builder turns a branch of a repository into a folder of files.
 * *Mirrors* spec 1.3 and 1.4 (build the repository), 2.1 (branch, build command, output directory), 2.2 (failure).
 * *Gaps*: Git LFS needs git-lfs, and is not fetched in submodules; a build can use the whole network, loopback included; caches and logs are not pruned; without
 * bubblewrap (see sandbox.ts) a build has the rights of the platform's user.
 * *By design*: each app has its own caches, so that no app can change what another one installs. Git objects are
 * shared, because builds can only read them. Submodules are cloned over https only. One time limit applies to all
 * commands.
 */
export interface BuilderOptions {
  readonly dataDir: string;
  /** The variables of the host that builds may see. */
  readonly env: Env;
  /** The host's search path. */
  readonly path: string;
  /** The URL of `owner/name`: `https://github.com/{repository}.git`. */
  readonly gitUrlTemplate: string;
  /** Accept local paths, `file://` and plain http too. */
  readonly allowLocalGit: boolean;
  readonly limits: BuildLimits;
  /** False: each app is built at most once, so nothing is kept for later builds. */
  readonly lasting: boolean;
  readonly isolation: 'auto' | 'none';
  /** The isolation that another worker found. */
  readonly known?: Isolation | undefined;
  readonly clock: Clock;
  /** Acquires a lock that all workers of the platform share. */
  readonly lock: AcquireLock;
}

export interface RepositoryBuilder {
  readonly sandbox: () => Promise<Sandbox>;
  /** Clones, installs and builds. Throws `BuildFailure`, or the signal's reason if it is aborted. */
  build(job: BuildJob, options: RepositoryBuildOptions): Promise<BuildOutput>;
  /**
   * Ends the processes that a killed worker left, and moves its workspaces aside: of one deployment, or of all. Returns
   * a function that removes the workspaces, which may take long. It resolves with the paths that it could not remove.
   */
  clean(deployID: string | null): Promise<(signal?: AbortSignal) => Promise<readonly string[]>>;
  /** Removes the workspaces that ended builds left. Resolves with the paths that it could not remove. */
  sweep(signal?: AbortSignal): Promise<readonly string[]>;
}

export function createBuilder(options: BuilderOptions): RepositoryBuilder {
  const { limits, clock } = options;
  const dataDir = resolve(options.dataDir);
  const folders = { builds: join(dataDir, 'builds'), mirrors: join(dataDir, 'git'), tools: join(dataDir, 'tools') };
  const path = toolPath(options.path, process.execPath);
  const markerPrefix = markOf(dataDir);
  const installs = new InstallStore(join(dataDir, 'installs'), limits, options.lock);
  let sandbox: Promise<Sandbox> | undefined;
  const context: Context = {
    ...{ limits, folders, hostEnv: options.env, path, clock, lock: options.lock },
    installs: options.lasting ? installs : undefined,
    rules: { template: options.gitUrlTemplate, allowLocal: options.allowLocalGit },
    markerOf: (job) => `${markerPrefix}${job.deployID}`,
    sandbox() {
      sandbox ??= openSandbox(options, path);
      return sandbox;
    },
  };
  return {
    sandbox: context.sandbox,
    build: (job, buildOptions) => build(context, job, buildOptions),
    async clean(deployID) {
      if (deployID === null) await killWorkers(workerName(dataDir, 0), workerName(dataDir, process.ppid));
      const all = await leftWorkspaces(folders.builds);
      const left = deployID === null ? all : await ofDeployment(all, deployID);
      // Without a workspace there is no process of a build: a worker ends them before it removes the workspace.
      if (left.length > 0) await killBuilds(markerPrefix, deployID ?? undefined);
      const stay = await setAside(folders.builds, left);
      await installs.tidy(deployID);
      return (signal) => removeAside(folders.builds, stay, signal);
    },
    sweep: (signal) => removeAside(folders.builds, [], signal),
  };
}

async function ofDeployment(workspaces: readonly string[], deployID: string): Promise<readonly string[]> {
  const found: string[] = [];
  for (const each of workspaces) if ((await deploymentOf(each)) === deployID) found.push(each);
  return found;
}

async function openSandbox(options: BuilderOptions, path: string): Promise<Sandbox> {
  return createSandbox({
    want: options.isolation,
    limits: options.limits,
    tools: await toolFolders(path, certificatePaths(options.env)),
    dataDir: await realpath(options.dataDir),
    known: options.known,
  });
}
