import type { Forge, ForgeParts } from './forge.ts';
import { openGitHub } from './github/forge.ts';
import { createRecorder, type Recorder, type RecorderParts } from './recorder.ts';

/** Opens the run's repository at one kind of forge. Sends nothing. Returns undefined if the run is not one of it. */
export type OpenForge = (parts: ForgeParts) => Forge | undefined;

const FORGES: readonly OpenForge[] = [openGitHub];

/** Makes the recorder of a run; undefined if there is no token, or no forge that the run belongs to. Sends nothing. */
export function openRecorder(
  parts: ForgeParts & Omit<RecorderParts, 'forge' | 'stop'>,
  forges: readonly OpenForge[] = FORGES,
): Recorder | undefined {
  if (parts.token === '') return undefined;
  for (const open of forges) {
    const ending = new AbortController();
    const forge = open({ ...parts, signal: ending.signal });
    if (forge) return createRecorder({ ...parts, forge, stop: () => ending.abort() });
  }
  return undefined;
}
