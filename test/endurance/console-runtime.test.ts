import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SCHEMES, signIn, WIDTHS } from '../../scripts/console-pictures.ts';
import { openDatabase } from '../../src/platform/stores/local/database.ts';
import { openStage, type Stage } from '../platform/console/support.ts';
import { CHROMIUM, launchBrowser } from '../support/browser.ts';
import { crashingStatus, FakeFunctions, readyStatus } from '../support/fake-functions.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const PAGE_BYTES = 100_000;
const PICTURES = process.env.SLIPWAY_PICTURES;
const present = CHROMIUM !== undefined && existsSync(CHROMIUM);
if (!present)
  process.stderr.write('Skipped: the pages of functions in a browser, because this machine has no Chromium.\n');

const appOf = (appID: string) => ({ org: 'acme', project: 'web', appID });
const pathOf = (appID: string) => `/console/orgs/acme/projects/web/apps/${appID}`;
const HOSTILE = '<img src=x onerror="document.title=1"> \u001b[31mred\u001b[0m \u202eesrever';

describe.skipIf(!present)('the pages of functions', () => {
  const functions = new FakeFunctions();
  let stage: Stage;
  let browser: Browser;

  beforeAll(async () => {
    const database = openDatabase(undefined);
    stage = await openStage(undefined, database, {}, [], functions);
    for (const app of ['shop', 'crashing', 'asleep', 'busy']) await stage.createApp(app, 'web-ssr');
    database.exec("UPDATE apps SET live_release = 'dpl-1'");
    // Not long before the apps were made: what one of the name printed earlier is not theirs.
    const at = Date.now() - 30_000;
    functions.set(readyStatus(appOf('shop'), at));
    const stack = ['Error: no database', '    at start (/app/server.js:3:9)', HOSTILE, 'x'.repeat(1_900)];
    functions.set(crashingStatus(appOf('crashing'), at, stack));
    const { instances } = readyStatus(appOf('busy'), at);
    const many = Array.from({ length: 60 }, (_, index) => ({
      ...(instances[0] as (typeof instances)[number]),
      ...{ id: `i-${index}`, state: (['starting', 'ready', 'draining'] as const)[index % 3] ?? 'ready' },
      memoryBytes: index % 2 === 0 ? null : 3 * 1024 ** 3,
    }));
    functions.set({ app: appOf('busy'), instances: many, lastFailure: null, crashLoop: null });
    for (let n = 0; n < 1_000; n += 1) {
      const stream = n % 7 === 0 ? ('stderr' as const) : ('stdout' as const);
      const text = n % 50 === 0 ? HOSTILE : `GET /harbours/${n} 200 in ${n % 40} ms`;
      functions.print(appOf('busy'), { at: at + n, instance: `i-${n % 60}`, stream, text });
    }
    for (const text of ['listening on 3000', HOSTILE]) {
      functions.print(appOf('shop'), { at, instance: 'i-3f9a', stream: 'stdout', text });
    }
    browser = await launchBrowser();
  }, 120_000);

  afterAll(async () => {
    await browser?.close();
    await stage?.[Symbol.asyncDispose]();
  });

  test.each(WIDTHS.flatMap((width) => SCHEMES.map((colorScheme) => ({ width, colorScheme }))))(
    'have no violation of WCAG AA, fit the width and stay below 100 KB: $width pixels, $colorScheme',
    async ({ width, colorScheme }) => {
      await using context = await browser.newContext({
        ...{ viewport: { width, height: 844 }, colorScheme, reducedMotion: 'reduce', bypassCSP: true },
      });
      const page = await signIn(context, stage.platform.consoleUrl, await stage.token());
      const faults: string[] = [];
      for (const app of ['shop', 'crashing', 'asleep', 'busy']) {
        for (const path of [pathOf(app), `${pathOf(app)}/runtime`]) {
          const answer = await page.goto(`${stage.platform.baseUrl}${path}`);
          const size = (await answer?.body())?.length ?? 0;
          if (size === 0 || size >= PAGE_BYTES) faults.push(`${path}: ${size} bytes`);
          faults.push(...(await faultsOf(page, path)));
          const name = path.replace(/^.*apps\//, '').replace('/', '-');
          if (PICTURES)
            await page.screenshot({ path: `${PICTURES}/${name}-${width}-${colorScheme}.png`, fullPage: true });
        }
      }
      expect(faults).toEqual([]);
    },
    180_000,
  );

  test('the live log grows, the instances change without a new page, and nothing of the app becomes markup', async () => {
    await using context = await browser.newContext();
    const page = await signIn(context, stage.platform.consoleUrl, await stage.token());
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text());
    });
    await page.goto(`${stage.platform.baseUrl}${pathOf('shop')}/runtime`);
    const log = page.getByLabel('Live log of the app');
    await log.getByText('listening on 3000').waitFor();
    const line = { at: Date.now(), instance: 'i-3f9a', stream: 'stderr' as const };
    functions.print(appOf('shop'), { ...line, text: `late ${HOSTILE}` });
    await log.getByText('late <img').waitFor();
    expect(await log.locator('details').count()).toBe(1);
    expect(await log.locator('li').count()).toBe(3);
    expect(await log.locator('img').count()).toBe(0);
    await page.evaluate("document.body.dataset.same = 'yes'");
    functions.set(
      readyStatus(appOf('shop'), Date.now() - 1_000, { crashLoop: { crashes: 3, since: 1, nextStartAt: null } }),
    );
    await page.getByText('The app crashes again and again').waitFor();
    expect(await page.locator('body').getAttribute('data-same')).toBe('yes');
    expect(await page.title()).toBe('Runtime · shop · web · acme · Slipway');
    expect(complaints).toEqual([]);
  }, 60_000);
});

/** Returns the violations of WCAG that axe finds, and how much wider than the page it is. */
async function faultsOf(page: Page, name: string): Promise<readonly string[]> {
  await page.evaluate(AXE);
  const found = await page.evaluate<readonly string[]>(FAULTS);
  return found.map((each) => `${name}: ${each}`);
}

/** Runs in the page. */
const FAULTS = `(async () => {
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
  const { violations } = await axe.run({ runOnly: tags });
  const found = violations.map(({ id, nodes }) => id + ': ' + nodes.map(({ html }) => html.slice(0, 160)).join(' | '));
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth > clientWidth ? [...found, scrollWidth + ' pixels wide'] : found;
})()`;
