import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { SlipwayError, systemCode } from '../../base/errors.ts';
import { KVS_VARIABLE_PREFIX } from '../../contract/limits.ts';
import type { Command } from '../flags/command.ts';
import { missingInput } from '../flags/flags.ts';
import { APP_FLAGS, runtimeOf } from '../platforms/operator.ts';
import { EXIT, type Io } from '../terminal/io.ts';

/** Runtime variables: spec 2.5. */
export const command: Command = {
  summary: 'Runs a command with the runtime variables and the function role of an app.',
  usage: '[--org ORG --project PROJECT --app APP] -- COMMAND [ARGUMENT …]',
  args: {
    COMMAND: 'the command, after --, with its arguments',
  },
  examples: [['slipway exec -- node server.js', 'runs it as the platform runs the function']],
  flags: APP_FLAGS,
  async run(given, io) {
    const [command, ...args] = given.rest;
    if (command === undefined) throw missingInput('exec needs a command after --', 'Write it last: -- node server.js');
    const runtime = await runtimeOf(given, io, true);
    // The shell may have a token of another app or of a deleted table.
    const own = Object.entries(io.env).filter(([name]) => !name.startsWith(KVS_VARIABLE_PREFIX));
    return runInherited(command, args, { ...Object.fromEntries(own), ...runtime }, io);
  },
};

/** Returns the command's own exit code; 128 plus the number of the signal that ended it, as shells do; 130 if interrupted. */
function runInherited(command: string, args: readonly string[], env: Io['env'], io: Io): Promise<number> {
  return new Promise((resolve, reject) => {
    // The usual "slipway" is an alias, which only a shell knows.
    const own = command === 'slipway' && process.argv[1] !== undefined ? ['--', process.argv[1]] : undefined;
    const child = spawn(own ? process.execPath : command, [...(own ?? []), ...args], {
      env: { ...env },
      cwd: io.cwd,
      stdio: 'inherit',
    });
    io.signal.addEventListener('abort', () => child.kill('SIGTERM'), { once: true });
    child.on('error', (cause) => {
      const why = systemCode(cause) === 'ENOENT' ? 'is not found' : 'cannot be started';
      const remedy = 'Check its name and PATH.';
      reject(new SlipwayError('invalid_input', `The command "${command}" ${why}`, { remedy, cause }));
    });
    child.on('exit', (code, signal) => {
      const killed = signal === null || io.signal.aborted ? EXIT.interrupted : 128 + constants.signals[signal];
      resolve(code ?? killed);
    });
  });
}
