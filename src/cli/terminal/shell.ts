import type { RunCommand } from '../../api/identity/source.ts';
import type { Io } from './io.ts';

/** Runs a command line in the platform's shell; its standard output is kept, its errors are shown. */
export async function runShell(command: string, env: Io['env']): ReturnType<RunCommand> {
  // Few commands run another one.
  const [{ spawn }, { text }] = await Promise.all([import('node:child_process'), import('node:stream/consumers')]);
  const child = spawn(command, { shell: true, env: { ...env }, stdio: ['ignore', 'pipe', 'inherit'] });
  const exited = new Promise<number>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve(code ?? 1));
  });
  const [stdout, exitCode] = await Promise.all([text(child.stdout), exited]);
  return { exitCode, stdout };
}

/** Returns a text as one word of a POSIX shell, for a command that can be copied. */
export function shellWord(text: string): string {
  return /^[\w./:@%+=-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;
}
