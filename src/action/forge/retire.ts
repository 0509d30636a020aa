import type { Forge, RecordState, Remembered } from './forge.ts';

/** A later success has retired the records before these. */
const MOST_LOOKED_AT = 10;

/** States of a deployment that is live or may become live. */
const LIVE: ReadonlySet<RecordState | undefined> = new Set(['success', 'in_progress', 'queued', 'error']);

/** Sets records of one app inactive, newest first, down to the last success. Returns that one. */
export async function retire(
  forge: Forge,
  records: readonly Remembered[],
  description: string,
): Promise<Remembered | undefined> {
  for (const each of records.slice(0, MOST_LOOKED_AT)) {
    const state = await forge.stateOf(each.id);
    if (!LIVE.has(state)) continue;
    await forge.setState(each.id, { state: 'inactive', description, url: undefined, logUrl: undefined });
    if (state === 'success') return each;
  }
  return undefined;
}
