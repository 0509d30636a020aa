import { mkdirSync } from 'node:fs';
import { type FileHandle, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { BoundedMap } from '../../../base/bounded-map.ts';
import { type Log, silentLog } from '../../../base/log.ts';
import type { BuildLogs, LogPage, LogPart } from '../build-logs.ts';
import type { Keyring } from '../rows/keyring.ts';
import { checkedDeployID, partOf, rangeOf } from '../rows/log-page.ts';
import { framesFor, type SealedLog } from '../rows/sealed-log.ts';
import { bytesOf, endOfLog, type LogEnd, rangeOfLog, readIfThere } from './sealed-log-file.ts';

interface LocalLogOptions {
  readonly log?: Log | undefined;
  /** True if the lease with this fence has not ended, or its deployment was cancelled. Default: always. */
  readonly mayAppend?: (deployID: string, fence: number) => boolean;
}

/** Logs whose end is known without a look at their file. */
const ENDS = 1_000;

/**
 * Keeps logs as sealed files `<deployID>.sealed` in the folder, and reads those of a version before, `<deployID>.log`, in clear. Only
 * this user can read them. Creates the folder. If lines cannot be written, as on a full disk, `log` gets one line for each build.
 */
export function createLocalBuildLogs(
  folder: string,
  keyring: Keyring,
  { log = silentLog, mayAppend = () => true }: LocalLogOptions = {},
): BuildLogs {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  /** Builds under way whose log has lost lines. */
  const damaged = new Set<string>();
  const ends = new BoundedMap<string, LogEnd>(ENDS);
  return {
    async append(deployID, text, fence) {
      try {
        if (fence !== undefined && !mayAppend(deployID, fence)) throw new Error('The lease of the build has ended');
        const path = logPaths(folder, deployID).sealed;
        ends.set(deployID, await appendTo(path, { deployID, keyring }, Buffer.from(text), ends.get(deployID)));
      } catch (error) {
        // A failure record contains the last lines too.
        if (!damaged.has(deployID)) log('warn', 'build_log_lost', { deployID, reason: String(error) });
        damaged.add(deployID);
      }
    },
    async end(deployID) {
      damaged.delete(deployID);
      ends.delete(deployID);
    },
    async read(deployID, page) {
      const { sealed, clear } = logPaths(folder, deployID);
      const found = await readIfThere(sealed, (file) => sealedPage(file, { deployID, keyring }, page));
      return found ?? readIfThere(clear, (file) => clearPage(file, page));
    },
    async remove(deployID) {
      for (const path of Object.values(logPaths(folder, deployID))) await rm(path, { force: true });
    },
  };
}

/** Returns the file of a sealed log, and that of a version before. */
export function logPaths(folder: string, deployID: string): { readonly sealed: string; readonly clear: string } {
  const path = join(folder, checkedDeployID(deployID));
  return { sealed: `${path}.sealed`, clear: `${path}.log` };
}

/** Adds bytes behind the last whole frame. A killed process may have left a part of one. */
async function appendTo(path: string, log: SealedLog, bytes: Buffer, known: LogEnd | undefined): Promise<LogEnd> {
  await using file = await open(path, 'a+', 0o600);
  const { size } = await file.stat();
  const end = known?.file === size ? known : await endOfLog(file, size);
  if (end.file < size) await file.truncate(end.file);
  const frames = framesFor(log, end.file, end.log, bytes);
  await file.appendFile(frames);
  return { file: end.file + frames.length, log: end.log + bytes.length };
}

async function sealedPage(file: FileHandle, log: SealedLog, page: LogPage): Promise<LogPart> {
  const end = await endOfLog(file, (await file.stat()).size);
  return partOf(await rangeOfLog(file, end.file, log, rangeOf(end.log, page)), end.log, page);
}

async function clearPage(file: FileHandle, page: LogPage): Promise<LogPart> {
  const { size } = await file.stat();
  return partOf(await bytesOf(file, rangeOf(size, page)), size, page);
}
