import type { AppKey } from '../../shared/types.ts';
import { type DeploymentBounds, DUE_AT_ONCE, type DueDeployments } from '../keeping.ts';
import { numberOf, numberOrNull, type Row, textOf } from './columns.ts';
import type { KeptOfApp } from './records.ts';

/** The statement that `keptOf` reads. `app`: the condition that finds the app. */
export const keptStatement = (app: string) => `SELECT count(d.seq) AS deployments,
  sum(CASE WHEN d.log_removed_at IS NULL AND d.log_bytes > 0 THEN 1 END) AS logs,
  sum(CASE WHEN d.log_removed_at IS NULL THEN d.log_bytes END) AS log_bytes,
  count(r.deploy_id) AS releases, sum(CASE WHEN r.deploy_id IS NOT NULL THEN d.release_bytes END) AS release_bytes,
  (SELECT at FROM usage_turns WHERE task = 'collect') AS collected_at
  FROM deployments d LEFT JOIN releases r ON r.deploy_id = d.deploy_id WHERE d.app = (SELECT id FROM apps WHERE ${app})`;

export function keptOf(row: Row | undefined): KeptOfApp {
  const number = (name: string) => Number(row?.[name] ?? 0);
  return {
    deployments: number('deployments'),
    logs: { items: number('logs'), bytes: number('log_bytes') },
    releases: { items: number('releases'), bytes: number('release_bytes') },
    collectedAt: row ? numberOrNull(row, 'collected_at') : null,
  };
}

/** The work that both engines of `Keeping` share. */

/** The columns that `dueOf` reads, of the table `d` of deployments, the table `r` of its release, and the table `a` of its app. */
export const DUE_COLUMNS = `d.deploy_id, d.created_at, d.finished_at, d.log_bytes, d.log_removed_at,
  CASE WHEN r.deploy_id IS NULL THEN 0 WHEN r.deploy_id = a.live_release THEN 2 ELSE 1 END AS kept`;

/** Reads the columns `org`, `project` and `app_id`. */
export function keyOfRow(row: Row): AppKey {
  return { org: textOf(row, 'org'), project: textOf(row, 'project'), appID: textOf(row, 'app_id') };
}

/** Releases of an app that may be kept: the most of `--keep-releases`. */
const MOST_RELEASES = 1_000;

/** Rows of an app that a look reads at most: those that it may keep, and those that are due at once. */
export function rowsOfLook({ most }: DeploymentBounds): number {
  return most + MOST_RELEASES + DUE_AT_ONCE;
}

/** Returns what is due of an app at the time `now`, from the rows of its newest deployments, newest first. */
export function dueOf(app: number, rows: readonly Row[], bounds: DeploymentBounds, now: number): DueDeployments {
  const logs: string[] = [];
  const deployments: string[] = [];
  const left = { deployments: 0, logs: 0, logBytes: 0 };
  let [sum, bytes] = [0, 0];
  let isMore = rows.length === rowsOfLook(bounds);
  const room = (list: readonly string[]) => {
    if (list.length < DUE_AT_ONCE) return true;
    isMore = true;
    return false;
  };
  for (const [index, row] of rows.entries()) {
    const deployID = textOf(row, 'deploy_id');
    const kept = numberOf(row, 'kept');
    const logBytes = numberOrNull(row, 'log_bytes') ?? 0;
    const hasLog = row.log_removed_at === null;
    sum += hasLog ? logBytes : 0;
    const mayEnd = index > 0 && row.finished_at !== null;
    const isOld = index >= bounds.most || numberOf(row, 'created_at') < now - bounds.ageMs;
    const endsRow = mayEnd && isOld && kept === 0 && room(deployments);
    const endsLog = hasLog && mayEnd && kept < 2 && (isOld || sum > bounds.logBytes) && room(logs);
    // A deployment ends only with its log.
    if (endsRow && (endsLog || !hasLog)) deployments.push(deployID);
    else left.deployments += 1;
    if (endsLog) {
      logs.push(deployID);
      bytes += logBytes;
    } else if (hasLog && logBytes > 0) {
      left.logs += 1;
      left.logBytes += logBytes;
    }
  }
  return { app, logs, deployments, left, bytes, isMore: isMore && logs.length + deployments.length > 0 };
}
