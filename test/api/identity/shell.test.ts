import { existsSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { commandToken } from '../../../src/api/identity/command.ts';
import { shellWith } from '../../../src/api/identity/shell.ts';
import { FakeClock } from '../../support/clock.ts';
import { temporaryFolder } from '../../support/temporary.ts';

const run = shellWith({ PATH: process.env.PATH, WORD: 'hello' });

test('a command has the given variables, and its output and exit code come back', async () => {
  expect(await run('echo "$WORD"; echo unseen >&2; exit 3')).toEqual({ exitCode: 3, stdout: 'hello\n' });
  expect(await run('kill -9 $$')).toEqual({ exitCode: 1, stdout: '' });
});

test('a command that prints without an end is ended, and is an error', async () => {
  const parts = { fetch, clock: new FakeClock(), random: () => 0, onSecret() {}, run };
  const send = () => Promise.reject(new Error('nothing was to be sent'));
  await expect(commandToken('yes').obtain(send, parts)).rejects.toMatchObject({
    code: 'token_command_failed',
    message: 'The command of id-token-command printed more than a MiB',
  });
});

test('an abort ends a command, also one that has started another', async () => {
  using folder = temporaryFolder();
  const mark = `${folder.path}/started`;
  const stop = new AbortController();
  const running = run(`sleep 30 & touch '${mark}'; sleep 30`, stop.signal);
  const ended = expect(running).rejects.toThrow(/abort/i);
  await vi.waitUntil(() => existsSync(mark), { timeout: 30_000 });
  stop.abort();
  await ended;
});
