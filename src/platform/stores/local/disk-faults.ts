import { isDiskFull as isFull } from '../../../base/errors.ts';

/** Result codes of SQLite, in the low byte of `errcode`. */
const SQLITE = { BUSY: 5, IOERR: 10, CORRUPT: 11, FULL: 13, NOTADB: 26 } as const;

function resultCode(thrown: unknown): number {
  return thrown instanceof Error && 'errcode' in thrown ? Number(thrown.errcode) & 0xff : 0;
}

/** Returns true if the system or SQLite reports that the disk, or this user's quota on it, is full. */
export function isDiskFull(thrown: unknown): boolean {
  return isFull(thrown) || resultCode(thrown) === SQLITE.FULL;
}

/** Returns true if SQLite could not read or write the disk. */
export function isFailingDisk(thrown: unknown): boolean {
  return resultCode(thrown) === SQLITE.IOERR;
}

/** Returns true if the file is a damaged database, or not a database. */
export function isDamagedDatabase(thrown: unknown): boolean {
  return resultCode(thrown) === SQLITE.CORRUPT || resultCode(thrown) === SQLITE.NOTADB;
}

/** Returns true if another connection has locked the database. */
export function isLocked(thrown: unknown): boolean {
  return resultCode(thrown) === SQLITE.BUSY;
}
