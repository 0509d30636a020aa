import { expect, test } from 'vitest';
import { SiteDirectory } from '../../../src/platform/edge/site-directory.ts';
import { createLocalChanges } from '../../../src/platform/stores/local/changes.ts';
import type { Site } from '../../../src/platform/stores/rows/records.ts';
import { FakeClock } from '../../support/clock.ts';

const SITE: Site = {
  org: 'acme',
  project: 'web',
  appID: 'shop',
  subdomain: 'shop',
  settings: {},
  release: null,
  kept: [],
};

/** A directory over a state that answers when the test says so. */
function stage(clock = new FakeClock()) {
  const changes = createLocalChanges();
  const asked: { readonly subdomain: string; answer(site: Site | undefined): void; fail(): void }[] = [];
  const site = (subdomain: string) =>
    new Promise<Site | undefined>((answer, reject) => {
      asked.push({ subdomain, answer, fail: () => reject(new Error('the state cannot be read')) });
    });
  return {
    changes,
    asked,
    directory: new SiteDirectory({ site, subdomainOf: async () => undefined }, changes, { clock }),
  };
}

test('a site is read once, and then returned without a promise', async () => {
  const { asked, directory } = stage();
  const both = [directory.site('shop'), directory.site('shop')];
  asked[0]?.answer(SITE);
  expect(await Promise.all(both)).toEqual([SITE, SITE]);
  expect(directory.site('shop')).toBe(SITE);
  expect(asked).toHaveLength(1);
});

test('a subdomain without an app is cached until an app gets it', async () => {
  const { asked, changes, directory } = stage();
  const first = directory.site('shop');
  asked[0]?.answer(undefined);
  expect(await first).toBeUndefined();
  expect(directory.site('shop')).toBeUndefined();
  changes.publish({ kind: 'site', subdomain: 'shop' });
  const second = directory.site('shop');
  asked[1]?.answer(SITE);
  expect(await second).toBe(SITE);
});

test('a subdomain without an app is looked up again after some seconds: no change tells of a restored database', async () => {
  const clock = new FakeClock();
  const { asked, directory } = stage(clock);
  const first = directory.site('shop');
  asked[0]?.answer(undefined);
  await first;
  clock.advance(4_999);
  expect(directory.site('shop')).toBeUndefined();
  clock.advance(1);
  const second = directory.site('shop');
  asked[1]?.answer(SITE);
  expect(await second).toBe(SITE);
  clock.advance(60_000);
  expect(directory.site('shop')).toBe(SITE);
});

test.each([
  ['of the site', { kind: 'site', subdomain: 'shop' } as const],
  ['that may have been missed', { kind: 'unknown' } as const],
])(
  'after a read that began later, one that began before a change %s is neither cached nor returned',
  async (_, change) => {
    const { asked, changes, directory } = stage();
    const early = directory.site('shop');
    changes.publish(change);
    const late = directory.site('shop');
    asked[1]?.answer({ ...SITE, settings: { noindex: true } });
    expect((await late)?.settings).toEqual({ noindex: true });
    asked[0]?.answer(SITE);
    expect((await early)?.settings).toEqual({ noindex: true });
    expect(await directory.site('shop')).toMatchObject({ settings: { noindex: true } });
    changes.publish({ kind: 'site', subdomain: 'other' });
    expect(asked).toHaveLength(2);
  },
);

test('a failed read is not cached', async () => {
  const { asked, directory } = stage();
  const first = directory.site('shop');
  asked[0]?.fail();
  await expect(first).rejects.toThrow('the state cannot be read');
  const second = directory.site('shop');
  asked[1]?.answer(SITE);
  expect(await second).toBe(SITE);
});

test('a closed directory ignores changes', () => {
  const { changes, directory } = stage();
  directory[Symbol.dispose]();
  expect(() => changes.publish({ kind: 'site', subdomain: 'shop' })).not.toThrow();
});
