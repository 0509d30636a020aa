import { INPUT_NAMES, INPUTS, type InputName, type InputSpec } from '../../deploy/inputs/table.ts';
import type { Flags } from './flags.ts';

/** Inputs that have no meaning outside of a workflow run. */
const ACTION_ONLY = [
  ...(['mode', 'compare-to', 'allow-forks-on-self-hosted'] as const),
  ...(['github-token', 'environment', 'comment', 'on-no-token'] as const),
] as const satisfies readonly InputName[];

type TerminalInput = Exclude<InputName, Exclude<(typeof ACTION_ONLY)[number], 'compare-to'>>;

/** The flags of `deploy`: the action's inputs, except those that only have a meaning in a workflow. */
export const FLAG_NAMES = INPUT_NAMES.filter((name) => !ACTION_ONLY.some((each) => each === name));

/** What the help says of each flag. The descriptions of the action's inputs are for workflows. */
const TEXTS: Readonly<Record<TerminalInput, string>> = {
  org: 'the organization (default local, on a platform of this machine if neither --org nor --project is given)',
  project: 'the project (default default, in the same case)',
  app: 'the ID of the app, or the name to create it under (default the name of the folder)',
  repository:
    'owner/name on GitHub, a git URL, or a path for a platform with --allow-local-git (default: from the git remote "origin" if it is on github.com, else the checkout for a platform of this machine)',
  branch: 'the branch to build (default: the one that is checked out)',
  'build-command': 'what builds the app (default: detected, or as in the last deploy)',
  'output-directory': 'the folder that the build writes (default: detected, or as in the last deploy)',
  'app-type':
    'the type of a new app: web-landing for a static site; api, web-ssr or sse for an app with key-value tables',
  'app-settings': 'more settings, as {"spaFallback": true}; null removes one',
  region: 'the region of the app',
  noindex: 'true: ask search engines to leave the site out',
  create: 'false: fail if the app does not exist',
  env: 'variables of the app, as NAME=VALUE lines, one --env for each, or a JSON object; they replace the whole set',
  'env-file': 'a file of variables',
  'secret-env': 'variables that no output shows',
  'clear-env': 'true: without variables, empty the set',
  wait: 'false: end when the platform has accepted the deployment',
  timeout: 'how long to follow the deployment, as 90s or 1h30m',
  'on-timeout': 'after the timeout exit with 1, or with 0; the deployment goes on',
  'poll-interval': 'how often to ask for the status, as 2s (default: adaptive)',
  'status-map': 'lines STATUS=success, =failure, =cancelled or =pending, for statuses of another service',
  'api-map': 'how the answers of another service differ: a YAML file, which "slipway doctor --write" drafts',
  verify: 'after the deploy request the URL until it answers, and warn or fail if it does not',
  'url-template': 'the URL of the site, if the platform names none, as https://{subdomain}.example.com',
  'dry-run': 'true: print the plan, and change nothing',
  'base-url': 'the control plane, https://… (default: the platform that runs on --data)',
  'id-token': 'an ID token',
  'id-token-command': 'a command that prints an ID token',
  'id-token-audience': 'the audience of the token',
  'token-exchange-url': 'where the token is exchanged for one of your identity provider (RFC 8693)',
  'token-exchange-audience': 'the audience of the exchange',
  'token-exchange-client-id': 'the client ID of the exchange',
  'kvs-seed-file': 'the keys: a JSON array, NDJSON or YAML',
  'kvs-table': 'their table',
  'kvs-url': 'the key-value store (default the variable SERVICE_KVS_URL)',
  'kvs-region': 'the region to sign for (default the variable SERVICE_KVS_REGION)',
  'kvs-token': 'the token of the table (default the variable SERVICE_KVS_TOKEN_<TABLE>)',
  'kvs-ttl-seconds': 'the time to live of keys that have none',
  'kvs-concurrency': 'requests at the same time',
  'kvs-verify': 'true: read every key back and compare',
  'kvs-prune-file': 'keys to delete',
  'compare-to': 'a branch, tag or commit, as main or HEAD^1, that is built too, to show how the output differs',
};

/** Placeholders in the help for values of a kind. */
const PLACEHOLDERS: Partial<Record<InputSpec['kind'], string>> = {
  ...{ boolean: 'true|false', duration: 'DURATION', number: 'N', json: 'JSON', path: 'FILE', secret: 'TOKEN' },
};

const NAMED: Partial<Record<InputName, string>> = {
  ...{ org: 'ORG', project: 'PROJECT', app: 'APP', repository: 'REPO', branch: 'BRANCH', 'base-url': 'URL' },
  ...{ 'compare-to': 'COMMIT', 'app-type': 'TYPE', 'api-map': 'FILE', 'url-template': 'URL' },
  ...{ 'build-command': 'COMMAND', 'id-token-command': 'COMMAND', 'output-directory': 'FOLDER', 'kvs-url': 'URL' },
  ...{ 'token-exchange-url': 'URL', region: 'REGION', 'kvs-region': 'REGION', 'kvs-table': 'TABLE' },
  ...{ env: 'NAME=VALUE', 'secret-env': 'NAME=VALUE', 'status-map': 'STATUS=MEANING' },
};

/** Flags whose values are lines: given again, they add a line. */
const LINES: readonly InputName[] = ['env', 'secret-env', 'status-map'];

/** What flags with choices mean without a value. */
const BARE: Partial<Record<InputName, string>> = { verify: 'fail' };

/** Titles of the help. Flags of `deploy` and `doctor`, the most used first. */
export const DEPLOY_GROUPS: Readonly<Record<string, readonly (InputName | 'email')[]>> = {
  'The build': [
    ...(['build-command', 'output-directory', 'app-type', 'app-settings'] as const),
    ...(['region', 'noindex', 'create'] as const),
  ],
  Variables: ['env', 'env-file', 'secret-env', 'clear-env'],
  'While it runs': ['wait', 'timeout', 'on-timeout', 'verify', 'dry-run', 'poll-interval', 'url-template'],
  'Another platform than the local one': [
    ...(['base-url', 'id-token-command', 'id-token', 'id-token-audience'] as const),
    ...(['token-exchange-url', 'token-exchange-audience', 'token-exchange-client-id'] as const),
    ...(['api-map', 'status-map', 'email'] as const),
  ],
  'Keys to write after the deploy': [
    ...(['kvs-seed-file', 'kvs-table', 'kvs-verify', 'kvs-prune-file', 'kvs-ttl-seconds'] as const),
    ...(['kvs-url', 'kvs-region', 'kvs-token', 'kvs-concurrency'] as const),
  ],
};

/** The action's inputs as flags, by default all except those that only have a meaning in a workflow. */
export function terminalFlags(names: readonly InputName[] = FLAG_NAMES): Flags {
  const texts: Readonly<Record<string, string>> = TEXTS;
  return Object.fromEntries(
    names.map((name) => {
      const { default: fallback, choices, kind }: InputSpec = INPUTS[name];
      const text = `${texts[name] ?? ''}${fallback ? ` (default ${fallback})` : ''}`;
      const bare = kind === 'boolean' ? 'true' : BARE[name];
      const value = choices?.join('|') ?? NAMED[name] ?? PLACEHOLDERS[kind] ?? 'VALUE';
      return [name, { value, text, bare, lines: LINES.includes(name) }];
    }),
  );
}
