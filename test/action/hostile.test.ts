import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { carryOut } from '../../src/action/carry-out.ts';
import { createReport } from '../../src/action/report/reporter.ts';
import { systemClock } from '../../src/base/clock.ts';
import { planDeploy } from '../../src/deploy/inputs/parse.ts';
import type { InputName } from '../../src/deploy/inputs/table.ts';
import { runAction } from '../support/action.ts';
import { GitHubDouble } from '../support/github.ts';
import { type Filling, hostilePlatform } from '../support/hostile-platform.ts';
import { liveText } from '../support/live-markdown.ts';
import { RecordingRunner } from '../support/runner.ts';
import { commandsIn } from '../support/runner-commands.ts';
import { actionRun, COMMIT, PULL_REQUEST } from '../support/runs.ts';

interface Published {
  readonly code: number | null;
  readonly log: string;
  readonly outputs: Readonly<Record<string, string>>;
  readonly summary: string;
  readonly state: string;
  readonly comment: string;
  /** All that GitHub was sent. */
  readonly sent: string;
}

interface Setting {
  readonly inputs?: Partial<Record<InputName, string>>;
  readonly refuseAt?: string;
  readonly record?: (text: string) => object;
}

const INPUTS = { org: 'acme', project: 'web', app: 'shop', 'github-token': 'canary-github-token', comment: 'true' };
const REQUEST_TOKEN = 'canary-request-token';

let workspace = '';

beforeAll(async () => {
  workspace = await mkdtemp(join(tmpdir(), 'slipway-hostile-'));
  await mkdir(join(workspace, 'src'));
  await writeFile(join(workspace, 'src/a.ts'), '\n'.repeat(40));
});

afterAll(() => rm(workspace, { recursive: true }));

/** The action on a pull request, over real sockets, against a platform that fills every field with `fill`. */
async function deploy(fill: Filling, { inputs = {}, refuseAt, record }: Setting = {}): Promise<Published> {
  await using github = new GitHubDouble();
  await using platform = await hostilePlatform(fill, refuseAt, record);
  const idTokenRequest = { url: `${platform.origin}/oidc?x=1`, token: REQUEST_TOKEN };
  const context = { ...PULL_REQUEST, apiUrl: await github.start(), idTokenRequest, workspace };
  const given = { ...INPUTS, 'base-url': platform.origin, 'id-token': '', 'id-token-audience': 'platform', ...inputs };
  const [run, runner] = [actionRun(given, context), new RecordingRunner()];
  const parts = { runner, run, clock: systemClock, random: Math.random };
  const report = createReport(parts);
  const planned = await planDeploy(run.raw, run.context, run.readFile);
  if (planned.kind !== 'deploy') throw new Error('skipped');
  report.accept(planned);
  const startPlatform = () => Promise.reject(new Error('only a check starts one'));
  const typeInCheckout = () => Promise.reject(new Error('only a dry run asks'));
  const edge = { env: {}, signal: new AbortController().signal, startPlatform, typeInCheckout };
  const code = await report.finish(await carryOut(planned, report, parts, edge));
  expect(github.faults).toEqual([]);
  return { code, ...publishedBy(runner), ...sentTo(github) };
}

function publishedBy(runner: RecordingRunner) {
  const { printed, outputs, states, page: summary } = runner;
  return { log: printed.join('\n'), outputs, state: JSON.stringify(states), summary, annotations: runner.annotations };
}

function sentTo(github: GitHubDouble) {
  return {
    comment: github.comments[0]?.body ?? '',
    sent: JSON.stringify(github.requests.map((each) => each.body)),
  };
}

/** The same as a process of its own, as the runner starts it: the bytes that it prints are what counts. */
async function deployAsProcess(fill: Filling, inputs: Readonly<Record<string, string>> = {}): Promise<Published> {
  await using github = new GitHubDouble();
  await using platform = await hostilePlatform(fill);
  const [apiUrl, event, state] = [await github.start(), join(workspace, 'event.json'), join(workspace, 'state')];
  const head = { ref: 'topic', sha: COMMIT, repo: { full_name: 'acme/site' } };
  await writeFile(event, JSON.stringify({ pull_request: { number: 12, head, base: { ref: 'main' } } }));
  await writeFile(state, '');
  const offer = { baseUrl: platform.origin, requestUrl: `${platform.origin}/oidc?x=1`, requestToken: REQUEST_TOKEN };
  const env = {
    GITHUB_API_URL: apiUrl,
    GITHUB_EVENT_PATH: event,
    GITHUB_EVENT_NAME: 'pull_request',
    GITHUB_STATE: state,
    GITHUB_WORKSPACE: workspace,
  };
  const result = await runAction(offer, { ...INPUTS, ...inputs }, { env });
  expect(github.faults).toEqual([]);
  return { ...result, state: await readFile(state, 'utf8'), ...sentTo(github) };
}

describe('nothing that a platform sends comes alive', () => {
  const ESC = '\u001b';
  const FILLINGS: readonly (readonly [what: string, text: string])[] = [
    [
      'workflow commands',
      '::error::gotcha\n ::set-output name=status::gotcha\n::add-mask::shop\r::stop-commands::x\u2028::debug::gotcha',
    ],
    ['old workflow commands', '##[error]gotcha\nx ##[set-env name=PATH]gotcha ##[command]gotcha\n##[add-path]gotcha'],
    [
      'Markdown',
      '**gotcha** [link](https://evil.example) ![i](https://evil.example/i.png) <https://evil.example> | # h\n# gotcha\n- x\n| a |',
    ],
    ['fences', '```\n</details>\n````````\n~~~\n`a``b```c` ```` gotcha\n```text'],
    [
      'a mention and references',
      '@acme/everyone @octocat #1 GH-1 acme/shop#1 c0ffee0123456789c0ffee0123456789c0ffee01 www.evil.example https://evil.example',
    ],
    ['HTML', '<img src=x onerror=alert(1)><!-- x --></details><script>gotcha()</script><a href="javascript:x">&lt;'],
    [
      'escapes and hidden characters',
      `${ESC}[31mred${ESC}]0;title\u0007${ESC}[2J\u202egotcha\u2066\u200b\u0000\u0008\u009b31m`,
    ],
    ['bytes that are no UTF-8', 'caf\u00e9\u00ff\u00fe\u0080 \u00c3('],
    ['a URL that breaks out', 'https://evil.example/)](x)<b>`|'],
    ['a script as URL', 'javascript:alert(1)'],
    ['nothing', ''],
  ];

  const OURS = new Set(['add-mask', 'group', 'endgroup', 'error', 'warning', 'notice', 'stop-commands']);

  function expectTame(result: Published): void {
    const commands = commandsIn(result.log);
    expect(commands.filter((each) => !OURS.has(each.name))).toEqual([]);
    for (const kind of ['error', 'warning', 'notice']) {
      expect(commands.filter((each) => each.name === kind).length).toBeLessThanOrEqual(10);
    }
    expect(commands.filter((each) => each.data.startsWith('gotcha'))).toEqual([]);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not be there.
    const hidden = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u200b\u202a-\u202e\u2066-\u2069]/;
    for (const page of [result.summary, result.comment]) {
      expect(page).not.toMatch(hidden);
      const own = [
        /^<!-- slipway acme\/web\/shop -->$/m,
        /^#{2,3} /gm,
        /<\/?(?:details|summary)>/g,
        /\]\(<https?:[^<>\s]*>\)/g,
      ];
      const live = own.reduce((text, ours) => text.replace(ours, ''), liveText(page));
      expect(live).not.toMatch(/[<>@#]|:\/\/|www\.|!\[|\]\(/);
    }
    expect(result.outputs.status).toBe('failed');
    expect(Object.keys(result.outputs)).toHaveLength(8);
  }

  test.each(FILLINGS)('%s', async (_, text) => {
    const result = await deploy(() => text);
    expect(result.code).toBe(1);
    expectTame(result);
    expect(result.comment).toContain('shop');
  });

  test.each(FILLINGS)('%s in a refusal', async (_, text) =>
    expectTame(await deploy(() => text, { refuseAt: 'POST apps' })),
  );

  test('all of them, as the bytes that the action prints', async () => {
    const result = await deployAsProcess(() => FILLINGS.map(([, text]) => text).join('\n'));
    expect(result.code).toBe(1);
    expect(commandsIn(result.log).map((each) => each.name)).toContain('stop-commands');
    expectTame(result);
  });

  test.each<[what: string, fill: string, record?: () => object]>([
    ['long fields everywhere', '`<x> '.repeat(8_000)],
    ['a line of 5 MB in the log', 'x', () => ({ message: 'gone', log: ['`'.repeat(4_900_000), 'the end'] })],
    ['a record beyond 5 MB', 'x', () => ({ message: 'gone', log: ['x'.repeat(5_100_000)] })],
    ['a log of 60,000 lines', 'x', () => ({ message: 'gone', log: Array.from({ length: 60_000 }, () => '@x') })],
  ])('%s: the headline stays, the log is cut', async (_, fill, record) => {
    const result = await deploy(() => fill, record === undefined ? {} : { record });
    expect(Buffer.byteLength(result.summary)).toBeLessThan(1024 * 1024);
    expect(result.comment.length).toBeLessThan(65_536);
    expect(result.comment).toMatch(/^<!-- slipway acme\/web\/shop -->\n### ❌ `acme\/web\/shop`/);
    expectTame(result);
  });
});

describe('no secret is shown', () => {
  const PEM = '-----BEGIN PRIVATE KEY-----\ncanary+pem/line=\n-----END PRIVATE KEY-----';
  const VARIABLES = {
    PLAIN: 'canary-plain-value',
    QUOTED: 'canary "quoted" \\ value',
    URL: 'canary value/with?url=chars',
    PEM,
  };
  const CANARIES = [
    ...['canary-plain-value', 'canary "quoted" \\ value', 'canary value/with?url=chars', 'canary+pem/line='],
    ...['canary-kvs-token', 'canary-github-token', REQUEST_TOKEN],
  ].flatMap((canary) => [canary, JSON.stringify(canary).slice(1, -1), encodeURIComponent(canary)]);
  /** Of every token that comes as a JWT, and of what the token endpoint answers beside it. */
  const EXCHANGED = [Buffer.from('{"iss":').toString('base64url').slice(0, 9), 'canary-refresh-token'];
  const EXCHANGE = {
    'token-exchange-audience': 'platform',
    'id-token-audience': 'idp',
    'secret-env': JSON.stringify(VARIABLES),
    'kvs-token': 'canary-kvs-token',
  };

  /** Everything that was sent, as it is, quoted, and encoded. */
  const echo: Filling = (seen) =>
    [...seen, ...CANARIES, ...seen.map((text) => JSON.stringify(text)), ...seen.map(encodeURIComponent)].join(' ');

  test.each(['', 'POST apps', 'PUT env', 'POST deployments'])(
    'by a platform that echoes all (refusing %s)',
    async (refuseAt) => {
      await using idp = await hostilePlatform(echo);
      const result = await deploy(echo, {
        inputs: { ...EXCHANGE, 'token-exchange-url': `${idp.origin}/token` },
        refuseAt,
      });
      expect(result.outputs.status).toBe('failed');
      expectNoCanary(result);
    },
  );

  test('as the bytes that the action prints; what is known at the start is masked before all else', async () => {
    const result = await deployAsProcess(echo, {
      ...EXCHANGE,
      'id-token-audience': 'platform',
      'token-exchange-audience': '',
    });
    const lines = result.log.split('\n');
    expectNoCanary({ ...result, log: lines.filter((line) => !line.startsWith('::add-mask::')).join('\n') });
    const first = lines.findIndex((line) => !line.startsWith('::add-mask::'));
    const masked = lines.slice(0, first).map((line) => line.slice('::add-mask::'.length));
    for (const value of [
      ...Object.values(VARIABLES),
      'canary+pem/line=',
      'canary-kvs-token',
      'canary-github-token',
      REQUEST_TOKEN,
    ]) {
      expect(masked).toContain(value.replaceAll('%', '%25').replaceAll('\n', '%0A'));
    }
  });

  function expectNoCanary(result: Published): void {
    for (const [where, text] of Object.entries({ ...result, outputs: JSON.stringify(result.outputs) })) {
      const held = [...CANARIES, ...EXCHANGED].filter((canary) => String(text).includes(canary));
      expect({ where, held }).toEqual({ where, held: [] });
    }
  }
});
