import { createHash } from 'node:crypto';
import { globSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { onTestFinished } from 'vitest';
import type { LogFields } from '../../../../src/base/log.ts';
import { cacheRuleOf, objectKey } from '../../../../src/platform/objects/names.ts';
import { CachedBlobs, type CachedBlobsOptions } from '../../../../src/platform/stores/cache/cached-blobs.ts';
import { LocalBlobs } from '../../../../src/platform/stores/local/blobs.ts';
import { FaultyBlobs } from '../../../support/faulty-blobs.ts';
import { temporaryFolder } from '../../../support/temporary.ts';

export const KIB = 1024;
export const MIB = 1024 * KIB;
export const sha256 = (bytes: string | Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** A store, and a node that caches it. */
export class Stage {
  readonly dir: string;
  readonly cacheDir: string;
  readonly store: FaultyBlobs;
  readonly origin: LocalBlobs;
  readonly logged: { readonly event: string; readonly [field: string]: unknown }[] = [];
  readonly #log = (level: string, event: string, fields?: LogFields) => this.logged.push({ level, event, ...fields });

  constructor(cacheDir?: string) {
    const folder = temporaryFolder();
    onTestFinished(() => folder[Symbol.dispose]());
    this.dir = folder.path;
    this.cacheDir = cacheDir ?? join(folder.path, 'cache');
    this.origin = new LocalBlobs({ dir: join(folder.path, 'store'), lasting: false });
    this.store = new FaultyBlobs(this.origin);
  }

  /** Starts the cache, as a node does. */
  async open(options: Partial<CachedBlobsOptions> = {}): Promise<CachedBlobs> {
    const cached = new CachedBlobs({
      blobs: this.store,
      dir: this.cacheDir,
      bytes: 100 * MIB,
      ruleOf: cacheRuleOf,
      log: this.#log,
      ...options,
    });
    onTestFinished(() => cached[Symbol.asyncDispose]());
    await cached.idle();
    return cached;
  }

  /** Stores an object. Returns its key. */
  async object(bytes: string | Uint8Array): Promise<string> {
    const key = objectKey('acme', sha256(bytes));
    await this.put(key, bytes);
    return key;
  }

  /** Stores objects, with one writer. Returns their keys. */
  async objects(texts: readonly string[]): Promise<readonly string[]> {
    await using writer = this.origin.writer({ lasting: false });
    const put = async (text: string) => {
      const key = objectKey('acme', sha256(text));
      await writer.put(key, Buffer.from(text), sha256(text));
      return key;
    };
    return Promise.all(texts.map(put));
  }

  async put(key: string, bytes: string | Uint8Array): Promise<void> {
    await using writer = this.origin.writer({ lasting: false });
    await writer.put(key, Buffer.from(bytes), sha256(bytes));
    await writer.settle();
  }

  /** The paths of all files of the cache. */
  get files(): readonly string[] {
    const all = globSync('**/*', { cwd: this.cacheDir }).map((name) => join(this.cacheDir, name));
    return all.filter((path) => statSync(path).isFile());
  }

  /** Bytes of all files of the cache. */
  get bytes(): number {
    return this.files.reduce((sum, path) => sum + statSync(path).size, 0);
  }

  events(event: string): number {
    return this.logged.filter((each) => each.event === event).length;
  }
}

export async function bytesOf(stream: Readable | undefined): Promise<Buffer | undefined> {
  if (!stream) return undefined;
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part);
  return Buffer.concat(parts);
}
