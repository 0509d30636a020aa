import { createHash, randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import { type BlobFacts, type Blobs, WrongBytes } from '../../src/platform/stores/blobs.ts';
import { whole } from '../support/whole.ts';

/** Two handles on one place, as in two processes. */
export interface BlobHandles extends AsyncDisposable {
  readonly one: Blobs;
  readonly other: Blobs;
  /** Makes all blobs look as if they were stored and used that many milliseconds earlier. */
  age(ms: number): Promise<void>;
}

const HOUR = 3_600_000;
const MIB = 1024 * 1024;
const sha256 = (bytes: string | Uint8Array) => createHash('sha256').update(bytes).digest('hex');

async function put(blobs: Blobs, key: string, bytes: string | Uint8Array): Promise<void> {
  await using writer = blobs.writer();
  await writer.put(key, Buffer.from(bytes), sha256(bytes));
  await writer.settle();
}

async function textOf(blobs: Blobs, key: string): Promise<string | undefined> {
  return (await whole(blobs, key))?.toString('latin1');
}

async function keysOf(blobs: Blobs, prefix = ''): Promise<readonly string[]> {
  const keys: string[] = [];
  for await (const { key } of blobs.list(prefix)) keys.push(key);
  return keys.toSorted();
}

async function factsOf(blobs: Blobs, key: string): Promise<BlobFacts> {
  const facts = await blobs.head(key);
  if (!facts) throw new Error(`${key} does not exist`);
  return facts;
}

/** Tests an engine of `Blobs`. `open` makes a new, empty place. `listed`: blobs in a list, more than the engine reads at once. */
export function describeBlobs(name: string, open: () => Promise<BlobHandles>, { listed = 10_000 } = {}): void {
  const opened: BlobHandles[] = [];
  const handles = async () => {
    const both = await open();
    opened.push(both);
    return both;
  };
  afterEach(async () => {
    for (const both of opened.splice(0)) await both[Symbol.asyncDispose]();
  });

  test(`${name}: one handle reads what the other one has stored, whole and in parts`, async () => {
    const { one, other } = await handles();
    const before = Date.now();
    await put(one, 'acme/ab/blob', '0123456789');
    expect(await textOf(other, 'acme/ab/blob')).toBe('0123456789');
    for (const [start, end, part] of [
      [0, 0, '0'],
      [3, 5, '345'],
      [8, 100, '89'],
      [10, 12, ''],
      [50, 60, ''],
    ] as const) {
      expect((await other.read('acme/ab/blob', { start, end }))?.toString()).toBe(part);
      if (part === '') continue;
      const parts = await (await other.stream('acme/ab/blob', { start, end }))?.toArray();
      expect(Buffer.concat(parts ?? []).toString()).toBe(part);
    }
    const facts = await factsOf(other, 'acme/ab/blob');
    const { size, storedAt } = facts;
    expect(size).toBe(10);
    expect(await other.load('acme/ab/blob', 10)).toMatchObject({ facts, bytes: Buffer.from('0123456789') });
    expect(await other.load('acme/ab/blob', 10, 'any')).toMatchObject({ bytes: Buffer.from('0123456789') });
    expect(await other.load('acme/ab/blob', 9)).toMatchObject({ facts, bytes: undefined });
    expect(storedAt).toBeGreaterThan(before - 5_000);
    expect(storedAt).toBeLessThan(Date.now() + 5_000);
  });

  test(`${name}: a blob that does not exist is undefined in all methods, and so is the beginning of a key`, async () => {
    const { one } = await handles();
    await put(one, 'acme/ab/blob', 'x');
    for (const key of ['acme/ab/other', 'acme/ab', 'acme', 'zeta/ab/blob', 'acme/ab/blob/more']) {
      expect(await one.head(key)).toBeUndefined();
      expect(await whole(one, key)).toBeUndefined();
      expect(await one.load(key, 10, 'any')).toBeUndefined();
      expect(await one.read(key, { start: 0, end: 1 })).toBeUndefined();
      expect(await one.stream(key)).toBeUndefined();
      expect(await one.distrust(key, 'version')).toBe(false);
      expect(await one.deleteUnused(key, await one.ago(-HOUR))).toBe(false);
      expect(await one.writer().keep(key, 1)).toBe(false);
    }
    await one.delete('acme/ab/other');
    expect(await textOf(one, 'acme/ab/blob')).toBe('x');
  });

  test(`${name}: an empty blob exists`, async () => {
    const { one, other } = await handles();
    await put(one, 'empty', '');
    expect(await other.head('empty')).toMatchObject({ size: 0 });
    expect(await textOf(other, 'empty')).toBe('');
    expect(await (await other.stream('empty'))?.toArray()).toEqual([]);
    expect(await keysOf(other)).toEqual(['empty']);
  });

  test(`${name}: keys of another form are refused by every method`, async () => {
    const { one } = await handles();
    const writer = one.writer();
    const now = await one.ago(0);
    const bad = [
      '',
      '../x',
      'a/../../x',
      '/etc/passwd',
      'a//b',
      'a/',
      '.hidden',
      'a/.b',
      'a\0b',
      'a\\b',
      'ä',
      'a b',
      '~',
    ];
    for (const key of [...bad, 'a\n', `${'k'.repeat(201)}`]) {
      const calls: readonly (() => unknown)[] = [
        () => one.head(key),
        () => whole(one, key),
        () => one.stream(key),
        () => one.delete(key),
        () => one.deleteUnused(key, now),
        () => one.distrust(key, 'v'),
        () => writer.keep(key, 1),
        () => writer.put(key, Buffer.from('x'), sha256('x')),
        () => writer.putStream(key, 1, async function* () {}, sha256('x')),
        () => one.list(`${key}x`)[Symbol.asyncIterator]().next(),
      ];
      for (const call of calls) await expect((async () => call())()).rejects.toThrow(TypeError);
    }
    expect(await keysOf(one)).toEqual([]);
    await put(one, 'k'.repeat(200), 'longest');
    expect(await textOf(one, 'k'.repeat(200))).toBe('longest');
  });

  test(`${name}: a stream of a blob that is replaced meanwhile returns the old bytes, and the version changes`, async () => {
    const { one, other } = await handles();
    const old = randomBytes(3 * MIB);
    await put(one, 'a/blob', old);
    const { version } = await factsOf(other, 'a/blob');
    const stream = (await other.stream('a/blob'))?.[Symbol.asyncIterator]();
    const parts: Buffer[] = [(await stream?.next())?.value];
    await put(one, 'a/blob', 'new');
    for (let next = await stream?.next(); next && !next.done; next = await stream?.next()) parts.push(next.value);
    expect(Buffer.concat(parts).equals(old)).toBe(true);
    expect(await textOf(other, 'a/blob')).toBe('new');
    expect((await factsOf(other, 'a/blob')).version).not.toBe(version);
  });

  test(`${name}: two writers of one key at once leave one complete blob`, async () => {
    const { one, other } = await handles();
    for (let round = 0; round < 20; round += 1) {
      const [left, right] = [`left ${round} `.repeat(5_000), `right ${round} `.repeat(9_000)];
      await Promise.all([put(one, 'a/blob', left), put(other, 'a/blob', right)]);
      expect([left, right]).toContain(await textOf(one, 'a/blob'));
      expect(await keysOf(other)).toEqual(['a/blob']);
    }
  });

  test(`${name}: bytes of another hash or size are refused, leave nothing behind, and do not replace a blob`, async () => {
    const { one, other } = await handles();
    await put(one, 'a/old', 'old');
    const parts = (...texts: string[]) =>
      async function* () {
        for (const text of texts) yield Buffer.from(text);
      };
    for (const key of ['a/old', 'a/new']) {
      await expect(one.writer().put(key, Buffer.from('text'), sha256('tExt'))).rejects.toThrow(WrongBytes);
      const stream = (size: number, hash: string, ...texts: string[]) =>
        one.writer().putStream(key, size, parts(...texts), hash);
      await expect(stream(4, sha256('tExt'), 'te', 'xt')).rejects.toThrow(WrongBytes);
      await expect(stream(5, sha256('text'), 'te', 'xt')).rejects.toThrow(WrongBytes);
      await expect(stream(3, sha256('tex'), 'te', 'xt')).rejects.toThrow(WrongBytes);
    }
    expect(await keysOf(other)).toEqual(['a/old']);
    expect(await textOf(other, 'a/old')).toBe('old');
  });

  test(`${name}: after a failed put, settle fails too, and another writer works`, async () => {
    const { one } = await handles();
    const writer = one.writer();
    const broken = async function* () {
      yield Buffer.from('te');
      throw new Error('the source broke');
    };
    await expect(writer.putStream('a/b', 4, broken, sha256('text'))).rejects.toThrow('the source broke');
    await expect(writer.settle()).rejects.toThrow('the source broke');
    await put(one, 'a/b', 'text');
    expect(await textOf(one, 'a/b')).toBe('text');
  });

  test(`${name}: a blob of 64 MB is stored and read in parts`, async () => {
    const { one, other } = await handles();
    const part = randomBytes(MIB);
    const digest = createHash('sha256');
    for (let n = 0; n < 64; n += 1) digest.update(part);
    const hash = digest.digest('hex');
    await using writer = one.writer();
    await writer.putStream(
      'a/large',
      64 * MIB,
      async function* () {
        for (let n = 0; n < 64; n += 1) yield part;
      },
      hash,
    );
    await writer.settle();
    const read = createHash('sha256');
    for await (const each of (await other.stream('a/large')) ?? []) read.update(each);
    expect(read.digest('hex')).toBe(hash);
  });

  test(`${name}: lists ${listed} blobs below a prefix, each once, and the reader can stop early`, async () => {
    const { one, other } = await handles();
    await using writer = one.writer({ lasting: false });
    const keys = Array.from({ length: listed }, (_, n) => `acme/${(n % 256).toString(16).padStart(2, '0')}/b${n}`);
    for (let from = 0; from < keys.length; from += 100) {
      const some = keys.slice(from, from + 100);
      await Promise.all(some.map((key) => writer.put(key, Buffer.from('x'), sha256('x'))));
    }
    await writer.settle();
    await put(one, 'acmes/x', 'x');
    await put(one, 'zeta/x', 'x');
    expect(await keysOf(other, 'acme/')).toEqual(keys.toSorted());
    expect(await keysOf(other, 'acme/00/')).toEqual(keys.filter((key) => key.startsWith('acme/00/')).toSorted());
    expect(await keysOf(other, 'nothing/')).toEqual([]);
    let seen = 0;
    for await (const { size } of other.list('')) {
      expect(size).toBe(1);
      seen += 1;
      if (seen === 10) break;
    }
    await expect(other.list('acme')[Symbol.asyncIterator]().next()).rejects.toThrow(TypeError);
  });

  test(`${name}: only an unused blob is deleted, and a use changes neither its version nor its time of storing`, async () => {
    const { one, other, age } = await handles();
    await put(one, 'a/used', 'used');
    await put(one, 'a/unused', 'unused');
    expect(await other.deleteUnused('a/used', await other.ago(HOUR))).toBe(false);
    await age(3 * HOUR);
    const before = await factsOf(one, 'a/used');
    expect(before.storedAt).toBeLessThan(Date.now() - 2 * HOUR);
    await using writer = one.writer();
    expect(await writer.keep('a/used', 5)).toBe(false);
    expect(await writer.keep('a/used', 4)).toBe(true);
    await writer.settle();
    expect(await factsOf(other, 'a/used')).toEqual(before);
    expect(await other.deleteUnused('a/used', await other.ago(HOUR))).toBe(false);
    expect(await other.deleteUnused('a/unused', await other.ago(HOUR))).toBe(true);
    expect(await keysOf(one)).toEqual(['a/used']);
    for (let again = 0; again < 3; again += 1) {
      await age(2 * HOUR);
      const { version } = await factsOf(one, 'a/used');
      expect(await writer.keep('a/used', 4)).toBe(true);
      expect((await factsOf(one, 'a/used')).version).toBe(version);
    }
  });

  test(`${name}: a keep at the same time as deletions either keeps the blob or returns false`, async () => {
    const { one, other, age } = await handles();
    await fc.assert(
      fc.asyncProperty(fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 3, maxLength: 12 }), async (order) => {
        await put(one, 'a/blob', 'text');
        await age(3 * HOUR);
        await using writer = one.writer();
        const hourAgo = await one.ago(HOUR);
        let isKept = false;
        await Promise.all(
          order.map(async (ticks, n) => {
            for (let tick = 0; tick < ticks; tick += 1) await Promise.resolve();
            if (n % 3 === 0) isKept = (await writer.keep('a/blob', 4)) || isKept;
            else await (n % 2 === 0 ? one : other).deleteUnused('a/blob', hourAgo);
          }),
        );
        expect((await other.head('a/blob')) !== undefined).toBe(isKept);
      }),
      { numRuns: 50 },
    );
  });

  test(`${name}: a blob that a reader distrusts is stored again, unless it was stored again meanwhile`, async () => {
    const { one, other } = await handles();
    await put(one, 'a/blob', 'bad');
    const { version } = await factsOf(one, 'a/blob');
    await put(other, 'a/blob', 'good');
    expect(await one.distrust('a/blob', version)).toBe(false);
    expect(await one.writer().keep('a/blob', 4)).toBe(true);
    expect(await one.distrust('a/blob', (await factsOf(one, 'a/blob')).version)).toBe(true);
    for (const each of [one, other]) expect(await each.writer().keep('a/blob', 4)).toBe(false);
    // A reader gets the same bytes or none.
    expect(['good', undefined]).toContain((await whole(other, 'a/blob'))?.toString());
    await put(one, 'a/blob', 'good');
    expect(await other.writer().keep('a/blob', 4)).toBe(true);
    expect(await textOf(other, 'a/blob')).toBe('good');
  });

  test(`${name}: a blob is not visible before its writer has finished it, and disposing the writer waits`, async () => {
    const { one, other } = await handles();
    const gate = Promise.withResolvers<void>();
    const writer = one.writer();
    const slow = writer.putStream(
      'a/slow',
      4,
      async function* () {
        yield Buffer.from('te');
        await gate.promise;
        yield Buffer.from('xt');
      },
      sha256('text'),
    );
    await put(other, 'a/fast', 'x');
    expect(await keysOf(other)).toEqual(['a/fast']);
    expect(await other.head('a/slow')).toBeUndefined();
    gate.resolve();
    await writer[Symbol.asyncDispose]();
    expect(await textOf(other, 'a/slow')).toBe('text');
    await slow;
  });
}
