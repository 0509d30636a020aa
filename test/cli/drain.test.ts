import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { startPlatformProcess } from '../support/slipway.ts';
import { temporaryFolder } from '../support/temporary.ts';

test('after SIGTERM a platform with --drain answers and is not ready, until it ends with 0', async () => {
  using folder = temporaryFolder();
  const { child, ready } = await startPlatformProcess(`${folder.path}/data`, '--drain', '3s');
  const exited = once(child, 'exit');
  const status = async () => (await fetch(`${ready.baseUrl}/readyz`)).status;
  expect(await status()).toBe(200);
  child.kill('SIGTERM');
  // The signal arrives a moment later.
  for (let tries = 0; tries < 200 && (await status()) === 200; tries += 1) await wait(10);
  expect(await status()).toBe(503);
  expect((await fetch(`${ready.baseUrl}/healthz`)).status).toBe(200);
  expect((await exited)[0]).toBe(0);
  await expect(fetch(ready.baseUrl)).rejects.toThrow();
});

test('after SIGTERM a node that still waits for PostgreSQL ends with 0', async () => {
  using folder = temporaryFolder();
  const cli = resolve(import.meta.dirname, '../../src/cli.ts');
  const flags = ['--data', `${folder.path}/node`, '--port', '0', '--roles', 'edge', '--objects', 's3://bucket'];
  const child = spawn(process.execPath, [cli, 'platform', ...flags, '--public-url', 'https://platform.example.com'], {
    env: {
      ...{ PATH: process.env.PATH, AWS_ACCESS_KEY_ID: 'a', AWS_SECRET_ACCESS_KEY: 'b', AWS_REGION: 'eu-central-1' },
      ...{ SLIPWAY_DATABASE: 'postgres://127.0.0.1:1/none', SLIPWAY_SECRET: Buffer.alloc(32).toString('base64') },
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exited = once(child, 'exit');
  const [line] = await Promise.race([once(child.stderr, 'data'), exited]);
  expect(String(line)).toContain('"event":"store_awaited"');
  child.kill('SIGTERM');
  expect((await exited)[0]).toBe(0);
});
