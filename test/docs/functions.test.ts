import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, test, vi } from 'vitest';
import { buildSdk } from '../../scripts/sdk.ts';
import { PAGES } from '../support/markdown.ts';
import { testFolder } from '../support/scratch.ts';
import { end } from '../support/slipway.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const BLOCKS = PAGES.find(({ path }) => path === 'docs/functions.md')?.blocks ?? [];
const GUESTBOOK = BLOCKS.filter(({ marks }) => marks.includes('guestbook')).map(({ text }) => text);
const run = promisify(execFile);

/** A folder with what the page uses of a clone. */
function clone(folder: string): string {
  const made = join(folder, 'clone');
  for (const each of ['dist', 'examples']) mkdirSync(join(made, each), { recursive: true });
  for (const name of ['bin', 'src', 'node_modules', 'package.json']) symlinkSync(join(ROOT, name), join(made, name));
  cpSync(join(ROOT, 'examples/guestbook'), join(made, 'examples/guestbook'), { recursive: true });
  buildSdk(join(made, 'dist/sdk'));
  return made;
}

test('the guestbook of docs/functions.md is deployed, gets its table, and shows what was signed', async () => {
  expect(GUESTBOOK).toHaveLength(2);
  const folder = await testFolder();
  const cwd = clone(folder);
  const author = { GIT_AUTHOR_NAME: 'Test', GIT_AUTHOR_EMAIL: 'test@example.com' };
  const committer = { GIT_COMMITTER_NAME: 'Test', GIT_COMMITTER_EMAIL: 'test@example.com' };
  // Commands in other folders find the platform there. npm asks for no audit, which needs the network.
  const home = { XDG_CONFIG_HOME: join(folder, 'home'), GIT_CONFIG_GLOBAL: '/dev/null', npm_config_audit: 'false' };
  const env = { ...process.env, ...author, ...committer, ...home };
  const shell = ['--norc', '-O', 'expand_aliases', '-euo', 'pipefail', '-c'];
  const args = ['--', join(ROOT, 'src/cli.ts'), 'platform', '--json', '--allow-local-git', '--port', '0'];
  const platform = spawn(process.execPath, args, { cwd, env, stdio: ['ignore', 'pipe', 'inherit'] });
  try {
    await once(platform.stdout, 'data');
    const { stdout } = await run('bash', [...shell, GUESTBOOK.join('')], { cwd, env });
    const url = new URL(stdout.trim().split('\n').at(-1) ?? '');
    const curl = async (...args: readonly string[]) => {
      const where = ['--resolve', `${url.hostname}:${url.port}:127.0.0.1`, url.href];
      return (await run('curl', ['--silent', '--show-error', '--max-time', '20', ...args, ...where])).stdout;
    };
    await vi.waitFor(async () => expect(await curl()).toContain('<form'), { timeout: 40_000, interval: 200 });
    const form = ['--data-urlencode', 'name=Ana', '--data-urlencode', 'words=<b>hello</b>'];
    expect(await curl(...form, '--write-out', '%{http_code}')).toBe('303');
    expect(await curl()).toContain('<b>Ana</b> &#60;b&#62;hello&#60;/b&#62;');
  } finally {
    await end(platform);
  }
}, 240_000);
