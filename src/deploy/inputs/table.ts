export interface InputSpec {
  /** The default in `action.yml`. Absent: empty. */
  readonly default?: string;
  /** The default in the documentation, if it depends on the run. */
  readonly defaultNote?: string;
  readonly required?: true;
  readonly kind: 'text' | 'boolean' | 'choice' | 'duration' | 'number' | 'lines' | 'json' | 'path' | 'secret';
  readonly choices?: readonly string[];
  readonly description: string;
}

/** Every input of the deploy action. `action.yml`, docs/inputs.md and the flags of the command line are made from it. */
export const INPUTS = {
  // Where to deploy, and what.
  mode: {
    kind: 'choice',
    choices: ['deploy', 'check', 'close'],
    default: 'deploy',
    description:
      '`deploy`: deploys to `base-url`. `check`: the same flow against an embedded platform inside the runner, without credentials, also for pull requests of forks. `close`: after a pull request was closed, updates its GitHub deployment and its comment. With `base-url`, an ID token and `{pr}` in `app`, a platform of Slipway also deletes that app.',
  },
  'base-url': {
    kind: 'text',
    description: 'The control plane, `https://…`; plain `http` only for loopback. Required to deploy.',
  },
  org: { kind: 'text', description: 'The organization. Placeholders as in `app`. Required to deploy.' },
  project: { kind: 'text', description: 'The project. Placeholders as in `app`. Required to deploy.' },
  app: {
    kind: 'text',
    required: true,
    description:
      "The app's ID, or the name to create it under. Placeholders: `{pr}`, `{branch}` (slug), `{slot:N}` (pull request number modulo N).",
  },
  create: {
    kind: 'boolean',
    default: 'true',
    description: '`true`: create the app if the platform does not know it. `false`: fail instead.',
  },
  'take-over': {
    kind: 'boolean',
    default: 'false',
    description:
      '`true`: also deploy to an app that belongs to another repository, which becomes the app of this one. Otherwise such a deploy fails, if the service shows the repository of an app.',
  },
  repository: {
    kind: 'text',
    defaultNote: "the run's own",
    description:
      "What the platform builds: `owner/name` on the run's GitHub server, or a full git URL. On another server than github.com the service gets the full address.",
  },
  branch: {
    kind: 'text',
    defaultNote: "the run's own",
    description:
      'The branch that the platform builds. On a pull request the default is its head branch, else the name of the ref. The branch of an app that exists stays as it is, if the platform can build another one; an app that is named by a placeholder follows its runs.',
  },
  'build-command': { kind: 'text', description: 'The command that builds the app. If empty, it is not sent.' },
  'output-directory': { kind: 'text', description: 'The folder that the build writes. If empty, it is not sent.' },
  region: { kind: 'text', description: "The app's region. If empty, it is not sent." },
  'app-type': {
    kind: 'text',
    defaultNote: 'detected',
    description:
      'The type of the app: `web-landing` for files; `api`, `web-ssr` or `sse` for a server. Without it, a new app is `web-landing`, and the platform of this repository makes it `web-ssr` or `api` if its first build makes a server.',
  },
  'app-settings': {
    kind: 'json',
    description:
      'A JSON object merged into the create and update bodies: for fields that have no input of their own. `null` removes a value that an earlier deploy set, also of fields such as `outputDirectory`.',
  },
  noindex: {
    kind: 'choice',
    choices: ['true', 'false'],
    description:
      'Whether to ask search engines to leave the site out. Sent as the setting `noindex`, unless empty. The platform of this repository knows the setting, another one may not.',
  },
  env: {
    kind: 'lines',
    description:
      "The app's variables: dotenv lines, or a JSON object. They replace the whole set; without `env`, `secret-env` and `env-file` it stays as it is. A variable is masked only if its name or value looks secret, because GitHub drops every output that contains a masked value.",
  },
  'secret-env': { kind: 'lines', description: 'More variables of the same set, all of them masked.' },
  'env-file': {
    kind: 'path',
    description:
      'A file of variables, read and masked as `env` is. All three may be given when they name different variables.',
  },
  'clear-env': {
    kind: 'boolean',
    default: 'false',
    description: 'Without variables: replace the set by the empty one.',
  },

  // Who deploys.
  'id-token': { kind: 'secret', description: 'An ID token as it is.' },
  'id-token-audience': {
    kind: 'text',
    description:
      "Ask GitHub's OIDC provider for a token with this audience. With `token-exchange-url`: the audience of the token that is exchanged.",
  },
  'id-token-command': {
    kind: 'text',
    description: 'A command whose standard output is the ID token. It runs again shortly before the token expires.',
  },
  'token-exchange-url': {
    kind: 'text',
    description:
      "A URL that exchanges the GitHub token for the identity provider's ID token, which has `email` (RFC 8693).",
  },
  'token-exchange-audience': { kind: 'text', description: 'The `audience` of the token exchange.' },
  'token-exchange-client-id': { kind: 'text', description: 'The `client_id` of the token exchange.' },

  // How to follow the deployment and to read answers.
  wait: {
    kind: 'boolean',
    default: 'true',
    description: '`true`: follow the deployment to its end. `false`: end when the platform has accepted it.',
  },
  timeout: {
    kind: 'duration',
    default: '30m',
    description: 'The time from the trigger to a final status: `90s`, `30m`, `1h30m`, without an upper limit.',
  },
  'on-timeout': {
    kind: 'choice',
    choices: ['fail', 'detach'],
    default: 'fail',
    description:
      '`fail`: exit with 1. `detach`: exit with 0 and `status` `pending`. In both cases the platform continues the deployment.',
  },
  'on-no-token': {
    kind: 'choice',
    choices: ['fail', 'skip'],
    default: 'fail',
    description:
      "If the run cannot get an ID token (a fork's pull request, Dependabot): `fail` with the `permissions:` lines to add, or `skip` with a notice and `status` `skipped`.",
  },
  'poll-interval': {
    kind: 'duration',
    defaultNote: 'adaptive',
    description: 'Ask for the status at this fixed interval.',
  },
  'status-map': {
    kind: 'lines',
    description:
      'Lines `<platform status>=success`, or `=failure`, `=cancelled`, `=pending`, for statuses that the action does not know.',
  },
  'api-map': {
    kind: 'lines',
    description:
      "How the service's requests and answers differ from what Slipway assumes: a YAML file of the repository, or the YAML itself. See docs/adapting.md.",
  },
  verify: {
    kind: 'choice',
    choices: ['off', 'warn', 'fail'],
    default: 'warn',
    description:
      'After success, request the public URL until it answers below 400, or below 500 if the app is a server. If it does not, `warn` or `fail`. A platform of Slipway also looks at the start page and what it loads before the release goes live: with `fail`, the release before stays live. `off`: neither. It counts for this deployment alone.',
  },
  'url-template': {
    kind: 'text',
    description: "The public URL, if the platform's answers do not contain one: `https://{subdomain}.example.com`.",
  },

  // Check mode, and GitHub.
  'compare-to': {
    kind: 'text',
    description:
      'With `mode: check`: a branch, tag or commit, as `HEAD^1`. The action builds it too, and the summary shows how the output differs.',
  },
  'allow-forks-on-self-hosted': {
    kind: 'boolean',
    default: 'false',
    description:
      "With `mode: check`: also build a fork's pull request on a self-hosted runner. A stranger's code may find files of earlier runs there, and reach your network.",
  },
  'github-token': {
    kind: 'secret',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: an expression of GitHub.
    default: '${{ github.token }}',
    description: 'For GitHub deployments and the comment.',
  },
  environment: {
    kind: 'text',
    defaultNote: '`production`; `preview` on a pull request',
    description: "The GitHub environment's name.",
  },
  comment: {
    kind: 'boolean',
    default: 'true',
    description: 'Keep one comment per app on the pull request, updated in place.',
  },

  // The key-value seed that follows a deploy.
  'kvs-seed-file': {
    kind: 'path',
    description: 'Seed these keys after a successful deploy: a JSON array, NDJSON or YAML.',
  },
  'kvs-table': { kind: 'text', description: 'The table to seed.' },
  'kvs-url': { kind: 'text', defaultNote: '`SERVICE_KVS_URL`', description: 'The data plane.' },
  'kvs-region': {
    kind: 'text',
    defaultNote: '`SERVICE_KVS_REGION`',
    description: 'The region that requests are signed for.',
  },
  'kvs-token': { kind: 'secret', defaultNote: '`SERVICE_KVS_TOKEN_<TABLE>`', description: "The table's bearer token." },
  'kvs-ttl-seconds': { kind: 'number', description: 'The time to live of entries without one, in seconds.' },
  'kvs-concurrency': { kind: 'number', default: '16', description: 'Requests at the same time.' },
  'kvs-verify': { kind: 'boolean', default: 'false', description: 'Read every key back and compare.' },
  'kvs-prune-file': { kind: 'path', description: 'Keys to delete.' },

  'dry-run': {
    kind: 'boolean',
    default: 'false',
    description: 'Read, validate and print the plan, without requests that change anything.',
  },
} as const satisfies Readonly<Record<string, InputSpec>>;

export type InputName = keyof typeof INPUTS;
/** Inputs as the user wrote them; empty if nothing was given. */
export type RawInputs = Readonly<Record<InputName, string>>;

export const INPUT_SPECS: ReadonlyMap<string, InputSpec> = new Map(Object.entries(INPUTS));
export const INPUT_NAMES: readonly InputName[] = Object.keys(INPUTS).filter(isInputName);

export function isInputName(name: string): name is InputName {
  return Object.hasOwn(INPUTS, name);
}

export const OUTPUTS = {
  'app-id': "The app's ID.",
  'app-created': '`true` if this run created the app.',
  'deploy-id': "The deployment's ID.",
  status: '`succeeded`, `failed`, `cancelled`, `pending` or `skipped`.',
  url: 'The public URL.',
  failure: 'Why the deployment failed, as JSON.',
  'kvs-written': 'Keys written by the seed.',
  'kvs-failed': 'Keys the seed could not write.',
} as const;
export type OutputName = keyof typeof OUTPUTS;
export const OUTPUT_NAMES: readonly OutputName[] = Object.keys(OUTPUTS).filter(
  (name): name is OutputName => name in OUTPUTS,
);

/**
 * Returns a whole set of raw inputs, with defaults for those that are not given. Only the runner evaluates expressions
 * among the defaults (`${{ … }}`), so they count as empty here.
 */
export function rawInputs(given: Readonly<Partial<Record<InputName, string>>>): RawInputs {
  const entries = INPUT_NAMES.map((name) => {
    const fallback = INPUT_SPECS.get(name)?.default ?? '';
    return [name, given[name] || (fallback.startsWith('${{') ? '' : fallback)];
  });
  return Object.fromEntries(entries);
}
