import { describe, expect, test } from 'vitest';
import {
  type AccessTokenStore,
  ENDED_KEPT_MS,
  type NewAccessToken,
  USED_STEP_MS,
} from '../../src/platform/stores/access-tokens.ts';
import type { Act } from '../../src/platform/stores/audit.ts';
import { expectRecorded, type Log } from './recorded.ts';

/** Two handles on one place. */
export interface AccessTokenHandles extends AsyncDisposable, Log {
  readonly one: AccessTokenStore;
  readonly other: AccessTokenStore;
  advance(ms: number): void;
}

const ACT: Act = { by: 'ana@acme.example', via: 'id-token', from: '192.0.2.1' };
const MOST = { organization: 5, projects: 4, project: 3, app: 2 };

function token(name: string, change: Partial<NewAccessToken> = {}): NewAccessToken {
  const org = change.org ?? 'acme';
  return {
    ...{ id: `id-${org}-${name}`, hash: `hash-${org}-${name}`, name, org, project: null, appID: null },
    ...{ role: 'deployer', maker: '{"email":"ana@acme.example"}', madeBy: 'ana@acme.example', lifetimeMs: 10_000 },
    ...change,
  };
}

/** Tests a store of access tokens. */
export function accessTokenSuite(name: string, open: () => Promise<AccessTokenHandles>): void {
  const names = async (store: AccessTokenStore, org = 'acme') => (await store.list(org)).map((each) => each.name);

  describe(`the ${name} access tokens`, () => {
    test('a token that one handle stores is found by the other, with all that it is, until it is revoked', async () => {
      await using it = await open();
      const wanted = token('ci', { project: 'web', appID: 'shop', role: 'viewer' });
      const made = await it.one.create(wanted, MOST, ACT);
      const { hash, lifetimeMs, ...facts } = wanted;
      expect(made).toMatchObject({ ...facts, usedAt: null });
      expect(await it.other.find(hash)).toEqual(made);
      expect(typeof made === 'object' && made.endsAt - made.createdAt).toBe(lifetimeMs);
      expect(await it.other.find('hash')).toBeUndefined();
      expect(await it.other.revoke('other', wanted.id, ACT)).toBe(false);
      expect(await it.other.revoke('acme', wanted.id, ACT)).toBe(true);
      expect([await it.one.find(hash), await it.one.list('acme')]).toEqual([undefined, []]);
      expect(await it.one.revoke('acme', wanted.id, ACT)).toBe(false);
    });

    test('a token that has ended is not found, and is listed for a time', async () => {
      await using it = await open();
      await it.one.create(token('ci'), MOST, ACT);
      it.advance(9_999);
      expect(await it.other.find('hash-acme-ci')).toMatchObject({ name: 'ci' });
      it.advance(1);
      expect(await it.other.find('hash-acme-ci')).toBeUndefined();
      expect(await names(it.other)).toEqual(['ci']);
      it.advance(ENDED_KEPT_MS);
      await it.one.create(token('new'), MOST, ACT);
      expect(await names(it.other)).toEqual(['new']);
    });

    test('names are those of one place, and the bound of an organization holds, also if many are made at once', async () => {
      await using it = await open();
      await it.one.create(token('ci'), MOST, ACT);
      expect(await it.other.create(token('ci', { id: 'x', hash: 'x' }), MOST, ACT)).toBe('name_taken');
      expect(await it.other.create(token('ci', { org: 'beta' }), MOST, ACT)).toMatchObject({ org: 'beta' });
      const made = await Promise.all(
        Array.from({ length: 8 }, (_, n) => (n % 2 ? it.one : it.other).create(token(`t${n}`), MOST, ACT)),
      );
      expect(made.filter((each) => each === 'organization')).toHaveLength(4);
      expect(await names(it.one)).toHaveLength(MOST.organization);
      expect(await names(it.one, 'beta')).toEqual(['ci']);
    });

    test('an app and a project use up neither what the organization may have nor what others may', async () => {
      await using it = await open();
      let number = 0;
      const create = (name: string, project: string | null = null, appID: string | null = null) => {
        number += 1;
        return it.one.create(token(name, { id: `i${number}`, hash: `h${number}`, project, appID }), MOST, ACT);
      };
      expect(await create('ci', 'web', 'shop')).toMatchObject({ appID: 'shop' });
      expect(await create('ci', 'web', 'shop')).toBe('name_taken');
      expect(await create('ci', 'web', 'blog')).toMatchObject({ appID: 'blog' });
      await create('two', 'web', 'shop');
      expect(await create('three', 'web', 'shop')).toBe('app');
      expect(await create('three', 'web', 'blog')).toBe('project');
      expect(await create('ci', 'web')).toBe('project');
      expect(await create('ci', 'api')).toMatchObject({ project: 'api', appID: null });
      expect(await create('one', 'docs')).toBe('projects');
      expect(await create('ci')).toMatchObject({ project: null });
      expect(await names(it.other)).toEqual(['ci', 'ci', 'ci', 'ci', 'two']);
    });

    test('a change writes one row of the audit log in its transaction, and what changes nothing writes none', async () => {
      await using it = await open();
      const made = token('ci', { project: 'web' });
      await expectRecorded(it, 'acme', [
        [() => it.one.create(made, MOST, ACT), 'token.create ci'],
        [() => it.other.create(token('ci', { id: 'x', hash: 'x', project: 'web' }), MOST, ACT)],
        [() => it.other.create(token('more', { project: 'web' }), { ...MOST, project: 1 }, ACT)],
        [() => it.one.used(made.id)],
        [() => it.one.revoke('other', made.id, ACT)],
        [() => it.one.revoke('acme', made.id, ACT), 'token.revoke ci'],
        [() => it.other.revoke('acme', made.id, ACT)],
      ]);
      const [created] = await it.audit.after('acme', 0, 1);
      expect(created).toMatchObject({ project: 'web', appID: null, by: ACT.by, via: ACT.via, from: ACT.from });
      expect(JSON.stringify(await it.audit.after('acme', 0, 9))).not.toContain(made.hash);
    });

    test('tokens are listed by the bytes of their names', async () => {
      await using it = await open();
      for (const each of ['b', 'a', 'B', 'a-1']) await it.one.create(token(each), MOST, ACT);
      expect(await names(it.other)).toEqual(['B', 'a', 'a-1', 'b']);
    });

    test('a use is recorded once in a step of time', async () => {
      await using it = await open();
      await it.one.create(token('ci', { lifetimeMs: 10 * USED_STEP_MS }), MOST, ACT);
      const usedAt = async () => (await it.other.find('hash-acme-ci'))?.usedAt ?? 0;
      await it.one.used('id-acme-ci');
      const first = await usedAt();
      expect(first).toBeGreaterThan(0);
      it.advance(USED_STEP_MS - 1);
      await it.other.used('id-acme-ci');
      expect(await usedAt()).toBe(first);
      it.advance(1);
      await it.other.used('id-acme-ci');
      expect(await usedAt()).toBe(first + USED_STEP_MS);
    });
  });
}
