import { hash as hashOf, randomUUID } from 'node:crypto';
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import type { Log } from '../../base/log.ts';
import type { ManifestFile } from '../types.ts';
import { privateFolder } from './disk.ts';
import { isHash } from './manifest.ts';
import { shardsOf } from './organization.ts';

/** Content encodings, the best first. */
export const ENCODINGS = ['br', 'zstd', 'gzip'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** Smaller files gain nothing, larger ones cost too much time and memory. */
const LEAST_BYTES = 512;
const MOST_BYTES = 16 * 1024 * 1024;

const { BROTLI_PARAM_QUALITY, ZSTD_c_compressionLevel } = zlib.constants;
const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);
/** Node before 22.15 has none. */
const zstd = typeof zlib.zstdCompress === 'function' ? promisify(zlib.zstdCompress) : undefined;

/** Levels that give nine tenths of what the highest give, in a tenth of their time. */
const COMPRESS: Readonly<Record<Encoding, ((bytes: Buffer) => Promise<Buffer>) | undefined>> = {
  br: (bytes) => brotli(bytes, { params: { [BROTLI_PARAM_QUALITY]: 9 } }),
  zstd: zstd && ((bytes) => zstd(bytes, { params: { [ZSTD_c_compressionLevel]: 15 } })),
  gzip: (bytes) => gzip(bytes, { level: 9 }),
};

/** A compressed form of an object. `size` 0: made once, and not smaller. */
export interface Variant {
  readonly hash: string;
  readonly size: number;
}

type Shelf = Map<string, Variant>;

/**
 * Compressed forms of an organization's objects, made one after another in the background and never waited for.
 * Each file's name holds the hash of its own bytes, so it is checked when read; a lost or damaged one is only forgotten.
 */
export class Variants {
  readonly #folder: string;
  readonly #read: (hash: string) => Promise<Buffer>;
  readonly #log: Log;
  readonly #shelf: Shelf = new Map();
  readonly #ready: Promise<void>;

  constructor(folder: string, read: (hash: string) => Promise<Buffer>, log: Log) {
    this.#folder = join(folder, 'variants');
    this.#read = read;
    this.#log = log;
    this.#ready = this.#list().catch((error: unknown) => log('warn', 'variants_unreadable', { reason: String(error) }));
  }

  /** The variant where there is one and it is smaller. */
  find(hash: string, encoding: Encoding): Variant | undefined {
    const variant = this.#shelf.get(`${hash}.${encoding}`);
    return variant && variant.size > 0 ? variant : undefined;
  }

  /** Its bytes; undefined where they are lost or damaged: send the object itself. */
  async read(hash: string, encoding: Encoding): Promise<Buffer | undefined> {
    const variant = this.find(hash, encoding);
    if (!variant) return undefined;
    const bytes = await readFile(this.#path(hash, encoding, variant)).catch(() => undefined);
    if (bytes && hashOf('sha256', bytes) === variant.hash) return bytes;
    this.#shelf.delete(`${hash}.${encoding}`);
    this.#log('warn', 'variant_damaged', { hash, encoding });
    return undefined;
  }

  /** Makes what is missing for an object. Errors are logged: the object itself is always there to send. */
  async make(file: ManifestFile): Promise<void> {
    await this.#ready;
    if (file.size < LEAST_BYTES || file.size > MOST_BYTES) return;
    const missing = ENCODINGS.filter((each) => COMPRESS[each] && !this.#shelf.has(`${file.hash}.${each}`));
    if (missing.length === 0) return;
    try {
      const bytes = await this.#read(file.hash);
      for (const encoding of missing) await this.#store(file.hash, encoding, bytes);
    } catch (error) {
      this.#log('warn', 'variant_failed', { hash: file.hash, reason: String(error) });
    }
  }

  async #store(hash: string, encoding: Encoding, bytes: Buffer): Promise<void> {
    const compressed = (await COMPRESS[encoding]?.(bytes)) ?? bytes;
    const kept = compressed.length < bytes.length ? compressed : Buffer.alloc(0);
    const variant = { hash: hashOf('sha256', kept), size: kept.length };
    const path = this.#path(hash, encoding, variant);
    const shard = join(this.#folder, hash.slice(0, 2));
    const draft = join(shard, `${randomUUID()}.tmp`);
    privateFolder(shard);
    await writeFile(draft, kept, { mode: 0o600 });
    await rename(draft, path);
    this.#shelf.set(`${hash}.${encoding}`, variant);
  }

  /** Removes the variants of all other objects, and what was left half-written. */
  async retain(hashes: ReadonlySet<string>): Promise<void> {
    await this.#ready;
    for await (const { shard, name, hash, encoding } of this.#files()) {
      if (hashes.has(hash)) continue;
      this.#shelf.delete(`${hash}.${encoding}`);
      await rm(join(this.#folder, shard, name), { force: true });
    }
  }

  #path(hash: string, encoding: Encoding, variant: Variant): string {
    return join(this.#folder, hash.slice(0, 2), `${hash}.${encoding}.${variant.hash}.${variant.size}`);
  }

  async #list(): Promise<void> {
    for await (const { hash, encoding, own, size } of this.#files()) {
      if (isHash(hash) && isHash(own)) this.#shelf.set(`${hash}.${encoding}`, { hash: own, size: Number(size) });
    }
  }

  async *#files() {
    for (const shard of await shardsOf(this.#folder)) {
      for (const name of await readdir(join(this.#folder, shard))) {
        const [hash = '', encoding = '', own = '', size = ''] = name.split('.');
        yield { shard, name, hash, encoding, own, size };
      }
    }
  }
}
