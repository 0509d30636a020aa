import { type StoreTime, storeTime } from './blobs.ts';
import { LEASE_MS } from './jobs.ts';
import { booleanOf, bytesOf, column, numberOf, type Row, shape, textOf } from './rows/columns.ts';
import { all, counted, type Engine, first, type Prepared, type Work } from './rows/engine.ts';
import { StoreUnavailable } from './rows/unavailable.ts';

/**
 * The port for what releases refer to, and for the collection of objects, which alone writes it. Each release that must stay has
 * one record of its objects, and each object the number of releases that have it. So a collection reads the index of a release
 * once, and not again as long as the release does not change.
 *
 * The store notes each release that was stored, kept or removed, in the transaction that does so. A collection works these notes
 * off (`due`). Two collections at once harm nothing, but one node after another does the work by a lease.
 */
export interface References {
  /** Takes the lease of the collection for `LEASE_MS`. Undefined if another one has it. A lease whose time is over can be taken. */
  hold(node: string): Promise<CollectionLease | undefined>;
  /** Extends the lease to `LEASE_MS` from now. False if another one has taken it. */
  renew(lease: CollectionLease): Promise<boolean>;
  /** Ends the lease, if it has not ended. */
  release(lease: CollectionLease): Promise<void>;
  /**
   * Returns releases that have changed, with the notes above `after` of each, at most `limit` notes in their order. Rejects if it cannot know
   * all releases, as while the database is being restored.
   */
  due(after: number, limit: number): Promise<readonly DueRelease[]>;
  /**
   * Records what a release refers to, and removes its notes. `objects`: their SHA-256, 32 bytes each, each once. Does nothing if
   * another collection has removed the notes.
   */
  add(release: DueRelease, objects: Uint8Array): Promise<void>;
  /** Removes what was recorded of a release, if anything, and its notes. Does nothing if another collection has removed the notes. */
  end(release: DueRelease): Promise<void>;
  /** Removes the notes of a release whose record is right as it is. */
  keep(release: DueRelease): Promise<void>;
  /** Returns those of the hashes to which no recorded release of the organization refers. */
  unused(org: string, hashes: readonly string[]): Promise<readonly string[]>;
  /** Lists remembered objects to which no release refers, in ascending order after `after`. Those of ended releases are remembered. */
  waiting(after: NamedObject | undefined, limit: number): Promise<readonly NamedObject[]>;
  /** Remembers objects to which no release refers, so that later collections look at them again. */
  remember(org: string, hashes: readonly string[]): Promise<void>;
  /** Forgets objects that do not exist any more. Those to which a release refers stay recorded. */
  forget(org: string, hashes: readonly string[]): Promise<void>;
  /** Returns the time of the last whole collection. It has looked at all objects that were stored before it. */
  sweptBefore(): Promise<StoreTime | undefined>;
  recordSweep(time: StoreTime): Promise<void>;
}

export interface CollectionLease {
  /** Rises with each lease. */
  readonly fence: number;
}

export interface NamedObject {
  readonly org: string;
  /** SHA-256, hex. */
  readonly hash: string;
}

/** A release that has changed since the collection looked at it. */
const dueReleaseOf = shape({
  org: textOf,
  manifestHash: column('manifest', textOf),
  /** True: its objects must stay, because an app keeps it, or a deployment under way has stored it. */
  isKept: booleanOf,
  /** True: its objects are recorded. */
  isRecorded: booleanOf,
  /** The numbers of its notes, ascending. */
  notes: (row) => textOf(row, 'notes').split(',').map(Number) as readonly number[],
});
export type DueRelease = ReturnType<typeof dueReleaseOf>;

/** Bytes of the hash of an object. */
const HASH_BYTES = 32;
/** Bytes of objects that one statement counts: it ends well within its limit of time. */
const COUNTED_AT_ONCE = 10_000 * HASH_BYTES;
/** The objects whose hashes are the bytes `$2`. */
const GIVEN = `WITH RECURSIVE given (at, object) AS (SELECT 1, substr($2::bytea, 1, ${HASH_BYTES}) WHERE length($2::bytea) > 0
  UNION ALL SELECT at + ${HASH_BYTES}, substr($2::bytea, at + ${HASH_BYTES}, ${HASH_BYTES}) FROM given
    WHERE at + ${HASH_BYTES} <= length($2::bytea))`;

/** Keeps what releases refer to. All statements lock the rows of objects in the same order. */
export function createReferences(engine: Engine): References {
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
  const count = engine.prepare(`${GIVEN} INSERT INTO object_references AS r (org, object, releases)
    SELECT $1, object, 1 FROM given WHERE true ORDER BY object
    ON CONFLICT (org, object) DO UPDATE SET releases = r.releases + 1`);
  const uncount = engine.prepare(`${GIVEN}, locked AS MATERIALIZED (SELECT r.object FROM given
      JOIN object_references r ON r.org = $1 AND r.object = given.object ORDER BY r.object FOR NO KEY UPDATE OF r)
    UPDATE object_references SET releases = releases - 1 WHERE org = $1 AND object IN (SELECT object FROM locked)`);
  const used = engine.prepare(`${GIVEN} SELECT r.object FROM given
    JOIN object_references r ON r.org = $1 AND r.object = given.object WHERE r.releases > 0`);
  const remember = engine.prepare(`${GIVEN} INSERT INTO object_references (org, object, releases)
    SELECT $1, object, 0 FROM given WHERE true ORDER BY object ON CONFLICT DO NOTHING`);
  const forget = engine.prepare(`${GIVEN} DELETE FROM object_references
    WHERE org = $1 AND releases = 0 AND object IN (SELECT object FROM given)`);
  const sweptBefore = engine.prepare('SELECT swept_before FROM collection');
  const recordSweep = engine.prepare('UPDATE collection SET swept_before = $1');

  const inParts = function* (statement: Prepared, org: string, objects: Uint8Array): Work<void> {
    for (let at = 0; at < objects.length; at += COUNTED_AT_ONCE)
      yield* statement(org, objects.subarray(at, at + COUNTED_AT_ONCE));
  };
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
        if ((yield* record(org, manifestHash, objects)).count > 0) yield* inParts(count, org, objects);
      }),
    end: ({ org, manifestHash, notes }) =>
      engine.write(function* () {
        if ((yield* removeNotes(notes)).count === 0) return;
        const [row] = (yield* unrecord(org, manifestHash)).rows;
        if (row) yield* inParts(uncount, org, bytesOf(row, 'objects'));
      }),
    keep: async ({ notes }) => void (await counted(engine, removeNotes(notes))),
    waiting: (after, limit) =>
      all(engine, waiting(after?.org ?? '', hashBytes(after?.hash ?? ''), limit), (row) => ({
        org: textOf(row, 'org'),
        hash: hashOf(row),
      })),
    async unused(org, hashes) {
      const isUsed = new Set(await all(engine, used(org, hashBytes(...hashes)), hashOf));
      return hashes.filter((hash) => !isUsed.has(hash));
    },
    remember: async (org, hashes) => void (await counted(engine, remember(org, hashBytes(...hashes)))),
    forget: async (org, hashes) => void (await counted(engine, forget(org, hashBytes(...hashes)))),
    sweptBefore: () =>
      first(engine, sweptBefore(), (row) =>
        row.swept_before === null ? undefined : storeTime(numberOf(row, 'swept_before')),
      ),
    recordSweep: async (time) => void (await counted(engine, recordSweep(time))),
  };
}

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

function hashBytes(...hashes: readonly string[]): Buffer {
  return Buffer.from(hashes.join(''), 'hex');
}

function hashOf(row: Row): string {
  return Buffer.from(bytesOf(row, 'object')).toString('hex');
}
