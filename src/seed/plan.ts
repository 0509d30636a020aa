import type { CredentialSource, KvsClientOptions, KvsCredentials } from '../api/kvs.ts';
import { checkServiceUrl } from '../api/urls.ts';
import { SlipwayError } from '../base/errors.ts';
import { invalid, Problems, parseBoolean, shown } from '../base/inputs.ts';
import { KVS_VARIABLE_PREFIX, TABLE_NAME } from '../contract/limits.ts';
import { isTtl, TTL_RULE } from './entries.ts';
import { SEED_INPUT_SPECS, type SeedInputName } from './inputs.ts';

/** Everything that a seeding does, decided before the first request. */
export interface SeedPlan {
  /** As the user wrote it: absolute, or relative to the working directory. */
  readonly file: string | undefined;
  readonly pruneFile: string | undefined;
  /** Undefined in a dry run: nothing is sent. */
  readonly target: SeedTarget | undefined;
  readonly ttlSeconds: number | undefined;
  /** The most requests that are under way at once. */
  readonly concurrency: number;
  readonly verify: boolean;
  /** Secrets to mask before anything is printed. */
  readonly secrets: readonly string[];
}

export type SeedTarget = Pick<KvsClientOptions, 'url' | 'region' | 'token' | 'credentials'>;

export type SeedEnv = Readonly<Record<string, string | undefined>>;
/** Inputs as the user wrote them. Absent or empty if nothing was given. */
export type RawSeed = Readonly<Partial<Record<SeedInputName, string>>>;

/** Returns the name by which the user knows an input. */
type PublicName = (name: SeedInputName) => string;

/** The deploy action's names for the seed's inputs (contract.md, section 1). */
export const inDeployAction: PublicName = (name) => (name === 'file' ? 'kvs-seed-file' : `kvs-${name}`);

const MOST_CONCURRENCY = 256;

/**
 * Turns raw inputs, and the variables that replace missing ones, into a plan. Throws `missing_input`, `invalid_input` or
 * `insecure_url` for the first fault, with all further ones in `also`. Errors name inputs by `publicName`.
 */
export function planSeed(raw: RawSeed, env: SeedEnv, publicName: PublicName = (name) => name): SeedPlan {
  const reader = readerOf(raw, publicName);
  const { file, pruneFile } = reader.files();
  const isConcurrency = (count: number) => count >= 1 && count <= MOST_CONCURRENCY;
  const plan = {
    file,
    pruneFile,
    target: reader.boolean('dry-run') ? undefined : readTarget(reader, env),
    ttlSeconds: reader.number('ttl-seconds', isTtl, TTL_RULE),
    concurrency:
      reader.number('concurrency', isConcurrency, `it must be a whole number from 1 to ${MOST_CONCURRENCY}`) ?? 1,
    verify: reader.boolean('verify'),
    secrets: secretsOf(raw, env),
  };
  reader.problems.throwIfAny();
  return plan;
}

/** Reads the target for calls of one table from the variables of a function. Throws the errors of `planSeed`. */
export function planTarget(
  table: string,
  env: SeedEnv,
): { readonly target: SeedTarget; readonly secrets: readonly string[] } {
  const raw = { table };
  const reader = readerOf(raw, (name) => name);
  const target = readTarget(reader, env);
  reader.problems.throwIfAny();
  return { target, secrets: secretsOf(raw, env) };
}

/** Returns every secret of the run. Call it first: it cannot fail. */
export function secretsOf(raw: RawSeed, env: SeedEnv): readonly string[] {
  const tokens = Object.entries(env).filter(([name]) => name.startsWith(`${KVS_VARIABLE_PREFIX}TOKEN_`));
  const all = [raw.token, ...tokens.map(([, value]) => value), env.AWS_SECRET_ACCESS_KEY, env.AWS_SESSION_TOKEN];
  return [...new Set(all.map((each) => each?.trim() ?? ''))].filter((each) => each !== '');
}

function readTarget(reader: ReturnType<typeof readerOf>, env: SeedEnv): SeedTarget {
  const { problems } = reader;
  const variable = (name: string) => `${KVS_VARIABLE_PREFIX}${name}`;
  const table = reader.text('table');
  if (table !== '' && !TABLE_NAME.test(table.toLowerCase())) {
    const remedy = 'Write letters, digits and _, as sessions.';
    problems.add(invalid(reader.name('table'), `"${shown(table)}" is not a table name`, remedy));
  }
  const url = reader.textOrVariable('url', env[variable('URL')], variable('URL'));
  if (url !== '') problems.try(() => checkServiceUrl(url, reader.name('url')), undefined);
  const region = reader.textOrVariable('region', env[variable('REGION')], variable('REGION'));
  const tokenVariable = variable(`TOKEN_${table.toUpperCase()}`);
  // Without a table and a token, the table is the input to give: it names the variable of the token.
  const token =
    reader.text('token') ||
    (table === ''
      ? reader.textOrVariable('table', undefined, variable('TOKEN_<TABLE>'))
      : reader.textOrVariable('token', env[tokenVariable], tokenVariable));
  for (const [input, value] of [
    ['region', region],
    ['token', token],
  ] as const) {
    if (!HEADER_WORD.test(value)) problems.add(unsendable(reader.name(input), reader.name(input)));
  }
  const credentials: CredentialSource = async () => readCredentials(env);
  problems.try(() => readCredentials(env), undefined);
  return { url, region, token, credentials };
}

/** What a header of a request can have. Empty is an error of its own. */
const HEADER_WORD = /^[\x21-\x7e]*$/;

/** The error for a value that no request can carry, which is a secret: it is not quoted. */
function unsendable(input: string, what: string): SlipwayError {
  const message = `${what} has a space, a line end or a sign beyond ASCII in it`;
  return new SlipwayError('invalid_input', message, { input, remedy: 'Copy it again, as one word.' });
}

/** Reads AWS credentials of the standard variables. Throws `missing_input`, or `invalid_input`. */
function readCredentials(env: SeedEnv): KvsCredentials {
  const accessKeyId = env.AWS_ACCESS_KEY_ID?.trim();
  const secretAccessKey = env.AWS_SECRET_ACCESS_KEY?.trim();
  const sessionToken = env.AWS_SESSION_TOKEN?.trim();
  const expiresAt = Date.parse(env.AWS_CREDENTIAL_EXPIRATION ?? '');
  if (!accessKeyId || !secretAccessKey) {
    const unset = accessKeyId ? 'AWS_SECRET_ACCESS_KEY' : 'AWS_ACCESS_KEY_ID';
    const details = { input: 'AWS_ACCESS_KEY_ID', remedy: CREDENTIALS_REMEDY };
    throw new SlipwayError('missing_input', `There are no AWS credentials: ${unset} is not set`, details);
  }
  const wrong = AWS_VARIABLES.find((name) => !HEADER_WORD.test(env[name]?.trim() ?? ''));
  if (wrong !== undefined) throw unsendable('AWS_ACCESS_KEY_ID', wrong);
  return {
    accessKeyId,
    secretAccessKey,
    sessionToken: sessionToken || undefined,
    expiresAt: Number.isNaN(expiresAt) ? undefined : expiresAt,
  };
}

const AWS_VARIABLES = ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY', 'AWS_SESSION_TOKEN'];

const CREDENTIALS_REMEDY = `The key-value store accepts only calls of the app's function role. In a workflow, before this step:
  permissions:
    id-token: write
    contents: read
  steps:
    - uses: aws-actions/configure-aws-credentials@v6
      with:
        role-to-assume: arn:aws:iam::<account>:role/<function role>
        aws-region: us-east-2`;

/** Reads single inputs. Records a fault, and returns a placeholder so that reading can go on. */
function readerOf(raw: RawSeed, name: PublicName) {
  const problems = new Problems();
  const text = (input: SeedInputName) => raw[input]?.trim() || (SEED_INPUT_SPECS.get(input)?.default ?? '');
  const missing = (input: SeedInputName, what: string, remedy: string) =>
    problems.add(new SlipwayError('missing_input', `${name(input)} ${what}`, { input: name(input), remedy }));
  return {
    problems,
    name,
    text,
    files(): Pick<SeedPlan, 'file' | 'pruneFile'> {
      const file = text('file') || undefined;
      const pruneFile = text('prune-file') || undefined;
      if (file === undefined && pruneFile === undefined) {
        const remedy = `Name a file of entries in ${name('file')}, or of keys to delete in ${name('prune-file')}.`;
        missing('file', 'is not set', remedy);
      }
      return { file, pruneFile };
    },
    boolean: (input: SeedInputName) => problems.try(() => parseBoolean(text(input), name(input)), false),
    number(input: SeedInputName, fits: (value: number) => boolean, rule: string): number | undefined {
      const given = text(input);
      if (given === '') return undefined;
      const value = /^\d+$/.test(given) ? Number(given) : Number.NaN;
      if (!fits(value)) {
        const details = { input: name(input), remedy: 'Write a number.' };
        problems.add(new SlipwayError('invalid_input', `${name(input)} is "${shown(given)}"; ${rule}`, details));
      }
      return value;
    },
    /** Returns the text of an input, else the value of the variable. Records a fault if there is neither. */
    textOrVariable(input: SeedInputName, value: string | undefined, variable: string): string {
      const found = text(input) || value?.trim() || '';
      if (found === '') {
        const remedy = `Give ${name(input)}, or set ${variable} as the platform shows it (Services > Databases).`;
        missing(input, `is not set, and neither is ${variable}`, remedy);
      }
      return found;
    },
  };
}
