import { type LocalOptions, startLocalPlatform } from '../../../src/platform/engines/local.ts';
import type { Platform } from '../../../src/platform/index.ts';

/** Starts a platform on a free port that accepts local repositories. Builds get only the variable PATH. */
export function testPlatform(dir: string, options: Partial<LocalOptions> = {}): Promise<Platform> {
  const env = { PATH: process.env.PATH };
  return startLocalPlatform({ dir, port: 0, env, allowLocalGit: true, isolation: 'none', ...options });
}
