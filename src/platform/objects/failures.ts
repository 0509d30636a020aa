import { systemCode } from '../../base/errors.ts';
import type { FailureCode } from '../../contract/control-plane.ts';
import { BuildFailure } from '../shared/types.ts';
import { BlobsFull } from '../stores/blobs.ts';
import { StoreUnavailable } from '../stores/rows/unavailable.ts';

/** Creates the failure of a deployment that ends while its output is stored. */
export function syncFailure(code: FailureCode, message: string): BuildFailure {
  return new BuildFailure({ stage: 'sync', code, message, exitCode: null, signal: null, log: [], diagnostics: [] });
}

/** Converts an error of storing files to a `BuildFailure`. Returns the signal's reason if it was aborted. */
export function asSyncFailure(thrown: unknown, signal: AbortSignal): unknown {
  if (thrown instanceof BuildFailure) return thrown;
  if (signal.aborted) return signal.reason;
  if (thrown instanceof BlobsFull) {
    return syncFailure('disk_full', 'The disk of the platform is full: the output could not be stored');
  }
  // Its message names servers and buckets of the operator. Tenants read failures.
  if (thrown instanceof StoreUnavailable) {
    return syncFailure('sync_failed', 'The output could not be stored: the storage of the platform cannot be used now');
  }
  const why = systemCode(thrown) ?? (thrown instanceof Error ? thrown.message : String(thrown));
  return syncFailure('sync_failed', `The output could not be stored (${why})`);
}
