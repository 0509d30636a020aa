import { startLocalPlatform } from '../src/platform/engines/local.ts';
import { type Builder, BuildFailure } from '../src/platform/shared/types.ts';

/**
 * A contender of `growth.ts`: the platform on a data directory, in its own process. Sends its port, the duration of its
 * start and its memory, and then each deployment whose build starts.
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
    const message = 'The bench does not build';
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
