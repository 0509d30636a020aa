import { describe, expect, test } from 'vitest';
import type { Cdn } from '../../src/platform/cdn/cdn.ts';

/** What the API of a provider does wrong with the next requests. */
export type Fault =
  | 'none'
  /** It does what it is asked, and its answer is lost. */
  | 'lost'
  /** It takes no more requests: 429 with `Retry-After: 7`. */
  | 'busy'
  /** It refuses the credentials. */
  | 'refused'
  /** It does not answer. */
  | 'silent'
  /** 500. */
  | 'broken';

/** A CDN, and its API with faults before it. */
export interface CdnPlace extends AsyncDisposable {
  readonly cdn: Cdn;
  fault: Fault;
  /** The tags of each request to purge that was carried out. */
  readonly forgotten: readonly (readonly string[])[];
  /** A secret that no reason may contain. */
  readonly secret: string;
}

export interface CdnSuiteOptions {
  /** Hosts for which an operator has set the CDN up, and one for which it is not. Undefined: it answers for all. */
  readonly hosts: { readonly ready: string; readonly unknown: string | undefined };
}

const NEVER = new AbortController().signal;

/** Tests an adapter. */
export function cdnSuite(name: string, open: () => Promise<CdnPlace>, { hosts }: CdnSuiteOptions): void {
  describe(`the CDN ${name}`, () => {
    test('a page has the tags of its release and its site and a bound, and an asset no tag of its release', async () => {
      await using place = await open();
      const { cdn } = place;
      const { page, asset, never } = cdn.headers('shop-a2b3c4', 'dpl-1');
      expect(cdn.headers('shop-a2b3c4', 'dpl-1')).toEqual({ page, asset, never });
      expect(page[cdn.tagHeader]?.split(/[ ,]/)).toEqual(['slipway-dpl-1', 'slipway-site-shop-a2b3c4']);
      expect(asset[cdn.tagHeader]).toBe('slipway-site-shop-a2b3c4');
      expect(page['cache-groups']).toBe('"slipway-dpl-1", "slipway-site-shop-a2b3c4"');
      expect(JSON.stringify(page)).toMatch(/[" -](?:s-)?max(?:-age|age)=3600, stale-if-error=\d+/);
      for (const value of Object.values(never)) expect(value).toBe('no-store');
      for (const key of Object.keys({ ...page, ...asset, ...never })) expect(key).toBe(key.toLowerCase());
    });

    test('as many tags as it takes are purged with one request, and again without harm', async () => {
      await using place = await open();
      const tags = Array.from(
        { length: place.cdn.limits.tags },
        (_, n) => `slipway-dpl-${String(n).padStart(16, 'a')}`,
      );
      expect(await place.cdn.purge(tags, NEVER)).toEqual({ kind: 'accepted' });
      expect(await place.cdn.purge(tags, NEVER)).toEqual({ kind: 'accepted' });
      expect(place.forgotten).toEqual([tags, tags]);
    });

    test('a purge whose answer is lost was not accepted, and the next one is', async () => {
      await using place = await open();
      place.fault = 'lost';
      expect(await place.cdn.purge(['slipway-dpl-1'], NEVER)).toMatchObject({
        kind: 'refused',
        reason: expect.stringMatching(/^it /),
      });
      place.fault = 'none';
      expect(await place.cdn.purge(['slipway-dpl-1'], NEVER)).toEqual({ kind: 'accepted' });
      expect(place.forgotten).toEqual([['slipway-dpl-1'], ['slipway-dpl-1']]);
    });

    test.each([
      ['busy', { reason: 'it takes no more requests now (429)', againMs: 7_000 }],
      ['refused', { reason: expect.stringMatching(/^it refuses the credentials \(40[13]\)$/) }],
      ['broken', { reason: 'it answered with status 500' }],
      ['silent', { reason: 'it did not answer in time' }],
    ] as const)('a purge of an API that is %s is refused with the reason', async (fault, refused) => {
      await using place = await open();
      place.fault = fault;
      const result = await place.cdn.purge(['slipway-dpl-1'], NEVER);
      expect(result).toMatchObject({ kind: 'refused', ...refused });
      expect(JSON.stringify(result)).not.toContain(place.secret);
      expect(place.forgotten).toEqual([]);
    });

    test('a stop ends a purge that is not answered', async () => {
      await using place = await open();
      place.fault = 'silent';
      const stop = new AbortController();
      const purge = place.cdn.purge(['slipway-dpl-1'], stop.signal);
      stop.abort(new Error('the platform stops'));
      await expect(purge).rejects.toThrow('the platform stops');
    });

    test('a host that is set up is ready, however often that is asked, and ends without harm', async () => {
      await using place = await open();
      for (const _ of [1, 2]) expect(await place.cdn.activate(hosts.ready, NEVER)).toEqual({ kind: 'ready' });
      await place.cdn.deactivate(hosts.ready, NEVER);
      expect(await place.cdn.activate(hosts.ready, NEVER)).toEqual({ kind: 'ready' });
    });

    test.skipIf(hosts.unknown === undefined)(
      'a host that is not set up is refused or pending with the reason',
      async () => {
        await using place = await open();
        const state = await place.cdn.activate(hosts.unknown ?? '', NEVER);
        expect(state).toMatchObject({
          kind: expect.stringMatching(/^(?:refused|pending)$/),
          reason: expect.stringMatching(/./),
        });
        expect(await place.cdn.activate(hosts.unknown ?? '', NEVER)).toEqual(state);
        await place.cdn.deactivate(hosts.unknown ?? '', NEVER);
      },
    );

    test.each([
      ['busy', 'pending'],
      ['broken', 'pending'],
      ['silent', 'pending'],
      ['lost', 'pending'],
      ['refused', 'refused'],
    ] as const)('of an API that is %s, a host is %s', async (fault, kind) => {
      await using place = await open();
      place.fault = fault;
      const state = await place.cdn.activate(hosts.ready, NEVER);
      expect(state).toMatchObject({ kind, reason: expect.stringMatching(/^it /) });
      expect(JSON.stringify(state)).not.toContain(place.secret);
      // It has nothing to end, or says why it could not.
      const ended = await place.cdn.deactivate(hosts.ready, NEVER).catch(({ message }: Error) => message);
      expect(ended ?? 'it has nothing to end').toMatch(/^it /);
      expect(ended ?? '').not.toContain(place.secret);
    });
  });
}
