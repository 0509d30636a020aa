/** The families of status words, as a client that waits distinguishes them. The spec does not show the words (3.1). */
export type StatusFamily = 'success' | 'failure' | 'cancelled' | 'pending';

/** Ordered: the first family that lists the word wins. Words are compared by `normalWord`. */
const FAMILIES: readonly (readonly [StatusFamily, readonly string[]])[] = [
  [
    'success',
    [
      'succeeded',
      'success',
      'successful',
      'ready',
      'live',
      'active',
      'complete',
      'completed',
      'deployed',
      'deploysucceeded',
      'deploymentsucceeded',
      'activated',
      'done',
      'ok',
      'published',
      'finished',
      'passed',
      'succeed',
      'healthy',
    ],
  ],
  [
    'failure',
    [
      'failed',
      'failure',
      'error',
      'errored',
      'crashed',
      'timedout',
      'timeout',
      'rejected',
      'broken',
      'buildfailed',
      'deployfailed',
      'deploymentfailed',
      'builderror',
      'deployerror',
      'deploymenterror',
      'syncfailed',
      'uploadfailed',
      'activationfailed',
      'internalerror',
      'rolledback',
      'updatefailed',
      'predeployfailed',
      'releasefailed',
      'rollbacksucceeded',
      'rollbackcomplete',
      'degraded',
      'fatal',
    ],
  ],
  [
    'cancelled',
    [
      'cancelled',
      'canceled',
      'aborted',
      'superseded',
      'skipped',
      'stopped',
      'replaced',
      'expired',
      'deactivated',
      'cancelledbyuser',
      'canceledbyuser',
      'removed',
      'deleted',
      'abandoned',
    ],
  ],
  [
    'pending',
    [
      'queued',
      'pending',
      'created',
      'waiting',
      'scheduled',
      'accepted',
      'starting',
      'initializing',
      'started',
      'running',
      'inprogress',
      'processing',
      'building',
      'cloning',
      'installing',
      'syncing',
      'uploading',
      'deploying',
      'activating',
      'publishing',
      'invalidating',
      'provisioning',
      'cancelling',
      'canceling',
      'new',
      'enqueued',
      'idle',
      'prepared',
      'preparing',
      'uploaded',
      'processed',
      'retrying',
      'working',
      'progressing',
      'pendingbuild',
      'pendingdeploy',
      'pendingreview',
      'pendingpublish',
      'waitingfordeployment',
      'needsapproval',
      'buildinprogress',
      'updateinprogress',
      'predeployinprogress',
      'waitingforresource',
      'removing',
      'verifying',
      'requested',
      'planned',
      'finalizing',
      'releasing',
      'testing',
      'reconciling',
      'unknown',
    ],
  ],
];

const BY_WORD: ReadonlyMap<string, StatusFamily> = new Map(
  FAMILIES.flatMap(([family, words]) => words.map((word) => [word, family] as const)),
);

/** Case, spaces, `_` and `-` do not count. */
export function normalWord(word: string): string {
  return word.toLowerCase().replace(/[\s_-]/g, '');
}

/** Families by the end of a longer word: `UPDATE_ROLLBACK_FAILED`, `hook-error`. No end of a word means success. */
const BY_END: readonly (readonly [StatusFamily, RegExp])[] = [
  ['failure', /(?:failed|error)$/],
  ['pending', /(?:inprogress|pending|queued)$/],
];

/** Returns the family of a status word. The user's `status-map` goes first. Undefined for an unknown word, which counts as pending. */
export function statusFamily(
  word: string,
  userMap: ReadonlyMap<string, StatusFamily> = new Map(),
): StatusFamily | undefined {
  const normal = normalWord(word);
  return userMap.get(normal) ?? BY_WORD.get(normal) ?? BY_END.find(([, end]) => end.test(normal))?.[0];
}
