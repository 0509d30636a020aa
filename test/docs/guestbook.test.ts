import { spawn } from 'node:child_process';
import { cpSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { buildSdk } from '../../scripts/sdk.ts';
import { systemClock } from '../../src/base/clock.ts';
import { type KvsServer, startKvsServer } from '../support/kvs-server.ts';
import { freePort } from '../support/s3-server.ts';
import { scratchFolder } from '../support/scratch.ts';

/* The example alone, by Node.js, on the platform's key-value store. */

const EXAMPLE = resolve(import.meta.dirname, '../../examples/guestbook');
let kvs: KvsServer;
let url = '';
const ended = new AbortController();

beforeAll(async () => {
  kvs = await startKvsServer({ clock: systemClock });
  const folder = join(await scratchFolder(), 'guestbook');
  cpSync(EXAMPLE, folder, { recursive: true });
  buildSdk(join(folder, 'node_modules/slipway'));
  const port = await freePort();
  const { SERVICE_KVS_TOKEN_SESSIONS: SERVICE_KVS_TOKEN_GUESTBOOK = '', ...env } = kvs.variables;
  const { start } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).scripts;
  const child = spawn(process.execPath, [start.replace(/^node /, '')], {
    cwd: folder,
    env: { ...env, SERVICE_KVS_TOKEN_GUESTBOOK, PORT: String(port) },
    signal: ended.signal,
    stdio: 'inherit',
  });
  child.on('error', () => {});
  url = `http://127.0.0.1:${port}/`;
  const isReady = async () => expect((await fetch(url)).status).toBe(200);
  await vi.waitFor(isReady, { timeout: 30_000, interval: 100 });
});
afterAll(async () => {
  ended.abort();
  await kvs[Symbol.asyncDispose]();
});

const sign = (name: string, words: string) =>
  fetch(url, { method: 'POST', body: new URLSearchParams({ name, words }), redirect: 'manual' });
const shown = async () => (await fetch(url)).text();

test('shows what people wrote as text, the newest first, also if they sign at once', async () => {
  expect(await sign('<b>Ana</b>', `"it's" & <script>alert(1)</script>`)).toMatchObject({ status: 303 });
  const all = await Promise.all(Array.from({ length: 10 }, (_, n) => sign(`Ben ${n}`, 'hello')));
  expect(all.map(({ status }) => status)).toEqual(all.map(() => 303));
  const page = await shown();
  expect(page).toContain('&#60;b&#62;Ana&#60;/b&#62;');
  expect(page).not.toMatch(/<script|<b>Ana/);
  expect(page.match(/<li>/g)).toHaveLength(11);
  expect(page.indexOf('Ben 0')).toBeLessThan(page.indexOf('Ana'));
});

test('refuses what is empty, too long, or not for it', async () => {
  expect(await sign(' ', 'x')).toMatchObject({ status: 400 });
  expect(await sign('x', 'x'.repeat(5_000))).toMatchObject({ status: 413 });
  expect(await fetch(url, { method: 'PUT' })).toMatchObject({ status: 405 });
  expect(await fetch(`${url}other`)).toMatchObject({ status: 404 });
});

test('keeps the last fifty entries, which fit into one value', async () => {
  for (let n = 0; n < 51; n += 1) await sign('é'.repeat(200), 'é'.repeat(200));
  expect((await shown()).match(/<li>/g)).toHaveLength(50);
});
