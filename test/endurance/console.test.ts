import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SCHEMES, signIn, WIDTHS } from '../../scripts/console-pictures.ts';
import { CHROMIUM, launchBrowser } from '../support/browser.ts';
import { type ConsoleStage, openConsoleStage } from '../support/console-stage.ts';
import { temporaryFolder } from '../support/temporary.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const PAGE_BYTES = 100_000;

const present = CHROMIUM !== undefined && existsSync(CHROMIUM);
if (!present)
  process.stderr.write('Skipped: the pages of the console in a browser, because this machine has no Chromium.\n');

describe.skipIf(!present)('the pages of the console', () => {
  const folder = temporaryFolder('slipway-console');
  let stage: ConsoleStage;
  let browser: Browser;
  let token: string;

  beforeAll(async () => {
    stage = await openConsoleStage(folder.path);
    browser = await launchBrowser();
    token = await stage.platform.mintToken({ email: 'ada@acme.example' });
  }, 300_000);

  afterAll(async () => {
    await browser?.close();
    await stage?.[Symbol.asyncDispose]();
    folder[Symbol.dispose]();
  });

  test.each(WIDTHS)(
    'have no violation of WCAG AA, light and dark, fit the width, do not move and stay below 100 KB: %i pixels',
    async (width) => {
      await using context = await browser.newContext({
        ...{ viewport: { width, height: 844 }, reducedMotion: 'reduce', bypassCSP: true },
      });
      const faults: string[] = [];
      const first = await context.newPage();
      await first.goto(`${stage.platform.consoleUrl}/sign-in`);
      faults.push(...(await faultsOf(first, 'sign-in')));
      const page = await signIn(context, stage.platform.consoleUrl, token);
      for (const { name, path } of stage.pages) {
        const answer = await page.goto(`${stage.platform.baseUrl}${path}`);
        const size = (await answer?.body())?.length ?? 0;
        if (size === 0 || size >= PAGE_BYTES) faults.push(`${name}: ${size} bytes`);
        faults.push(...(await faultsOf(page, name)));
      }
      expect(faults).toEqual([]);
    },
  );

  test('an app can be reached, its question opened and left, and its log searched, by keyboard alone', async () => {
    await using context = await browser.newContext();
    const page = await signIn(context, stage.platform.consoleUrl, token);
    await page.goto(`${stage.platform.baseUrl}/console/orgs/acme`);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    // The browser tells of it a little later.
    await expect.poll(() => new URL(page.url()).hash).toBe('#content');
    await tabTo(page, 'charts');
    await page.keyboard.press('Enter');
    await page.waitForURL(/apps\/charts$/);
    await page.goto(`${stage.platform.baseUrl}/console/orgs/acme/projects/web/apps/boats`);
    await tabTo(page, 'Roll back');
    await page.keyboard.press('Enter');
    expect(await page.getByRole('dialog').isVisible()).toBe(true);
    expect(await page.locator(':focus').textContent()).toBe('Keep it as it is');
    await page.keyboard.press('Escape');
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(await page.locator(':focus').textContent()).toContain('Roll back');
    await page.goto(`${stage.platform.baseUrl}${stage.deployments.failed}`);
    await page.getByLabel('Search the log').focus();
    await page.keyboard.type('fleet.js');
    expect(await page.locator('[data-log-count]').textContent()).toMatch(/^1 of [2-9]$/);
    await page.keyboard.press('Enter');
    expect(await page.locator('[data-log-count]').textContent()).toMatch(/^2 of [2-9]$/);
    const marked = await page.locator('.log mark').allTextContents();
    expect([...new Set(marked)]).toEqual(['fleet.js']);
  });

  test('the page of a failed deployment has the headline of the command line and opens its log at the failure', async () => {
    await using context = await browser.newContext();
    const page = await signIn(context, stage.platform.consoleUrl, token);
    await page.goto(`${stage.platform.baseUrl}${stage.deployments.failed}`);
    const headline = 'Build failed: the file "./fleet.js" that is imported does not exist (exit code 1)';
    expect((await page.locator('#failed').textContent())?.trim()).toBe(headline);
    expect(await page.locator('.source .at').textContent()).toMatch(/^2import \{ boats \} from '\.\/fleet\.js';$/);
    const [line, log] = await Promise.all([page.locator('#failure').boundingBox(), page.locator('.log').boundingBox()]);
    expect(await page.locator('#failure').textContent()).toContain('src/main.js:2:23');
    expect(line && log && line.y >= log.y && line.y + line.height <= log.y + log.height).toBe(true);
  });

  test('a queued deployment is cancelled, and a release that was replaced is made live', async () => {
    await using context = await browser.newContext();
    const page = await signIn(context, stage.platform.consoleUrl, token);
    await page.goto(`${stage.platform.baseUrl}${stage.deployments.queued}`);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Cancel the deployment' }).click();
    await page.getByText('The deployment is cancelled.').waitFor();
    await page.goto(`${stage.platform.baseUrl}/console/orgs/acme/projects/web/apps/boats`);
    await page.getByRole('button', { name: 'Roll back' }).click();
    await page.getByRole('button', { name: 'Make it live' }).click();
    await page.getByText('The release is live.').waitFor();
    expect(await page.locator('li', { has: page.locator('.badge.live') }).textContent()).toContain('Say in the footer');
  });

  test('an operator signs in by a link, reads a failure, goes back, replaces a value, puts a key and signs out, by keyboard alone', async () => {
    const { baseUrl, consoleUrl } = stage.platform;
    const headers = { authorization: `Bearer ${token}` };
    const answer = await fetch(`${baseUrl}/operator/console-link`, { method: 'POST', headers });
    const { url } = (await answer.json()) as { url: string };
    await using context = await browser.newContext();
    const page = await context.newPage();
    const use = async (text: string) => {
      await tabTo(page, text);
      const next = page.waitForEvent('domcontentloaded');
      await page.keyboard.press('Enter');
      await next;
    };
    await page.goto(url);
    await page.keyboard.press('Enter');
    await page.waitForURL(`${consoleUrl}/orgs/acme`);
    await use('boats');
    await page.locator('#failed').waitFor();
    await use('boats');
    await tabTo(page, 'Roll back');
    await page.keyboard.press('Enter');
    await use('Make it live');
    await page.getByText('The release is live.').waitFor();
    await use('Variables');
    await use('Replace VITE_HARBOUR');
    await page.waitForURL(/replace=VITE_HARBOUR$/);
    await page.keyboard.type('Flensburg');
    await use('Set the variable');
    await page.getByText('The variable is set.').waitFor();
    await use('acme');
    await tabTo(page, 'Find apps by any part of their name');
    await page.keyboard.type('pri');
    await page.keyboard.press('Enter');
    await page.waitForURL(/name=pri$/);
    await use('prices');
    await use('Tables');
    await use('harbours');
    await tabTo(page, 'Key to put');
    await page.keyboard.type('harbour:flensburg');
    await tabTo(page, 'Value, as JSON');
    await page.keyboard.type('{"berths": 7}');
    await use('Put the key');
    await page.getByText('The key is stored.').waitFor();
    expect(await page.getByLabel('Value', { exact: true }).textContent()).toBe('{"berths": 7}');
    await use('Sign out');
    await page.waitForURL(`${consoleUrl}/sign-in`);
  });
});

/** Returns what is wrong with a page, light and dark: violations that axe finds, and content that is wider than the window or that moves. */
async function faultsOf(page: Page, name: string): Promise<readonly string[]> {
  await page.evaluate(AXE);
  const faults: string[] = [];
  for (const colorScheme of SCHEMES) {
    await page.emulateMedia({ colorScheme });
    const found = await page.evaluate<readonly string[]>(FAULTS);
    faults.push(...found.map((each) => `${name}, ${colorScheme}: ${each}`));
  }
  return faults;
}

/** Runs in the page. */
const FAULTS = `(async () => {
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
  const { violations } = await axe.run({ runOnly: tags });
  const found = violations.map(({ id, nodes }) => id + ': ' + nodes.map(({ html }) => html.slice(0, 160)).join(' | '));
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) found.push(scrollWidth + ' pixels wide');
  const shifts = [];
  new PerformanceObserver((list) => shifts.push(...list.getEntries())).observe({ type: 'layout-shift', buffered: true });
  // The entries so far arrive in a task of their own.
  for (let frames = 0; frames < 3; frames += 1) await new Promise((next) => requestAnimationFrame(() => setTimeout(next)));
  const moved = shifts.flatMap(({ sources }) => sources.map(({ node, previousRect: from, currentRect: to }) =>
    (node && node.nodeName) + ' ' + [from.x, from.y, from.width, from.height, '->', to.x, to.y, to.width, to.height].join(' ')));
  if (shifts.length > 0) found.push('moves: ' + moved.join(', '));
  return found;
})()`;

const FOCUSED = `(() => {
  const { activeElement: element } = document;
  const name = element.labels?.[0]?.querySelector('span') ?? element;
  return name.textContent.trim();
})()`;

/** Presses Tab until an element with the text, or a field with this name, has the focus. */
async function tabTo(page: Page, text: string): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate<string>(FOCUSED);
    if (focused === text) return;
  }
  throw new Error(`No press of Tab reaches "${text}"`);
}
