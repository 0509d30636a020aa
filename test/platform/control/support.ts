import type { Platform } from '../../../src/platform/index.ts';
import { type LocalOptions, startLocalPlatform } from '../../../src/platform/local.ts';

/** A platform on a free port that takes local repositories; builds see PATH alone. */
export function testPlatform(dir: string, options: Partial<LocalOptions> = {}): Promise<Platform> {
  const env = { PATH: process.env.PATH };
  return startLocalPlatform({ dir, port: 0, env, allowLocalGit: true, isolation: 'none', ...options });
}
