import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { withLocalhostNames } from '../../src/api/direct.ts';
import { startLocalPlatform } from '../../src/platform/engines/local.ts';
import type { Platform } from '../../src/platform/index.ts';
import { CHROMIUM, launchBrowser } from '../support/browser.ts';
import { scratchFolder } from '../support/scratch.ts';
import { slipway } from '../support/slipway.ts';

const scratch = await scratchFolder();
const dataDir = join(scratch, 'data');
/** Returns the stored objects without their compressed forms, which the platform makes in the background. */
const objects = async () =>
  (await readdir(join(dataDir, 'objects'), { recursive: true, withFileTypes: true })).filter(
    (each) => each.isFile() && /^[0-9a-f]{64}$/.test(each.name),
  );

describe('the demo', () => {
  test('deploys the example through the committed bundle, and its bytes come through the edge', async () => {
    const demo = await slipway('demo', '--once', '--data', dataDir, '--port', '0', '--json');
    expect(demo.err).toMatch(/✓ Site: page and assets answer/);
    expect(demo.code).toBe(0);
    const site = JSON.parse(demo.out);
    expect(site).toMatchObject({ url: expect.stringMatching(/^http:\/\/landing-\w+\.localhost:\d+\/$/), dataDir });
    expect(site.bytes).toBeGreaterThan(2_000);
  });

  test('run again, it updates the same app and stores nothing that it has', async () => {
    const before = await objects();
    const demo = await slipway('demo', '--once', '--data', dataDir, '--port', '0');
    expect(demo.code).toBe(0);
    expect(demo.err).toMatch(/✓ App: found landing/);
    expect((await objects()).length).toBe(before.length);
  });

  test('a port that was asked for and is taken is a clear error, and nothing is left behind', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const address = taken.address();
    const port = String(typeof address === 'object' ? address?.port : '');
    const demo = await slipway('demo', '--once', '--data', join(scratch, 'other'), '--port', port);
    taken.close();
    expect(demo.code).toBe(2);
    expect(demo.err).toContain(port);
    expect(demo.err).toMatch(/--port/);
    expect(existsSync(join(scratch, 'other', 'run.json'))).toBe(false);
  });
});

describe('the deployed example', () => {
  let platform: Platform;
  beforeAll(async () => {
    platform = await startLocalPlatform({ dir: dataDir, port: 0, allowLocalGit: true, env: process.env });
  });
  afterAll(() => platform.close());

  const siteUrl = async () => {
    const headers = { authorization: `Bearer ${await platform.mintToken()}` };
    const path = '/api/v1/orgs/demo/projects/sites/apps/landing/environments';
    const { environments } = (await (await fetch(platform.baseUrl + path, { headers })).json()) as {
      environments: { url: string }[];
    };
    return environments[0]?.url ?? '';
  };

  test('is served after a restart', async () => {
    const page = await withLocalhostNames(fetch)(await siteUrl());
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('Tidewater Boats')]);
  });

  test.skipIf(!CHROMIUM)('opens in a browser: its assets load, its script runs, no error in the console', async () => {
    const browser = await launchBrowser();
    try {
      const page = await browser.newPage();
      const wrong: string[] = [];
      page.on('console', (message) => message.type() === 'error' && wrong.push(message.text()));
      page.on('pageerror', (error) => wrong.push(error.message));
      page.on(
        'response',
        (response) => response.status() >= 400 && wrong.push(`${response.status()} ${response.url()}`),
      );
      await page.goto(await siteUrl(), { waitUntil: 'networkidle' });
      expect(await page.locator('#cards li').count()).toBe(3);
      expect(await page.locator('#greeting').textContent()).toContain('Deployed by Slipway');
      expect(await page.evaluate('getComputedStyle(document.body).color')).toBe('rgb(18, 57, 74)');
      expect(wrong).toEqual([]);
    } finally {
      await browser.close();
    }
  });
  if (!CHROMIUM) process.stdout.write('skipped: no Chromium found; install it or name one in CHROMIUM\n');
});
