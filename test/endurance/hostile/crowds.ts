import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { EXEC_ARGV } from '../../../bin/exec-argv.js';

/** Starts a module of this folder, with a channel for messages. `files`: what it may open, as far as this user may say so. */
export function startWithFiles(files: number, module: string, ...args: readonly string[]): ChildProcess {
  const words = [process.execPath, ...EXEC_ARGV, join(import.meta.dirname, module), ...args];
  const command = `ulimit -n ${files} 2>/dev/null; exec "$0" "$@"`;
  return spawn('sh', ['-c', command, ...words], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
}

/** Opens connections that are idle or send half a request, and resolves when all were tried. Disposing closes them. */
export async function openCrowd(port: number, count: number): Promise<Disposable & { readonly open: number }> {
  const crowd = startWithFiles(count + 1_000, 'crowd.ts', String(port), String(count));
  const [open] = await once(crowd, 'message');
  return { open, [Symbol.dispose]: () => crowd.disconnect() };
}

/** What the connections of a crowd got. */
export interface CrowdAnswers {
  readonly open: number;
  /** How many of them had an answer with this status. */
  readonly statuses: Readonly<Record<string, number>>;
}

/** Sends a request on each of many connections, and reads no more than the beginning of the answers. Disposing closes them. */
export async function openAskingCrowd(
  port: number,
  count: number,
  request: string,
): Promise<Disposable & { answers(): Promise<CrowdAnswers> }> {
  const crowd = startWithFiles(count + 1_000, 'functions-crowd.ts', String(port), String(count), request);
  await once(crowd, 'message');
  return {
    async answers() {
      const answer = once(crowd, 'message');
      crowd.send('answers');
      return (await answer)[0];
    },
    [Symbol.dispose]: () => crowd.disconnect(),
  };
}
