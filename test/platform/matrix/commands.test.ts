import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import description from '../../../schema/openapi.json' with { type: 'json' };
import { commands } from '../../../src/cli/commands.ts';
import { bodyOf, serve, type TestServer } from '../../support/http-server.ts';
import { temporaryFolder } from '../../support/temporary.ts';
import { inTerminal } from '../../support/terminal.ts';
import type { Stage } from '../console/support.ts';
import { ACTORS, type Actor, type Description, expected, REAL, type Row, rowsOf, type Verdict } from './expected.ts';
import { openMatrix } from './policy.ts';

/**
 * Every command that asks a platform, for everybody. What it may do is what the calls that it makes are: a proxy in front of
 * the platform sees them.
 */

const CALLS = rowsOf(description as Description);

/** Arguments after the flags of the app and the platform. A command without a row fails. */
const ARGUMENTS: Readonly<Record<string, readonly (readonly string[])[]>> = {
  audit: [['list'], ['verify']],
  apps: [['list'], ['delete', REAL.app, '--yes'], ['restore', REAL.app]],
  cache: [['clear']],
  cancel: [[]],
  deploy: [['--repository', 'acme/shop', '--branch', 'main', '--wait', 'false']],
  deployments: [[]],
  domains: [['list'], ['add', 'shop.example.org'], ['remove', 'shop.example.org', '--yes']],
  env: [['list'], ['set', 'NAME=value'], ['unset', 'NAME']],
  exec: [['--', process.execPath, '-e', '0']],
  hooks: [['list'], ['add', '--forge', 'github'], ['remove', 'none', '--yes'], ['pushes']],
  kvs: [['list', '--table', 'entries']],
  logs: [[]],
  members: [['list'], ['add', 'new@acme.example', '--role', 'viewer'], ['remove', 'new@acme.example', '--yes']],
  nodes: [[]],
  notify: [
    ['list'],
    ['add', '--mail', 'team@acme.example'],
    ['test', 'none'],
    ['remove', 'none', '--yes'],
    ['deliveries'],
    ['redeliver', 'none'],
  ],
  open: [['--print']],
  redeploy: [[]],
  rollback: [[]],
  secret: [['status'], ['rotate', '--yes', '--no-wait']],
  settings: [['list'], ['set', 'noindex=true']],
  tables: [['list'], ['create', 'more'], ['delete', 'more', '--yes']],
  tokens: [['list'], ['create', 'nightly', '--role', 'viewer'], ['revoke', 'nightly', '--yes']],
  usage: [[]],
  whoami: [[]],
};
/** Those that ask nobody with a token of a person: they work on this machine, or show what they are told. */
const OWN = [
  'backup',
  'check',
  'completion',
  'console',
  'demo',
  'doctor',
  'init',
  'login',
  'logout',
  'migrate',
  'platform',
  'seed',
  'token',
];

interface Seen {
  readonly row: Row;
  readonly status: number;
}

let stage: Stage;
let proxy: TestServer;
let seen: Seen[] = [];
const home = temporaryFolder();

beforeAll(async () => {
  stage = await openMatrix(async (opened) => {
    await opened.createApp(REAL.app, 'api');
    const authorization = `Bearer ${await opened.token(ACTORS.deployer.email)}`;
    const path = `/operator/orgs/${REAL.org}/projects/${REAL.project}/apps/${REAL.app}/tables`;
    const headers = { authorization, 'content-type': 'application/json' };
    const init = { method: 'POST', headers, body: JSON.stringify({ name: 'entries' }) };
    expect((await fetch(opened.platform.baseUrl + path, init)).status).toBe(201);
    await opened.deploy(REAL.app);
  });
  proxy = await serve(async (request, response) => {
    const { method = '', url = '', headers } = request;
    const body = await bodyOf(request);
    const answer = await fetch(stage.platform.baseUrl + url, {
      method,
      headers: { authorization: headers.authorization ?? '', 'content-type': headers['content-type'] ?? '' },
      ...(body === '' ? {} : { body }),
    });
    const [path = ''] = url.split('?', 1);
    const row = CALLS.find((each) => each.method === method && fits(each.path, path));
    if (row) seen.push({ row, status: answer.status });
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(await answer.text());
  });
});
afterAll(async () => {
  await proxy[Symbol.asyncDispose]();
  await stage[Symbol.asyncDispose]();
  home[Symbol.dispose]();
});

function fits(template: string, path: string): boolean {
  return new RegExp(`^${template.replace(/\{\w+\}/g, '[^/]+')}$`).test(path);
}

async function run(command: string, words: readonly string[], actor: Actor) {
  seen = [];
  const ended = actor.token === 'ended' ? { expiresInSeconds: -60 } : {};
  const token = await stage.platform.mintToken({ email: actor.email, ...ended });
  const flags = Object.keys((await ALL[command]?.load())?.flags ?? {});
  const place = { org: REAL.org, project: REAL.project, app: REAL.app };
  const given = { 'base-url': proxy.origin, 'id-token': token, ...(command === 'members' ? { org: REAL.org } : place) };
  const split = words.indexOf('--');
  const named = Object.entries(given).flatMap(([name, value]) => (flags.includes(name) ? [`--${name}`, value] : []));
  const argv = [
    command,
    ...words.slice(0, split === -1 ? undefined : split),
    ...named,
    ...(split === -1 ? [] : words.slice(split)),
  ];
  const { exitCode, out, err } = await inTerminal(argv, {
    cwd: home.path,
    env: { HOME: home.path, PATH: process.env.PATH },
  });
  return { exitCode, text: `${argv.join(' ').replaceAll(token, 'TOKEN')}\n${out}${err}` };
}

const nothing = () => Promise.reject(new Error('no platform is started here'));
const ALL = commands(nothing, '', nothing);

test('every command has a row', () => {
  const known = [...Object.keys(ARGUMENTS), ...OWN];
  expect(Object.keys(ALL).filter((name) => !known.includes(name))).toEqual([]);
});

const ROWS = Object.entries(ARGUMENTS).flatMap(([command, all]) => all.map((words) => [command, words] as const));
const verdictOf = (status: number): Verdict => (status === 401 ? 'unauthorized' : status === 403 ? 'forbidden' : 'may');
const NAMES = Object.keys(ACTORS) as (keyof typeof ACTORS)[];

describe.each(NAMES)('%s', (name) => {
  test.each(ROWS)('slipway %s %j', async (command, words) => {
    const actor: Actor = ACTORS[name];
    const { exitCode, text } = await run(command, words, actor);
    // The command line itself sees that a token has ended.
    if (actor.token === 'ended') expect([exitCode === 0, text]).toEqual([false, expect.stringContaining('expired')]);
    else expect(seen, text).not.toEqual([]);
    for (const { row, status } of seen)
      expect([row.name, verdictOf(status)], text).toEqual([row.name, expected(row, actor)]);
    const refused = seen.map(({ status }) => status).filter((status) => status === 401 || status === 403);
    if (refused.length > 0) expect(exitCode, text).not.toBe(0);
    // A command that was let in does not say that it was refused.
    else expect(text).not.toMatch(/has no role for this|may only read|may not say/);
  });
});
