import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { JsonObject } from '../../src/base/json.ts';
import { printLog } from '../../src/cli/terminal/follow-deployment.ts';
import { logLines } from '../../src/cli/terminal/printed.ts';
import { openStage, type Stage } from '../platform/console/support.ts';
import { FakeClock } from '../support/clock.ts';
import { sendJson, serve } from '../support/http-server.ts';
import { unsignedJwt } from '../support/jwt.ts';
import { createRepository } from '../support/repositories.ts';
import { writeRunFileOf } from '../support/run-file.ts';
import { temporaryFolder } from '../support/temporary.ts';
import { inTerminal } from '../support/terminal.ts';

/** A sequence that sets colours. */
const COLOUR = new RegExp(`${String.fromCharCode(27)}\\[[\\d;:]*m`, 'g');

let stage: Stage;
let building: string;
let queued: string;
const checkout = temporaryFolder();

beforeAll(async () => {
  stage = await openStage();
  await stage.createApp('shop', 'web-landing');
  await stage.createApp('blog', 'web-landing');
  checkout.write('.slipway.json', JSON.stringify({ org: 'acme', project: 'web', app: 'shop' }));
  building = await stage.deploy('shop');
  await vi.waitFor(
    async () => expect(JSON.parse((await run('deployments', '--json')).out).deployments[0].stage).toBe('build'),
    20_000,
  );
  stage.writeLog(building, 'Cloning\nred \u001b[31mtext\u0007\u001b]0;title\u0007\n');
  queued = await stage.deploy('shop');
});
afterAll(async () => {
  await stage[Symbol.asyncDispose]();
  checkout[Symbol.dispose]();
});

/** Runs a command in the checkout, with the platform of its data directory. */
const run = (...argv: readonly string[]) =>
  inTerminal([...argv, '--data', stage.platform.dataDir], { cwd: checkout.path });
/** Does the same on a terminal of 60 columns. */
const onTerminal = (...argv: readonly string[]) =>
  inTerminal([...argv, '--data', stage.platform.dataDir], { cwd: checkout.path, outTerminal: true, columns: 60 });

test('apps are listed with their newest deployment: a table on a terminal, tabs in a pipe, JSON', async () => {
  const shown = (await onTerminal('apps')).out;
  const table = stripVTControlCharacters(shown);
  expect(shown).not.toBe(table);
  expect(table).toMatch(/APP +STATUS +DEPLOYED/);
  expect(table).toMatch(/shop +queued/);
  for (const line of table.split('\n')) expect(line.length).toBeLessThanOrEqual(60);
  const rows = (await run('apps', '--prefix', 's')).out
    .replace(/\n$/, '')
    .split('\n')
    .map((line) => line.split('\t'));
  expect(rows).toEqual([['shop', 'web', 'queued', expect.stringMatching(/^\d{4}-.*Z$/), '', '']]);
  const { apps } = JSON.parse((await run('apps', '--json')).out);
  expect(apps.map(({ appID }: { appID: string }) => appID)).toEqual(['blog', 'shop']);
  expect((await inTerminal(['apps', '--data', stage.platform.dataDir], { cwd: '/' })).out).toContain('shop');
});

test('deployments are listed newest first, and the rest by a cursor', async () => {
  const first = await run('deployments', '--limit', '1');
  expect(first.out.split('\t').slice(0, 2)).toEqual([queued, 'queued']);
  const table = stripVTControlCharacters((await onTerminal('deployments')).out);
  expect(table).toMatch(/^DEPLOYMENT +STATUS +CREATED +TOOK +COMMIT\n/);
  // On a busy machine it is some seconds old by now.
  expect(table).toMatch(new RegExp(`${building}  building  (?:just now|\\d+s ago) `));
  const cursor = /--cursor (\S+)/.exec(first.err)?.[1] ?? '';
  expect((await run('deployments', '--cursor', cursor)).out.split('\t').slice(0, 2)).toEqual([building, 'building']);
  expect((await run('deployments', '--limit', '0')).exitCode).toBe(2);
});

test('a log is printed without control sequences, and on a terminal with colours only', async () => {
  expect(await run('logs', building)).toMatchObject({ exitCode: 0, out: 'Cloning\nred text\n' });
  expect((await onTerminal('logs', building)).out).toBe('Cloning\nred \u001b[31mtext\u001b[0m\n');
  const lines = (await run('logs', building, '--json')).out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(lines).toMatchObject([{ line: 'Cloning' }, {}, { deployID: building, status: 'building' }]);
  expect(await run('logs', 'dpl-none')).toMatchObject({
    exitCode: 3,
    err: expect.stringContaining('no deployment dpl-none'),
  });
});

test.each([
  ['\u001b[1;31mred', '\u001b[1;31mred\u001b[0m', 'red'],
  ['a\u001b[2Jb\u001b[Hc\u001b[?25l', 'abc', 'abc'],
  ['\u001b]8;;http://x\u0007link\u001b]8;;\u0007', 'link', 'link'],
  ['\u001b]0;\u001b[31mtitle\u0007', ']0;\u001b[31mtitle\u001b[0m', ']0;title'],
  ['\u009b31mred\u0090x', '31mredx', '31mredx'],
  ['a\rb\u202ec', 'abc', 'abc'],
  ['\u001b[31;', '[31;', '[31;'],
])('of the line %j a terminal gets at most colours', (line, coloured, plain) => {
  expect([logLines(line, true), logLines(line, false)]).toEqual([coloured, plain]);
  const rest = logLines(line, true).replaceAll(COLOUR, '');
  expect([...rest].filter((character) => /\p{Cc}/u.test(character))).toEqual([]);
});

test('following a log reads on from the last byte, waits while nothing is new, and ends with the deployment', async () => {
  const clock = new FakeClock();
  const pages = [
    { text: 'a\n', next: 2, atEnd: false, status: 'building' },
    { text: '', next: 2, atEnd: false, status: 'building' },
    { text: '', next: 2, atEnd: false, status: 'building' },
    { text: 'b', next: 3, atEnd: true, status: 'succeeded' },
  ];
  const asked: unknown[] = [];
  const ask = async (_: string, { query }: { readonly query?: JsonObject } = {}): Promise<JsonObject> => {
    asked.push(query?.from);
    return pages.shift() ?? {};
  };
  const shown: string[] = [];
  const parts = { clock, signal: new AbortController().signal, print: (text: string) => void shown.push(text) };
  expect(await printLog(ask, 'd', { ...parts, follow: true })).toBe('succeeded');
  expect(asked).toEqual(['0', '2', '2', '2']);
  expect(shown).toEqual(['a\n', 'b\n']);
  pages.push({ text: '', next: 0, atEnd: false, status: 'queued' });
  expect(await printLog(ask, 'd', { ...parts, follow: false })).toBe('queued');
});

test('variables are set from words, from the environment and from a file, and no value is printed', async () => {
  checkout.write('app.env', 'C=secret-3\nD=secret-4\n');
  const env = { B: 'secret-2' };
  const set = await inTerminal(
    ['env', 'set', 'A=secret-1=x', 'B', '--file', 'app.env', '--data', stage.platform.dataDir],
    { cwd: checkout.path, env },
  );
  expect(set).toMatchObject({
    exitCode: 0,
    err: expect.stringContaining('Set C, D, A, B. A server that runs gets the change at once'),
  });
  const absent = await run('env', 'unset', 'D', 'AA', '--json');
  expect(absent).toMatchObject({
    exitCode: 1,
    err: expect.stringMatching(/AA is not set, so nothing was removed\n {2}Did you mean A\? .*slipway env list/),
  });
  expect(JSON.parse(absent.out).error.code).toBe('not_found');
  expect(await run('env', 'unset', 'D')).toMatchObject({ exitCode: 0, err: expect.stringContaining('Removed D.') });
  expect(await run('env', 'get', 'A')).toMatchObject({
    exitCode: 2,
    err: expect.stringContaining('Values are never shown'),
  });
  expect(await run('env', 'list')).toMatchObject({ exitCode: 0, out: 'A\nB\nC\n' });
  expect(await run('env')).toMatchObject({ exitCode: 0, out: 'A\nB\nC\n' });
  expect(JSON.parse((await run('env', 'list', '--json')).out)).toMatchObject({ names: ['A', 'B', 'C'] });
  const wrong = [
    ['env', 'set', 'NONE'],
    ['env', 'set', 'A=secret-1', 'A=secret-2'],
    ['env', 'set'],
    ['env', 'unset'],
    ['env', 'D=1'],
  ];
  for (const argv of wrong) expect((await run(...argv)).exitCode).toBe(2);
  expect(await run('env', 'set', 'a b=secret-1')).toMatchObject({
    exitCode: 3,
    err: expect.not.stringContaining('secret'),
  });
  expect(JSON.stringify([set, await run('env', 'set', 'A=secret-1', 'A=secret-2')])).not.toContain('secret');
});

test('a queued deployment and one that builds are cancelled, and queued again', async () => {
  const first = await run('cancel');
  expect([first.exitCode, first.out]).toEqual([0, `${queued} is cancelled\n`]);
  expect(first.err).toMatch(
    new RegExp(`^  App acme/web/shop\\n  ${building} goes on. Stop it too: slipway cancel ${building} `),
  );
  expect(await run('cancel', queued)).toMatchObject({ exitCode: 3, err: expect.stringContaining('has ended already') });
  expect(await run('cancel', building)).toEqual({
    exitCode: 0,
    out: `${building} is cancelled\n`,
    err: '  App acme/web/shop\n',
  });
  const again = JSON.parse((await run('redeploy', building, '--json')).out);
  expect(again).toMatchObject({ status: 'queued', redeployOf: building });
  expect((await run('redeploy')).out).toMatch(/^dpl-\w+ is queued: the tip of main\n$/);
  expect((await run('redeploy', 'dpl-none')).exitCode).toBe(3);
  expect((await run('cache', 'clear')).out).toMatch(/^Cleared\./);
  expect(JSON.parse((await run('cache', 'clear', '--json')).out)).toEqual({ cleared: true });
  expect((await run('cache')).exitCode).toBe(2);
  const none = await run('open');
  expect(none).toMatchObject({ exitCode: 2, err: expect.stringContaining('not live') });
});

test('the same commands ask another platform with an ID token, and only with one', async () => {
  const base = ['--base-url', stage.platform.baseUrl];
  const away = (...argv: readonly string[]) =>
    inTerminal(argv, { cwd: checkout.path, env: { PATH: process.env.PATH } });
  const token = await stage.token();
  expect(
    JSON.parse((await away('deployments', ...base, '--id-token', token, '--json')).out).deployments.length,
  ).toBeGreaterThan(1);
  const printed = await away('env', 'list', ...base, '--id-token-command', `printf %s ${token}`);
  expect(printed).toMatchObject({ exitCode: 0, out: 'A\nB\nC\n' });
  const path = [...base.slice(0, 1), `${base[1]}/elsewhere`, '--id-token', token];
  expect(await away('env', 'list', ...path)).toMatchObject({ exitCode: 3 });
  await using foreign = await serve((_, response) =>
    response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>no'),
  );
  const elsewhere = await away('apps', '--base-url', foreign.origin, '--id-token', token);
  expect(elsewhere).toMatchObject({ exitCode: 3, err: expect.stringContaining('Only a platform of Slipway') });
  const without = await away('apps', ...base);
  expect(without).toMatchObject({ exitCode: 2, err: expect.stringContaining('--id-token-command') });
  expect((await away('apps', ...base, '--id-token', token, '--id-token-command', 'x')).exitCode).toBe(2);
  expect((await away('apps', '--base-url', 'http://platform.example', '--id-token', token)).exitCode).toBe(2);
});

test('the data directory of the running platform is copied', async () => {
  const copy = await run('backup', '--to', 'copy', '--json');
  expect(copy).toMatchObject({ exitCode: 0, out: expect.stringContaining('/copy"') });
  expect(await run('backup', '--to', 'copy')).toMatchObject({ exitCode: 3, err: expect.stringContaining('copy') });
});

test('a static site becomes a server by one flag, which a rehearsal and the refusal of a table name', async () => {
  const deploy = ['deploy', '--app-type', 'api', '--repository', 'acme/shop', '--branch', 'main', '--dry-run'];
  expect((await run(...deploy)).err).toContain('would build it with the type api\n');
  expect((await run('tables', 'create', 'sessions')).err).toMatch(
    /slipway deploy --app shop --data \S+ --app-type api\n/,
  );
});

test('a rehearsal of a new app says what type its checkout makes', async () => {
  using repository = createRepository({
    'server/package.json': '{"scripts": {"start": "node server.js"}, "dependencies": {"express": "5"}}',
  });
  const app = ['--org', 'acme', '--project', 'web', '--app', 'fresh', '--data', stage.platform.dataDir];
  const rehearse = async (...more: readonly string[]) =>
    (await inTerminal(['deploy', ...app, ...more, '--dry-run'], { cwd: repository.path })).err;
  const detected = await rehearse('--app-settings', '{"rootDirectory": "server"}', '--repository', '.');
  expect(detected).toContain('would become api: `node server.js` (server/package.json), because ');
  const chosen = await rehearse('--app-type', 'web-ssr', '--repository', '.');
  expect(chosen).toContain('would give it the type web-ssr');
  expect(chosen).not.toContain('would become');
});

test('a table is seeded with the role of its app, and a table or a type that fits no seed is said', async () => {
  await stage.createApp('api', 'api');
  checkout.write('keys.json', '{"a": 1, "b": 2}');
  const seed = ['seed', '--app', 'api', '--file', 'keys.json', '--table'] as const;
  expect(await run(...seed, 'flags')).toMatchObject({
    exitCode: 1,
    err: expect.stringContaining('slipway tables create flags --app api'),
  });
  await run('tables', 'create', 'flags', '--app', 'api');
  const seeded = await run(...seed, 'flags', '--verify');
  expect(seeded).toMatchObject({ exitCode: 0, out: expect.stringMatching(/^2 written/) });
  expect((await run('kvs', 'get', 'b', '--table', 'flags', '--app', 'api')).out).toBe('2\n');
});

test('a deploy with variables names those that it removes', async () => {
  await run('env', 'set', 'A=1', 'B=2', '--app', 'api');
  const deploy = ['deploy', '--app', 'api', '--repository', 'acme/shop', '--branch', 'main', '--wait', 'false'];
  const first = await run(...deploy, '--env', 'B=3');
  expect(first.err).toContain('This deploy sets B, and removes A, because');
  const second = await run(...deploy, '--env', 'B=4');
  // Neither is live, so the app has both.
  expect([second.exitCode, second.err]).toEqual([0, expect.stringContaining('removes A, because')]);
  expect((await run('env', 'list', '--app', 'api')).out).toBe('A\nB\n');
  const all = await run(...deploy, '--env', 'A=1', '--env', 'B=4');
  expect([all.exitCode, all.err]).toEqual([0, expect.not.stringContaining('removes')]);
});

test('a deploy of a clone from GitHub says what it builds, and how to build the folder', async () => {
  using clone = createRepository({ 'index.html': '' });
  clone.git('remote', 'add', 'origin', 'https://github.com/acme/shop.git');
  const at = ['--data', stage.platform.dataDir, '--dry-run'];
  const line = 'Building acme/shop from GitHub (remote origin). For this folder: --repository .';
  expect((await inTerminal(['deploy', ...at], { cwd: clone.path })).err).toContain(line);
  const own = await inTerminal(['deploy', ...at, '--repository', '.'], { cwd: clone.path });
  expect([own.exitCode, own.err]).toEqual([0, expect.not.stringContaining('GitHub')]);
});

test('usage and apps take the names that a deploy without names gives', async () => {
  const data = ['--data', stage.platform.dataDir];
  const cwd = '/';
  expect((await inTerminal(['usage', '--app', 'api', ...data], { cwd })).err).toContain('api in local/default');
  const asked: string[] = [];
  await using platform = await serve((request, response) => {
    const url = request.url ?? '';
    if (url.startsWith('/identity')) return sendJson(response, 200, { value: unsignedJwt() });
    asked.push(url);
    sendJson(response, 200, { organizations: ['acme', 'local'], apps: [], nextCursor: null });
  });
  using folder = temporaryFolder();
  writeRunFileOf(folder.path, platform.origin);
  const listed = await inTerminal(['apps', '--data', folder.path], { cwd });
  expect(listed).toMatchObject({ exitCode: 0, err: expect.stringContaining('Organization local. Others: --org acme') });
  expect(asked.at(-1)).toContain('/orgs/local/apps');
});

test('doctor needs no token for the platform of this machine, also by its URL', async () => {
  const told = await run('doctor', '--base-url', stage.platform.baseUrl, '--json');
  expect(JSON.parse(told.out).checks).toContainEqual(expect.objectContaining({ name: 'Email', state: 'right' }));
});

test('a rollback names the commit that it serves again, if the platform knows it', async () => {
  let known = true;
  await using platform = await serve((request, response) => {
    const url = request.url ?? '';
    if (url.startsWith('/identity')) return sendJson(response, 200, { value: unsignedJwt() });
    if (url.endsWith('/rollback')) return sendJson(response, 200, { deployID: 'd1', previous: 'd2', url: 'http://a/' });
    const deployment = { deployID: 'd1', status: 'succeeded', commit: '0123456789ab', subject: 'Add\u001b[2J a page' };
    sendJson(response, known ? 200 : 404, known ? { ...deployment, finishedAt: '2026-11-22T10:00:00Z' } : {});
  });
  using data = temporaryFolder();
  writeRunFileOf(data.path, platform.origin);
  const back = () => inTerminal(['rollback', '--data', data.path], { cwd: checkout.path });
  const words = 'http://a/ serves d1 again, 01234567 Add a page, built 2026-11-22T10:00:00Z (before: d2)\n';
  const left = expect.stringMatching(
    /^ {2}App acme\/web\/shop\n {2}d2 serves no visitor any more, and is kept: slipway rollback d2 .*\n {2}Variables, settings and tables are not rolled back/,
  );
  expect(await back()).toEqual({ exitCode: 0, out: words, err: left });
  known = false;
  expect(await back()).toEqual({
    exitCode: 0,
    out: 'http://a/ serves d1 again (before: d2)\n',
    err: left,
  });
});

test('exec starts the slipway that runs, which is an alias in a shell', async () => {
  checkout.write('own.mjs', 'process.exitCode = process.env.SERVICE_KVS_URL && process.argv[2] === "seed" ? 7 : 1');
  const before = process.argv[1];
  process.argv[1] = join(checkout.path, 'own.mjs');
  try {
    const argv = ['exec', '--data', stage.platform.dataDir, '--app', 'api', '--', 'slipway', 'seed'];
    expect(await inTerminal(argv, { cwd: checkout.path })).toMatchObject({ exitCode: 7, err: '  App acme/web/api\n' });
  } finally {
    process.argv[1] = before ?? '';
  }
});

test.each([
  ['live', { isLive: true, status: 'succeeded' }, 'live'],
  ['live', { isLive: false, status: 'building' }, 'live, building'],
  ['live', { isLive: false, status: 'failed' }, 'live, failed'],
  // A rollback serves an older one.
  ['live', { isLive: false, status: 'succeeded' }, 'live'],
  ['created', { isLive: false, status: 'building' }, 'building'],
  ['created', null, 'no deployment'],
])('an app that is %s, with the newest deployment %j, is shown as %s', async (state, newest, shown) => {
  await using platform = await serve((request, response) => {
    if (request.url?.startsWith('/identity')) return sendJson(response, 200, { value: unsignedJwt() });
    sendJson(response, 200, { apps: [{ appID: 'shop', project: 'web', state, newest, url: null }], nextCursor: null });
  });
  using data = temporaryFolder();
  writeRunFileOf(data.path, platform.origin);
  const { out } = await inTerminal(['apps', '--org', 'acme', '--data', data.path]);
  expect(out.split('\t')[2]).toBe(shown);
});
