import { createHash, randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { systemClock } from '../../../src/base/clock.ts';
import { Edge } from '../../../src/platform/edge/edge.ts';
import { collectGarbage } from '../../../src/platform/objects/collect.ts';
import { ingestRelease } from '../../../src/platform/objects/ingest.ts';
import { makeVariants } from '../../../src/platform/objects/make-variants.ts';
import { BlobReader } from '../../../src/platform/objects/reader.ts';
import {
  type BlobFacts,
  type Blobs,
  type BlobWriter,
  type ByteRange,
  checkedKey,
  checkedPrefix,
  type LoadedBlob,
  type StoreTime,
  storeTime,
  WrongBytes,
} from '../../../src/platform/stores/blobs.ts';
import { describeBlobs } from '../../contract-suites/blobs.ts';
import { openReferences } from '../../support/references.ts';
import { temporaryFolder } from '../../support/temporary.ts';
import { request, writeTree } from '../edge/support.ts';
import { signal } from './support.ts';

interface Toy extends BlobFacts {
  readonly bytes: Buffer;
  readonly usedAt: number;
}

/** Blobs in a map: the least that an engine needs. Handles share the map. */
class ToyBlobs implements Blobs {
  readonly all: Map<string, Toy>;

  constructor(all = new Map<string, Toy>()) {
    this.all = all;
  }

  async head(key: string): Promise<BlobFacts | undefined> {
    const blob = this.all.get(checkedKey(key));
    return blob && { size: blob.size, storedAt: blob.storedAt, version: blob.version };
  }

  async load(key: string, most: number): Promise<LoadedBlob | undefined> {
    const blob = this.all.get(checkedKey(key));
    return blob && { facts: blob, bytes: blob.size > most ? undefined : blob.bytes };
  }

  async read(key: string, { start, end }: ByteRange): Promise<Buffer | undefined> {
    return this.all.get(checkedKey(key))?.bytes.subarray(start, end + 1);
  }

  async stream(key: string, range?: ByteRange): Promise<Readable | undefined> {
    const bytes = await this.read(key, range ?? { start: 0, end: Infinity });
    const parts = bytes ? Array.from({ length: Math.ceil(bytes.length / 65_536) }, (_, n) => n * 65_536) : [];
    return bytes && Readable.from(parts.map((at) => bytes.subarray(at, at + 65_536)));
  }

  writer(): BlobWriter {
    return new ToyWriter(this.all);
  }

  async delete(key: string): Promise<void> {
    this.all.delete(checkedKey(key));
  }

  async ago(ms: number): Promise<StoreTime> {
    return storeTime(Date.now() - ms);
  }

  async deleteUnused(key: string, time: StoreTime): Promise<boolean> {
    const blob = this.all.get(checkedKey(key));
    return blob !== undefined && blob.usedAt < time && this.all.delete(key);
  }

  async distrust(key: string, version: string): Promise<boolean> {
    return this.all.get(checkedKey(key))?.version === version && this.all.delete(key);
  }

  async *list(prefix: string) {
    checkedPrefix(prefix);
    for (const [key, blob] of [...this.all]) if (key.startsWith(prefix)) yield { key, ...blob };
  }
}

class ToyWriter implements BlobWriter {
  readonly #all: Map<string, Toy>;
  readonly #pending: Promise<void>[] = [];

  constructor(all: Map<string, Toy>) {
    this.#all = all;
  }

  async keep(key: string, size: number): Promise<boolean> {
    const blob = this.#all.get(checkedKey(key));
    if (blob?.size !== size) return false;
    this.#all.set(key, { ...blob, usedAt: Date.now() });
    return true;
  }

  put(key: string, bytes: Uint8Array, sha256: string): Promise<void> {
    return this.putStream(
      key,
      bytes.length,
      async function* () {
        yield bytes;
      },
      sha256,
    );
  }

  putStream(key: string, size: number, open: () => AsyncIterable<Uint8Array>, sha256: string): Promise<void> {
    const stored = this.#store(key, size, open, sha256);
    stored.catch(() => {});
    this.#pending.push(stored);
    return stored;
  }

  async #store(key: string, size: number, open: () => AsyncIterable<Uint8Array>, sha256: string): Promise<void> {
    checkedKey(key);
    const parts: Buffer[] = [];
    for await (const part of open()) parts.push(Buffer.from(part));
    const bytes = Buffer.concat(parts);
    const hash = createHash('sha256').update(bytes).digest('hex');
    if (bytes.length !== size || hash !== sha256) throw new WrongBytes('the bytes do not match');
    const now = Date.now();
    this.#all.set(key, { bytes, size, storedAt: now, usedAt: now, version: randomUUID() });
  }

  async settle(): Promise<void> {
    await Promise.all(this.#pending);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await Promise.allSettled(this.#pending);
  }
}

function age(all: Map<string, Toy>, ms: number): void {
  for (const [key, blob] of all) all.set(key, { ...blob, storedAt: Date.now() - ms, usedAt: Date.now() - ms });
}

describeBlobs('toy blobs', async () => {
  const one = new ToyBlobs();
  const other = new ToyBlobs(one.all);
  return { one, other, age: async (ms) => age(one.all, ms), [Symbol.asyncDispose]: async () => {} };
});

test('an engine in one file stores a release, serves it and collects it', async () => {
  using folder = temporaryFolder('toy');
  const blobs = new ToyBlobs();
  const logged: string[] = [];
  const log = (_: string, event: string) => void logged.push(event);
  const reader = new BlobReader({ blobs, clock: systemClock, log });
  const large = Buffer.alloc(6_000_000, '0123456789');
  const deploy = async (text: string) => {
    const files = { 'index.html': text.repeat(1_000), 'video.mp4': large };
    const directory = await writeTree(`${folder.path}/output`, files);
    const { manifestHash } = await ingestRelease({ blobs, org: 'acme', directory, signal });
    expect(await makeVariants({ blobs, org: 'acme', manifestHash, signal })).toBe(3);
    return manifestHash;
  };
  const first = await deploy('one');
  const second = await deploy('two');
  const site = {
    ...{ org: 'acme', project: 'web', appID: 'shop', subdomain: 'shop', settings: {}, kept: [] },
    release: { deployID: 'd2', manifestHash: second },
  };
  const edge = new Edge({ sites: { site: () => site }, objects: reader, cacheBytes: 1_000_000, log }).handler;
  const get = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await edge(request('GET', path, { host: 'shop.localhost', ...headers }));
    const body = answer.body instanceof Readable ? Buffer.concat(await answer.body.toArray()) : answer.body;
    return { ...answer, body };
  };
  expect((await get('/')).body?.toString()).toBe('two'.repeat(1_000));
  expect((await get('/', { 'accept-encoding': 'br' })).headers['content-encoding']).toBe('br');
  expect((await get('/video.mp4', { range: 'bytes=5999995-' })).body?.toString()).toBe('56789');

  const { references, keep } = openReferences();
  keep('acme', second);
  const collect = () => collectGarbage({ blobs, references, signal });
  expect(await collect()).toEqual({ objects: 0, bytes: 0 });
  age(blobs.all, 7_200_000);
  // The index and the page of the first release. Its compressed forms go too, and are not counted.
  expect(await collect()).toMatchObject({ objects: 2 });
  await expect(reader.index('acme', first)).rejects.toThrow('is gone');
  expect([...blobs.all.keys()].filter((key) => key.includes('variants'))).toHaveLength(3);
  expect(large.equals(Buffer.from((await get('/video.mp4')).body ?? ''))).toBe(true);

  const key = [...blobs.all.keys()].find((each) => blobs.all.get(each)?.size === large.length) ?? '';
  blobs.all.set(key, { ...(blobs.all.get(key) as Toy), bytes: Buffer.alloc(large.length), version: 'damaged' });
  expect((await get('/video.mp4')).status).toBe(500);
  expect(blobs.all.has(key)).toBe(false);
  expect(logged).toContain('object_damaged');
});
