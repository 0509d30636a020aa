import { storeTime } from '../blobs.ts';
import { LEASE_MS } from '../jobs.ts';
import type { DueRelease, References } from '../references.ts';
import { bytesOf, numberOf, type Row, textOf } from './columns.ts';
import { all, counted, type Engine, first, type Work } from './engine.ts';
import { StoreUnavailable } from './unavailable.ts';

/** What an engine does in its own way: how it goes through many objects. `objects` are the bytes of their hashes. */
export interface ObjectRows extends Pick<References, 'unused' | 'remember' | 'forget'> {
  /** Counts one release more, or one less, for each object. */
  count(org: string, objects: Uint8Array): Work<void>;
  uncount(org: string, objects: Uint8Array): Work<void>;
}

/** Keeps what releases refer to. */
export function createReferences(engine: Engine, rows: ObjectRows): References {
  const hold =
    engine.prepare(`UPDATE collection SET fence = fence + 1, lease_node = $1, lease_until = :now + ${LEASE_MS}
    WHERE lease_node IS NULL OR lease_until <= :now OR lease_until > :now + ${LEASE_AHEAD_MS} RETURNING fence`);
  const renew = engine.prepare(
    `UPDATE collection SET lease_until = :now + ${LEASE_MS} WHERE fence = $1 AND lease_node IS NOT NULL`,
  );
  const release = engine.prepare('UPDATE collection SET lease_node = NULL, lease_until = NULL WHERE fence = $1');
  const isIncomplete = engine.prepare(IS_INCOMPLETE);
  const due = engine.prepare(`SELECT d.notes, ${DUE_RELEASE} FROM (SELECT org, manifest, min(seq) AS first,
      string_agg(seq::text, ',' ORDER BY seq) AS notes
      FROM (SELECT * FROM collection_notes WHERE seq > $1 ORDER BY seq LIMIT $2) page GROUP BY org, manifest) d ORDER BY d.first`);
  const removeNotes = engine.prepare('DELETE FROM collection_notes WHERE seq = ANY ($1::bigint[])');
  const record = engine.prepare(
    'INSERT INTO release_objects (org, manifest, objects) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING',
  );
  const unrecord = engine.prepare('DELETE FROM release_objects WHERE org = $1 AND manifest = $2 RETURNING objects');
  const waiting = engine.prepare(`SELECT org, object FROM object_references
    WHERE releases = 0 AND (org, object) > ($1, $2::bytea) ORDER BY org, object LIMIT $3`);
  const sweptBefore = engine.prepare('SELECT swept_before FROM collection');
  const recordSweep = engine.prepare('UPDATE collection SET swept_before = $1');

  return {
    hold: (node) => first(engine, hold(node), (row) => ({ fence: numberOf(row, 'fence') })),
    renew: async ({ fence }) => (await counted(engine, renew(fence))) === 1,
    release: async ({ fence }) => void (await counted(engine, release(fence))),
    async due(after, limit) {
      if (after === 0 && (await counted(engine, isIncomplete())) > 0)
        throw new StoreUnavailable('The records of releases are missing: the database is being restored');
      return all(engine, due(after, limit), dueReleaseOf);
    },
    add: ({ org, manifestHash, notes }, objects) =>
      engine.write(function* () {
        // Another collection may have done so before.
        if ((yield* removeNotes(notes)).count === 0) return;
        if ((yield* record(org, manifestHash, objects)).count > 0) yield* rows.count(org, objects);
      }),
    end: ({ org, manifestHash, notes }) =>
      engine.write(function* () {
        if ((yield* removeNotes(notes)).count === 0) return;
        const [row] = (yield* unrecord(org, manifestHash)).rows;
        if (row) yield* rows.uncount(org, bytesOf(row, 'objects'));
      }),
    keep: async ({ notes }) => void (await counted(engine, removeNotes(notes))),
    waiting: (after, limit) =>
      all(engine, waiting(after?.org ?? '', hashBytes(after?.hash ?? ''), limit), (row) => ({
        org: textOf(row, 'org'),
        hash: Buffer.from(bytesOf(row, 'object')).toString('hex'),
      })),
    unused: rows.unused,
    remember: rows.remember,
    forget: rows.forget,
    sweptBefore: () =>
      first(engine, sweptBefore(), (row) =>
        row.swept_before === null ? undefined : storeTime(numberOf(row, 'swept_before')),
      ),
    recordSweep: async (time) => void (await counted(engine, recordSweep(time))),
  };
}

/** Bytes of the hash of an object. */
export const HASH_BYTES = 32;

/** A lease that ends later than any that was taken now: the clock was set back since. */
const LEASE_AHEAD_MS = 2 * LEASE_MS;

/**
 * Columns of a page of notes `d`, one row for each release. `notes` is a text: numbers with commas. Not by EXISTS, for which PostgreSQL
 * would read whole tables.
 */
const DUE_RELEASE = `d.org, d.manifest,
  (SELECT 1 FROM release_objects o WHERE o.org = d.org AND o.manifest = d.manifest LIMIT 1) IS NOT NULL AS is_recorded,
  ((SELECT 1 FROM releases r JOIN apps a ON a.id = r.app WHERE r.manifest = d.manifest AND a.org = d.org LIMIT 1) IS NOT NULL
    OR (SELECT 1 FROM deployments u JOIN apps a ON a.id = u.app
      WHERE u.lease_node IS NOT NULL AND u.stored_release = d.manifest AND a.org = d.org LIMIT 1) IS NOT NULL) AS is_kept`;

const firstIn = (column: string, from: string) => `(SELECT ${column} FROM ${from} ORDER BY ${column} LIMIT 1)`;

/**
 * Returns a row in a database that lacks a table's rows although those of another one are there: it is being restored. Each table is
 * loaded as a whole. Takes the same time with any number of rows.
 */
export const IS_INCOMPLETE = `SELECT 1 AS found FROM (SELECT
    ${firstIn('org', 'apps WHERE live_release IS NOT NULL')} AS live, ${firstIn('deploy_id', 'releases')} AS kept,
    ${firstIn('org', 'release_objects')} AS recorded, ${firstIn('seq', 'collection_notes')} AS noted,
    ${firstIn('org', 'object_references')} AS counted) is_there
  WHERE (live IS NOT NULL AND kept IS NULL) OR (kept IS NOT NULL AND recorded IS NULL AND noted IS NULL)
    OR (recorded IS NOT NULL AND counted IS NULL)`;

function dueReleaseOf(row: Row): DueRelease {
  return {
    org: textOf(row, 'org'),
    manifestHash: textOf(row, 'manifest'),
    isKept: row.is_kept === true || row.is_kept === 1,
    isRecorded: row.is_recorded === true || row.is_recorded === 1,
    notes: textOf(row, 'notes').split(',').map(Number),
  };
}

export function hashBytes(hash: string): Buffer {
  return Buffer.from(hash, 'hex');
}
