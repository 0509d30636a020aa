import type { KeyspaceSize } from '../../kvs.ts';
import { numberOf } from '../../rows/columns.ts';
import type { Database } from '../database/database.ts';

/** Rows that one fold reads. */
const PAGE = 10_000;

// Rows that another node folds at this moment are left to it. Keyspaces of one row are only read.
const FOLD = `WITH page AS MATERIALIZED (
    SELECT ctid AS place, keyspace FROM kvs_sizes WHERE keyspace >= $1 ORDER BY keyspace LIMIT ${PAGE}),
  counted AS (SELECT place, count(*) OVER (PARTITION BY keyspace) AS rows FROM page),
  folded AS (DELETE FROM kvs_sizes WHERE ctid = ANY (ARRAY(SELECT ctid FROM kvs_sizes
    WHERE ctid = ANY (ARRAY(SELECT place FROM counted WHERE rows > 1)) FOR UPDATE SKIP LOCKED)) RETURNING *),
  summed AS (INSERT INTO kvs_sizes SELECT keyspace, sum(keys), sum(bytes) FROM folded GROUP BY keyspace
    HAVING (sum(keys), sum(bytes)) <> (0, 0))
  SELECT (SELECT count(*) FROM page) AS read, (SELECT max(keyspace) FROM page) AS last,
    (SELECT count(*) FROM folded) AS folded`;
const SIZES = `SELECT keyspace, sum(keys)::bigint AS keys, sum(bytes)::bigint AS bytes FROM kvs_sizes
  WHERE keyspace > $1 GROUP BY keyspace HAVING sum(keys) > 0 ORDER BY keyspace LIMIT $2`;

/** Returns the sizes of the first keyspaces after one. Sums rows up before it returns the first page. */
export async function sizesOf(database: Database, after: number, limit: number): Promise<readonly KeyspaceSize[]> {
  if (after === 0) await fold(database);
  const { rows } = await database.query(SIZES, [after, limit]);
  return rows.map((row) => ({
    keyspace: numberOf(row, 'keyspace'),
    keys: numberOf(row, 'keys'),
    bytes: numberOf(row, 'bytes'),
  }));
}

/** Replaces the rows of each keyspace by their sum. */
async function fold(database: Database): Promise<void> {
  for (let from = 0; ; ) {
    const [row = {}] = (await database.query(FOLD, [from])).rows;
    if (numberOf(row, 'read') < PAGE) return;
    const last = numberOf(row, 'last');
    // The last keyspace of a page may have further rows. If it fills the page, and other nodes fold its rows, it is theirs.
    from = last > from || numberOf(row, 'folded') > 1 ? last : last + 1;
  }
}
