import { expect, test } from 'vitest';
import { silentLog } from '../../../src/base/log.ts';
import { KeptAssets } from '../../../src/platform/edge/kept.ts';
import { loadRelease, type Release } from '../../../src/platform/edge/release.ts';
import { DamagedObject, type ObjectReader } from '../../../src/platform/objects/store.ts';
import { TestSite } from './support.ts';

/** A site of three releases, and what is read of them. */
async function threeReleases(site: TestSite, fault?: (read: number) => Error | undefined) {
  await site.deploy('d1', { 'assets/a-0a1b2c3d.js': 'a1', 'assets/b-0a1b2c3d.js': 'b1', 'gone.html': 'x' });
  await site.deploy('d2', { 'assets/a-0a1b2c3d.js': 'a2', 'assets/c-0a1b2c3d.js': 'c2' });
  await site.deploy('d3', { 'assets/c-0a1b2c3d.js': 'c3' });
  const live: Release = await loadRelease(site.objects, 'acme', site.site.release ?? never(), silentLog);
  const reads: string[] = [];
  const manifest: ObjectReader['manifest'] = async (org, hash) => {
    reads.push(hash);
    const error = fault?.(reads.length);
    if (error) throw error;
    return site.objects.manifest(org, hash);
  };
  return { kept: new KeptAssets({ manifest }), live, reads };
}

function never(): never {
  throw new Error('not live');
}

const releases = (index: ReadonlyMap<string, { readonly deployID: string }>) =>
  Object.fromEntries([...index].map(([path, { deployID }]) => [path, deployID]));

test('the assets that only earlier releases have are found in the newest of them, and read once', async () => {
  await using site = new TestSite();
  const { kept, live, reads } = await threeReleases(site);
  const [index] = await Promise.all([kept.of(site.site, live), kept.of(site.site, live)]);
  await kept.of(site.site, live);
  expect(releases(index)).toEqual({ 'assets/a-0a1b2c3d.js': 'd2', 'assets/b-0a1b2c3d.js': 'd1' });
  expect(reads).toHaveLength(2);
});

test('a damaged release is left out; one that cannot be read just now is tried again', async () => {
  await using site = new TestSite();
  const faults = [new Error('EMFILE'), new DamagedObject('gone')];
  const { kept, live } = await threeReleases(site, (read) => faults[read - 1]);
  await expect(kept.of(site.site, live)).rejects.toThrow('EMFILE');
  const index = await kept.of(site.site, live);
  expect(releases(index)).toEqual({ 'assets/a-0a1b2c3d.js': 'd1', 'assets/b-0a1b2c3d.js': 'd1' });
});
