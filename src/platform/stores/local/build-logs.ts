import { mkdirSync } from 'node:fs';
import { appendFile, type FileHandle, open } from 'node:fs/promises';
import { join } from 'node:path';
import { systemCode } from '../../../base/errors.ts';
import type { BuildLogs, LogPage, LogPart } from '../build-logs.ts';

const NEWLINE = 0x0a;
/** The form of a deployID, which is a part of a file's name. */
const DEPLOY_ID = /^[\w-]{1,128}$/;

/** Keeps logs as files `<deployID>.log` in the folder. Only this user can read them. Creates the folder. */
export function createLocalBuildLogs(folder: string): BuildLogs {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const pathOf = (deployID: string) => {
    if (!DEPLOY_ID.test(deployID)) throw new TypeError(`"${deployID.slice(0, 200)}" is not a deployID`);
    return join(folder, `${deployID}.log`);
  };
  return {
    // The disk may be full. A failure record contains the last lines too.
    append: async (deployID, text) => {
      await appendFile(pathOf(deployID), text, { mode: 0o600 }).catch(() => {});
    },
    end: async () => {},
    async read(deployID, page) {
      try {
        await using file = await open(pathOf(deployID));
        return await partOf(file, page);
      } catch (error) {
        if (systemCode(error) === 'ENOENT') return undefined;
        throw error;
      }
    },
  };
}

async function partOf(file: FileHandle, { from, limit, isComplete = false }: LogPage): Promise<LogPart> {
  const { size } = await file.stat();
  const start = Math.min(size, from < 0 ? Math.max(0, size + from) : from);
  const bytes = await bytesOf(file, start, Math.min(limit, size - start));
  // If the page counts from the end, its first line begins before `start`, unless the byte before it ends a line.
  const begin = from < 0 && start > 0 && !(await endsLine(file, start - 1)) ? afterLine(bytes) : 0;
  const isLast = start + bytes.length >= size;
  const end = isLast && isComplete ? bytes.length : wholeLines(bytes, limit);
  return { text: bytes.toString('utf8', Math.min(begin, end), end), next: start + end, size };
}

/** Returns the bytes of a range, or fewer if the file ends before it. */
async function bytesOf(file: FileHandle, start: number, length: number): Promise<Buffer> {
  const buffer = Buffer.allocUnsafe(length);
  let read = 0;
  while (read < length) {
    const { bytesRead } = await file.read(buffer, read, length - read, start + read);
    if (bytesRead === 0) break;
    read += bytesRead;
  }
  return buffer.subarray(0, read);
}

async function endsLine(file: FileHandle, position: number): Promise<boolean> {
  return (await bytesOf(file, position, 1))[0] === NEWLINE;
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
