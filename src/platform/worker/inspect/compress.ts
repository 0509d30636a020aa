import { promisify } from 'node:util';
import zlib from 'node:zlib';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/** Bytes of a file as it is, and as it travels to a browser. */
export interface Sizes {
  readonly bytes: number;
  readonly brotli: number;
  readonly gzip: number;
}

/** Formats that are compressed already. */
const DENSE = /\.(?:avif|br|gif|gz|jpe?g|mov|mp[34]|ogg|pdf|png|tgz|webm|webp|woff2?|zip|zst)$/i;

/** Levels at which servers compress while they answer: within a tenth of the best, in a tenth of its time. */
const BROTLI = { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 5 } };
const GZIP = { level: 6 };

/** Returns the sizes of a file. A compressed size is at most that of the file itself. */
export async function compressedSizes(path: string, content: Buffer): Promise<Sizes> {
  const bytes = content.length;
  if (bytes === 0 || DENSE.test(path)) return { bytes, brotli: bytes, gzip: bytes };
  const [small, smaller] = await Promise.all([gzip(content, GZIP), brotli(content, BROTLI)]);
  return { bytes, brotli: Math.min(bytes, smaller.length), gzip: Math.min(bytes, small.length) };
}
