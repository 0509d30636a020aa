import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createTokenProvider } from '../../src/api/identity/provider.ts';
import { rememberStarted } from '../../src/cli/platforms/known-platforms.ts';
import { ownTokens, platformOf } from '../../src/cli/platforms/running.ts';
import { askingParts } from '../../src/cli/terminal/asking.ts';
import { writeNodeFile, writeRunFile } from '../../src/platform/start/run-file.ts';
import { FakeClock } from '../support/clock.ts';
import { sendJson, serve } from '../support/http-server.ts';
import { unsignedJwt } from '../support/jwt.ts';
import { runFileOf, writeRunFileOf } from '../support/run-file.ts';
import { temporaryFolder } from '../support/temporary.ts';
import { terminal } from '../support/terminal.ts';

const NOTHING = { flags: {}, rest: [] };

/** A platform that was started again: it knows only the request token `fresh`. */
async function startedAgain() {
  const seen: string[] = [];
  const server = await serve((request, response) => {
    seen.push(`${request.headers.authorization} ${new URL(request.url ?? '', 'http://a').searchParams.get('email')}`);
    if (request.headers.authorization === 'Bearer fresh') sendJson(response, 200, { value: unsignedJwt() });
    else sendJson(response, 401, {});
  });
  return { seen, server };
}

test('a token comes from a platform that was started again, and writes its file a moment later', async () => {
  const { seen, server } = await startedAgain();
  await using _ = server;
  using data = temporaryFolder();
  writeRunFileOf(data.path, server.origin);
  const { io } = terminal({ cwd: data.path });
  const given = { ...NOTHING, flags: { data: data.path, email: 'ana@acme.example' } };
  const platform = await platformOf(given, io);
  const sleep = async () =>
    data.write('run.json', JSON.stringify({ ...runFileOf(server.origin), requestToken: 'fresh' }));
  const parts = { ...(await askingParts(io)), clock: Object.assign(new FakeClock(), { sleep }) };
  expect(await createTokenProvider(ownTokens(platform), parts).token()).toBe(unsignedJwt());
  expect(seen).toEqual(['Bearer request-token ana@acme.example', 'Bearer fresh ana@acme.example']);
});

/** A user with a checkout and other folders, in which platforms can run. */
function user() {
  const folder = temporaryFolder();
  const io = (cwd: string) => terminal({ cwd: join(folder.path, cwd), env: { HOME: folder.path } }).io;
  for (const name of ['shop/.git', 'blog/.git', 'shop/.slipway', 'one', 'two']) {
    mkdirSync(join(folder.path, name), { recursive: true });
  }
  return {
    path: (name: string) => join(folder.path, name),
    /** A platform is started there. */
    start(name: string) {
      writeRunFileOf(join(folder.path, name), `http://127.0.0.1:${name.length}`);
      rememberStarted(join(folder.path, name), io(''));
    },
    stop: (name: string) => rmSync(join(folder.path, name, 'run.json')),
    in: (cwd: string, data?: string) =>
      platformOf({ rest: [], flags: data === undefined ? {} : { data: join(folder.path, data) } }, io(cwd)),
    [Symbol.dispose]: () => folder[Symbol.dispose](),
  };
}

describe('without --data', () => {
  test('a command finds the platform of its folder, or the only one that runs, and names all if there are more', async () => {
    using own = user();
    await expect(own.in('shop')).rejects.toMatchObject({ code: 'platform_not_running' });
    own.start('one');
    expect(await own.in('blog')).toEqual({ ...runFileOf('http://127.0.0.1:3'), dataDir: own.path('one') });
    using other = user();
    other.start('one');
    other.start('two');
    await expect(other.in('blog')).rejects.toMatchObject({
      message: '--data is missing: 2 platforms run on this machine',
      remedy: expect.stringContaining(`--data ${other.path('two')}`),
    });
    other.start('shop/.slipway');
    expect(await other.in('shop')).toMatchObject({ dataDir: other.path('shop/.slipway'), isOneOfMany: true });
  });

  test('the platform that a checkout used stays its own, whichever is started or used elsewhere', async () => {
    using own = user();
    own.start('one');
    await own.in('shop');
    own.start('two');
    own.start('shop/.slipway');
    expect(await own.in('shop')).toMatchObject({ dataDir: own.path('one'), isOneOfMany: true });
    await own.in('blog', 'two');
    expect(await own.in('shop')).toMatchObject({ dataDir: own.path('one') });
    expect(await own.in('blog')).toMatchObject({ dataDir: own.path('two') });
    // In a folder that has used none: the one that this user used last.
    expect(await own.in('one')).toMatchObject({ dataDir: own.path('two') });
  });

  test('if the platform that was used last is stopped, the error says how to start it, and which one runs', async () => {
    using own = user();
    own.start('one');
    await own.in('shop');
    own.stop('one');
    own.start('two');
    await expect(own.in('shop')).rejects.toMatchObject({
      code: 'platform_not_running',
      message: `The platform that you used last in this checkout (${own.path('one')}) is stopped`,
      remedy: expect.stringMatching(/slipway platform --data \S+one --allow-local-git\nOr use .*--data \S+two$/),
    });
    await expect(own.in('one')).rejects.toThrow(`The platform that you used last (${own.path('one')}) is stopped`);
    rmSync(own.path('one'), { recursive: true });
    expect(await own.in('shop')).toMatchObject({ dataDir: own.path('two') });
  });
});

test('on a node without the role control a command says so, and names the address of the platform', async () => {
  using data = temporaryFolder();
  const { io } = terminal({ cwd: data.path });
  const facts = { roles: ['edge', 'kvs'], baseUrl: 'https://p.example' };
  const node = writeNodeFile(data.path, facts);
  const given = { ...NOTHING, flags: { data: data.path } };
  await expect(platformOf(given, io)).rejects.toMatchObject({
    code: 'platform_not_running',
    message: `The node on the data directory ${data.path} does not have the role control: its roles are edge,kvs`,
    remedy: expect.stringMatching(/--base-url https:\/\/p\.example$/),
  });
  node[Symbol.dispose]();
  await expect(platformOf(given, io)).rejects.toThrow('No platform runs');
  writeNodeFile(data.path, facts);
  const run = writeRunFile(data.path, runFileOf('http://127.0.0.1:1'));
  expect(await platformOf(given, io)).toMatchObject({ dataDir: data.path });
  run[Symbol.dispose]();
  await expect(platformOf(given, io)).rejects.toThrow('No platform runs');
});
