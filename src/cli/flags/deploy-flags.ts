import { INPUT_NAMES, INPUTS, type InputName, type InputSpec } from '../../deploy/inputs/table.ts';
import type { Flags } from './flags.ts';

/** Inputs that have a meaning outside of a workflow run. */
type TerminalInput = Exclude<
  InputName,
  'mode' | 'allow-forks-on-self-hosted' | 'github-token' | 'environment' | 'comment' | 'on-no-token'
>;

interface FlagSpec {
  /** For the help. The descriptions of the action's inputs are for workflows. */
  readonly text: string;
  /** The placeholder of the value. By default that of the input's kind. */
  readonly value?: string;
  /** True if the value is a list of lines, so that the flag can be given several times. */
  readonly isLines?: true;
  readonly bare?: string;
}

/** The flags of `deploy`, `check` and `doctor` that name what is deployed. */
const OF_APP = {
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
} as const satisfies Partial<Record<TerminalInput, FlagSpec>>;

/** Their other flags, by the titles of the help. The first flags of a title are the most used. */
const GROUPED = {
  'The build': {
    'build-command': { value: 'COMMAND', text: 'what builds the app (default: detected, or as in the last deploy)' },
    'output-directory': {
      value: 'FOLDER',
      text: 'the folder that the build writes (default: detected, or as in the last deploy)',
    },
    'app-type': {
      value: 'TYPE',
      text: 'web-landing for a static site; api, web-ssr or sse for a server, which may have tables (default: detected for a new app)',
    },
    'app-settings': { text: 'more settings, as {"spaFallback": true}; null removes one' },
    region: { value: 'REGION', text: 'the region of the app' },
    noindex: { text: 'true: ask search engines to leave the site out' },
    create: { text: 'false: fail if the app does not exist' },
    'take-over': { text: 'deploy also to an app of another repository, which becomes the app of this one' },
  },
  Variables: {
    env: {
      value: 'NAME=VALUE',
      isLines: true,
      text: 'variables of the app, as NAME=VALUE lines, one --env for each, or a JSON object; they replace the whole set',
    },
    'env-file': { text: 'a file of variables' },
    'secret-env': { value: 'NAME=VALUE', isLines: true, text: 'variables that no output shows' },
    'clear-env': { text: 'true: without variables, empty the set' },
  },
  'While it runs': {
    wait: { text: 'false: end when the platform has accepted the deployment' },
    timeout: { text: 'how long to follow the deployment, as 90s or 1h30m' },
    'on-timeout': { text: 'after the timeout exit with 1, or with 0; the deployment goes on' },
    verify: {
      bare: 'fail',
      text: 'after the deploy request the URL until it answers, and warn or fail if it does not',
    },
    'dry-run': { text: 'true: print the plan, and change nothing' },
    'poll-interval': { text: 'how often to ask for the status, as 2s (default: adaptive)' },
    'url-template': {
      value: 'URL',
      text: 'the URL of the site, if the platform names none, as https://{subdomain}.example.com',
    },
  },
  'Another platform than the local one': {
    'base-url': { value: 'URL', text: 'the control plane, https://… (default: the platform that runs on --data)' },
    'id-token-command': { value: 'COMMAND', text: 'a command that prints an ID token' },
    'id-token': { text: 'an ID token' },
    'id-token-audience': { text: 'the audience of the token' },
    'token-exchange-url': {
      value: 'URL',
      text: 'where the token is exchanged for one of your identity provider (RFC 8693)',
    },
    'token-exchange-audience': { text: 'the audience of the exchange' },
    'token-exchange-client-id': { text: 'the client ID of the exchange' },
    'api-map': {
      value: 'FILE',
      text: 'how the answers of another service differ: a YAML file, which "slipway doctor --write" drafts',
    },
    'status-map': {
      value: 'STATUS=MEANING',
      isLines: true,
      text: 'lines STATUS=success, =failure, =cancelled or =pending, for statuses of another service',
    },
  },
  'Keys to write after the deploy': {
    'kvs-seed-file': { text: 'the keys: a JSON array, NDJSON or YAML' },
    'kvs-table': { value: 'TABLE', text: 'their table' },
    'kvs-verify': { text: 'true: read every key back and compare' },
    'kvs-prune-file': { text: 'keys to delete' },
    'kvs-ttl-seconds': { text: 'the time to live of keys that have none' },
    'kvs-url': { value: 'URL', text: 'the key-value store (default the variable SERVICE_KVS_URL)' },
    'kvs-region': { value: 'REGION', text: 'the region to sign for (default the variable SERVICE_KVS_REGION)' },
    'kvs-token': { text: 'the token of the table (default the variable SERVICE_KVS_TOKEN_<TABLE>)' },
    'kvs-concurrency': { text: 'requests at the same time' },
  },
} as const satisfies Readonly<Record<string, Partial<Record<TerminalInput, FlagSpec>>>>;

const FLAGS: Readonly<Record<TerminalInput, FlagSpec>> = {
  ...OF_APP,
  ...GROUPED['The build'],
  ...GROUPED.Variables,
  ...GROUPED['While it runs'],
  ...GROUPED['Another platform than the local one'],
  ...GROUPED['Keys to write after the deploy'],
};

const BY_NAME: ReadonlyMap<string, FlagSpec> = new Map(Object.entries(FLAGS));

export const FLAG_NAMES = INPUT_NAMES.filter((name) => BY_NAME.has(name) && name !== 'compare-to');

const PLACEHOLDERS: Partial<Record<InputSpec['kind'], string>> = {
  boolean: 'true|false',
  duration: 'DURATION',
  number: 'N',
  json: 'JSON',
  path: 'FILE',
  secret: 'TOKEN',
};

export const DEPLOY_GROUPS: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries(GROUPED).map(([title, flags]) => {
    const names = Object.keys(flags);
    return [title, 'base-url' in flags ? [...names, 'email'] : names];
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
