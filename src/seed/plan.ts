import type { CredentialSource, KvsCredentials } from '../api/kvs.ts';
import { checkServiceUrl } from '../api/urls.ts';
import { SlipwayError } from '../base/errors.ts';
import { KVS_VARIABLE_PREFIX, TABLE_NAME } from '../contract/limits.ts';
import { isTtl, TTL_RULE } from './entries.ts';
import { SEED_INPUT_SPECS, type SeedInputName } from './inputs.ts';

/** All that a seeding does, decided before the first request. Inputs of contract.md section 2, parsed. */
export interface SeedPlan {
  /** Absolute, or relative to the working directory; as it is shown. */
  readonly file: string | undefined;
  readonly pruneFile: string | undefined;
  /** Undefined in a dry run: nothing is sent. */
  readonly target: SeedTarget | undefined;
  readonly ttlSeconds: number | undefined;
  /** Requests under way at once, at most. */
  readonly concurrency: number;
  readonly verify: boolean;
  /** To be masked before anything is printed. */
  readonly secrets: readonly string[];
}

export interface SeedTarget {
  readonly url: string;
  readonly region: string;
  readonly token: string;
  readonly credentials: CredentialSource;
}

export type SeedEnv = Readonly<Record<string, string | undefined>>;
/** Inputs as the user wrote them; absent or empty if nothing was given. */
export type RawSeed = Readonly<Partial<Record<SeedInputName, string>>>;

/** The name by which the user knows an input. */
export type PublicName = (name: SeedInputName) => string;

/** The deploy action's names for the seed's inputs (contract.md, section 1). */
export const inDeployAction: PublicName = (name) => (name === 'file' ? 'kvs-seed-file' : `kvs-${name}`);

const MOST_CONCURRENCY = 256;

/**
 * Turns raw inputs, and the variables that replace missing ones, into a plan. Throws `missing_input`, `invalid_input` or
 * `insecure_url` for the first fault, with all further ones in `also`. `publicName`: how errors call an input.
 */
export function planSeed(raw: RawSeed, env: SeedEnv, publicName: PublicName = (name) => name): SeedPlan {
  const reader = new InputReader(raw, publicName);
  const { file, pruneFile } = reader.files();
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
  reader.throwIfAny();
  return plan;
}

/** Returns what a call of one table needs, from the variables of a function. Throws as `planSeed`. */
export function planTarget(
  table: string,
  env: SeedEnv,
): { readonly target: SeedTarget; readonly secrets: readonly string[] } {
  const raw = { table };
  const reader = new InputReader(raw, (name) => name);
  const target = readTarget(reader, env);
  reader.throwIfAny();
  return { target, secrets: secretsOf(raw, env) };
}

function isConcurrency(count: number): boolean {
  return Number.isInteger(count) && count >= 1 && count <= MOST_CONCURRENCY;
}

/** Returns every secret of the run. Call it first: it cannot fail. */
export function secretsOf(raw: RawSeed, env: SeedEnv): readonly string[] {
  const tokens = Object.entries(env).filter(([name]) => name.startsWith(`${KVS_VARIABLE_PREFIX}TOKEN_`));
  const all = [raw.token, ...tokens.map(([, value]) => value), env.AWS_SECRET_ACCESS_KEY, env.AWS_SESSION_TOKEN];
  return [...new Set(all.map((each) => each?.trim() ?? ''))].filter((each) => each !== '');
}

function readTarget(reader: InputReader, env: SeedEnv): SeedTarget {
  const table = reader.text('table');
  const variable = `${KVS_VARIABLE_PREFIX}TOKEN_${table.toUpperCase()}`;
  if (table !== '' && !TABLE_NAME.test(table.toLowerCase())) {
    reader.fault(
      'invalid_input',
      'table',
      `: "${table}" is not a table name`,
      'Write letters, digits and _, as sessions.',
    );
  }
  const url = reader.text('url') || env[`${KVS_VARIABLE_PREFIX}URL`] || '';
  if (url === '') reader.missing('url', `${KVS_VARIABLE_PREFIX}URL`);
  else reader.try(() => checkServiceUrl(url, reader.name('url')));
  const region = reader.text('region') || env[`${KVS_VARIABLE_PREFIX}REGION`] || '';
  if (region === '') reader.missing('region', `${KVS_VARIABLE_PREFIX}REGION`);
  const token = reader.text('token') || (table === '' ? '' : env[variable]?.trim()) || '';
  if (token === '')
    reader.missing(table === '' ? 'table' : 'token', table === '' ? `${KVS_VARIABLE_PREFIX}TOKEN_<TABLE>` : variable);
  const credentials: CredentialSource = async () => readCredentials(env);
  reader.try(() => readCredentials(env));
  return { url, region, token, credentials };
}

/** AWS credentials of the standard variables. Throws `missing_input`. */
function readCredentials(env: SeedEnv): KvsCredentials {
  const accessKeyId = env.AWS_ACCESS_KEY_ID?.trim();
  const secretAccessKey = env.AWS_SECRET_ACCESS_KEY?.trim();
  const sessionToken = env.AWS_SESSION_TOKEN?.trim();
  const expiresAt = Date.parse(env.AWS_CREDENTIAL_EXPIRATION ?? '');
  if (!accessKeyId || !secretAccessKey) {
    throw new SlipwayError(
      'missing_input',
      `There are no AWS credentials: ${accessKeyId ? 'AWS_SECRET_ACCESS_KEY' : 'AWS_ACCESS_KEY_ID'} is not set`,
      { input: 'AWS_ACCESS_KEY_ID', remedy: CREDENTIALS_REMEDY },
    );
  }
  return {
    accessKeyId,
    secretAccessKey,
    sessionToken: sessionToken || undefined,
    expiresAt: Number.isNaN(expiresAt) ? undefined : expiresAt,
  };
}

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
class InputReader {
  readonly #raw: RawSeed;
  readonly #publicName: PublicName;
  readonly #faults: SlipwayError[] = [];

  constructor(raw: RawSeed, publicName: PublicName) {
    this.#raw = raw;
    this.#publicName = publicName;
  }

  name(input: SeedInputName): string {
    return this.#publicName(input);
  }

  text(name: SeedInputName): string {
    return this.#raw[name]?.trim() || (SEED_INPUT_SPECS.get(name)?.default ?? '');
  }

  files(): Pick<SeedPlan, 'file' | 'pruneFile'> {
    const [file, pruneFile] = [this.text('file') || undefined, this.text('prune-file') || undefined];
    if (file === undefined && pruneFile === undefined) {
      this.fault(
        'missing_input',
        'file',
        ' is not set',
        `Name a file of entries in ${this.name('file')}, or of keys to delete in ${this.name('prune-file')}.`,
      );
    }
    return { file, pruneFile };
  }

  boolean(name: SeedInputName): boolean {
    const text = this.text(name);
    if (!/^(?:true|false)$/i.test(text)) {
      this.fault('invalid_input', name, `: "${text}" is neither true nor false`, 'Write true or false.');
    }
    return text.toLowerCase() === 'true';
  }

  number(name: SeedInputName, fits: (value: number) => boolean, rule: string): number | undefined {
    const text = this.text(name);
    if (text === '') return undefined;
    const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
    if (!fits(value)) this.fault('invalid_input', name, ` is "${text}"; ${rule}`, 'Write a number.');
    return value;
  }

  missing(name: SeedInputName, variable: string): void {
    this.fault(
      'missing_input',
      name,
      ` is not set, and neither is ${variable}`,
      `Give ${this.name(name)}, or set ${variable} as the platform shows it (Services > Databases).`,
    );
  }

  /** `wrong` follows the input's name. */
  fault(code: 'missing_input' | 'invalid_input', name: SeedInputName, wrong: string, remedy: string): void {
    const input = this.name(name);
    this.#faults.push(new SlipwayError(code, `${input}${wrong}`, { input, remedy }));
  }

  try(read: () => unknown): void {
    try {
      read();
    } catch (error) {
      if (!(error instanceof SlipwayError)) throw error;
      this.#faults.push(error);
    }
  }

  throwIfAny(): void {
    const [first, ...also] = this.#faults;
    if (first) throw first.with({ also });
  }
}
