import { appendFileSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { systemClock } from '../../src/base/clock.ts';
import { Locks } from '../../src/base/locks.ts';
import { silentLog } from '../../src/base/log.ts';
import type { DeploymentStage } from '../../src/contract/control-plane.ts';
import { type BuildLimits, DEFAULT_LIMITS } from '../../src/platform/dispatch/limits.ts';
import { passedOn } from '../../src/platform/dispatch/program.ts';
import { OBJECT_LIMITS } from '../../src/platform/objects/limits.ts';
import { type AppKey, BuildFailure, type BuildFailureFacts, type BuildJob } from '../../src/platform/shared/types.ts';
import { LocalBlobs } from '../../src/platform/stores/local/blobs.ts';
import { type BuilderOptions, createBuilder } from '../../src/platform/supervisor/builder.ts';
import { type BuildParts, buildRepository } from '../../src/platform/worker/build.ts';
import type { BuildOutput } from '../../src/platform/worker/run.ts';
import { temporaryFolder } from './temporary.ts';

export const APP: AppKey = { org: 'acme', project: 'web', appID: 'shop' };

let count = 0;

/** Returns a job with defaults for what the test does not set. */
export function job({ appBranch, ...given }: Partial<BuildJob> & { readonly repository: string }): BuildJob {
  count += 1;
  return {
    deployID: `deploy-${count}`,
    app: APP,
    type: 'web-landing',
    branch: 'main',
    appBranch: appBranch ?? 'main',
    commit: null,
    buildCommand: null,
    outputDirectory: null,
    settings: {},
    env: {},
    ...given,
  };
}

export interface BuildResult extends AsyncDisposable {
  readonly directory: string;
  readonly commit: string;
  readonly stages: readonly DeploymentStage[];
  readonly log: string;
  /** What the app becomes, if nobody chose its type. */
  readonly type: string | undefined;
  read(file: string): string;
}

export type BuilderTestOptions = Partial<Omit<BuilderOptions, 'limits' | 'env'>> & {
  readonly limits?: Partial<BuildLimits>;
  readonly env?: Readonly<Record<string, string | undefined>>;
};

/** Creates a builder like that of a worker process, on its own data directory. It accepts local repositories. */
export function testBuilder(options: BuilderTestOptions = {}) {
  const folder = temporaryFolder('builder');
  const dataDir = options.dataDir ?? folder.path;
  const locks = new Locks();
  const { limits, env = process.env, ...others } = options;
  const builder = createBuilder({
    dataDir,
    env: passedOn(env),
    path: env.PATH ?? '',
    gitUrlTemplate: 'https://github.com/{repository}.git',
    allowLocalGit: true,
    lasting: true,
    isolation: 'auto',
    cgroup: 'none',
    network: { want: 'open' },
    networkAllow: [],
    limits: { ...DEFAULT_LIMITS, ...limits },
    lock: (name) => locks.acquire(name),
    clock: systemClock,
    ...others,
  });
  const logPath = (of: BuildJob) => join(dataDir, 'logs', `${of.deployID}.log`);
  const logOf = (of: BuildJob) => readFileSync(logPath(of), 'utf8');
  mkdirSync(join(dataDir, 'logs'), { recursive: true });
  const blobs = new LocalBlobs({ dir: join(dataDir, 'objects') });
  /** Opens a build whose output nobody looks at or tries. */
  const open = (of: BuildJob, signal: AbortSignal) => {
    const answers = { look: async () => {}, tried: async () => null, log: silentLog };
    return builder.open(of, { ...answers, blobs, outputLimits: OBJECT_LIMITS, signal });
  };
  /** Builds in this process, as a supervisor without isolation does. */
  const run = async (of: BuildJob, options: Pick<BuildParts, 'signal' | 'tell'>): Promise<BuildOutput> => {
    const { context, workspace, host, close } = await open(of, options.signal);
    try {
      const lasting = others.lasting ?? true;
      const output = await buildRepository({ job: of, context, host, workspace, lasting, ...options });
      const settle = async () => {
        await output[Symbol.asyncDispose]();
        await close();
      };
      return { ...output, [Symbol.asyncDispose]: settle };
    } catch (error) {
      await close();
      throw error;
    }
  };
  /** Writes the log as the platform does. */
  const write = (of: BuildJob, told: Parameters<BuildParts['tell']>[0]) => {
    if (told.kind === 'log') appendFileSync(logPath(of), told.text);
  };
  return {
    builder,
    open,
    run,
    dataDir,
    logOf,
    async build(of: BuildJob, signal = new AbortController().signal): Promise<BuildResult> {
      const stages: DeploymentStage[] = [];
      const output = await run(of, {
        signal,
        tell(told) {
          if (told.kind === 'stage') stages.push(told.stage);
          write(of, told);
        },
      });
      return {
        directory: output.directory,
        commit: output.commit,
        stages,
        log: logOf(of),
        type: output.detected?.type,
        read: (file) => readFileSync(join(output.directory, file), 'utf8'),
        [Symbol.asyncDispose]: () => output[Symbol.asyncDispose](),
      };
    },
    /** Returns the failure of a build. */
    async failure(of: BuildJob): Promise<BuildFailureFacts> {
      try {
        await using output = await run(of, {
          signal: new AbortController().signal,
          tell: (told) => write(of, told),
        });
        throw new Error(`the build succeeded: ${output.commit}`);
      } catch (error) {
        if (error instanceof BuildFailure) return error.facts;
        throw error;
      }
    },
    [Symbol.dispose]: () => folder[Symbol.dispose](),
  };
}
