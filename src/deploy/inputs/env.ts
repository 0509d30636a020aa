import { type Problems, together } from '../../base/inputs.ts';
import { words } from '../../base/text.ts';
import { type EnvVariable, findDuplicates, parseEnv } from '../../contract/dotenv.ts';
import type { PlannedEnv } from '../plan.ts';
import { type ReadFile, readText } from './reader.ts';
import type { RawInputs } from './table.ts';

export interface EnvInputs {
  readonly env: PlannedEnv;
  readonly secrets: ReadonlyMap<string, string>;
  /** For texts that are given and name no variables. */
  readonly notice: string | undefined;
}

/**
 * `env`, `secret-env` and `env-file` merged, one of which is given; a name in two of them is an error. An empty set is sent only
 * with `clear-env`.
 */
export function planEnv(raw: RawInputs, clear: boolean, readFile: ReadFile, problems: Problems): EnvInputs {
  const text = raw['env-file'] === '' ? '' : problems.try(() => readText(raw['env-file'], 'env-file', readFile), '');
  const parsed = [
    parseEnv(raw.env, { input: 'env' }),
    parseEnv(raw['secret-env'], { input: 'secret-env' }),
    parseEnv(text, { input: 'env-file', file: raw['env-file'] }),
  ];
  // `parseEnv` reports duplicates within one text. These are the names that occur in several.
  const shared = findDuplicates(parsed.flatMap((each) => firstOfEach(each.variables)));
  const error = together([...parsed.flatMap((each) => each.errors), ...shared]);
  if (error) problems.add(error);
  const all = parsed.flatMap((each) => each.variables);
  const secret = all.filter((each) => each.source.input === 'secret-env' || isSecretVariable(each));
  const [variables, secrets] = [valuesByName(all), valuesByName(secret)];
  if (variables.size > 0 || clear) return { env: { kind: 'replace', variables }, secrets, notice: undefined };
  return { env: { kind: 'leave' }, secrets, notice: NONE_FOUND };
}

const NONE_FOUND =
  "env, secret-env and env-file name no variables, so the platform's set is left alone. Set clear-env to true to empty it.";

function valuesByName(variables: readonly EnvVariable[]): ReadonlyMap<string, string> {
  return new Map(variables.map(({ name, value }) => [name, value]));
}

function firstOfEach(variables: readonly EnvVariable[]): readonly EnvVariable[] {
  const names = variables.map((each) => each.name);
  return variables.filter((each, index) => names.indexOf(each.name) === index);
}

/** A variable is secret if its name contains one of these, in any case. */
export const SECRET_WORDS = words(`
  SECRET TOKEN PASSWORD PASSWD PASSPHRASE PRIVATE CREDENTIAL API_KEY APIKEY ACCESS_KEY SIGNING_KEY ENCRYPTION_KEY
`);

/** These count only as whole words between underscores: `SENTRY_DSN`, but not `LANDSNAME`. */
export const SECRET_WHOLE_WORDS = words('DSN PWD PASS');

const SECRET_NAME = new RegExp(`${SECRET_WORDS.join('|')}|(?:^|_)(?:${SECRET_WHOLE_WORDS.join('|')})(?:_|$)`, 'i');
const URL_WITH_CREDENTIALS = /[a-z][a-z\d+.-]*:\/\/[^\s/?#]+@/i;
const PEM_BLOCK = /-----BEGIN [A-Z\d ]+-----/;

/**
 * True if a variable of `env` or `env-file` is masked. Ordinary values are not, because GitHub drops every job output
 * and environment URL that contains a masked value. The runner itself masks values that come from `secrets`.
 */
function isSecretVariable({ name, value }: Pick<EnvVariable, 'name' | 'value'>): boolean {
  return SECRET_NAME.test(name) || URL_WITH_CREDENTIALS.test(value) || PEM_BLOCK.test(value);
}
