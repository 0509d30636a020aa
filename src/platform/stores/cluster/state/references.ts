import type { Clock } from '../../../../base/clock.ts';
import { storeTime } from '../../blobs.ts';
import { LEASE_MS } from '../../jobs.ts';
import type { References } from '../../references.ts';
import { bytesOf, numberOf, textOf } from '../../rows/columns.ts';
import {
  DUE_RELEASE,
  dueReleaseOf,
  HASH_BYTES,
  hashBytes,
  IS_INCOMPLETE,
  LEASE_AHEAD_MS,
} from '../../rows/references.ts';
import { StoreUnavailable } from '../../rows/unavailable.ts';
import type { Database, Statements } from '../database/database.ts';

const NOW = 'coalesce($1::bigint, slipway_now())';
const HOLD = `UPDATE collection SET fence = fence + 1, lease_node = $2, lease_until = ${NOW} + ${LEASE_MS}
  WHERE lease_node IS NULL OR lease_until <= ${NOW} OR lease_until > ${NOW} + ${LEASE_AHEAD_MS} RETURNING fence`;
const RENEW = `UPDATE collection SET lease_until = ${NOW} + ${LEASE_MS} WHERE fence = $2 AND lease_node IS NOT NULL`;
const RELEASE = 'UPDATE collection SET lease_node = NULL, lease_until = NULL WHERE fence = $1';
const DUE = `SELECT d.notes, ${DUE_RELEASE} FROM (SELECT org, manifest, min(seq) AS first,
    string_agg(seq::text, ',' ORDER BY seq) AS notes
    FROM (SELECT * FROM collection_notes WHERE seq > $1 ORDER BY seq LIMIT $2) page GROUP BY org, manifest) d ORDER BY d.first`;
const REMOVE_NOTES = 'DELETE FROM collection_notes WHERE seq = ANY ($1::bigint[])';
const RECORD = 'INSERT INTO release_objects (org, manifest, objects) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING';
/** The objects of `$2`, in the order in which all statements lock their rows. */
const OBJECTS = `SELECT substring($2::bytea FROM ${HASH_BYTES} * n + 1 FOR ${HASH_BYTES}) AS object
  FROM generate_series(0, length($2::bytea) / ${HASH_BYTES} - 1) AS n ORDER BY 1`;
const COUNT = `INSERT INTO object_references AS r (org, object, releases) SELECT $1, object, 1 FROM (${OBJECTS}) o
  ON CONFLICT (org, object) DO UPDATE SET releases = r.releases + 1`;
const UNRECORD = 'DELETE FROM release_objects WHERE org = $1 AND manifest = $2 RETURNING objects';
const UNCOUNT = `WITH given AS MATERIALIZED (${OBJECTS}), locked AS MATERIALIZED (SELECT r.object FROM given
    JOIN object_references r ON r.org = $1 AND r.object = given.object ORDER BY r.object FOR NO KEY UPDATE OF r)
  UPDATE object_references r SET releases = r.releases - 1 FROM locked WHERE r.org = $1 AND r.object = locked.object`;
const USED = `SELECT encode(object, 'hex') AS hash FROM object_references
  WHERE org = $1 AND object = ANY ($2::bytea[]) AND releases > 0`;
const WAITING = `SELECT org, encode(object, 'hex') AS hash FROM object_references
  WHERE releases = 0 AND (org, object) > ($1, $2::bytea) ORDER BY org, object LIMIT $3`;
const REMEMBER = `INSERT INTO object_references (org, object, releases) SELECT $1, object, 0 FROM unnest($2::bytea[]) AS object
  ORDER BY object ON CONFLICT DO NOTHING`;
const FORGET = 'DELETE FROM object_references WHERE org = $1 AND object = ANY ($2::bytea[]) AND releases = 0';

/** Bytes of objects that one statement counts: it ends well within its limit of time. */
const COUNTED_AT_ONCE = 10_000 * HASH_BYTES;

export function createClusterReferences(database: Database, clock: Pick<Clock, 'now'> | undefined): References {
  const now = () => clock?.now() ?? null;
  const bytes = (hashes: readonly string[]) => hashes.map(hashBytes);

  /** Removes notes. False if another collection did so before. */
  const removed = async (within: Statements, notes: readonly number[]) =>
    (await within.query(REMOVE_NOTES, [notes])).count > 0;
  const inParts = async (objects: Uint8Array, work: (part: Uint8Array) => Promise<unknown>) => {
    for (let at = 0; at < objects.length; at += COUNTED_AT_ONCE) {
      await work(objects.subarray(at, at + COUNTED_AT_ONCE));
    }
  };

  return {
    async hold(node) {
      const [row] = (await database.query(HOLD, [now(), node])).rows;
      return row && { fence: numberOf(row, 'fence') };
    },
    renew: async ({ fence }) => (await database.query(RENEW, [now(), fence])).count === 1,
    release: async ({ fence }) => void (await database.query(RELEASE, [fence])),
    async due(after, limit) {
      if (after === 0 && (await database.query(IS_INCOMPLETE)).count > 0) {
        throw new StoreUnavailable('The records of releases are missing: the database is being restored');
      }
      return (await database.query(DUE, [after, limit])).rows.map(dueReleaseOf);
    },
    add: ({ org, manifestHash, notes }, objects) =>
      database.transaction(async (within) => {
        if (!(await removed(within, notes))) return;
        if ((await within.query(RECORD, [org, manifestHash, objects])).count === 0) return;
        await inParts(objects, (part) => within.query(COUNT, [org, part]));
      }),
    end: ({ org, manifestHash, notes }) =>
      database.transaction(async (within) => {
        if (!(await removed(within, notes))) return;
        const [row] = (await within.query(UNRECORD, [org, manifestHash])).rows;
        if (row) await inParts(bytesOf(row, 'objects'), (part) => within.query(UNCOUNT, [org, part]));
      }),
    keep: async ({ notes }) => void (await database.query(REMOVE_NOTES, [notes])),
    async unused(org, hashes) {
      const { rows } = await database.query(USED, [org, bytes(hashes)]);
      const used = new Set(rows.map((row) => textOf(row, 'hash')));
      return hashes.filter((hash) => !used.has(hash));
    },
    async waiting(after, limit) {
      const { rows } = await database.query(WAITING, [after?.org ?? '', hashBytes(after?.hash ?? ''), limit]);
      return rows.map((row) => ({ org: textOf(row, 'org'), hash: textOf(row, 'hash') }));
    },
    remember: async (org, hashes) => void (await database.query(REMEMBER, [org, bytes(hashes)])),
    forget: async (org, hashes) => void (await database.query(FORGET, [org, bytes(hashes)])),
    async sweptBefore() {
      const [row = {}] = (await database.query('SELECT swept_before FROM collection')).rows;
      return row.swept_before === null ? undefined : storeTime(numberOf(row, 'swept_before'));
    },
    recordSweep: async (time) => void (await database.query('UPDATE collection SET swept_before = $1', [time])),
  };
}
