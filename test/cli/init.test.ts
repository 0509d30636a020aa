import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { initFiles } from '../../src/cli/project/init-files.ts';
import { parsePolicy } from '../../src/platform/identity/policy.ts';
import { createRepository } from '../support/repositories.ts';
import { writeRunFileOf } from '../support/run-file.ts';
import { temporaryFolder } from '../support/temporary.ts';
import { inTerminal } from '../support/terminal.ts';
import { findings } from '../support/workflow-findings.ts';

const REMOTE = [
  'init',
  '--org',
  'acme',
  '--project',
  'web',
  '--app',
  'shop',
  '--base-url',
  'https://platform.example.com',
];
const PLAN = {
  ...{ org: 'acme', project: 'web', app: 'shop', folder: '', branch: 'main', audience: 'https://platform.example.com' },
  ...{ baseUrl: 'https://platform.example.com', exchangeUrl: undefined, runsOn: undefined },
  ...{ buildCommand: undefined, outputDirectory: undefined },
};
const DEPLOY = '.github/workflows/deploy.yml';

describe('slipway init', () => {
  test.each([
    ['a platform by its URL', PLAN],
    ['the platform of this machine', { ...PLAN, baseUrl: undefined, audience: undefined }],
    ['an app of a folder', { ...PLAN, folder: "apps/o'neill" }],
    [
      'every setting',
      {
        ...PLAN,
        ...{ app: '1.docs', branch: 'on', exchangeUrl: 'https://login.example.com/token', runsOn: 'self-hosted' },
        ...{ buildCommand: 'npm run "build": now # all', outputDirectory: 'dist: out' },
      },
    ],
  ])(
    "writes workflows for %s in which GitHub's validator finds nothing, with the values as they are",
    async (_, plan) => {
      const workflows = initFiles(plan).filter(({ path }) => path.endsWith('.yml'));
      for (const { path, text } of workflows) {
        expect(await findings(path, text), text).toEqual([]);
        const [job] = Object.values<{ readonly with: Record<string, unknown> }>(parse(text).jobs);
        expect(job?.with).toMatchObject({ app: plan.app });
        expect(job?.with['build-command']).toBe(plan.buildCommand);
        const settings = plan.folder === '' ? undefined : { rootDirectory: plan.folder };
        expect(JSON.parse(String(job?.with['app-settings'] ?? null)) ?? undefined).toEqual(settings);
        if (path === DEPLOY) expect(parse(text).on.push.branches).toEqual([plan.branch]);
      }
      expect(workflows.length).toBe(plan.baseUrl ? 2 : 1);
    },
  );

  test('writes nothing a second time, and overwrites no file unasked', async () => {
    using repository = createRepository({ 'package.json': '{"devDependencies":{"vite":"8","waku":"1"}}' });
    const at = { cwd: repository.path };
    const first = await inTerminal([...REMOTE, '--json'], at);
    expect(JSON.parse(first.out)).toMatchObject({
      detected: 'waku',
      written: [{}, {}, {}].map(() => expect.any(String)),
    });
    expect(JSON.parse(readFileSync(join(repository.path, '.slipway.json'), 'utf8'))).toEqual({
      ...{ org: 'acme', project: 'web', app: 'shop', baseUrl: 'https://platform.example.com' },
    });
    expect((await inTerminal(REMOTE, at)).out).toMatch(/^Everything is there already\.\n/);

    const mine = '# mine\u001b[2J\n';
    writeFileSync(join(repository.path, DEPLOY), mine);
    const refused = await inTerminal([...REMOTE, '--runs-on', 'arm'], at);
    expect([refused.exitCode, refused.out]).toEqual([2, '']);
    expect(refused.err).toContain(`${DEPLOY} differs:\n`);
    expect(refused.err).toContain('    -# mine\n');
    expect(readFileSync(join(repository.path, DEPLOY), 'utf8')).toBe(mine);
    expect((await inTerminal([...REMOTE, '--force'], at)).exitCode).toBe(0);
    expect(readFileSync(join(repository.path, DEPLOY), 'utf8')).toBe(initFiles(PLAN)[1]?.text);
  });

  test('in a folder with a site of its own binds the folder, and writes workflows of its own to the root', async () => {
    const files = { 'package.json': '{"workspaces":["apps/*"]}', 'apps/docs/package.json': '{}', 'scripts/x.sh': '' };
    using repository = createRepository(files);
    const names = REMOTE.filter((word) => !['--app', 'shop'].includes(word));
    const run = await inTerminal(names, { cwd: join(repository.path, 'apps/docs') });
    expect(run.err).toContain(`Folder apps/docs of ${repository.path}. Its workflows are in the root`);
    const read = (path: string) => readFileSync(join(repository.path, path), 'utf8');
    expect(JSON.parse(read('apps/docs/.slipway.json'))).toMatchObject({ app: 'docs' });
    const workflow = parse(read('.github/workflows/deploy-docs.yml'));
    expect(workflow.name).toBe('Deploy of docs');
    expect(JSON.parse(workflow.jobs.deploy.with['app-settings'])).toEqual({ rootDirectory: 'apps/docs' });
    expect(run.out).toContain('in deploy-docs.yml.');
    // The app of the root is another one, and a folder without a site is part of it.
    const root = await inTerminal(REMOTE, { cwd: join(repository.path, 'scripts') });
    expect(root.err).toContain('(you are in scripts/, which has no site of its own)');
    expect(JSON.parse(read('.slipway.json'))).toMatchObject({ app: 'shop' });
    const again = await inTerminal(['init'], { cwd: join(repository.path, 'apps/docs') });
    expect(again.out).toMatch(/^Everything is there already\.\n/);
  });

  test('runs the workflows of a folder for changes of what its app is built from', async () => {
    const manifest = (name: string, ...names: readonly string[]) =>
      JSON.stringify({ name, dependencies: Object.fromEntries(names.map((each) => [each, '*'])) });
    using repository = createRepository({
      ...{ 'package.json': '{"workspaces":["apps/*","packages/*"]}', 'package-lock.json': '{}', 'README.md': 'x' },
      ...{ 'apps/docs/package.json': manifest('docs', '@acme/ui', 'react') },
      ...{
        'packages/ui/package.json': manifest('@acme/ui', '@acme/tokens'),
        'packages/tokens/package.json': manifest('@acme/tokens', '@acme/ui'),
      },
      ...{ 'packages/other/package.json': manifest('@acme/other'), 'apps/site/package.json': manifest('site') },
    });
    const names = REMOTE.filter((word) => !['--app', 'shop'].includes(word));
    await inTerminal(names, { cwd: join(repository.path, 'apps/docs') });
    const read = (name: string) => readFileSync(join(repository.path, `.github/workflows/${name}-docs.yml`), 'utf8');
    const built = ['apps/docs/**', 'packages/ui/**', 'packages/tokens/**', 'package.json', 'package-lock.json'];
    const { on: deploys } = parse(read('deploy'));
    const { on: pulls } = parse(read('pull-requests'));
    expect(deploys.push.paths).toEqual([...built, '.github/workflows/deploy-docs.yml']);
    expect(pulls.pull_request.paths).toEqual([...built, '.github/workflows/pull-requests-docs.yml']);
    expect(pulls.pull_request.types).toContain('closed');
    expect(read('pull-requests')).toContain('If the check is required, remove them');
    for (const name of ['deploy', 'pull-requests']) expect(await findings(`${name}-docs.yml`, read(name))).toEqual([]);
    // The app of the root is the whole repository.
    await inTerminal(REMOTE, { cwd: repository.path });
    expect(readFileSync(join(repository.path, DEPLOY), 'utf8')).not.toContain('paths:');
  });

  test.each([
    ['http://127.0.0.1:4400', [], true],
    ['https://platform.localhost:8443', ['--runs-on', 'windows-2025'], true],
    ['http://127.0.0.1:4400', ['--runs-on', 'self-hosted'], false],
    ['https://platform.example.com', [], false],
  ])('says whether a runner can reach %s with %j', async (url, flags, isTold) => {
    using repository = createRepository({ 'index.html': 'x' });
    const argv = ['init', '--org', 'acme', '--project', 'web', '--app', 'shop', '--base-url', url, ...flags];
    const { err, out, exitCode } = await inTerminal([...argv, '--json'], { cwd: repository.path });
    const told = `${url} is an address of this machine alone, and GitHub's runner (${flags[1] ?? 'ubuntu-latest'}) cannot reach it.`;
    expect(exitCode).toBe(0);
    expect([err.includes(told), JSON.parse(out).steps[0].startsWith(told)]).toEqual([isTold, isTold]);
  });

  test('says what to add to platform.json, and calls the workflows of a given commit', async () => {
    using repository = createRepository({ 'index.html': 'x' });
    repository.git('remote', 'add', 'origin', 'https://github.com/acme/shop.git');
    const sha = '0123456789abcdef0123456789abcdef01234567';
    const run = await inTerminal([...REMOTE, '--slipway-ref', sha], { cwd: repository.path });
    const grant = JSON.parse(/^ +(\{.*\})$/m.exec(run.out)?.[1] ?? '');
    expect(() => parsePolicy(grant)).not.toThrow();
    expect(grant.organizations).toEqual({
      acme: { roles: { deployer: ['acme/shop@github.actions'] } },
    });
    const text = readFileSync(join(repository.path, DEPLOY), 'utf8');
    expect(text).toContain(`/deploy.yml@${sha}\n`);
    const uncommented = text.replace(/^ {4}# (?=secrets:| {2}env:)/gm, '    ');
    expect(parse(uncommented).jobs.deploy.secrets).toEqual({ env: `\${{ secrets.APP_ENV }}` });
    expect(await findings(DEPLOY, uncommented)).toEqual([]);
    const wrong = await inTerminal([...REMOTE, '--slipway-ref', 'a b'], { cwd: repository.path });
    expect([wrong.exitCode, wrong.err]).toEqual([2, expect.stringContaining('--slipway-ref: "a b"')]);
  });

  test('asks on a terminal for what no flag names', async () => {
    using repository = createRepository({ 'index.html': 'x' });
    repository.git('remote', 'add', 'origin', 'https://github.com/Acme/The.Shop.git');
    const answers = ['', 'sites', '', ''];
    const asked: string[] = [];
    const ask = async (question: string) => {
      asked.push(question.trim());
      return answers.shift() ?? '';
    };
    const { exitCode } = await inTerminal(['init'], { cwd: repository.path, ask });
    expect(exitCode).toBe(0);
    expect(asked.slice(0, 3)).toEqual(['org (acme):', 'project (web):', 'app (the-shop):']);
    expect(JSON.parse(readFileSync(join(repository.path, '.slipway.json'), 'utf8'))).toEqual({
      ...{ org: 'acme', project: 'sites', app: 'the-shop' },
    });
    expect(existsSync(join(repository.path, DEPLOY))).toBe(false);
  });

  test('asks nothing if the flags or a platform of this machine say all', async () => {
    using repository = createRepository({ 'index.html': 'x' });
    using data = temporaryFolder();
    const asked: string[] = [];
    const at = { cwd: repository.path, ask: async (question: string) => `${asked.push(question)}` };
    const names = ['--org', 'acme', '--project', 'web', '--app', 'shop'];
    expect((await inTerminal(['init', ...names], at)).exitCode).toBe(0);
    expect((await inTerminal(['init'], at)).out).toMatch(/^Everything is there already\./);

    using other = createRepository({ 'index.html': 'x' });
    writeRunFileOf(data.path, 'http://127.0.0.1:1');
    const local = await inTerminal(['init', '--data', data.path], { ...at, cwd: other.path });
    expect(local.err).toContain(`App local/default/${basename(other.path)}, on the platform of this machine`);
    expect(local.out).toContain('1. Deploy this checkout: slipway deploy\n');
    expect(asked).toEqual([]);
  });

  test.each([
    [['init'], /--org is missing/],
    [['init', '--org', 'a b', '--project', 'web'], /--org: "a b" is not an identifier/],
    [['init', '--org', 'acme', '--project', 'web', '--base-url', 'http://platform.example.com'], /https/],
  ])('%j ends with 2 and its reason, and writes nothing', async (argv, words) => {
    using repository = createRepository({ 'index.html': 'x' });
    const { exitCode, err } = await inTerminal(argv, { cwd: repository.path });
    expect([exitCode, err]).toEqual([2, expect.stringMatching(words)]);
    expect(existsSync(join(repository.path, '.slipway.json'))).toBe(false);
  });

  test('needs a repository', async () => {
    using folder = temporaryFolder();
    const { exitCode, err } = await inTerminal(REMOTE, { cwd: folder.path });
    expect([exitCode, err]).toEqual([2, expect.stringContaining('git init')]);
  });
});
