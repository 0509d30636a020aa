import type { InputSpec } from './table-spec.ts';

/** Inputs that say what is deployed, and where. */
export const APP_INPUTS = {
  mode: {
    kind: 'choice',
    choices: ['deploy', 'check', 'close'],
    default: 'deploy',
    description:
      '`deploy`: deploys to `base-url`. `check`: the same flow against an embedded platform inside the runner, without credentials, also for pull requests of forks. `close`: after a pull request was closed, updates its GitHub deployment and its comment, without a request to the platform.',
  },
  'base-url': {
    kind: 'text',
    description: 'The control plane, `https://…`; plain `http` only for loopback. Required to deploy.',
  },
  org: {
    kind: 'text',
    description: 'The organization. Placeholders as in `app`. Required to deploy.',
  },
  project: {
    kind: 'text',
    description: 'The project. Placeholders as in `app`. Required to deploy.',
  },
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
  repository: {
    kind: 'text',
    defaultNote: "the run's own",
    description: "What the platform builds: `owner/name` on the run's GitHub server, or a full git URL.",
  },
  branch: {
    kind: 'text',
    defaultNote: "the run's own",
    description:
      'The branch that the platform builds. On a pull request the default is its head branch, else the name of the ref.',
  },
  'build-command': {
    kind: 'text',
    description: 'The command that builds the app. If empty, it is not sent.',
  },
  'output-directory': {
    kind: 'text',
    description: 'The folder that the build writes. If empty, it is not sent.',
  },
  region: {
    kind: 'text',
    description: "The app's region. If empty, it is not sent.",
  },
  'app-type': {
    kind: 'text',
    default: 'web-landing',
    description: 'The type for a new app.',
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
  'secret-env': {
    kind: 'lines',
    description: 'More variables of the same set, all of them masked.',
  },
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
} as const satisfies Readonly<Record<string, InputSpec>>;
