import { once } from 'node:events';
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
