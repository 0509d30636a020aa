/**
 * Writes the pictures of the console in the README, light and dark: `docs/images/console-light.png` and
 * `console-dark.png`. Run `node scripts/readme-console.ts` after a change of the console. Needs git, the npm registry
 * and Chromium.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { launchBrowser } from '../test/support/browser.ts';
import { openConsoleStage } from '../test/support/console-stage.ts';
import { SCHEMES, signIn } from './console-pictures.ts';

const OUT = resolve(import.meta.dirname, '../docs/images');
// The height ends above the log, which names folders of this machine.
const VIEWPORT = { width: 1180, height: 850 };

const scratch = mkdtempSync(join(tmpdir(), 'slipway-pictures-'));
mkdirSync(OUT, { recursive: true });
try {
  await using stage = await openConsoleStage(scratch);
  await using browser = await launchBrowser();
  const token = await stage.platform.mintToken({ email: 'ada@acme.example' });
  for (const colorScheme of SCHEMES) {
    await using context = await browser.newContext({ viewport: VIEWPORT, colorScheme });
    const page = await signIn(context, stage.platform.consoleUrl, token);
    await page.goto(`${stage.platform.baseUrl}${stage.deployments.failed}`);
    await page.screenshot({ path: join(OUT, `console-${colorScheme}.png`) });
  }
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
