import { describe, expect, test } from 'vitest';
import { HOOKS_MOST, type NewHook, type NewPush, PUSH_CLAIM_MS } from '../../src/platform/stores/hooks.ts';
import type { Stores } from '../../src/platform/stores/index.ts';
import { expectRecorded, type Log } from './recorded.ts';
import { createApp, type StateHandle, type StateHandles } from './state.ts';

type Handle = StateHandle & Pick<Stores, 'hooks' | 'keeping' | 'audit'>;

/** Two handles on one place. */
export interface HookHandles extends StateHandles, Pick<Log, 'run'> {
  readonly a: Handle;
  readonly b: Handle;
}

const KEY = { org: 'acme', project: 'web', appID: 'shop' };
const OTHER = { ...KEY, appID: 'blog' };
const ACT = { by: 'ana@acme.example', via: 'id-token', from: null } as const;

function hook(id: string, key = KEY): NewHook {
  return { id, ...key, forge: 'github', waits: true, reports: false, sealed: Buffer.from(`sealed ${id}`) };
}

function push(id: string, digest: string, state: NewPush['state'] = 'deploy', of = 'one'): NewPush {
  return { id, hook: of, digest, branch: 'main', commit: 'a'.repeat(40), state };
}

/** Tests an engine of `HookStore`. */
export function hookSuite(engine: string, open: () => Promise<HookHandles>): void {
  describe(`hooks on ${engine}`, () => {
    test('hooks are bounded, belong to their app, and are not found while it is deleted, and end with it', async () => {
      await using handles = await open();
      const { a, b, clock } = handles;
      expect(await a.hooks.add(hook('one'), ACT)).toBe('no_app');
      await createApp(a);
      await createApp(a, OTHER);
      const added = await a.hooks.add(hook('one'), ACT);
      expect(added).toMatchObject({ ...KEY, forge: 'github', waits: true, reports: false, createdBy: ACT.by });
      expect(await b.hooks.find('one')).toEqual(added);
      expect(await b.hooks.find('none\0')).toBeUndefined();
      for (let count = 1; count < HOOKS_MOST - 1; count += 1) await a.hooks.add(hook(`h${count}`), ACT);
      const last = await Promise.all([a.hooks.add(hook('x'), ACT), b.hooks.add(hook('y'), ACT)]);
      expect(last.filter((each) => each === 'full')).toHaveLength(1);
      expect(await b.hooks.list(KEY)).toHaveLength(HOOKS_MOST);
      expect(await b.hooks.list(OTHER)).toEqual([]);
      expect(await b.hooks.remove(OTHER, 'one', ACT)).toBe(false);
      expect(await b.hooks.remove(KEY, 'h1', ACT)).toBe(true);
      await a.hooks.push(push('p', 'd'));
      await a.state.apps.delete(KEY, ACT, 1_000);
      expect(await b.hooks.find('one')).toBeUndefined();
      await a.state.apps.restore(KEY, ACT);
      expect(await b.hooks.find('one')).toEqual(added);
      await a.state.apps.delete(KEY, ACT, 1_000);
      clock.advance(2_000);
      expect(await a.keeping.endApp((await a.keeping.endingApp(0))?.app ?? -1)).toBe(true);
      expect([await b.hooks.list(KEY), await b.hooks.pushes(KEY, 9)]).toEqual([[], []]);
    });

    test('a change writes one row of the audit log in its transaction, and what changes nothing writes none', async () => {
      await using handles = await open();
      const { a, b, run } = handles;
      await createApp(a);
      await expectRecorded({ audit: a.audit, run }, 'acme', [
        [() => a.hooks.add(hook('one'), ACT), 'hook.add one'],
        [() => b.hooks.add(hook('two', OTHER), ACT)],
        [() => b.hooks.push(push('p', 'd'))],
        [() => b.hooks.remove(OTHER, 'one', ACT)],
        [() => b.hooks.remove(KEY, 'none\0', ACT)],
        [() => b.hooks.remove(KEY, 'one', ACT), 'hook.remove one'],
        [() => a.hooks.remove(KEY, 'one', ACT)],
      ]);
      const rows = (await a.audit.after('acme', 0, 9)).slice(-2);
      expect(rows).toMatchObject([
        { ...KEY, by: ACT.by },
        { ...KEY, by: ACT.by },
      ]);
    });

    test('those of an organization that somebody has added are listed, the oldest first, and no more than asked', async () => {
      await using handles = await open();
      const { a, b, clock } = handles;
      const elsewhere = { ...KEY, org: 'beta' };
      for (const key of [KEY, OTHER, elsewhere]) await createApp(a, key);
      const added = [];
      // Of the same time, they are listed by their IDs.
      for (const [id, key] of [
        ['b', OTHER],
        ['a', KEY],
        ['c', KEY],
      ] as const)
        added.push(await a.hooks.add(hook(id, key), ACT));
      clock.advance(1_000);
      added.push(await b.hooks.add(hook('0', KEY), ACT));
      await a.hooks.add(hook('ben'), { ...ACT, by: 'ben@acme.example' });
      await a.hooks.add(hook('nobody'), { ...ACT, by: null });
      await a.hooks.add(hook('far', elsewhere), ACT);
      const [first, second, ...later] = added;
      expect(await b.hooks.addedBy('acme', ACT.by, 9)).toEqual([second, first, ...later]);
      expect(await b.hooks.addedBy('acme', ACT.by, 2)).toEqual([second, first]);
      expect((await a.hooks.addedBy('beta', ACT.by, 9)).map(({ id }) => id)).toEqual(['far']);
      expect(await a.hooks.addedBy('acme', 'ANA@acme.example', 9)).toEqual([]);
      expect(await a.hooks.addedBy('acme', 'eve\0', 9)).toEqual([]);
      await a.hooks.remove(KEY, 'a', ACT);
      expect((await b.hooks.addedBy('acme', ACT.by, 9)).map(({ id }) => id)).toEqual(['b', 'c', '0']);
    });

    test('what is sent twice, also at once, is one push; a newer push ends the wait of an older one', async () => {
      await using handles = await open();
      const { a, b } = handles;
      await createApp(a);
      await a.hooks.add(hook('one'), ACT);
      await a.hooks.add(hook('two'), ACT);
      const twice = await Promise.all([
        a.hooks.push(push('p1', 'd1', 'checks')),
        b.hooks.push(push('p2', 'd1', 'checks')),
      ]);
      expect(twice.map(({ kind }) => kind).sort()).toEqual(['known', 'new']);
      expect(twice[0].push.id).toBe(twice[1].push.id);
      expect((await b.hooks.push(push('p3', 'd1', 'deploy', 'two'))).kind).toBe('new');
      await a.hooks.push(push('p4', 'd2', 'checks'));
      const all = await b.hooks.pushes(KEY, 9);
      expect(all.map(({ id, state, problem }) => [id, state, problem])).toEqual([
        ['p4', 'checks', null],
        ['p3', 'deploy', null],
        [twice[0].push.id, 'dropped', 'a newer push came'],
      ]);
    });

    test('the newest push of a hook wins: older ones are dropped, or done before it, and never after it', async () => {
      await using handles = await open();
      const { a, b, clock } = handles;
      await createApp(a);
      await a.hooks.add(hook('one'), ACT);
      const states = async () => (await b.hooks.pushes(KEY, 9)).map(({ id, state }) => `${id} ${state}`);
      await a.hooks.push(push('p1', 'd1'));
      await a.hooks.push(push('p2', 'd2'));
      expect(await states()).toEqual(['p2 deploy', 'p1 dropped']);
      const second = await a.hooks.claim();
      if (!second) return expect.fail();
      await b.hooks.push(push('p3', 'd3'));
      // Its step is being done, so it is not dropped, and p3 waits.
      expect(await states()).toEqual(['p3 deploy', 'p2 deploy', 'p1 dropped']);
      expect([await a.hooks.claim(), await b.hooks.claim({ push: 'p3' })]).toEqual([undefined, undefined]);
      // The queue was full, so it would be done again.
      expect(await a.hooks.settle(second, { state: 'deploy', againMs: 30_000 })).toBe(true);
      expect(await states()).toEqual(['p3 deploy', 'p2 dropped', 'p1 dropped']);
      const third = await a.hooks.claim();
      if (!third) return expect.fail();
      await a.hooks.push(push('p4', 'd4'));
      expect(await a.hooks.settle(third, { state: 'report', deployID: 'd', againMs: 5_000 })).toBe(true);
      expect(await states()).toEqual(['p4 deploy', 'p3 report', 'p2 dropped', 'p1 dropped']);
      // A node dies while it does a step.
      expect(await b.hooks.claim()).toMatchObject({ id: 'p4' });
      clock.advance(PUSH_CLAIM_MS);
      const many = await Promise.all(
        Array.from({ length: 6 }, (_, n) => (n % 2 ? a : b).hooks.push(push(`q${n}`, `e${n}`))),
      );
      expect(many.every(({ kind }) => kind === 'new')).toBe(true);
      expect((await states()).filter((each) => each.endsWith(' deploy'))).toHaveLength(1);
    });

    test('the pushes of organizations with enough under way are left, and others are claimed', async () => {
      await using handles = await open();
      const { a } = handles;
      const beta = { ...KEY, org: 'beta' };
      await createApp(a);
      await createApp(a, beta);
      await a.hooks.add(hook('one'), ACT);
      await a.hooks.add(hook('two', beta), ACT);
      await a.hooks.push(push('p1', 'd1'));
      await a.hooks.push(push('p2', 'd1', 'deploy', 'two'));
      expect(await a.hooks.claim({ without: ['acme', 'beta'] })).toBeUndefined();
      expect(await a.hooks.claim({ without: ['acme'] })).toMatchObject({ id: 'p2', org: 'beta' });
      expect(await a.hooks.claim()).toMatchObject({ id: 'p1', org: 'acme' });
    });

    test('one node claims a push; after the time of a claim the other one does, and the first changes nothing more', async () => {
      await using handles = await open();
      const { a, b, clock } = handles;
      await createApp(a);
      await a.hooks.add(hook('one'), ACT);
      await a.hooks.add(hook('two'), ACT);
      await a.hooks.push(push('p1', 'd1'));
      await a.hooks.push(push('p2', 'd2', 'deploy', 'two'));
      expect(await b.hooks.claim({ push: 'p2' })).toMatchObject({
        id: 'p2',
        org: 'acme',
        state: 'deploy',
        failures: 0,
      });
      const claims = await Promise.all([a.hooks.claim(), b.hooks.claim()]);
      const [first, ...more] = claims.filter((each) => each !== undefined);
      expect(more).toEqual([]);
      if (!first) return expect.fail();
      expect(first.id).toBe('p1');
      clock.advance(PUSH_CLAIM_MS);
      const second = await b.hooks.claim({ push: 'p1' });
      expect(await a.hooks.settle(first, { state: 'done' })).toBe(false);
      if (!second) return expect.fail();
      const step = {
        state: 'report',
        deployID: 'd',
        reported: 'pending',
        problem: 'no',
        failures: 2,
        againMs: 5_000,
      } as const;
      expect(await b.hooks.settle(second, step)).toBe(true);
      expect(await a.hooks.claim({ push: 'p1' })).toBeUndefined();
      clock.advance(5_000);
      const third = await a.hooks.claim({ push: 'p1' });
      expect(third).toMatchObject({ state: 'report', deployID: 'd', reported: 'pending', problem: 'no', failures: 2 });
      if (third) await a.hooks.settle(third, { state: 'done' });
      const shown = (await b.hooks.pushes(KEY, 9)).find(({ id }) => id === 'p1');
      expect(shown).toMatchObject({ state: 'done', deployID: 'd', reported: 'pending', problem: null });
      clock.advance(1_000);
      expect(await a.hooks.prune({ ageMs: 1_000, limit: 9 })).toBe(1);
      expect((await b.hooks.pushes(KEY, 9)).map(({ id }) => id)).toEqual(['p2']);
    });
  });
}
