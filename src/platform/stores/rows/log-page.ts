import type { LogPage, LogPart } from '../build-logs.ts';

/** For engines: how a page of a log is cut from its bytes. */

const NEWLINE = 0x0a;
/** The form of a deployID, which is a part of a file's name or of a key. */
const DEPLOY_ID = /^[\w-]{1,128}$/;

/** Returns the deployID. Throws `TypeError` if it has another form. */
export function checkedDeployID(deployID: string): string {
  if (DEPLOY_ID.test(deployID)) return deployID;
  throw new TypeError(`"${deployID.slice(0, 200)}" is not a deployID`);
}

/** Bytes of a log. */
export interface LogRange {
  readonly start: number;
  readonly length: number;
}

/** Returns the bytes that a page of a log of `size` bytes needs: its own, and the one before them if it counts from the end. */
export function rangeOf(size: number, page: LogPage): LogRange {
  const first = firstOf(size, page);
  const start = page.from < 0 ? Math.max(0, first - 1) : first;
  return { start, length: Math.min(first + page.limit, size) - start };
}

/** Cuts a page of a log of `size` bytes from the bytes of `rangeOf`, or from fewer if the log ends before them. */
export function partOf(read: Buffer, size: number, page: LogPage): LogPart {
  const { from, limit, isComplete = false } = page;
  const first = firstOf(size, page);
  const bytes = read.subarray(first - rangeOf(size, page).start);
  // If the page counts from the end, its first line begins before it, unless the byte before it ends a line.
  const begin = from < 0 && first > 0 && read[0] !== NEWLINE ? afterLine(bytes) : 0;
  const isLast = first + bytes.length >= size;
  const end = isLast && isComplete ? bytes.length : wholeLines(bytes, limit);
  return { text: bytes.toString('utf8', Math.min(begin, end), end), next: first + end, size };
}

/** Returns the first byte of a page. */
function firstOf(size: number, { from }: LogPage): number {
  return Math.min(size, from < 0 ? Math.max(0, size + from) : from);
}

/** Returns the beginning of the second line, or of the first whole character if there is only one line. */
function afterLine(bytes: Buffer): number {
  const end = bytes.indexOf(NEWLINE) + 1;
  return end > 0
    ? end
    : Math.max(
        0,
        bytes.findIndex((byte) => !isInCharacter(byte)),
      );
}

/** Returns the number of bytes up to the end of the last line, or up to its last whole character if one line fills the limit. */
function wholeLines(bytes: Buffer, limit: number): number {
  const end = bytes.lastIndexOf(NEWLINE) + 1;
  return end > 0 || bytes.length < limit ? end : wholeCharacters(bytes);
}

/** Returns the number of bytes without an incomplete character of UTF-8 at the end. */
function wholeCharacters(bytes: Buffer): number {
  for (let back = 1; back <= Math.min(3, bytes.length); back += 1) {
    const byte = bytes[bytes.length - back] ?? 0;
    if (isInCharacter(byte)) continue;
    const length = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : byte >= 0xc0 ? 2 : 1;
    return length > back ? bytes.length - back : bytes.length;
  }
  return bytes.length;
}

function isInCharacter(byte: number): boolean {
  return (byte & 0xc0) === 0x80;
}
