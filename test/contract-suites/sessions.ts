import { describe, expect, test } from 'vitest';
import type { SessionStore } from '../../src/platform/stores/sessions.ts';

/** Two handles on one place. */
export interface SessionHandles extends AsyncDisposable {
  readonly one: SessionStore;
  readonly other: SessionStore;
  advance(ms: number): void;
}

const BOUNDS = { lifetime: 1_000, perIdentity: 3, inAll: 5 };
const session = (hash: string, identity = 'ana') => ({ hash, identity, text: `text of ${hash}` });

/** Tests a store of the console's sessions. */
export function sessionStoreSuite(name: string, open: () => Promise<SessionHandles>): void {
  const alive = async (store: SessionStore, hashes: readonly string[]) => {
    const found = await Promise.all(hashes.map((hash) => store.find(hash)));
    return hashes.filter((_, index) => found[index] !== undefined);
  };

  describe(`the ${name} sessions`, () => {
    test('a session that one handle opens is found by the other with its text, until one closes it', async () => {
      await using it = await open();
      await it.one.open(session('a'), BOUNDS);
      expect(await it.other.find('a')).toBe('text of a');
      expect(await it.other.find('b')).toBeUndefined();
      await it.other.close('a');
      await it.other.close('a');
      expect(await it.one.find('a')).toBeUndefined();
    });

    test('a session ends when its lifetime is over', async () => {
      await using it = await open();
      await it.one.open(session('a'), BOUNDS);
      it.advance(999);
      expect(await it.other.find('a')).toBe('text of a');
      it.advance(1);
      expect(await it.other.find('a')).toBeUndefined();
    });

    test('of many calls that take a session at once on both handles, one gets its text, and it is over', async () => {
      await using it = await open();
      await it.one.open(session('a'), BOUNDS);
      const taken = await Promise.all(Array.from({ length: 10 }, (_, n) => (n % 2 ? it.one : it.other).take('a')));
      expect(taken.filter((text) => text !== undefined)).toEqual(['text of a']);
      expect(await it.one.find('a')).toBeUndefined();
      await it.one.open(session('b'), BOUNDS);
      it.advance(1_000);
      expect(await it.other.take('b')).toBeUndefined();
    });

    test('the oldest sessions of an identity, and then of all, make room for a new one', async () => {
      await using it = await open();
      for (const hash of ['b1', 'b2']) await it.one.open(session(hash, 'ben'), BOUNDS);
      const hers = ['a1', 'a2', 'a3', 'a4', 'a5'];
      for (const [n, hash] of hers.entries()) await (n % 2 ? it.one : it.other).open(session(hash), BOUNDS);
      expect(await alive(it.one, [...hers, 'b1', 'b2'])).toEqual(['a3', 'a4', 'a5', 'b1', 'b2']);
      await it.other.open(session('c1', 'cleo'), BOUNDS);
      expect(await alive(it.one, [...hers, 'b1', 'b2', 'c1'])).toEqual(['a3', 'a4', 'a5', 'b2', 'c1']);
    });

    test('expired sessions do not count for the bounds', async () => {
      await using it = await open();
      for (const hash of ['a1', 'a2', 'a3']) await it.one.open(session(hash), BOUNDS);
      await it.one.open(session('b1', 'ben'), { ...BOUNDS, lifetime: 5_000 });
      it.advance(2_000);
      for (const hash of ['c1', 'c2', 'c3']) await it.one.open(session(hash, 'cleo'), BOUNDS);
      expect(await alive(it.other, ['b1', 'c1', 'c2', 'c3'])).toEqual(['b1', 'c1', 'c2', 'c3']);
    });

    test('sessions that two handles open at once keep to the bounds', async () => {
      await using it = await open();
      const hashes = Array.from({ length: 12 }, (_, n) => `s${n}`);
      await Promise.all(hashes.map((hash, n) => (n % 2 ? it.one : it.other).open(session(hash), BOUNDS)));
      expect(await alive(it.one, hashes)).toHaveLength(BOUNDS.perIdentity);
    });
  });
}
