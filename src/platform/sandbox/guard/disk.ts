import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { lstatSync, statfsSync } from 'node:fs';
import { withoutInherited } from '../../shared/descriptors.ts';
import { SYSTEM_PATH } from '../names.ts';

/** The free space of a file system. */
export interface Free {
  readonly bytes: number;
  readonly size: number;
  /** Files that can still be made. 0 on file systems that do not count them. */
  readonly files: number;
}

/** Returns the free space of a folder's file system. Undefined if it cannot be read. */
export function freeOn(folder: string): Free | undefined {
  try {
    const { bavail, blocks, bsize, ffree } = statfsSync(folder);
    return { bytes: bavail * bsize, size: blocks * bsize, files: ffree };
  } catch {
    return undefined;
  }
}

/** Returns the ID of a folder's device. Undefined if it cannot be read. */
export function deviceOf(folder: string): number | undefined {
  try {
    return lstatSync(folder).dev;
  } catch {
    return undefined;
  }
}

/** What a build uses of the disk, in blocks: holes in files do not count. */
export interface Written {
  readonly bytes: number;
  readonly files: number;
  /** False if some folders could not be read, or the time ran out. */
  readonly complete: boolean;
}

export interface Extent {
  /** Folders that count as a whole. */
  readonly whole: readonly string[];
  /** Folders of which only files that changed after `since` (milliseconds) count. */
  readonly changed: readonly string[];
  readonly since: number;
}

/** Milliseconds that one measurement may take. */
const MOST_MS = 60_000;

const PRINT = ['-type', 'd', '-printf', '%b\\n', '-o', '-links', '1', '-printf', '%b\\n', '-o', '-printf', '%b %i\\n'];

/**
 * Measures with `find`, which works with paths of any length. Files with several names count once. Stops as soon as
 * `most` is exceeded. Undefined if there is no suitable `find`.
 */
export async function measure(extent: Extent, most: Omit<Written, 'complete'>): Promise<Written | undefined> {
  const tally = { bytes: 0, files: 0, complete: true, seen: new Set<number>() };
  const since = `@${Math.floor(extent.since / 1_000)}`;
  if (!(await find([...extent.whole, '-xdev', ...PRINT], tally, most))) return undefined;
  if (extent.changed.length > 0) {
    await find([...extent.changed, '-xdev', '-newerct', since, '(', ...PRINT, ')'], tally, most);
  }
  const { bytes, files, complete } = tally;
  return { bytes, files, complete };
}

type Tally = { -readonly [Name in keyof Written]: Written[Name] } & { readonly seen: Set<number> };

/** Adds the output of `find` to `tally`. False if it could not be run. */
async function find(args: readonly string[], tally: Tally, most: Omit<Written, 'complete'>): Promise<boolean> {
  using own = withoutInherited(['ignore', 'pipe', 'pipe']);
  const child = spawn('find', ['-P', ...args], {
    cwd: '/',
    env: { PATH: SYSTEM_PATH, LC_ALL: 'C' },
    stdio: own.stdio,
    timeout: MOST_MS,
    killSignal: 'SIGKILL',
  });
  let rest = '';
  let refused = false;
  let unknown = false;
  child.stdout?.setEncoding('latin1').on('data', (chunk: string) => {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) add(line, tally);
    if (tally.bytes > most.bytes || tally.files > most.files) child.kill('SIGKILL');
  });
  child.stderr?.setEncoding('latin1').on('data', (chunk: string) => {
    refused ||= /permission denied|too long/i.test(chunk);
    unknown ||= /unrecognized|unknown|illegal|invalid/i.test(chunk);
  });
  const [code] = await once(child, 'close').catch(() => [undefined]);
  const enough = tally.bytes > most.bytes || tally.files > most.files;
  if ((typeof code !== 'number' && !enough) || refused) tally.complete = false;
  return code !== undefined && !unknown;
}

function add(line: string, tally: Tally): void {
  const [blocks = '', inode] = line.split(' ', 2);
  if (inode !== undefined) {
    if (tally.seen.has(Number(inode))) return;
    tally.seen.add(Number(inode));
  }
  tally.bytes += Number(blocks) * 512;
  tally.files += 1;
}
