import { describe, expect, test } from 'vitest';
import { SlipwayError } from '../../src/base/errors.ts';
import { errorJson, errorLines, exitCodeOf } from '../../src/cli/flags/command.ts';
import { flagWords, inFlags } from '../../src/cli/flags/flag-words.ts';
import { INPUT_NAMES } from '../../src/deploy/inputs/table.ts';
import { unsignedJwt } from '../support/jwt.ts';
import { createRepository } from '../support/repositories.ts';
import { ServiceDouble } from '../support/service-double.ts';
import { temporaryFolder } from '../support/temporary.ts';
import { inTerminal } from '../support/terminal.ts';

/** `slipway deploy` in `cwd`, to an address where nothing answers unless another is given. */
const deploy = (cwd: string, ...flags: readonly string[]) =>
  inTerminal(['deploy', '--base-url', 'http://127.0.0.1:9', '--org', 'acme', '--project', 'web', ...flags], { cwd });

describe('errors in a terminal', () => {
  test('name flags with their dashes, each with its code, and say that a path works too', async () => {
    using folder = temporaryFolder();
    const { exitCode, err } = await deploy(folder.path, '--app', 'shop', '--id-token', unsignedJwt());
    expect(exitCode).toBe(2);
    expect(err).toBe(
      `slipway: --repository is missing, and this folder has no git remote "origin" on github.com
  Write it as owner/name, as a git URL, or as a path for a platform with --allow-local-git.
  code: missing_input (see https://github.com/slipway/slipway/blob/v1.0.0/docs/troubleshooting.md)
`,
    );
  });

  test('say that a branch is to be named where none is checked out', async () => {
    using folder = temporaryFolder();
    const { err } = await deploy(
      folder.path,
      ...['--app', 'shop', '--repository', 'acme/site', '--id-token', unsignedJwt()],
    );
    expect(err).toMatch(/^slipway: --branch is missing, and this folder has no branch checked out/);
  });

  test('say what is wrong with a repository, before the branch that is missing too', async () => {
    using folder = temporaryFolder();
    const at = (repository: string) =>
      deploy(folder.path, '--app', 'shop', '--id-token', unsignedJwt(), '--repository', repository);
    expect((await at('shop')).err).toMatch(
      /^slipway: --repository: "shop" is neither .*\n {2}Write it as .* as a path /,
    );
    expect((await at('git@github.com:acme/shop.git')).err).toMatch(
      /\n {2}Write https:\/\/github\.com\/acme\/shop\.git\.\n/,
    );
    expect((await at('./site')).err).toMatch(/^slipway: --repository: there is no git repository .*\/site"\n/);
  });

  test('do not take the branch of this folder for another repository that has none checked out', async () => {
    using here = createRepository({ 'a.txt': '' });
    using folder = temporaryFolder();
    const { exitCode, err } = await deploy(here.path, '--app', 'shop', '--repository', folder.path);
    expect([exitCode, err]).toEqual([2, expect.stringContaining('--branch main')]);
  });

  test('name the flag of variables with its dashes', async () => {
    using folder = temporaryFolder();
    const at = ['--app', 'shop', '--repository', 'acme/site', '--branch', 'main', '--id-token', unsignedJwt()];
    const { err } = await deploy(folder.path, ...at, '--env', 'no line');
    expect(err).toMatch(/^slipway: --env, line 1: /);
  });

  test('say where the token of another platform comes from', async () => {
    using folder = temporaryFolder();
    const missing = await deploy(folder.path, '--app', 'shop');
    expect(missing.err).toMatch(
      /^slipway: The platform \(--base-url, or baseUrl of \.slipway\.json\) needs an ID token/,
    );
    const github = await deploy(folder.path, '--app', 'shop', '--id-token-audience', 'https://id.example');
    expect(github.err).toMatch(/GitHub gives ID tokens to workflow runs only.*\n {2}Give --id-token-command/);
    expect(github.err).not.toContain('permissions:');
  });

  test('tell the place of a bad line once', async () => {
    using folder = temporaryFolder();
    folder.write('bad.env', 'A=1\nnot a line\n');
    const at = ['--app', 'shop', '--repository', 'acme/site', '--branch', 'main', '--id-token', unsignedJwt()];
    const { err } = await deploy(folder.path, ...at, '--env-file', 'bad.env');
    expect(err).toMatch(/^slipway: bad\.env:2: this is not a NAME=value line\n/);
    const { err: none } = await deploy(folder.path, ...at, '--env-file', 'none.env');
    expect(none).toMatch(
      /^slipway: --env-file: the file none\.env does not exist\n {2}Paths are relative to the folder/,
    );
  });

  test('tell a file once that a message begins with', () => {
    const error = new SlipwayError('invalid_file', '/srv/platform.json: no "a"', {
      place: { file: '/srv/platform.json' },
    });
    expect(errorLines(error)).toMatch(/^slipway: \/srv\/platform\.json: no "a"\n/);
  });

  test.each(['ana', 'ana@', 'a b@acme.example', '\u212aim@acme.example', 'ana@acme.example@x'])(
    'refuse --email %s before anything is asked',
    async (email) => {
      const { exitCode, err } = await inTerminal(['token', '--data', '/nowhere', '--email', email]);
      expect([exitCode, err]).toEqual([2, expect.stringContaining('is not an email address in ASCII')]);
    },
  );

  test('show the code of a failed deployment instead of the one that every failure has', () => {
    const failed = new SlipwayError('deploy_failed', 'Clone failed: no such branch');
    expect(errorLines(failed, 'branch_not_found')).toBe(
      'slipway: Clone failed: no such branch\n  code: branch_not_found (see https://github.com/slipway/slipway/blob/v1.0.0/docs/troubleshooting.md)\n',
    );
    expect(errorLines(failed, '\u001b[2Jevil\ncode').split('\n')).toHaveLength(3);
    expect(errorLines(failed, '\u001b[2J')).not.toContain('\u001b');
    expect(errorLines(failed)).toContain('code: deploy_failed (');
  });

  test.each([
    ['Set the input app to the ID', 'Set --app to the ID'],
    ['have it created with "create: true".', 'have it created with "--create true".'],
    ['or let the job end without it: on-timeout: detach.', 'or let the job end without it: --on-timeout detach.'],
    ['Set the input url-template, or set verify to "off".', 'Set --url-template, or set --verify to off.'],
    ['the command of id-token-command printed nothing', 'the command of --id-token-command printed nothing'],
    ['Give app, or set APP', 'Give --app, or set APP'],
    ['the app waits for a branch', 'the app waits for a branch'],
    ['--env-file: is there', '--env-file: is there'],
    ['  id-token: write', '  id-token: write'],
  ])('%s → %s', (text, words) => expect(flagWords(text, INPUT_NAMES)).toBe(words));

  test('leave names alone that are no flags of the command', () => {
    const error = new SlipwayError('invalid_input', 'app: bad', { input: 'app', remedy: 'Set the input app.' });
    expect(inFlags(error, ['file'])).toMatchObject({ message: 'app: bad', remedy: 'Set the input app.' });
  });
});

describe('with --json', () => {
  test.each([
    [['deploy', '--json', '--brnch', 'x'], 2, 'invalid_input'],
    [['deploy', '--json', '--data', '/nowhere'], 3, 'platform_not_running'],
    [['token', '--data', '/nowhere', '--json'], 3, 'platform_not_running'],
    [['rollback', '--org', 'acme', '--json'], 2, 'missing_input'],
    [['deply', '--json'], 2, 'invalid_input'],
    [['platform', '--port', 'http', '--json'], 2, 'invalid_input'],
    [['seed', '--json', '--url', 'http://127.0.0.1:9'], 2, 'missing_input'],
  ])('slipway %j prints its early failure as one line of JSON', async (argv, exitCode, code) => {
    const run = await inTerminal(argv);
    expect(run.exitCode).toBe(exitCode);
    expect(run.out.split('\n').length).toBe(2);
    const { error } = JSON.parse(run.out);
    expect(error).toMatchObject({ code, message: expect.any(String), remedy: expect.any(String) });
    expect(run.err).toContain(error.message);
  });

  test('after -- the word is that of another command', async () => {
    const run = await inTerminal(['exec', '--org', 'acme', '--', 'true', '--json']);
    expect([run.exitCode, run.out]).toEqual([2, '']);
  });

  test('each further fault is told with its place', () => {
    const place = { file: 'bad.env', line: 2 };
    const also = [new SlipwayError('invalid_file', 'second', { place: { file: 'bad.env', line: 3 } })];
    const error = new SlipwayError('invalid_file', 'first', { place, also, input: 'env-file', remedy: 'Mend it.' });
    expect(JSON.parse(JSON.stringify(errorJson(error)))).toEqual({
      code: 'invalid_file',
      message: 'first',
      remedy: 'Mend it.',
      input: 'env-file',
      place: { file: 'bad.env', line: 2 },
      also: [{ code: 'invalid_file', message: 'second', place: { file: 'bad.env', line: 3 } }],
    });
  });

  test.each([
    [{ status: 404, serviceCode: 'app_not_found' }, 'app_not_found'],
    [{ status: 409, serviceCode: 'not a code' }, 'conflict'],
    [{ status: 422 }, 'validation_failed'],
    [{ status: 418 }, 'invalid_request'],
  ])('a refusal %j has the code %s, and never "refused"', (facts, code) => {
    const error = new SlipwayError('refused', 'no', { call: { method: 'GET', path: '/', ...facts } });
    expect(errorJson(error).code).toBe(code);
    expect(errorLines(error)).toContain(`code: ${code} (see `);
    expect(exitCodeOf(error)).toBe(3);
  });
});

describe('results', () => {
  test('of a deploy that is not waited for: its ID', async () => {
    await using service = new ServiceDouble();
    const to = ['--base-url', await service.start(), '--id-token', unsignedJwt(), '--wait', 'false'];
    const app = ['--org', 'acme', '--project', 'web', '--app', 'shop', '--repository', 'acme/site', '--branch', 'main'];
    const run = await inTerminal(['deploy', ...app, ...to]);
    expect(run.exitCode).toBe(0);
    expect(run.out).toMatch(/^\S+ is accepted and has not ended\n$/);
  });

  test('a path that counts from here is given to the platform as a whole one', async () => {
    await using service = new ServiceDouble();
    using repository = createRepository({ 'index.html': 'x' });
    const to = ['--base-url', await service.start(), '--id-token', unsignedJwt(), '--wait', 'false'];
    const app = ['--org', 'acme', '--project', 'web', '--app', 'shop', '--repository', '.'];
    await inTerminal(['deploy', ...app, ...to], { cwd: repository.path });
    expect([...service.apps.values()].map(({ body }) => [body.repository, body.branch])).toEqual([
      [repository.path, 'main'],
    ]);
  });

  test('of a repository on this machine its own branch is built, wherever the command runs', async () => {
    await using service = new ServiceDouble();
    using folder = temporaryFolder();
    using repository = createRepository({ 'index.html': 'x' });
    repository.git('checkout', '--quiet', '-b', 'next');
    const to = ['--base-url', await service.start(), '--id-token', unsignedJwt(), '--wait', 'false'];
    const app = ['--org', 'acme', '--project', 'web', '--app', 'shop', '--repository', repository.path];
    await inTerminal(['deploy', ...app, ...to], { cwd: folder.path });
    expect([...service.apps.values()].map(({ body }) => body.branch)).toEqual(['next']);
  });

  test('the help of deploy begins with what it cannot do without', async () => {
    const { out } = await inTerminal(['deploy', '--help']);
    const needed = /Required to deploy:\n((?: {2}--.*\n)+)\nLive or preview:\n/.exec(out)?.[1] ?? '';
    expect([...needed.matchAll(/--([\w-]+)/g)].map(([, name]) => name)).toEqual(
      expect.arrayContaining(['org', 'project', 'app', 'repository', 'branch']),
    );
    expect(out).toMatch(/--base-url .*default: the platform that runs on --data/);
  });
});
