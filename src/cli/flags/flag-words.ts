import type { SlipwayError } from '../../base/errors.ts';

/** Words for a terminal, in place of a message or remedy that is meant for a workflow. */
export interface TerminalWords {
  readonly message?: string;
  readonly remedy: string;
}

const REPOSITORY = 'Write it as owner/name, as a git URL, or as a path for a platform with --allow-local-git.';
const PATH = 'Paths are relative to the folder that the command runs in.';

const INSTEAD: Readonly<Record<string, TerminalWords>> = {
  'missing_input repository': {
    message: '--repository is missing, and this folder has no git remote "origin" on github.com',
    remedy: REPOSITORY,
  },
  ...Object.fromEntries(
    ['org', 'project', 'app'].map((name) => [
      `missing_input ${name}`,
      {
        message: `--${name} is missing`,
        remedy: `Add --${name}, or write .slipway.json in the checkout: slipway init`,
      },
    ]),
  ),
  'app_of_another_repository app': {
    remedy: 'Name another app: --app NAME. To give this one to the new repository: --take-over',
  },
  'missing_input branch': {
    message: '--branch is missing, and this folder has no branch checked out',
    remedy: 'Name the branch to build.',
  },
  'missing_input id-token-audience': {
    message: 'The platform (--base-url, or baseUrl of .slipway.json) needs an ID token, and no flag provides one',
    remedy:
      'Sign in: slipway login URL. Or give --id-token-command with a command that prints one, --id-token, or SLIPWAY_TOKEN.',
  },
  'invalid_input compare-to': { remedy: 'Name a branch, a tag or a commit of this repository, as main or HEAD^1.' },
  no_id_token: {
    message: 'GitHub gives ID tokens to workflow runs only, and this is not one',
    remedy: 'Give --id-token-command with a command that prints one, or --id-token.',
  },
  file_not_found: { remedy: PATH },
};

/** For variables of the environment, which are no flags. */
const VARIABLES: Readonly<Record<string, TerminalWords>> = {
  'missing_input AWS_ACCESS_KEY_ID': {
    remedy:
      'Name the app whose role the store accepts: slipway seed --app APP …, or slipway exec --app APP -- COMMAND for another command',
  },
};

/** Names inputs as flags, and replaces remedies that are meant for a workflow. */
export function inFlags(error: SlipwayError, flags: readonly string[]): SlipwayError {
  const { code, message, remedy, input = '' } = error;
  // A command has written it for the terminal.
  const isWritten = message.startsWith(`--${input} `);
  // A path is one more way to name a repository here. A remedy that says what to write in its place is better.
  const isRepository = code === 'invalid_input' && input === 'repository' && remedy?.includes('owner/name');
  const usual = INSTEAD[`${code} ${input}`] ?? INSTEAD[code] ?? (isRepository ? { remedy: REPOSITORY } : undefined);
  const own = flags.includes(input) && !isWritten ? usual : undefined;
  const instead = own ?? VARIABLES[`${code} ${input}`];
  return error.with({
    message: instead?.message ?? flagWords(named(message, input, flags), flags),
    remedy: instead?.remedy ?? (remedy === undefined ? undefined : flagWords(remedy, flags)),
    also: error.also.map((each) => inFlags(each, flags)),
  });
}

/** Adds dashes to a message that begins with its input: `repository is missing`, `env-file: the file …`, `env, line 2: …`. */
function named(message: string, input: string, flags: readonly string[]): string {
  const begins =
    flags.includes(input) && message.startsWith(input) && /^(?::| is |, line )/.test(message.slice(input.length));
  return begins ? `--${message}` : message;
}

/** Writes inputs as flags: names with a dash everywhere, plain words (`app`) only where the text says that they are inputs. */
export function flagWords(text: string, flags: readonly string[]): string {
  const any = alternatives(flags);
  const dashed = alternatives(flags.filter((each) => each.includes('-')));
  return text
    .replace(new RegExp(`\\b(?:the input|the flag) (${any})(?![\\w-])`, 'g'), '--$1')
    .replace(new RegExp(`\\b(Give|entries in) (${any})(?=[,.])`, 'g'), '$1 --$2')
    .replace(new RegExp(`"(${any}): (\\w+)"`, 'g'), '"--$1 $2"')
    .replace(new RegExp(`\\b(set|raise) (${any}) to "?(\\w+)"?`, 'gi'), '$1 --$2 to $3')
    .replace(new RegExp(`(?<![\\w-])(${dashed}): (?!write)(['"\\w]+)`, 'g'), '--$1 $2')
    .replace(new RegExp(`(?<![\\w-])(${dashed})(?![\\w-]|: write)`, 'g'), '--$1');
}

/** Longer names first: `id-token-command` begins with another's name. */
function alternatives(names: readonly string[]): string {
  return names.length === 0 ? '(?!)' : [...names].sort((a, b) => b.length - a.length).join('|');
}
