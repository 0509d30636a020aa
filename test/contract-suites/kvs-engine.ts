import { describe, expect, test } from 'vitest';
import type { Clock } from '../../src/base/clock.ts';
import type { KvsEngine } from '../../src/platform/stores/kvs.ts';
import { FakeClock } from '../support/clock.ts';

/** The place of an engine's data. `open` may be called again after the engine was closed, and finds the data. */
export interface EnginePlace extends AsyncDisposable {
  /** `clock`: the clock of the engine, which expires entries. Default: its own. */
  open(clock?: Clock): Promise<KvsEngine>;
}

/** The optional capabilities of an engine. */
export interface EngineAbilities {
  /** True: handles of several processes can be open on one place at once. A text: the reason why they cannot. */
  readonly shared: true | { readonly because: string };
}

const forever = (value: string) => ({ value, expiresAt: null });

/** Tests an engine of the KVS. */
export function kvsEngineSuite(name: string, { shared }: EngineAbilities, makePlace: () => Promise<EnginePlace>): void {
  describe(`the ${name} engine`, () => {
    test('returns the text and the expiry of the put', async () => {
      await using place = await makePlace();
      const clock = new FakeClock(1_000);
      await using engine = await place.open(clock);
      expect(await engine.get(1, 'a')).toBeUndefined();
      await engine.put(1, 'a', { value: '{ "n" : 9007199254740993 }', ttlMs: 4_000 });
      clock.advance(3_999);
      expect(await engine.get(1, 'a')).toEqual({ value: '{ "n" : 9007199254740993 }', expiresAt: 5_000 });
      await engine.put(1, 'a', forever('-0'));
      clock.advance(1_000);
      expect(await engine.get(1, 'a')).toEqual(forever('-0'));
    });

    test('treats an entry as missing from its expiry on', async () => {
      await using place = await makePlace();
      const clock = new FakeClock(1_000);
      await using engine = await place.open(clock);
      await engine.put(1, 'a', { value: '1', ttlMs: 4_000 });
      clock.advance(4_000);
      expect(await engine.get(1, 'a')).toBeUndefined();
      await engine.put(1, 'a', forever('2'));
      expect(await engine.get(1, 'a')).toEqual(forever('2'));
    });

    test('keeps keyspaces apart, and keys by their exact characters', async () => {
      await using place = await makePlace();
      await using engine = await place.open();
      const keys = ['a', 'A', 'a ', 'é', 'e\u0301', 'a\0b', 'a\0', '/', '1/a', '😀', '%', '__proto__', 'k'.repeat(512)];
      for (const [index, key] of keys.entries()) await engine.put(1, key, forever(String(index)));
      await engine.put(2, 'a', forever('"other"'));
      for (const [index, key] of keys.entries()) expect(await engine.get(1, key)).toEqual(forever(String(index)));
      expect(await engine.get(2, 'a')).toEqual(forever('"other"'));
      expect(await engine.get(11, 'a')).toBeUndefined();
    });

    test('knows the keys and bytes of each keyspace after puts, replacements, deletions, expiry, a drop and a restart', async () => {
      await using place = await makePlace();
      {
        const clock = new FakeClock(1_000);
        await using engine = await place.open(clock);
        expect(await engine.sizes(0, 10)).toEqual([]);
        await Promise.all([
          engine.put(1, 'é', forever('"aa"')),
          engine.put(1, 'b', { value: '1', ttlMs: 4_000 }),
          engine.put(2, 'a\0', forever('"ü"')),
          engine.put(11, 'x'.repeat(512), forever(`"${'y'.repeat(5_000)}"`)),
        ]);
        expect(await engine.sizes(0, 2)).toEqual([
          { keyspace: 1, keys: 2, bytes: 8 },
          { keyspace: 2, keys: 1, bytes: 6 },
        ]);
        expect(await engine.sizes(2, 2)).toEqual([{ keyspace: 11, keys: 1, bytes: 5_514 }]);
        await engine.put(11, 'x'.repeat(512), forever('1'));
        await engine.put(1, 'é', forever('"a"'));
        await engine.put(1, 'é', forever('"b"'));
        await engine.delete(2, 'a\0');
        await engine.delete(2, 'none');
        expect(await engine.sizes(0, 10)).toEqual([
          { keyspace: 1, keys: 2, bytes: 7 },
          { keyspace: 11, keys: 1, bytes: 513 },
        ]);
        clock.advance(4_000);
        await engine.sweep(10);
        await engine.drop(11);
      }
      await using engine = await place.open();
      expect(await engine.sizes(0, 10)).toEqual([{ keyspace: 1, keys: 1, bytes: 5 }]);
    });

    test('lists keys by prefix in the order of their bytes, page by page, without values and expired entries', async () => {
      await using place = await makePlace();
      const clock = new FakeClock(1_000);
      await using engine = await place.open(clock);
      const keys = ['a', 'a\0', 'a\0b', 'a/1', 'a/2', 'a/10', 'aa', 'A', 'b', 'é', 'e\u0301', '\uffff', '😀', 'ab'];
      const inOrder = keys.toSorted((one, other) => Buffer.compare(Buffer.from(one), Buffer.from(other)));
      for (const key of keys) await engine.put(1, key, forever(JSON.stringify(key)));
      await engine.put(1, 'a/3', { value: '1', ttlMs: 4_000 });
      await engine.put(2, 'a/9', forever('1'));
      expect(await engine.keys(1, { prefix: 'a/', after: 'a/10', limit: 10 })).toEqual([
        { key: 'a/2', bytes: 5, expiresAt: null },
        { key: 'a/3', bytes: 1, expiresAt: 5_000 },
      ]);
      clock.advance(4_000);
      const named = async (prefix: string, after: string | undefined, limit: number) =>
        (await engine.keys(1, { prefix, after, limit })).map(({ key }) => key);
      expect(await named('', undefined, 100)).toEqual(inOrder);
      expect(await named('a/', undefined, 100)).toEqual(['a/1', 'a/10', 'a/2']);
      expect(await named('a', 'A', 2)).toEqual(['a', 'a\0']);
      expect(await named('a', 'b', 10)).toEqual([]);
      expect(await named('none', undefined, 10)).toEqual([]);
      expect(await engine.keys(7, { prefix: '', limit: 10 })).toEqual([]);
      const paged: string[] = [];
      for (let page = await named('', undefined, 4); page.length > 0; page = await named('', paged.at(-1), 4)) {
        paged.push(...page);
      }
      expect(paged).toEqual(inOrder);
    });

    test('deletes an entry, and a second delete resolves too', async () => {
      await using place = await makePlace();
      await using engine = await place.open();
      await engine.put(1, 'a', forever('1'));
      await engine.delete(1, 'a');
      await engine.delete(1, 'a');
      expect(await engine.get(1, 'a')).toBeUndefined();
    });

    test('applies writes that are called at once in the order of the calls', async () => {
      await using place = await makePlace();
      await using engine = await place.open();
      const writes = Array.from({ length: 100 }, (_, n) => engine.put(1, 'a', forever(String(n))));
      await Promise.all([...writes, engine.delete(1, 'a'), engine.put(1, 'a', forever('"last"'))]);
      expect(await engine.get(1, 'a')).toEqual(forever('"last"'));
      await Promise.all([engine.put(1, 'a', forever('1')), engine.delete(1, 'a')]);
      expect(await engine.get(1, 'a')).toBeUndefined();
    });

    test('keeps its entries when it is closed and opened again', async () => {
      await using place = await makePlace();
      const clock = new FakeClock(1_000);
      const before = await place.open(clock);
      await before.put(1, 'a', forever('1'));
      await before.put(1, 'b', { value: '2', ttlMs: 8_000 });
      await before.put(1, 'c', forever('3'));
      await before.delete(1, 'c');
      await before.close();
      await before.close();
      await using after = await place.open(clock);
      expect(await after.get(1, 'a')).toEqual(forever('1'));
      expect(await after.get(1, 'b')).toEqual({ value: '2', expiresAt: 9_000 });
      expect(await after.get(1, 'c')).toBeUndefined();
    });

    test('sweeps expired entries, at most the given number', async () => {
      await using place = await makePlace();
      const clock = new FakeClock(0);
      await using engine = await place.open(clock);
      for (let n = 0; n < 10; n += 1) await engine.put(n % 3, `k${n}`, { value: '1', ttlMs: 1_000 + n });
      await engine.put(1, 'forever', forever('1'));
      clock.advance(999);
      expect(await engine.sweep(100)).toBe(0);
      clock.advance(5);
      expect(await engine.sweep(3)).toBe(3);
      expect(await engine.sweep(3)).toBe(2);
      clock.advance(9_000);
      expect(await engine.sweep(100)).toBe(5);
      expect(await engine.sweep(100)).toBe(0);
      expect(await engine.get(1, 'forever')).toEqual(forever('1'));
    });

    test('drops all of a keyspace, and no other keyspace', async () => {
      await using place = await makePlace();
      await using engine = await place.open();
      const puts = Array.from({ length: 2_500 }, (_, n) => engine.put(1, `k${n}`, forever(String(n))));
      await Promise.all([...puts, engine.put(2, 'k1', forever('2'))]);
      await engine.drop(1);
      await engine.drop(7);
      expect(await engine.get(1, 'k1')).toBeUndefined();
      expect(await engine.get(2, 'k1')).toEqual(forever('2'));
    });

    test('a drop removes every entry, also those of earlier writes that have not resolved yet', async () => {
      await using place = await makePlace();
      await using engine = await place.open();
      const keys = Array.from({ length: 2_500 }, (_, n) => `k${n}`);
      const puts = keys.map((key) => engine.put(1, key, forever('1')));
      await engine.drop(1);
      await Promise.all(puts);
      const left = await Promise.all(keys.map(async (key) => engine.get(1, key)));
      expect(left.filter((each) => each !== undefined)).toEqual([]);
    });

    test('a check resolves while the engine can be used, leaves nothing behind, and rejects after it was closed', async () => {
      await using place = await makePlace();
      const engine = await place.open();
      await engine.put(1, 'a', forever('1'));
      await engine.check();
      expect(await engine.sizes(-1, 10)).toEqual([{ keyspace: 1, keys: 1, bytes: 2 }]);
      await engine.close();
      await expect(engine.check()).rejects.toEqual(expect.objectContaining({ name: 'StoreUnavailable' }));
    });

    test('refuses all calls after it was closed', async () => {
      await using place = await makePlace();
      const engine = await place.open();
      await engine.put(1, 'a', forever('1'));
      await engine.close();
      const unavailable = expect.objectContaining({ name: 'StoreUnavailable' });
      await expect(engine.put(1, 'a', forever('2'))).rejects.toEqual(unavailable);
      await expect(engine.delete(1, 'a')).rejects.toEqual(unavailable);
      await expect((async () => engine.get(1, 'a'))()).rejects.toEqual(unavailable);
    });
  });

  describe(`the ${name} engine with two handles`, () => {
    const together = test.skipIf(shared !== true);
    if (shared !== true) process.stderr.write(`Skipped: two handles of the ${name} engine, since ${shared.because}.\n`);

    together('each handle reads at once what the other has put, replaced and deleted', async () => {
      await using place = await makePlace();
      const clock = new FakeClock(1_000);
      await using one = await place.open(clock);
      await using other = await place.open(clock);
      for (let n = 0; n < 20; n += 1) {
        const [writer, reader] = n % 2 ? [one, other] : [other, one];
        await writer.put(1, 'a', forever(String(n)));
        expect([await reader.get(1, 'a'), await writer.get(1, 'a')]).toEqual([forever(String(n)), forever(String(n))]);
      }
      await one.delete(1, 'a');
      expect([await one.get(1, 'a'), await other.get(1, 'a')]).toEqual([undefined, undefined]);
      await other.put(1, 'a', { value: '1', ttlMs: 4_000 });
      clock.advance(3_999);
      expect(await one.get(1, 'a')).toEqual({ value: '1', expiresAt: 5_000 });
      clock.advance(1);
      expect(await one.get(1, 'a')).toBeUndefined();
    });

    together('puts of both handles at once are all stored, and both agree on the last one of a key', async () => {
      await using place = await makePlace();
      await using one = await place.open();
      await using other = await place.open();
      const puts = Array.from({ length: 200 }, (_, n) => {
        const engine = n % 2 ? one : other;
        return [engine.put(1, `k${n}`, forever(String(n))), engine.put(1, 'same', forever(String(n)))];
      });
      await Promise.all(puts.flat());
      for (let n = 0; n < 200; n += 1) expect(await (n % 2 ? other : one).get(1, `k${n}`)).toEqual(forever(String(n)));
      expect(await one.get(1, 'same')).toEqual(await other.get(1, 'same'));
    });

    together('a keyspace that one handle drops is empty for the other, and no other one is', async () => {
      await using place = await makePlace();
      await using one = await place.open();
      await using other = await place.open();
      for (const keyspace of [1, 2]) await one.put(keyspace, 'a', forever('1'));
      expect(await other.get(1, 'a')).toEqual(forever('1'));
      await one.drop(1);
      expect(await other.get(1, 'a')).toBeUndefined();
      expect(await other.get(2, 'a')).toEqual(forever('1'));
    });

    together('handles that sweep at once count each entry once', async () => {
      await using place = await makePlace();
      const clock = new FakeClock(1_000);
      await using one = await place.open(clock);
      await using other = await place.open(clock);
      await Promise.all(Array.from({ length: 50 }, (_, n) => one.put(1, `k${n}`, { value: '1', ttlMs: 1_000 })));
      await other.put(1, 'kept', forever('1'));
      clock.advance(1_000);
      const swept = await Promise.all([one.sweep(100), other.sweep(100)]);
      expect(swept.reduce((sum, each) => sum + each, 0)).toBe(50);
      expect(await one.get(1, 'kept')).toEqual(forever('1'));
    });

    together('closing one handle leaves the other open', async () => {
      await using place = await makePlace();
      const one = await place.open();
      await using other = await place.open();
      await one.put(1, 'a', forever('1'));
      await one.close();
      await other.put(1, 'b', forever('2'));
      expect([await other.get(1, 'a'), await other.get(1, 'b')]).toEqual([forever('1'), forever('2')]);
    });
  });
}
