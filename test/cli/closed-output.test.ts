import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, openSync } from 'node:fs';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';

const CLI = resolve(import.meta.dirname, '../../src/cli.ts');

/** Starts the command line. `stdout`: a file for its results in place of a pipe. */
function started(argv: readonly string[], stdout: 'pipe' | number = 'pipe') {
  const child = spawn(process.execPath, ['--', CLI, ...argv], { stdio: ['ignore', stdout, 'pipe'] });
  const said = async (stream: typeof child.stdout | typeof child.stderr) => (stream ? text(stream) : '');
  return { child, said, ended: once(child, 'exit') };
}

test('a command ends without a word if the reader of its results has gone', async () => {
  const { child, said, ended } = started(['--help']);
  child.stdout?.destroy();
  expect(await Promise.all([said(child.stderr), ended])).toEqual(['', [130, null]]);
});

test.skipIf(!existsSync('/dev/full'))('a command fails in one line if its results cannot be written', async () => {
  const full = openSync('/dev/full', 'w');
  const { child, said, ended } = started(['--help'], full);
  closeSync(full);
  const line = 'slipway: the standard output cannot be written (ENOSPC)\n';
  expect(await Promise.all([said(child.stderr), ended])).toEqual([line, [1, null]]);
});

test('a command goes on if nobody reads what it says beside its results', async () => {
  const { child, said, ended } = started(['nonsense', '--json']);
  child.stderr?.destroy();
  const [out, end] = await Promise.all([said(child.stdout), ended]);
  expect(end).toEqual([2, null]);
  expect(JSON.parse(out)).toMatchObject({ error: { code: 'invalid_input' } });
});
