import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openStage, type Stage, visitorOf } from '../platform/console/support.ts';
import { launchBrowser } from '../support/browser.ts';

const CHROMIUM = '/usr/bin/chromium';
const ARGS = [
  ...['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
  ...['--disable-background-networking', '--disable-component-update', '--disable-sync'],
];
const present = existsSync(CHROMIUM);
if (!present) process.stderr.write(`Skipped: the console in a browser, because this machine has no ${CHROMIUM}.\n`);

describe.skipIf(!present)('the console in a browser', () => {
  let stage: Stage;
  let context: BrowserContext;
  let page: Page;
  const profile = mkdtempSync(join(tmpdir(), 'slipway-chromium-'));
  /** Errors that the browser reported: of scripts, and violations of the content security policy. */
  const complaints: string[] = [];

  beforeAll(async () => {
    stage = await openStage();
    await stage.createApp('shop', 'api');
    context = await chromium.launchPersistentContext(profile, { executablePath: CHROMIUM, args: ARGS });
    page = await context.newPage();
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text());
    });
  });

  afterAll(async () => {
    await context?.close();
    await stage?.[Symbol.asyncDispose]();
    rmSync(profile, { recursive: true, force: true });
  });

  /** Signs in to another platform than that of the other tests. */
  async function signIn({ platform, token }: Stage): Promise<void> {
    await page.goto(`${platform.consoleUrl}/sign-in`);
    await page.getByLabel('Code or ID token').fill(await token());
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('heading', { name: 'acme' }).waitFor();
  }

  test('signs in by a link, manages tables, follows a log to its end, and signs out', async () => {
    const { consoleUrl } = stage.platform;
    // The page is already open: the browser changes only the fragment. That of the skip link is no token.
    await page.goto(`${consoleUrl}/sign-in`);
    await page.goto(`${consoleUrl}/sign-in#content`);
    expect(await page.getByLabel('Code or ID token').inputValue()).toBe('');
    await page.goto(`${consoleUrl}/sign-in#${await stage.token()}`);
    await page.waitForURL(`${consoleUrl}/sign-in`);
    // A link fills the form and does not send it, because another person may have made the link.
    expect(await page.getByLabel('Code or ID token').inputValue()).not.toBe('');
    expect(page.url()).toBe(`${consoleUrl}/sign-in`);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('heading', { name: 'acme' }).waitFor();
    expect(page.url()).toBe(`${consoleUrl}/orgs/acme`);
    await page.getByLabel('Find apps by any part').fill('HO');
    await page.getByRole('button', { name: 'Search' }).click();
    expect(page.url()).toBe(`${consoleUrl}/orgs/acme/apps?name=HO`);
    await page.getByRole('link', { name: 'shop' }).click();

    await page.getByRole('link', { name: 'Tables' }).click();
    await page.getByLabel('Name of a new table').fill('sessions');
    await page.getByRole('button', { name: 'Create table' }).click();
    expect(await page.getByRole('status').textContent()).toMatch(/kvs_[\w-]{43}/);
    await page.getByRole('link', { name: 'sessions' }).click();
    await page.getByLabel('Key to put').fill('user:1');
    await page.getByLabel('Value, as JSON').fill('{"name": "<b>Ada</b>"}');
    await page.getByRole('button', { name: 'Put the key' }).click();
    expect(await page.getByLabel('Value', { exact: true }).textContent()).toBe('{"name": "<b>Ada</b>"}');
    await page.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('button', { name: 'Delete the key' }).click();
    await page.getByText('The key is deleted.').waitFor();
    await page.getByRole('link', { name: 'Tables' }).last().click();
    await page.getByRole('button', { name: 'Delete sessions' }).click();
    await page.getByRole('button', { name: 'Delete sessions, its data' }).click();
    await page.getByText('No tables yet').waitFor();
    await page.getByRole('link', { name: 'Variables' }).click();
    await page.getByLabel('Name', { exact: true }).fill('GREETING');
    await page.getByRole('textbox', { name: /^Value/ }).fill('ahoy-and-good-wind');
    await page.getByRole('button', { name: 'Set the variable' }).click();
    await page.getByText('The variable is set.').waitFor();
    await page.reload();
    expect(await page.getByText('The variable is set.').count()).toBe(0);
    expect(await page.content()).not.toContain('ahoy-and-good-wind');
    await page.getByRole('button', { name: 'Remove GREETING' }).click();
    await page.getByRole('button', { name: 'Remove the variable' }).click();
    await page.getByText('No variables').waitFor();
    await page.getByRole('link', { name: 'Deployments' }).click();

    const deployID = await stage.deploy('shop');
    stage.writeLog(deployID, '\u001b[31m<b>first</b>\n');
    await page.reload();
    await page.locator(`a[href$="${deployID}"]`).click();
    const log = page.getByLabel('Build log');
    await log.getByText('<b>first</b>').waitFor();
    stage.writeLog(deployID, '<script>document.title = "owned"</script>\n');
    await log.getByText('<script>document.title').waitFor();
    stage.builder.release();
    await page.getByText('The build command failed').waitFor();
    expect(await page.locator('[data-status]').textContent()).toBe('Failed');
    expect(await page.title()).toBe(`${deployID} · shop · web · acme · Slipway`);
    expect(await log.locator('#failure').isVisible()).toBe(true);
    expect(await log.locator('.c1').first().textContent()).toBe('<b>first</b>');

    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByRole('heading', { name: 'Sign in' }).waitFor();
    await page.goto(consoleUrl);
    expect(page.url()).toBe(`${consoleUrl}/sign-in`);
    expect(complaints).toEqual([]);
  });

  test('finds words of several colours in a log, says if lines are left out, and keeps what is selected', async () => {
    await using own = await openStage();
    await own.createApp('colours', 'web-landing');
    const deployID = await own.deploy('colours');
    const org = `${own.platform.consoleUrl}/orgs/acme`;
    own.writeLog(deployID, 'first\n\u001b[31merror\u001b[0m TS2304: an \u001b[1merror\u001b[0m TS1\n');
    await signIn(own);
    await page.goto(`${org}/projects/web/apps/colours/deployments/${deployID}`);
    const count = page.locator('[data-log-count]');
    // A region that is not there when its text comes is not read out.
    expect(await page.evaluate("getComputedStyle(document.querySelector('[data-log-count]')).display")).not.toBe(
      'none',
    );
    await page.getByLabel('Search the log').fill('ERROR ts');
    expect(await count.textContent()).toBe('1 of 2');
    expect(await page.locator('.log mark').allTextContents()).toEqual(['error', ' TS', 'error', ' TS']);
    await page.getByLabel('Search the log').fill('none');
    expect(await count.textContent()).toBe('No match');
    own.writeLog(deployID, `${'x'.repeat(100)}\n`.repeat(3_000));
    await page.reload();
    await page.getByLabel('Search the log').fill('first');
    expect(await count.textContent()).toBe('No match in the lines shown');
    await page.goto(`${org}/queue`);
    await page.evaluate("getSelection().selectAllChildren(document.querySelector('#queue a'))");
    await own.createApp('later', 'web-landing');
    await own.deploy('later');
    // The first answer may be of before the deployment.
    for (let updates = 0; updates < 2; updates += 1)
      await (await page.waitForResponse((answer) => answer.url().endsWith('/queue'))).finished();
    expect(await page.evaluate('String(getSelection())')).toBe('colours');
    expect(await page.getByRole('link', { name: 'later' }).count()).toBe(0);
    await page.evaluate('getSelection().empty()');
    await page.getByRole('link', { name: 'later' }).waitFor();
    expect(complaints).toEqual([]);
  });

  test('the end of a build leaves a log that is read or searched as it is, and shows everybody else the failure', async () => {
    await using own = await openStage();
    await own.createApp('shop', 'web-landing');
    const deployID = await own.deploy('shop');
    await signIn(own);
    const address = `${own.platform.consoleUrl}/orgs/acme/projects/web/apps/shop/deployments/${deployID}`;
    own.writeLog(deployID, `$ npm run build\n${'a module\n'.repeat(200)}`);
    await page.goto(address);
    await using follower = await context.newPage();
    await follower.goto(`${address}?done=queued`);
    expect(await follower.getByText('The deployment is queued.').count()).toBe(1);
    const log = page.getByLabel('Build log');
    const count = page.locator('[data-log-count]');
    await page.getByLabel('Search the log').fill('late');
    expect(await count.textContent()).toBe('No match');
    own.writeLog(deployID, 'a late module\n');
    await expect.poll(() => count.textContent()).toBe('0 of 1');
    await page.keyboard.press('Enter');
    expect(await count.textContent()).toBe('1 of 1');
    expect(await log.locator('summary').textContent()).toBe('$ npm run build 201 lines');
    const places =
      "[document.querySelector('.log').scrollTop, document.querySelector('.log').getBoundingClientRect().top]";
    await page.evaluate("document.querySelector('.log').scrollTop = 100; scrollTo(0, 300)");
    await page.evaluate("document.querySelector('[popovertarget=cancel]').focus({ preventScroll: true })");
    const [inLog, onPage] = await page.evaluate<readonly [number, number]>(places);
    own.writeLog(deployID, `${'another late module\n'.repeat(50)}error: no such file\n${'at a line\n'.repeat(90)}`);
    own.builder.release();
    await page.getByRole('button', { name: 'Redeploy' }).waitFor();
    expect(await page.locator('[data-status]').textContent()).toBe('Failed');
    expect(await page.getByText('The build command failed').isVisible()).toBe(true);
    const [inLogNow, onPageNow] = await page.evaluate<readonly [number, number]>(places);
    expect(inLogNow).toBe(inLog);
    // To some pixels, because the browser holds the place when the parts above it grow.
    expect(onPageNow).toBeCloseTo(onPage, -1);
    expect(await page.getByLabel('Search the log').inputValue()).toBe('late');
    expect(await count.textContent()).toBe('1 of 51');
    expect(await page.evaluate('document.activeElement.id')).toBe('content');
    await page.getByRole('link', { name: 'Go to the failure' }).click();
    expect(await log.locator('#failure').textContent()).toBe('error: no such file');
    const isShown = `(({ top, bottom }, box) => top >= box.top && bottom <= box.bottom)(
      document.querySelector('#failure').getBoundingClientRect(), document.querySelector('.log').getBoundingClientRect())`;
    expect(await page.evaluate(isShown)).toBe(true);
    await follower.getByRole('button', { name: 'Redeploy' }).waitFor();
    expect(await follower.evaluate(isShown)).toBe(true);
    expect(await follower.getByText('The deployment is queued.').count()).toBe(0);
    expect(complaints).toEqual([]);
  });

  test('a second click sends nothing, so that a token that is shown once is shown, and a wrong name is refused before', async () => {
    await using own = await openStage();
    await own.createApp('shop', 'web-landing');
    await signIn(own);
    await using slow = await context.newPage();
    slow.on('console', (message) => complaints.push(message.text()));
    const first = Promise.withResolvers<void>();
    let posts = 0;
    await slow.route('**/tokens', async (route) => {
      if (route.request().method() === 'POST') {
        posts += 1;
        await first.promise;
      }
      await route.continue();
    });
    await slow.goto(`${own.platform.consoleUrl}/orgs/acme/tokens`);
    const name = slow.getByLabel('Name');
    await name.fill('two words');
    expect(
      await name.evaluate((field: { validity: { patternMismatch: boolean } }) => field.validity.patternMismatch),
    ).toBe(true);
    await name.fill('ci');
    const { x = 0, y = 0 } = (await slow.getByRole('button', { name: 'Make token' }).boundingBox()) ?? {};
    for (let click = 0; click < 2; click += 1) {
      await slow.mouse.click(x + 5, y + 5);
      await expect.poll(() => posts).toBeGreaterThan(0);
    }
    first.resolve();
    await slow.getByText('The token ci is made').waitFor();
    expect(posts).toBe(1);
    expect(complaints).toEqual([]);
  });

  test.each([360, 768, 1024, 1280])('tables and questions with long names fit a window of %i pixels', async (width) => {
    await using own = await openStage({
      organizations: { acme: { adminsMayGrant: true, roles: { admin: ['dev@acme.example'] } } },
    });
    await own.createApp('shop', 'api');
    const visitor = await visitorOf(own);
    const org = '/console/orgs/acme';
    const shop = `${org}/projects/web/apps/shop`;
    for (const member of ['bob@acme.example', `${'x'.repeat(60)}@${'y'.repeat(60)}.example`])
      await visitor.post(`${org}/members`, { member, role: 'viewer' });
    await visitor.post(`${shop}/hooks`, { forge: 'github' });
    await visitor.post(`${org}/tokens`, { name: 'x'.repeat(60), role: 'deployer', days: '90' });
    await page.setViewportSize({ width, height: 800 });
    await signIn(own);
    for (const path of [`${org}/members`, `${shop}/hooks`, `${org}/tokens`, `${org}/audit`, `${shop}/audit`]) {
      await page.goto(`${own.platform.baseUrl}${path}`);
      const [wide, has] = await page.evaluate<readonly [number, number]>(
        '[document.documentElement.scrollWidth, document.documentElement.clientWidth]',
      );
      expect([path, wide]).toEqual([path, has]);
      const outside = await page.evaluate<number>(
        "[...document.querySelectorAll('.card > table')].filter((each) => each.scrollWidth > each.parentElement.clientWidth).length",
      );
      expect([path, outside]).toEqual([path, 0]);
      const broken = await page.evaluate<readonly string[]>(BROKEN_WORDS);
      expect([path, ...broken]).toEqual([path]);
      const tab = await page.locator('.tabs [aria-current]').boundingBox();
      expect(tab && tab.x >= 0 && tab.x + tab.width <= width).toBe(true);
    }
    const name = 'x'.repeat(63);
    await own.createApp(name, 'api');
    await page.goto(`${own.platform.baseUrl}${org}/projects/web/apps/${name}/settings`);
    await page.getByRole('button', { name: 'Delete the app' }).click();
    const question = await page.evaluate<readonly [number, number]>(
      "(({ scrollWidth, clientWidth }) => [scrollWidth, clientWidth])(document.querySelector(':popover-open'))",
    );
    expect(question[0]).toBe(question[1]);
    await page.setViewportSize({ width: 1280, height: 720 });
  });

  test('shows no search of a log where no script runs', async () => {
    await using browser = await launchBrowser();
    await using own = await browser.newContext({ javaScriptEnabled: false });
    const bare = await own.newPage();
    await using held = await openStage();
    await held.createApp('shop', 'web-landing');
    const deployID = await held.deploy('shop');
    held.writeLog(deployID, 'first\n');
    await bare.goto(`${held.platform.consoleUrl}/sign-in`);
    await bare.getByLabel('Code or ID token').fill(await held.token());
    await bare.getByRole('button', { name: 'Sign in' }).click();
    await bare.goto(`${held.platform.consoleUrl}/orgs/acme/projects/web/apps/shop/deployments/${deployID}`);
    expect(await bare.getByText('first').isVisible()).toBe(true);
    expect(await bare.getByText('Wrap lines').isVisible()).toBe(true);
    expect(await bare.getByPlaceholder('Search the log').isVisible()).toBe(false);
  });

  test('prints a log whole, dark on white, with exact times, and marks the failure also with the colours of the system', async () => {
    await using held = await openStage();
    await held.createApp('shop', 'web-landing');
    const deployID = await held.deploy('shop');
    held.builder.release();
    held.writeLog(deployID, 'first\n'.repeat(200));
    await signIn(held);
    await using paper = await context.newPage();
    await paper.goto(`${held.platform.consoleUrl}/orgs/acme/projects/web/apps/shop/deployments/${deployID}`);
    await paper.locator('#failure').waitFor();
    const styleOf = (of: string, name: string, pseudo = '') =>
      paper.evaluate<string>(
        `getComputedStyle(document.querySelector(${JSON.stringify(of)}), '${pseudo}').getPropertyValue('${name}')`,
      );
    await paper.evaluate("document.documentElement.dataset.theme = 'dark'");
    expect(await styleOf('main', 'color')).toBe('rgb(240, 240, 243)');
    await paper.emulateMedia({ media: 'print' });
    expect(await styleOf('main', 'color')).toBe('rgb(24, 24, 27)');
    expect(await styleOf('.log', 'max-height')).toBe('none');
    expect(await styleOf('main time', 'content', '::after')).toMatch(/ UTC\)"$/);
    expect(await paper.getByRole('button', { name: 'Redeploy' }).isVisible()).toBe(false);
    await paper.emulateMedia({ media: 'screen', forcedColors: 'active' });
    expect(await styleOf('#failure', 'outline-style')).toBe('solid');
  });

  test('can be used by keyboard, and names every field, table and region', async () => {
    await page.goto(`${stage.platform.consoleUrl}/sign-in`);
    await page.keyboard.press('Tab');
    expect(await page.locator(':focus').textContent()).toBe('Skip to the content');
    await page.getByLabel('Code or ID token').fill(await stage.token());
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'acme' }).waitFor();
    await page.goto(`${stage.platform.consoleUrl}/orgs/acme/projects/web/apps/shop/tables`);
    expect(await page.locator('html').getAttribute('lang')).toBe('en');
    expect(await page.getByRole('main').count()).toBe(1);
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
    for (const field of await page.locator('input').all()) expect(await field.getAttribute('name')).toBeTruthy();
    expect(await page.getByLabel('Name of a new table').count()).toBe(1);
    expect(await page.getByRole('navigation', { name: 'Breadcrumb' }).textContent()).toBe('acmewebshopTables');
    await page.goto(`${stage.platform.consoleUrl}/orgs/acme/projects/web/apps/shop/settings`);
    await page.getByLabel('Node.js version').fill('lts');
    await page.keyboard.press('Enter');
    await page.getByText('Nothing was stored: 1 field is wrong.').waitFor();
    expect(await page.locator(':focus').getAttribute('name')).toBe('nodeVersion');
    await page.getByRole('button', { name: 'Use the dark theme' }).press('Enter');
    await page.locator('html[data-theme=dark]').waitFor();
    await page.waitForLoadState('networkidle');
    await page.reload();
    expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
    // Chromium says it of the refused form, and of the reload that sends it again.
    const refused = expect.stringMatching(/status of 422/);
    expect(complaints.splice(0)).toEqual([refused, refused]);
  });

  test('the palette finds an app from anywhere by keyboard alone, and keys lead to pages until they are turned off', async () => {
    const { baseUrl, consoleUrl } = stage.platform;
    const shop = `${baseUrl}/console/orgs/acme/projects/web/apps/shop`;
    await page.goto(`${shop}/usage`);
    if (page.url().includes('/sign-in')) {
      await page.getByLabel('Code or ID token').fill(await stage.token());
      await page.keyboard.press('Enter');
      // The sign-in leads to the page that was asked for.
      await page.waitForURL(`${shop}/usage`);
    }
    await page.keyboard.press('Control+k');
    const palette = page.getByRole('dialog', { name: 'Find' });
    await palette.getByRole('link', { name: 'Variables' }).waitFor();
    await page.keyboard.type('HOP');
    await palette
      .getByText('Nothing has')
      .or(palette.getByRole('link', { name: 'shop' }))
      .first()
      .waitFor();
    await palette.getByRole('link', { name: 'Variables' }).waitFor({ state: 'detached' });
    await page.keyboard.press('ArrowDown');
    expect(await page.locator(':focus').textContent()).toBe('shop');
    await page.keyboard.press('Enter');
    await page.waitForURL(shop);
    await page.keyboard.press('Control+k');
    await palette.waitFor();
    await page.keyboard.press('Escape');
    await palette.waitFor({ state: 'hidden' });
    // The second key counts only soon after the first, and a busy machine may take longer between them.
    await expect
      .poll(
        async () => {
          await page.keyboard.press('g');
          await page.keyboard.press('v');
          await page.waitForURL(`${shop}/variables`, { timeout: 5_000 }).catch(() => {});
          return page.url();
        },
        { timeout: 60_000 },
      )
      .toBe(`${shop}/variables`);
    // Keys that are typed into a field stay there.
    await page.getByLabel('Name', { exact: true }).fill('');
    await page.keyboard.type('gd?');
    expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('gd?');
    await page.getByRole('heading', { level: 1 }).click();
    await page.keyboard.press('?');
    await page.waitForURL(`${consoleUrl}/shortcuts`);
    await page.goto(`${consoleUrl}/orgs/acme/apps`);
    await page.keyboard.press('/');
    expect(await page.locator(':focus').getAttribute('name')).toBe('name');
    await page.keyboard.press('Escape');
    await page.getByRole('heading', { level: 1 }).click();
    await page.keyboard.press('j');
    expect(await page.locator(':focus').textContent()).toBe('shop');
    await page.getByLabel('Status').selectOption('Under way');
    await page.getByRole('button', { name: 'Find' }).click();
    await page.waitForURL(`${consoleUrl}/orgs/acme/apps?status=building`);
    await page.goto(`${consoleUrl}/shortcuts`);
    await page.getByRole('button', { name: 'Turn keys of one letter off' }).click();
    await page.getByText('Keys of one letter are off').waitFor();
    await page.goto(`${consoleUrl}/orgs/acme`);
    await page.keyboard.press('g');
    await page.keyboard.press('a');
    await page.keyboard.press('Control+k');
    await palette.getByRole('link', { name: 'Apps' }).waitFor();
    expect(page.url()).toBe(`${consoleUrl}/orgs/acme`);
    expect(complaints).toEqual([]);
  });
});

/** Runs in the page: the short words of tables that a line end divides. */
const BROKEN_WORDS = `(() => {
  const walker = document.createTreeWalker(document.querySelector('main'), NodeFilter.SHOW_TEXT);
  const broken = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!node.parentElement.closest('tbody') || node.parentElement.closest('.long, .hidden, [popover]')) continue;
    for (const { 0: word, index } of node.data.matchAll(/[^\\s\\/-]+/g)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) broken.push(word);
    }
  }
  return broken;
})()`;
