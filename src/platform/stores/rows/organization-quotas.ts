import type { QuotaName } from '../../../contract/quotas.ts';
import { type AppBounds, OverQuota, type TimeBound } from '../organization-quotas.ts';
import { KVS_REQUESTS, LIMITED } from './usage.ts';

/** The statements and comparisons of quotas, which both engines share. */

/** The way an engine writes its parameters. */
interface Places {
  readonly org: string;
  /** The start of the month, and the only other parameter of the statements that use it. */
  readonly since: string;
}

/** Returns the statement for each quota. Each returns one number, `n`. */
export function usedStatements({ org, since }: Places): Readonly<Record<QuotaName, string>> {
  const inMonth = `FROM usage_sums WHERE org = ${org} AND project = '' AND app = '' AND kvs_table = '' AND step = 'day'
    AND start >= ${since}`;
  const number = (...parts: readonly string[]) =>
    `SELECT CAST(${parts.map((part) => `coalesce((${part}), 0)`).join(' + ')} AS bigint) AS n`;
  return {
    apps: number(`SELECT count(*) FROM apps WHERE org = ${org} AND deleted_at IS NULL`),
    disk: number(
      `SELECT sum(d.release_bytes) FROM apps a JOIN releases r ON r.app = a.id JOIN deployments d ON d.deploy_id = r.deploy_id
        WHERE a.org = ${org} AND a.deleted_at IS NULL`,
      // What goes live next.
      `SELECT sum(release_bytes) FROM deployments WHERE stored_release IS NOT NULL AND org = ${org}`,
    ),
    buildsAtOnce: number(`SELECT count(*) FROM deployments WHERE lease_node IS NOT NULL AND org = ${org}`),
    buildMinutesPerMonth: number(
      `SELECT sum(build_ms) ${inMonth}`,
      // Builds that ended just now are not in the sums yet. A deployment is in one of both, because one transaction moves it.
      `SELECT sum(ms) FROM usage_ended JOIN apps a ON a.id = app WHERE a.org = ${org} AND ended_at >= ${since}`,
    ),
    kvsRequestsPerMonth: number(`SELECT sum(${KVS_REQUESTS} - ${LIMITED}) ${inMonth}`),
  };
}

export const IS_MONTHLY: Readonly<Record<QuotaName, boolean>> = {
  apps: false,
  disk: false,
  buildsAtOnce: false,
  buildMinutesPerMonth: true,
  kvsRequestsPerMonth: true,
};

/** Returns the statement for the bytes of the kept releases of an app. */
export function appBytes(app: string): string {
  return `SELECT CAST(coalesce(sum(d.release_bytes), 0) AS bigint) AS n FROM releases r
    JOIN deployments d ON d.deploy_id = r.deploy_id WHERE r.app = ${app}`;
}

/**
 * Returns the statement for the bytes that do not count for a release that goes live: those of the oldest releases of its app beyond
 * `kept`, which it replaces, and what its own deployment has stored already.
 */
export function replacedBytes(deployment: string, kept: string): string {
  return `SELECT CAST(coalesce((SELECT sum(bytes) FROM (SELECT d.release_bytes AS bytes,
        row_number() OVER (ORDER BY d.seq DESC) AS place FROM deployments own JOIN releases r ON r.app = own.app
        JOIN deployments d ON d.deploy_id = r.deploy_id WHERE own.deploy_id = ${deployment}) listed WHERE place > ${kept}), 0)
    + coalesce((SELECT release_bytes FROM deployments WHERE deploy_id = ${deployment} AND stored_release IS NOT NULL), 0)
    AS bigint) AS n`;
}

/** Throws `OverQuota` if an organization with so many apps may not have one more. */
export function checkApps(org: string, used: number, quota: number): void {
  if (used >= quota) throw new OverQuota({ org, name: 'apps', used, quota });
}

/** Throws `OverQuota` if an organization with so many bytes of releases may not have these too. */
export function checkBytes(org: string, used: number, bytes: number, quota: number): void {
  const needs = used + bytes;
  if (needs > quota) throw new OverQuota({ org, name: 'disk', used, quota, needs });
}

/** Throws `OverQuota` if builds of an organization took so long that they have no time left. */
export function checkTime(org: string, usedMs: number, { ms, until }: TimeBound): void {
  if (usedMs < ms) return;
  throw new OverQuota({ org, name: 'buildMinutesPerMonth', used: usedMs / MINUTE, quota: ms / MINUTE, until });
}

const MINUTE = 60_000;

/** True if a command has a bound to compare. */
export function hasBounds({ apps, disk }: AppBounds = {}): boolean {
  return apps !== undefined || disk !== undefined;
}
