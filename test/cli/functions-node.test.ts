import { expect, test } from 'vitest';
import { sendJson, serve } from '../support/http-server.ts';
import { unsignedJwt } from '../support/jwt.ts';
import { inTerminal } from '../support/terminal.ts';

/** Runs a command against a platform that answers everything with `body`. */
async function told(args: readonly string[], body: object) {
  await using server = await serve((_, response) => sendJson(response, 200, body));
  const place = ['--base-url', server.origin, '--id-token', unsignedJwt()];
  return await inTerminal([...args, ...place], { env: { TERM: 'dumb', COLUMNS: '200' } });
}

const newest = { deployID: 'dpl-1', status: 'succeeded', isLive: true, createdAt: '2026-11-22T08:30:00.000Z' };
const app = { appID: 'shop', project: 'web', state: 'live', url: 'https://shop.example', newest };

test.each([
  ['asleep', '  In brackets: on the node n/1\n'],
  ['running', ''],
])('slipway apps names the node on which an app is %s, if it says so', async (functions, words) => {
  const apps = [{ ...app, functions, functionsNode: 'n/1' }];
  const { exitCode, err } = await told(['apps', '--org', 'acme'], { apps, nextCursor: null });
  expect([exitCode, err]).toEqual([0, words]);
});

test('slipway nodes says which node serves sites without functions', async () => {
  const node = { version: '1.0.0', address: '10.0.0.1:4400', builds: 0, uptimeMs: 1_000, silentMs: 0 };
  const nodes = [
    { ...node, name: 'one', roles: ['control', 'edge'], functions: 'on' },
    { ...node, name: 'two', roles: ['edge', 'kvs'], functions: 'off' },
  ];
  const { out } = await told(['nodes'], { nodes });
  expect(out).toMatch(/^one .* control,edge {2,}/m);
  expect(out).toMatch(/^two .* edge \(functions off\),kvs /m);
});
