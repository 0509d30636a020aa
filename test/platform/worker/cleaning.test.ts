import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  checkoutName,
  createWorkspace,
  leaveWorkspace,
  leftWorkspaces,
  removeAside,
  removeTree,
  removeWorkspace,
  setAside,
} from '../../../src/platform/sandbox/workspace.ts';
import { APP, job, testBuilder } from '../../support/builds.ts';
import { openDispatch } from '../../support/dispatch.ts';
import { createRepository } from '../../support/repositories.ts';
import { temporaryFolder } from '../../support/temporary.ts';

/** Makes nested folders that are deeper than the longest path. */
const NEST = `const n = 'a'.repeat(200); for (let i = 0; i < 300; i += 1) { fs.mkdirSync(n); process.chdir(n); }`;

function nest(folder: string): void {
  execFileSync(process.execPath, ['-e', NEST], { cwd: folder });
}

test.each([
  ['acme/shop', 'shop'],
  ['https://git.example/acme/shop.git', 'shop'],
  ['https://git.example/acme/shop.js.git/', 'shop.js'],
  ['/srv/repositories/shop/.git', 'shop'],
  ['file:///srv/home', 'source'],
  ['https://git.example/..', 'source'],
  ['https://git.example/%2e%2e', 'source'],
  ['https://git.example/-u.git', 'source'],
  ['.git', 'source'],
  ['', 'source'],
])('the checkout of %s is in a folder %s', (repository, name) => {
  expect(checkoutName(repository)).toBe(name);
});

test('folders deeper than the longest path are removed', async () => {
  using folder = temporaryFolder();
  const tree = join(folder.path, 'tree');
  mkdirSync(tree);
  nest(tree);
  expect(await removeTree(tree)).toBe(true);
  expect(existsSync(tree)).toBe(false);
});

test('folders without permissions are removed, and targets of links are not', async () => {
  using folder = temporaryFolder();
  const tree = join(folder.path, 'tree');
  mkdirSync(join(tree, 'a/b/c'), { recursive: true });
  writeFileSync(join(folder.path, 'kept'), 'x');
  symlinkSync(folder.path, join(tree, 'a/link'));
  for (const name of ['a/b/c', 'a/b', 'a', '.']) chmodSync(join(tree, name), 0);
  expect(await removeTree(tree)).toBe(true);
  expect(readdirSync(folder.path)).toEqual(['kept']);
});

const asNobody = `
const { removeTree } = await import(process.argv[1]);
process.setgid(65534); process.setuid(65534);
process.stdout.write(String(await removeTree(process.argv[2])));`;

test.skipIf(process.getuid?.() !== 0)('a link that cannot be removed leaves the permissions of its target', () => {
  using folder = temporaryFolder();
  const [target, above] = [join(folder.path, 'target'), join(folder.path, 'above')];
  for (const path of [target, above]) mkdirSync(path);
  chmodSync(folder.path, 0o755);
  chownSync(target, 65_534, 65_534);
  chmodSync(target, 0o500);
  symlinkSync(target, join(above, 'link'));
  const module = join(import.meta.dirname, '../../../src/platform/sandbox/workspace.ts');
  const run = ['--input-type=module', '-e', asNobody, module, join(above, 'link')];
  expect(execFileSync(process.execPath, run, { encoding: 'utf8' })).toBe('false');
  expect(statSync(target).mode & 0o777).toBe(0o500);
});

test('an aborted removal reports that something is left', async () => {
  using folder = temporaryFolder();
  expect(await removeTree(folder.path, { signal: AbortSignal.abort() })).toBe(false);
  expect(existsSync(folder.path)).toBe(true);
});

test('a start moves remaining workspaces aside, skips stray files, and removes the workspaces afterwards', async () => {
  using folder = temporaryFolder();
  const app = join(folder.path, 'app');
  for (const name of ['scopes', 'one', 'two']) mkdirSync(join(app, name), { recursive: true });
  nest(join(app, 'one'));
  writeFileSync(join(folder.path, 'stray'), 'x');
  writeFileSync(join(app, 'passwd'), 'x');
  for (const name of ['app/two', 'app']) chmodSync(join(folder.path, name), 0);
  const left = await leftWorkspaces(folder.path);
  expect(left).toEqual([join(app, 'one'), join(app, 'two')]);
  await setAside(folder.path, left);
  expect(readdirSync(app).toSorted()).toEqual(['passwd', 'scopes']);
  expect(await leftWorkspaces(folder.path)).toEqual([]);
  expect(await removeAside(folder.path, left)).toEqual([]);
  expect(readdirSync(folder.path).toSorted()).toEqual(['.removed', 'app', 'stray']);
});

test('workspaces that an interrupted start set aside are removed by the next start', async () => {
  using folder = temporaryFolder();
  mkdirSync(join(folder.path, 'app/one'), { recursive: true });
  await setAside(folder.path, await leftWorkspaces(folder.path));
  expect(await removeAside(folder.path, await leftWorkspaces(folder.path))).toEqual([]);
  expect(readdirSync(folder.path, { recursive: true }).toSorted()).toEqual(['.removed', 'app']);
});

test('cleaning does not create folders if there is nothing to clean', async () => {
  using folder = temporaryFolder();
  const missing = join(folder.path, 'builds');
  expect(await leftWorkspaces(missing)).toEqual([]);
  expect(await removeAside(missing, [])).toEqual([]);
  expect(existsSync(missing)).toBe(false);
});

test('a start does not wait for removals, and does not fail because of stray files', async () => {
  using repository = createRepository({ 'index.html': '<h1>hello</h1>' });
  using data = temporaryFolder();
  const builds = join(data.path, 'builds');
  mkdirSync(join(builds, 'app/killed'), { recursive: true });
  nest(join(builds, 'app/killed'));
  for (const stray of ['stray', 'app/stray']) writeFileSync(join(builds, stray), 'x');
  symlinkSync('/etc', join(builds, 'link'));
  chmodSync(join(builds, 'app'), 0);
  const events: string[] = [];
  {
    await using stage = openDispatch({ dataDir: data.path, log: (_, event) => events.push(event) });
    await stage.dispatch.recover();
    await using built = await stage.dispatch.build(job({ repository: repository.path }), {
      signal: new AbortController().signal,
      onStage() {},
      onCommit() {},
    });
    expect(built.release.files).toBe(1);
    // The killed build's and, until the next sweep, that of the build above.
    while (readdirSync(join(builds, '.removed')).length > 1) await new Promise((resolve) => setImmediate(resolve));
  }
  expect(events.filter((event) => /failed|stay|crashed/.test(event))).toEqual([]);
  expect(readdirSync(builds).toSorted()).toEqual([
    '.removed',
    expect.stringMatching(/^[0-9a-f]{32}$/),
    'app',
    'link',
    'stray',
  ]);
  expect(readdirSync(join(builds, 'app'))).toEqual(['stray']);
});

test('a usual workspace is left for later, and a large one is removed at once', async () => {
  using folder = temporaryFolder();
  const left = () => readdirSync(join(folder.path, '.removed')).length;
  for (const [wrote, after] of [
    [{ bytes: 1_000_000, files: 1_000 }, 1],
    [{ bytes: 2 ** 30 + 1, files: 1 }, 1],
    [{ bytes: 1, files: 200_001 }, 1],
    [{ bytes: 2 ** 30, files: 200_000 }, 2],
  ] as const) {
    const workspace = await createWorkspace(folder.path, APP, 'one', undefined);
    await leaveWorkspace(folder.path, workspace, wrote);
    expect(readdirSync(workspace.app)).toEqual(['scopes']);
    expect(left()).toBe(after);
  }
  expect(await removeAside(folder.path, [])).toEqual([]);
  expect(left()).toBe(0);
});

test('only the first build of an app finds nothing in its cache', async () => {
  using folder = temporaryFolder();
  const first = await createWorkspace(folder.path, APP, 'one', undefined);
  expect(first.isFirst).toBe(true);
  mkdirSync(join(first.cache, 'npm'));
  const next = await createWorkspace(folder.path, APP, 'two', undefined);
  expect(next.isFirst).toBe(false);
});

test('the permissions of caches that an earlier build removed are restored, and links are not followed', async () => {
  using folder = temporaryFolder();
  const mode = (path: string) => statSync(path).mode & 0o777;
  const first = await createWorkspace(folder.path, APP, 'one', undefined);
  const outside = join(folder.path, 'outside');
  mkdirSync(outside, { mode: 0o700 });
  symlinkSync(outside, join(first.cache, 'link'));
  mkdirSync(join(first.cache, 'npm'));
  chmodSync(join(first.cache, 'npm'), 0);
  chmodSync(first.cache, 0);
  const next = await createWorkspace(folder.path, APP, 'two', undefined);
  expect([mode(next.cache), mode(join(next.cache, 'npm')), mode(outside)]).toEqual([0o755, 0o755, 0o700]);
});

test("the mode of an app's folder is restored, whatever a build did to it", async () => {
  using folder = temporaryFolder();
  const first = await createWorkspace(folder.path, APP, 'one', undefined);
  chmodSync(first.app, 0);
  await removeWorkspace(first);
  expect(readdirSync(first.app)).toEqual(['scopes']);
  chmodSync(first.app, 0);
  const next = await createWorkspace(folder.path, APP, 'two', undefined);
  expect(statSync(next.app).mode & 0o777).toBe(0o755);
});

test.each(['auto', 'none'] as const)(
  'the next build succeeds after a hostile one (isolation %s)',
  async (isolation) => {
    using repository = createRepository({ 'index.html': '<h1>hello</h1>' });
    using builder = testBuilder({ isolation });
    const deep = `node -e "${NEST}"`;
    await builder.failure(
      job({ repository: repository.path, buildCommand: `${deep}; chmod 000 .. ../../../* ../.. ../../..; exit 1` }),
    );
    await using output = await builder.build(
      job({ repository: repository.path, buildCommand: 'mkdir dist; echo x > dist/x' }),
    );
    expect(output.read('x')).toBe('x\n');
    expect(readdirSync(join(builder.dataDir, 'builds')).filter((name) => name !== '.removed')).toHaveLength(1);
  },
);

test('a sandboxed build cannot change the folder of its app, and sees only its cache', async (context) => {
  using repository = createRepository({ 'index.html': '<h1>hello</h1>' });
  using data = temporaryFolder('data', '/var/tmp');
  using builder = testBuilder({ dataDir: data.path });
  if ((await builder.builder.sandbox()).isolation.kind === 'none') return context.skip('bubblewrap does not work here');
  const command = 'mkdir dist; cd ../../..; { chmod 777 . || echo no; touch x || echo no; ls; } > "$OLDPWD/dist/out"';
  await using output = await builder.build(job({ repository: repository.path, buildCommand: command }));
  expect(output.read('out').split('\n').slice(0, 3)).toEqual(['no', 'no', 'cache']);
});
