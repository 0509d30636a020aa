import { startLocalPlatform } from '../src/platform/local.ts';
import { type Builder, BuildFailure } from '../src/platform/types.ts';

/**
 * A contender of `growth.ts`: the platform on a data directory, in a process of its own. Sends where it listens, what
 * its start took and what it keeps in memory, and then each deployment that it begins to build.
 */
export interface Started {
  readonly port: number;
  readonly token: string;
  /** Milliseconds from opening the data directory until the platform is ready. */
  readonly ms: number;
  readonly megabytes: number;
}

const began = performance.now();
const builder: Builder = {
  async build({ deployID }) {
    process.send?.({ deployID });
    const message = 'The bench builds nothing';
    const facts = { stage: 'build', code: 'build_failed', message, exitCode: 1, signal: null } as const;
    throw new BuildFailure({ ...facts, log: [], diagnostics: [] });
  },
  async recover() {},
};
const platform = await startLocalPlatform({ dir: process.argv[2] ?? '', port: 0, env: {}, builder });
const ms = performance.now() - began;
const started: Started = {
  ...{ port: platform.port, token: await platform.mintToken(), ms },
  megabytes: process.memoryUsage.rss() / 1024 / 1024,
};
process.send?.(started);
process.once('disconnect', () => platform.close());
