import { createHash } from 'node:crypto';
import { realpath } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Clock } from '../../base/clock.ts';
import { SlipwayError } from '../../base/errors.ts';
import type { Log } from '../../base/log.ts';
import type { Builder } from '../types.ts';
import { build, type Context } from './build.ts';
import { certificatePaths, type Env, passedOn, toolPath } from './environment.ts';
import { type BuildLimits, DEFAULT_LIMITS } from './limits.ts';
import { killMarked } from './process.ts';
import { createSandbox, type Sandbox, toolFolders } from './sandbox.ts';
import { leftWorkspaces, removeTree } from './workspace.ts';

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
  /** The host's environment; an allowlist decides what of it a build sees (environment.ts). */
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Where `owner/name` lies. Default: github.com. */
  readonly gitUrlTemplate?: string;
  /** Also clone local paths, `file://` and plain http. */
  readonly allowLocalGit?: boolean;
  readonly limits?: Partial<BuildLimits>;
  /** False: no app is built here twice. Default true. */
  readonly lasting?: boolean;
  /** `auto`: bubblewrap where it works, else none with a warning; `required`: `recover` throws `unsupported_runtime` where it does not. */
  readonly isolation?: 'auto' | 'required' | 'none';
  readonly log: Log;
  readonly clock: Clock;
}

/** To write what Node.js compiled of npm takes longer than a single build gains by it. */
const KEEP_NOTHING_COMPILED = { NODE_DISABLE_COMPILE_CACHE: '1' };

export function createBuilder(options: BuilderOptions): Builder {
  const limits = { ...DEFAULT_LIMITS, ...options.limits };
  const dataDir = resolve(options.dataDir);
  const folders = { builds: join(dataDir, 'builds'), mirrors: join(dataDir, 'git'), logs: join(dataDir, 'logs') };
  const hostEnv = { ...passedOn(options.env), ...(options.lasting === false && KEEP_NOTHING_COMPILED) };
  const path = toolPath(options.env.PATH ?? '/usr/local/bin:/usr/bin:/bin', process.execPath);
  const markerPrefix = `${createHash('sha256').update(dataDir).digest('hex').slice(0, 16)}/`;
  let sandbox: Promise<Sandbox> | undefined;
  const context: Context = {
    limits,
    folders,
    hostEnv,
    path,
    clock: options.clock,
    rules: {
      template: options.gitUrlTemplate ?? 'https://github.com/{repository}.git',
      allowLocal: options.allowLocalGit ?? false,
    },
    markerOf: (job) => `${markerPrefix}${job.deployID}`,
    sandbox() {
      sandbox ??= openSandbox(options, limits, path, hostEnv);
      return sandbox;
    },
  };
  return {
    build: (job, buildOptions) => build(context, job, buildOptions),
    async recover() {
      // Known by the time that the first build asks.
      const looking = context.sandbox();
      looking.catch(() => {});
      if (options.isolation === 'required') await looking;
      // A process of a build lives no longer than its workspace, save where the platform was killed.
      const left = await leftWorkspaces(folders.builds);
      if (left.length > 0) await killMarked((marker) => marker.startsWith(markerPrefix));
      for (const workspace of left) await removeTree(workspace);
    },
  };
}

async function openSandbox(options: BuilderOptions, limits: BuildLimits, path: string, hostEnv: Env): Promise<Sandbox> {
  const tools = await toolFolders(path, certificatePaths(hostEnv));
  const sandbox = await createSandbox({
    want: options.isolation === 'none' ? 'none' : 'auto',
    limits,
    tools,
    dataDir: await realpath(options.dataDir),
  });
  if (sandbox.isolation.kind === 'none') {
    if (options.isolation === 'required') throw notIsolated(sandbox.isolation.reason);
    options.log('warn', 'builds_not_isolated', {
      reason: sandbox.isolation.reason,
      means: 'builds can read and write what the platform can, and the number of their processes is not bounded',
    });
  }
  return sandbox;
}

function notIsolated(reason: string): SlipwayError {
  return new SlipwayError('unsupported_runtime', `Builds cannot be isolated: ${reason}`, {
    input: 'isolation',
    remedy: 'Install bubblewrap, or start with --isolation auto: builds then have the rights of the platform.',
  });
}
