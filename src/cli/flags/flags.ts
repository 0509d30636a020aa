import { parseArgs } from 'node:util';
import { SlipwayError } from '../../base/errors.ts';
import { formatSize, parseSize } from '../../base/sizes.ts';
import { nearest } from './near.ts';

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

/** Flags that every command takes (contract.md, section 3). */
export const COMMON_FLAGS = {
  data: { value: 'DIR', text: 'the data directory (default .slipway)' },
  // Only the commands that list it as their own read it.
  port: { value: 'N', text: 'the port', hidden: true },
  json: { text: 'print results as JSON' },
  quiet: { text: 'print no progress, only results, warnings and errors' },
  help: { text: 'print this help' },
} as const satisfies Flags;

/** The flag of the commands that start a platform. */
export const PORT_FLAG = {
  port: { value: 'N', text: 'the port (default 4400; 0 picks a free one)' },
} as const satisfies Flags;

/**
 * Reads `--name value`, `--name=value`, `--switch`, and up to `mostWords` other arguments. Throws `invalid_input` on
 * anything else.
 */
export function parseFlags(argv: readonly string[], flags: Flags, mostWords = 0): Given {
  const split = argv.indexOf('--');
  const own = withBare(split === -1 ? argv : argv.slice(0, split), flags);
  const options = Object.fromEntries(
    Object.entries(flags).map(([name, flag]) => [
      name,
      { type: flag.value ? ('string' as const) : ('boolean' as const) },
    ]),
  );
  const { tokens } = parseArgs({ args: [...own], options, strict: false, tokens: true, allowPositionals: true });
  const given: Record<string, string | true> = {};
  const words: string[] = [];
  for (const token of tokens) {
    if (token.kind === 'positional' && words.push(token.value) > mostWords)
      throw usage(`"${token.value}" is not a flag${suggestion(token.value, flags)}`);
    if (token.kind !== 'option') continue;
    const flag = flags[token.name];
    if (!flag) throw usage(`There is no flag ${token.rawName}${suggestion(token.name, flags)}`);
    if (flag.value && token.value === undefined)
      throw usage(`--${token.name} needs a value: --${token.name} ${flag.value}`);
    if (!flag.value && token.value !== undefined) throw usage(`--${token.name} takes no value`);
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

function usage(message: string): SlipwayError {
  return new SlipwayError('invalid_input', message, { remedy: 'Add --help to see the flags.' });
}

function suggestion(name: string, flags: Flags): string {
  const near = nearest(
    name,
    Object.keys(flags).filter((flag) => !flags[flag]?.hidden),
  );
  return near ? `; did you mean --${near}?` : '';
}

/** Returns a flag's text, or undefined if the flag is not given. */
export function textOf({ flags }: Given, name: string): string | undefined {
  const value = flags[name];
  return typeof value === 'string' ? value : undefined;
}

/** Returns a flag's whole number, or undefined if the flag is not given. Throws `invalid_input`. */
export function numberOf(given: Given, name: string, least: number, most: number): number | undefined {
  const text = textOf(given, name);
  if (text === undefined) return undefined;
  if (/^\d{1,10}$/.test(text) && Number(text) >= least && Number(text) <= most) return Number(text);
  throw new SlipwayError('invalid_input', `--${name}: "${text}" is not a whole number from ${least} to ${most}`, {
    input: name,
    remedy: 'Add --help to see the flags.',
  });
}

/** Returns a flag's size in bytes, or undefined if the flag is not given. Throws `invalid_input`. */
export function sizeOf(given: Given, name: string, least: number): number | undefined {
  const text = textOf(given, name);
  if (text === undefined) return undefined;
  const bytes = parseSize(text, `--${name}`);
  if (bytes >= least) return bytes;
  throw new SlipwayError('invalid_input', `--${name}: "${text}" is less than ${formatSize(least)}`, {
    input: name,
    remedy: 'Write a larger size, as 512MiB or 4GiB.',
  });
}

/** Returns the number of the port. Throws `invalid_input`. */
export function portOf(given: Given, fallback: number): number {
  const text = textOf(given, 'port');
  if (text === undefined) return fallback;
  if (/^\d{1,5}$/.test(text) && Number(text) <= 65_535) return Number(text);
  throw new SlipwayError('invalid_input', `--port: "${text}" is not a port`, {
    input: 'port',
    remedy: 'Name a number from 0 to 65535; 0 picks a free one.',
  });
}
