import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';

const CLI = resolve(import.meta.dirname, '../../src/cli.ts');

/** An answer on a terminal: the text that is typed when the output contains `to`. */
export interface Answer {
  readonly to: string;
  readonly type: string;
}

/** Runs the command line on a pseudo-terminal, and types the answers in their order. Returns all that the terminal shows. */
export async function onTerminal(
  argv: readonly string[],
  options: { readonly cwd: string; readonly env: NodeJS.ProcessEnv; readonly answers?: readonly Answer[] },
): Promise<{ readonly code: number | null; readonly shown: string }> {
  const quoted = [process.execPath, '--', CLI, ...argv].map((word) => `'${word.replaceAll("'", `'\\''`)}'`).join(' ');
  const child = spawn('script', ['--quiet', '--return', '--flush', '--command', quoted, '/dev/null'], {
    ...{ cwd: options.cwd, env: { ...options.env, TERM: 'xterm', NO_COLOR: '1' } },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const waiting = [...(options.answers ?? [])];
  let shown = '';
  let from = 0;
  child.stdout.on('data', (chunk: Buffer) => {
    shown += chunk.toString();
    const [next] = waiting;
    const at = next ? shown.indexOf(next.to, from) : -1;
    if (!next || at === -1) return;
    from = at + next.to.length;
    waiting.shift();
    child.stdin.write(next.type);
  });
  const [code] = await once(child, 'close');
  return { code, shown };
}
