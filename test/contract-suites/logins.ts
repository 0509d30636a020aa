import { describe, expect, test } from 'vitest';
import { type Act, BY_PLATFORM } from '../../src/platform/stores/audit.ts';
import { type LoginStore, OVER_KEPT_MS, type UsedSecret } from '../../src/platform/stores/logins.ts';
import { expectRecorded, type Log } from './recorded.ts';

/** Two handles on one place. */
export interface LoginHandles extends AsyncDisposable, Log {
  readonly one: LoginStore;
  readonly other: LoginStore;
  advance(ms: number): void;
}

const ACT: Act = { by: 'ana@acme.example', via: 'console', from: '192.0.2.1' };
/** A machine says nothing of who uses it. */
const MACHINE: Act = { ...BY_PLATFORM, from: '192.0.2.9' };
const BOUNDS = { lifetimeMs: 600_000, intervalMs: 5_000, perAddress: 3, inAll: 5 };
const USE = { graceMs: 60_000, idleMs: 1_000_000, mostMs: 2_500_000 };
const ANA = { person: 'ana', identity: '{"email":"ana"}', most: 3 };

const login = (id: string, address = 'a') => ({
  id,
  userCode: `code-${id}`,
  secret: `${id}-0`,
  machine: `machine ${id}`,
  address,
});

/** Tests a store of sign-ins of the command line. */
export function loginSuite(name: string, open: () => Promise<LoginHandles>): void {
  const use = (id: string, from: number | string, to: number | string): UsedSecret => ({
    ...USE,
    id,
    secret: `${id}-${from}`,
    next: `${id}-${to}`,
  });
  const kind = async (store: LoginStore, id: string, from: number | string, to: number | string) =>
    (await store.advance(use(id, from, to), MACHINE)).kind;
  /** Begins, approves and fetches a sign-in, whose secret is then `id-1`. */
  const opened = async ({ one }: LoginHandles, id: string, approval = ANA, address = id) => {
    await one.begin(login(id, address), { ...BOUNDS, inAll: 100 });
    await one.decide(`code-${id}`, approval, ACT);
    expect(await kind(one, id, 0, 1)).toBe('open');
  };

  describe(`the ${name} sign-ins`, () => {
    test('a sign-in is asked for on one handle and approved on the other, and its machine gets the identity', async () => {
      await using it = await open();
      expect(await it.one.begin(login('x'), BOUNDS)).toBe('begun');
      expect(await it.other.asked('code-x')).toMatchObject({ machine: 'machine x', address: 'a' });
      expect(await it.other.asked('code-y')).toBeUndefined();
      expect(await it.one.advance(use('x', 0, 1), MACHINE)).toEqual({ kind: 'pending' });
      expect(await it.one.find('x')).toBeUndefined();
      expect(await it.other.decide('code-x', ANA, ACT)).toMatchObject({ machine: 'machine x' });
      expect(await it.one.find('x')).toBeUndefined();
      const { identity } = ANA;
      expect(await it.one.advance(use('x', 0, 1), MACHINE)).toEqual({ kind: 'open', identity, endsInMs: USE.idleMs });
      expect(await it.other.find('x')).toEqual({ state: 'open', identity, machine: 'machine x' });
      expect([await it.one.asked('code-x'), await it.one.decide('code-x', ANA, ACT)]).toEqual([undefined, undefined]);
    });

    test('of many that decide at once, one does', async () => {
      await using it = await open();
      await it.one.begin(login('x'), BOUNDS);
      const decided = await Promise.all(
        Array.from({ length: 8 }, (_, n) => (n % 2 ? it.one : it.other).decide('code-x', n < 4 ? ANA : 'denied', ACT)),
      );
      expect(decided.filter((each) => each !== undefined)).toHaveLength(1);
    });

    test('a denied one says so, and one that nobody decides is over in time', async () => {
      await using it = await open();
      await it.one.begin(login('x'), BOUNDS);
      await it.one.begin(login('y'), BOUNDS);
      await it.other.decide('code-x', 'denied', ACT);
      expect(await kind(it.one, 'x', 0, 1)).toBe('denied');
      it.advance(BOUNDS.lifetimeMs);
      expect([await it.one.asked('code-y'), await it.one.decide('code-y', ANA, ACT)]).toEqual([undefined, undefined]);
      expect(await kind(it.one, 'y', 0, 1)).toBe('over');
    });

    test('a sign-in that is over is remembered for ten minutes, and then removed by the next one', async () => {
      await using it = await open();
      await it.one.begin(login('x'), BOUNDS);
      it.advance(BOUNDS.lifetimeMs + OVER_KEPT_MS - 1);
      await it.other.begin(login('y'), BOUNDS);
      expect(await kind(it.one, 'x', 0, 1)).toBe('over');
      it.advance(1);
      await it.other.begin(login('z'), BOUNDS);
      expect(await kind(it.one, 'x', 0, 1)).toBe('unknown');
    });

    test('a machine that asks too often is told to wait longer', async () => {
      await using it = await open();
      await it.one.begin(login('x'), BOUNDS);
      expect(await kind(it.one, 'x', 0, 1)).toBe('pending');
      it.advance(2_000);
      expect(await kind(it.other, 'x', 0, 1)).toBe('slow_down');
      it.advance(5_000);
      expect(await kind(it.one, 'x', 0, 1)).toBe('slow_down');
      it.advance(15_000);
      expect(await kind(it.one, 'x', 0, 1)).toBe('pending');
    });

    test('what has another secret, or another family, learns nothing of a sign-in that is asked for', async () => {
      await using it = await open();
      await it.one.begin(login('x'), BOUNDS);
      expect(await kind(it.one, 'x', 7, 1)).toBe('unknown');
      expect(await kind(it.one, 'z', 0, 1)).toBe('unknown');
      await it.one.decide('code-x', ANA, ACT);
      expect(await kind(it.one, 'x', 7, 1)).toBe('unknown');
      expect(await kind(it.one, 'x', 0, 1)).toBe('open');
    });

    test('each use replaces the secret, and a secret that is used twice ends all of the family', async () => {
      await using it = await open();
      await opened(it, 'x');
      expect(await kind(it.other, 'x', 1, 2)).toBe('open');
      expect(await kind(it.one, 'x', 2, 3)).toBe('open');
      expect(await kind(it.other, 'x', 1, 'thief')).toBe('reused');
      expect([await kind(it.one, 'x', 3, 4), await kind(it.one, 'x', 'thief', 5)]).toEqual(['reused', 'reused']);
      expect(await it.one.find('x')).toMatchObject({ state: 'reused' });
    });

    test('an answer that was lost can be asked for again, until its successor is used', async () => {
      await using it = await open();
      await opened(it, 'x');
      expect(await kind(it.one, 'x', 1, 'lost')).toBe('open');
      it.advance(USE.graceMs);
      expect(await kind(it.other, 'x', 1, 2)).toBe('open');
      expect(await kind(it.one, 'x', 2, 3)).toBe('open');
      // Somebody got the answer after all.
      expect(await kind(it.one, 'x', 'lost', 4)).toBe('reused');
    });

    test('but not later than a short time', async () => {
      await using it = await open();
      await opened(it, 'x');
      expect(await kind(it.one, 'x', 1, 2)).toBe('open');
      it.advance(USE.graceMs + 1);
      expect(await kind(it.one, 'x', 1, 3)).toBe('reused');
    });

    test('of many that use one secret at once, no two have a secret that counts', async () => {
      await using it = await open();
      await opened(it, 'x');
      const many = Array.from({ length: 6 }, (_, n) => kind(n % 2 ? it.one : it.other, 'x', 1, `n${n}`));
      expect(new Set(await Promise.all(many))).toEqual(new Set(['open']));
      const next = await Promise.all(Array.from({ length: 6 }, (_, n) => kind(it.one, 'x', `n${n}`, `m${n}`)));
      expect(next.filter((each) => each === 'open').length).toBeLessThan(2);
      expect(next).toContain('reused');
      const rows = await it.audit.after('', 0, 9);
      expect(rows.filter(({ action }) => action === 'login.reuse')).toHaveLength(1);
    });

    test('a sign-in ends when it is not used for a time, and when it is too old', async () => {
      await using it = await open();
      await opened(it, 'x');
      await opened(it, 'y');
      it.advance(USE.idleMs - 1);
      expect(await it.one.advance(use('x', 1, 2), MACHINE)).toMatchObject({ endsInMs: USE.idleMs });
      it.advance(USE.idleMs - 1);
      expect([await it.one.find('y'), await kind(it.one, 'y', 1, 2)]).toEqual([undefined, 'over']);
      expect(await it.one.advance(use('x', 2, 3), MACHINE)).toMatchObject({
        endsInMs: USE.mostMs - 2 * USE.idleMs + 2,
      });
      it.advance(USE.mostMs - 2 * USE.idleMs + 2);
      expect(await kind(it.one, 'x', 3, 4)).toBe('over');
    });

    test('the sign-ins of a person are listed until they end, the last used first, and those of others are not', async () => {
      await using it = await open();
      await opened(it, 'x');
      await opened(it, 'ben', { person: 'ben', identity: '{}', most: 3 });
      it.advance(1_000);
      await opened(it, 'y');
      const ids = async () => (await it.other.list('ana')).map(({ id }) => id);
      expect(await ids()).toEqual(['y', 'x']);
      it.advance(1_000);
      await kind(it.one, 'x', 1, 2);
      const [first] = await it.other.list('ana');
      expect(first).toMatchObject({ id: 'x', machine: expect.any(String), address: expect.any(String) });
      expect((first?.usedAt ?? 0) - (first?.askedAt ?? 0)).toBe(2_000);
      await it.one.end('x', ACT);
      expect(await ids()).toEqual(['y']);
      it.advance(USE.idleMs);
      expect([await ids(), await it.one.list('nobody')]).toEqual([[], []]);
    });

    test('a sign-in that its machine ends is gone for both handles', async () => {
      await using it = await open();
      await opened(it, 'x');
      expect([await it.other.end('x', ACT), await it.one.end('x', ACT)]).toEqual([true, false]);
      expect([await it.one.find('x'), await kind(it.one, 'x', 1, 2)]).toEqual([undefined, 'unknown']);
    });

    test('a change writes one row of the audit log in its transaction, and what changes nothing writes none', async () => {
      await using it = await open();
      for (const id of ['x', 'y', 'z']) await it.one.begin(login(id), BOUNDS);
      const advance = (from: number | string, to: number | string) => () =>
        it.other.advance(use('x', from, to), MACHINE);
      await expectRecorded(it, '', [
        [() => it.one.decide('code-x', ANA, ACT), 'login.approve machine x'],
        [() => it.other.decide('code-x', ANA, ACT)],
        [() => it.one.decide('code-y', 'denied', ACT), 'login.deny machine y'],
        [() => it.one.decide('code-z', ANA, ACT), 'login.approve machine z'],
        [() => it.one.advance(use('z', 0, 1), MACHINE)],
        [advance(0, 1)],
        [advance(1, 2)],
        [advance(2, 3)],
        [advance(1, 'thief'), 'login.reuse machine x'],
        [advance(3, 4)],
        [advance('thief', 5)],
        [() => it.one.end('x', ACT)],
        [() => it.one.end('z', ACT), 'login.end machine z'],
        [() => it.other.end('z', ACT)],
      ]);
      const rows = await it.audit.after('', 0, 9);
      expect(rows.find(({ action }) => action === 'login.reuse')).toMatchObject({ by: null, from: MACHINE.from });
      expect(rows.map(({ by }) => by)).toEqual([ACT.by, ACT.by, ACT.by, null, ACT.by]);
      expect(await it.audit.after('acme', 0, 9)).toEqual([]);
    });

    test('the number of those that are asked for is bounded, of an address and of all, also at once', async () => {
      await using it = await open();
      const begin = (id: string, address: string) => it.one.begin(login(id, address), BOUNDS);
      const many = await Promise.all(
        Array.from({ length: 6 }, (_, n) => (n % 2 ? it.one : it.other).begin(login(`a${n}`), BOUNDS)),
      );
      expect(many.filter((each) => each === 'begun')).toHaveLength(BOUNDS.perAddress);
      expect([await begin('b1', 'b'), await begin('b2', 'b'), await begin('c1', 'c')]).toEqual([
        'begun',
        'begun',
        'too_many',
      ]);
      expect(await it.one.begin({ ...login('d', 'd'), userCode: 'code-b1' }, { ...BOUNDS, inAll: 9 })).toBe(
        'code_taken',
      );
      it.advance(BOUNDS.lifetimeMs);
      expect(await begin('c2', 'c')).toBe('begun');
    });

    test('the sign-ins of a person that were used longest ago make room for a new one', async () => {
      await using it = await open();
      for (const id of ['x', 'y', 'z']) {
        await opened(it, id);
        it.advance(10);
      }
      await opened(it, 'ben', { person: 'ben', identity: '{}', most: 3 });
      await kind(it.one, 'x', 1, 2);
      await opened(it, 'w');
      const alive = await Promise.all(['x', 'y', 'z', 'w', 'ben'].map((id) => it.other.find(id)));
      expect(alive.map((each) => each !== undefined)).toEqual([true, false, true, true, true]);
    });
  });
}
