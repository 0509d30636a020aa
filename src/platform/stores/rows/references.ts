import { LEASE_MS } from '../jobs.ts';
import type { DueRelease } from '../references.ts';
import { type Row, textOf } from './columns.ts';

/** Bytes of the hash of an object. */
export const HASH_BYTES = 32;

/** A lease that ends later than any that was taken now: the clock was set back since. */
export const LEASE_AHEAD_MS = 2 * LEASE_MS;

/**
 * Columns of a page of notes `d`, one row for each release. `notes` is a text: numbers with commas. Not by EXISTS, for which PostgreSQL
 * would read whole tables.
 */
export const DUE_RELEASE = `d.org, d.manifest,
  (SELECT 1 FROM release_objects o WHERE o.org = d.org AND o.manifest = d.manifest LIMIT 1) IS NOT NULL AS is_recorded,
  ((SELECT 1 FROM releases r JOIN apps a ON a.id = r.app WHERE r.manifest = d.manifest AND a.org = d.org LIMIT 1) IS NOT NULL
    OR (SELECT 1 FROM deployments u JOIN apps a ON a.id = u.app
      WHERE u.lease_node IS NOT NULL AND u.stored_release = d.manifest AND a.org = d.org LIMIT 1) IS NOT NULL) AS is_kept`;

const first = (column: string, from: string) => `(SELECT ${column} FROM ${from} ORDER BY ${column} LIMIT 1)`;

/**
 * Returns a row in a database that lacks a table's rows although those of another one are there: it is being restored. Each table is
 * loaded as a whole. Takes the same time with any number of rows.
 */
export const IS_INCOMPLETE = `SELECT 1 AS found FROM (SELECT
    ${first('org', 'apps WHERE live_release IS NOT NULL')} AS live, ${first('deploy_id', 'releases')} AS kept,
    ${first('org', 'release_objects')} AS recorded, ${first('seq', 'collection_notes')} AS noted,
    ${first('org', 'object_references')} AS counted) is_there
  WHERE (live IS NOT NULL AND kept IS NULL) OR (kept IS NOT NULL AND recorded IS NULL AND noted IS NULL)
    OR (recorded IS NOT NULL AND counted IS NULL)`;

export function dueReleaseOf(row: Row): DueRelease {
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
