import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { systemClock } from '../../base/clock.ts';
import { type Log, silentLog } from '../../base/log.ts';
import { resolveInside } from '../../base/paths.ts';
import { isCompressible, mediaType } from '../edge/media.ts';
import type { ReleaseFile } from '../types.ts';
import { privateFolder } from './disk.ts';
import { DiskReader } from './reader.ts';
import { DiskReserve } from './reserve.ts';
import { timeSlices } from './slice.ts';
import { COMPRESSED_MOST, ENCODINGS, type Encoding, encodeVariant, variantPath } from './variant-file.ts';

/** Smaller files are not compressed: it saves nothing. */
const LEAST_BYTES = 512;

const { BROTLI_PARAM_QUALITY, ZSTD_c_compressionLevel } = zlib.constants;
const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);
/** Node before 22.15 has none. */
const zstd = typeof zlib.zstdCompress === 'function' ? promisify(zlib.zstdCompress) : undefined;

/** Levels that save nine tenths of what the highest levels save, in a tenth of the time. */
const COMPRESS: Readonly<Record<Encoding, ((bytes: Buffer) => Promise<Buffer>) | undefined>> = {
  br: (bytes) => brotli(bytes, { params: { [BROTLI_PARAM_QUALITY]: 9 } }),
  zstd: zstd && ((bytes) => zstd(bytes, { params: { [ZSTD_c_compressionLevel]: 15 } })),
  gzip: (bytes) => gzip(bytes, { level: 9 }),
};

/** Compressing runs in a worker process of low priority, after the release went live. */
export interface VariantOptions {
  /** The store's folder. */
  readonly dir: string;
  readonly org: string;
  readonly manifestHash: string;
  /** False: makes none, for a platform that runs for seconds only. */
  readonly lasting: boolean;
  readonly signal: AbortSignal;
  readonly log?: Log;
}

/**
 * Makes the compressed forms that a release's files lack. Returns how many were made. A collection or an ingest may run
 * meanwhile. If a file cannot be compressed, logs it and goes on: the edge then sends the file itself.
 */
export async function makeVariants(options: VariantOptions): Promise<number> {
  const { dir, org, manifestHash, lasting, signal, log = silentLog } = options;
  if (!lasting) return 0;
  const reader = new DiskReader({ dir, clock: systemClock, log });
  const maker = new VariantMaker(resolveInside(dir, org), reader, org);
  const { index } = await reader.index(org, manifestHash);
  const slice = timeSlices(signal, 1);
  let made = 0;
  for (const file of index.files()) {
    signal.throwIfAborted();
    if (isCompressible(mediaType(file.path))) {
      made += await maker.make(file).catch((error: unknown) => {
        log('warn', 'variant_failed', { org, hash: file.hash, reason: String(error) });
        return 0;
      });
    }
    await slice();
  }
  return made;
}

class VariantMaker {
  readonly #folder: string;
  readonly #reader: DiskReader;
  readonly #org: string;
  readonly #reserve: DiskReserve;

  constructor(folder: string, reader: DiskReader, org: string) {
    this.#folder = folder;
    this.#reserve = new DiskReserve(folder);
    this.#reader = reader;
    this.#org = org;
  }

  async make({ hash, size }: ReleaseFile): Promise<number> {
    if (size < LEAST_BYTES || size > COMPRESSED_MOST) return 0;
    const missing = ENCODINGS.filter((each) => COMPRESS[each] && !existsSync(variantPath(this.#folder, hash, each)));
    if (missing.length === 0) return 0;
    this.#reserve.take(missing.length * size);
    const bytes = await this.#reader.read(this.#org, hash);
    for (const encoding of missing) {
      const compressed = (await COMPRESS[encoding]?.(bytes)) ?? bytes;
      const kept = compressed.length < bytes.length ? compressed : Buffer.alloc(0);
      await this.#store(variantPath(this.#folder, hash, encoding), encodeVariant(kept));
    }
    return missing.length;
  }

  /** Not synced to the disk: a lost or incomplete form is detected and made again. */
  async #store(path: string, bytes: Buffer): Promise<void> {
    const draft = join(dirname(path), `${randomUUID()}.tmp`);
    privateFolder(dirname(path));
    try {
      await writeFile(draft, bytes, { mode: 0o600 });
      await rename(draft, path);
    } catch (error) {
      await rm(draft, { force: true });
      throw error;
    }
  }
}
