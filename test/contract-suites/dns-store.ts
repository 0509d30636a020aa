import { describe, expect, test } from 'vitest';
import type { ClaimedChange } from '../../src/platform/stores/dns.ts';
import type { Stores } from '../../src/platform/stores/index.ts';
import { CLAIM_MS } from '../../src/platform/stores/outbox.ts';
import { ACT, actBy } from '../support/acts.ts';
import { createApp, type StateHandle, type StateHandles } from './state.ts';

type Handle = StateHandle & Pick<Stores, 'dns' | 'keeping'>;

/** Two handles on one place. */
export interface DnsHandles extends StateHandles {
  readonly a: Handle;
  readonly b: Handle;
}

const SHOP = { org: 'acme', project: 'web', appID: 'shop' };
const BLOG = { org: 'other', project: 'web', appID: 'blog' };
const DONE = { kind: 'done' } as const;
const FAILED = { kind: 'failed', againMs: 5_000, problem: 'it does not answer' } as const;

/** Tests an engine of `DnsStore`. */
export function dnsStoreSuite(engine: string, open: () => Promise<DnsHandles>): void {
  const set = (handle: Handle, key: typeof SHOP, ...domains: readonly string[]) =>
    handle.state.apps.update(key, { settings: { domains } }, ACT);
  const claimed = async ({ dns }: Handle): Promise<ClaimedChange> => {
    const claim = await dns.claim();
    if (!claim) throw new Error('Nothing is due');
    return claim;
  };
  /** Claims and settles all that is due. Returns the hosts. */
  const due = async (handle: Handle) => {
    const hosts: string[] = [];
    for (;;) {
      const claim = await handle.dns.claim();
      if (!claim) return hosts.sort();
      hosts.push(claim.host);
      expect(await handle.dns.settle(claim, DONE)).toBe(true);
    }
  };
  const NONE = { count: 0, oldestAt: null };

  describe(`changes of DNS records on ${engine}`, () => {
    test('while the platform makes no records, nothing is added', async () => {
      await using handles = await open();
      const { a, b } = handles;
      await createApp(a, SHOP);
      await set(a, SHOP, 'shop.example');
      await set(a, SHOP);
      expect(await b.dns.claim()).toBeUndefined();
      expect(await b.dns.waiting()).toEqual(NONE);
    });

    test('a domain that an app gets or loses is due once, and one that stays is not', async () => {
      await using handles = await open();
      const { a, b } = handles;
      await a.dns.use();
      await createApp(a, SHOP);
      await set(a, SHOP, 'shop.example', 'www.shop.example');
      expect(await b.dns.waiting()).toEqual({ count: 2, oldestAt: expect.any(Number) });
      expect(await due(b)).toEqual(['shop.example', 'www.shop.example']);
      await set(b, SHOP, 'shop.example', 'new.example');
      expect(await due(a)).toEqual(['new.example', 'www.shop.example']);
      await a.state.apps.update(SHOP, { branch: 'other' }, ACT);
      expect(await due(a)).toEqual([]);
      expect(await a.dns.waiting()).toEqual(NONE);
    });

    test('a command that fails adds nothing', async () => {
      await using handles = await open();
      const { a } = handles;
      await a.dns.use();
      await createApp(a, SHOP);
      await createApp(a, BLOG);
      await set(a, BLOG, 'taken.example');
      expect(await due(a)).toEqual(['taken.example']);
      await expect(set(a, SHOP, 'free.example', 'taken.example')).rejects.toThrow();
      expect(await due(a)).toEqual([]);
    });

    test('the domains of a deleted app stay until it is removed, and are due then', async () => {
      await using handles = await open();
      const { a, b, clock } = handles;
      await a.dns.use();
      await createApp(a, SHOP);
      await set(a, SHOP, 'shop.example');
      await due(a);
      await a.state.apps.delete(SHOP, actBy('ana'), 60_000);
      expect(await due(b)).toEqual([]);
      clock.advance(61_000);
      const ending = await a.keeping.endingApp(0);
      expect(await a.keeping.endApp(ending?.app ?? 0)).toBe(true);
      expect(await due(b)).toEqual(['shop.example']);
    });

    test('a change is claimed once, and again if its node died, whose settlement then does nothing', async () => {
      await using handles = await open();
      const { a, b, clock } = handles;
      await a.dns.use();
      await createApp(a, SHOP);
      await set(a, SHOP, 'shop.example');
      const both = await Promise.all([a.dns.claim(), b.dns.claim()]);
      const [first] = both.filter((claim) => claim !== undefined);
      expect(both.filter((claim) => claim === undefined)).toHaveLength(1);
      if (!first) throw new Error('Nobody has it');
      expect(await b.dns.hold('shop.example')).toBeUndefined();
      clock.advance(CLAIM_MS);
      const again = await claimed(b);
      expect(again).toMatchObject({ host: 'shop.example', failures: 0 });
      expect(await a.dns.settle(first, DONE)).toBe(false);
      expect(await b.dns.settle(again, DONE)).toBe(true);
      expect(await a.dns.claim()).toBeUndefined();
      // Also if the change was gone meanwhile, and there is another one.
      await set(a, SHOP);
      const next = await claimed(a);
      expect(next.fence).toBeGreaterThan(again.fence);
      expect(await b.dns.settle(again, DONE)).toBe(false);
      expect(await a.dns.settle(next, DONE)).toBe(true);
    });

    test('a host that changes hands while it is claimed is nobody else’s until then, and due again', async () => {
      await using handles = await open();
      const { a, b, clock } = handles;
      await a.dns.use();
      await createApp(a, SHOP);
      await createApp(a, BLOG);
      await set(a, SHOP, 'shop.example');
      await due(a);
      for (const result of [DONE, FAILED]) {
        await set(a, SHOP);
        const removal = await claimed(a);
        await set(b, BLOG, 'shop.example');
        // The removal may be under way at this moment.
        expect(await b.dns.claim()).toBeUndefined();
        expect(await b.dns.hold('shop.example')).toBeUndefined();
        expect(await a.dns.settle(removal, result)).toBe(true);
        expect(await due(b)).toEqual(['shop.example']);
        await set(b, BLOG);
        await due(b);
        await set(a, SHOP, 'shop.example');
        await due(a);
      }
      // The node of the removal dies.
      await set(a, SHOP);
      await claimed(a);
      await set(b, BLOG, 'shop.example');
      expect(await b.dns.claim()).toBeUndefined();
      clock.advance(CLAIM_MS);
      expect(await due(b)).toEqual(['shop.example']);
    });

    test('a change that failed is due again at its time, at once if the host changes hands, and shown', async () => {
      await using handles = await open();
      const { a, b, clock } = handles;
      await a.dns.use();
      await createApp(a, SHOP);
      await createApp(a, BLOG);
      await set(a, SHOP, 'shop.example');
      await due(a);
      await set(a, SHOP);
      await set(a, SHOP, 'shop.example');
      expect(await b.dns.removals(SHOP)).toEqual([]);
      await set(a, SHOP);
      expect(await b.dns.removals(SHOP)).toEqual([
        { host: 'shop.example', waitsSince: expect.any(Number), problem: null },
      ]);
      await a.dns.settle(await claimed(a), FAILED);
      expect(await b.dns.claim()).toBeUndefined();
      expect(await b.dns.removals(SHOP)).toMatchObject([{ host: 'shop.example', problem: FAILED.problem }]);
      expect(await b.dns.removals(BLOG)).toEqual([]);
      expect(await b.dns.waiting()).toMatchObject({ count: 1 });
      clock.advance(FAILED.againMs);
      const again = await claimed(b);
      expect(again.failures).toBe(1);
      expect(await b.dns.waiting()).toMatchObject({ count: 1 });
      await b.dns.settle(again, FAILED);
      await set(b, BLOG, 'shop.example');
      expect(await a.dns.removals(SHOP)).toEqual([]);
      expect(await claimed(a)).toMatchObject({ host: 'shop.example', failures: 0 });
    });

    test('a host is held before its time, and a host without a change too', async () => {
      await using handles = await open();
      const { a, b, clock } = handles;
      await a.dns.use();
      await createApp(a, SHOP);
      await set(a, SHOP, 'shop.example');
      await a.dns.settle(await claimed(a), FAILED);
      const held = await b.dns.hold('shop.example');
      expect(held).toMatchObject({ host: 'shop.example', failures: 1 });
      clock.advance(FAILED.againMs);
      expect(await a.dns.claim()).toBeUndefined();
      if (held) await b.dns.settle(held, DONE);
      const both = await Promise.all([a.dns.hold('looked.example'), b.dns.hold('looked.example')]);
      const [looked] = both.filter((claim) => claim !== undefined);
      expect(both.filter((claim) => claim === undefined)).toHaveLength(1);
      // What is looked at does not wait.
      expect(await a.dns.waiting()).toEqual(NONE);
      if (looked) expect(await a.dns.settle(looked, DONE)).toBe(true);
      expect(await a.dns.claim()).toBeUndefined();
      // The node that looked dies.
      await a.dns.hold('looked.example');
      clock.advance(CLAIM_MS);
      expect(await due(b)).toEqual(['looked.example']);
    });
  });
}
