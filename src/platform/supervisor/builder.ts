import { existsSync } from 'node:fs';
import { chmod, mkdir, readdir, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Clock } from '../../base/clock.ts';
import type { BuildLimits } from '../dispatch/limits.ts';
import { markOf, workerName } from '../dispatch/program.ts';
import { certificatePaths, toolPath } from '../sandbox/environment.ts';
import type { Env } from '../sandbox/names.ts';
import { createSandbox, type Sandbox, toolFolders } from '../sandbox/sandbox.ts';
import { killBuilds, killWorkers } from '../sandbox/tree.ts';
import {
  appHash,
  CACHE,
  checkoutName,
  createWorkspace,
  deploymentOf,
  INSTALLS,
  leaveWorkspace,
  leftWorkspaces,
  removeAside,
  removeWorkspace,
  setAside,
  type Workspace,
} from '../sandbox/workspace.ts';
import type { BuildJob, Isolation } from '../shared/types.ts';
import { InstallStore } from '../worker/installs/store.ts';
import type { Context } from '../worker/run.ts';
import type { AcquireLock } from './channel.ts';
import { InstallsBound } from './installs-bound.ts';
import { type HostParts, LocalHost } from './local-host.ts';
import { LENT } from './mirror.ts';

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

/** A deployment that is being built: its folders, and what its worker may ask for. */
export interface OpenBuild {
  readonly context: Context;
  readonly workspace: Workspace;
  readonly host: LocalHost;
  readonly sandbox: Sandbox;
  /** Ends what the host still does, and removes the folders of the build. Call it when no process of the build is left. */
  close(): Promise<void>;
}

export interface RepositoryBuilder {
  readonly sandbox: () => Promise<Sandbox>;
  /** Makes the folders of a deployment. The clone begins at once. */
  open(job: BuildJob, parts: Pick<HostParts, 'blobs' | 'look' | 'outputLimits' | 'signal'>): Promise<OpenBuild>;
  /**
   * Ends the processes that a killed worker left, and moves its workspaces aside: of one deployment, or of all. Returns
   * a function that removes the workspaces, which may take long. It resolves with the paths that it could not remove.
   */
  clean(deployID: string | null): Promise<(signal?: AbortSignal) => Promise<readonly string[]>>;
  /** Removes the workspaces that ended builds left. Resolves with the paths that it could not remove. */
  sweep(signal?: AbortSignal): Promise<readonly string[]>;
}

export function createBuilder(options: BuilderOptions): RepositoryBuilder {
  const { limits, clock, lasting, lock } = options;
  const dataDir = resolve(options.dataDir);
  const folders = { builds: join(dataDir, 'builds'), mirrors: join(dataDir, 'git'), tools: join(dataDir, 'tools') };
  const path = toolPath(options.path, process.execPath);
  const markerPrefix = markOf(dataDir);
  const bound = new InstallsBound(folders.builds, limits, lock);
  const context: Context = { limits, tools: folders.tools, hostEnv: options.env, path, clock };
  const rules = { template: options.gitUrlTemplate, allowLocal: options.allowLocalGit };
  let opened: Promise<Sandbox> | undefined;
  const sandbox = () => {
    opened ??= openSandbox(options, path);
    return opened;
  };

  const open: RepositoryBuilder['open'] = async (job, parts) => {
    for (const folder of Object.values(folders)) await mkdir(folder, { recursive: true, mode: 0o700 });
    // The only one of them that a sandbox shows itself.
    await chmod(folders.tools, 0o755);
    const appDir = join(folders.builds, appHash(job.app));
    await mkdir(appDir, { recursive: true });
    await dropOldCaches(folders.builds, appDir, job.settings.cachesOf);
    const box = await sandbox();
    const owner = box.ownerOf(job.app);
    const name = checkoutName(job.repository);
    const workspace = await createWorkspace(folders.builds, job.app, job.deployID, owner, name);
    const count = lasting ? await bound.open(workspace.installs) : undefined;
    const marker = `${markerPrefix}${job.deployID}`;
    const host = new LocalHost({
      job,
      context,
      rules,
      workspace,
      lock,
      marker,
      ...parts,
      sandbox: box,
      mirrors: folders.mirrors,
    });
    const close = async () => {
      await host.end();
      await count?.();
      if (lasting) await leaveWorkspace(folders.builds, workspace, box.guardOf(workspace).wrote);
      else await removeWorkspace(workspace);
    };
    return { context, workspace, host, sandbox: box, close };
  };

  return {
    sandbox,
    open,
    async clean(deployID) {
      if (deployID === null) {
        await killWorkers(workerName(dataDir, 0), workerName(dataDir, process.ppid));
        await bound.forget();
        // Of an earlier version.
        await removeOld(dataDir);
      }
      const all = await leftWorkspaces(folders.builds);
      const left = deployID === null ? all : await ofDeployment(all, deployID);
      // Without a workspace there is no process of a build: a worker ends them before it removes the workspace.
      if (left.length > 0) await killBuilds(markerPrefix, deployID ?? undefined);
      const stay = await setAside(folders.builds, left);
      for (const app of await readdir(folders.builds).catch(() => [])) {
        await new InstallStore(join(folders.builds, app, INSTALLS), limits).tidy(deployID);
      }
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

/** Removes caches in places that are not used any more. */
async function removeOld(dataDir: string): Promise<void> {
  await rm(join(dataDir, 'installs'), { recursive: true, force: true });
  for (const name of await readdir(join(dataDir, 'git')).catch(() => [])) {
    const folder = join(dataDir, 'git', name);
    if (!existsSync(join(folder, LENT))) await rm(folder, { recursive: true, force: true });
  }
}

/** The file in an app's folder with the last `cache clear` that this node has followed. No sandboxed command sees it. */
const FOLLOWED = 'caches-of';

/**
 * Removes the caches of an app if they are older than its last `cache clear`. A build does that, because only builds use
 * them: so no running build loses its cache, and each node of a cluster does it when it matters.
 */
export async function dropOldCaches(buildsDir: string, appDir: string, cachesOf: string | undefined): Promise<void> {
  if (cachesOf === undefined) return;
  const file = join(appDir, FOLLOWED);
  if ((await readFile(file, 'utf8').catch(() => '')) === cachesOf) return;
  await setAside(buildsDir, [join(appDir, CACHE), join(appDir, INSTALLS)]);
  await removeAside(buildsDir, []);
  await writeFile(file, cachesOf);
}
