import { numberOf, numberOrNull, textOf, textOrNull } from '../../rows/columns.ts';
import { APP_COLUMNS, appDeploymentOf, deploymentOf, FAILURE_BYTES, failureOf } from '../../rows/deployments.ts';
import type { Keyring } from '../../rows/keyring.ts';
import type { StoredDeployment } from '../../rows/records.ts';
import { appOf, searchedOf, searchOf } from '../../rows/state.ts';
import type { ActivityStore } from '../../state.ts';
import type { Database } from '../database/database.ts';
import { found, isWithin } from '../database/parts.ts';
import { COLUMNS } from './deployments.ts';

const recent = (
  condition: string,
) => `SELECT a.*, t.seq AS newest, r.manifest AS live_manifest FROM app_activity t JOIN apps a ON a.id = t.app
    LEFT JOIN releases r ON r.deploy_id = a.live_release
  WHERE t.org = $1 AND t.seq < $2 AND a.deleted_at IS NULL AND ${isWithin('a', 4)} ${condition} ORDER BY t.seq DESC LIMIT $3`;
const [RECENT, FAILED] = [recent(''), recent('AND t.failed')];
const BY_SEQ = `SELECT ${COLUMNS} FROM deployments WHERE seq = ANY ($1::bigint[])`;
const NEWEST = `SELECT k.n, t.seq FROM unnest($1::text[], $2::text[], $3::text[]) WITH ORDINALITY AS k (org, project, app_id, n)
  JOIN apps a ON (a.org, a.project, a.app_id) = (k.org, k.project, k.app_id) JOIN app_activity t ON t.app = a.id`;
const count = (from: string) => `(SELECT count(*) FROM (SELECT FROM ${from} LIMIT $2) counted)`;
const COUNTS = `SELECT ${count(`apps a WHERE org = $1 AND deleted_at IS NULL AND ${isWithin('a', 3)}`)} AS apps,
  ${count(`apps a WHERE org = $1 AND live_release IS NOT NULL AND deleted_at IS NULL AND ${isWithin('a', 3)}`)} AS live,
  ${count(`app_activity t JOIN apps a ON a.id = t.app WHERE t.org = $1 AND t.failed AND a.deleted_at IS NULL AND ${isWithin('a', 3)}`)} AS failed`;

const QUEUE = `SELECT d.*, coalesce(d.commit_sha, d.commit_requested) AS "commit", ${APP_COLUMNS} FROM deployments d
  JOIN apps a ON a.id = d.app WHERE d.org = $1 AND ${isWithin('a', 3)}`;
const RUNNING = `${QUEUE} AND d.lease_node IS NOT NULL ORDER BY d.started_at, d.seq LIMIT $2`;
const WAITING = `${QUEUE} AND d.finished_at IS NULL AND d.status = 'queued' ORDER BY d.seq LIMIT $2`;

const NAMES = (column: 'project' | 'branch') =>
  `SELECT DISTINCT ${column} COLLATE "C" AS name FROM apps a
    WHERE org = $1 AND deleted_at IS NULL AND ${isWithin('a', 3)} ORDER BY 1 LIMIT $2`;
const FAILURES = `SELECT deploy_id, stage, CASE WHEN octet_length(failure) <= $2 THEN failure END AS failure
  FROM deployments WHERE deploy_id = ANY ($1::text[]) AND status = 'failed'`;

export function createActivityStore(database: Database, keyring: Keyring): ActivityStore {
  /** Reads deployments by `seq`. They are never deleted. */
  const bySeq = async (seqs: readonly number[]): Promise<ReadonlyMap<number, StoredDeployment>> => {
    const { rows } = await database.query(BY_SEQ, [seqs]);
    return new Map(rows.map(deploymentOf).map((each) => [each.seq, each]));
  };

  return {
    async queue(org, most, within) {
      const [running, waiting] = await Promise.all(
        [RUNNING, WAITING].map(async (text) =>
          (await found(database, text, [org, most, within ?? null])).map(appDeploymentOf),
        ),
      );
      return { running: running ?? [], waiting: waiting ?? [] };
    },
    async recent(org, { before = Number.MAX_SAFE_INTEGER, failed = false, within, limit }) {
      const rows = await found(database, failed ? FAILED : RECENT, [org, before, limit, within ?? null]);
      const deployments = await bySeq(rows.map((row) => numberOf(row, 'newest')));
      return rows.flatMap((row) => {
        const newest = deployments.get(numberOf(row, 'newest'));
        return newest ? [{ app: appOf(row), newest, liveManifest: textOrNull(row, 'live_manifest') }] : [];
      });
    },
    async newest(keys) {
      const columns = (['org', 'project', 'appID'] as const).map((name) => keys.map((key) => key[name]));
      const rows = keys.length > 0 ? (await database.query(NEWEST, columns)).rows : [];
      const seqs = new Map(rows.map((row) => [numberOf(row, 'n') - 1, numberOf(row, 'seq')]));
      const deployments = await bySeq([...seqs.values()]);
      return keys.map((_, index) => deployments.get(seqs.get(index) ?? -1) ?? null);
    },
    async counts(org, most, within) {
      const [row] = await found(database, COUNTS, [org, most, within ?? null]);
      return row
        ? { apps: numberOf(row, 'apps'), live: numberOf(row, 'live'), failed: numberOf(row, 'failed') }
        : { apps: 0, live: 0, failed: 0 };
    },
    async search(org, query) {
      const { statement, values } = searchOf(org, query, (number) => `$${number}`);
      const rows = await found(database, statement, values);
      const deployments = await bySeq(rows.flatMap((row) => numberOrNull(row, 'newest') ?? []));
      return searchedOf(rows, (seq) => deployments.get(seq), query);
    },
    async choices(org, most, within) {
      const names = async (column: 'project' | 'branch') =>
        (await found(database, NAMES(column), [org, most, within ?? null])).map((row) => textOf(row, 'name'));
      const [projects, branches] = await Promise.all([names('project'), names('branch')]);
      return { projects, branches };
    },
    async failures(deployIDs) {
      if (deployIDs.length === 0) return new Map();
      const { rows } = await database.query(FAILURES, [deployIDs, FAILURE_BYTES]);
      return new Map(rows.map((row) => [textOf(row, 'deploy_id'), failureOf(keyring, row)]));
    },
  };
}
