import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { withoutCredentials } from '../../../src/contract/repository.ts';
import { BuildFailure } from '../../../src/platform/shared/types.ts';
import { Mirror } from '../../../src/platform/supervisor/mirror.ts';
import { resolveRepository } from '../../../src/platform/worker/source/repository.ts';
import { job, testBuilder } from '../../support/builds.ts';
import { createRepository } from '../../support/repositories.ts';
import { temporaryFolder } from '../../support/temporary.ts';

const PAGE = { 'index.html': '<h1>one</h1>' };

function refusal(repository: string, allowLocal = false): string {
  try {
    return resolveRepository(repository, { template: 'https://git.example/{repository}.git', allowLocal }).url;
  } catch (error) {
    return error instanceof BuildFailure ? error.facts.code : String(error);
  }
}

test('a repository is owner/name or an https URL', () => {
  expect(refusal('acme/shop')).toBe('https://git.example/acme/shop.git');
  expect(refusal('acme/shop.git')).toBe('https://git.example/acme/shop.git');
  expect(refusal('https://git.example/a/b')).toBe('https://git.example/a/b');
});

test.each([
  '/etc',
  'file:///etc',
  'ext::sh -c id',
  'ext://sh',
  '--upload-pack=touch x',
  '-x/y',
  'ssh://git@git.example/a/b',
  'git@git.example:a/b.git',
  'git://git.example/a/b',
  'http://git.example/a/b',
  'fd::17',
  '../../etc',
  'a/../../b',
  './a',
  '',
])('refuses to clone %j', (repository) => {
  expect(refusal(repository)).toBe('repository_not_allowed');
});

test.each(['ext::sh -c id', '--upload-pack=touch x', 'ssh://git@git.example/a/b', 'file://host/share', 'a:b'])(
  'refuses to clone %j even if local repositories are allowed',
  (repository) => {
    expect(refusal(repository, true)).toBe('repository_not_allowed');
  },
);

test.each([
  ['https://git.example.com/acme/shop.git', 'token'],
  ['https://git.example.com/acme/shop', 'token'],
  ['https://git.example.com/acme/shop/more.git', undefined],
  ['https://git.example.com.other.example/acme/shop.git', undefined],
  ['https://other.example/acme/shop.git', undefined],
])('the address %s gets the credentials of the template if it is one of its own: %s', (url, password) => {
  const template = 'https://x:token@git.example.com/{repository}.git';
  const found = resolveRepository(url, { template, allowLocal: false });
  expect(found.credentials?.password).toBe(password);
  expect(found.url).not.toContain('token');
});

test('credentials in a URL are not shown', () => {
  expect(withoutCredentials('fatal: https://me:pw@git.example/a: no')).toBe('fatal: https://git.example/a: no');
});

test('builds the tip of the branch, and names its commit', async () => {
  using repository = createRepository(PAGE);
  const next = repository.commit({ 'index.html': '<h1>two</h1>' }, 'preview/one');
  repository.git('checkout', '-q', 'main');
  using builder = testBuilder();
  await using main = await builder.build(job({ repository: repository.path }));
  await using preview = await builder.build(job({ repository: repository.path, branch: 'preview/one' }));
  expect(main.read('index.html')).toBe('<h1>one</h1>');
  expect(preview.commit).toBe(next);
  expect(preview.read('index.html')).toBe('<h1>two</h1>');
});

test('builds a tag if there is no branch with the name', async () => {
  using repository = createRepository(PAGE);
  repository.git('tag', '-a', '-m', 'one', 'v1');
  const tagged = repository.git('rev-parse', 'HEAD');
  repository.commit({ 'index.html': '<h1>two</h1>' });
  using builder = testBuilder();
  await using output = await builder.build(job({ repository: repository.path, branch: 'v1' }));
  expect(output.commit).toBe(tagged);
});

test('builds the requested commit, and fetches a later tip of the same branch', async () => {
  using repository = createRepository(PAGE);
  const first = repository.git('rev-parse', 'HEAD');
  repository.commit({ 'index.html': '<h1>two</h1>' });
  using builder = testBuilder();
  await using tip = await builder.build(job({ repository: repository.path }));
  await using old = await builder.build(job({ repository: repository.path, commit: first }));
  repository.commit({ 'index.html': '<h1>three</h1>' });
  await using newest = await builder.build(job({ repository: repository.path }));
  expect([old.read('index.html'), tip.read('index.html'), newest.read('index.html')]).toEqual([
    '<h1>one</h1>',
    '<h1>two</h1>',
    '<h1>three</h1>',
  ]);
});

test('follows a branch whose history was rewritten', async () => {
  using repository = createRepository(PAGE);
  using builder = testBuilder();
  await using _ = await builder.build(job({ repository: repository.path }));
  repository.git('checkout', '-q', '--orphan', 'other');
  const rewritten = repository.commit({ 'index.html': '<h1>new</h1>' });
  repository.git('branch', '-M', 'other', 'main');
  await using output = await builder.build(job({ repository: repository.path }));
  expect(output.commit).toBe(rewritten);
});

test('builds a commit that the mirror has even if the repository is gone, and otherwise reports the missing repository', async () => {
  const repository = createRepository(PAGE);
  const commit = repository.git('rev-parse', 'HEAD');
  using builder = testBuilder();
  await using _ = await builder.build(job({ repository: repository.path }));
  repository[Symbol.dispose]();
  await using output = await builder.build(job({ repository: repository.path, commit }));
  expect(output.commit).toBe(commit);
  expect(await builder.failure(job({ repository: repository.path }))).toMatchObject({ code: 'repository_not_found' });
});

test('makes a broken mirror again', async () => {
  using repository = createRepository(PAGE);
  using builder = testBuilder();
  await using first = await builder.build(job({ repository: repository.path }));
  const mirror = first.log && join(builder.dataDir, 'git');
  for (const path of ['HEAD', 'config']) rmSync(join(mirror, await onlyEntry(mirror), 'repository.git', path));
  await using second = await builder.build(job({ repository: repository.path }));
  expect(second.commit).toBe(first.commit);
});

async function onlyEntry(folder: string): Promise<string> {
  const { readdir } = await import('node:fs/promises');
  return (await readdir(folder))[0] ?? '';
}

test('a build can ask git for its commit and branch', async () => {
  using repository = createRepository(PAGE);
  const commit = repository.git('rev-parse', 'HEAD');
  using builder = testBuilder();
  const buildCommand = 'mkdir dist && git log -1 --format=%H > dist/commit && git branch --show-current > dist/branch';
  await using output = await builder.build(job({ repository: repository.path, buildCommand }));
  expect(output.read('commit')).toBe(`${commit}\n`);
  expect(output.read('branch')).toBe('main\n');
});

const COUNT = 'mkdir dist && git rev-list --count HEAD > dist/commits && git log -1 --format=%H -- page.md > dist/page';
const DATED = { 'page.md': '# Page', 'site/.vitepress/config.mts': 'export default { lastUpdated: true };' };

test('sources that read the history get it, also after more commits; others have one commit', async () => {
  using repository = createRepository(PAGE);
  using builder = testBuilder();
  repository.commit({ 'index.html': 'two' });
  const { path } = repository;
  const commits = async (source = path) => {
    await using output = await builder.build(job({ repository: source, buildCommand: COUNT }));
    return [output.read('commits').trim(), output.read('page').trim()];
  };
  expect(await commits()).toEqual(['1', '']);
  const page = repository.commit(DATED);
  repository.commit({ 'index.html': 'three' });
  expect(await commits()).toEqual(['4', page]);
  repository.commit({ 'index.html': 'four' });
  expect(await commits()).toEqual(['5', page]);
  // As the checkout of a runner.
  using runner = temporaryFolder();
  const shallow = join(runner.path, 'shallow');
  repository.git('clone', '-q', '--depth=2', `file://${path}`, shallow);
  expect((await commits(shallow))[0]).toBe('2');
});

test('a history that cannot be fetched is a warning', async () => {
  const repository = createRepository({ ...PAGE, ...DATED });
  const commit = repository.commit({ 'index.html': 'two' });
  using builder = testBuilder();
  await using _ = await builder.build(job({ repository: repository.path }));
  repository[Symbol.dispose]();
  await using output = await builder.build(job({ repository: repository.path, commit, buildCommand: COUNT }));
  expect(output.read('commits')).toBe('1\n');
  expect(output.log).toMatch(/^Warning: the history could not be fetched, so dates of changes may be wrong: /m);
});

test('has different failures for a missing repository, branch, commit and root directory', async () => {
  using repository = createRepository(PAGE);
  using nothing = temporaryFolder();
  using builder = testBuilder();
  const { path } = repository;
  const commit = 'a'.repeat(40);
  const failures = [
    await builder.failure(job({ repository: join(nothing.path, 'none') })),
    await builder.failure(job({ repository: nothing.path })),
    await builder.failure(job({ repository: path, branch: 'nope' })),
    await builder.failure(job({ repository: path, branch: '--help' })),
    await builder.failure(job({ repository: path, commit })),
    await builder.failure(job({ repository: path, settings: { rootDirectory: 'packages/web' } })),
    await builder.failure(job({ repository: path, settings: { rootDirectory: '../..' } })),
  ];
  expect(failures.map(({ stage, code }) => `${stage} ${code}`)).toEqual([
    'clone repository_not_found',
    'clone repository_not_found',
    'clone branch_not_found',
    'clone branch_not_found',
    'clone commit_not_found',
    'clone root_directory_missing',
    'clone root_directory_missing',
  ]);
  expect(failures[2]?.message).toBe(`The repository file://${path} has no branch "nope"`);
  expect(failures[4]?.message).toBe(`The repository file://${path} has no commit ${commit}`);
});

test('refuses a submodule that is on this machine', async () => {
  using secret = createRepository({ 'key.txt': 'secret' });
  using repository = createRepository(PAGE);
  repository.commit({ '.gitmodules': `[submodule "s"]\n\tpath = s\n\turl = ${secret.path}\n` });
  repository.git('update-index', '--add', '--cacheinfo', `160000,${secret.git('rev-parse', 'HEAD')},s`);
  repository.git('commit', '-q', '-m', 'Add');
  using builder = testBuilder();
  const failure = await builder.failure(job({ repository: repository.path }));
  expect(failure).toMatchObject({ stage: 'clone', code: 'repository_not_allowed' });
  expect(failure.message).toMatch(/ has a URL that is not https: clone of '.*' into submodule path 's' failed$/);
  expect(failure.log).toContainEqual(expect.stringContaining("into submodule path 's' failed"));
});

test.each(['ext::sh -c "touch /tmp/slipway-pwned"', '-u./payload', 'ssh://-oProxyCommand=touch/x'])(
  'refuses the submodule URL %j',
  async (url) => {
    using repository = createRepository(PAGE);
    const head = repository.git('rev-parse', 'HEAD');
    repository.commit({ '.gitmodules': `[submodule "s"]\n\tpath = s\n\turl = ${JSON.stringify(url)}\n` });
    repository.git('update-index', '--add', '--cacheinfo', `160000,${head},s`);
    repository.git('commit', '-q', '-m', 'Add');
    using builder = testBuilder();
    const { stage, code } = await builder.failure(job({ repository: repository.path }));
    expect(stage).toBe('clone');
    expect(['repository_not_allowed', 'clone_failed']).toContain(code);
  },
);

test('hooks of a repository and filters in git configurations do not run', async () => {
  using repository = createRepository({
    ...PAGE,
    '.githooks/post-checkout': '#!/bin/sh\ntouch ../hooked',
    '.gitattributes': '*.html filter=evil',
    '.gitconfig': '[filter "evil"]\n\tsmudge = touch hooked',
  });
  using host = temporaryFolder();
  using builder = testBuilder({
    env: { ...process.env, GIT_CONFIG_GLOBAL: join(host.path, 'config'), HOME: host.path },
  });
  await using output = await builder.build(job({ repository: repository.path }));
  expect(output.read('index.html')).toBe('<h1>one</h1>');
});

test('a tree with a name of ".." is refused', async () => {
  using repository = createRepository(PAGE);
  const blob = repository.git('rev-parse', 'HEAD:index.html');
  const entry = Buffer.concat([Buffer.from('40000 ..\0'), Buffer.from(tree(repository, blob), 'hex')]);
  const root = repository.object('tree', entry);
  const commit = repository.git('commit-tree', root, '-m', 'evil');
  repository.git('update-ref', 'refs/heads/main', commit);
  using builder = testBuilder();
  const { stage, code } = await builder.failure(job({ repository: repository.path }));
  expect(`${stage} ${code}`).toBe('clone clone_failed');
});

function tree(repository: ReturnType<typeof createRepository>, blob: string): string {
  return repository.object('tree', Buffer.concat([Buffer.from('100644 evil.txt\0'), Buffer.from(blob, 'hex')]));
}

test('the output of a server through git is bounded in the record and in the log', async () => {
  using folder = temporaryFolder();
  const script =
    "#!/bin/sh\nyes 'remote: flood' | head -n 200000 >&2\nhead -c 9000 /dev/zero | tr '\\0' x >&2\nexit 128\n";
  writeFileSync(join(folder.path, 'git'), script, { mode: 0o755 });
  const logged: string[] = [];
  const context = {
    env: { PATH: `${folder.path}:${process.env.PATH}` },
    signal: new AbortController().signal,
    onLine: (line: string) => logged.push(line),
  };
  const repository = { url: 'https://git.example/a', shown: 'https://git.example/a', protocols: 'https' };
  const mirror = new Mirror(join(folder.path, 'mirrors'), repository, async () => () => {});
  await mirror.make();
  const failure = await mirror.fetch({ branch: 'main', commit: null }, context).then(
    () => undefined,
    (error: unknown) => error,
  );
  const facts = failure instanceof BuildFailure ? failure.facts : undefined;
  expect(facts).toMatchObject({ stage: 'clone', code: 'clone_failed' });
  expect(facts?.log).toHaveLength(50);
  expect(facts?.log.at(-1)).toHaveLength(2_000);
  expect(logged).toHaveLength(1_001);
  expect(logged.at(-1)).toBe('[… 199001 more lines of git are left out …]');
});
