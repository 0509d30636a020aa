import { describe, expect, test, vi } from 'vitest';
import type { Change, Changes } from '../../src/platform/stores/changes.ts';
import type { RoleStore, StoredRole } from '../../src/platform/stores/roles.ts';
import { ACT } from '../support/acts.ts';

/** Two handles on one place, with the changes that they receive. The environments `env-a` and `env-b` exist. */
export interface RoleHandles extends AsyncDisposable {
  readonly one: RoleStore;
  readonly other: RoleStore;
  readonly changes: Changes;
}

function role(accessKeyID: string, expiresAt: number, environmentID = 'env-a'): StoredRole {
  return { accessKeyID, environmentID, sealed: Buffer.from(`sealed ${accessKeyID}`), expiresAt };
}

/** Tests a store of function roles. */
export function roleStoreSuite(name: string, open: () => Promise<RoleHandles>): void {
  /** Returns the stored ones of `accessKeyIDs`. */
  async function stored(store: RoleStore, accessKeyIDs: readonly string[]): Promise<readonly string[]> {
    const found = await Promise.all(accessKeyIDs.map((each) => store.find(each)));
    return found.flatMap((each) => (each ? [each.accessKeyID] : []));
  }

  describe(`the ${name} roles`, () => {
    test('the other handle finds a role that one handle issued, unchanged', async () => {
      await using it = await open();
      expect(await it.one.any()).toBeUndefined();
      await it.one.issue(role('A', 5_000), { now: 0, most: 10 }, ACT);
      const found = await it.other.find('A');
      expect(found).toMatchObject({ accessKeyID: 'A', environmentID: 'env-a', expiresAt: 5_000 });
      expect(Buffer.from(found?.sealed ?? []).toString()).toBe('sealed A');
      expect(await it.other.any()).toEqual(found);
      expect(await it.other.find('a')).toBeUndefined();
      expect(await it.other.find('A\0')).toBeUndefined();
    });

    test('the oldest roles of an environment beyond its bound are removed, also if both handles issue at once', async () => {
      await using it = await open();
      const names = Array.from({ length: 12 }, (_, n) => `A${String(n).padStart(2, '0')}`);
      await it.one.issue(role('B', 1_000, 'env-b'), { now: 0, most: 5 }, ACT);
      await Promise.all(
        names.map((each, n) => (n % 2 ? it.one : it.other).issue(role(each, 2_000 + n), { now: 0, most: 5 }, ACT)),
      );
      expect(await stored(it.one, names)).toHaveLength(5);
      await it.one.issue(role('A99', 9_000), { now: 0, most: 5 }, ACT);
      const left = await stored(it.other, [...names, 'A99']);
      expect(left).toHaveLength(5);
      expect(left).toContain('A99');
      expect(await stored(it.one, ['B'])).toEqual(['B']);
      await it.other.issue(role('A98', 9_001), { now: 0, most: 2 }, ACT);
      expect(await stored(it.one, [...names, 'A99', 'A98'])).toEqual(['A99', 'A98']);
    });

    test('issuing a role removes expired roles of all environments', async () => {
      await using it = await open();
      const expired = Array.from({ length: 250 }, (_, n) => `E${n}`);
      for (const [n, each] of expired.entries()) {
        await it.one.issue(role(each, 1_000, n % 2 ? 'env-a' : 'env-b'), { now: 0, most: 1_000 }, ACT);
      }
      await it.one.issue(role('KEPT', 1_001), { now: 0, most: 1_000 }, ACT);
      const issued: string[] = [];
      while ((await stored(it.one, expired)).length > 0 && issued.length < expired.length) {
        issued.push(`N${issued.length}`);
        await it.other.issue(role(`N${issued.length - 1}`, 9_000), { now: 1_000, most: 1_000 }, ACT);
      }
      expect(await stored(it.one, expired)).toEqual([]);
      expect(issued.length).toBeLessThan(expired.length);
      expect(await stored(it.one, ['KEPT', ...issued])).toEqual(['KEPT', ...issued]);
    });

    test('a role expires when it was last renewed to, and a revoked one is gone and cannot be renewed', async () => {
      await using it = await open();
      const changed: string[] = [];
      it.changes.subscribe((change: Change) => {
        if (change.kind === 'role') changed.push(change.accessKeyID);
      });
      for (const each of ['A', 'B']) await it.one.issue(role(each, 1_000), { now: 0, most: 10 }, ACT);
      expect(await it.other.renew('A', 9_000)).toBe(true);
      expect(await it.one.find('A')).toMatchObject({ expiresAt: 9_000, environmentID: 'env-a' });
      expect(await it.one.find('B')).toMatchObject({ expiresAt: 1_000 });
      await it.other.revoke('A');
      expect(await stored(it.one, ['A', 'B'])).toEqual(['B']);
      await it.one.revoke('A');
      expect(await it.one.renew('A', 9_000)).toBe(false);
      expect(await it.one.renew('A\0', 9_000)).toBe(false);
      await vi.waitFor(() => expect(changed).toEqual(['A', 'A']));
    });

    test('the oldest role is that which expires first, so a renewed one is kept', async () => {
      await using it = await open();
      for (const [n, each] of ['A', 'B'].entries()) await it.one.issue(role(each, 1_000 + n), { now: 0, most: 2 }, ACT);
      await it.one.renew('A', 5_000);
      await it.other.issue(role('C', 4_000), { now: 0, most: 2 }, ACT);
      expect(await stored(it.one, ['A', 'B', 'C'])).toEqual(['A', 'C']);
    });

    test('emits a change for each role that another one replaces', async () => {
      await using it = await open();
      const gone: string[] = [];
      const both = new Promise<void>((resolve) => {
        it.changes.subscribe((change: Change) => {
          if (change.kind === 'role') gone.push(change.accessKeyID);
          if (gone.length === 2) resolve();
        });
      });
      for (const [n, each] of ['A', 'B', 'C'].entries())
        await it.one.issue(role(each, 1_000 + n), { now: 0, most: 3 }, ACT);
      expect(gone).toEqual([]);
      await it.other.issue(role('D', 2_000), { now: 0, most: 2 }, ACT);
      await both;
      expect(gone.sort()).toEqual(['A', 'B']);
    });
  });
}
