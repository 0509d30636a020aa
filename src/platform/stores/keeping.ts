import type { AppKey } from '../shared/types.ts';
import { BY_PLATFORM, ofApp } from './audit.ts';
import { numberOf, numberOrNull, type Row, textOf } from './rows/columns.ts';
import { all, BY_KEY, counted, type Engine, keyOf, keyOfRow } from './rows/engine.ts';
import type { KeptOfApp } from './rows/records.ts';

/**
 * The port for ending what is old: deployments with their logs, and keys of requests. A collection asks for what is due, removes
 * the logs, and then ends it. A collection that was interrupted there is simply repeated. Each method takes a bounded time, and any
 * number of nodes may call them at once.
 */
export interface Keeping {
  /**
   * Returns what is due of the next app that has deployments: the one with the lowest number above `after`. Undefined if there is
   * none. Never due are deployments that have not ended, the newest one of an app, and those whose release is kept; and the logs
   * of deployments that have not ended, of the newest one and of the live one.
   */
  due(after: number, bounds: DeploymentBounds): Promise<DueDeployments | undefined>;
  /** Records that logs were removed, and removes deployments that may be due. The others stay. Returns the number of deployments that it removed. */
  end(app: number, ended: EndedDeployments): Promise<number>;
  /** Returns the deleted app with the lowest number above `after` whose grace is over. Undefined if there is none. */
  endingApp(after: number): Promise<EndingApp | undefined>;
  /**
   * Removes a deleted app whose grace is over, with all its rows: releases, deployments, variables, domains, tables and credentials. The
   * entries of its tables are removed later (`TableStore.toDrop`). False if it is not such an app. Its logs must be gone before. Its
   * addresses are free, and caches of sites learn of it.
   */
  endApp(app: number): Promise<boolean>;
  /** Lists all apps, also deleted ones, by organization, project and ID, after the given one. */
  apps(after: AppKey | undefined, limit: number): Promise<readonly AppKey[]>;
  /** Removes keys of requests (`Once`) that are too old to be answered, at most `limit`. Returns their number. */
  endKeys(limit: number): Promise<number>;
  /** Counts what an app keeps. All numbers are 0 if the app does not exist. */
  kept(key: AppKey): Promise<KeptOfApp>;
  /** Lists the repositories of apps as the apps name them, each once, sorted by their bytes, after `after`. */
  repositories(after: string, limit: number): Promise<readonly string[]>;
}

/** The bounds of each app. */
export interface DeploymentBounds {
  /** The newest deployments that are kept, with their logs. */
  readonly most: number;
  /** Milliseconds after which a deployment and its log are due. */
  readonly ageMs: number;
  /** Bytes of logs. The oldest ones beyond them are due. */
  readonly logBytes: number;
}

export interface EndingApp {
  /** The number of the app in the store. */
  readonly app: number;
  /** The deployIDs of deployments whose logs were not removed yet, at most `DUE_AT_ONCE`. */
  readonly logs: readonly string[];
}

export interface EndedDeployments {
  /** The deployIDs whose logs are removed, those of `deployments` included. */
  readonly logs: readonly string[];
  readonly deployments: readonly string[];
}

export interface DueDeployments extends EndedDeployments {
  /** The number of the app in the store. */
  readonly app: number;
  /** What is left if all of this ends. */
  readonly left: { readonly deployments: number; readonly logs: number; readonly logBytes: number };
  /** Bytes of `logs`, as far as they are known. */
  readonly bytes: number;
  /** More of this app is due: ask again with the same `after`. */
  readonly isMore: boolean;
}

/** Deployments and logs that are due at once, at most, so that nobody waits for the command that ends them. */
export const DUE_AT_ONCE = 200;

/** Milliseconds that a key of a request is remembered. */
export const KEYS_KEPT_MS = 24 * 3_600_000;

/** In the order of their references. */
const ROWS_OF_APP = ['kvs_tables', 'env', 'releases', 'app_activity', 'deployments', 'usage_ended'];

export function createKeeping(engine: Engine): Keeping {
  const kept = engine.prepare(KEPT);
  const newest = engine.prepare(`WITH next AS (SELECT app FROM app_activity WHERE app > $1 ORDER BY app LIMIT 1)
    SELECT d.app, :now AS now, d.deploy_id, d.created_at, d.finished_at, d.log_bytes, d.log_removed_at,
      CASE WHEN r.deploy_id IS NULL THEN 0 WHEN r.deploy_id = a.live_release THEN 2 ELSE 1 END AS kept
    FROM (SELECT * FROM deployments WHERE app = (SELECT app FROM next) ORDER BY seq DESC LIMIT $2) d
      JOIN apps a ON a.id = d.app LEFT JOIN releases r ON r.deploy_id = d.deploy_id ORDER BY d.seq DESC`);
  const logsRemoved = engine.prepare(`UPDATE deployments SET log_bytes = NULL, log_removed_at = :now
    WHERE app = $1 AND deploy_id = ANY ($2::text[]) AND finished_at IS NOT NULL`);
  const remove = engine.prepare(`DELETE FROM deployments WHERE app = $1 AND deploy_id = ANY ($2::text[])
    AND finished_at IS NOT NULL AND NOT EXISTS (SELECT 1 FROM releases r WHERE r.deploy_id = deployments.deploy_id)
    AND seq < (SELECT seq FROM app_activity t WHERE t.app = deployments.app)`);
  const keys = engine.prepare(`DELETE FROM idempotency WHERE (scope, key) IN (SELECT scope, key FROM idempotency
    WHERE created_at <= :now - ${KEYS_KEPT_MS} ORDER BY created_at LIMIT $1 FOR UPDATE SKIP LOCKED)`);
  const repositories = engine.prepare(`SELECT DISTINCT repository COLLATE "C" AS repository FROM apps
    WHERE repository COLLATE "C" > $1 ORDER BY 1 LIMIT $2`);
  const ending =
    engine.prepare(`WITH next AS (SELECT id FROM apps WHERE id > $1 AND ends_at <= :now ORDER BY id LIMIT 1)
    SELECT next.id, d.deploy_id FROM next LEFT JOIN (SELECT app, deploy_id FROM deployments
      WHERE app = (SELECT id FROM next) AND log_removed_at IS NULL LIMIT $2) d ON d.app = next.id`);
  const locked = engine.prepare(`SELECT org, project, app_id, environment_id, subdomain FROM apps
    WHERE id = $1 AND ends_at <= :now FOR UPDATE`);
  const dropTables = engine.prepare(
    'INSERT INTO kvs_dropped (keyspace) SELECT keyspace FROM kvs_tables WHERE app = $1',
  );
  const removeRoles = engine.prepare('DELETE FROM kvs_roles WHERE environment_id = $1');
  const removeDomains = engine.prepare('DELETE FROM domains WHERE app = $1 RETURNING name');
  const removeRows = ROWS_OF_APP.map((table) => engine.prepare(`DELETE FROM ${table} WHERE app = $1`));
  const removeApp = engine.prepare('DELETE FROM apps WHERE id = $1');
  const apps = engine.prepare(`SELECT org, project, app_id FROM apps WHERE (org, project, app_id) > ($1, $2, $3)
    ORDER BY org, project, app_id LIMIT $4`);
  return {
    kept: async (key) => keptOf((await all(engine, kept(...keyOf(key)), (row) => row))[0]),
    async due(after, bounds) {
      const rows = await all(engine, newest(after, rowsOfLook(bounds)), (row) => row);
      const [one] = rows;
      return one && dueOf(numberOf(one, 'app'), rows, bounds, numberOf(one, 'now'));
    },
    end: (app, { logs, deployments }) =>
      engine.write(function* () {
        if (logs.length > 0) yield* logsRemoved(app, logs);
        return deployments.length > 0 ? (yield* remove(app, deployments)).count : 0;
      }),
    async endingApp(after) {
      const rows = await all(engine, ending(after, DUE_AT_ONCE), (row) => row);
      const logs = rows.filter((row) => row.deploy_id !== null).map((row) => textOf(row, 'deploy_id'));
      return rows[0] && { app: numberOf(rows[0], 'id'), logs };
    },
    endApp: (app) =>
      engine.write(function* (tell) {
        const [row] = (yield* locked(app)).rows;
        if (!row) return false;
        yield* dropTables(app);
        yield* removeRoles(textOf(row, 'environment_id'));
        const domains = (yield* removeDomains(app)).rows.map((each) => textOf(each, 'name'));
        for (const removeThose of removeRows) yield* removeThose(app);
        yield* removeApp(app);
        yield* engine.record(BY_PLATFORM, [ofApp(keyOfRow(row), 'app.end')]);
        const gone = domains.map((domain) => ({ kind: 'domain', domain }) as const);
        yield* tell([...gone, { kind: 'site', subdomain: textOf(row, 'subdomain') }]);
        return true;
      }),
    apps: (after, limit) =>
      all(engine, apps(after?.org ?? '', after?.project ?? '', after?.appID ?? '', limit), keyOfRow),
    endKeys: (limit) => counted(engine, keys(limit)),
    repositories: (after, limit) => all(engine, repositories(after, limit), (row) => textOf(row, 'repository')),
  };
}

const KEPT = `SELECT count(d.seq) AS deployments,
  sum(CASE WHEN d.log_removed_at IS NULL AND d.log_bytes > 0 THEN 1 END) AS logs,
  sum(CASE WHEN d.log_removed_at IS NULL THEN d.log_bytes END) AS log_bytes,
  count(r.deploy_id) AS releases, sum(CASE WHEN r.deploy_id IS NOT NULL THEN d.release_bytes END) AS release_bytes,
  (SELECT at FROM usage_turns WHERE task = 'collect') AS collected_at
  FROM deployments d LEFT JOIN releases r ON r.deploy_id = d.deploy_id WHERE d.app = (SELECT id FROM apps WHERE ${BY_KEY})`;

function keptOf(row: Row | undefined): KeptOfApp {
  const number = (name: string) => Number(row?.[name] ?? 0);
  return {
    deployments: number('deployments'),
    logs: { items: number('logs'), bytes: number('log_bytes') },
    releases: { items: number('releases'), bytes: number('release_bytes') },
    collectedAt: row ? numberOrNull(row, 'collected_at') : null,
  };
}

/** Releases of an app that may be kept: the most of `--keep-releases`. */
const MOST_RELEASES = 1_000;

/** Rows of an app that a look reads at most: those that it may keep, and those that are due at once. */
function rowsOfLook({ most }: DeploymentBounds): number {
  return most + MOST_RELEASES + DUE_AT_ONCE;
}

/** Returns what is due of an app at the time `now`, from the rows of its newest deployments, newest first. */
function dueOf(app: number, rows: readonly Row[], bounds: DeploymentBounds, now: number): DueDeployments {
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
