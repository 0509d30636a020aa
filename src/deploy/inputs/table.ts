import { APP_INPUTS } from './table-app.ts';
import { FOLLOW_INPUTS, GITHUB_INPUTS, IDENTITY_INPUTS, KVS_INPUTS } from './table-run.ts';
import type { InputSpec } from './table-spec.ts';

export type { InputSpec } from './table-spec.ts';

/**
 * Every input of the deploy action, once. `action.yml`, the tables of docs/inputs.md and the command line's flags are all made
 * from this table or compared with it.
 */
export const INPUTS = {
  ...APP_INPUTS,
  ...IDENTITY_INPUTS,
  ...FOLLOW_INPUTS,
  ...GITHUB_INPUTS,
  ...KVS_INPUTS,
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
