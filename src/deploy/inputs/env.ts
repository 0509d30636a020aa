import { SlipwayError, systemCode } from '../../base/errors.ts';
import { type EnvVariable, findDuplicates, parseEnv } from '../dotenv.ts';
import type { PlannedEnv } from '../plan.ts';
import type { Problems } from './problems.ts';
import { together } from './problems.ts';
import type { RawInputs } from './table.ts';

/** Reads a file of the workspace as UTF-8. Throws as `readFileSync` does. */
export type ReadFile = (path: string) => string;

/**
 * `env` and `env-file` merged; a name in both is an error. The empty set is replaced only where `clear-env` says so.
 * Returns also a notice for variables that turned out to be none.
 */
export function planEnv(
  raw: RawInputs,
  clear: boolean,
  readFile: ReadFile,
  problems: Problems,
): { readonly env: PlannedEnv; readonly notice: string | undefined } {
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

/** The file's text; what hinders it is named as the input's fault. */
export function readText(path: string, input: string, readFile: ReadFile): string {
  try {
    return readFile(path);
  } catch (cause) {
    const why = systemCode(cause) === 'ENOENT' ? 'does not exist' : `cannot be read (${systemCode(cause) ?? 'fault'})`;
    throw new SlipwayError('file_not_found', `${input}: the file ${path} ${why}`, {
      input,
      cause,
      remedy: 'Give a path inside the workspace, and check the repository out before this step.',
    });
  }
}
