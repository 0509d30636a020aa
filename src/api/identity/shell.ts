import { boundedText } from '../../base/bounded-text.ts';
import { present } from '../../base/json.ts';
import { MIB } from '../../base/sizes.ts';
import type { RunCommand } from './source.ts';

/** Returns what runs a command in the shell of this machine, and shows its error output. */
export function shellWith(env: Readonly<Record<string, string | undefined>>): RunCommand {
  return async (command, signal) => {
    // Few runs need a command for their token.
    const { spawn } = await import('node:child_process');
    const how = { shell: true, env: { ...env }, ...present({ signal }) };
    const child = spawn(command, { ...how, stdio: ['ignore', 'pipe', 'inherit'] });
    const exited = new Promise<number>((resolve, reject) => {
      child.on('close', (code) => resolve(code ?? 1));
      child.on('error', (error) => {
        // After an abort, what the command has started may still hold the pipe.
        child.stdout.destroy();
        reject(error);
      });
    });
    const read = boundedText({ body: child.stdout }, MIB).then((stdout) => {
      if (stdout === undefined) child.kill();
      return stdout;
    });
    const [exitCode, stdout] = await Promise.all([exited, read]);
    return { exitCode, stdout };
  };
}
