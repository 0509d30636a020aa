import { asSlipwayError, SlipwayError } from '../base/errors.ts';
import { COMMON_FLAGS, type Flags, flagsHelp, type Given, parseFlags } from './flags.ts';
import { EXIT, type Io } from './io.ts';

export interface Command {
  /** One line for the list of commands. */
  readonly summary: string;
  /** After `slipway <name>`: `create|list|delete --org …`. */
  readonly usage: string;
  readonly flags: Flags;
  /** Words before the flags: the first argument of `tables create`. */
  readonly verbs?: readonly string[];
  run(given: Given & { readonly verb: string | undefined }, io: Io): Promise<number>;
}

/** Loads a command when it is asked for, so that `--help` and errors are instant. */
export type Commands = Readonly<Record<string, { readonly summary: string; load(): Promise<Command> }>>;

/** Runs `argv` and returns the exit code (contract.md, section 3). Never throws. */
export async function runCli(argv: readonly string[], commands: Commands, io: Io): Promise<number> {
  const [name = '--help', ...rest] = argv;
  if (name === '--help' || name === 'help' || name === '-h') {
    io.out(overview(commands));
    return EXIT.done;
  }
  const entry = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!entry) {
    io.err(`slipway: there is no command "${name}"\n  The commands are: ${Object.keys(commands).join(', ')}.\n`);
    return EXIT.usage;
  }
  try {
    return await runCommand(name, await entry.load(), rest, io);
  } catch (thrown) {
    const stopped = io.signal.aborted && !(thrown instanceof SlipwayError);
    const error = stopped ? new SlipwayError('interrupted', 'Interrupted', { cause: thrown }) : asSlipwayError(thrown);
    io.err(errorLines(error));
    return exitCode(error, io.signal);
  }
}

async function runCommand(name: string, command: Command, argv: readonly string[], io: Io): Promise<number> {
  const verb = argv[0] !== undefined && command.verbs?.includes(argv[0]) ? argv[0] : undefined;
  const flags = { ...command.flags, ...COMMON_FLAGS };
  const given = parseFlags(verb ? argv.slice(1) : argv, flags);
  if (given.flags.help) {
    io.out(`${command.summary}\n\n  slipway ${name} ${command.usage}\n\n${flagsHelp(flags)}\n`);
    return EXIT.done;
  }
  return command.run({ ...given, verb }, io);
}

function overview(commands: Commands): string {
  const width = Math.max(...Object.keys(commands).map((name) => name.length));
  const rows = Object.entries(commands).map(([name, { summary }]) => `  ${name.padEnd(width)}  ${summary}`);
  return `Slipway deploys web apps to an application platform, and is one itself.\n\n${rows.join('\n')}\n\nslipway COMMAND --help tells more.\n`;
}

/** `slipway: message`, the remedy indented, and for faults the call. One block an error, bad lines of a file each their own. */
export function errorLines(error: SlipwayError): string {
  const place = error.place ? `${error.place.file}${error.place.line ? `:${error.place.line}` : ''}: ` : '';
  const remedy = error.remedy ? `${error.remedy.replace(/^/gm, '  ')}\n` : '';
  const cause = error.code === 'internal' && error.cause instanceof Error ? `${error.cause.stack ?? ''}\n` : '';
  return `slipway: ${place}${error.message}\n${remedy}${cause}${error.also.map(errorLines).join('')}`;
}

function exitCode(error: SlipwayError, signal: AbortSignal): number {
  if (signal.aborted || error.code === 'interrupted') return EXIT.interrupted;
  return exitCodeOf(error);
}

/** 2 for what the user gave, 3 for what could not be reached or refused, 1 for a deploy or seed that failed. */
export function exitCodeOf(error: SlipwayError): number {
  const failed: ReadonlySet<string> = new Set([
    'deploy_failed',
    'deploy_cancelled',
    'deploy_timeout',
    'verify_failed',
    'seed_failed',
    'internal',
  ]);
  const refused: ReadonlySet<string> = new Set([
    'unauthorized',
    'forbidden',
    'refused',
    'platform_not_running',
    'app_not_found',
  ]);
  if (failed.has(error.code)) return EXIT.failed;
  if (refused.has(error.code)) return EXIT.unreachable;
  return error.mender === 'user' ? EXIT.usage : EXIT.unreachable;
}
