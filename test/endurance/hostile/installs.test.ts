import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  symlinkSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { APP, job, testBuilder } from '../../support/builds.ts';
import { BUILD, FILES, INSTALL, installStage } from '../../support/installs.ts';
import { temporaryFolder } from '../../support/temporary.ts';

test.each(['auto', 'none'] as const)(
  'a second deployment gets all that the install of the first wrote, also outside of node_modules (%s)',
  async (isolation) => {
    using site = installStage({ isolation });
    const first = await site.deploy();
    const second = await site.deploy();
    expect(first).toMatchObject({ from: undefined, found: 'tool\nmade\nchanged\nhome\n/etc/hostname\n' });
    expect(first.log).toContain('The install is kept for this commit only, because `sh install.sh` can read any file');
    expect(second).toMatchObject({ from: first.id, stamp: first.stamp, found: first.found });
    expect(second.log).not.toContain('$ sh install.sh');
    expect(readdirSync(site.folder).filter((name) => name.startsWith('.'))).toEqual([]);
  },
);

test('an install runs again for another lockfile, app, command, variable, repository or commit, and for the first that is left', async () => {
  using site = installStage();
  const first = await site.deploy();
  const app = { ...APP, appID: 'other' };
  expect(await site.deploy({ app })).toMatchObject({ from: undefined });
  expect(await site.deploy({ env: { MODE: 'x' } })).toMatchObject({ from: undefined });
  expect(await site.deploy({ settings: { installCommand: 'sh ./install.sh' } })).toMatchObject({ from: undefined });
  expect(await site.deploy({ repository: `${site.repository.path}/.git` })).toMatchObject({ from: undefined });
  site.repository.commit({ 'page.html': 'x' });
  const bound = await site.deploy();
  expect(bound).toMatchObject({ from: undefined });
  site.repository.git('reset', '-q', '--hard', 'HEAD~1');
  expect(await site.deploy()).toMatchObject({ from: first.id });
});

test('what a build writes is not in the next deployment', async () => {
  using site = installStage();
  const spoil = `${BUILD}; echo spoiled > node_modules/tool/stamp; rm packages/a/made; find / -name tree.tar -writable 2>/dev/null > dist/reached; true`;
  const first = await site.deploy({ buildCommand: `${spoil}; cat dist/reached >> dist/found` });
  expect(await site.deploy()).toMatchObject({ from: first.id, stamp: first.stamp, found: first.found });
});

const FAULTS: readonly { readonly name: string; readonly spoil: (entry: string, other: string) => void }[] = [
  { name: 'that is cut off', spoil: (entry) => truncateSync(join(entry, 'tree.tar'), 2_048) },
  {
    name: 'with a changed byte',
    spoil(entry) {
      const archive = join(entry, 'tree.tar');
      const bytes = readFileSync(archive);
      bytes[600] = (bytes[600] ?? 0) ^ 1;
      chmodSync(archive, 0o644);
      writeFileSync(archive, bytes);
    },
  },
  { name: 'without a label', spoil: (entry) => renameSync(join(entry, 'label.json'), join(entry, 'gone')) },
  { name: 'with half a label', spoil: (entry) => truncateSync(join(entry, 'label.json'), 40) },
  {
    name: 'of another app',
    spoil(entry, other) {
      renameSync(entry, `${entry}.old`);
      renameSync(other, entry);
    },
  },
];

test.each(FAULTS)('an entry $name is not used, and replaced', async ({ spoil }) => {
  using site = installStage();
  const first = await site.deploy();
  const [entry = ''] = site.entries();
  await site.deploy({ app: { ...APP, appID: 'other' } });
  spoil(entry, site.entries().find((each) => each !== entry) ?? '');
  const second = await site.deploy();
  expect(second.from).toBeUndefined();
  expect(second.stamp).not.toBe(first.stamp);
  expect(await site.deploy()).toMatchObject({ from: second.id, stamp: second.stamp });
});

test('an archive that cannot be unpacked leaves a fresh checkout, and the install runs', async () => {
  using site = installStage({ limits: { fileBytes: 40_000 } });
  const big = 'head -c 30000 /dev/zero > node_modules/big';
  site.repository.commit({ 'install.sh': `${INSTALL}${big}\n` });
  const first = await site.deploy();
  using small = testBuilder({ dataDir: site.builder.dataDir, limits: { fileBytes: 20_000 } });
  const facts = await small.failure(job({ repository: site.repository.path, settings: site.settings }));
  expect(facts).toMatchObject({ stage: 'install', code: 'output_too_large' });
  expect(facts.log).toContain('The kept install could not be brought back: installing again');
  expect(first.from).toBeUndefined();
});

test('a deployment that fails after its install was brought back installs again the next time', async () => {
  using site = installStage();
  await site.deploy();
  const failing = { repository: site.repository.path, settings: site.settings, buildCommand: 'exit 1' };
  expect(await site.builder.failure(job(failing))).toMatchObject({ stage: 'build' });
  const second = await site.deploy();
  expect(second.from).toBeUndefined();
  // An install before a failed build is kept all the same.
  site.repository.commit({ 'page.html': 'x' });
  const failed = job(failing);
  await site.builder.failure(failed);
  expect(await site.deploy()).toMatchObject({ from: failed.deployID });
});

test('a deployment that fails at a line of its sources keeps the install that was brought back', async () => {
  using site = installStage();
  site.repository.commit({ 'bad.js': 'const a = 1;\nconst b = ;\n' });
  const first = await site.deploy();
  const failing = { repository: site.repository.path, settings: site.settings, buildCommand: 'node bad.js' };
  expect(await site.builder.failure(job(failing))).toMatchObject({ diagnostics: [{ file: 'bad.js', line: 2 }] });
  expect(await site.deploy()).toMatchObject({ from: first.id });
});

test('an install that wrote the path of its folder is brought back to the same path, and to no other', async () => {
  using site = installStage();
  site.repository.commit({ 'install.sh': `${INSTALL}pwd > node_modules/tool/stamp\n` });
  const first = await site.deploy();
  const second = await site.deploy();
  expect(second).toMatchObject({ from: first.id, stamp: first.stamp, found: first.found });
  // A killed worker left a workspace at that path.
  const [app = ''] = readdirSync(join(site.builder.dataDir, 'builds')).filter((name) => /^[0-9a-f]{32}$/.test(name));
  mkdirSync(join(site.builder.dataDir, 'builds', app, 'work', 'root'), { recursive: true });
  const third = await site.deploy();
  expect(third).toMatchObject({ from: undefined, found: first.found });
  expect(third.stamp).not.toBe(first.stamp);
});

test('clearing the caches of an app removes its installs and downloads at its next build, and those of no other', async () => {
  using site = installStage();
  const other = { app: { ...APP, appID: 'other' } };
  const first = await site.deploy({ buildCommand: `${BUILD}; echo x > "$npm_config_cache-mark"` });
  const neighbour = await site.deploy(other);
  const cleared = { settings: { ...site.settings, cachesOf: 'one' } };
  const seen = `${BUILD}; ls "$npm_config_cache-mark" >> dist/found; true`;
  const second = await site.deploy({ ...cleared, buildCommand: seen });
  expect(second).toMatchObject({ from: undefined, found: first.found });
  expect(site.entries()).toHaveLength(2);
  expect(await site.deploy(cleared)).toMatchObject({ from: second.id });
  expect(await site.deploy(other)).toMatchObject({ from: neighbour.id });
});

test.each([null, 'dpl-killed'])(
  'what a killed worker had half kept is no entry, and is removed (%s)',
  async (deployID) => {
    using site = installStage();
    const first = await site.deploy();
    const draft = join(site.folder, '.drafts', 'dpl-killed');
    mkdirSync(draft, { recursive: true });
    writeFileSync(join(draft, 'tree.tar'), 'half');
    await (await site.builder.builder.clean(deployID))();
    expect(
      readdirSync(join(draft, '..', '..')).flatMap((name) =>
        name === '.drafts' ? readdirSync(join(draft, '..')) : [],
      ),
    ).toEqual([]);
    expect(await site.deploy()).toMatchObject({ from: first.id });
  },
);

test.each([null, 'dpl-killed'])(
  'a link in the place of the drafts leads to nothing that is removed (%s)',
  async (deployID) => {
    using site = installStage();
    using victim = temporaryFolder('victim');
    for (const name of ['dpl-killed', 'dpl-killed.cache']) mkdirSync(join(victim.path, name));
    mkdirSync(site.folder, { recursive: true });
    for (const name of ['.drafts', '.removed']) symlinkSync(victim.path, join(site.folder, name));
    await (await site.builder.builder.clean(deployID))();
    expect(readdirSync(victim.path)).toEqual(['dpl-killed', 'dpl-killed.cache']);
  },
);

test('the oldest installs are removed beyond the limit of a branch and that of all', async () => {
  using site = installStage({ limits: { installBytes: 180_000 } });
  site.repository.commit({ 'install.sh': `${INSTALL}head -c 40000 /dev/zero > node_modules/big\n` });
  for (const MODE of ['a', 'b', 'a', 'c']) await site.deploy({ env: { MODE } });
  expect(site.entries()).toHaveLength(2);
  expect(await site.deploy({ env: { MODE: 'a' } })).toMatchObject({ from: expect.any(String) });
  expect(await site.deploy({ env: { MODE: 'b' } })).toMatchObject({ from: undefined });
  using all = installStage({ dataDir: site.builder.dataDir, limits: { installsBytes: 90_000 } });
  await all.deploy({ repository: site.repository.path, app: { ...APP, appID: 'new' }, env: { MODE: 'd' } });
  expect(site.entries()).toHaveLength(1);
});

test('the total of all installs is counted once after a start, and then not from the folders of other apps', async () => {
  using site = installStage({ limits: { installsBytes: 300_000 } });
  const keepFor = (appID: string) => site.deploy({ app: { ...APP, appID } });
  await keepFor('first');
  // Larger than the limit, but no keep of this store has counted it.
  const foreign = join(site.builder.dataDir, 'builds', 'f'.repeat(32), 'scopes/one/installs', 'e'.repeat(64));
  mkdirSync(foreign, { recursive: true });
  writeFileSync(join(foreign, 'tree.tar'), Buffer.alloc(400_000, 'x'));
  utimesSync(foreign, 1, 1);
  await keepFor('second');
  expect(site.entries()).toHaveLength(3);
  await (await site.builder.builder.clean(null))();
  await keepFor('third');
  expect(site.entries()).toHaveLength(3);
  expect(site.entries()).not.toContain(foreign);
});

/** The installs of an app whose worker was taken over, which can make any file there. */
function takenOver(site: ReturnType<typeof installStage>): string {
  return join(site.builder.dataDir, 'builds', 'f'.repeat(32), 'scopes/one/installs');
}

/** Has the next deployment list the entries of all apps. */
async function deployAndListAll(site: ReturnType<typeof installStage>): Promise<void> {
  await (await site.builder.builder.clean(null))();
  await site.deploy({ app: { ...APP, appID: 'third' } });
}

test('a file with holes does not remove the installs of others', async () => {
  using site = installStage();
  await site.deploy();
  const [victim] = site.entries();
  const folder = join(takenOver(site), 'aaa');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'tree.tar'), '');
  truncateSync(join(folder, 'tree.tar'), 8 * 2 ** 40);
  await deployAndListAll(site);
  expect(site.entries()).toContain(victim);
  expect(site.entries()).not.toContain(folder);
});

test('an app beyond its own limit loses its entries before others lose theirs', async () => {
  using site = installStage({ limits: { installBytes: 400_000, installsBytes: 600_000 } });
  await site.deploy();
  const [victim = ''] = site.entries();
  utimesSync(victim, 1, 1);
  for (const name of ['aaa', 'bbb']) {
    mkdirSync(join(takenOver(site), name), { recursive: true });
    writeFileSync(join(takenOver(site), name, 'tree.tar'), Buffer.alloc(300_000, 'x'));
  }
  await deployAndListAll(site);
  expect(site.entries()).toContain(victim);
  expect(readdirSync(takenOver(site))).toHaveLength(1);
});

test('the installs of a branch with more names than a worker makes is moved aside as a whole, also its own', async () => {
  using site = installStage();
  await site.deploy();
  const [victim] = site.entries();
  const flood = (dir: string) => {
    for (let at = 0; at < 2_000; at += 1) mkdirSync(join(dir, String(at)), { recursive: true });
  };
  flood(takenOver(site));
  await deployAndListAll(site);
  expect(site.entries()).toContain(victim);
  expect(existsSync(takenOver(site))).toBe(false);
  flood(site.folder);
  await site.deploy();
  expect(existsSync(site.folder)).toBe(false);
  expect(await site.deploy()).toMatchObject({ from: undefined });
  expect(await site.deploy()).toMatchObject({ from: expect.any(String) });
  expect(await site.builder.builder.sweep()).toEqual([]);
  expect(readdirSync(join(site.builder.dataDir, 'builds/.removed'))).toEqual([]);
});

test('nothing is kept without a lockfile, for a platform that builds once, and of an install beyond the limit', async () => {
  const { 'package-lock.json': _, ...unlocked } = FILES;
  for (const [options, files] of [
    [{}, unlocked],
    [{ lasting: false }, FILES],
    [{ limits: { installBytes: 4_096 } }, FILES],
  ] as const) {
    using site = installStage({ ...options }, files);
    await site.deploy();
    expect(site.entries()).toEqual([]);
    expect(await site.deploy()).toMatchObject({ from: undefined });
  }
});
