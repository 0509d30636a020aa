import { Readable } from 'node:stream';
import type {
  BlobFacts,
  Blobs,
  BlobWriter,
  ByteRange,
  LoadedBlob,
  StoreTime,
} from '../../src/platform/stores/blobs.ts';
import { StoreUnavailable } from '../../src/platform/stores/rows/unavailable.ts';

/** `stalls`: a stream sends its first part and then nothing. */
export type Fault = 'none' | 'rejects' | 'hangs' | 'stalls' | 'breaks';

/** Blobs that count their reads, and are away or slow when a test says so. */
export class FaultyBlobs implements Blobs {
  fault: Fault = 'none';
  /** The calls that reached the store, such as `read a/b` and `head a/b`. */
  readonly calls: string[] = [];
  readonly #blobs: Blobs;
  #gate: PromiseWithResolvers<void> | undefined;

  constructor(blobs: Blobs) {
    this.#blobs = blobs;
  }

  /** How many calls of a method reached the store. */
  count(method: 'head' | 'load' | 'read' | 'stream'): number {
    return this.calls.filter((each) => each.startsWith(`${method} `)).length;
  }

  /** Lets calls wait until the returned function is called. */
  hold(): () => void {
    const gate = Promise.withResolvers<void>();
    this.#gate = gate;
    return () => {
      this.#gate = undefined;
      gate.resolve();
    };
  }

  async head(key: string): Promise<BlobFacts | undefined> {
    await this.#called(`head ${key}`);
    return this.#blobs.head(key);
  }

  async load(key: string, most: number, age?: 'current' | 'any'): Promise<LoadedBlob | undefined> {
    await this.#called(`load ${key}`);
    return this.#blobs.load(key, most, age);
  }

  async read(key: string, range: ByteRange): Promise<Buffer | undefined> {
    await this.#called(`read ${key}`);
    return this.#blobs.read(key, range);
  }

  async stream(key: string, range?: ByteRange): Promise<Readable | undefined> {
    const { fault } = this;
    await this.#called(`stream ${key}`);
    const stream = await this.#blobs.stream(key, range);
    return stream && (fault === 'stalls' || fault === 'breaks') ? faulty(stream, fault) : stream;
  }

  writer(options?: { readonly lasting?: boolean }): BlobWriter {
    return this.#blobs.writer(options);
  }

  delete(key: string): Promise<void> {
    return this.#blobs.delete(key);
  }

  ago(ms: number): Promise<StoreTime> {
    return this.#blobs.ago(ms);
  }

  deleteUnused(key: string, time: StoreTime): Promise<boolean> {
    return this.#blobs.deleteUnused(key, time);
  }

  distrust(key: string, version: string): Promise<boolean> {
    this.calls.push(`distrust ${key}`);
    return this.#blobs.distrust(key, version);
  }

  list(prefix: string): ReturnType<Blobs['list']> {
    return this.#blobs.list(prefix);
  }

  async #called(call: string): Promise<void> {
    this.calls.push(call);
    if (this.fault === 'rejects') throw new StoreUnavailable('S3 is away');
    if (this.fault === 'hangs') await new Promise(() => {});
    await this.#gate?.promise;
  }
}

function faulty(source: Readable, fault: 'stalls' | 'breaks'): Readable {
  let parts = 0;
  const stream = new Readable({
    read() {
      parts += 1;
      if (parts === 1) source.once('data', (part) => stream.push(part)).on('error', () => {});
      else if (fault === 'breaks') stream.destroy(new StoreUnavailable('The connection broke'));
    },
    destroy(error, done) {
      source.destroy();
      done(error);
    },
  });
  return stream;
}
