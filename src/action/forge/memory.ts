import type { Forge, RecordState, Remembered } from './forge.ts';

/** The facts that earlier runs left for this one. */
export interface Memory {
  /** The app's ID, as the newest run learned it. */
  readonly rememberedAppID: string | undefined;
  /** A deployment of this commit that may still be under way. */
  readonly attachTo: string | undefined;
}

export const NOTHING_REMEMBERED: Memory = { rememberedAppID: undefined, attachTo: undefined };

/** States in which the platform may still be working: only a run that saw the end sets another one. */
const UNDER_WAY: ReadonlySet<RecordState | undefined> = new Set(['queued', 'in_progress', 'error', undefined]);

/** Makes a memory of the memos, newest first. `commit` undefined: this run attaches to no deployment. */
export async function recall(forge: Forge, all: readonly Remembered[], commit: string | undefined): Promise<Memory> {
  const rememberedAppID = all.find((each) => each.appID !== undefined)?.appID;
  // Only the newest can be under way: a later deployment overtakes it.
  const newest = all.find((each) => each.deployID !== undefined);
  if (!newest || commit === undefined || newest.commit !== commit) return { rememberedAppID, attachTo: undefined };
  const isUnderWay = UNDER_WAY.has(await forge.stateOf(newest.id));
  return { rememberedAppID, attachTo: isUnderWay ? newest.deployID : undefined };
}
