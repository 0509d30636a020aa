import type { InputName } from './table.ts';

/** The descriptions of the inputs in `action.yml` and docs/inputs.md. */
export const INPUT_DESCRIPTIONS: Readonly<Record<InputName, string>> = {
  mode: '`deploy`: deploys to `base-url`. `check`: the same flow against an embedded platform inside the runner, without credentials, also for pull requests of forks. `close`: after a pull request was closed, updates its GitHub deployment and its comment. With `base-url`, an ID token and `{pr}` in `app`, a platform of Slipway also deletes that app.',
  'base-url': 'The control plane, `https://…`; plain `http` only for loopback. Required to deploy.',
  org: 'The organization. Placeholders as in `app`. Required to deploy.',
  project: 'The project. Placeholders as in `app`. Required to deploy.',
  app: "The app's ID, or the name to create it under. Placeholders: `{pr}`, `{branch}` (slug), `{slot:N}` (pull request number modulo N).",
  create: '`true`: create the app if the platform does not know it. `false`: fail instead.',
  'take-over':
    '`true`: also deploy to an app that belongs to another repository, which becomes the app of this one. Otherwise such a deploy fails, if the service shows the repository of an app.',
  repository:
    "What the platform builds: `owner/name` on the run's GitHub server, or a full git URL. On another server than github.com the service gets the full address.",
  branch:
    'The branch that the platform builds. On a pull request the default is its head branch, else the name of the ref. The branch of an app that exists stays as it is, if the platform can build another one; an app that is named by a placeholder follows its runs.',
  'build-command': 'The command that builds the app. If empty, it is not sent.',
  'output-directory': 'The folder that the build writes. If empty, it is not sent.',
  region: "The app's region. If empty, it is not sent.",
  'app-type':
    'The type of the app: `web-landing` for files; `api`, `web-ssr` or `sse` for a server. Without it, a new app is `web-landing`, and the platform of this repository makes it `web-ssr` or `api` if its first build makes a server.',
  'app-settings':
    'A JSON object merged into the create and update bodies: for fields that have no input of their own. `null` removes a value that an earlier deploy set, also of fields such as `outputDirectory`.',
  noindex:
    'Whether to ask search engines to leave the site out. Sent as the setting `noindex`, unless empty. The platform of this repository knows the setting, another one may not.',
  env: "The app's variables: dotenv lines, or a JSON object. They replace the whole set; without `env`, `secret-env` and `env-file` it stays as it is. A variable is masked only if its name or value looks secret, because GitHub drops every output that contains a masked value.",
  'secret-env': 'More variables of the same set, all of them masked.',
  'env-file':
    'A file of variables, read and masked as `env` is. All three may be given when they name different variables.',
  'clear-env': 'Without variables: replace the set by the empty one.',
  'id-token': 'An ID token as it is.',
  'id-token-audience':
    "Ask GitHub's OIDC provider for a token with this audience. With `token-exchange-url`: the audience of the token that is exchanged.",
  'id-token-command':
    'A command whose standard output is the ID token. It runs again shortly before the token expires.',
  'token-exchange-url':
    "A URL that exchanges the GitHub token for the identity provider's ID token, which has `email` (RFC 8693).",
  'token-exchange-audience': 'The `audience` of the token exchange.',
  'token-exchange-client-id': 'The `client_id` of the token exchange.',
  wait: '`true`: follow the deployment to its end. `false`: end when the platform has accepted it.',
  timeout: 'The time from the trigger to a final status: `90s`, `30m`, `1h30m`, without an upper limit.',
  'on-timeout':
    '`fail`: exit with 1. `detach`: exit with 0 and `status` `pending`. In both cases the platform continues the deployment.',
  'on-no-token':
    "If the run cannot get an ID token (a fork's pull request, Dependabot): `fail` with the `permissions:` lines to add, or `skip` with a notice and `status` `skipped`.",
  'poll-interval': 'Ask for the status at this fixed interval.',
  'status-map':
    'Lines `<platform status>=success`, or `=failure`, `=cancelled`, `=pending`, for statuses that the action does not know.',
  'api-map':
    "How the service's requests and answers differ from what Slipway assumes: a YAML file of the repository, or the YAML itself. See docs/adapting.md.",
  verify:
    'After success, request the public URL until it answers below 400, or below 500 if the app is a server. If it does not, `warn` or `fail`. A platform of Slipway also looks at the start page and what it loads before the release goes live: with `fail`, the release before stays live. `off`: neither. It counts for this deployment alone.',
  'url-template': "The public URL, if the platform's answers do not contain one: `https://{subdomain}.example.com`.",
  'compare-to':
    'With `mode: check`: a branch, tag or commit, as `HEAD^1`. The action builds it too, and the summary shows how the output differs.',
  'allow-forks-on-self-hosted':
    "With `mode: check`: also build a fork's pull request on a self-hosted runner. A stranger's code may find files of earlier runs there, and reach your network.",
  'github-token': 'For GitHub deployments and the comment.',
  environment: "The GitHub environment's name.",
  comment: 'Keep one comment per app on the pull request, updated in place.',
  'kvs-seed-file': 'Seed these keys after a successful deploy: a JSON array, NDJSON or YAML.',
  'kvs-table': 'The table to seed.',
  'kvs-url': 'The data plane.',
  'kvs-region': 'The region that requests are signed for.',
  'kvs-token': "The table's bearer token.",
  'kvs-ttl-seconds': 'The time to live of entries without one, in seconds.',
  'kvs-concurrency': 'Requests at the same time.',
  'kvs-verify': 'Read every key back and compare.',
  'kvs-prune-file': 'Keys to delete.',
  'dry-run': 'Read, validate and print the plan, without requests that change anything.',
};

export const OUTPUT_DESCRIPTIONS = {
  'app-id': "The app's ID.",
  'app-created': '`true` if this run created the app.',
  'deploy-id': "The deployment's ID.",
  status: '`succeeded`, `failed`, `cancelled`, `pending` or `skipped`.',
  url: 'The public URL.',
  failure: 'Why the deployment failed, as JSON.',
  'kvs-written': 'Keys written by the seed.',
  'kvs-failed': 'Keys the seed could not write.',
} as const;
export type OutputName = keyof typeof OUTPUT_DESCRIPTIONS;
