/**
 * Writes the pictures of a job summary in the README, light and dark: `docs/images/summary-light.png` and
 * `summary-dark.png`. The summary is that of a real run of the action, as `readme-pictures.ts` makes it. Run
 * `node scripts/readme-summary.ts` after a change of the pages. Needs git, the npm registry, Chromium and a font with
 * emoji.
 *
 * GitHub's own renderer is not available here: `marked` reads the same dialect of Markdown, and `github-markdown-css` is
 * GitHub's style of it.
 */
import { mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { marked } from 'marked';
import { launchBrowser } from '../test/support/browser.ts';
import { SCHEMES } from './console-pictures.ts';
import { runTwice } from './readme-pictures.ts';

const OUT = resolve(import.meta.dirname, '../docs/images');
const VIEWPORT = { width: 1180, height: 200 };
const STYLE = readFileSync(createRequire(import.meta.url).resolve('github-markdown-css/github-markdown.css'), 'utf8');
/** The frame that GitHub draws around the summary of a job. */
const FRAME = `
body { margin: 0; padding: 24px; background: light-dark(#f6f8fa, #010409); color-scheme: light dark; }
.frame { border: 1px solid light-dark(#d1d9e0, #3d444d); border-radius: 6px; background: light-dark(#ffffff, #0d1117); overflow: hidden; }
.frame > header { font: 600 14px/20px -apple-system, 'Segoe UI', 'Noto Sans', Helvetica, Arial, sans-serif; padding: 12px 16px;
  color: light-dark(#1f2328, #f0f6fc); border-bottom: 1px solid light-dark(#d1d9e0, #3d444d); }
.markdown-body { padding: 24px 32px; }`;

/** Renders the summary of a job as a page. */
async function pageOf(summary: string): Promise<string> {
  const body = await marked.parse(summary, { gfm: true });
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Summary</title><style>${STYLE}${FRAME}</style>
<div class="frame"><header>deploy summary</header><article class="markdown-body">${body}</article></div></html>`;
}

const { failedSummary } = await runTwice();
mkdirSync(OUT, { recursive: true });
await using browser = await launchBrowser();
for (const colorScheme of SCHEMES) {
  await using context = await browser.newContext({ viewport: VIEWPORT, colorScheme, deviceScaleFactor: 2 });
  const page = await context.newPage();
  await page.setContent(await pageOf(failedSummary));
  await page.screenshot({ path: join(OUT, `summary-${colorScheme}.png`), fullPage: true });
}
