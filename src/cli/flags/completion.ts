import { printResult } from '../terminal/io.ts';
import type { Command, Commands } from './command-shape.ts';
import { COMMON_FLAGS, invalidInput, SHORT } from './flags.ts';

const SHELLS = ['bash', 'zsh', 'fish'] as const;

type Completed = Awaited<ReturnType<typeof completed>>;

export function completionCommand(all: () => Commands): Command {
  return {
    summary: 'Prints a script that completes commands, flags and their values in a shell.',
    usage: 'bash|zsh|fish',
    examples: [['slipway completion bash', 'prints the script: source <(slipway completion bash)']],
    flags: {},
    verbs: SHELLS,
    async run(given, io) {
      const shell = SHELLS.find((each) => each === given.verb);
      if (!shell) {
        const remedy = `Write one of: ${SHELLS.join(', ')}. For bash: source <(slipway completion bash)`;
        throw invalidInput('completion needs the name of a shell', remedy);
      }
      const known = await Promise.all(Object.entries(all()).map(completed));
      const script = { bash, zsh, fish }[shell](known);
      return printResult(io, given, { shell, script }, script);
    },
  };
}

async function completed([name, { summary, load }]: readonly [string, Commands[string]]) {
  const { flags, verbs = [] } = await load();
  const listed = Object.entries({ ...COMMON_FLAGS, ...flags } as Command['flags']).filter(([, { hidden }]) => !hidden);
  return {
    name,
    summary,
    verbs,
    flags: listed.map(([flag, { value, text }]) => ({ name: flag, text, ...taken(value) })),
  };
}

interface Taken {
  /** `choices`: one of these words; `file`: a path; `text`: anything; `none`: the flag takes no value. */
  readonly takes: 'choices' | 'file' | 'text' | 'none';
  readonly choices: readonly string[];
}

function taken(value: string | undefined): Taken {
  if (value === undefined) return { takes: 'none', choices: [] };
  if (/^[a-z]+(?:\|[a-z]+)+$/.test(value)) return { takes: 'choices', choices: value.split('|') };
  return { takes: /^(?:FILE|DIR)$/.test(value) ? 'file' : 'text', choices: [] };
}

/** Texts in single quotes, as all three shells read them. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}

function firstSentence(text: string): string {
  return text.split(/(?<=\w)[.;:] /)[0] ?? text;
}

/** The branches of a `case` that complete the values of flags. */
function values(commands: readonly Completed[], file: string, oneOf: (choices: string) => string): string {
  const lines = commands.flatMap(({ name, flags }) =>
    flags
      .filter(({ takes }) => takes !== 'none')
      .map((flag) => {
        const complete = flag.takes === 'file' ? file : oneOf(flag.choices.join(' '));
        const names = [`${name} --${flag.name}`, ...(SHORT[flag.name] ? [`${name} -${SHORT[flag.name]}`] : [])];
        return `    ${names.map(quoted).join('|')}) ${complete}; return ;;`;
      }),
  );
  return lines.join('\n');
}

function bash(commands: readonly Completed[]): string {
  const words = commands.map(({ name, verbs, flags }) => {
    const listed = flags.map((flag) => `--${flag.name}`).join(' ');
    const first = verbs.length > 0 ? `[ "$COMP_CWORD" -eq 2 ] && words=${quoted(verbs.join(' '))}; ` : '';
    return `    ${quoted(name)}) words=${quoted(listed)}; ${first};;`.replace('; ;;', ' ;;');
  });
  return `# Completes slipway in bash. Load it in ~/.bashrc: source <(slipway completion bash)
_slipway() {
  local cur="\${COMP_WORDS[COMP_CWORD]}" prev="\${COMP_WORDS[COMP_CWORD-1]}" command="\${COMP_WORDS[1]}" words='' word
  COMPREPLY=()
  if [ "$COMP_CWORD" -eq 1 ]; then
    COMPREPLY=($(compgen -W ${quoted(['help', ...commands.map(({ name }) => name)].join(' '))} -- "$cur"))
    return
  fi
  # After -- come the words of another command.
  for word in "\${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
    if [ "$word" = -- ]; then COMPREPLY=($(compgen -f -- "$cur")); return; fi
  done
  case "$command $prev" in
${values(commands, 'COMPREPLY=($(compgen -f -- "$cur"))', (choices) => `COMPREPLY=($(compgen -W ${quoted(choices)} -- "$cur"))`)}
  esac
  case "$command" in
${words.join('\n')}
  esac
  COMPREPLY=($(compgen -W "$words" -- "$cur"))
}
complete -F _slipway slipway
`;
}

function zsh(commands: readonly Completed[]): string {
  const described = (name: string, text: string) => quoted(`${name}:${firstSentence(text)}`);
  const items = commands.map(({ name, verbs, flags }) => {
    const listed = flags.map((flag) => described(`--${flag.name}`, flag.text)).join(' ');
    const first = verbs.length > 0 ? `; (( CURRENT == 3 )) && items=(${verbs.map(quoted).join(' ')})` : '';
    return `    ${quoted(name)}) items=(${listed})${first} ;;`;
  });
  return `#compdef slipway
# Completes slipway in zsh. Load it in ~/.zshrc, after compinit: source <(slipway completion zsh)
_slipway() {
  local -a items
  if (( CURRENT == 2 )); then
    items=(${commands.map(({ name, summary }) => described(name, summary)).join(' ')})
    _describe command items
    return
  fi
  if (( \${words[(Ie)--]} > 0 && \${words[(Ie)--]} < CURRENT )); then _files; return; fi
  case "\${words[2]} \${words[CURRENT-1]}" in
${values(commands, '_files', (choices) => `compadd -- ${choices}`)}
  esac
  case "\${words[2]}" in
${items.join('\n')}
  esac
  _describe flag items
}
compdef _slipway slipway
`;
}

function fish(commands: readonly Completed[]): string {
  const lines = commands.flatMap(({ name, summary, verbs, flags }) => {
    const when = quoted(`__fish_seen_subcommand_from ${name}`);
    const first = verbs.map((verb) => `complete -c slipway -n ${when} -a ${quoted(verb)}`);
    const rows = flags.map(({ name: flag, text, takes, choices }) => {
      const value = { none: '', file: ' -r -F', text: ' -x', choices: ` -x -a ${quoted(choices.join(' '))}` }[takes];
      const letter = SHORT[flag] ? ` -s ${SHORT[flag]}` : '';
      return `complete -c slipway -n ${when} -l ${flag}${letter}${value} -d ${quoted(firstSentence(text))}`;
    });
    return [`complete -c slipway -n __fish_use_subcommand -a ${name} -d ${quoted(summary)}`, ...first, ...rows];
  });
  return `# Completes slipway in fish. Keep it as ~/.config/fish/completions/slipway.fish
complete -c slipway -f
${lines.join('\n')}
`;
}
