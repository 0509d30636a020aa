import type { References } from '../../references.ts';
import { textOf } from '../../rows/columns.ts';
import type { Engine, Work } from '../../rows/engine.ts';
import { createReferences, HASH_BYTES, hashBytes } from '../../rows/references.ts';
import type { Database } from '../database/database.ts';

/** The objects of `$2`, in the order in which all statements lock their rows. */
const OBJECTS = `SELECT substring($2::bytea FROM ${HASH_BYTES} * n + 1 FOR ${HASH_BYTES}) AS object
  FROM generate_series(0, length($2::bytea) / ${HASH_BYTES} - 1) AS n ORDER BY 1`;
const COUNT = `INSERT INTO object_references AS r (org, object, releases) SELECT $1, object, 1 FROM (${OBJECTS}) o
  ON CONFLICT (org, object) DO UPDATE SET releases = r.releases + 1`;
const UNCOUNT = `WITH given AS MATERIALIZED (${OBJECTS}), locked AS MATERIALIZED (SELECT r.object FROM given
    JOIN object_references r ON r.org = $1 AND r.object = given.object ORDER BY r.object FOR NO KEY UPDATE OF r)
  UPDATE object_references r SET releases = r.releases - 1 FROM locked WHERE r.org = $1 AND r.object = locked.object`;
const USED = `SELECT encode(object, 'hex') AS hash FROM object_references
  WHERE org = $1 AND object = ANY ($2::bytea[]) AND releases > 0`;
const REMEMBER = `INSERT INTO object_references (org, object, releases) SELECT $1, object, 0 FROM unnest($2::bytea[]) AS object
  ORDER BY object ON CONFLICT DO NOTHING`;
const FORGET = 'DELETE FROM object_references WHERE org = $1 AND object = ANY ($2::bytea[]) AND releases = 0';

/** Bytes of objects that one statement counts: it ends well within its limit of time. */
const COUNTED_AT_ONCE = 10_000 * HASH_BYTES;

/** Goes through many objects in one statement. */
export function createClusterReferences(database: Database, engine: Engine): References {
  const bytes = (hashes: readonly string[]) => hashes.map(hashBytes);
  const inParts = function* (text: string, org: string, objects: Uint8Array): Work<void> {
    for (let at = 0; at < objects.length; at += COUNTED_AT_ONCE) {
      yield { text, values: [org, objects.subarray(at, at + COUNTED_AT_ONCE)] };
    }
  };
  return createReferences(engine, {
    count: (org, objects) => inParts(COUNT, org, objects),
    uncount: (org, objects) => inParts(UNCOUNT, org, objects),
    async unused(org, hashes) {
      const { rows } = await database.query(USED, [org, bytes(hashes)]);
      const used = new Set(rows.map((row) => textOf(row, 'hash')));
      return hashes.filter((hash) => !used.has(hash));
    },
    remember: async (org, hashes) => void (await database.query(REMEMBER, [org, bytes(hashes)])),
    forget: async (org, hashes) => void (await database.query(FORGET, [org, bytes(hashes)])),
  });
}
