import { systemCode } from '../../../base/errors.ts';

const FULL: ReadonlySet<string | undefined> = new Set(['ENOSPC', 'EDQUOT']);
const SQLITE_FULL = 13;

/** Whether an error says that the disk, or this user's part of it, is full: in the system's words or in SQLite's. */
export function isDiskFull(thrown: unknown): boolean {
  if (FULL.has(systemCode(thrown))) return true;
  return thrown instanceof Error && 'errcode' in thrown && thrown.errcode === SQLITE_FULL;
}

/** SQLite's words for a file that is damaged, or none of its own. */
const SQLITE_CORRUPT = 11;
const SQLITE_NOTADB = 26;

export function isDamagedDatabase(thrown: unknown): boolean {
  const errcode = thrown instanceof Error && 'errcode' in thrown ? Number(thrown.errcode) & 0xff : 0;
  return errcode === SQLITE_CORRUPT || errcode === SQLITE_NOTADB;
}
