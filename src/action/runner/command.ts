import { addAbortListener } from 'node:events';
import type { RunCommand } from '../../api/identity/source.ts';

/** Bytes: a MiB. */
const MOST_OUTPUT = 1_048_576;

/**
 * Runs the token command; its output stays out of the log. Nobody waits any more for a command after an abort, or after too much output:
 * it cannot be ended, and the end of the action closes its pipe.
 */
export const runCommand: RunCommand = async (command, signal) => {
  // Loaded only for a token command: it is a tenth of what the action may load before its first request.
  const { exec } = await import('@actions/exec');
  signal?.throwIfAborted();
  const [shell, flag] = process.platform === 'win32' ? ['cmd', '/c'] : ['sh', '-c'];
  const chunks: Buffer[] = [];
  let bytes = 0;
  const over = Promise.withResolvers<undefined>();
  using _ = signal && addAbortListener(signal, () => over.reject(signal.reason));
  const stdout = (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > MOST_OUTPUT) over.resolve(undefined);
    else chunks.push(chunk);
  };
  const running = exec(shell, [flag, command], { silent: true, ignoreReturnCode: true, listeners: { stdout } });
  running.catch(() => {});
  const exitCode = await Promise.race([running, over.promise]);
  const text = bytes > MOST_OUTPUT ? undefined : Buffer.concat(chunks).toString('utf8');
  return { exitCode: exitCode ?? 0, stdout: text };
};
