import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { PAGES } from '../support/markdown.ts';
import { scratchFolder } from '../support/scratch.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const PAGE = PAGES.find(({ path }) => path === 'docs/command-line.md');
const blocks = (mark: string) => PAGE?.blocks.filter(({ marks }) => marks.includes(mark)) ?? [];
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
  return { folder, env: { ...process.env, ...author, ...committer, GIT_CONFIG_GLOBAL: '/dev/null', PATH: path } };
}

// Without --norc, bash may read the machine's bashrc, because its input is a socket: Node makes pipes from sockets.
const SHELL = ['--norc', '-O', 'expand_aliases', '-euo', 'pipefail', '-c'];

test('both terminals of docs/command-line.md do as they are printed, from a clone on', async () => {
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

  const second = blocks('terminal-2').map(({ text }) => text);
  const out = await new Promise<string>((settle, fail) => {
    const options = { cwd: folder, env };
    execFile('bash', [...SHELL, second.join('')], options, (error, text, err) =>
      error ? fail(new Error(`${error.message}\n${err}`)) : settle(text),
    );
  });
  const [url = '', outcome = '', rolledBack = ''] = out.split('\n');
  expect(url).toMatch(/^http:\/\/shop-\w+\.localhost:\d+\/$/);
  expect(JSON.parse(outcome)).toMatchObject({ status: 'succeeded', url });
  expect(rolledBack).toMatch(/serves dpl-\w+ again/);
  const token = readFileSync(join(folder, 'token.txt'), 'utf8');
  expect(JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).email).toBe('ana@acme.example');
  expect(existsSync(join(folder, 'site/second.html'))).toBe(true);
});

test('every shell block of the page is in one of the terminals', () => {
  const shell = PAGE?.blocks.filter(({ language }) => language === 'sh') ?? [];
  expect(shell.filter(({ marks }) => !marks.some((each) => /^terminal-[12]$/.test(each)))).toEqual([]);
  expect(shell.length).toBeGreaterThanOrEqual(4);
});
