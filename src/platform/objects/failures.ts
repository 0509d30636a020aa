import { messageOf, systemCode } from '../../base/errors.ts';
import type { SiteWarning, SiteWarningCode } from '../../contract/built-output.ts';
import type { FailureCode, Severity } from '../../contract/control-plane.ts';
import { BuildFailure, platformFailure } from '../shared/types.ts';
import { BlobsFull } from '../stores/blobs.ts';
import { StoreUnavailable } from '../stores/rows/unavailable.ts';

export function syncFailure(code: FailureCode, message: string): BuildFailure {
  return platformFailure('sync', code, message);
}

const ERRORS: ReadonlySet<SiteWarningCode> = new Set(['index_unanswered', 'index_empty', 'dead_asset']);

/** True for a fault that keeps visitors from the site as it was built. The others are worth a look. */
export function isErrorOfSite({ code }: Pick<SiteWarning, 'code'>): boolean {
  return ERRORS.has(code);
}

/** Makes the failure of a deployment whose start page is broken, if its app wants none such. The release before stays live. */
export function brokenSite(warnings: readonly SiteWarning[]): BuildFailure {
  const errors = warnings.filter(isErrorOfSite);
  const more = errors.length - 1;
  const rest = more > 0 ? ` (and ${more} more ${more === 1 ? 'error' : 'errors'})` : '';
  const message = `The start page is broken: ${errors[0]?.message}${rest}`;
  const diagnostics = warnings.flatMap(({ file, line, code, message: text }) =>
    file === null ? [] : [{ file, line, column: null, severity: severityOf(code), code, message: text }],
  );
  return new BuildFailure({ ...syncFailure('site_broken', message).facts, diagnostics });
}

function severityOf(code: SiteWarningCode): Severity {
  return code === 'build_fault' || ERRORS.has(code) ? 'error' : 'warning';
}

const AWAY = 'The output could not be stored: the storage of the platform cannot be used now';

function full(): BuildFailure {
  return syncFailure('disk_full', 'The disk of the platform is full: the output could not be stored');
}

/** Converts an error of storing files to a `BuildFailure`. Returns the signal's reason if it was aborted. */
export function asSyncFailure(thrown: unknown, signal: AbortSignal): unknown {
  if (thrown instanceof BuildFailure) return thrown;
  if (signal.aborted) return signal.reason;
  if (thrown instanceof BlobsFull) return full();
  // Its message names servers and buckets of the operator. Tenants read failures.
  if (thrown instanceof StoreUnavailable) return thrown.isFull ? full() : syncFailure('storage_unavailable', AWAY);
  const why = systemCode(thrown) ?? messageOf(thrown);
  return syncFailure('sync_failed', `The output could not be stored (${why})`);
}
