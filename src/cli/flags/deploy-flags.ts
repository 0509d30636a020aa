import { INPUT_NAMES, INPUTS, type InputName, type InputSpec } from '../../deploy/inputs/table.ts';
import type { Flags } from './flags.ts';

/** Inputs that have no meaning outside of a workflow run. */
type WorkflowInput = 'mode' | 'allow-forks-on-self-hosted' | 'github-token' | 'environment' | 'comment' | 'on-no-token';

interface FlagSpec {
  /** For the help. The descriptions of the action's inputs are for workflows. */
  readonly text: string;
  /** The placeholder of the value. By default that of the input's kind. */
  readonly value?: string;
  /** The title of the help that the flag stands under. The first flags of a title are the most used. */
  readonly group?: keyof typeof TITLES;
  /** True if the value is a list of lines, so that the flag can be given several times. */
  readonly isLines?: true;
  /** The meaning of the flag without a value. */
  readonly bare?: string;
}

const TITLES = {
  build: 'The build',
  variables: 'Variables',
  run: 'While it runs',
  platform: 'Another platform than the local one',
  keys: 'Keys to write after the deploy',
} as const;

/** The flags of `deploy`, `check` and `doctor`: one for each input of the action that has a meaning on a terminal. */
const FLAGS: Readonly<Record<Exclude<InputName, WorkflowInput>, FlagSpec>> = {
  org: {
    value: 'ORG',
    text: 'the organization (default local, on a platform of this machine if neither --org nor --project is given)',
  },
  project: { value: 'PROJECT', text: 'the project (default default, in the same case)' },
  app: { value: 'APP', text: 'the ID of the app, or the name to create it under (default the name of the folder)' },
  repository: {
    value: 'REPO',
    text: 'owner/name on GitHub, a git URL, or a path for a platform with --allow-local-git (default: from the git remote "origin" if it is on github.com, else the checkout for a platform of this machine)',
  },
  branch: { value: 'BRANCH', text: 'the branch to build (default: the one that is checked out)' },
  'compare-to': {
    value: 'COMMIT',
    text: 'a branch, tag or commit, as main or HEAD^1, that is built too, to show how the output differs',
  },

  'build-command': {
    group: 'build',
    value: 'COMMAND',
    text: 'what builds the app (default: detected, or as in the last deploy)',
  },
  'output-directory': {
    group: 'build',
    value: 'FOLDER',
    text: 'the folder that the build writes (default: detected, or as in the last deploy)',
  },
  'app-type': {
    group: 'build',
    value: 'TYPE',
    text: 'web-landing for a static site; api, web-ssr or sse for a server, which may have tables (default: detected for a new app)',
  },
  'app-settings': { group: 'build', text: 'more settings, as {"spaFallback": true}; null removes one' },
  region: { group: 'build', value: 'REGION', text: 'the region of the app' },
  noindex: { group: 'build', text: 'true: ask search engines to leave the site out' },
  create: { group: 'build', text: 'false: fail if the app does not exist' },
  'take-over': {
    group: 'build',
    text: 'deploy also to an app of another repository, which becomes the app of this one',
  },

  env: {
    group: 'variables',
    value: 'NAME=VALUE',
    isLines: true,
    text: 'variables of the app, as NAME=VALUE lines, one --env for each, or a JSON object; they replace the whole set',
  },
  'env-file': { group: 'variables', text: 'a file of variables' },
  'secret-env': {
    group: 'variables',
    value: 'NAME=VALUE',
    isLines: true,
    text: 'variables that no output shows',
  },
  'clear-env': { group: 'variables', text: 'true: without variables, empty the set' },

  wait: { group: 'run', text: 'false: end when the platform has accepted the deployment' },
  timeout: { group: 'run', text: 'how long to follow the deployment, as 90s or 1h30m' },
  'on-timeout': { group: 'run', text: 'after the timeout exit with 1, or with 0; the deployment goes on' },
  verify: {
    group: 'run',
    bare: 'fail',
    text: 'after the deploy request the URL until it answers, and warn or fail if it does not',
  },
  'dry-run': { group: 'run', text: 'true: print the plan, and change nothing' },
  'poll-interval': { group: 'run', text: 'how often to ask for the status, as 2s (default: adaptive)' },
  'url-template': {
    group: 'run',
    value: 'URL',
    text: 'the URL of the site, if the platform names none, as https://{subdomain}.example.com',
  },

  'base-url': {
    group: 'platform',
    value: 'URL',
    text: 'the control plane, https://… (default: the platform that runs on --data)',
  },
  'id-token-command': { group: 'platform', value: 'COMMAND', text: 'a command that prints an ID token' },
  'id-token': { group: 'platform', text: 'an ID token' },
  'id-token-audience': { group: 'platform', text: 'the audience of the token' },
  'token-exchange-url': {
    group: 'platform',
    value: 'URL',
    text: 'where the token is exchanged for one of your identity provider (RFC 8693)',
  },
  'token-exchange-audience': { group: 'platform', text: 'the audience of the exchange' },
  'token-exchange-client-id': { group: 'platform', text: 'the client ID of the exchange' },
  'api-map': {
    group: 'platform',
    value: 'FILE',
    text: 'how the answers of another service differ: a YAML file, which "slipway doctor --write" drafts',
  },
  'status-map': {
    group: 'platform',
    value: 'STATUS=MEANING',
    isLines: true,
    text: 'lines STATUS=success, =failure, =cancelled or =pending, for statuses of another service',
  },

  'kvs-seed-file': { group: 'keys', text: 'the keys: a JSON array, NDJSON or YAML' },
  'kvs-table': { group: 'keys', value: 'TABLE', text: 'their table' },
  'kvs-verify': { group: 'keys', text: 'true: read every key back and compare' },
  'kvs-prune-file': { group: 'keys', text: 'keys to delete' },
  'kvs-ttl-seconds': { group: 'keys', text: 'the time to live of keys that have none' },
  'kvs-url': { group: 'keys', value: 'URL', text: 'the key-value store (default the variable SERVICE_KVS_URL)' },
  'kvs-region': {
    group: 'keys',
    value: 'REGION',
    text: 'the region to sign for (default the variable SERVICE_KVS_REGION)',
  },
  'kvs-token': { group: 'keys', text: 'the token of the table (default the variable SERVICE_KVS_TOKEN_<TABLE>)' },
  'kvs-concurrency': { group: 'keys', text: 'requests at the same time' },
};

const BY_NAME: ReadonlyMap<string, FlagSpec> = new Map(Object.entries(FLAGS));

export const FLAG_NAMES = INPUT_NAMES.filter((name) => BY_NAME.has(name) && name !== 'compare-to');

/** Placeholders in the help for values of a kind. */
const PLACEHOLDERS: Partial<Record<InputSpec['kind'], string>> = {
  boolean: 'true|false',
  duration: 'DURATION',
  number: 'N',
  json: 'JSON',
  path: 'FILE',
  secret: 'TOKEN',
};

export const DEPLOY_GROUPS: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries(TITLES).map(([key, title]) => {
    const names = Object.entries(FLAGS).flatMap(([name, { group }]) => (group === key ? [name] : []));
    return [title, key === 'platform' ? [...names, 'email'] : names];
  }),
);

export function terminalFlags(names: readonly InputName[] = FLAG_NAMES): Flags {
  return Object.fromEntries(
    names.map((name) => {
      const { default: fallback, choices, kind }: InputSpec = INPUTS[name];
      const { text = '', value, isLines = false, bare } = BY_NAME.get(name) ?? {};
      return [
        name,
        {
          value: choices?.join('|') ?? value ?? PLACEHOLDERS[kind] ?? 'VALUE',
          text: fallback ? `${text} (default ${fallback})` : text,
          bare: kind === 'boolean' ? 'true' : bare,
          lines: isLines,
        },
      ];
    }),
  );
}
