import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createTokenProvider } from '../../src/api/identity/provider.ts';
import { rememberDataDir } from '../../src/cli/platforms/known-platforms.ts';
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

test('without --data a command finds the platform of the current folder, else the one that was started last', async () => {
  using data = temporaryFolder();
  using home = temporaryFolder();
  using site = temporaryFolder();
  const { io } = terminal({ cwd: site.path, env: { HOME: home.path } });
  await expect(platformOf(NOTHING, io)).rejects.toMatchObject({ code: 'platform_not_running' });
  rememberDataDir(data.path, io);
  // It has ended: a new one in this folder would have none of its apps.
  await expect(platformOf(NOTHING, io)).rejects.toMatchObject({
    message: `The platform that you used last (${data.path}) is stopped`,
    remedy: expect.stringContaining(`slipway platform --data ${data.path} --allow-local-git\n`),
  });
  writeRunFileOf(data.path, 'http://127.0.0.1:1');
  expect(await platformOf(NOTHING, io)).toMatchObject({ dataDir: data.path });
  await expect(platformOf({ ...NOTHING, flags: { data: 'none' } }, io)).rejects.toThrow(join(site.path, 'none'));
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
