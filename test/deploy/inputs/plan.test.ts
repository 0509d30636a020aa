import { describe, expect, test } from 'vitest';
import { SlipwayError } from '../../../src/base/errors.ts';
import type { RunContext } from '../../../src/deploy/inputs/context.ts';
import { type PlannedDeploy, planDeploy } from '../../../src/deploy/inputs/parse.ts';
import { type InputName, rawInputs } from '../../../src/deploy/inputs/table.ts';
import { COMMIT, FORK, inputs, PULL_REQUEST, PUSH } from '../../support/runs.ts';

type Given = Partial<Record<InputName, string>>;

const noFile = () => {
  throw Object.assign(new Error('no such file'), { code: 'ENOENT' });
};

async function plan(
  given: Given = {},
  context: RunContext = PUSH,
  readFile: (path: string) => string = noFile,
): Promise<PlannedDeploy> {
  const planned = await planDeploy(inputs(given), context, readFile);
  if (planned.kind !== 'deploy') throw new Error('skipped');
  return planned;
}

async function faults(
  given: Given,
  context: RunContext = PUSH,
  readFile?: (path: string) => string,
): Promise<readonly SlipwayError[]> {
  try {
    await plan(given, context, readFile);
  } catch (error) {
    if (error instanceof SlipwayError) return [error, ...error.also];
    throw error;
  }
  throw new Error('no fault was found');
}

async function messages(given: Given, context?: RunContext): Promise<readonly string[]> {
  return (await faults(given, context)).map((error) => error.message);
}

describe('a plan from the least that is needed', () => {
  test('has the defaults of the table', async () => {
    expect((await plan()).plan).toMatchObject({
      org: 'acme',
      project: 'web',
      app: 'shop',
      create: true,
      appType: undefined,
      configuration: { repository: 'acme/shop', branch: 'main', settings: {} },
      env: { kind: 'leave' },
      commit: COMMIT,
      follow: { wait: true, timeoutMs: 1_800_000, onTimeout: 'fail', pollIntervalMs: undefined },
      verify: 'warn',
      dryRun: false,
    });
    expect((await plan()).github).toEqual({ token: '', environment: 'production', comment: true });
  });

  test('sends nothing of what was left empty', async () => {
    expect(Object.keys((await plan()).plan.configuration)).toEqual(['repository', 'branch', 'settings']);
  });

  test.each([
    ['true', '', { noindex: true }],
    ['false', '{"spaFallback": true}', { spaFallback: true, noindex: false }],
    ['', '{"spaFallback": true}', { spaFallback: true }],
  ])('sends noindex %j beside the other settings', async (noindex, settings, expected) => {
    const { configuration } = (await plan({ noindex, 'app-settings': settings })).plan;
    const { repository, branch, settings: others, ...own } = configuration;
    expect({ ...others, ...own }).toEqual(expected);
  });

  test('takes back what an earlier deploy set where app-settings says null', async () => {
    const given = { 'app-settings': '{"output_directory": null, "buildCommand": null, "noindex": null, "x": null}' };
    const { settings } = (await plan(given)).plan.configuration;
    expect(settings).toEqual({ outputDirectory: null, buildCommand: null, noindex: null, x: null });
  });

  test('takes an input that is empty as one that is not given', async () => {
    expect((await plan({ timeout: '', verify: '' })).plan).toMatchObject({
      verify: 'warn',
      follow: { timeoutMs: 1_800_000 },
    });
  });

  test('needs no platform and no token to check', async () => {
    const { target, plan: checked } = await plan({ mode: 'check', 'base-url': '', org: '', 'id-token': '' }, FORK);
    expect(target).toEqual({ mode: 'check' });
    expect(checked).toMatchObject({ org: 'check', configuration: { repository: 'stranger/shop', branch: 'main' } });
  });

  test.each(['main', 'feat/cart', 'v1.2', COMMIT, 'HEAD^1', 'main~2', 'main@{1}', 'c++'])(
    'can check against %s',
    async (name) => {
      const { target } = await plan({ mode: 'check', 'compare-to': ` ${name} ` });
      expect(target).toEqual({ mode: 'check', compareTo: name });
    },
  );
});

describe('every bad input', () => {
  test.each<[given: Given, message: RegExp]>([
    [{ 'compare-to': 'main' }, /^compare-to: only a check compares, and mode is "deploy"$/],
    ...['--upload-pack=x', '^main', ':/fix', '+main', 'main..topic', 'main:x', 'a b', 'a\u0085b', 'a'.repeat(256)].map(
      (name) => [{ mode: 'check', 'compare-to': name }, /^compare-to: ".*" cannot name a commit$/] as [Given, RegExp],
    ),
    [{ mode: 'depoly' }, /^mode: "depoly" is not one of "deploy", "check", "close"; did you mean "deploy"\?$/],
    [{ 'on-timeout': 'x' }, /^on-timeout: "x" is not one of "fail", "detach"$/],
    [{ create: 'yes' }, /^create: "yes" is neither true nor false$/],
    [{ timeout: '30' }, /^timeout: "30" is not a duration$/],
    [{ 'poll-interval': '0s' }, /^poll-interval: "0s" is not a duration$/],
    [{ 'base-url': '' }, /^base-url is missing/],
    [{ 'base-url': 'platform.example' }, /^base-url /],
    [{ 'base-url': 'http://platform.example' }, /^base-url names http:\/\/platform.example, which is not https$/],
    [{ 'base-url': 'https://platform.example/api/v1/' }, /^base-url: the URL ends in \/api\/v1/],
    [{ org: '' }, /^org is missing/],
    [{ app: '../x' }, /^app: "..\/x" is not an identifier$/],
    [{ app: 'shop-{pr}' }, /^app: \{pr\} has a value on pull requests only, and this run was started by push$/],
    [{ app: 'shop-{slot:5}' }, /^app: \{slot:5\} has a value on pull requests only/],
    [{ app: 'shop-{brnch}' }, /^app: there is no placeholder \{brnch\}; did you mean "branch"\?$/],
    [{ repository: 'shop' }, /^repository: "shop" is neither owner\/name nor an https URL$/],
    [
      { repository: 'https://u:p@git.example/x.git' },
      /^repository: "https:\/\/git.example\/x.git" contains a user name or password$/,
    ],
    [{ repository: 'ext::sh -c id' }, /^repository: /],
    [{ repository: '--upload-pack=id/x' }, /^repository: /],
    [{ branch: '-x' }, /^branch: "-x" cannot be the name of a branch$/],
    [{ branch: 'a..b' }, /^branch: /],
    [{ 'app-settings': '{\n "a": }' }, /^app-settings: not valid JSON at line 2, column 7/],
    [{ 'app-settings': '{"noindex": true}' }, /^app-settings: "noindex" has an input of its own$/],
    [{ noindex: 'yes' }, /^noindex: "yes" is neither true nor false$/],
    [{ 'app-settings': '[1]' }, /^app-settings: this is not a JSON object$/],
    [{ 'app-settings': '{"build_command": "x"}' }, /^app-settings: "build_command" has an input of its own$/],
    [{ 'app-settings': '{"name": null}' }, /^app-settings: "name" has an input of its own$/],
    [
      { 'app-settings': '{"noindex": null}', noindex: 'true' },
      /^app-settings: "noindex" is null, and noindex is given$/,
    ],
    [{ 'app-settings': '{"region": null}', region: 'eu-1' }, /^app-settings: "region" is null, and region is given$/],
    [{ 'on-no-token': 'skipp' }, /^on-no-token: "skipp" is not one of .*did you mean "skip"\?$/],
    [{ 'status-map': 'Rolled Out' }, /^status-map: line 1 is no/],
    [
      { 'status-map': 'a=success\nb=succes' },
      /^status-map: line 2: "succes" is not one of .*did you mean "success"\?$/,
    ],
    [{ 'status-map': 'a b=success\na_b=failure' }, /^status-map: line 2 maps "a_b" a second time/],
    [{ 'url-template': 'https://{subdomian}.example.com' }, /^url-template: .* does not become a URL$/],
    [{ 'env-file': '.env' }, /^env-file: the file .env does not exist$/],
    [{ 'kvs-seed-file': 'keys.json' }, /^kvs-seed-file: the file keys.json does not exist$/],
    [{ 'id-token': '' }, /^id-token-audience is missing: no input provides an ID token$/],
    [{ 'id-token-command': 'x' }, /^id-token-command: id-token is given as well/],
    [{ 'id-token': '', 'token-exchange-audience': 'x' }, /^token-exchange-url is missing/],
    [{ 'id-token': '', 'token-exchange-url': 'http://idp.example/token' }, /^token-exchange-url names .* not https$/],
  ])('%o', async (given, message) => {
    const [error] = await faults(given);
    expect(error?.message).toMatch(message);
    expect(error?.remedy).toBeTruthy();
    expect(error?.message.startsWith(error.input ?? '?')).toBe(true);
  });

  test('of a mode that takes it not is told in each', async () => {
    expect(await messages({ mode: 'close', 'github-token': 'x', 'compare-to': 'main' }, PULL_REQUEST)).toEqual([
      'compare-to: only a check compares, and mode is "close"',
    ]);
  });

  test('is named in one run with all others', async () => {
    expect(await messages({ timeout: 'x', verify: 'x', env: 'no pair', app: '' })).toEqual([
      'env, line 1: this is not a NAME=value line',
      'app is missing: it is part of every request',
      'timeout: "x" is not a duration',
      'verify: "x" is not one of "off", "warn", "fail"',
    ]);
  });
});

describe('identifiers', () => {
  test.each<[app: string, filled: string]>([
    ['shop-pr-{pr}', 'shop-pr-12'],
    ['shop-{branch}', 'shop-feat-cart'],
    ['shop-{slot:5}', 'shop-2'],
    ['{branch}.{pr}', 'feat-cart.12'],
  ])('%s on a pull request', async (app, filled) => expect((await plan({ app }, PULL_REQUEST)).plan.app).toBe(filled));

  test('of branches that lose or are cut letters differ by a hash', async () => {
    const of = async (refName: string) => (await plan({ app: '{branch}' }, { ...PUSH, refName })).plan.app;
    expect(await of('Release/1.2_x')).toBe('release-1-2-x');
    expect(await of('größe')).toMatch(/^gr-e-[0-9a-f]{8}$/);
    expect(await of('日本')).toMatch(/^[0-9a-f]{8}$/);
    expect(await of('x'.repeat(80))).toMatch(/^x{31}-[0-9a-f]{8}$/);
    expect(await of('größe')).not.toBe(await of('graße'));
  });
});

describe('what the platform builds', () => {
  test('is the head branch on a pull request', async () => {
    expect((await plan({}, PULL_REQUEST)).plan).toMatchObject({
      configuration: { repository: 'acme/shop', branch: 'feat/cart' },
      commit: COMMIT,
    });
  });

  test('has no known commit where repository or branch are others', async () => {
    expect((await plan({ branch: 'next' })).plan.commit).toBeUndefined();
    expect((await plan({ repository: 'acme/other' })).plan.commit).toBeUndefined();
    expect((await plan({ repository: 'Acme/Shop', branch: 'main' })).plan.commit).toBe(COMMIT);
  });

  test('is never a fork by default, where the run has a token', async () => {
    const trusted = { ...FORK, idTokenRequest: PUSH.idTokenRequest };
    expect(await messages({}, trusted)).toEqual([
      "repository: pull request #13 comes from a fork, whose build would see the app's variables",
    ]);
    expect((await plan({ repository: 'stranger/shop' }, trusted)).plan.commit).toBe(COMMIT);
  });

  test.each([
    ['https://ghe.example', {}, 'https://ghe.example/acme/shop.git', COMMIT],
    ['https://ghe.example/', { repository: 'Acme/Shop' }, 'https://ghe.example/Acme/Shop.git', COMMIT],
    ['http://gitea.example:3000/git', { repository: 'acme/other' }, 'http://gitea.example:3000/git/acme/other.git'],
    [
      'https://ghe.example',
      { repository: 'https://ghe.example/acme/shop.git' },
      'https://ghe.example/acme/shop.git',
      COMMIT,
    ],
    ['https://ghe.example', { repository: 'https://github.com/acme/shop' }, 'https://github.com/acme/shop'],
    ['https://github.com', { repository: 'acme/other' }, 'acme/other'],
  ])('in a run of %s with %j is %s', async (serverUrl, given, repository, commit?: string) => {
    const made = (await plan(given, { ...PUSH, serverUrl })).plan;
    expect([made.configuration.repository, made.commit]).toEqual([repository, commit]);
  });

  test.each(['/srv/git/shop', 'file:///srv/git/shop', 'https://git.example/x.git', 'http://git.example/x.git'])(
    'may be %s',
    async (repository) => expect((await plan({ repository })).plan.configuration.repository).toBe(repository),
  );

  test.each([
    ['git@github.com:acme/shop.git', 'Write https://github.com/acme/shop.git.'],
    ['ssh://git@git.example:22/acme/shop', 'Write https://git.example/acme/shop.'],
    ['shop', 'Write owner/name, or a URL that begins with https://.'],
  ])('may not be %s', async (repository, remedy) => {
    await expect(plan({ repository })).rejects.toMatchObject({ code: 'invalid_input', input: 'repository', remedy });
  });
});

describe('identity', () => {
  const none = { 'id-token': '' };

  test.each<[given: Given, source: object]>([
    [{ 'id-token': ' x ' }, { kind: 'given', token: 'x' }],
    [
      { ...none, 'id-token-command': 'cat t' },
      { kind: 'command', command: 'cat t' },
    ],
    [
      { ...none, 'id-token-audience': 'a' },
      { kind: 'github', audience: 'a', requestToken: 'request-token' },
    ],
    [
      {
        ...none,
        'token-exchange-url': 'https://idp.example/t',
        'token-exchange-client-id': 'c',
        'id-token-audience': 'a',
      },
      { kind: 'exchange', url: 'https://idp.example/t', clientID: 'c', subject: { audience: 'a' } },
    ],
  ])('%o', async (given, source) => expect((await plan(given)).target).toMatchObject({ mode: 'deploy', source }));

  test('is refused with the permissions to add where the job may have none', async () => {
    const asked = { ...none, 'id-token-audience': 'a' };
    const [error] = await faults(asked, { ...PUSH, idTokenRequest: undefined });
    expect(error).toMatchObject({ code: 'no_id_token' });
    expect(error?.remedy).toMatch(/permissions:\n {2}contents: read\n {2}id-token: write$/);
    // The whole block: a workflow that names one permission loses all others.
    const context = { ...PULL_REQUEST, idTokenRequest: undefined };
    const remedyOf = async (given: Given) =>
      (await faults({ ...asked, 'github-token': 'gh', ...given }, context))[0]?.remedy;
    expect(await remedyOf({})).toMatch(/ {2}deployments: write\n {2}id-token: write\n {2}pull-requests: write$/);
    expect(await remedyOf({ comment: 'false' })).toMatch(/ {2}id-token: write\n {2}pull-requests: read$/);
  });

  test.each<[who: string, context: RunContext]>([
    ['a fork', FORK],
    ['Dependabot', { ...PULL_REQUEST, dependabot: true, idTokenRequest: undefined }],
  ])('can be none for %s: fails, or skips as told', async (_, context) => {
    expect(await faults(none, context)).toMatchObject([{ code: 'no_id_token' }]);
    expect(await planDeploy(inputs({ ...none, 'on-no-token': 'skip' }), context, noFile)).toMatchObject({
      kind: 'skip',
    });
    // Without secrets and variables nothing else is there either.
    expect((await planDeploy(rawInputs({ app: 'shop', 'on-no-token': 'skip' }), context, noFile)).kind).toBe('skip');
  });

  test('of a fork with a token given to it is used', async () => {
    expect((await plan({ repository: 'stranger/shop' }, FORK)).target).toMatchObject({ source: { kind: 'given' } });
  });
});

describe('variables', () => {
  const readFile = (path: string) => (path === '.env' ? 'B=2\nC=3\n' : noFile());

  test('of all inputs are one set', async () => {
    const { env } = (await plan({ env: 'A=1', 'secret-env': 'S=4', 'env-file': '.env' }, PUSH, readFile)).plan;
    expect(env).toEqual({
      kind: 'replace',
      variables: new Map([
        ['A', '1'],
        ['S', '4'],
        ['B', '2'],
        ['C', '3'],
      ]),
    });
  });

  test('in several inputs are named', async () => {
    const given = { env: 'B=1\nB=2', 'secret-env': '\nB=3', 'env-file': '.env' };
    expect((await faults(given, PUSH, readFile)).map((error) => error.message)).toEqual([
      'env, line 2: B is set a second time (first in env, line 1)',
      'secret-env, line 2: B is set a second time (first in env, line 1)',
      'env-file: .env, line 1: B is set a second time (first in env, line 1)',
    ]);
  });

  test('are left alone where none are given, and told of where they turn out to be none', async () => {
    expect((await plan()).notices).toEqual([]);
    const { plan: planned, notices } = await plan({ env: '# nothing yet' });
    expect(planned.env).toEqual({ kind: 'leave' });
    expect(notices[0]).toContain('clear-env');
  });

  test('are emptied by clear-env alone', async () => {
    expect((await plan({ 'clear-env': 'true' })).plan.env).toEqual({ kind: 'replace', variables: new Map() });
    expect((await plan({ 'clear-env': 'true', env: 'A=1' })).plan.env).toMatchObject({
      variables: new Map([['A', '1']]),
    });
  });

  test('of secret-env and tokens are all among the secrets', async () => {
    const given = { 'secret-env': "A='x\ny'", env: 'B=plain', 'github-token': 'gh', 'kvs-token': 'kv' };
    const { secrets, secretVariables } = await plan(given);
    expect(secrets).toEqual(['given-id-token', 'gh', 'kv', 'request-token', 'x\ny']);
    expect(secretVariables).toEqual(new Map([['A', 'x\ny']]));
  });

  test('of env and env-file are secret by their names or their values, and else are not', async () => {
    const secret = {
      ...{ SESSION_SECRET: 'a', npm_token: 'a', DB_PASSWORD: 'a', DBPASSWD: 'a', PRIVATE_KEY: 'a', CREDENTIALS: 'a' },
      ...{ STRIPE_API_KEY: 'a', AWS_ACCESS_KEY_ID: 'a', SENTRY_DSN: 'a', DSN: 'a', MYSQL_PWD: 'a', SMTP_PASS: 'a' },
      ...{ DATABASE: 'postgres://user:pass@db.example/app', ERRORS: 'see https://key@errors.example/1' },
      ...{ CERTIFICATE: '-----BEGIN RSA PRIVATE KEY-----\nabc\n-----END RSA PRIVATE KEY-----' },
    };
    const plain = {
      ...{
        VITE_APP_NAME: 'landing',
        NODE_ENV: 'production',
        API_URL: 'https://api.example.com/@scope?mail=a@b.example',
      },
      ...{ LANDSNAME: 'a', KEYBOARD: 'a', COMPASS: 'a', FEATURES: '-----', DATABASE_URL: 'postgres://db.example/app' },
    };
    const file = JSON.stringify({ ...secret, ...plain });
    for (const given of [{ env: file }, { 'env-file': 'all.json' }]) {
      const { secretVariables } = await plan(given, PUSH, () => file);
      expect([...secretVariables.keys()].toSorted()).toEqual(Object.keys(secret).toSorted());
    }
  });
});

describe("a check of a fork's pull request", () => {
  const check = (given: Given, context: RunContext) => faults({ mode: 'check', ...given }, context);

  test.each(['pull_request_target', 'workflow_run'])('is refused in a run on %s', async (eventName) => {
    const [error] = await check({ 'allow-forks-on-self-hosted': 'true' }, { ...FORK, eventName });
    expect(error).toMatchObject({ code: 'invalid_input', input: 'mode' });
    expect(error?.message).toContain(`a run on ${eventName} has the repository's token and secrets`);
    expect(error?.remedy).toContain('on pull_request:');
    await plan({ mode: 'check' }, { ...PULL_REQUEST, eventName });
  });

  test('is refused on a self-hosted runner, unless it is allowed', async () => {
    const context = { ...FORK, selfHosted: true };
    const [error] = await check({}, context);
    expect(error).toMatchObject({ code: 'invalid_input', input: 'allow-forks-on-self-hosted' });
    await plan({ mode: 'check', 'allow-forks-on-self-hosted': 'true' }, context);
    await plan({ mode: 'check' }, { ...PULL_REQUEST, selfHosted: true });
    await plan({ mode: 'check' }, FORK);
  });
});

test('the seed gets the kvs- inputs by its own names', async () => {
  const { seed } = await plan({ 'kvs-seed-file': 'k.json', 'kvs-table': 'cart', 'dry-run': 'true' }, PUSH, () => '[]');
  expect(seed).toEqual({
    file: 'k.json',
    table: 'cart',
    url: '',
    region: '',
    token: '',
    'ttl-seconds': '',
    concurrency: '16',
    verify: 'false',
    'prune-file': '',
    'dry-run': 'true',
  });
});
