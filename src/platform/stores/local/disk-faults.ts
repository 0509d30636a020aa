import { isDiskFull as isFull } from '../../../base/errors.ts';

/** Result codes of SQLite, in the low byte of `errcode`. */
const SQLITE = { BUSY: 5, READONLY: 8, IOERR: 10, CORRUPT: 11, FULL: 13, CANTOPEN: 14, NOTADB: 26 } as const;

function resultCode(thrown: unknown): number {
  return thrown instanceof Error && 'errcode' in thrown ? Number(thrown.errcode) & 0xff : 0;
}

/** Returns true if the system or SQLite reports that the disk, or this user's quota on it, is full. */
export function isDiskFull(thrown: unknown): boolean {
  return isFull(thrown) || resultCode(thrown) === SQLITE.FULL;
}

const UNUSABLE: readonly number[] = [SQLITE.BUSY, SQLITE.READONLY, SQLITE.IOERR, SQLITE.CANTOPEN];

/** Returns true if SQLite fails now, and perhaps not later: the disk fails or is read-only, too many files are open, or another program has the lock. */
export function isUnusable(thrown: unknown): boolean {
  return UNUSABLE.includes(resultCode(thrown));
}

/** Returns true if the file is a damaged database, or not a database. */
export function isDamagedDatabase(thrown: unknown): boolean {
  return resultCode(thrown) === SQLITE.CORRUPT || resultCode(thrown) === SQLITE.NOTADB;
}

/** Returns true if another connection has locked the database. */
export function isLocked(thrown: unknown): boolean {
  return resultCode(thrown) === SQLITE.BUSY;
}
