import { MOST_SITE_WARNINGS, type SiteWarning } from '../../contract/built-output.ts';
import { isFunctionType } from '../../contract/limits.ts';
import { overWords } from '../../contract/quotas.ts';
import type { Quotas } from '../shared/quotas.ts';
import type { BuildOptions } from '../shared/types.ts';
import type { Jobs, Lease } from '../stores/jobs.ts';
import { OverQuota } from '../stores/organization-quotas.ts';
import { StoreUnavailable } from '../stores/rows/unavailable.ts';
import { quotaFailure } from './failure.ts';

interface StoredParts {
  readonly jobs: Pick<Jobs, 'recordRelease'>;
  /** Absent: there are no quotas. */
  readonly quotas?: Pick<Quotas, 'of' | 'near'> | undefined;
  readonly lease: Lease;
  /** Makes a write under the lease, again and again while the store is away. */
  write(work: () => Promise<boolean>): Promise<void>;
}

/**
 * Records a stored release, with warnings of quotas that are nearly used. Returns these, for the log. Throws `BuildFailure` if the
 * organization may not have so many bytes of releases.
 */
export async function recordStored(
  { jobs, quotas, lease, write }: StoredParts,
  ...[manifestHash, size, warnings = [], detected]: Parameters<NonNullable<BuildOptions['onStored']>>
): Promise<readonly string[]> {
  const { job } = lease;
  const { org } = job.app;
  // A worker is not trusted with the type of an app that has one.
  const type = isFunctionType(job.type) ? job.type : job.detectsType ? detected : undefined;
  const bytes = quotas?.of(org, 'disk');
  const disk = bytes === undefined ? undefined : { org, bytes };
  const record = (all: readonly SiteWarning[]) =>
    write(() => jobs.recordRelease(lease, manifestHash, size, all, type, disk)).catch(refuseOver);
  await record(warnings);
  // After it, so that they count this release.
  const near = (await quotas?.near(org).catch(noneIfAway)) ?? [];
  if (near.length === 0) return [];
  const said = near.map(({ message }): SiteWarning => ({ code: 'quota_near', file: null, line: null, message }));
  await record([...said, ...warnings].slice(0, MOST_SITE_WARNINGS));
  return near.map(({ message }) => message);
}

function refuseOver(error: unknown): never {
  throw error instanceof OverQuota ? quotaFailure(overWords(error.over)) : error;
}

/** A warning is not worth a failed deployment. */
function noneIfAway(error: unknown): readonly [] {
  if (error instanceof StoreUnavailable) return [];
  throw error;
}
