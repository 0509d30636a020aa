import type { DeployPlan } from '../../deploy/plan.ts';
import type { Forge, RecordState, RecordStatus, Remembered } from './forge.ts';

/* What the records of earlier runs of an app say, newest first. */

/** The facts that earlier runs left for this one. */
export type Memory = Pick<DeployPlan, 'rememberedAppID' | 'attachTo'>;

export const NOTHING_REMEMBERED: Memory = { rememberedAppID: undefined, attachTo: undefined };

/** States in which the platform may still be working: only a run that saw the end sets another one. */
const UNDER_WAY: ReadonlySet<RecordState | undefined> = new Set(['queued', 'in_progress', 'error', undefined]);

/** Makes a memory of the records. `commit` undefined: this run attaches to no deployment. */
export async function recall(forge: Forge, all: readonly Remembered[], commit: string | undefined): Promise<Memory> {
  const rememberedAppID = all.find((each) => each.appID !== undefined)?.appID;
  // Only the newest can be under way: a later deployment overtakes it.
  const newest = all.find((each) => each.deployID !== undefined);
  if (!newest || commit === undefined || newest.commit !== commit) return { rememberedAppID, attachTo: undefined };
  const isUnderWay = UNDER_WAY.has((await forge.statusOf(newest.id))?.state);
  return { rememberedAppID, attachTo: isUnderWay ? newest.deployID : undefined };
}

/** A later success has retired the records before these. */
const MOST_LOOKED_AT = 10;

/** A record of a deployment that succeeded, and its site. */
export type Live = Remembered & Pick<RecordStatus, 'url'>;

export async function liveOf(forge: Forge, records: readonly Remembered[]): Promise<Live | undefined> {
  for (const each of records.slice(0, MOST_LOOKED_AT)) {
    const status = await forge.statusOf(each.id);
    if (status?.state === 'success') return { ...each, url: status.url };
  }
  return undefined;
}

/** States of a deployment that is live or may become live. */
const LIVE: ReadonlySet<RecordState | undefined> = new Set(['success', 'in_progress', 'queued', 'error']);

/** Sets records inactive, down to the last success. Returns that one. */
export async function retire(
  forge: Forge,
  records: readonly Remembered[],
  description: string,
): Promise<Live | undefined> {
  for (const each of records.slice(0, MOST_LOOKED_AT)) {
    const status = await forge.statusOf(each.id);
    if (!LIVE.has(status?.state)) continue;
    await forge.setState(each.id, { state: 'inactive', description, url: undefined, logUrl: undefined });
    if (status?.state === 'success') return { ...each, url: status.url };
  }
  return undefined;
}
