import type { DatabaseSync } from 'node:sqlite';
import type { Clock } from '../../../base/clock.ts';
import { storeTime } from '../blobs.ts';
import { LEASE_MS } from '../jobs.ts';
import type { References } from '../references.ts';
import { bytesOf, numberOf, textOf } from '../rows/columns.ts';
import { DUE_RELEASE, dueReleaseOf, HASH_BYTES, hashBytes, IS_INCOMPLETE, LEASE_AHEAD_MS } from '../rows/references.ts';
import { StoreUnavailable } from '../rows/unavailable.ts';
import type { Commands } from './commands.ts';

export function createLocalReferences(
  database: DatabaseSync,
  commands: Commands,
  clock: Pick<Clock, 'now'>,
): References {
  const hold = database.prepare(`UPDATE collection SET fence = fence + 1, lease_node = ?, lease_until = ?
    WHERE lease_node IS NULL OR lease_until <= ? OR lease_until > ? RETURNING fence`);
  const renew = database.prepare('UPDATE collection SET lease_until = ? WHERE fence = ? AND lease_node IS NOT NULL');
  const release = database.prepare('UPDATE collection SET lease_node = NULL, lease_until = NULL WHERE fence = ?');
  const isIncomplete = database.prepare(IS_INCOMPLETE);
  const due = database.prepare(`SELECT d.notes, ${DUE_RELEASE} FROM (SELECT org, manifest, min(seq) AS first,
      group_concat(seq) AS notes FROM (SELECT * FROM collection_notes WHERE seq > ? ORDER BY seq LIMIT ?)
      GROUP BY org, manifest) d ORDER BY d.first`);
  const removeNote = database.prepare('DELETE FROM collection_notes WHERE seq = ?');
  const record = database.prepare('INSERT OR IGNORE INTO release_objects (org, manifest, objects) VALUES (?, ?, ?)');
  const count = database.prepare(`INSERT INTO object_references (org, object, releases) VALUES (?, ?, 1)
    ON CONFLICT (org, object) DO UPDATE SET releases = releases + 1`);
  const unrecord = database.prepare('DELETE FROM release_objects WHERE org = ? AND manifest = ? RETURNING objects');
  const uncount = database.prepare('UPDATE object_references SET releases = releases - 1 WHERE org = ? AND object = ?');
  const used = database.prepare('SELECT 1 FROM object_references WHERE org = ? AND object = ? AND releases > 0');
  const waiting = database.prepare(`SELECT org, object FROM object_references
    WHERE releases = 0 AND (org, object) > (?, ?) ORDER BY org, object LIMIT ?`);
  const remember = database.prepare('INSERT OR IGNORE INTO object_references (org, object, releases) VALUES (?, ?, 0)');
  const forget = database.prepare('DELETE FROM object_references WHERE org = ? AND object = ? AND releases = 0');
  const sweptBefore = database.prepare('SELECT swept_before FROM collection');
  const recordSweep = database.prepare('UPDATE collection SET swept_before = ?');

  /** Removes notes. False if they were removed before. */
  const removed = (notes: readonly number[]) =>
    notes.reduce((sum, seq) => sum + Number(removeNote.run(seq).changes), 0) > 0;
  const each = (objects: Uint8Array, work: (object: Uint8Array) => void) => {
    for (let at = 0; at < objects.length; at += HASH_BYTES) work(objects.subarray(at, at + HASH_BYTES));
  };

  return {
    hold: (node) =>
      commands.read(() => {
        const now = clock.now();
        const row = hold.get(node, now + LEASE_MS, now, now + LEASE_AHEAD_MS);
        return row && { fence: numberOf(row, 'fence') };
      }),
    renew: ({ fence }) => commands.read(() => renew.run(clock.now() + LEASE_MS, fence).changes === 1),
    release: ({ fence }) => commands.read(() => void release.run(fence)),
    due: (after, limit) =>
      commands.read(() => {
        if (after === 0 && isIncomplete.get())
          throw new StoreUnavailable('The records of releases are missing: the database is incomplete');
        return due.all(after, limit).map(dueReleaseOf);
      }),
    add: ({ org, manifestHash, notes }, objects) =>
      commands.write(() => {
        if (!removed(notes) || record.run(org, manifestHash, objects).changes === 0) return;
        each(objects, (object) => count.run(org, object));
      }),
    end: ({ org, manifestHash, notes }) =>
      commands.write(() => {
        const row = removed(notes) ? unrecord.get(org, manifestHash) : undefined;
        if (row) each(bytesOf(row, 'objects'), (object) => uncount.run(org, object));
      }),
    keep: ({ notes }) => commands.write(() => void removed(notes)),
    unused: (org, hashes) => commands.read(() => hashes.filter((hash) => !used.get(org, hashBytes(hash)))),
    waiting: (after, limit) =>
      commands.read(() =>
        waiting.all(after?.org ?? '', hashBytes(after?.hash ?? ''), limit).map((row) => ({
          org: textOf(row, 'org'),
          hash: Buffer.from(bytesOf(row, 'object')).toString('hex'),
        })),
      ),
    remember: (org, hashes) =>
      commands.write(() => {
        for (const hash of hashes) remember.run(org, hashBytes(hash));
      }),
    forget: (org, hashes) =>
      commands.write(() => {
        for (const hash of hashes) forget.run(org, hashBytes(hash));
      }),
    sweptBefore: () =>
      commands.read(() => {
        const row = sweptBefore.get() ?? {};
        return row.swept_before === null ? undefined : storeTime(numberOf(row, 'swept_before'));
      }),
    recordSweep: (time) => commands.read(() => void recordSweep.run(time)),
  };
}
