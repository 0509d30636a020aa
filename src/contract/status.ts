import { words } from '../base/text.ts';

export const STATUS_FAMILIES = ['success', 'failure', 'cancelled', 'pending'] as const;
/** The meaning of a status word. The spec does not show the words that the platform uses (spec 3.1). */
export type StatusFamily = (typeof STATUS_FAMILIES)[number];

/** Words in the form of `normalWord`. */
const WORDS = {
  success: words(`
    succeeded success successful ready live active complete completed deployed deploysucceeded deploymentsucceeded
    activated done ok published finished passed succeed healthy
  `),
  failure: words(`
    failed failure error errored crashed timedout timeout rejected broken buildfailed deployfailed deploymentfailed
    builderror deployerror deploymenterror syncfailed uploadfailed activationfailed internalerror rolledback updatefailed
    predeployfailed releasefailed rollbacksucceeded rollbackcomplete degraded fatal
  `),
  cancelled: words(`
    cancelled canceled aborted superseded skipped stopped replaced expired deactivated cancelledbyuser canceledbyuser
    removed deleted abandoned
  `),
  pending: words(`
    queued pending created waiting scheduled accepted starting initializing started running inprogress processing
    building cloning installing syncing uploading deploying activating publishing invalidating provisioning
    cancelling canceling new enqueued idle prepared preparing uploaded processed retrying working progressing
    pendingbuild pendingdeploy pendingreview pendingpublish waitingfordeployment needsapproval
    buildinprogress updateinprogress predeployinprogress waitingforresource removing verifying
    requested planned finalizing releasing testing reconciling unknown
  `),
} as const satisfies Record<StatusFamily, readonly string[]>;

const BY_WORD: ReadonlyMap<string, StatusFamily> = new Map(
  STATUS_FAMILIES.flatMap((family) => WORDS[family].map((word) => [word, family] as const)),
);

/** Removes what does not count in a status word: case, spaces, `_` and `-`. */
export function normalWord(word: string): string {
  return word.toLowerCase().replace(/[\s_-]/g, '');
}

/** Families of longer words by their end: `UPDATE_ROLLBACK_FAILED`, `hook-error`. No end of a word shows a success. */
const BY_END: readonly (readonly [StatusFamily, RegExp])[] = [
  ['failure', /(?:failed|error)$/],
  ['pending', /(?:inprogress|pending|queued)$/],
];

/** Returns the family of a status word. `userMap` goes first. An unknown word has no family, and counts as pending. */
export function statusFamily(
  word: string,
  userMap: ReadonlyMap<string, StatusFamily> = new Map(),
): StatusFamily | undefined {
  const normal = normalWord(word);
  return userMap.get(normal) ?? BY_WORD.get(normal) ?? BY_END.find(([, end]) => end.test(normal))?.[0];
}
