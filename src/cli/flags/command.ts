import { docsUrl } from '../../base/docs.ts';
import { asSlipwayError, SlipwayError } from '../../base/errors.ts';
import { cleanLine } from '../../base/text.ts';
import { VERSION } from '../../base/version.ts';
import { EXIT, type Io, printJson } from '../terminal/io.ts';
import { PLAIN, type Style, styleFor } from '../terminal/style.ts';
import { COMMAND_GROUPS, type Command, type Commands } from './command-shape.ts';
import { inFlags } from './flag-words.ts';
import { COMMON_FLAGS, type Flags, parseFlags } from './flags.ts';
import { nearest } from './near.ts';

export type { Command, Commands } from './command-shape.ts';

/** Runs `argv` and returns the exit code (contract.md, section 3). Never throws. */
export async function runCli(argv: readonly string[], commands: Commands, io: Io): Promise<number> {
  const [name = '--help', ...rest] = argv[0] === 'help' && argv.length > 1 ? [...argv.slice(1), '--help'] : argv;
  if (name === '--help' || name === 'help' || name === '-h') {
    const { overview } = await import('./help.ts');
    io.out(overview(commands, COMMAND_GROUPS, io));
    return EXIT.done;
  }
  if (name === '--version' || name === '-v') {
    io.out(asksForJson(rest) ? `${JSON.stringify({ version: VERSION })}\n` : `${VERSION}\n`);
    return EXIT.done;
  }
  const entry = Object.hasOwn(commands, name) ? commands[name] : undefined;
  let flags: Flags = COMMON_FLAGS;
  try {
    if (!entry) throw unknownCommand(name, commands);
    const command = await entry.load();
    flags = { ...COMMON_FLAGS, ...command.flags };
    return await runCommand(name, command, rest, io);
  } catch (thrown) {
    const stopped = io.signal.aborted && !(thrown instanceof SlipwayError);
    const failure = stopped
      ? new SlipwayError('interrupted', 'Interrupted', { cause: thrown })
      : asSlipwayError(thrown);
    const error = inFlags(failure, Object.keys(flags));
    io.err(errorLines(error, undefined, styleFor(io, 'err')));
    if (asksForJson(rest)) printJson(io, { error: errorJson(error) });
    return exitCode(error, io.signal);
  }
}

function unknownCommand(name: string, commands: Commands): SlipwayError {
  const near = nearest(name, Object.keys(commands));
  return new SlipwayError('invalid_input', `there is no command "${cleanLine(name, 100)}"`, {
    remedy: near
      ? `Did you mean "slipway ${near}"? All commands: slipway --help`
      : `The commands are: ${Object.keys(commands).join(', ')}.`,
  });
}

/** Looks at the raw arguments, because the flags may be what is wrong. */
function asksForJson(argv: readonly string[]): boolean {
  const end = argv.indexOf('--');
  return argv.slice(0, end === -1 ? undefined : end).includes('--json');
}

async function runCommand(name: string, command: Command, argv: readonly string[], io: Io): Promise<number> {
  const [first = ''] = argv;
  const written = command.verbs?.includes(first) ? first : undefined;
  if (command.verbs && !written && /^[a-z]/.test(first)) throw unknownVerb(name, first, command.verbs);
  const flags = { ...COMMON_FLAGS, ...command.flags };
  const given = parseFlags(written ? argv.slice(1) : argv, flags, command.mostWords);
  const verb = written ?? (given.words?.length ? undefined : command.fallbackVerb);
  if (given.flags.help) {
    const { commandHelp } = await import('./help.ts');
    io.out(commandHelp(name, command, flags, io));
    return EXIT.done;
  }
  return command.run({ ...given, verb }, given.flags.quiet ? { ...io, quiet: true } : io);
}

function unknownVerb(name: string, verb: string, verbs: readonly string[]): SlipwayError {
  const near = nearest(verb, verbs);
  return new SlipwayError('invalid_input', `${name} has no "${cleanLine(verb, 100)}"`, {
    remedy: near ? `Did you mean "slipway ${name} ${near}"?` : `Write one of: ${verbs.join(', ')}.`,
  });
}

/**
 * `slipway: message`, then the remedy, indented, and the request if the service failed. Each error has its own block.
 * The last line names the codes, and where to look them up. `code` replaces that of the error, as for a failed deployment.
 */
export function errorLines(error: SlipwayError, code?: string, style: Style = PLAIN): string {
  const all = [error, ...error.also];
  const codes = new Set([code ?? error.code, ...error.also.map((each) => each.code)]);
  // A user who interrupts a command needs no documentation about it.
  codes.delete('interrupted');
  const look = `  code: ${cleanLine([...codes].join(', '), 200)} (see ${docsUrl('troubleshooting')})`;
  return `${all.map((each) => block(each, style)).join('')}${codes.size === 0 ? '' : `${style.dim(look)}\n`}`;
}

function block(error: SlipwayError, { red, bold }: Style): string {
  const remedy = error.remedy ? `${error.remedy.replace(/^/gm, '  ')}\n` : '';
  const cause = error.code === 'internal' && error.cause instanceof Error ? `${error.cause.stack ?? ''}\n` : '';
  return `${red('slipway:')} ${bold(placed(error))}\n${remedy}${cause}`;
}

/** The message after its file and line. Removes them from messages that already begin with them. */
function placed({ message, place, input }: SlipwayError): string {
  if (!place) return message;
  const own = [input, `--${input}`].map((name) => `${name}: ${place.file}, line ${place.line}: `);
  own.push(`${place.file}: `);
  const rest = message.slice(own.find((each) => message.startsWith(each))?.length ?? 0);
  return `${place.file}${place.line ? `:${place.line}` : ''}: ${rest}`;
}

/** An error as `--json` prints it, without the fields that are undefined. */
export interface ErrorJson {
  readonly code: string;
  readonly message: string;
  readonly remedy: string | undefined;
  /** The flag at fault, without its dashes. */
  readonly input: string | undefined;
  readonly file: string | undefined;
  readonly line: number | undefined;
  /** Other errors that were found in the same pass. */
  readonly also: readonly ErrorJson[] | undefined;
}

/** `redact` hides secrets. */
export function errorJson(error: SlipwayError, redact = (text: string) => text): ErrorJson {
  const { code, message, remedy, input, place, also } = error;
  return {
    code,
    message: redact(message),
    remedy: remedy === undefined ? undefined : redact(remedy),
    input,
    file: place?.file,
    line: place?.line,
    also: also.length === 0 ? undefined : also.map((each) => errorJson(each, redact)),
  };
}

function exitCode(error: SlipwayError, signal: AbortSignal): number {
  return signal.aborted ? EXIT.interrupted : exitCodeOf(error);
}

/**
 * 1 if a deploy or seed failed, 2 for a fault in what the user gave, 3 if the service refused or could not be reached,
 * 130 if interrupted.
 */
export function exitCodeOf(error: SlipwayError): number {
  const failed: ReadonlySet<string> = new Set([
    'deploy_failed',
    'deploy_cancelled',
    'deploy_timeout',
    'verify_failed',
    'check_failed',
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
  if (error.code === 'interrupted') return EXIT.interrupted;
  if (failed.has(error.code)) return EXIT.failed;
  if (refused.has(error.code)) return EXIT.unreachable;
  return error.mender === 'user' ? EXIT.usage : EXIT.unreachable;
}
