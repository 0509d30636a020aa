import { describe, expect, test } from 'vitest';
import { releaseTag, siteTag } from '../../src/platform/stores/cdn.ts';
import type { Stores } from '../../src/platform/stores/index.ts';
import { CLAIM_MS } from '../../src/platform/stores/outbox.ts';
import { ACT, actBy } from '../support/acts.ts';
import { build } from '../support/jobs.ts';
import { createApp, queue, type StateHandle, type StateHandles } from './state.ts';

type Handle = StateHandle & Pick<Stores, 'cdn'>;

/** Two handles on one place. */
export interface CdnHandles extends StateHandles {
  readonly a: Handle;
  readonly b: Handle;
}

const KEY = { org: 'acme', project: 'web', appID: 'shop' };
const DONE = { kind: 'accepted' } as const;

/** Tests an engine of `CdnStore`. */
export function cdnStoreSuite(engine: string, open: () => Promise<CdnHandles>): void {
  const live = async (handle: StateHandle, key = KEY) => {
    const { deployID } = await queue(handle, key);
    await build(handle.jobs, deployID, `release of ${deployID}`);
    return deployID;
  };
  const due = async ({ cdn }: Handle) => {
    const claimed = await cdn.claim(100);
    await cdn.settle(claimed, DONE);
    return claimed.map(({ tag }) => tag).toSorted();
  };

  describe(`purges on ${engine}`, () => {
    test('without a CDN in use, nothing is added', async () => {
      await using handles = await open();
      const { a, b } = handles;
      await createApp(a);
      await live(a);
      await live(a);
      expect(await b.cdn.claim(100)).toEqual([]);
      expect(await b.cdn.waiting()).toEqual({ count: 0, oldestAt: null });
    });

    test('a switch purges the release before, and what goes live again is no longer purged', async () => {
      await using handles = await open();
      const { a, b } = handles;
      await a.cdn.use();
      await createApp(a);
      const first = await live(a);
      expect(await due(b)).toEqual([]);
      const second = await live(b);
      expect(await b.cdn.waiting()).toMatchObject({ count: 1, oldestAt: expect.any(Number) });
      await a.state.releases.rollback(KEY, undefined, ACT);
      expect(await due(b)).toEqual([releaseTag(second)]);
      await a.state.releases.rollback(KEY, second, ACT);
      expect(await due(a)).toEqual([releaseTag(first)]);
    });

    test('a change of settings purges the live release, and a deletion all of the site', async () => {
      await using handles = await open();
      const { a, b } = handles;
      await a.cdn.use();
      const { subdomain } = await createApp(a);
      const release = await live(a);
      await a.state.apps.update(KEY, { branch: 'other' }, ACT);
      expect(await due(b)).toEqual([]);
      await a.state.apps.update(KEY, { settings: { noindex: true } }, ACT);
      expect(await due(b)).toEqual([releaseTag(release)]);
      await a.state.apps.delete(KEY, actBy('ana'), 60_000);
      expect(await due(b)).toEqual([siteTag(subdomain)]);
      await a.state.apps.restore(KEY, ACT);
      expect(await due(b)).toEqual([]);
    });

    test('a domain that an app has no longer purges all of its site, because another app may have it next', async () => {
      await using handles = await open();
      const { a, b } = handles;
      await a.cdn.use();
      const { subdomain } = await createApp(a);
      const release = await live(a);
      const domains = ['shop.example.com', 'www.shop.example.com'];
      await a.state.apps.update(KEY, { settings: { domains } }, ACT);
      expect(await due(b)).toEqual([releaseTag(release)]);
      await a.state.apps.update(KEY, { settings: { domains: ['shop.example.com'] } }, ACT);
      expect(await due(b)).toEqual([releaseTag(release), siteTag(subdomain)].toSorted());
    });

    test('what a deployment brings changes before its release goes live, so that this release is not purged', async () => {
      await using handles = await open();
      const { a } = handles;
      await a.cdn.use();
      await createApp(a);
      const first = await live(a);
      const configuration = { settings: { noindex: true } };
      const request = { branch: null, commit: null, configuration, env: { A: '1' } };
      const created = await a.state.deployments.create(KEY, request, ACT);
      if (created.kind !== 'done') throw new Error(created.kind);
      await build(a.jobs, created.made.deployID, 'm2');
      expect(await due(a)).toEqual([releaseTag(first)]);
    });

    test('variables purge what functions answer, and not a static site', async () => {
      await using handles = await open();
      const { a } = handles;
      await a.cdn.use();
      const API = { ...KEY, appID: 'api' };
      await createApp(a);
      const config = {
        repository: 'acme/api',
        branch: 'main',
        buildCommand: null,
        outputDirectory: null,
        region: null,
      };
      await a.state.apps.create({ key: API, type: 'api', config: { ...config, settings: {} } }, ACT);
      await live(a);
      const release = await live(a, API);
      for (const key of [KEY, API]) await a.state.apps.replaceEnv(key, { A: '1' }, ACT);
      expect(await due(a)).toEqual([releaseTag(release)]);
      await a.state.apps.editEnv(API, { set: {}, unset: ['A'] }, { variables: 9, bytes: 99 }, ACT);
      expect(await due(a)).toEqual([releaseTag(release)]);
    });

    test('a purge is claimed once, and again if its node died', async () => {
      await using handles = await open();
      const { a, b, clock } = handles;
      await a.cdn.use();
      await createApp(a);
      await live(a);
      await live(a);
      const both = await Promise.all([a.cdn.claim(100), b.cdn.claim(100)]);
      expect(both.flat()).toHaveLength(1);
      clock.advance(CLAIM_MS);
      const [again] = await b.cdn.claim(100);
      expect(again?.tag).toBe(both.flat()[0]?.tag);
      // The node that was late changes nothing.
      expect(await a.cdn.settle(both.flat(), DONE)).toBe(0);
      expect(await b.cdn.settle(again ? [again] : [], DONE)).toBe(1);
      clock.advance(CLAIM_MS);
      expect(await a.cdn.claim(100)).toEqual([]);
    });

    test('equal tags have one purge, and a claim has a bound', async () => {
      await using handles = await open();
      const { a, b } = handles;
      await a.cdn.use();
      const keys = ['one', 'two', 'three'].map((appID) => ({ ...KEY, appID }));
      for (const key of keys) {
        await createApp(a, key);
        await live(a, key);
        for (const noindex of [true, false, true]) await a.state.apps.update(key, { settings: { noindex } }, ACT);
      }
      expect(await b.cdn.waiting()).toMatchObject({ count: 3 });
      expect(await b.cdn.claim(2)).toHaveLength(2);
      expect(await a.cdn.claim(2)).toHaveLength(1);
    });

    test('a purge that failed, that was put off, and that was accepted once, are due again at their times', async () => {
      await using handles = await open();
      const { a, b, clock } = handles;
      await a.cdn.use();
      await createApp(a);
      await live(a);
      const second = await live(a);
      const claim = async () => (await b.cdn.claim(100)).map(({ failures, round }) => [failures, round]);
      const settle = async (result: Parameters<Handle['cdn']['settle']>[1]) => {
        clock.advance(CLAIM_MS);
        expect(await a.cdn.settle(await a.cdn.claim(100), result)).toBe(1);
      };
      await settle({ kind: 'failed', againMs: 5_000, problem: 'it answered with status 500' });
      expect(await a.cdn.site(KEY)).toMatchObject({ purgedAt: null, problem: 'it answered with status 500' });
      expect(await claim()).toEqual([]);
      clock.advance(5_000);
      expect(await claim()).toEqual([[1, 0]]);
      await settle({ kind: 'put_off', againMs: 9_000 });
      clock.advance(9_000);
      expect(await claim()).toEqual([[1, 0]]);
      await settle({ kind: 'accepted', againMs: 60_000 });
      expect(await a.cdn.site(KEY)).toMatchObject({ purgedAt: clock.now(), waitsSince: null, problem: null });
      expect(await b.cdn.waiting()).toEqual({ count: 0, oldestAt: null });
      clock.advance(60_000);
      expect(await claim()).toEqual([[0, 1]]);
      // A newer one takes its place, and the claim of before ends.
      const before = await a.cdn.claim(100);
      await a.state.releases.rollback(KEY, undefined, ACT);
      await a.state.releases.rollback(KEY, second, ACT);
      expect(await a.cdn.settle(before, DONE)).toBe(0);
      expect(await b.cdn.waiting()).toMatchObject({ count: 1 });
    });

    test('what the CDN says of a host is kept, and of no other app', async () => {
      await using handles = await open();
      const { a, b } = handles;
      await createApp(a);
      const unknown = { state: null, purgedAt: null, waitsSince: null, problem: null };
      expect(await b.cdn.site(KEY)).toEqual(unknown);
      await a.cdn.record(KEY, { kind: 'pending', reason: 'its certificate is being made' });
      await a.cdn.record({ ...KEY, appID: 'none' }, { kind: 'ready' });
      expect(await b.cdn.site(KEY)).toMatchObject({
        state: { kind: 'pending', reason: 'its certificate is being made' },
      });
      await b.cdn.record(KEY, { kind: 'ready' });
      expect((await a.cdn.site(KEY))?.state).toEqual({ kind: 'ready' });
      expect(await a.cdn.site({ ...KEY, appID: 'none' })).toBeUndefined();
    });
  });
}
