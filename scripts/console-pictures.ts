/**
 * Takes pictures of every page of the console, light and dark, at 1,280 and 390 pixels, from a platform with real
 * deployments: `node scripts/console-pictures.ts OUT [DATA]`. DATA keeps the platform for the next time.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { launchBrowser } from '../test/support/browser.ts';
import { openConsoleStage } from '../test/support/console-stage.ts';

export const WIDTHS = [1280, 390] as const;
export const SCHEMES = ['light', 'dark'] as const;

/** Opens the console in a new context, signed in as a deployer. */
export async function signIn(context: BrowserContext, consoleUrl: string, token: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${consoleUrl}/sign-in#${token}`);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL((url) => !url.pathname.endsWith('/sign-in'));
  return page;
}

/** Writes `NAME-WIDTH-SCHEME.png` for each page to `out`. */
export async function takeConsolePictures(out: string, dir: string, only = ''): Promise<void> {
  mkdirSync(out, { recursive: true });
  await using stage = await openConsoleStage(dir);
  const { platform } = stage;
  await using browser = await launchBrowser();
  for (const width of WIDTHS) {
    for (const colorScheme of SCHEMES) {
      await using context = await browser.newContext({
        ...{ viewport: { width, height: width === 390 ? 844 : 800 }, colorScheme, deviceScaleFactor: 2 },
      });
      const picture = (page: Page, name: string) =>
        page.screenshot({ path: join(out, `${name}-${width}-${colorScheme}.png`), fullPage: true });
      const first = await context.newPage();
      await first.goto(`${platform.consoleUrl}/sign-in`);
      await picture(first, 'sign-in');
      const page = await signIn(context, platform.consoleUrl, await platform.mintToken({ email: 'ada@acme.example' }));
      for (const { name, path } of stage.pages.filter((each) => each.name.startsWith(only))) {
        await page.goto(`${platform.baseUrl}${path}`);
        await picture(page, name);
      }
    }
  }
}

if (process.argv[1] === import.meta.filename) {
  const [, , out, data, only] = process.argv;
  if (out === undefined) throw new Error('Name the folder for the pictures');
  const scratch = data === undefined ? mkdtempSync(join(tmpdir(), 'slipway-pictures-')) : resolve(data);
  mkdirSync(scratch, { recursive: true });
  try {
    await takeConsolePictures(resolve(out), scratch, only);
  } finally {
    if (data === undefined) rmSync(scratch, { recursive: true, force: true });
  }
}
