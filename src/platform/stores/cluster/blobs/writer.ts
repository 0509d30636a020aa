import { createHash, hash as hashOf } from 'node:crypto';
import { BlobsFull, type BlobWriter, checkedKey, WrongBytes } from '../../blobs.ts';
import { StoreUnavailable } from '../../rows/unavailable.ts';
import type { S3Client } from '../s3/client.ts';
import type { S3Body } from '../s3/connections.ts';
import type { Generation, Leftover, Stored } from './rows.ts';

export type SizedKey = Pick<Stored, 'key' | 'size'>;

/** Each call is one transaction, alone or together with others. */
export interface WriterParts {
  readonly s3: S3Client;
  readonly keep: (blob: SizedKey) => Promise<boolean>;
  readonly begin: (key: string) => Promise<Leftover>;
  readonly commit: (object: Stored) => Promise<boolean>;
}

/** Times that a blob is stored again, because the clean-up took it for abandoned. */
const RUNS = 3;

/** Returns the key of a generation in S3. No key of a blob contains `~`. */
export function objectName({ key, generation }: Generation): string {
  return generation === 1 ? key : `${key}~${generation}`;
}

/** Records that an object may exist, stores it in S3, and gives it to readers. The clean-up removes what a dead process leaves. */
export class ClusterBlobWriter implements BlobWriter {
  readonly #parts: WriterParts;
  readonly #pending = new Set<Promise<unknown>>();
  #failure: { readonly error: unknown } | undefined;

  constructor(parts: WriterParts) {
    this.#parts = parts;
  }

  keep(key: string, size: number): Promise<boolean> {
    return this.#track(() => this.#parts.keep({ key: checkedKey(key), size }));
  }

  put(key: string, bytes: Uint8Array, sha256: string): Promise<void> {
    return this.#track(async () => {
      checkedKey(key);
      if (hashOf('sha256', bytes) !== sha256) throw new WrongBytes(`The bytes of ${key} have another hash`);
      await this.#store(key, bytes, bytes.length, sha256);
    });
  }

  putStream(key: string, size: number, open: () => AsyncIterable<Uint8Array>, sha256: string): Promise<void> {
    return this.#track(() => this.#store(checkedKey(key), () => checked(key, size, open(), sha256), size, sha256));
  }

  async settle(): Promise<void> {
    await Promise.allSettled(this.#pending);
    if (this.#failure) throw this.#failure.error;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await Promise.allSettled(this.#pending);
  }

  async #store(key: string, body: S3Body, size: number, sha256: string): Promise<void> {
    const { s3, begin, commit } = this.#parts;
    for (let run = 1; run <= RUNS; run += 1) {
      // Before the row is written: S3 refuses the request before the clean-up takes the row for abandoned.
      const date = Date.now();
      const object = await begin(key);
      const etag = await s3.put(objectName(object), body, size, sha256, date);
      if (await commit({ ...object, size, sha256, etag })) return;
    }
    throw new StoreUnavailable(`${key} took too long to be stored in S3`);
  }

  /** Runs a command, and remembers the first failure. */
  async #track<T>(command: () => Promise<T>): Promise<T> {
    if (this.#failure) throw this.#failure.error;
    const running = (async () => command())().catch((thrown: unknown) => {
      const isFull = thrown instanceof StoreUnavailable && thrown.isFull;
      const error = isFull ? new BlobsFull(thrown.message, { cause: thrown }) : thrown;
      // A key of another form is a fault of the caller, and nothing was stored.
      if (!(error instanceof TypeError)) this.#failure ??= { error };
      throw error;
    });
    this.#pending.add(running);
    try {
      return await running;
    } finally {
      this.#pending.delete(running);
    }
  }
}

/** Passes the parts on. Throws `WrongBytes` before the last byte unless they have the size and the hash. */
async function* checked(key: string, size: number, parts: AsyncIterable<Uint8Array>, sha256: string) {
  const digest = createHash('sha256');
  let passed = 0;
  let last: Uint8Array | undefined;
  for await (const part of parts) {
    digest.update(part);
    passed += part.length;
    if (passed > size) break;
    if (passed === size && part.length > 0) {
      last = Uint8Array.from(part.subarray(-1));
      yield part.subarray(0, -1);
    } else yield part;
  }
  if (passed !== size || digest.digest('hex') !== sha256) {
    throw new WrongBytes(`The bytes of ${key} have another size or hash`);
  }
  if (last) yield last;
}
