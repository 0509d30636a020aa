import { numberOf } from '../../rows/columns.ts';
import { deploymentOf } from '../../rows/deployments.ts';
import type { StoredDeployment } from '../../rows/records.ts';
import { appOf } from '../../rows/state.ts';
import type { ActivityStore } from '../../state.ts';
import type { Database } from '../database/database.ts';
import { found } from '../database/parts.ts';
import { COLUMNS } from './deployments.ts';

const recent = (condition: string) => `SELECT a.*, t.seq AS newest FROM app_activity t JOIN apps a ON a.id = t.app
  WHERE t.org = $1 AND t.seq < $2 ${condition} ORDER BY t.seq DESC LIMIT $3`;
const [RECENT, FAILED] = [recent(''), recent('AND t.failed')];
const BY_SEQ = `SELECT ${COLUMNS} FROM deployments WHERE seq = ANY ($1::bigint[])`;
const NEWEST = `SELECT k.n, t.seq FROM unnest($1::text[], $2::text[], $3::text[]) WITH ORDINALITY AS k (org, project, app_id, n)
  JOIN apps a ON (a.org, a.project, a.app_id) = (k.org, k.project, k.app_id) JOIN app_activity t ON t.app = a.id`;
const count = (from: string) => `(SELECT count(*) FROM (SELECT FROM ${from} LIMIT $2) counted)`;
const COUNTS = `SELECT ${count('apps WHERE org = $1')} AS apps,
  ${count('apps WHERE org = $1 AND live_release IS NOT NULL')} AS live,
  ${count('app_activity WHERE org = $1 AND failed')} AS failed`;

export function createActivityStore(database: Database): ActivityStore {
  /** Reads deployments by `seq`. They are never deleted. */
  const bySeq = async (seqs: readonly number[]): Promise<ReadonlyMap<number, StoredDeployment>> => {
    const { rows } = await database.query(BY_SEQ, [seqs]);
    return new Map(rows.map(deploymentOf).map((each) => [each.seq, each]));
  };

  return {
    async recent(org, { before = Number.MAX_SAFE_INTEGER, failed = false, limit }) {
      const rows = await found(database, failed ? FAILED : RECENT, [org, before, limit]);
      const deployments = await bySeq(rows.map((row) => numberOf(row, 'newest')));
      return rows.flatMap((row) => {
        const newest = deployments.get(numberOf(row, 'newest'));
        return newest ? [{ app: appOf(row), newest }] : [];
      });
    },
    async newest(keys) {
      const columns = (['org', 'project', 'appID'] as const).map((name) => keys.map((key) => key[name]));
      const rows = keys.length > 0 ? (await database.query(NEWEST, columns)).rows : [];
      const seqs = new Map(rows.map((row) => [numberOf(row, 'n') - 1, numberOf(row, 'seq')]));
      const deployments = await bySeq([...seqs.values()]);
      return keys.map((_, index) => deployments.get(seqs.get(index) ?? -1) ?? null);
    },
    async counts(org, most) {
      const [row] = await found(database, COUNTS, [org, most]);
      return row
        ? { apps: numberOf(row, 'apps'), live: numberOf(row, 'live'), failed: numberOf(row, 'failed') }
        : { apps: 0, live: 0, failed: 0 };
    },
  };
}
