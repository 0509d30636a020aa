import type { QuotaName } from '../../../../contract/quotas.ts';
import type { AppBounds, TimeBound, Used } from '../../organization-quotas.ts';
import { numberOf } from '../../rows/columns.ts';
import {
  appBytes,
  checkApps,
  checkBytes,
  checkTime,
  hasBounds,
  IS_MONTHLY,
  replacedBytes,
  usedStatements,
} from '../../rows/organization-quotas.ts';
import { ADVISORY_LOCKS } from '../database/advisory-locks.ts';
import type { Statements } from '../database/database.ts';
import { found } from '../database/parts.ts';

const USED = usedStatements({ org: '$1', since: '$2' });
const BYTES_OF_APP = appBytes('$1');
const REPLACED = replacedBytes('$1', '$2');

async function numberIn(within: Statements, text: string, values: readonly unknown[]): Promise<number> {
  const [row] = await found(within, text, values);
  return row ? numberOf(row, 'n') : 0;
}

function used(within: Statements, org: string, name: QuotaName, since = 0): Promise<number> {
  return numberIn(within, USED[name], IS_MONTHLY[name] ? [org, since] : [org]);
}

/** Returns what an organization uses. `since`: the start of the month. */
export async function usedOf(
  within: Statements,
  org: string,
  since: number,
  names: readonly QuotaName[],
): Promise<Used> {
  const numbers = await Promise.all(names.map(async (name) => [name, await used(within, org, name, since)] as const));
  return Object.fromEntries(numbers);
}

/**
 * Lets no other transaction add apps or releases to an organization until this one ends, if there are bounds to keep. Call it first, and
 * before a row is locked.
 */
export async function lockQuotas(within: Statements, org: string, bounds: AppBounds | undefined): Promise<void> {
  if (!hasBounds(bounds)) return;
  await within.query('SELECT pg_advisory_xact_lock($1, hashtext($2))', [ADVISORY_LOCKS.quotas, org]);
}

/** Checks that there is room for one more app. `restored`: the ID of the row of one that has releases. Throws `OverQuota`. */
export async function checkApp(
  within: Statements,
  org: string,
  { apps, disk }: AppBounds = {},
  restored?: number,
): Promise<void> {
  if (apps !== undefined) checkApps(org, await used(within, org, 'apps'), apps);
  if (disk === undefined || restored === undefined) return;
  checkBytes(org, await used(within, org, 'disk'), await numberIn(within, BYTES_OF_APP, [restored]), disk);
}

/** Checks that there is room for a release. `kept`: releases that its app keeps beside it. Throws `OverQuota`. */
export async function checkRelease(
  within: Statements,
  org: string,
  { deployID, bytes, kept }: { readonly deployID: string; readonly bytes: number; readonly kept: number },
  disk: number,
): Promise<void> {
  const without = await numberIn(within, REPLACED, [deployID, kept]);
  checkBytes(org, (await used(within, org, 'disk')) - without, bytes, disk);
}

/** Checks that builds have time left. Throws `OverQuota`. */
export async function checkBuildTime(within: Statements, org: string, bound: TimeBound): Promise<void> {
  checkTime(org, await used(within, org, 'buildMinutesPerMonth', bound.since), bound);
}
