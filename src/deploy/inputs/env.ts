import { type EnvVariable, findDuplicates, parseEnv } from '../dotenv.ts';
import type { PlannedEnv } from '../plan.ts';
import type { Problems } from './problems.ts';
import { together } from './problems.ts';
import type { RawInputs } from './table.ts';
import { type ReadFile, readText } from './values.ts';

export interface EnvInputs {
  readonly env: PlannedEnv;
  /** Said where the texts that were given name no variables. */
  readonly notice: string | undefined;
}

/**
 * `env` and `env-file` merged; a name in both is an error. The empty set is replaced only where `clear-env` says so.
 */
export function planEnv(raw: RawInputs, clear: boolean, readFile: ReadFile, problems: Problems): EnvInputs {
  const inline = parseEnv(raw.env, { input: 'env' });
  const text = raw['env-file'] === '' ? '' : problems.try(() => readText(raw['env-file'], 'env-file', readFile), '');
  const filed = parseEnv(text, { input: 'env-file', file: raw['env-file'] });
  // Each text has told of its own duplicates already; these are the names that stand in both.
  const both = findDuplicates([...firstOfEach(inline.variables), ...firstOfEach(filed.variables)]);
  const error = together([...inline.errors, ...filed.errors, ...both]);
  if (error) problems.add(error);
  const variables = new Map([...inline.variables, ...filed.variables].map(({ name, value }) => [name, value]));
  if (variables.size > 0 || clear) return { env: { kind: 'replace', variables }, notice: undefined };
  const given = raw.env !== '' || raw['env-file'] !== '';
  return { env: { kind: 'leave' }, notice: given ? NONE_FOUND : undefined };
}

const NONE_FOUND =
  "env and env-file name no variables, so the platform's set is left alone. Set clear-env to true to empty it.";

function firstOfEach(variables: readonly EnvVariable[]): readonly EnvVariable[] {
  const names = variables.map((each) => each.name);
  return variables.filter((each, index) => names.indexOf(each.name) === index);
}
