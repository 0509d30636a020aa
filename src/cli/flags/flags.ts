import { util } from '../../base/builtins.ts';
import { SlipwayError } from '../../base/errors.ts';
import { parseChoice } from '../../base/inputs.ts';
import { present } from '../../base/json.ts';
import { nearest } from '../../base/near.ts';
import { formatSize, parseSize } from '../../base/sizes.ts';
import { cleanLine, words as list } from '../../base/text.ts';

export interface Flag {
  /** The placeholder of its value in the help. A switch has none. */
  readonly value?: string | undefined;
  readonly text: string;
  /** The value of the flag if none is written. If absent, the flag needs a value. */
  readonly bare?: string | undefined;
  /** True if its value is a list of lines, so that it can be given more than once. Of other flags the last value counts. */
  readonly lines?: boolean | undefined;
  /** True if the flag is accepted, but not listed in the help. */
  readonly hidden?: true;
}
export type Flags = Readonly<Record<string, Flag>>;

/** Parsed flags: a string for those with a value, true for switches; what follows `--` in `rest`. */
export interface Given {
  readonly flags: Readonly<Record<string, string | true | undefined>>;
  /** Arguments that are not flags: the key of `kvs get KEY`. */
  readonly words?: readonly string[];
  readonly rest: readonly string[];
}

/** What a command is called with. `verb`: undefined if the command has none, or only other words are written. */
export interface Called extends Given {
  readonly verb: string | undefined;
}

/** Flags that every command takes (contract.md, section 3). */
export const COMMON_FLAGS = {
  data: { value: 'DIR', text: 'the data directory (default .slipway)' },
  // Only the commands that list it as their own read it.
  port: { value: 'N', text: 'the port', hidden: true },
  json: { text: 'print results as JSON' },
  quiet: { text: 'print no progress, only results, warnings and errors' },
  help: { text: 'print this help' },
} as const satisfies Flags;

/** The letters of flags, for every command that has a flag of the name. */
export const SHORT: Readonly<Record<string, string>> = {
  help: 'h',
  quiet: 'q',
  yes: 'y',
  follow: 'f',
  org: 'o',
  project: 'p',
  app: 'a',
};

export const PORT_FLAG = {
  port: { value: 'N', text: 'the port (default 4400; 0 picks a free one)' },
} as const satisfies Flags;

/** Reads `--name value`, `--name=value`, `--switch`, letters and words. `name`: the command, for the error. Throws `invalid_input`. */
export function parseFlags(argv: readonly string[], flags: Flags, name = 'COMMAND'): Given {
  const split = argv.indexOf('--');
  const own = withBare(split === -1 ? argv : argv.slice(0, split), flags);
  const options = Object.fromEntries(
    Object.entries(flags).map(([flag, { value }]) => [
      flag,
      { type: value ? ('string' as const) : ('boolean' as const), ...present({ short: SHORT[flag] }) },
    ]),
  );
  const { tokens } = util.parseArgs({ args: [...own], options, strict: false, tokens: true, allowPositionals: true });
  const given: Record<string, string | true> = {};
  const words: string[] = [];
  for (const token of tokens) {
    if (token.kind === 'positional') words.push(token.value);
    if (token.kind !== 'option') continue;
    const flag = flags[token.name];
    if (!flag) throw noFlag(token.rawName, token.name, flags, name);
    // The name of another flag is no value: this one has been left out.
    const [, next = ''] = (!token.inlineValue && /^--([\w-]+)/.exec(token.value ?? '')) || [];
    const isFlag = Object.hasOwn(flags, next);
    if (flag.value && (token.value === undefined || isFlag))
      throw wrongFlag(`--${token.name} needs a value: --${token.name} ${flag.value}`, name);
    if (!flag.value && token.value !== undefined) throw wrongFlag(`--${token.name} takes no value`, name);
    const before = flag.lines ? given[token.name] : undefined;
    given[token.name] = before === undefined ? (token.value ?? true) : `${before}\n${token.value}`;
  }
  return { flags: given, words, rest: split === -1 ? [] : argv.slice(split + 1) };
}

/** Adds the values of flags that may be without one: `--dry-run` becomes `--dry-run=true`. */
function withBare(argv: readonly string[], flags: Flags): readonly string[] {
  return argv.map((arg, index) => {
    const bare = arg.startsWith('--') ? flags[arg.slice(2)]?.bare : undefined;
    return bare !== undefined && /^(?:-|$)/.test(argv[index + 1] ?? '') ? `${arg}=${bare}` : arg;
  });
}

/** The error for what a user wrote. `input`: the flag at fault, without its dashes. */
export function invalidInput(message: string, remedy: string | undefined, input?: string): SlipwayError {
  return new SlipwayError('invalid_input', message, { remedy, input });
}

export function missingInput(message: string, remedy: string | undefined, input?: string): SlipwayError {
  return new SlipwayError('missing_input', message, { remedy, input });
}

/** The error of a command that was written wrong, with the way to write it. */
export function usage(message: string, example: string): SlipwayError {
  return invalidInput(message, `Write it as: slipway ${example}`);
}

function wrongFlag(message: string, name: string): SlipwayError {
  return invalidInput(message, `All flags: slipway ${name} --help`);
}

const OTHER_FLAGS: Readonly<Record<string, readonly string[]>> = {
  follow: list('tail watch f'),
  app: list('name n'),
  prod: list('production'),
  branch: list('ref'),
  yes: list('confirm force'),
  env: list('e var vars env-vars'),
  'output-directory': list('output out dist out-dir public'),
  'build-command': list('build'),
  to: list('release deployment'),
};

function noFlag(written: string, name: string, flags: Flags, command: string): SlipwayError {
  const known = Object.keys(flags).filter((flag) => !flags[flag]?.hidden);
  const other = known.find((flag) => OTHER_FLAGS[flag]?.includes(name));
  const [near] = other !== undefined ? [other] : name.length < 2 ? [] : nearest(name, known);
  const error = wrongFlag(
    `There is no flag ${cleanLine(written, 100)}${near ? `; did you mean --${near}?` : ''}`,
    command,
  );
  if (!/^-\d/.test(written)) return error;
  return error.with({
    remedy: `What begins with "-" and is no flag comes last, after --: -- ${cleanLine(written, 100)}`,
  });
}

/** Returns the first argument. Throws `missing_input` with these words if there is none, or an empty one. */
export function wordOf({ words: [word] = [] }: Pick<Given, 'words'>, lacks: string, remedy: string): string {
  if (word) return word;
  throw missingInput(lacks, remedy);
}

export function textOf({ flags }: Given, name: string): string | undefined {
  const value = flags[name];
  return typeof value === 'string' ? value : undefined;
}

/** Returns the parts of a flag with commas between them, or undefined if the flag is not given. */
export function listOf(given: Given, name: string): readonly string[] | undefined {
  return textOf(given, name)
    ?.split(',')
    .map((each) => each.trim());
}

/** Returns a flag's value, which is one of `choices`, or undefined if the flag is not given. Throws `invalid_input`. */
export function choiceOf<T extends string>(given: Given, name: string, choices: readonly T[]): T | undefined {
  const text = textOf(given, name);
  return text === undefined ? undefined : parseChoice(text, choices, `--${name}`);
}

/** Returns a flag's whole number, or undefined if the flag is not given. Throws `invalid_input`. */
export function numberOf(given: Given, name: string, least: number, most: number): number | undefined {
  const text = textOf(given, name);
  if (text === undefined) return undefined;
  if (/^\d{1,10}$/.test(text) && Number(text) >= least && Number(text) <= most) return Number(text);
  const remedy = `Write --${name} with a number from ${least} to ${most}.`;
  throw invalidInput(`--${name}: "${text}" is not a whole number from ${least} to ${most}`, remedy, name);
}

/** Returns a flag's size in bytes, or undefined if the flag is not given. Throws `invalid_input`. */
export function sizeOf(given: Given, name: string, least: number): number | undefined {
  const text = textOf(given, name);
  if (text === undefined) return undefined;
  const bytes = parseSize(text, `--${name}`);
  if (bytes >= least) return bytes;
  const remedy = 'Write a larger size, as 512MiB or 4GiB.';
  throw invalidInput(`--${name}: "${text}" is less than ${formatSize(least)}`, remedy, name);
}

/** Throws `invalid_input`. */
export function portOf(given: Given, fallback: number): number {
  const text = textOf(given, 'port');
  if (text === undefined) return fallback;
  if (/^\d{1,5}$/.test(text) && Number(text) <= 65_535) return Number(text);
  throw invalidInput(`--port: "${text}" is not a port`, 'Name a number from 0 to 65535; 0 picks a free one.', 'port');
}

/** Returns the flags that name the app and the platform, as they are given, for a command that can be copied. */
export function appFlags({ flags }: Given): string {
  const named = ['org', 'project', 'app', 'base-url', 'email', 'data'].filter(
    (name) => typeof flags[name] === 'string',
  );
  return named.map((name) => `--${name} ${flags[name]}`).join(' ');
}
