import type { KeyspaceSize } from '../kvs.ts';
import { numberOf } from '../rows.ts';
import type { Database } from './database.ts';

/** Rows that one fold replaces at most. */
const FOLDED_AT_ONCE = 10_000;

// Rows that another node folds at this moment are left to it.
const FOLD = `WITH folded AS (DELETE FROM kvs_sizes WHERE ctid = ANY (ARRAY(
    SELECT ctid FROM kvs_sizes ORDER BY keyspace LIMIT ${FOLDED_AT_ONCE} FOR UPDATE SKIP LOCKED)) RETURNING *),
  summed AS (INSERT INTO kvs_sizes SELECT keyspace, sum(keys), sum(bytes) FROM folded GROUP BY keyspace
    HAVING (sum(keys), sum(bytes)) <> (0, 0) RETURNING 1)
  SELECT (SELECT count(*) FROM folded) AS folded, (SELECT count(*) FROM summed) AS summed`;
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

/** Replaces rows by their sums until there is little to gain. */
async function fold(database: Database): Promise<void> {
  for (;;) {
    const [row = {}] = (await database.query(FOLD)).rows;
    const [folded, summed] = [numberOf(row, 'folded'), numberOf(row, 'summed')];
    if (folded < FOLDED_AT_ONCE || summed > folded / 2) return;
  }
}
