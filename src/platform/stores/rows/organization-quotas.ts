import { DISK_BLOCK } from '../../../base/sizes.ts';
import { mostDeleted, type QuotaName } from '../../../contract/quotas.ts';
import { USAGE_COUNTERS } from '../../../contract/usage.ts';
import { type AppBounds, OverQuota, type TimeBound, type Used } from '../organization-quotas.ts';
import { numberOf } from './columns.ts';
import type { Engine, Prepared, Work } from './engine.ts';

const sumOf = (pattern: RegExp) => USAGE_COUNTERS.filter((name) => pattern.test(name)).join(' + ');
/** The requests of a row of `usage_sums` to the key-value store that a quota refused, in SQL. */
export const LIMITED = `(${sumOf(/^(?:get|put|delete|other)_limited$/)})`;
/** All requests of a row to the key-value store, in SQL. */
export const KVS_REQUESTS = `(${sumOf(/^(?:get|put|delete|other)_/)})`;

const IN_MONTH = `FROM usage_sums WHERE org = $1 AND project = '' AND app = '' AND kvs_table = '' AND step = 'day'
  AND start >= $2`;

/** Returns the statement for a number, `n`: a sum. */
const number = (...parts: readonly string[]) =>
  `SELECT CAST(${parts.map((part) => `coalesce((${part}), 0)`).join(' + ')} AS bigint) AS n`;

/** What a release takes, as `takenBy` counts it, in SQL. Null: none is stored. */
const TAKEN = `greatest(release_bytes, ${DISK_BLOCK} * release_files)`;

/** The bytes of the kept releases of an organization's apps that are deleted, or are not. */
const bytesOf = (which: string) =>
  `SELECT sum(${TAKEN}) FROM apps a JOIN releases r ON r.app = a.id JOIN deployments d ON d.deploy_id = r.deploy_id
    WHERE a.org = $1 AND a.deleted_at IS ${which}`;

/** The statement for each quota, of an organization and for some the start of the month. */
const USED: Readonly<Record<QuotaName, string>> = {
  apps: number('SELECT count(*) FROM apps WHERE org = $1 AND deleted_at IS NULL'),
  disk: number(
    bytesOf('NULL'),
    // What goes live next.
    `SELECT sum(${TAKEN}) FROM deployments WHERE stored_release IS NOT NULL AND org = $1`,
  ),
  buildsAtOnce: number('SELECT count(*) FROM deployments WHERE lease_node IS NOT NULL AND org = $1'),
  buildMinutesPerMonth: number(
    `SELECT sum(build_ms) ${IN_MONTH}`,
    // Builds that ended just now are not in the sums yet. A deployment is in one of both, because one transaction moves it.
    'SELECT sum(ms) FROM usage_ended JOIN apps a ON a.id = app WHERE a.org = $1 AND ended_at >= $2',
  ),
  kvsRequestsPerMonth: number(`SELECT sum(${KVS_REQUESTS} - ${LIMITED}) ${IN_MONTH}`),
};
const IS_MONTHLY: ReadonlySet<QuotaName> = new Set<QuotaName>(['buildMinutesPerMonth', 'kvsRequestsPerMonth']);

/** The comparisons with the quotas of an organization. Call them in the transaction of a command. They throw `OverQuota`. */
export function createOrganizationQuotas(engine: Engine) {
  const statements = new Map<string, Prepared>(
    Object.entries(USED).map(([name, text]) => [name, engine.prepare(text)]),
  );
  const deletedApps = engine.prepare(number('SELECT count(*) FROM apps WHERE org = $1 AND deleted_at IS NOT NULL'));
  const deletedBytes = engine.prepare(number(bytesOf('NOT NULL')));
  const bytesOfApp = engine.prepare(`SELECT CAST(coalesce(sum(${TAKEN}), 0) AS bigint) AS n FROM releases r
    JOIN deployments d ON d.deploy_id = r.deploy_id WHERE r.app = $1`);
  // Those of the oldest releases of its app beyond `$2`, which it replaces, and what its own deployment has stored already.
  const replaced = engine.prepare(
    number(
      `SELECT sum(bytes) FROM (SELECT ${TAKEN.replaceAll('release_', 'd.release_')} AS bytes,
          row_number() OVER (ORDER BY d.seq DESC) AS place FROM deployments own JOIN releases r ON r.app = own.app
          JOIN deployments d ON d.deploy_id = r.deploy_id WHERE own.deploy_id = $1) listed WHERE place > $2`,
      `SELECT ${TAKEN} FROM deployments WHERE deploy_id = $1 AND stored_release IS NOT NULL`,
    ),
  );
  const numberIn = function* (statement: Prepared | undefined, ...values: readonly (string | number)[]): Work<number> {
    const [row] = statement ? (yield* statement(...values)).rows : [];
    return row ? numberOf(row, 'n') : 0;
  };
  const used = (org: string, name: QuotaName, since = 0) =>
    numberIn(statements.get(name), org, ...(IS_MONTHLY.has(name) ? [since] : []));

  /** Deleted apps stay for days, so who creates, fills and deletes one app after another has a bound too. Other apps go on. */
  const checkDeleted = function* (org: string, name: 'apps' | 'disk', statement: Prepared, quota: number): Work<void> {
    const deleted = yield* numberIn(statement, org);
    if (deleted < mostDeleted(name, quota)) return;
    throw new OverQuota({ org, name, used: yield* used(org, name), quota, deleted });
  };

  return {
    /** Returns what an organization uses. `since`: the start of the month. */
    async used(org: string, since: number, names: readonly QuotaName[]): Promise<Used> {
      const numbers = names.map(async (name) => [name, await engine.read(() => used(org, name, since))] as const);
      return Object.fromEntries(await Promise.all(numbers));
    },
    /** Lets no other transaction add apps or releases to an organization until this one ends, if there are bounds. Call it first, before a row is locked. */
    *lock(org: string, { apps, disk }: AppBounds = {}): Work<void> {
      if (apps !== undefined || disk !== undefined) yield* engine.lock('quotas', org);
    },
    /** Checks that there is room for one more app. `restored`: the ID of the row of one that has releases. */
    *checkApp(org: string, { apps, disk }: AppBounds = {}, restored?: number): Work<void> {
      const has = apps === undefined ? 0 : yield* used(org, 'apps');
      if (apps !== undefined && has >= apps) throw new OverQuota({ org, name: 'apps', used: has, quota: apps });
      if (apps !== undefined && restored === undefined) yield* checkDeleted(org, 'apps', deletedApps, apps);
      if (disk !== undefined && restored === undefined) yield* checkDeleted(org, 'disk', deletedBytes, disk);
      if (disk === undefined || restored === undefined) return;
      checkBytes(org, yield* used(org, 'disk'), yield* numberIn(bytesOfApp, restored), disk);
    },
    /** Checks that there is room for the release of a deployment, which takes `bytes`. `kept`: releases that its app keeps beside it. */
    *checkRelease(
      org: string,
      { deployID, bytes, kept }: { readonly deployID: string; readonly bytes: number; readonly kept: number },
      disk: number,
    ): Work<void> {
      const without = yield* numberIn(replaced, deployID, kept);
      checkBytes(org, (yield* used(org, 'disk')) - without, bytes, disk);
    },
    /** Checks that builds have time left, if that has a bound. */
    *checkTime(org: string, bound: TimeBound | undefined): Work<void> {
      if (!bound) return;
      const ms = yield* used(org, 'buildMinutesPerMonth', bound.since);
      if (ms < bound.ms) return;
      const over = { used: ms / MINUTE, quota: bound.ms / MINUTE, until: bound.until };
      throw new OverQuota({ org, name: 'buildMinutesPerMonth', ...over });
    },
  };
}

function checkBytes(org: string, used: number, bytes: number, quota: number): void {
  const needs = used + bytes;
  if (needs > quota) throw new OverQuota({ org, name: 'disk', used, quota, needs });
}

const MINUTE = 60_000;
