import { rm, utimes } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { type Clock, systemClock } from '../../../base/clock.ts';
import { systemCode } from '../../../base/errors.ts';
import { type Log, silentLog } from '../../../base/log.ts';
import { GIB } from '../../../base/sizes.ts';
import type { ByteRange, LoadedBlob } from '../blobs.ts';
import { DiskFaults } from './disk-faults.ts';
import { DiskFault, type NewLabel, type Parts, removeDrafts, writeDraft } from './draft.ts';
import { type Entry, entryOf, FileIndex } from './file-index.ts';
import { costOf, freeBytes, idOf, OpenedFile, pathOf, scanFolder } from './files.ts';
import { LABEL_BYTES, type Label } from './label.ts';

export interface DiskFilesOptions {
  /** The folder, for one process at a time. It is created when the first file is stored. */
  readonly dir: string;
  /** Bytes on the disk. Default: a tenth of the free bytes of the disk, and at most 10 GiB. */
  readonly bytes?: number | undefined;
  /** Files at most, because each takes memory. Default 100,000. */
  readonly files?: number | undefined;
  readonly clock?: Clock;
  readonly log?: Log;
}

const BYTES_MOST = 10 * GIB;
const FILES_MOST = 100_000;
/** A file takes at most this part of the bytes, so that one file does not replace all others. */
const SHARE = 1 / 4;
/** Milliseconds between two records of the use of a file on the disk, for the order after a restart. */
const TOUCH_MS = 10 * 60 * 1_000;

/**
 * Keeps files on the disk of a node, within a bound: the files whose last use is the longest ago make room. Each file
 * begins with a label that contains the digest of its content. A damaged file is removed, and counts as missing. Nothing
 * rejects because of the disk: if it is full, read-only or failing, files are missing or are not stored.
 */
export class DiskFiles implements AsyncDisposable {
  readonly #dir: string;
  readonly #most: number;
  readonly #clock: Clock;
  readonly #faults: DiskFaults;
  readonly #index = new FileIndex();
  readonly #checks = new Map<string, Promise<boolean>>();
  readonly #busy = new Set<Promise<unknown>>();
  readonly #stop = new AbortController();
  readonly #isDefault: boolean;
  /** Resolves when files can be stored. */
  readonly #ready: Promise<void>;
  #bytes: number;
  #isScanned = false;
  /** Bytes of files that are being written. */
  #reserved = 0;

  constructor({ dir, bytes, files = FILES_MOST, clock = systemClock, log = silentLog }: DiskFilesOptions) {
    this.#dir = dir;
    this.#isDefault = bytes === undefined;
    this.#bytes = bytes ?? 0;
    this.#most = files;
    this.#clock = clock;
    this.#faults = new DiskFaults(clock, log);
    this.#ready = this.#keepBusy(this.#prepare());
    this.#keepBusy(this.#ready.then(() => this.#scan()));
  }

  /** Bytes on the disk, as far as the folder was scanned. */
  get cost(): number {
    return this.#index.cost + this.#reserved;
  }

  get count(): number {
    return this.#index.count;
  }

  /** Returns the label of a file. Undefined if the file is missing. */
  async head(name: string): Promise<Label | undefined> {
    const id = idOf(name);
    const entry = this.#index.get(id);
    if (entry?.label) {
      this.#use(id, entry);
      return entry.label;
    }
    return this.#using(name, ({ label }) => label);
  }

  /** Returns the label and the content of a file, compared with its digest, but no content if it has more bytes than `most`. */
  load(name: string, most: number): Promise<LoadedBlob | undefined> {
    return this.#using(name, async (file, entry) => {
      if (file.label.size > most) return { facts: file.label, bytes: undefined };
      const bytes = await file.content();
      entry.isChecked = bytes !== undefined;
      return bytes ? { facts: file.label, bytes, digest: file.label.sha256 } : this.#damaged(name);
    });
  }

  /** Returns a part of a file. Compares the whole file with its digest before that, once in this process. */
  readPart(name: string, range: ByteRange): Promise<Buffer | undefined> {
    return this.#using(name, async (file, entry) => ((await this.#check(file, entry)) ? file.part(range) : undefined));
  }

  /** Does the same as `readPart`, as a stream. */
  stream(name: string, range?: ByteRange): Promise<Readable | undefined> {
    return this.#using(name, async (file, entry) =>
      (await this.#check(file, entry)) ? file.stream(range) : undefined,
    );
  }

  /**
   * Stores a file, and replaces a file of this name. False if the disk or the bound has no room. Rejects with `WrongBytes`
   * if the parts have another size or hash than the label, and with an error of `parts`. Without `sha256`, the digest of
   * the parts is taken.
   */
  async put(label: NewLabel, parts: Parts): Promise<boolean> {
    await this.#ready;
    const cost = costOf(label.size);
    if (!this.#makeRoom(cost)) return false;
    this.#reserved += cost;
    try {
      return await this.#keepBusy(this.#write(label, parts, cost));
    } finally {
      this.#reserved -= cost;
    }
  }

  async drop(name: string): Promise<void> {
    await this.#remove(idOf(name));
  }

  /** Resolves when the folder was scanned, and all begun writes and removals have ended. */
  async idle(): Promise<void> {
    while (this.#busy.size > 0) await Promise.allSettled(this.#busy);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#stop.abort();
    await this.idle();
  }

  async #prepare(): Promise<void> {
    await removeDrafts(this.#dir);
    if (this.#isDefault) this.#bytes = boundOf((await freeBytes(this.#dir)) ?? 0);
  }

  async #scan(): Promise<void> {
    const { found, bytes } = await scanFolder(this.#dir, this.#most, this.#stop.signal);
    this.#index.putOlder(found.map(({ id, size }) => [id, entryOf(costOf(size - LABEL_BYTES))]));
    if (this.#isDefault) this.#bytes = boundOf(((await freeBytes(this.#dir)) ?? 0) + bytes);
    this.#isScanned = !this.#stop.signal.aborted;
    this.#makeRoom(0);
  }

  /** Removes files until another one of `cost` bytes has room. False if it can have none, or the disk has refused a write. */
  #makeRoom(cost: number): boolean {
    const bytes = this.#bytes;
    if (cost > bytes * SHARE || this.#faults.isPaused) return false;
    const hasRoom = () => this.cost + cost <= bytes && this.#index.count < this.#most + (cost === 0 ? 1 : 0);
    for (let id = this.#index.oldest(); id !== undefined && !hasRoom(); id = this.#index.oldest()) {
      this.#keepBusy(this.#remove(id));
    }
    return hasRoom();
  }

  async #write(label: NewLabel, parts: Parts, cost: number): Promise<boolean> {
    const id = idOf(label.name);
    try {
      const written = await writeDraft(this.#dir, pathOf(this.#dir, id), label, parts);
      if (!written) return false;
      this.#index.put(id, { ...entryOf(cost, written), isChecked: true, touchedAt: this.#clock.monotonic() });
      return true;
    } catch (error) {
      if (!(error instanceof DiskFault)) throw error;
      this.#faults.refused(error);
      return false;
    }
  }

  /** Opens a file for `work`. Undefined if it is missing, damaged or cannot be read. */
  async #using<T>(name: string, work: (file: OpenedFile, entry: Entry) => T | Promise<T | undefined>) {
    const id = idOf(name);
    if (this.#isScanned && !this.#index.get(id)) return undefined;
    try {
      await using file = await OpenedFile.open(pathOf(this.#dir, id), name);
      if (!file) return await this.#damaged(name);
      const known = this.#index.get(id);
      const entry = known?.label ? known : entryOf(costOf(file.label.size), file.label);
      this.#use(id, entry);
      return await work(file, entry);
    } catch (error) {
      if (systemCode(error) === 'ENOENT') this.#index.remove(id);
      this.#faults.unreadable(error);
      return undefined;
    }
  }

  /** Compares a file with its digest, unless this process has done that. Removes a damaged one. */
  async #check(file: OpenedFile, entry: Entry): Promise<boolean> {
    if (entry.isChecked) return true;
    const { name } = file.label;
    const check = this.#checks.get(name) ?? file.isIntact().finally(() => this.#checks.delete(name));
    this.#checks.set(name, check);
    entry.isChecked = await check;
    if (!entry.isChecked) await this.#damaged(name);
    return entry.isChecked;
  }

  /** Makes a file the newest one, also on the disk. */
  #use(id: string, entry: Entry): void {
    this.#index.put(id, entry);
    const now = this.#clock.monotonic();
    if (now - entry.touchedAt < TOUCH_MS) return;
    entry.touchedAt = now;
    this.#keepBusy(utimes(pathOf(this.#dir, id), new Date(), new Date()).catch(() => {}));
  }

  async #damaged(name: string): Promise<undefined> {
    this.#faults.damaged(name);
    await this.#remove(idOf(name));
  }

  async #remove(id: string): Promise<void> {
    this.#index.remove(id);
    await rm(pathOf(this.#dir, id), { force: true }).catch((error: unknown) => this.#faults.unreadable(error));
  }

  #keepBusy<T>(work: Promise<T>): Promise<T> {
    this.#busy.add(work);
    const ended = () => void this.#busy.delete(work);
    work.then(ended, ended);
    return work;
  }
}

function boundOf(free: number): number {
  return Math.min(BYTES_MOST, free / 10);
}
