import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { lstatSync, statfsSync } from 'node:fs';
import { attempt } from '../../../base/errors.ts';
import { formatSize } from '../../../base/sizes.ts';
import { grouped } from '../../../base/text.ts';
import { FEW_FILES, reserveOf } from '../../dispatch/limits.ts';
import { withoutInherited } from '../../shared/descriptors.ts';
import { SYSTEM_PATH } from '../names.ts';
import type { ProcessTree } from '../tree.ts';
import { type Breach, dueAt, LATE_MS, type Look, Work } from './measure.ts';
import { unnamedBytes } from './unnamed.ts';

export interface DiskBounds {
  readonly diskBytes: number;
  readonly diskFiles: number;
  /** The part of the disk's reserve that ends it. Default 1. Less: others end before it. */
  readonly reservePart?: number;
  /** Milliseconds after which it is measured without a reason. Default: 3 seconds. */
  readonly seldomMs?: number;
}

export interface Instruments {
  /** Milliseconds of a clock that nobody can set. */
  now(): number;
  readonly measure: typeof measureFiles;
}

/** The part of the time that measurements may take, and that part if the disk runs short. */
const MEASURE_SHARE = 1 / 20;
const SHORT_SHARE = 1 / 4;
/** Measure sometimes without a reason, because removed files of other programs can hide what a build wrote. */
const SELDOM_MS = 3_000;
const SELDOM_SHARE = 1 / 100;
/** The longest wait after an expensive measurement while a limit may be exceeded: the build decides what it costs. */
const MOST_WAIT_MS = 2_000;

/**
 * Limits what a build writes to the disk of the data directory, and keeps a reserve free on that disk.
 * *By design*: the bytes that the file system lost since the last measurement are an upper bound, which costs one call.
 * The folders are measured only if that bound exceeds a limit, and otherwise seldom. If the disk runs short, the build
 * that wrote most is ended first, while others can still write.
 */
export class DiskWatch {
  readonly #bounds: DiskBounds;
  readonly #now: () => number;
  readonly #find: typeof measureFiles;
  readonly #extent: Extent;
  readonly #changed: string[];
  readonly #start: Free | undefined;
  readonly #reserve: number;
  /** Some file systems have no limit of files, and name 0. */
  readonly #countsFiles: boolean;
  #last: Free | undefined;
  /** Upper bounds of what the build has written. */
  readonly wrote = { bytes: 0, files: 0 };
  #measuring: Promise<Breach | undefined> | undefined;
  #found: Breach | undefined;
  #began = 0;
  #measured: number;
  #cost = 0;
  /** True if a limit may be exceeded, or the disk is short. */
  #isOver = false;
  /** True if the disk ran short, so that a program can have found it full. */
  wasShort = false;

  constructor(
    root: string,
    cache: string | undefined,
    bounds: DiskBounds,
    { now, measure }: Partial<Instruments> = {},
  ) {
    this.#bounds = bounds;
    this.#now = now ?? (() => performance.now());
    this.#find = measure ?? measureFiles;
    this.#measured = this.#now();
    this.#changed = cache === undefined ? [] : [cache];
    this.#extent = { whole: [root], changed: this.#changed, since: Date.now() };
    this.#start = freeOn(root);
    this.#last = this.#start;
    this.#countsFiles = (this.#start?.files ?? 0) > FEW_FILES;
    const { size = 0, bytes = 0 } = this.#start ?? {};
    this.#reserve = Math.min(reserveOf(size), bytes / 2) * (bounds.reservePart ?? 1);
  }

  /** Counts what changes in another folder as written by the build. */
  include(folder: string): void {
    this.#changed.push(folder);
  }

  /** True if a measurement that a limit depends on takes long. */
  get late(): boolean {
    return this.#isOver && this.#measuring !== undefined && this.#now() - this.#began > LATE_MS;
  }

  look(tree: ProcessTree): Look {
    const now = this.#follow();
    if (!now) return { room: Number.POSITIVE_INFINITY };
    const room = Math.min(this.#bounds.diskBytes - this.wrote.bytes, now.bytes - this.#reserve);
    const due = this.#now() - this.#measured;
    const over = this.wrote.bytes > this.#bounds.diskBytes || this.wrote.files > this.#bounds.diskFiles;
    const short = now.bytes < this.#reserve;
    this.#isOver = over || short;
    const after = this.#isOver
      ? Math.min(this.#cost / (short ? SHORT_SHARE : MEASURE_SHARE), MOST_WAIT_MS)
      : Math.max(this.#bounds.seldomMs ?? SELDOM_MS, this.#cost / SELDOM_SHARE);
    if (this.#measuring === undefined && due >= after) void this.#measure(tree);
    return { room, breach: this.#found };
  }

  /** The last check, after the program has ended. Measures if a limit may have been exceeded, even if others removed files. */
  async settle(tree: ProcessTree): Promise<Breach | undefined> {
    await this.#measuring;
    this.#follow();
    const near = this.wrote.bytes > this.#bounds.diskBytes / 2 || this.wrote.files > this.#bounds.diskFiles / 2;
    return this.#found ?? (near ? await this.#measure(tree) : undefined);
  }

  /** Adds what the file system has lost since the last check to the upper bounds. */
  #follow(): Free | undefined {
    const now = freeOn(this.#extent.whole[0] ?? '/');
    if (now && this.#last) {
      this.wrote.bytes += Math.max(0, this.#last.bytes - now.bytes);
      this.wrote.files += Math.max(0, this.#last.files - now.files);
    }
    this.#last = now ?? this.#last;
    if (now) this.wasShort ||= now.bytes < this.#reserve || (this.#countsFiles && now.files < FEW_FILES);
    return now;
  }

  #measure(tree: ProcessTree): Promise<Breach | undefined> {
    this.#measuring = this.#judge(tree).finally(() => {
      this.#measuring = undefined;
    });
    return this.#measuring;
  }

  async #judge(tree: ProcessTree): Promise<Breach | undefined> {
    this.#began = this.#now();
    const before = { ...this.wrote };
    const { diskBytes, diskFiles } = this.#bounds;
    const device = attempt(() => lstatSync(this.#extent.whole[0] ?? '/').dev);
    const found = await this.#find(this.#extent, { bytes: diskBytes, files: diskFiles });
    const unnamed = await unnamedBytes(tree, { work: new Work(), device, thorough: this.#isOver });
    this.#measured = this.#now();
    this.#cost = this.#measured - this.#began;
    const known = { bytes: (found?.bytes ?? 0) + unnamed.disk, files: found?.files ?? 0 };
    const written =
      found?.complete && unnamed.complete.disk
        ? known
        : { bytes: Math.max(before.bytes, known.bytes), files: Math.max(before.files, known.files) };
    // Files that were written during the measurement may or may not be in `found`, so count them.
    this.wrote.bytes = written.bytes + this.wrote.bytes - before.bytes;
    this.wrote.files = written.files + this.wrote.files - before.files;
    this.#found = this.#breachOf({ ...written, ...(found?.parts && { parts: found.parts }) });
    return this.#found;
  }

  #breachOf({ bytes, files, parts }: Omit<Written, 'complete'>): Breach | undefined {
    const { diskBytes, diskFiles } = this.#bounds;
    if (bytes > diskBytes) {
      return quota(`it wrote more than ${formatSize(diskBytes)}, the limit of a build${mostIn(parts, 'bytes')}`);
    }
    if (files > diskFiles) {
      return quota(`it made more than ${grouped(diskFiles)} files, the limit of a build${mostIn(parts, 'files')}`);
    }
    const free = this.#last?.bytes ?? Number.POSITIVE_INFINITY;
    const share = bytes / Math.max(1, (this.#start?.bytes ?? 0) - free);
    if (free >= dueAt(this.#reserve, share)) return undefined;
    const because = `the disk of the platform ran short: ${formatSize(free)} were left, and it wrote ${formatSize(bytes)}${mostIn(parts, 'bytes')}`;
    return { code: 'disk_full', because };
  }
}

/** Where a build writes: its workspace, the cache of its app, and the mirror of its repository. */
const PLACES = ['in its workspace', 'in the cache of its app', 'as git objects of its repository'];

/** Says where most of the bytes or files of a build are. Empty if that is not known. */
function mostIn(parts: readonly Bounds[] | undefined, unit: keyof Bounds): string {
  const amounts = (parts ?? []).map((part) => part[unit]);
  const most = Math.max(0, ...amounts);
  const place = most > 0 ? PLACES[amounts.indexOf(most)] : undefined;
  return place === undefined ? '' : `, most of ${unit === 'files' ? 'them' : 'it'} ${place}`;
}

function quota(because: string): Breach {
  return { code: 'disk_quota', because };
}

type Free = NonNullable<ReturnType<typeof freeOn>>;

/** Returns the free space of a folder's file system, if it can be read. `files`: those that can still be made, 0 where nothing counts them. */
export function freeOn(folder: string) {
  const found = attempt(() => statfsSync(folder));
  return found && { bytes: found.bavail * found.bsize, size: found.blocks * found.bsize, files: found.ffree };
}

/** The blocks that a build uses of the disk: holes in files do not count. */
export interface Written {
  readonly bytes: number;
  readonly files: number;
  /** False if some folders could not be read, or the time ran out. */
  readonly complete: boolean;
  /** The contents of the folders that count as a whole, and of each of the others. */
  readonly parts?: readonly Bounds[];
}

export interface Extent {
  /** Folders that count as a whole. */
  readonly whole: readonly string[];
  /** Folders of which only files that changed after `since` (milliseconds) count. */
  readonly changed: readonly string[];
  readonly since: number;
}

type Bounds = Pick<Written, 'bytes' | 'files'>;

/** Milliseconds that one measurement may take. */
const MOST_MS = 60_000;

const PRINT = ['-type', 'd', '-printf', '%b\\n', '-o', '-links', '1', '-printf', '%b\\n', '-o', '-printf', '%b %i\\n'];

/** Measures with `find`, for paths of any length, until `most` is exceeded. Files with several names count once. Undefined without `find`. */
export async function measureFiles(extent: Extent, most: Bounds): Promise<Written | undefined> {
  const tally = { bytes: 0, files: 0, complete: true, seen: new Set<number>() };
  const since = `@${Math.floor(extent.since / 1_000)}`;
  if (!(await find([...extent.whole, '-xdev', ...PRINT], tally, most))) return undefined;
  const parts = [{ bytes: tally.bytes, files: tally.files }];
  for (const folder of extent.changed) {
    const before = { bytes: tally.bytes, files: tally.files };
    await find([folder, '-xdev', '-newerct', since, '(', ...PRINT, ')'], tally, most);
    parts.push({ bytes: tally.bytes - before.bytes, files: tally.files - before.files });
  }
  const { bytes, files, complete } = tally;
  return { bytes, files, complete, parts };
}

type Tally = { -readonly [Name in keyof Omit<Written, 'parts'>]: Written[Name] } & { readonly seen: Set<number> };

/** Adds the output of `find` to `tally`. False if it could not be run. */
async function find(args: readonly string[], tally: Tally, most: Bounds): Promise<boolean> {
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
