import { isDiskFull as isFull } from '../../../base/errors.ts';

/** Result codes of SQLite, in the low byte of `errcode`. */
const SQLITE = { BUSY: 5, IOERR: 10, CORRUPT: 11, FULL: 13, NOTADB: 26 } as const;

function resultCode(thrown: unknown): number {
  return thrown instanceof Error && 'errcode' in thrown ? Number(thrown.errcode) & 0xff : 0;
}

/** True if the disk, or this user's part of it, is full: as the system or SQLite says it. */
export function isDiskFull(thrown: unknown): boolean {
  return isFull(thrown) || resultCode(thrown) === SQLITE.FULL;
}

/** True if SQLite could not read or write the disk. */
export function isFailingDisk(thrown: unknown): boolean {
  return resultCode(thrown) === SQLITE.IOERR;
}

/** True if the file is a damaged database, or not a database. */
export function isDamagedDatabase(thrown: unknown): boolean {
  return resultCode(thrown) === SQLITE.CORRUPT || resultCode(thrown) === SQLITE.NOTADB;
}

/** True if another connection has locked the database. */
export function isLocked(thrown: unknown): boolean {
  return resultCode(thrown) === SQLITE.BUSY;
}
