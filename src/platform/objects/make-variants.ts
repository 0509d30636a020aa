import { hash as hashOf } from 'node:crypto';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { systemClock } from '../../base/clock.ts';
import { type Log, silentLog } from '../../base/log.ts';
import { isCompressible, mediaType } from '../shared/media.ts';
import type { ReleaseFile } from '../shared/types.ts';
import { type Blobs, BlobsFull } from '../stores/blobs.ts';
import { variantKey } from './names.ts';
import { BlobReader } from './reader.ts';
import { timeSlices } from './slice.ts';
import { COMPRESSED_LEAST, COMPRESSED_MOST, ENCODINGS, type Encoding, encodeVariant } from './variant-file.ts';

const { BROTLI_PARAM_QUALITY, ZSTD_c_compressionLevel } = zlib.constants;
const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);
const zstd = promisify(zlib.zstdCompress);

/** Levels that save nine tenths of what the highest levels save, in a tenth of the time. */
const COMPRESS: Readonly<Record<Encoding, (bytes: Buffer) => Promise<Buffer>>> = {
  br: (bytes) => brotli(bytes, { params: { [BROTLI_PARAM_QUALITY]: 9 } }),
  zstd: (bytes) => zstd(bytes, { params: { [ZSTD_c_compressionLevel]: 15 } }),
  gzip: (bytes) => gzip(bytes, { level: 9 }),
};

/** Compressing runs in a worker process of low priority, after the release went live. */
export interface VariantOptions {
  readonly blobs: Blobs;
  readonly org: string;
  readonly manifestHash: string;
  readonly signal: AbortSignal;
  readonly log?: Log;
}

/**
 * Makes the compressed forms that a release's files lack. Returns how many were made. A collection or an ingest may run
 * meanwhile. If a file cannot be compressed, logs it and goes on: the edge then sends the file itself. Ends early if the
 * store is full.
 */
export async function makeVariants(options: VariantOptions): Promise<number> {
  const { blobs, org, manifestHash, signal, log = silentLog } = options;
  const reader = new BlobReader({ blobs, clock: systemClock, log });
  const { index } = await reader.index(org, manifestHash);
  const slice = timeSlices(signal, 1);
  let made = 0;
  for (const file of index.files()) {
    signal.throwIfAborted();
    if (isCompressible(mediaType(file.path))) {
      try {
        made += await makeFor(file, org, blobs, reader);
      } catch (error) {
        log('warn', 'variant_failed', { org, hash: file.hash, reason: String(error) });
        if (error instanceof BlobsFull) return made;
      }
    }
    await slice();
  }
  return made;
}

async function makeFor({ hash, size }: ReleaseFile, org: string, blobs: Blobs, reader: BlobReader): Promise<number> {
  if (size < COMPRESSED_LEAST || size > COMPRESSED_MOST) return 0;
  const missing: Encoding[] = [];
  for (const each of ENCODINGS) {
    if (!(await blobs.head(variantKey(org, hash, each)))) missing.push(each);
  }
  if (missing.length === 0) return 0;
  const bytes = await reader.read(org, hash, size);
  // A form that is lost or incomplete is detected and made again.
  await using writer = blobs.writer({ lasting: false });
  for (const encoding of missing) {
    const compressed = await COMPRESS[encoding](bytes);
    const variant = encodeVariant(compressed.length < bytes.length ? compressed : Buffer.alloc(0));
    await writer.put(variantKey(org, hash, encoding), variant, hashOf('sha256', variant));
  }
  await writer.settle();
  return missing.length;
}
