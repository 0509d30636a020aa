import { type Platform, type StartOptions, startPlatform } from '../../../src/platform/index.ts';

/** A platform on a free port that takes local repositories; builds see PATH alone. */
export function testPlatform(dir: string, options: Partial<StartOptions> = {}): Promise<Platform> {
  const env = { PATH: process.env.PATH };
  return startPlatform({ dir, port: 0, env, allowLocalGit: true, isolation: 'none', ...options });
}
