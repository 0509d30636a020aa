import { hash } from 'node:crypto';
import { createWriteStream, renameSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Clock } from '../../../base/clock.ts';
import { isDiskFull } from '../../../base/errors.ts';
import { formatSize, GIB, MIB } from '../../../base/sizes.ts';
import { grouped } from '../../../base/text.ts';
import { reserveOf } from '../../dispatch/limits.ts';
import type { ObjectReader } from '../../objects/reader.ts';
import { freeOn } from '../../sandbox/guard/disk.ts';
import { Guard } from '../../sandbox/guard/index.ts';
import { SYSTEM_PATH } from '../../sandbox/names.ts';
import { readProc } from '../../sandbox/proc.ts';
import type { runProgram } from '../../sandbox/process.ts';
import { removeTree } from '../../sandbox/workspace.ts';
import { readServerRelease, SERVER_FILE_BYTES, type ServerRelease } from '../release/server-file.ts';
import { SERVER_FILE } from '../types.ts';

/** Bounds of an unpacked release, and the milliseconds to fetch and unpack it. */
const RELEASE = { bytes: 4 * GIB, files: 500_000, ms: 120_000 } as const;

/** Unpacked releases without an instance that stay for the next start, and for how long. */
const MOST_UNUSED = 10;
const UNUSED_MS = 3 * 24 * 60 * 60_000;
/** Bytes of memory of what unpacks. */
const TAR_MEMORY = 256 * MIB;

/** A release cannot be unpacked. The message is for the owner of the app. */
export class UnpackFailure extends Error {
  override readonly name = 'UnpackFailure';
}

/** An unpacked release. Disposing says that no instance of the caller uses it. */
export interface OpenRelease extends Disposable {
  readonly folder: string;
  readonly server: ServerRelease;
  /** Aborted when its folder is removed. That waits for all that have it open. */
  readonly removed: AbortSignal;
}

/** Runs a program that can write to some folders, and read others. */
type Confined = (writable: readonly string[], readable: readonly string[]) => typeof runProgram;

interface Known {
  readonly server: Promise<ServerRelease>;
  readonly removed: AbortController;
  users: number;
}

/**
 * The releases that are unpacked on this node: each once, in a folder that gets its name when it is whole. *By design*: after a crash of
 * the machine all are unpacked again, because a file system can lose the contents of files that were not forced to the disk.
 */
export class Releases {
  readonly #folder: string;
  readonly #reader: ObjectReader;
  readonly #clock: Clock;
  readonly #confined: Confined;
  readonly #known = new Map<string, Known>();
  #tidying: Promise<void> = Promise.resolve();

  /** `folder`: has one for each release. No instance sees it. */
  constructor(folder: string, reader: ObjectReader, clock: Clock, confined: Confined) {
    this.#folder = folder;
    this.#reader = reader;
    this.#clock = clock;
    this.#confined = confined;
  }

  /** Removes what an earlier process left half done, and everything if the machine has started again since. */
  async recover(): Promise<void> {
    const folder = this.#folder;
    await mkdir(folder, { recursive: true, mode: 0o755 });
    const boot = readProc('/proc/sys/kernel/random/boot_id').trim();
    const file = join(folder, BOOT);
    const before = await readFile(file, 'utf8').catch(() => '');
    for (const name of await readdir(folder)) {
      if (name.startsWith(FRESH) || (boot !== before && !name.startsWith('.'))) await removeTree(join(folder, name));
    }
    await writeFile(file, boot);
  }

  /** Resolves when the release is unpacked. Rejects with `UnpackFailure`, or if the store or the disk cannot be used. */
  async open(org: string, manifestHash: string): Promise<OpenRelease> {
    const name = nameOf(org, manifestHash);
    const fresh = () => ({ server: this.#unpack(org, manifestHash), removed: new AbortController(), users: 0 });
    const known: Known = this.#known.get(name) ?? fresh();
    this.#known.set(name, known);
    known.users += 1;
    let isOpen = true;
    const close = () => {
      if (!isOpen) return;
      isOpen = false;
      known.users -= 1;
      this.tidy();
    };
    try {
      const server = await known.server;
      const now = this.#clock.now() / 1_000;
      await utimes(this.#folderOf(name), now, now).catch(() => {});
      const { signal } = known.removed;
      return { folder: this.#folderOf(name), server, removed: signal, [Symbol.dispose]: close };
    } catch (error) {
      // The next start tries again.
      if (this.#known.get(name) === known) this.#known.delete(name);
      close();
      throw error;
    }
  }

  /** Removes releases that have had no instance for long, or if there are many, or if the disk is short. One after another. */
  tidy(): void {
    this.#tidying = this.#tidying.then(() => this.#tidy()).catch(() => {});
  }

  async #tidy(): Promise<void> {
    const folder = this.#folder;
    const unused: { readonly name: string; readonly usedMs: number }[] = [];
    for (const name of await readdir(folder)) {
      if (name.startsWith('.') || this.#isUsed(name)) continue;
      const found = await stat(join(folder, name)).catch(() => undefined);
      if (found) unused.push({ name, usedMs: found.mtimeMs });
    }
    unused.sort((one, other) => other.usedMs - one.usedMs);
    for (const [at, { name, usedMs }] of unused.entries()) {
      const free = freeOn(folder);
      const isShort = free !== undefined && free.bytes < 2 * reserveOf(free.size);
      if (at < MOST_UNUSED && !isShort && this.#clock.now() - usedMs < UNUSED_MS) continue;
      // An instance can have been started meanwhile. From here on, none can until the folder has another name.
      if (this.#isUsed(name)) continue;
      this.#known.get(name)?.removed.abort();
      this.#known.delete(name);
      const aside = join(folder, `${FRESH}${name}-old`);
      renameSync(join(folder, name), aside);
      await removeTree(aside);
    }
  }

  #isUsed(name: string): boolean {
    return (this.#known.get(name)?.users ?? 0) > 0;
  }

  #folderOf(name: string): string {
    return join(this.#folder, name);
  }

  async #unpack(org: string, manifestHash: string): Promise<ServerRelease> {
    const reader = this.#reader;
    const { index } = await reader.index(org, manifestHash);
    const fileAt = (path: string) => {
      const at = index.find(path);
      if (at === -1) throw new UnpackFailure(`The release has no ${path}: deploy again`);
      return index.file(at);
    };
    const file = fileAt(SERVER_FILE);
    const isRead = file.size <= SERVER_FILE_BYTES;
    const server = isRead ? readServerRelease(await reader.read(org, file.hash, file.size)) : undefined;
    if (!server) throw new UnpackFailure(`${SERVER_FILE} of the release is not valid: deploy again`);
    const name = nameOf(org, manifestHash);
    const place = this.#folderOf(name);
    if (await stat(place).catch(() => undefined)) return server;
    const fresh = join(this.#folder, `${FRESH}${name}`);
    const [packed, target] = [join(fresh, 'packed'), join(fresh, 'app')];
    const signal = AbortSignal.timeout(RELEASE.ms);
    try {
      await removeTree(fresh);
      for (const each of [fresh, packed, target]) await mkdir(each, { recursive: true, mode: 0o755 });
      const guard = new Guard({
        root: target,
        memoryBytes: TAR_MEMORY,
        diskBytes: RELEASE.bytes,
        diskFiles: RELEASE.files,
        group: undefined,
      });
      for (const path of server.layers) {
        const layer = fileAt(path);
        const archive = join(packed, 'layer');
        await pipeline(await reader.stream(org, layer.hash), createWriteStream(archive), { signal });
        await this.#untar(archive, target, path, guard, signal);
        await rm(archive);
      }
      await rename(target, place);
      return server;
    } catch (error) {
      if (signal.aborted) throw new UnpackFailure(`The release was not unpacked within ${RELEASE.ms / 1_000} seconds`);
      if (isDiskFull(error)) throw new UnpackFailure('The disk of the platform is full');
      throw error;
    } finally {
      await removeTree(fresh);
    }
  }

  /** The archive can be hostile: what reads it can write to the folder alone. */
  async #untar(archive: string, target: string, path: string, guard: Guard, signal: AbortSignal): Promise<void> {
    const lines: string[] = [];
    const run = this.#confined([target], [archive]);
    const { exitCode, breach } = await run('/bin/sh', ['-c', UNTAR, 'sh', archive], {
      cwd: target,
      env: { PATH: SYSTEM_PATH, LC_ALL: 'C' },
      signal,
      watch: guard.watch,
      onLine(line) {
        if (lines.length < 3) lines.push(line.slice(0, 300));
      },
    });
    if (breach?.code === 'disk_quota') {
      const most = `${formatSize(RELEASE.bytes)} and ${grouped(RELEASE.files)} files`;
      throw new UnpackFailure(`The release is too large: unpacked it may have ${most}`);
    }
    if (breach) throw new UnpackFailure(`${path} of the release could not be unpacked: ${breach.because}`);
    if (exitCode === 0) return;
    const said = lines[0] ?? `tar ended with ${exitCode}`;
    throw new UnpackFailure(`${path} of the release could not be unpacked: ${said}`);
  }
}

/** The files belong to the platform, and every user can read them. */
const UNTAR = 'umask 022; tar -xzf "$1" --no-same-owner --no-same-permissions && chmod -R u+rwX,a+rX,go-w .';

/** Begins the names of folders that are being unpacked or removed. */
const FRESH = '.fresh-';
/** The file that names the start of the machine in which the releases were unpacked. */
const BOOT = '.boot';

/** Each organization has its own objects, so also its own copy. */
function nameOf(org: string, manifestHash: string): string {
  return `${manifestHash}-${hash('sha256', org).slice(0, 16)}`;
}
