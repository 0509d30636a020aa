import { mkdirSync } from 'node:fs';
import { appendFile, type FileHandle, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { systemCode } from '../../../base/errors.ts';
import { type Log, silentLog } from '../../../base/log.ts';
import type { BuildLogs, LogPage, LogPart } from '../build-logs.ts';
import { checkedDeployID, partOf, rangeOf } from '../rows/log-page.ts';

interface LocalLogOptions {
  readonly log?: Log | undefined;
  /** True if the lease with this fence has not ended, or its deployment was cancelled. Default: always. */
  readonly mayAppend?: (deployID: string, fence: number) => boolean;
}

/**
 * Keeps logs as files `<deployID>.log` in the folder. Only this user can read them. Creates the folder. If lines cannot be
 * written, as on a full disk, `log` gets one line for each build.
 */
export function createLocalBuildLogs(
  folder: string,
  { log = silentLog, mayAppend = () => true }: LocalLogOptions = {},
): BuildLogs {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const pathOf = (deployID: string) => join(folder, `${checkedDeployID(deployID)}.log`);
  /** Builds under way whose log has lost lines. */
  const damaged = new Set<string>();
  return {
    async append(deployID, text, fence) {
      try {
        if (fence !== undefined && !mayAppend(deployID, fence)) throw new Error('The lease of the build has ended');
        await appendFile(pathOf(deployID), text, { mode: 0o600 });
      } catch (error) {
        // A failure record contains the last lines too.
        if (!damaged.has(deployID)) log('warn', 'build_log_lost', { deployID, reason: String(error) });
        damaged.add(deployID);
      }
    },
    async end(deployID) {
      damaged.delete(deployID);
    },
    async read(deployID, page) {
      try {
        await using file = await open(pathOf(deployID));
        return await pageOf(file, page);
      } catch (error) {
        if (systemCode(error) === 'ENOENT') return undefined;
        throw error;
      }
    },
    remove: (deployID) => rm(pathOf(deployID), { force: true }),
  };
}

async function pageOf(file: FileHandle, page: LogPage): Promise<LogPart> {
  const { size } = await file.stat();
  const { start, length } = rangeOf(size, page);
  return partOf(await bytesOf(file, start, length), size, page);
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
