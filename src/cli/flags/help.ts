import type { Io } from '../terminal/io.ts';
import { type Style, styleFor, textWidth, widthOf, wrapped } from '../terminal/style.ts';
import type { Command, Commands } from './command-shape.ts';
import { COMMON_FLAGS, type Flags, SHORT } from './flags.ts';

type Shown = Pick<Io, 'env' | 'interactive' | 'outTerminal' | 'columns'>;

export function overview(commands: Commands, groups: Readonly<Record<string, string>>, io: Shown): string {
  const style = styleFor(io, 'out');
  const width = Math.max(...Object.keys(commands).map((name) => name.length));
  const sections = Object.entries(groups).map(([group, title]) => {
    const rows = Object.entries(commands)
      .filter(([, command]) => command.group === group)
      .map(([name, { summary }]) => row(name, style.bold(name), summary, width, widthOf(io)));
    return rows.length === 0 ? '' : `${style.bold(title)}\n${rows.join('')}\n`;
  });
  const intro = lines('Slipway deploys web apps to an application platform, and is one itself.', widthOf(io));
  return `${intro}\n${sections.join('')}Run "slipway COMMAND --help" for more, and "slipway --version" for the version.\n`;
}

export function commandHelp(name: string, command: Command, flags: Flags, io: Shown): string {
  const style = styleFor(io, 'out');
  const width = widthOf(io);
  const usage = wrapped(`slipway ${name} ${command.usage}`, (width ?? 10_000) - 6);
  const sections = flagGroups(name, command, flags).map(
    ([title, names]) => `${style.bold(`${title}:`)}\n${flagRows(names, flags, style, width)}`,
  );
  const args = Object.entries(command.args ?? {});
  const column = Math.max(0, ...args.map(([arg]) => arg.length));
  const words = args.map(([arg, text]) => row(arg, style.cyan(arg), text, column, width)).join('');
  const named = words === '' ? '' : `${style.bold('Arguments:')}\n${words}\n`;
  return `${lines(command.summary, width)}\n  ${usage.join('\n      ')}\n\n${named}${sections.join('\n')}${examples(command, style)}`;
}

/** Never wrapped, because people copy them. */
function examples({ examples = [] }: Command, style: Style): string {
  if (examples.length === 0) return '';
  const shown = examples.map(([command, text]) => `  ${style.dim(`# ${text}`)}\n  ${command}\n`);
  return `\n${style.bold('Examples:')}\n${shown.join('')}`;
}

/** Titles with their flags, in the order of the help. Each flag that is not hidden is in exactly one group. */
function flagGroups(
  name: string,
  { required = [], groups = {} }: Pick<Command, 'required' | 'groups'>,
  flags: Flags,
): readonly (readonly [string, readonly string[]])[] {
  const shown = Object.keys(flags).filter((flag) => !flags[flag]?.hidden);
  const common = Object.keys(COMMON_FLAGS).filter((flag) => shown.includes(flag));
  const named = new Set([...required, ...Object.values(groups).flat()]);
  const others = shown.filter((flag) => !named.has(flag) && !common.includes(flag));
  const all: readonly (readonly [string, readonly string[]])[] = [
    [`Required to ${name}`, required],
    ...Object.entries(groups),
    [named.size > 0 ? 'Further flags' : 'Flags', others],
    ['Flags of every command', common.filter((flag) => !named.has(flag))],
  ];
  return all.filter(([, names]) => names.length > 0);
}

/** Columns that the names of flags take at most; the text of a longer one begins in the next line. */
const MOST_LEFT = 34;

function flagRows(names: readonly string[], flags: Flags, style: Style, width: number | undefined): string {
  const lefts = names.map((name) => {
    const [value, letter] = [flags[name]?.value, SHORT[name]];
    const names = letter === undefined ? `--${name}` : `--${name}, -${letter}`;
    const more = value ? ` ${value}` : '';
    return { plain: `${names}${more}`, painted: `${style.cyan(names)}${style.dim(more)}` };
  });
  const most = width === undefined ? Number.POSITIVE_INFINITY : Math.min(MOST_LEFT, Math.floor(width / 2));
  const column = Math.max(...lefts.map(({ plain }) => plain.length).filter((length) => length <= most), 0);
  return names
    .map((name, index) => {
      const { plain = '', painted = '' } = lefts[index] ?? {};
      return row(plain, painted, flags[name]?.text ?? '', column, width);
    })
    .join('');
}

function row(plain: string, painted: string, text: string, column: number, width: number | undefined): string {
  const indent = ' '.repeat(column + 4);
  const rest = width === undefined ? [text] : wrapped(text, Math.max(width - column - 4, 20));
  const own = textWidth(plain) > column ? `\n${indent}` : ' '.repeat(column - textWidth(plain) + 2);
  return `  ${painted}${own}${rest.join(`\n${indent}`)}\n`;
}

function lines(text: string, width: number | undefined): string {
  return `${(width === undefined ? [text] : wrapped(text, width)).join('\n')}\n`;
}
