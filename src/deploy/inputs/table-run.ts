import type { InputSpec } from './table-spec.ts';

/** Inputs that say who deploys. */
export const IDENTITY_INPUTS = {
  'id-token': {
    kind: 'secret',
    description: 'An ID token as it is.',
  },
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
  'token-exchange-audience': {
    kind: 'text',
    description: 'The `audience` of the token exchange.',
  },
  'token-exchange-client-id': {
    kind: 'text',
    description: 'The `client_id` of the token exchange.',
  },
} as const satisfies Readonly<Record<string, InputSpec>>;

/** Inputs that say how the deployment is followed and its answers are read. */
export const FOLLOW_INPUTS = {
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
      'After success, request the public URL until it answers below 400. If it does not, `warn` or `fail`. `off`: do not request it.',
  },
  'url-template': {
    kind: 'text',
    description: "The public URL, if the platform's answers do not contain one: `https://{subdomain}.example.com`.",
  },
} as const satisfies Readonly<Record<string, InputSpec>>;

/** Inputs for check mode, and for what is shown on GitHub. */
export const GITHUB_INPUTS = {
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
} as const satisfies Readonly<Record<string, InputSpec>>;

/** Inputs of the key-value seed that follows a deploy. */
export const KVS_INPUTS = {
  'kvs-seed-file': {
    kind: 'path',
    description: 'Seed these keys after a successful deploy: a JSON array, NDJSON or YAML.',
  },
  'kvs-table': {
    kind: 'text',
    description: 'The table to seed.',
  },
  'kvs-url': {
    kind: 'text',
    defaultNote: '`SERVICE_KVS_URL`',
    description: 'The data plane.',
  },
  'kvs-region': {
    kind: 'text',
    defaultNote: '`SERVICE_KVS_REGION`',
    description: 'The region that requests are signed for.',
  },
  'kvs-token': {
    kind: 'secret',
    defaultNote: '`SERVICE_KVS_TOKEN_<TABLE>`',
    description: "The table's bearer token.",
  },
  'kvs-ttl-seconds': {
    kind: 'number',
    description: 'The time to live of entries without one, in seconds.',
  },
  'kvs-concurrency': {
    kind: 'number',
    default: '16',
    description: 'Requests at the same time.',
  },
  'kvs-verify': {
    kind: 'boolean',
    default: 'false',
    description: 'Read every key back and compare.',
  },
  'kvs-prune-file': {
    kind: 'path',
    description: 'Keys to delete.',
  },
} as const satisfies Readonly<Record<string, InputSpec>>;
