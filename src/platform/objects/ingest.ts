import { createHash, hash as hashOf } from 'node:crypto';
import { fstatSync } from 'node:fs';
import { systemCode } from '../../base/errors.ts';
import { type Log, silentLog } from '../../base/log.ts';
import { resolveInside } from '../../base/paths.ts';
import type { OutputKind } from '../../contract/plain-folder.ts';
import { compileRules, isRuleFile, RULE_FILE_BYTES } from '../edge/rules.ts';
import type { IgnoredRule, Ingested, LeftOut, ReleaseFile } from '../types.ts';
import { chunksOf } from './chunks.ts';
import { type Disk, type OpenFile, openRegularFile, passingDisk, readInto, realDisk } from './disk.ts';
import { asSyncFailure, syncFailure } from './failures.ts';
import { IngestBounds } from './ingest-bounds.ts';
import { withPath } from './left-out.ts';
import { OBJECT_LIMITS, type ObjectLimits, WHOLE_FILE_BYTES } from './limits.ts';
import { encodeIndex, type IndexedFile } from './release-encode.ts';
import { timeSlices } from './slice.ts';
import { type FoundFile, type LeftOutReason, specialFile, walkOutput } from './walk.ts';
import { ObjectWriter } from './writer.ts';

/** The ingest runs in the worker process, because it reads files that a build wrote. */
export interface IngestOptions {
  /** The store's folder. */
  readonly dir: string;
  readonly org: string;
  /** The output to store. */
  readonly directory: string;
  /** Default `build`. Of a plain folder, less is stored. */
  readonly kind?: OutputKind;
  readonly limits?: ObjectLimits;
  /** False: files need not survive a crash of the machine. */
  readonly lasting: boolean;
  readonly disk?: Disk;
  readonly signal: AbortSignal;
  readonly log?: Log;
}

const RULES_TOLD = 50;
const REASON_MOST = 200;
const RULES_LOGGED = 20;

/**
 * Stores a build's output and its index. Nothing else may write objects of the organization meanwhile. Throws
 * `BuildFailure` (stage `sync`), or the signal's reason.
 */
export async function ingestRelease(options: IngestOptions): Promise<Ingested> {
  const { dir, org, lasting, signal, log = silentLog } = options;
  try {
    signal.throwIfAborted();
    const disk = options.disk ?? (lasting ? realDisk : passingDisk);
    const writer = new ObjectWriter(resolveInside(dir, org), disk);
    try {
      const stored = await new Ingest(options, writer).run();
      if (stored.withheld > 0) log('warn', 'secrets_withheld', { org, files: stored.withheld });
      for (const each of stored.ignoredRules.slice(0, RULES_LOGGED)) log('warn', 'rule_ignored', { org, ...each });
      return stored;
    } finally {
      await writer.settle();
    }
  } catch (error) {
    throw asSyncFailure(error, signal);
  }
}

class Ingest {
  readonly #directory: string;
  readonly #kind: OutputKind;
  readonly #signal: AbortSignal;
  readonly #bounds: IngestBounds;
  readonly #writer: ObjectWriter;
  readonly #files: IndexedFile[] = [];
  readonly #rules = new Map<string, Buffer | 'too large'>();
  /** One byte more than is read whole, to notice a file that grows. */
  readonly #buffer = Buffer.allocUnsafe(WHOLE_FILE_BYTES + 1);
  #withheld = 0;
  #leftOut: LeftOut = { count: 0, names: [] };

  constructor({ directory, kind = 'build', limits, signal }: IngestOptions, writer: ObjectWriter) {
    this.#directory = directory;
    this.#kind = kind;
    this.#signal = signal;
    this.#bounds = new IngestBounds(limits ?? OBJECT_LIMITS);
    this.#writer = writer;
  }

  async run(): Promise<Ingested> {
    const slice = timeSlices(this.#signal);
    for (const found of walkOutput(this.#directory, this.#kind, (path, reason) => this.#leaveOut(path, reason))) {
      if (found === 'folder') this.#bounds.countFolder();
      else if (found === 'nothing') this.#bounds.countPassed();
      else {
        this.#bounds.countFile(found.path);
        const stored = this.#store(found);
        this.#files.push({ path: found.path, ...(stored instanceof Promise ? await stored : stored) });
      }
      const pause = slice();
      if (pause) await pause;
    }
    if (this.#files.length === 0) throw syncFailure('output_empty', 'The output directory has no file to publish');
    const { bytes, ignored } = compileRules(this.#rules);
    const index = encodeIndex(this.#files, this.#bounds.checkRules(bytes));
    this.#bounds.checkIndex(index);
    return { ...(await this.#finish(index)), ignoredRules: firstOf(ignored) };
  }

  #leaveOut(path: string, reason: LeftOutReason): void {
    if (reason === 'secret') this.#withheld += 1;
    else this.#leftOut = withPath(this.#leftOut, path);
  }

  /** Writes the index last, so that everything that an index names exists. */
  async #finish(index: Buffer): Promise<Omit<Ingested, 'ignoredRules'>> {
    const writer = this.#writer;
    await writer.finish();
    const written = writer.written.size;
    const manifestHash = hashOf('sha256', index);
    if (!writer.has(manifestHash, index.length)) await writer.put(manifestHash, index);
    await writer.finish();
    return {
      manifestHash,
      files: this.#files.length,
      written,
      reused: this.#files.length - written,
      bytes: this.#bounds.bytes,
      withheld: this.#withheld,
      leftOut: this.#leftOut,
      hasIndexPage: this.#files.some(({ path }) => path === 'index.html'),
    };
  }

  #store(found: FoundFile): ReleaseFile | Promise<ReleaseFile> {
    const file = openOutput(found);
    if (file.stats.size > WHOLE_FILE_BYTES) {
      if (isRuleFile(found.path)) this.#rules.set(found.path, 'too large');
      return this.#storeLarge(found.path, file).finally(() => file[Symbol.dispose]());
    }
    using _ = file;
    const size = readInto(file.fd, this.#buffer);
    refuseChange(found.path, file, size);
    this.#bounds.countBytes(found.path, size);
    const bytes = this.#buffer.subarray(0, size);
    if (isRuleFile(found.path)) this.#rules.set(found.path, size > RULE_FILE_BYTES ? 'too large' : Buffer.from(bytes));
    const hash = hashOf('sha256', bytes);
    const room = this.#writer.has(hash, size) ? undefined : this.#writer.put(hash, bytes);
    return room ? room.then(() => ({ hash, size })) : { hash, size };
  }

  /** Reads twice where the content is new: a redeploy of large files then writes nothing. */
  async #storeLarge(path: string, file: OpenFile): Promise<ReleaseFile> {
    const { fd, stats } = file;
    this.#bounds.refuseLarge(path, stats.size);
    const first = await this.#digest(path, fd, async () => {});
    refuseChange(path, file, first.size);
    this.#bounds.countBytes(path, first.size);
    if (this.#writer.has(first.hash, first.size)) return first;
    await this.#writer.stream(first.hash, async (write) => {
      const second = await this.#digest(path, fd, write);
      if (second.hash !== first.hash) throw changed(path);
    });
    return first;
  }

  async #digest(path: string, fd: number, onChunk: (chunk: Buffer) => Promise<void>): Promise<ReleaseFile> {
    const digest = createHash('sha256');
    let size = 0;
    for await (const chunk of chunksOf(fd, this.#signal)) {
      size += chunk.length;
      this.#bounds.refuseLarge(path, size);
      digest.update(chunk);
      await onChunk(chunk);
    }
    return { hash: digest.digest('hex'), size };
  }
}

function openOutput(found: FoundFile): OpenFile {
  try {
    const file = openRegularFile(found.real);
    if (file) return file;
  } catch (error) {
    // ELOOP: a link took the file's place after it was looked at; ENXIO: a pipe without a reader did.
    if (!['ELOOP', 'ENXIO'].includes(systemCode(error) ?? '')) throw error;
  }
  throw specialFile(found.path);
}

/** Throws if a file changed while it was read: it could be stored incomplete. */
export function refuseChange(path: string, { fd, stats: before }: OpenFile, read: number): void {
  const { size, mtimeMs, ctimeMs } = fstatSync(fd);
  if (read !== before.size || size !== before.size) throw changed(path);
  if (mtimeMs !== before.mtimeMs || ctimeMs !== before.ctimeMs) throw changed(path);
}

function changed(path: string): Error {
  return syncFailure(
    'sync_failed',
    `"${path}" changed while it was stored, because a process of the build still writes. Let the build command wait for all processes that it starts`,
  );
}

function firstOf(ignored: readonly IgnoredRule[]): readonly IgnoredRule[] {
  const told = ignored.slice(0, RULES_TOLD).map((each) => ({ ...each, reason: each.reason.slice(0, REASON_MOST) }));
  const [next] = ignored.slice(RULES_TOLD);
  if (next) told.push({ file: next.file, reason: `${ignored.length - RULES_TOLD} more rules` });
  return told;
}
