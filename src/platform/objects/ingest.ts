import { createHash, hash as hashOf } from 'node:crypto';
import { type Clock, systemClock } from '../../base/clock.ts';
import { Lanes } from '../../base/lanes.ts';
import { type Log, silentLog } from '../../base/log.ts';
import type { OutputKind } from '../../contract/plain-folder.ts';
import { compileRules, isRuleFile, RULE_FILE_BYTES } from '../rules/rules.ts';
import type { Ingested, LeftOut, ReleaseFile, SeenFault, SiteShape } from '../shared/types.ts';
import { type Blobs, type BlobWriter, WrongBytes } from '../stores/blobs.ts';
import { asSyncFailure, syncFailure } from './failures.ts';
import { IngestBounds } from './ingest-bounds.ts';
import { withPath } from './left-out.ts';
import { OBJECT_LIMITS, type ObjectLimits, USE_AGAIN_AFTER_MS, WHOLE_FILE_BYTES, WRITES_AT_ONCE } from './limits.ts';
import type { NewRelease } from './look.ts';
import { objectKey } from './names.ts';
import { isPage, nothingToServe } from './nothing-to-serve.ts';
import { changed, chunksOf, type OpenFile, openOutput, readInto, refuseChange, storedText } from './output/files.ts';
import { firstOf } from './output/rule-files.ts';
import { type FoundFile, type LeftOutReason, walkOutput } from './output/walk.ts';
import { encodeIndex, type IndexedFile } from './release-index.ts';
import { timeSlices } from './slice.ts';

/** The ingest runs in the worker process, because it reads files that a build wrote. */
export interface IngestOptions {
  readonly blobs: Pick<Blobs, 'writer'>;
  readonly org: string;
  readonly directory: string;
  /** Default `build`. Fewer files of a plain folder are stored. */
  readonly kind?: OutputKind;
  readonly shape?: SiteShape | undefined;
  /** A name at the root of the folder that is not published: the platform has files of its own there. */
  readonly reserved?: string | undefined;
  /** Present if an output that serves no page is refused. `startScript`: the command of package.json that starts a program. */
  readonly pages?: { readonly startScript: string | undefined } | undefined;
  /** Present if the start page is looked at. `needsStart`: an output without one is a fault. */
  readonly look?: Pick<NewRelease, 'spaFallback' | 'needsStart'> | undefined;
  readonly limits?: ObjectLimits;
  readonly signal: AbortSignal;
  readonly clock?: Clock;
  readonly log?: Log;
}

const RULES_LOGGED = 20;
/** Names of the files that a browser loads with a page, and that name others. */
const READABLE = /\.(?:x?html?|css|m?js)$/i;

/**
 * Stores a build's output and its index. Ingests and collections may run at the same time. Record the release at once
 * (see `collectGarbage`). Throws `BuildFailure` (stage `sync`), or the signal's reason.
 */
export async function ingestRelease(options: IngestOptions): Promise<Ingested> {
  const { blobs, org, signal, log = silentLog } = options;
  try {
    signal.throwIfAborted();
    await using writer = blobs.writer();
    const stored = await new Ingest(options, writer).run();
    if (stored.withheld > 0) log('warn', 'secrets_withheld', { org, files: stored.withheld });
    for (const each of stored.ignoredRules.slice(0, RULES_LOGGED)) log('warn', 'rule_ignored', { org, ...each });
    return stored;
  } catch (error) {
    throw asSyncFailure(error, signal);
  }
}

class Ingest {
  readonly #options: IngestOptions;
  readonly #clock: Clock;
  readonly #began: number;
  readonly #bounds: IngestBounds;
  readonly #writer: BlobWriter;
  readonly #lanes = new Lanes(WRITES_AT_ONCE);
  readonly #files: IndexedFile[] = [];
  /** The files that a look may read. */
  readonly #readable = new Map<string, FoundFile & { readonly hash: string }>();
  /** Hashes of the objects that this ingest wrote or is writing. */
  readonly #written = new Set<string>();
  readonly #rules = new Map<string, Buffer | 'too large'>();
  /** One byte larger than the largest file that is read whole, to detect a file that grows. */
  readonly #buffer = Buffer.allocUnsafe(WHOLE_FILE_BYTES + 1);
  #withheld = 0;
  #leftOut: LeftOut = { count: 0, names: [] };

  constructor(options: IngestOptions, writer: BlobWriter) {
    this.#options = options;
    this.#clock = options.clock ?? systemClock;
    this.#began = this.#clock.now();
    this.#bounds = new IngestBounds(options.limits ?? OBJECT_LIMITS);
    this.#writer = writer;
  }

  async run(): Promise<Ingested> {
    const { directory, kind = 'build', reserved, signal } = this.#options;
    const slice = timeSlices(signal);
    for (const found of walkOutput(directory, kind, (path, reason) => this.#leaveOut(path, reason), reserved)) {
      if (found === 'folder') this.#bounds.count('folders');
      else if (found === 'nothing') this.#bounds.count('passed');
      else {
        this.#bounds.countFile(found.path);
        const stored = this.#store(found);
        const file = { path: found.path, ...(stored instanceof Promise ? await stored : stored) };
        this.#files.push(file);
        if (READABLE.test(found.path)) this.#readable.set(found.path, { ...found, hash: file.hash });
      }
      const pause = slice();
      if (pause) await pause;
    }
    if (this.#files.length === 0) throw syncFailure('output_empty', 'The output directory has no file to publish');
    const { pages } = this.#options;
    if (pages && !this.#rules.has('_redirects') && !this.#files.some(({ path }) => isPage(path))) {
      throw syncFailure('nothing_to_serve', nothingToServe(this.#files, pages.startScript));
    }
    const { bytes, ignored } = compileRules(this.#rules, this.#options.shape);
    const index = encodeIndex(this.#files, this.#bounds.checkRules(bytes));
    this.#bounds.checkIndex(index);
    const faults = await this.#look(bytes);
    return { ...(await this.#finish(index)), ignoredRules: firstOf(ignored), faults };
  }

  /** Looks at the start page. Reads only files whose content is the stored one. */
  async #look(rules: Buffer): Promise<readonly SeenFault[]> {
    const { look, signal } = this.#options;
    if (!look) return [];
    const { lookAtStart } = await import('./look.ts');
    const read: NewRelease['read'] = (path, most) => {
      const found = this.#readable.get(path);
      return found && storedText(found, found.hash, most);
    };
    return lookAtStart({ ...look, paths: this.#files.map(({ path }) => path), rules, read, signal });
  }

  #leaveOut(path: string, reason: LeftOutReason): void {
    if (reason === 'secret') this.#withheld += 1;
    else this.#leftOut = withPath(this.#leftOut, path);
  }

  /** Writes the index last, so that all objects that an index names exist. */
  async #finish(index: Buffer): Promise<Omit<Ingested, 'ignoredRules' | 'faults'>> {
    await this.#lanes.end();
    await this.#useAgain();
    await this.#writer.settle();
    const manifestHash = hashOf('sha256', index);
    const key = objectKey(this.#options.org, manifestHash);
    if (!(await this.#writer.keep(key, index.length))) await this.#writer.put(key, index, manifestHash);
    await this.#writer.settle();
    return {
      manifestHash,
      files: this.#files.length,
      written: this.#written.size,
      reused: this.#files.length - this.#written.size,
      bytes: this.#bounds.bytes,
      withheld: this.#withheld,
      leftOut: this.#leftOut,
      hasIndexPage: this.#files.some(({ path }) => path === 'index.html'),
    };
  }

  /** Uses all objects again after a long ingest or a sleep: a collection could remove them before the release is recorded. */
  async #useAgain(): Promise<void> {
    if (Math.abs(this.#clock.now() - this.#began) < USE_AGAIN_AFTER_MS) return;
    for (const { path, hash, size } of this.#files) {
      this.#options.signal.throwIfAborted();
      if (await this.#writer.keep(objectKey(this.#options.org, hash), size)) continue;
      throw syncFailure('sync_failed', `Storing the output took too long, and "${path}" was removed: deploy again`);
    }
  }

  #store(found: FoundFile): ReleaseFile | Promise<ReleaseFile> {
    const file = openOutput(found);
    if (file.stats.size > WHOLE_FILE_BYTES) {
      if (isRuleFile(found.path)) this.#rules.set(found.path, 'too large');
      return this.#storeLarge(found.path, file).finally(() => file[Symbol.dispose]());
    }
    using _ = file;
    const size = readInto(file.fd, this.#buffer, file.stats.size);
    refuseChange(found.path, file, size);
    this.#bounds.countBytes(found.path, size);
    const bytes = this.#buffer.subarray(0, size);
    if (isRuleFile(found.path)) this.#rules.set(found.path, size > RULE_FILE_BYTES ? 'too large' : Buffer.from(bytes));
    const hash = hashOf('sha256', bytes);
    const room = this.#storeSmall(hash, bytes);
    return room ? room.then(() => ({ hash, size })) : { hash, size };
  }

  /** Stores a file that is in memory. If it returns a promise, wait for it before the next file. */
  #storeSmall(hash: string, bytes: Buffer): Promise<void> | undefined {
    if (this.#written.has(hash)) return undefined;
    const key = objectKey(this.#options.org, hash);
    const kept = this.#writer.keep(key, bytes.length);
    if (kept === true) return undefined;
    // Nobody waits for it if an earlier task has failed, which `start` throws.
    if (kept instanceof Promise) kept.catch(() => {});
    const copy = Buffer.from(bytes);
    const put = () => {
      this.#written.add(hash);
      return this.#writer.put(key, copy, hash);
    };
    return this.#lanes.start(kept === false ? put : async () => void ((await kept) || (await put())));
  }

  /** Reads the file twice if its content is new. A redeploy of large files writes nothing. */
  async #storeLarge(path: string, file: OpenFile): Promise<ReleaseFile> {
    const { fd, stats } = file;
    this.#bounds.refuseLarge(path, stats.size);
    const found = await this.#digest(path, fd);
    refuseChange(path, file, found.size);
    this.#bounds.countBytes(path, found.size);
    const { hash, size } = found;
    const key = objectKey(this.#options.org, hash);
    if (this.#written.has(hash) || (await this.#writer.keep(key, size))) return found;
    try {
      await this.#writer.putStream(key, size, () => chunksOf(fd, this.#options.signal), hash);
    } catch (error) {
      throw error instanceof WrongBytes ? changed(path) : error;
    }
    this.#written.add(hash);
    return found;
  }

  async #digest(path: string, fd: number): Promise<ReleaseFile> {
    const digest = createHash('sha256');
    let size = 0;
    for await (const chunk of chunksOf(fd, this.#options.signal)) {
      size += chunk.length;
      this.#bounds.refuseLarge(path, size);
      digest.update(chunk);
    }
    return { hash: digest.digest('hex'), size };
  }
}
