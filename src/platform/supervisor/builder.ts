import { existsSync } from 'node:fs';
import { chmod, mkdir, readdir, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { Clock } from '../../base/clock.ts';
import type { Log } from '../../base/log.ts';
import { parseAllowed } from '../dispatch/allowed-places.ts';
import type { WorkerSettings } from '../dispatch/messages.ts';
import { markOf, workerName } from '../dispatch/program.ts';
import { collectKinds, type KindCollected } from '../keeping/collect.ts';
import { endGroups } from '../sandbox/cgroup/group.ts';
import { findLimiter, groupPrefix } from '../sandbox/cgroup/subtree.ts';
import { certificatePaths, toolPath } from '../sandbox/environment.ts';
import { namedServers } from '../sandbox/network/allowed.ts';
import { createSandbox, type Sandbox, toolFolders } from '../sandbox/sandbox.ts';
import { killBuilds, killWorkers } from '../sandbox/tree.ts';
import {
  appHash,
  checkoutName,
  createWorkspace,
  deploymentOf,
  isFolder,
  leaveWorkspace,
  leftWorkspaces,
  removeAside,
  removeTree,
  removeWorkspace,
  SCOPES,
  setAside,
} from '../sandbox/workspace.ts';
import type { BuildJob, Limiter } from '../shared/types.ts';
import { InstallStore } from '../worker/installs/store.ts';
import type { Context } from '../worker/run.ts';
import { type RepositoryRules, resolveRepository } from '../worker/source/repository.ts';
import { type AcquireLock, locked } from './channel.ts';
import { installsBound } from './installs-bound.ts';
import { cacheCollector, FOLDERS_LOCK, mirrorCollector, recordUse } from './kept-folders.ts';
import { type HostParts, LocalHost } from './local-host.ts';
import { LENT, mirrorName } from './mirror.ts';
import { boundScopes, dropScopes, installsOf, openScope } from './scopes.ts';
import { toolCollector } from './tools.ts';

/**
 * The builder turns a branch of a repository into a folder of files.
 * *Mirrors* spec 1.3 and 1.4 (build the repository), 2.1 (branch, build command, output directory), 2.2 (failure).
 * *Gaps*: Git LFS needs git-lfs, and is not fetched in submodules; without pasta (see network/private.ts) a build can use the whole network, loopback included; without
 * bubblewrap (see sandbox.ts) a build has the rights of the platform's user.
 * *By design*: each branch of an app has its own caches (`scopes.ts`), so that neither another app nor another branch can change what
 * is installed. Git objects are shared, because builds can only read them. Submodules are cloned over https only. One time limit applies to all
 * commands.
 */
export interface BuilderOptions extends Omit<WorkerSettings, 'blobs' | 'outputLimits'> {
  readonly path: string;
  readonly clock: Clock;
  /** Acquires a lock that all workers of the platform share. */
  readonly lock: AcquireLock;
}

export type RepositoryBuilder = ReturnType<typeof createBuilder>;

/** A deployment that is being built: its folders, and what its worker may ask for. */
export type OpenBuild = Awaited<ReturnType<RepositoryBuilder['open']>>;

export function createBuilder(options: BuilderOptions) {
  const { limits, clock, lasting, lock } = options;
  const dataDir = resolve(options.dataDir);
  const folders = { builds: join(dataDir, 'builds'), mirrors: join(dataDir, 'git'), tools: join(dataDir, 'tools') };
  const path = toolPath(options.path, process.execPath);
  const markerPrefix = markOf(dataDir);
  const groups = groupPrefix(markerPrefix);
  const bound = installsBound(folders.builds, limits, lock);
  const context: Context = { limits, tools: folders.tools, hostEnv: options.env, path, clock };
  const rules = { template: options.gitUrlTemplate, allowLocal: options.allowLocalGit };
  let opened: Promise<Sandbox> | undefined;
  const sandbox = () => {
    opened ??= limiter().then((found) => openSandbox(options, path, found));
    return opened;
  };
  let found: Promise<Limiter> | undefined;
  // Apart from the sandbox: what ends old builds must work where none can be made, as on a full disk.
  const limiter = () => {
    found ??= options.known ? Promise.resolve(options.known.limiter) : findLimiter(options.cgroup, markerPrefix);
    return found;
  };

  /** Makes the folders of a deployment. The clone begins at once. */
  const open = async (
    job: BuildJob,
    parts: Pick<HostParts, 'blobs' | 'log' | 'look' | 'tried' | 'outputLimits' | 'signal'>,
  ) => {
    for (const folder of Object.values(folders)) await mkdir(folder, { recursive: true, mode: 0o700 });
    // The only one of them that a sandbox shows itself.
    await chmod(folders.tools, 0o755);
    const box = await sandbox();
    const owner = box.ownerOf(job.app);
    let areDropped = false;
    // No collection moves the folders aside from now on.
    const workspace = await locked(lock, FOLDERS_LOCK, async () => {
      await mkdir(join(folders.builds, appHash(job.app)), { recursive: true });
      const appDir = await realpath(join(folders.builds, appHash(job.app)));
      areDropped = await dropOldCaches(folders.builds, appDir, job.settings.cachesOf);
      return createWorkspace(folders.builds, job.app, job.deployID, owner, {
        checkout: checkoutName(job.repository),
        stored: await openScope(folders.builds, appDir, job, clock),
        isMapped: box.isolation.kind !== 'none',
      });
    });
    // Without the lock, for which all builds of this node wait: a cache can have gigabytes.
    if (areDropped) await removeAside(folders.builds, []);
    const endGroup = await box.limit(workspace, `${groups}${job.deployID}`);
    const { own } = workspace.stored;
    const count = lasting ? await bound.open(own.installs) : undefined;
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
    /** Ends what the host still does, and removes the folders of the build. Call it when no process of the build is left. */
    const close = async () => {
      await host.end();
      await endGroup();
      await count?.();
      if (lasting) await recordUse(dirname(own.cache), job.app.org, [own.cache]);
      if (lasting) await leaveWorkspace(folders.builds, workspace, box.guardOf(workspace).disk.wrote);
      else await Promise.all([removeWorkspace(workspace), removeTree(dirname(own.cache))]);
      if (lasting && job.branch !== job.appBranch) {
        await boundScopes(folders.builds, workspace.app, own, OTHERS_SHARE * limits.installBytes);
      }
    };
    return { context, workspace, host, sandbox: box, close };
  };

  return {
    sandbox,
    open,
    /**
     * Ends the processes that a killed worker left, and moves its workspaces aside: of one deployment, or of all. Returns
     * a function that removes the workspaces, which may take long. It resolves with the paths that it could not remove.
     */
    async clean(deployID: string | null): Promise<(signal?: AbortSignal) => Promise<readonly string[]>> {
      if (deployID === null) {
        await killWorkers(workerName(dataDir, 0), workerName(dataDir, process.ppid));
        await bound.forget();
        // An earlier version left these.
        await removeOld(dataDir);
      }
      const limits = await limiter();
      if (limits.kind === 'cgroup') await endGroups(limits.folder, groups, deployID ?? undefined);
      const all = await leftWorkspaces(folders.builds);
      const of = deployID === null ? [] : await Promise.all(all.map(deploymentOf));
      const left = all.filter((_, at) => deployID === null || of[at] === deployID);
      // Without a workspace there is no process of a build: a worker ends them before it removes the workspace.
      if (left.length > 0) await killBuilds(markerPrefix, deployID ?? undefined);
      const stay = await setAside(folders.builds, left);
      for (const app of await readdir(folders.builds).catch(() => [])) {
        for (const dir of await installsOf(join(folders.builds, app)))
          await new InstallStore(dir, options.limits).tidy(deployID);
      }
      return (signal) => removeAside(folders.builds, stay, signal);
    },
    /** Ends what this node keeps beyond its bounds. `apps`: as `organization/project/app`. `sweep` removes what this moves aside. */
    async collect(
      repositories: () => Promise<readonly string[]>,
      apps: () => Promise<readonly string[]>,
      log: Log,
    ): Promise<readonly KindCollected[]> {
      const node = { ...folders, lock, now: () => clock.now() };
      const names = async () => {
        const all = await repositories();
        return new Set(all.flatMap((each) => nameOfMirror(each, rules)));
      };
      const hashes = async () => {
        const keys = (await apps()).map((each) => each.split('/'));
        return new Set(keys.map(([org = '', project = '', appID = '']) => appHash({ org, project, appID })));
      };
      const parts = [await cacheCollector(node, hashes), await mirrorCollector(node, names), toolCollector(node)];
      return collectKinds(parts, log);
    },
    /** Removes the workspaces that ended builds left. Resolves with the paths that it could not remove. */
    sweep: (signal?: AbortSignal) => removeAside(folders.builds, [], signal),
  };
}

function nameOfMirror(repository: string, rules: RepositoryRules): readonly string[] {
  try {
    return [mirrorName(resolveRepository(repository, rules))];
  } catch {
    return [];
  }
}
/** The bytes of the scopes of all other branches than the app's own, as a multiple of what its kept installs may have. */
const OTHERS_SHARE = 2;

async function openSandbox(options: BuilderOptions, path: string, limiter: Limiter): Promise<Sandbox> {
  return createSandbox({
    limiter,
    want: options.isolation,
    limits: options.limits,
    tools: await toolFolders(path, certificatePaths(options.env)),
    dataDir: await realpath(options.dataDir),
    known: options.known?.isolation,
    network: {
      want: options.network.want,
      known: options.known?.network,
      allowed: [...options.networkAllow.map(parseAllowed), ...namedServers(options.env, options.gitUrlTemplate)],
    },
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
 * Sets the caches of an app aside, and returns true, if they are older than its last `cache clear`. A build does that, because only
 * builds use them: so no running build loses its cache, and each node of a cluster does it when it matters. A new app has none.
 */
async function dropOldCaches(buildsDir: string, appDir: string, cachesOf: string | undefined): Promise<boolean> {
  if (cachesOf === undefined) return false;
  const file = join(appDir, FOLLOWED);
  if ((await readFile(file, 'utf8').catch(() => '')) === cachesOf) return false;
  const isThere = await isFolder(join(appDir, SCOPES));
  await dropScopes(buildsDir, appDir);
  await writeFile(file, cachesOf);
  return isThere;
}
