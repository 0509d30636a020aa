import { existsSync, mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { FOLDER_BOUNDS, MIRROR_REFS } from '../../../src/platform/keeping/kinds.ts';
import {
  cacheCollector,
  mirrorCollector,
  recordUse,
  USERS,
  use,
} from '../../../src/platform/supervisor/kept-folders.ts';
import { temporaryFolder } from '../../support/temporary.ts';

const DAY = 86_400_000;

/** A data directory of a node. `now` is the time of the collection. */
function openNode() {
  const folder = temporaryFolder();
  const [builds, mirrors] = [join(folder.path, 'builds'), join(folder.path, 'git')];
  const lock = async () => () => {};
  const at = { ms: Date.now() };
  /** Further apps that exist. */
  const known = new Set<string>();
  const node = { builds, mirrors, lock, now: () => at.ms };
  const files = (path: string, ...names: readonly string[]) => {
    for (const name of names) {
      mkdirSync(join(folder.path, path, name, '..'), { recursive: true });
      writeFileSync(join(folder.path, path, name), 'x'.repeat(10_000));
    }
    return join(folder.path, path);
  };
  const collect = async () => {
    const names = async () => new Set(['used']);
    const apps = async () => new Set(['old', 'unknown', 'app', ...known]);
    const [caches] = await (await cacheCollector(node, apps)).collect();
    const [found] = await (await mirrorCollector(node, names)).collect();
    return { caches, mirrors: found };
  };
  return { ...node, at, known, files, collect, [Symbol.dispose]: () => folder[Symbol.dispose]() };
}

test('the scope of a branch that was not built for long ends with its kept installs, and the folder of an app with its last one; one without a record counts from its last change', async () => {
  using node = openNode();
  const old = node.files('builds/old/scopes/main', 'cache/a', 'installs/b');
  await recordUse(old, 'acme', [join(old, 'cache')]);
  const unknown = node.files('builds/unknown/scopes/main', 'cache/a');
  expect((await node.collect()).caches).toMatchObject({ items: 0, left: { items: 2 } });
  node.at.ms += FOLDER_BOUNDS.caches.ageMs + DAY;
  const later = new Date(node.at.ms);
  utimesSync(unknown, later, later);
  const { caches } = await node.collect();
  expect(caches).toMatchObject({ kind: 'caches', items: 1, left: { items: 1, bytes: 0 } });
  expect(caches?.bytes).toBeGreaterThanOrEqual(10_000);
  expect([existsSync(join(node.builds, 'old')), existsSync(unknown)]).toEqual([false, true]);
});

test('a cache beyond the bytes of a branch ends, and its kept installs stay', async () => {
  using node = openNode();
  const scope = node.files('builds/app/scopes/main', 'cache/a', 'installs/b');
  const record = { owner: 'acme', bytes: FOLDER_BOUNDS.caches.bytes + 1, usedMs: node.at.ms };
  writeFileSync(join(scope, 'kept.json'), JSON.stringify(record));
  expect((await node.collect()).caches?.items).toBe(1);
  expect(readdirSync(scope)).toEqual(['installs']);
});

test('the folder of an app that does not exist any more ends an hour after its last use', async () => {
  using node = openNode();
  node.known.add('stays');
  for (const app of ['gone', 'stays']) {
    const scope = node.files(`builds/${app}/scopes/main`, 'cache/a', 'installs/b');
    await recordUse(scope, 'acme', [join(scope, 'cache')]);
  }
  expect((await node.collect()).caches?.items).toBe(0);
  node.at.ms += 2 * 3_600_000;
  expect((await node.collect()).caches).toMatchObject({ items: 1, left: { items: 1 } });
  expect(['gone', 'stays'].map((app) => existsSync(join(node.builds, app)))).toEqual([false, true]);
});

test('the cache of an app that builds now stays', async () => {
  using node = openNode();
  const scope = node.files('builds/app/scopes/main', 'cache/a');
  node.files('builds/app', 'work/of');
  await recordUse(scope, 'acme', [join(scope, 'cache')]);
  node.at.ms += 365 * DAY;
  expect((await node.collect()).caches?.items).toBe(0);
  expect(existsSync(join(scope, 'cache/a'))).toBe(true);
});

test.each(['not JSON', '{"owner":7}', 'x'.repeat(1_000_000)])(
  'a record with other content is not used: %.20s',
  async (text) => {
    using node = openNode();
    const scope = node.files('builds/app/scopes/main', 'cache/a');
    writeFileSync(join(scope, 'kept.json'), text);
    expect((await node.collect()).caches).toMatchObject({ items: 0, left: { items: 1, bytes: 0 } });
  },
);

test('a mirror ends an hour after its last use if no app has its repository, and one that is used stays', async () => {
  using node = openNode();
  for (const name of ['used', 'orphan', 'building']) {
    await recordUse(node.files(`git/${name}`, 'lent/objects/a'), 'acme', [join(node.mirrors, name)]);
  }
  await use(join(node.mirrors, 'building', USERS));
  expect((await node.collect()).mirrors).toMatchObject({ items: 0, left: { items: 3 } });
  node.at.ms += 2 * 3_600_000;
  expect((await node.collect()).mirrors?.items).toBe(1);
  expect(readdirSync(node.mirrors).sort()).toEqual(['building', 'used']);
  node.at.ms += FOLDER_BOUNDS.mirrors.ageMs;
  await node.collect();
  expect(readdirSync(node.mirrors)).toEqual(['building']);
});

test('a mirror with too many branches and commits ends, whether git has packed them or not', async () => {
  using node = openNode();
  const refs = Array.from({ length: MIRROR_REFS }, (_, index) => `repository.git/refs/slipway/${index}`);
  const mirror = node.files('git/used', ...refs);
  await recordUse(mirror, 'acme', [mirror]);
  expect((await node.collect()).mirrors?.items).toBe(0);
  writeFileSync(join(mirror, 'repository.git/packed-refs'), `# pack-refs\n${'a'.repeat(40)} refs/slipway/more\n`);
  expect((await node.collect()).mirrors?.items).toBe(1);
  expect(existsSync(mirror)).toBe(false);
});
