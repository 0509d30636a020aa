import { describe, expect, test } from 'vitest';
import { KVS_APP_TYPES } from '../../src/contract/limits.ts';
import type { AppKey } from '../../src/platform/shared/types.ts';
import type { Changes } from '../../src/platform/stores/changes.ts';
import type { CreateTable, TableStore } from '../../src/platform/stores/tables.ts';
import { ACT } from '../support/acts.ts';
import { RecordedChanges } from '../support/changes.ts';

/** Two handles on one place, with the changes that each one receives. */
export interface TableHandles extends AsyncDisposable {
  readonly one: TableStore;
  readonly other: TableStore;
  readonly changes: Changes;
  /** Adds an app with the subdomain `<org>-<project>-<appID>` and the environment `env-` and that. */
  addApp(app: AppKey, type: string): void | Promise<void>;
}

const APP: AppKey = { org: 'acme', project: 'web', appID: 'shop' };
const NONE: AppKey = { ...APP, appID: 'none' };

function command(name: string, change: Partial<CreateTable> = {}): CreateTable {
  const tokenHash = `hash of ${name}`;
  const sealed = Buffer.from(`sealed ${name}`);
  return { app: APP, name, tokenHash, sealed, createdAt: 1_000, types: KVS_APP_TYPES, most: 2, ...change };
}

/** Tests a store of tables. */
export function tableStoreSuite(name: string, open: () => Promise<TableHandles>): void {
  async function opened(): Promise<TableHandles> {
    const handles = await open();
    await handles.addApp(APP, 'api');
    return handles;
  }

  describe(`the ${name} tables`, () => {
    test('one handle creates a table, and the other lists, binds and removes it', async () => {
      await using it = await opened();
      expect(await it.one.create(command('b'), ACT)).toEqual({ kind: 'created' });
      expect(await it.other.create(command('a', { createdAt: 2_000 }), ACT)).toEqual({ kind: 'created' });
      const listed = await it.one.list(APP);
      expect(listed).toMatchObject({ type: 'api', environmentID: 'env-acme-web-shop' });
      expect(listed?.tables.map((table) => ({ ...table, sealed: Buffer.from(table.sealed).toString() }))).toEqual([
        { name: 'a', createdAt: 2_000, tokenHash: 'hash of a', sealed: 'sealed a' },
        { name: 'b', createdAt: 1_000, tokenHash: 'hash of b', sealed: 'sealed b' },
      ]);
      const binding = await it.other.binding('hash of b');
      expect(binding).toMatchObject({ environmentID: 'env-acme-web-shop', type: 'api' });
      const removal = await it.other.remove(APP, 'b', ACT);
      expect(removal).toEqual({ kind: 'removed', keyspace: binding?.keyspace });
      expect(await it.one.binding('hash of b')).toBeUndefined();
      expect(await it.one.remove(APP, 'b', ACT)).toEqual({ kind: 'no_table' });
      expect((await it.one.list(APP))?.tables.map((table) => table.name)).toEqual(['a']);
    });

    test('names are unique in an app, and their number is bounded, also if both handles create at once', async () => {
      await using it = await opened();
      const other = { ...APP, appID: 'other' };
      await it.addApp(other, 'sse');
      const same = await Promise.all([
        it.one.create(command('a'), ACT),
        it.other.create(command('a', { tokenHash: 'another hash' }), ACT),
      ]);
      expect(same.map(({ kind }) => kind).sort()).toEqual(['created', 'taken']);
      const many = await Promise.all(
        ['b', 'c', 'd', 'e'].map((each, index) => (index % 2 ? it.one : it.other).create(command(each), ACT)),
      );
      expect(many.map(({ kind }) => kind).sort()).toEqual(['created', 'full', 'full', 'full']);
      expect((await it.one.list(APP))?.tables).toHaveLength(2);
      expect(await it.other.create(command('a', { app: other, tokenHash: 'a third hash' }), ACT)).toEqual({
        kind: 'created',
      });
      expect(await it.other.create(command('a'), ACT)).toEqual({ kind: 'taken' });
      await it.one.remove(APP, 'a', ACT);
      expect(await it.other.create(command('z'), ACT)).toEqual({ kind: 'created' });
    });

    test('a refused creation stores nothing', async () => {
      await using it = await opened();
      const site = { ...APP, appID: 'site' };
      await it.addApp(site, 'web-landing');
      expect(await it.one.create(command('a', { app: site }), ACT)).toEqual({
        kind: 'wrong_type',
        type: 'web-landing',
      });
      expect(await it.one.create(command('a', { app: NONE }), ACT)).toEqual({ kind: 'no_app' });
      expect(await it.other.create(command('a', { most: 0 }), ACT)).toEqual({ kind: 'full' });
      expect(await it.other.binding('hash of a')).toBeUndefined();
      expect(await it.other.anySealed()).toBeUndefined();
      expect(await it.one.list(site)).toMatchObject({ type: 'web-landing', tables: [] });
      expect(await it.one.list(NONE)).toBeUndefined();
      expect(await it.one.remove(NONE, 'a', ACT)).toEqual({ kind: 'no_app' });
    });

    test('a name with NUL, which no table can have, is not found', async () => {
      await using it = await opened();
      await it.one.create(command('a'), ACT);
      expect(await it.other.binding('hash of a\0')).toBeUndefined();
      expect(await it.other.list({ ...APP, appID: 'shop\0' })).toBeUndefined();
      expect(await it.other.remove(APP, 'a\0', ACT)).toMatchObject({ kind: expect.stringMatching(/^no_/) });
      expect(await it.other.remove({ ...APP, appID: 'shop\0' }, 'a', ACT)).toEqual({ kind: 'no_app' });
      expect(await it.other.create(command('b', { app: { ...APP, appID: 'shop\0' } }), ACT)).toEqual({
        kind: 'no_app',
      });
      expect((await it.one.list(APP))?.tables).toHaveLength(1);
    });

    test('a keyspace is never assigned twice, also after its table was removed', async () => {
      await using it = await opened();
      const keyspaces: number[] = [];
      for (let n = 0; n < 6; n += 1) {
        const [creator, remover] = n % 2 ? [it.one, it.other] : [it.other, it.one];
        await creator.create(command('a', { tokenHash: `hash ${n}` }), ACT);
        keyspaces.push((await remover.binding(`hash ${n}`))?.keyspace ?? 0);
        const removal = await remover.remove(APP, 'a', ACT);
        if (removal.kind === 'removed') await creator.dropped(removal.keyspace);
      }
      expect(new Set(keyspaces).size).toBe(6);
      expect(Math.min(...keyspaces)).toBeGreaterThan(0);
    });

    test('a removal records the keyspace until it is dropped, and of two removals at once only one does', async () => {
      await using it = await opened();
      for (const each of ['a', 'b']) await it.one.create(command(each), ACT);
      expect(await it.one.toDrop({ after: 0, limit: 10 })).toEqual([]);
      const both = await Promise.all([it.one.remove(APP, 'a', ACT), it.other.remove(APP, 'a', ACT)]);
      expect(both.map(({ kind }) => kind).sort()).toEqual(['no_table', 'removed']);
      await it.other.remove(APP, 'b', ACT);
      const [first = 0, second = 0] = await it.other.toDrop({ after: 0, limit: 10 });
      expect(first).toBeLessThan(second);
      expect(await it.one.toDrop({ after: 0, limit: 1 })).toEqual([first]);
      expect(await it.one.toDrop({ after: first, limit: 10 })).toEqual([second]);
      await it.one.dropped(first);
      await it.other.dropped(first);
      expect(await it.other.toDrop({ after: 0, limit: 10 })).toEqual([second]);
    });

    test('returns one sealed token of many', async () => {
      await using it = await opened();
      for (const each of ['a', 'b']) await it.one.create(command(each), ACT);
      const found = await it.other.anySealed();
      expect(['hash of a', 'hash of b']).toContain(found?.tokenHash);
      expect(Buffer.from(found?.sealed ?? []).toString()).toBe(found?.tokenHash.replace('hash of', 'sealed'));
    });

    test('emits a change with the token, and one of the site, after a table was created or removed, and only then', async () => {
      await using it = await opened();
      using changes = new RecordedChanges(it.changes);
      const site = { kind: 'site', subdomain: 'acme-web-shop' } as const;
      await it.one.create(command('a'), ACT);
      await changes.expectNext({ kind: 'table', tokenHash: 'hash of a' }, site);
      await it.other.remove(APP, 'a', ACT);
      await changes.expectNext({ kind: 'table', tokenHash: 'hash of a' }, site);
      await it.one.create(command('b', { app: NONE }), ACT);
      await it.other.create(command('b', { most: 0 }), ACT);
      await it.one.remove(APP, 'b', ACT);
      await it.one.create(command('c'), ACT);
      await changes.expectNext({ kind: 'table', tokenHash: 'hash of c' }, site);
    });
  });
}
