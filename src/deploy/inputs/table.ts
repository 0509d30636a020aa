export interface InputSpec {
  /** The default in `action.yml`. Absent: empty. */
  readonly default?: string;
  /** The default in the documentation, if it depends on the run. */
  readonly defaultNote?: string;
  readonly required?: true;
  readonly kind: 'text' | 'boolean' | 'choice' | 'duration' | 'number' | 'lines' | 'json' | 'path' | 'secret';
  readonly choices?: readonly string[];
}

/**
 * Every input of the deploy action. `action.yml`, docs/inputs.md and the flags of the command line are made from it. What the inputs mean
 * is in `descriptions.ts`, which the action does not load.
 */
export const INPUTS = {
  // Where to deploy, and what.
  mode: { kind: 'choice', choices: ['deploy', 'check', 'close'], default: 'deploy' },
  'base-url': { kind: 'text' },
  org: { kind: 'text' },
  project: { kind: 'text' },
  app: { kind: 'text', required: true },
  create: { kind: 'boolean', default: 'true' },
  'take-over': { kind: 'boolean', default: 'false' },
  repository: { kind: 'text', defaultNote: "the run's own" },
  branch: { kind: 'text', defaultNote: "the run's own" },
  'build-command': { kind: 'text' },
  'output-directory': { kind: 'text' },
  region: { kind: 'text' },
  'app-type': { kind: 'text', defaultNote: 'detected' },
  'app-settings': { kind: 'json' },
  noindex: { kind: 'choice', choices: ['true', 'false'] },
  env: { kind: 'lines' },
  'secret-env': { kind: 'lines' },
  'env-file': { kind: 'path' },
  'clear-env': { kind: 'boolean', default: 'false' },

  // Who deploys.
  'id-token': { kind: 'secret' },
  'id-token-audience': { kind: 'text' },
  'id-token-command': { kind: 'text' },
  'token-exchange-url': { kind: 'text' },
  'token-exchange-audience': { kind: 'text' },
  'token-exchange-client-id': { kind: 'text' },

  // Following the deployment and reading answers.
  wait: { kind: 'boolean', default: 'true' },
  timeout: { kind: 'duration', default: '30m' },
  'on-timeout': { kind: 'choice', choices: ['fail', 'detach'], default: 'fail' },
  'on-no-token': { kind: 'choice', choices: ['fail', 'skip'], default: 'fail' },
  'poll-interval': { kind: 'duration', defaultNote: 'adaptive' },
  'status-map': { kind: 'lines' },
  'api-map': { kind: 'lines' },
  verify: { kind: 'choice', choices: ['off', 'warn', 'fail'], default: 'warn' },
  'url-template': { kind: 'text' },

  // Check mode, and GitHub.
  'compare-to': { kind: 'text' },
  'allow-forks-on-self-hosted': { kind: 'boolean', default: 'false' },
  'github-token': {
    kind: 'secret',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: an expression of GitHub.
    default: '${{ github.token }}',
  },
  environment: { kind: 'text', defaultNote: '`production`; `preview` on a pull request' },
  comment: { kind: 'boolean', default: 'true' },

  // The key-value seed that follows a deploy.
  'kvs-seed-file': { kind: 'path' },
  'kvs-table': { kind: 'text' },
  'kvs-url': { kind: 'text', defaultNote: '`SERVICE_KVS_URL`' },
  'kvs-region': { kind: 'text', defaultNote: '`SERVICE_KVS_REGION`' },
  'kvs-token': { kind: 'secret', defaultNote: '`SERVICE_KVS_TOKEN_<TABLE>`' },
  'kvs-ttl-seconds': { kind: 'number' },
  'kvs-concurrency': { kind: 'number', default: '16' },
  'kvs-verify': { kind: 'boolean', default: 'false' },
  'kvs-prune-file': { kind: 'path' },

  'dry-run': { kind: 'boolean', default: 'false' },
} as const satisfies Readonly<Record<string, InputSpec>>;

export type InputName = keyof typeof INPUTS;
/** Inputs as the user wrote them; empty if nothing was given. */
export type RawInputs = Readonly<Record<InputName, string>>;

export const INPUT_SPECS: ReadonlyMap<string, InputSpec> = new Map(Object.entries(INPUTS));
export const INPUT_NAMES: readonly InputName[] = Object.keys(INPUTS).filter(isInputName);

export function isInputName(name: string): name is InputName {
  return Object.hasOwn(INPUTS, name);
}

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
