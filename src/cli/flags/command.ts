import { docsUrl } from '../../base/docs.ts';
import { asSlipwayError, SlipwayError, type SourcePlace } from '../../base/errors.ts';
import { nearest } from '../../base/near.ts';
import { cleanLine, words } from '../../base/text.ts';
import { VERSION } from '../../base/version.ts';
import { EXIT, type Io, printJson } from '../terminal/io.ts';
import { printing } from '../terminal/printed.ts';
import { PLAIN, type Style, styleFor } from '../terminal/style.ts';
import { COMMAND_GROUPS, type Command, type Commands } from './command-shape.ts';
import { inFlags } from './flag-words.ts';
import { type Called, COMMON_FLAGS, type Flags, invalidInput, parseFlags } from './flags.ts';

export type { Command, Commands } from './command-shape.ts';

/** Runs `argv` and returns the exit code (contract.md, section 3). Never throws. */
export async function runCli(argv: readonly string[], commands: Commands, terminal: Io): Promise<number> {
  const io = printing(terminal);
  const [name = '--help', ...rest] = argv[0] === 'help' && argv.length > 1 ? [...argv.slice(1), '--help'] : argv;
  if (name === '--help' || name === 'help' || name === '-h') {
    const { overview } = await import('./help.ts');
    io.out(overview(commands, COMMAND_GROUPS, io));
    return EXIT.done;
  }
  if (name === '--version' || name === '-V' || name === '-v') {
    if (asksForJson(rest)) printJson(io, { version: VERSION });
    else io.out(`${VERSION}\n`);
    return EXIT.done;
  }
  const entry = Object.hasOwn(commands, name) ? commands[name] : undefined;
  let flags: Flags = COMMON_FLAGS;
  try {
    if (!entry)
      throw invalidInput(`there is no command "${cleanLine(name, 100)}"`, remedyFor(name, Object.keys(commands)));
    const command = await entry.load();
    flags = { ...COMMON_FLAGS, ...command.flags };
    return await runCommand(name, command, rest, io);
  } catch (thrown) {
    const stopped = io.signal.aborted && !(thrown instanceof SlipwayError);
    const failure = stopped
      ? new SlipwayError('interrupted', 'Interrupted', { cause: thrown })
      : asSlipwayError(thrown);
    const error = inFlags(failure, Object.keys(flags));
    const code = endedBy(error, io);
    if (asksForJson(rest)) printJson(io, { error: errorJson(error) });
    return code;
  }
}

/** Shows the error that ends a command. Returns the exit code. `code`: as for `errorLines`. */
export function endedBy(error: SlipwayError, io: Io, code?: string): number {
  io.err(errorLines(error, code, styleFor(io, 'err')));
  return io.signal.aborted ? EXIT.interrupted : exitCodeOf(error);
}

function remedyFor(name: string, names: readonly string[]): string {
  // Some tools put a colon between a command and its verb.
  const [word = name] = name.split(':');
  const without = INSTEAD.find(([others]) => others.includes(word))?.[1];
  if (without !== undefined) return without;
  const known = Object.keys(OTHER_NAMES);
  const other = meantBy(OTHER_NAMES, name, known) ?? meantBy(OTHER_NAMES, word, known);
  const near = other ?? (names.includes(word) ? word : nearest(name, names)[0]);
  return near ? `Did you mean "slipway ${near}"? All commands: slipway --help` : 'All commands: slipway --help';
}

const OTHER_NAMES: Readonly<Record<string, readonly string[]>> = {
  'apps delete': words('rm remove del delete destroy'),
  'apps restore': words('restore undelete'),
  'env set': words('config:set secrets:set'),
  'env list': words('config:get config:list'),
  apps: words('list ls ps projects project sites site app functions'),
  deployments: words('status history releases inspect versions info show'),
  logs: words('log tail watch'),
  deploy: words('up push publish launch ship pages'),
  rollback: words('undo revert promote'),
  redeploy: words('trigger triggers rebuild restart'),
  settings: words('config set regions buildpacks'),
  env: words('vars variables secrets secret'),
  cancel: words('stop kill abort'),
  platform: words('start serve dev server'),
  console: words('dashboard ui'),
  domains: words('domain alias dns certs'),
  members: words('users user invite access roles'),
  init: words('link setup new create'),
  doctor: words('check-health diagnose'),
  check: words('build test lint'),
  exec: words('run ssh shell'),
  kvs: words('kv redis'),
  tables: words('db database'),
  nodes: words('machine machines scale'),
  login: words('signin auth'),
  logout: words('signout'),
  whoami: words('me'),
  usage: words('metrics analytics billing monitor'),
  '--version': words('version'),
};

/** The remedies for commands of other tools that have no counterpart here. */
const INSTEAD: readonly (readonly [readonly string[], string])[] = [
  [
    words('orgs org teams team switch organizations'),
    'The organization is a flag of each command, or in .slipway.json: slipway apps --org ORG. slipway init writes the file.',
  ],
  [words('update upgrade'), 'Slipway is updated as it was installed: git pull and npm ci in its checkout.'],
  [
    words('pull'),
    'Nothing is kept on the platform that a checkout lacks: variables are never shown. The app of the checkout: slipway init',
  ],
];

function meantBy(table: Readonly<Record<string, readonly string[]>>, word: string, of: readonly string[]) {
  return of.find((name) => Object.hasOwn(table, name) && table[name]?.includes(word));
}

/** Looks at the raw arguments, because the flags may be what is wrong. */
function asksForJson(argv: readonly string[]): boolean {
  const end = argv.indexOf('--');
  return argv.slice(0, end === -1 ? undefined : end).includes('--json');
}

async function runCommand(name: string, command: Command, argv: readonly string[], io: Io): Promise<number> {
  const given = readArguments(name, command, argv);
  if (given.flags.help) {
    const { commandHelp } = await import('./help.ts');
    io.out(commandHelp(name, command, { ...COMMON_FLAGS, ...command.flags }, io));
    return EXIT.done;
  }
  return command.run(given, given.flags.quiet ? { ...io, quiet: true } : io);
}

/** Reads the verb, the flags and the other arguments of a command. Throws `invalid_input`. */
export function readArguments(name: string, command: Command, argv: readonly string[]): Called {
  const [first = ''] = argv;
  const written = command.verbs?.includes(first) ? first : undefined;
  if (command.verbs && !written && /^[a-z]/.test(first)) throw unknownVerb(name, first, command);
  const given = parseFlags(written ? argv.slice(1) : argv, { ...COMMON_FLAGS, ...command.flags }, name);
  // A list that ignores a word would show what nobody asked for. The word is not printed: it may be `NAME=VALUE` of a variable.
  if (command.fallbackVerb && !written && given.words?.length) {
    const example = command.wordNeeds ?? command.fallbackVerb;
    throw invalidInput(`${name} needs one of: ${command.verbs?.join(', ')}`, `Write it as: slipway ${name} ${example}`);
  }
  const verb = written ?? command.fallbackVerb;
  const { mostWords = 0 } = command;
  const most = typeof mostWords === 'number' ? mostWords : (mostWords[verb ?? ''] ?? 0);
  const extra = given.words?.[most];
  if (extra !== undefined && command.verbs && most === 0) throw wordless(name, verb);
  if (extra !== undefined) throw tooMany(name, verb, command, most, extra);
  return { ...given, verb };
}

const OTHER_VERBS: Readonly<Record<string, readonly string[]>> = {
  delete: words('rm remove del destroy unset'),
  unset: words('rm remove del delete'),
  list: words('ls show'),
  create: words('add new'),
  get: words('read show'),
  set: words('add create update put'),
  put: words('write update set add'),
};

function unknownVerb(name: string, verb: string, { verbs = [], instead = {} }: Command): SlipwayError {
  const near = meantBy(OTHER_VERBS, verb, verbs) ?? nearest(verb, verbs)[0];
  const usual = near ? `Did you mean "slipway ${name} ${near}"?` : `Write one of: ${verbs.join(', ')}.`;
  return invalidInput(`${name} has no "${cleanLine(verb, 100)}"`, Object.hasOwn(instead, verb) ? instead[verb] : usual);
}

function leaveOut(name: string): string {
  return `Leave it out. All arguments and flags: slipway ${name} --help`;
}

/** The word is not printed: it may be `NAME=VALUE` of a variable. */
function wordless(name: string, verb = ''): SlipwayError {
  return invalidInput(`${name} ${verb} takes no argument`, leaveOut(name));
}

function tooMany(
  name: string,
  verb: string | undefined,
  { usage, flags, args = {}, instead = {} }: Command,
  most: number,
  word: string,
) {
  const shown = cleanLine(word, 100);
  const said = verb === undefined ? name : `${name} ${verb}`;
  const alone = most === 1 ? 'alone as argument' : 'alone as arguments';
  const takes = most === 0 ? 'no argument' : `${Object.keys(args).slice(0, most).join(' and ')} ${alone}, and not`;
  const [flag] = nearest(word, Object.keys(flags));
  const isFlag = flag ?? (Object.hasOwn(flags, word) ? word : undefined);
  const remedies: readonly (readonly [boolean, string])[] = [
    [
      /^[.~/]|\//.test(word) && flags.repository !== undefined,
      `It takes the repository of the folder that it runs in. To name another: slipway ${name} --repository ${shown}`,
    ],
    [usage.includes(' -- '), `Write the command after --: slipway ${name} -- ${shown} …`],
    [isFlag !== undefined, `Did you mean --${isFlag}?`],
    [most === 0 && flags.app !== undefined, `If it is an app, name it by its flag: slipway ${name} --app ${shown}`],
    [true, leaveOut(name)],
  ];
  const remedy = Object.hasOwn(instead, word) ? instead[word] : remedies.find(([fits]) => fits)?.[1];
  return invalidInput(`${said} takes ${takes} "${shown}"`, remedy);
}

/**
 * `slipway: message`, then the remedy, indented, and the request if the service failed. Each error has its own block.
 * The last line names the codes, and where to look them up. `code` replaces that of the error, as for a failed deployment.
 */
export function errorLines(error: SlipwayError, code?: string, style: Style = PLAIN): string {
  const all = [error, ...error.also];
  const codes = new Set([code ?? codeOf(error), ...error.also.map(codeOf)]);
  // A user who interrupts a command needs no documentation about it.
  codes.delete('interrupted');
  const page = code === undefined && error.code === 'refused' ? 'control-plane' : 'troubleshooting';
  const look = `  code: ${cleanLine([...codes].join(', '), 200)} (see ${docsUrl(page)})`;
  return `${all.map((each) => block(each, style)).join('')}${codes.size === 0 ? '' : `${style.dim(look)}\n`}`;
}

/** Characters of a message, and of each line of a remedy. */
const MOST_SHOWN = 4_000;

function block(error: SlipwayError, { red, bold }: Style): string {
  const lines = error.remedy ? error.remedy.split('\n') : [];
  const remedy = lines.map((line) => `  ${cleanLine(line, MOST_SHOWN)}\n`).join('');
  const cause = error.code === 'internal' && error.cause instanceof Error ? `${error.cause.stack ?? ''}\n` : '';
  return `${red('slipway:')} ${bold(cleanLine(placed(error), MOST_SHOWN))}\n${remedy}${cause}`;
}

/** The message after its file and line. Removes them from messages that already begin with them. */
function placed({ message, place, input }: SlipwayError): string {
  if (!place) return message;
  const own = [input, `--${input}`].map((name) => `${name}: ${place.file}, line ${place.line}: `);
  own.push(`${place.file}: `);
  const rest = message.slice(own.find((each) => message.startsWith(each))?.length ?? 0);
  return `${place.file}${place.line ? `:${place.line}` : ''}: ${rest}`;
}

const STATUS_CODES: Readonly<Record<number, string>> = {
  404: 'not_found',
  405: 'method_not_allowed',
  409: 'conflict',
  410: 'gone',
  413: 'body_too_large',
  415: 'unsupported_media_type',
  422: 'validation_failed',
};

/** Returns the code for programs: of a refusal the service's own, as `app_not_found`. */
export function codeOf({ code, call }: SlipwayError): string {
  if (code !== 'refused') return code;
  const own = call?.serviceCode;
  if (own !== undefined && /^[\w.-]{1,64}$/.test(own)) return own;
  return STATUS_CODES[call?.status ?? 0] ?? 'invalid_request';
}

/** An error as `--json` prints it, without the fields that are undefined. */
export interface ErrorJson {
  readonly code: string;
  readonly message: string;
  readonly remedy: string | undefined;
  /** The flag at fault, without its dashes. */
  readonly input: string | undefined;
  readonly place: SourcePlace | undefined;
  /** Other errors that were found in the same pass. */
  readonly also: readonly ErrorJson[] | undefined;
}

/** `redact` hides secrets. */
export function errorJson(error: SlipwayError, redact = (text: string) => text): ErrorJson {
  const { message, remedy, input, place, also } = error;
  return {
    code: codeOf(error),
    message: redact(message),
    remedy: remedy === undefined ? undefined : redact(remedy),
    input,
    place,
    also: also.length === 0 ? undefined : also.map((each) => errorJson(each, redact)),
  };
}

const FAILED: ReadonlySet<string> = new Set(
  words('deploy_failed deploy_cancelled deploy_timeout verify_failed check_failed seed_failed not_found internal'),
);
const REFUSED: ReadonlySet<string> = new Set(
  words('unauthorized forbidden refused platform_not_running app_not_found'),
);

/** 1: it failed, or what is to be removed does not exist. 2: wrong input. 3: refused or unreachable. 130: interrupted. */
export function exitCodeOf(error: SlipwayError): number {
  if (error.code === 'interrupted') return EXIT.interrupted;
  if (FAILED.has(error.code) || codeOf(error) === 'table_not_found') return EXIT.failed;
  if (REFUSED.has(error.code)) return EXIT.unreachable;
  return error.mender === 'user' ? EXIT.usage : EXIT.unreachable;
}
