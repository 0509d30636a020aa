import { execFileSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { withLocalhostNames } from '../../src/api/direct.ts';
import { startLocalPlatform } from '../../src/platform/engines/local.ts';
import type { Platform } from '../../src/platform/index.ts';
import { type ActionResult, runAction } from '../support/action.ts';
import { CHROMIUM, launchBrowser } from '../support/browser.ts';
import { PAGES } from '../support/markdown.ts';
import { createRepository, type TestRepository } from '../support/repositories.ts';
import { scratchFolder } from '../support/scratch.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const get = withLocalhostNames(fetch);
const scratch = await scratchFolder();
let platform: Platform;
let repository: TestRepository;
let deployed: ActionResult;
let site: string;

beforeAll(async () => {
  platform = await startLocalPlatform({ dir: join(scratch, 'data'), port: 0, allowLocalGit: true, env: process.env });
  repository = createRepository({});
  // What the pages link to has to be there, so the whole working tree is.
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: ROOT });
  for (const path of new Set(listed.toString().split('\0').filter(Boolean)))
    cpSync(join(ROOT, path), join(repository.path, path), { force: true });
  repository.commit({});
  deployed = await deploy();
  site = deployed.outputs.url ?? '';
}, 300_000);

afterAll(async () => {
  await platform.close();
  repository[Symbol.dispose]();
});

/** Deploys the folder `docs` with no other setting. */
function deploy(branch = 'main'): Promise<ActionResult> {
  return runAction(platform, {
    org: 'acme',
    project: 'web',
    app: 'docs',
    'app-settings': '{"rootDirectory": "docs"}',
    repository: `file://${repository.path}`,
    branch,
  });
}

const read = async (path: string) => {
  const response = await get(new URL(path, site));
  return { status: response.status, html: await response.text() };
};
const names = PAGES.flatMap(({ path }) => (path.startsWith('docs/') ? [basename(path, '.md')] : []));
const paths = names.map((name) => (name === 'README' ? '/' : `/${name}`));

test('the site of the documentation deploys, with its folder as the only setting', () => {
  expect(deployed.log).not.toMatch(/^::error/m);
  expect(deployed.outputs).toMatchObject({ status: 'succeeded' });
});

test('each page is served, and each of its links leads to a page and a heading, or to a file of the repository', async () => {
  const html = new Map(await Promise.all(paths.map(async (path) => [path, await read(path)] as const)));
  const faults: string[] = [];
  for (const [path, { status, html: text }] of html) {
    expect([path, status, /<h1 /.test(text)]).toEqual([path, 200, true]);
    for (const [, href = ''] of text.matchAll(/<a [^>]*href="([^"]+)"/g)) {
      const target = new URL(href.replaceAll('&amp;', '&'), new URL(path, site));
      if (target.origin !== new URL(site).origin) continue;
      const page = html.get(target.pathname);
      const anchor = decodeURIComponent(target.hash.slice(1));
      if (!page || (anchor && !page.html.includes(`id="${anchor}"`))) faults.push(`${path}: ${href}`);
    }
  }
  expect(faults).toEqual([]);
  expect(html.get('/threat-model')?.html).toContain('https://github.com/slipway/slipway/blob/main/SECURITY.md"');
});

test('the navigation begins with deploys and ends with the reference', async () => {
  const { html } = await read('/variables');
  const groups = [...html.matchAll(/<h2 class="text"[^>]*>([^<]+)</g)].map(([, text]) => text);
  expect(groups).toEqual(['Deploy', 'Check pull requests', 'Run a platform', 'Key-value store', 'Reference']);
});

if (!CHROMIUM) process.stderr.write('Skipped: the search and the colours, because this machine has no Chromium.\n');

test.skipIf(!CHROMIUM)('the search finds a heading without a server, and dark is what the reader prefers', async () => {
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage({ colorScheme: 'dark' });
    await page.goto(site);
    expect(await page.locator('html').getAttribute('class')).toContain('dark');
    const input = page.locator('.VPLocalSearchBox input');
    // The key does nothing until the scripts of the page have loaded.
    await vi.waitFor(
      async () => {
        await page.keyboard.press('Control+k');
        await input.waitFor({ timeout: 1000 });
      },
      { timeout: 60_000 },
    );
    await input.fill('Repeating a POST');
    await page.locator('.VPLocalSearchBox .result').first().click();
    await page.waitForURL(/\/control-plane#repeating-a-post$/);
  } finally {
    await browser.close();
  }
});

test.each([
  ['to a page', '[a page](no-such-page.md)', 'no-such-page'],
  ['to a file of the repository', '[a file](../no-such-file.md)', 'Dead link in docs/usage.md: ../no-such-file.md'],
])('a dead link %s fails the build, and the log names it', async (_, link, named) => {
  // Two pages show it, and build in a fraction of the time.
  const others = names.flatMap((name) => (['README', 'usage'].includes(name) ? [] : [`docs/${name}.md`]));
  repository.git('rm', '-q', '--ignore-unmatch', ...others);
  repository.commit({ 'docs/README.md': '# Two pages\n', 'docs/usage.md': `# Usage\n\n${link}\n` }, 'dead-link');
  const run = await deploy('dead-link');
  expect(run.outputs).toMatchObject({ status: 'failed' });
  expect(run.log).toContain(named);
});
