import type { DatabaseSync } from 'node:sqlite';
import type { QuotaName } from '../../../contract/quotas.ts';
import type { AppBounds, TimeBound, Used } from '../organization-quotas.ts';
import { numberOf } from '../rows/columns.ts';
import {
  appBytes,
  checkApps,
  checkBytes,
  checkTime,
  IS_MONTHLY,
  replacedBytes,
  usedStatements,
} from '../rows/organization-quotas.ts';

/** A release that a deployment has stored. `kept`: releases that its app keeps beside it. */
interface StoredFiles {
  readonly deployID: string;
  readonly bytes: number;
  readonly kept: number;
}

/** Returns the comparisons with the quotas of an organization. Call them in the transaction of a command. They throw `OverQuota`. */
export function createOrganizationQuotas(database: DatabaseSync) {
  const texts = usedStatements({ org: ':org', since: ':since' });
  const statements = new Map(Object.entries(texts).map(([name, text]) => [name, database.prepare(text)]));
  const bytesOf = database.prepare(appBytes(':app'));
  const replaced = database.prepare(replacedBytes(':deployment', ':kept'));
  const used = (org: string, name: QuotaName, since = 0) =>
    numberOf(statements.get(name)?.get(IS_MONTHLY[name] ? { org, since } : { org }) ?? {}, 'n');

  return {
    /** Returns what an organization uses. `since`: the start of the month. */
    used: (org: string, since: number, names: readonly QuotaName[]): Used =>
      Object.fromEntries(names.map((name) => [name, used(org, name, since)])),
    /** Checks that there is room for one more app. `restored`: the ID of the row of one that has releases. */
    checkApp(org: string, { apps, disk }: AppBounds = {}, restored?: number): void {
      if (apps !== undefined) checkApps(org, used(org, 'apps'), apps);
      if (disk === undefined || restored === undefined) return;
      checkBytes(org, used(org, 'disk'), numberOf(bytesOf.get({ app: restored }) ?? {}, 'n'), disk);
    },
    /** Checks that there is room for the release of a deployment. */
    checkRelease(org: string, { deployID: deployment, bytes, kept }: StoredFiles, disk: number): void {
      const without = numberOf(replaced.get({ deployment, kept }) ?? {}, 'n');
      checkBytes(org, used(org, 'disk') - without, bytes, disk);
    },
    /** Checks that builds have time left. */
    checkTime: (org: string, bound: TimeBound) => checkTime(org, used(org, 'buildMinutesPerMonth', bound.since), bound),
  };
}
