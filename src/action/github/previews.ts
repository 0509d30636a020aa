import type { GitHubCalls } from './calls.ts';
import type { Remembered } from './memory.ts';

/** Older ones were retired when a later one succeeded. */
const MOST_LOOKED_AT = 10;

/** States that say, or may come to say, that a deployment is live. */
const LIVE: ReadonlySet<string | undefined> = new Set(['success', 'in_progress', 'queued', 'pending', 'error']);

/**
 * Sets deployments of one app inactive, newest first, down to the last that succeeded. Returns that one.
 * GitHub's own `auto_inactive` is not fit for it: it leaves previews alone, and takes the other apps of an
 * environment along.
 */
export async function retire(
  calls: GitHubCalls,
  deployments: readonly Remembered[],
  description: string,
): Promise<Remembered | undefined> {
  for (const each of deployments.slice(0, MOST_LOOKED_AT)) {
    const state = await calls.latestState(each.id);
    if (!LIVE.has(state)) continue;
    await calls.addStatus(each.id, { state: 'inactive', description, environmentUrl: undefined, logUrl: undefined });
    if (state === 'success') return each;
  }
  return undefined;
}
