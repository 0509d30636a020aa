import { type Stats, statSync } from 'node:fs';
import { basename } from 'node:path';
import { attempt } from '../../../base/errors.ts';
import { isRefused, listProc, memoryFolder, readProc, tryListProc } from '../proc.ts';
import type { ProcessTree } from '../tree.ts';
import type { Work } from './measure.ts';

/** The shared memory of all programs that have no `/dev/shm` of their own. Its files belong to whoever uses them. */
const COMMON_SHM = '/dev/shm';
/** Descriptors and mappings after which the work is checked. */
const STRIDE = 64;

export interface Search {
  readonly work: Work;
  /** Files of this device count as `disk`. */
  readonly device?: number | undefined;
  /** False if nothing points to an excess. Then only some threads are read, by chance: that costs most. */
  readonly thorough: boolean;
}

/** The part of the threads that a measurement reads which is not thorough. */
const SOME = 1 / 8;

/**
 * Finds the deleted files that a tree has open or mapped: on the disk, and in memory outside of its own file systems. Reads
 * the descriptors of threads too, because a thread can have its own.
 */
export async function unnamedBytes(tree: ProcessTree, { work, device, thorough }: Search): Promise<Tally> {
  const search = new Tally(tree, work, device);
  const processes = tree.list();
  for (const folder of processes) await search.descriptors(`${folder}/fd`);
  for (const folder of processes) await search.mappings(folder);
  for (const folder of processes) {
    const others = listProc(`${folder}/task`).filter((thread) => thread !== basename(folder));
    const read = others.filter(() => thorough || Math.random() < SOME);
    for (const thread of read) await search.descriptors(`${folder}/task/${thread}/fd`);
  }
  return search;
}

/** Bytes of the files that only an open descriptor or a mapping keeps. */
class Tally {
  disk = 0;
  memory = 0;
  /** False if there can be more: something could not be read, or the work was cut off. */
  readonly complete = { disk: true, memory: true };
  readonly #work: Work;
  readonly #device: number | undefined;
  /** The tree's own file systems in memory, which are counted as a whole. */
  readonly #own: readonly (number | undefined)[];
  readonly #common: number | undefined;
  readonly #skipsSystemV: boolean;
  readonly #seen = new Set<string>();

  constructor(tree: ProcessTree, work: Work, device: number | undefined) {
    this.#work = work;
    this.#device = device;
    this.#own = (tree.memory ?? []).map((folder) => look(folder)?.dev);
    this.#common = tree.memory === undefined ? look(COMMON_SHM)?.dev : undefined;
    this.#skipsSystemV = listsSystemV(tree);
  }

  async descriptors(folder: string): Promise<void> {
    const names = tryListProc(folder);
    if (names === undefined) return this.#miss();
    for (const [index, name] of names.entries()) {
      if (index % STRIDE === 0 && !(await this.#continues())) return;
      const file = look(`${folder}/${name}`);
      this.#add(file);
      if (file?.isSocket() && this.#isNew(file) && holdsFiles(`${folder}info/${name}`)) this.complete.memory = false;
    }
  }

  /** A file can be mapped and not open. */
  async mappings(process: string): Promise<void> {
    if (!(await this.#continues())) return;
    const folder = memoryFolder(process);
    if (folder === undefined) return;
    const text = readProc(`${folder}/maps`);
    if (text === '' && memoryFolder(process) !== undefined) return this.#miss();
    const files = `/proc/${basename(folder)}/map_files`;
    let index = 0;
    for (const mapping of mappingsIn(text)) {
      index += 1;
      if (index % STRIDE === 0 && !(await this.#continues())) return;
      if (mapping.isDeleted || mapping.device === this.#common) this.#addMapped(files, mapping);
    }
  }

  #addMapped(files: string, { range, device, inode, isSystemV }: Mapping): void {
    if (this.#seen.has(`${device}:${inode}`) || (isSystemV && this.#skipsSystemV && this.#isMemory(device))) return;
    try {
      this.#add(statSync(`${files}/${range}`));
    } catch (error) {
      // Only root may follow these links.
      if (!isRefused(error)) return;
      if (device === this.#device) this.complete.disk = false;
      else if (this.#isMemory(device)) this.complete.memory = false;
    }
  }

  #add(file: Stats | undefined): void {
    if (!file?.isFile() || (file.nlink > 0 && file.dev !== this.#common)) return;
    if (!this.#isNew(file)) return;
    if (file.dev === this.#device) this.disk += file.blocks * 512;
    else if (this.#isMemory(file.dev)) this.memory += file.blocks * 512;
  }

  #isNew({ dev, ino }: Stats): boolean {
    const key = `${dev}:${ino}`;
    if (this.#seen.has(key)) return false;
    this.#seen.add(key);
    return true;
  }

  /** True for a device without a major number: a memory file system or an overlay. */
  #isMemory(device: number): boolean {
    return device !== this.#device && !this.#own.includes(device) && (Math.floor(device / 256) & 0xfff) === 0;
  }

  async #continues(): Promise<boolean> {
    if (this.#work.over) this.#miss();
    else await this.#work.breathe();
    return !this.#work.over;
  }

  #miss(): void {
    this.complete.disk = false;
    this.complete.memory = false;
  }
}

/** True if the System V shared memory of a tree's namespace can be listed. The platform must run as root. */
export function listsSystemV(tree: ProcessTree): boolean {
  return tree.namespace !== undefined && process.getuid?.() === 0;
}

interface Mapping {
  /** Its name in `map_files`. */
  readonly range: string;
  readonly device: number;
  readonly inode: number;
  readonly isDeleted: boolean;
  readonly isSystemV: boolean;
}

function* mappingsIn(text: string): Generator<Mapping> {
  for (const [, from = '', to = '', major = '', minor = '', inode, path = ''] of text.matchAll(
    /^0*([0-9a-f]+)-0*([0-9a-f]+) \S+ \S+ ([0-9a-f]+):([0-9a-f]+) ([1-9]\d*) +(.*)$/gm,
  )) {
    yield {
      range: `${from}-${to}`,
      device: deviceNumber(Number.parseInt(major, 16), Number.parseInt(minor, 16)),
      inode: Number(inode),
      isDeleted: path.endsWith(' (deleted)'),
      isSystemV: path.startsWith('/SYSV'),
    };
  }
}

/** Returns the number that `stat` gives for a device. */
function deviceNumber(major: number, minor: number): number {
  return (minor & 0xff) + major * 256 + (minor - (minor & 0xff)) * 4096;
}

/** True if a socket has received descriptors that no process has read. Linux 5.11 or newer says so. */
function holdsFiles(info: string): boolean {
  return /^scm_fds:\s+[1-9]/m.test(readProc(info));
}

function look(path: string): Stats | undefined {
  // It was closed meanwhile.
  return attempt(() => statSync(path));
}
