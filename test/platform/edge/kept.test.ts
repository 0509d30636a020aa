import { expect, test } from 'vitest';
import { KeptAssets } from '../../../src/platform/edge/kept.ts';
import type { ObjectReader } from '../../../src/platform/objects/reader.ts';
import { DamagedObject } from '../../../src/platform/shared/damaged.ts';
import { TestSite } from './support.ts';

/** Deploys three releases, and records which tables of assets are read. */
async function threeReleases(site: TestSite, fault?: (read: number) => Error | undefined) {
  await site.deploy('d1', { 'assets/a-0a1b2c3d.js': 'a1', 'assets/b-0a1b2c3d.js': 'b1', 'gone.html': 'x' });
  await site.deploy('d2', { 'assets/a-0a1b2c3d.js': 'a2', 'assets/c-0a1b2c3d.js': 'c2' });
  await site.deploy('d3', { 'assets/c-0a1b2c3d.js': 'c3' });
  const reads: string[] = [];
  const assets: ObjectReader['assets'] = async (org, hash) => {
    reads.push(hash);
    const error = fault?.(reads.length);
    if (error) throw error;
    return site.objects.assets(org, hash);
  };
  const kept = new KeptAssets({ assets });
  const find = async (path: string) => (await kept.releasesWith(site.site, path)).map(({ deployID }) => deployID);
  return { find, reads };
}

test('finds the assets of earlier releases, the newest release first, and reads each table once', async () => {
  await using site = new TestSite();
  const { find, reads } = await threeReleases(site);
  const [both] = await Promise.all([find('assets/a-0a1b2c3d.js'), find('assets/a-0a1b2c3d.js')]);
  expect(both).toEqual(['d2', 'd1']);
  expect(await find('assets/b-0a1b2c3d.js')).toEqual(['d1']);
  expect(await find('gone.html')).toEqual([]);
  expect(reads).toHaveLength(2);
});

test('a damaged release is skipped, and a release that cannot be read now is tried again', async () => {
  await using site = new TestSite();
  const faults = [new Error('EMFILE'), new DamagedObject('gone')];
  const { find } = await threeReleases(site, (read) => faults[read - 1]);
  await expect(find('assets/a-0a1b2c3d.js')).rejects.toThrow('EMFILE');
  expect(await find('assets/a-0a1b2c3d.js')).toEqual(['d1']);
});
