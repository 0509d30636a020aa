import { execFileSync } from 'node:child_process';
import { cp, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withLocalhostNames } from '../../src/api/direct.ts';
import { startLocalPlatform } from '../../src/platform/engines/local.ts';
import type { Platform } from '../../src/platform/index.ts';
import { runAction } from '../support/action.ts';
import { scratchFolder } from '../support/scratch.ts';

/** Sites that others made, as their packages bring them; nothing is changed before they are deployed. */
const SITES = [
  {
    name: 'a Vite template',
    package: 'create-vite@9.3.0',
    folder: 'template-vanilla-ts',
    inputs: { 'build-command': 'npm run build', 'output-directory': 'dist' },
    page: /<div id="app">/,
  },
  {
    name: 'an Astro starter',
    package: 'create-astro-app@1.2.1',
    folder: 'src/template-js-basics',
    inputs: { 'build-command': 'npm run build', 'output-directory': 'dist' },
    page: /Welcome to/,
  },
  {
    name: 'a site without any build step',
    package: 'swagger-ui-dist@5.17.14',
    folder: '.',
    inputs: { 'output-directory': '.' },
    page: /swagger-ui/,
  },
] as const;

const get = withLocalhostNames(fetch);
const scratch = await scratchFolder();
let platform: Platform;
beforeAll(async () => {
  platform = await startLocalPlatform({ dir: join(scratch, 'data'), port: 0, allowLocalGit: true, env: process.env });
});
afterAll(() => platform.close());

test.for(SITES)(
  '$name deploys unchanged from a git URL on disk',
  { timeout: 180_000, concurrent: true },
  async (site) => {
    const repository = await repositoryOf(site.package, site.folder);
    const app = site.package.replace(/@.*/, '');
    const run = await runAction(platform, {
      org: 'others',
      project: 'web',
      app,
      repository: `file://${repository}`,
      branch: 'main',
      ...site.inputs,
    });
    expect(run.log).not.toMatch(/^::error/m);
    expect(run.outputs).toMatchObject({ status: 'succeeded', url: expect.stringContaining('.localhost:') });
    const url = run.outputs.url ?? '';
    const page = await (await get(url)).text();
    expect(page).toMatch(site.page);
    const assets = [...page.matchAll(/(?:src|href)="(\.{0,2}\/?[\w./-]+\.(?:js|css|svg|png|ico))"/g)].map(
      (match) => match[1] ?? '',
    );
    expect(assets.length).toBeGreaterThan(0);
    for (const asset of assets) expect([asset, (await get(new URL(asset, url))).status]).toEqual([asset, 200]);
  },
);

/** The package's folder as a git repository of its own. */
async function repositoryOf(name: string, folder: string): Promise<string> {
  const target = join(scratch, name.replace(/[^\w.-]/g, '_'));
  await mkdir(`${target}-package`, { recursive: true });
  execFileSync('npm', ['pack', '--silent', '--pack-destination', `${target}-package`, name]);
  const [archive = ''] = await readdir(`${target}-package`);
  execFileSync('tar', ['-xzf', archive], { cwd: `${target}-package` });
  await cp(join(`${target}-package`, 'package', folder), target, { recursive: true });
  const author = ['-c', 'user.name=Others', '-c', 'user.email=others@example.com'];
  const git = (...args: readonly string[]) => execFileSync('git', args, { cwd: target });
  git('init', '--quiet', '--initial-branch=main');
  git('add', '--all', '--force');
  git(...author, 'commit', '--quiet', '--message', 'Import');
  return target;
}
