import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { PAGES } from '../support/markdown.ts';
import { scratchFolder } from '../support/scratch.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const PAGE = PAGES.find(({ path }) => path === 'docs/command-line.md');
const README = PAGES.find(({ path }) => path === 'README.md');
const blocks = (mark: string, page = PAGE) => page?.blocks.filter(({ marks }) => marks.includes(mark)) ?? [];
const scratch = await scratchFolder();
const started: ChildProcess[] = [];
afterAll(() => {
  // Each terminal leads a group of its own: what runs in it ends with it.
  for (const { pid, exitCode } of started) if (pid && exitCode === null) process.kill(-pid, 'SIGTERM');
});

/** A folder as a clone is, after `npm ci`: that is what made this checkout, so here it only says that it was called. */
function clone(): { readonly folder: string; readonly env: NodeJS.ProcessEnv } {
  const folder = join(scratch, 'clone');
  const tools = join(scratch, 'tools');
  for (const each of [folder, tools]) mkdirSync(each);
  for (const name of readdirSync(ROOT).filter((each) => !each.startsWith('.'))) {
    symlinkSync(join(ROOT, name), join(folder, name));
  }
  writeFileSync(join(tools, 'npm'), '#!/bin/sh\n[ "$*" = ci ] && echo "npm $*"\n');
  chmodSync(join(tools, 'npm'), 0o755);
  const author = { GIT_AUTHOR_NAME: 'Test', GIT_AUTHOR_EMAIL: 'test@example.com' };
  const committer = { GIT_COMMITTER_NAME: 'Test', GIT_COMMITTER_EMAIL: 'test@example.com' };
  const path = [tools, process.env.PATH].join(delimiter);
  const home = { HOME: join(scratch, 'home'), XDG_CONFIG_HOME: join(scratch, 'home/.config') };
  return {
    folder,
    env: { ...process.env, ...author, ...committer, ...home, GIT_CONFIG_GLOBAL: '/dev/null', PATH: path },
  };
}

// Without --norc, bash may read the machine's bashrc, because its input is a socket: Node makes pipes from sockets.
const SHELL = ['--norc', '-O', 'expand_aliases', '-euo', 'pipefail', '-c'];

/** Runs the blocks in a shell, in the folder of the clone. Returns what they print. */
function inShell(shown: readonly { readonly text: string }[], cwd: string, env: NodeJS.ProcessEnv): Promise<string> {
  return new Promise((settle, fail) => {
    execFile('bash', [...SHELL, shown.map(({ text }) => text).join('')], { cwd, env }, (error, text, err) =>
      error ? fail(new Error(`${error.message}\n${err}`)) : settle(text),
    );
  });
}

test('both terminals of docs/command-line.md, and the second one of the README, do as they are printed', async () => {
  const { folder, env } = clone();
  // The one change: another platform of this machine may have the usual port.
  const first = blocks('terminal-1').map(({ text }) => text.replace(/^slipway platform .*$/m, '$& --port 0'));
  const platform = spawn('bash', [...SHELL, first.join('')], { cwd: folder, env, detached: true, stdio: 'pipe' });
  started.push(platform);
  const said: string[] = [];
  for (const stream of [platform.stdout, platform.stderr]) stream.on('data', (text) => said.push(String(text)));
  const running = new Promise<void>((settle, fail) => {
    platform.stdout.on('data', () => said.join('').includes('Stop it with Ctrl-C.') && settle());
    platform.on('exit', (code) => fail(new Error(`terminal 1 ended with ${code}: ${said.join('')}`)));
  });
  await running;
  expect(said.join('')).toMatch(/^npm ci\nSlipway deploys web apps/);

  const out = await inShell(blocks('terminal-2'), folder, env);
  const [url = '', outcome = '', rolledBack = ''] = out.split('\n');
  expect(url).toMatch(/^http:\/\/shop-\w+\.localhost:\d+\/$/);
  expect(JSON.parse(outcome)).toMatchObject({ status: 'succeeded', url });
  expect(rolledBack).toMatch(/serves dpl-\w+ again/);
  const token = readFileSync(join(folder, 'token.txt'), 'utf8');
  expect(JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).email).toBe('ana@acme.example');
  expect(existsSync(join(folder, 'site/second.html'))).toBe(true);

  // The README goes on in a folder beside the clone, which names neither a platform nor an app.
  const shop = join(scratch, 'shop');
  mkdirSync(shop);
  writeFileSync(join(shop, 'index.html'), '<h1>A shop</h1>');
  const commit = 'git init -q -b main && git add --all && git commit -q -m "A site"';
  await inShell([{ text: commit }], shop, env);
  const readme = blocks('second-terminal', README);
  const [deployed = '', opened] = (await inShell(readme, folder, env)).split('\n');
  expect([readme.length, deployed]).toEqual([1, expect.stringMatching(/^http:\/\/shop-\w+\.localhost:\d+\/$/)]);
  expect(opened).toBe(deployed);
  expect(deployed).not.toBe(url);
});

test('every shell block of the page is in one of the terminals', () => {
  const shell = PAGE?.blocks.filter(({ language }) => language === 'sh') ?? [];
  expect(shell.filter(({ marks }) => !marks.some((each) => /^terminal-[12]$/.test(each)))).toEqual([]);
  expect(shell.length).toBeGreaterThanOrEqual(4);
});
