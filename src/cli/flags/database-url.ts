import { accessSync, constants } from 'node:fs';
import { resolve } from 'node:path';
import { SlipwayError, systemCode } from '../../base/errors.ts';
import type { Secrets } from '../../base/secrets.ts';
import { strictlyDecoded } from '../../base/text.ts';
import type { Io } from '../terminal/io.ts';
import { invalidInput } from './flags.ts';

/**
 * The modes of TLS. libpq's `prefer`, `require` and `verify-ca` accept servers that do not prove their identity, so they
 * count as `verify-full` here. `no-verify` is the mode of the client that accepts every certificate.
 */
const MODES: Readonly<Record<string, string>> = {
  disable: 'disable',
  'no-verify': 'no-verify',
  prefer: 'verify-full',
  require: 'verify-full',
  'verify-ca': 'verify-full',
  'verify-full': 'verify-full',
};
/** Parameters that name files. The processes of builds have another working directory. */
const FILES = ['sslrootcert', 'sslcert', 'sslkey'] as const;
/** The other parameters of TLS that the client knows. It ignores all others, as a misspelled one that should encrypt. */
const OF_TLS: readonly string[] = [...FILES, 'sslmode', 'ssl', 'sslnegotiation'];
/** Variables that the client reads for what the URL lacks. The processes of builds do not have them. */
const VARIABLES = {
  user: 'PGUSER',
  password: 'PGPASSWORD',
  port: 'PGPORT',
  sslmode: 'PGSSLMODE',
  options: 'PGOPTIONS',
};
const HOSTS_REMEDY =
  'Name the one address that always leads to the primary server: a host name or a proxy that follows it.';
const FORM =
  'Write postgres://USER:PASSWORD@HOST:PORT/DATABASE, with special characters of the password in percent encoding.';

/**
 * Returns the URL of the database as the stores take it: with absolute paths of files, and with a mode of TLS that the
 * client knows, and with what the standard variables of PostgreSQL add to it. Adds the URL and its password to `secrets`. Throws `invalid_input`, which does not show the URL, because
 * it may contain a password.
 */
export function databaseUrl(
  text: string,
  io: Pick<Io, 'cwd' | 'env'>,
  secrets: Secrets,
  flag: 'database' | 'database-direct' = 'database',
): string {
  try {
    return checkedUrl(text, io, secrets);
  } catch (error) {
    if (flag === 'database' || !(error instanceof SlipwayError)) throw error;
    throw error.with({ message: error.message.replace('--database', `--${flag}`), input: flag });
  }
}

function checkedUrl(text: string, { cwd, env }: Pick<Io, 'cwd' | 'env'>, secrets: Secrets): string {
  secrets.add(text);
  if (/^[^/]*\/\/(?:[^/?]*@)?[^/?@]*,/.test(text)) throw invalid('--database names several hosts', HOSTS_REMEDY);
  if (!URL.canParse(text)) throw invalid('--database is not a URL', FORM);
  const url = new URL(text);
  secrets.add(url.password);
  secrets.add(strictlyDecoded(url.password) ?? '');
  if (!/^postgres(?:ql)?:$/.test(url.protocol)) {
    throw invalid('--database does not begin with postgres:// or postgresql://', FORM);
  }
  if (url.hostname === '') throw invalid('--database names no host', FORM);
  if (!/^\/[^/]+$/.test(url.pathname)) throw invalid('--database names no database behind the host', FORM);
  if ([url.username, url.password, url.hostname, url.pathname].some((part) => strictlyDecoded(part) === undefined)) {
    throw invalid('--database contains a % that begins no character in percent encoding', `${FORM} % itself is %25.`);
  }
  const parameters = url.searchParams;
  const before = parameters.toString();
  setVariables(url, env);
  secrets.add(parameters.get('password') ?? '');
  checkParameters(parameters);
  setMode(parameters);
  setFiles(parameters, cwd);
  if (parameters.toString() === before) return text;
  secrets.add(url.href);
  return url.href;
}

function setVariables(url: URL, env: Io['env']): void {
  const given: Readonly<Record<string, string>> = { user: url.username, password: url.password, port: url.port };
  for (const [name, variable] of Object.entries(VARIABLES)) {
    const value = env[variable];
    const isGiven = given[name] || url.searchParams.has(name) || (name === 'sslmode' && url.searchParams.has('ssl'));
    if (value && !isGiven) url.searchParams.set(name, value);
  }
}

function checkParameters(parameters: URLSearchParams): void {
  for (const name of parameters.keys()) {
    // The client takes the last value.
    if (parameters.getAll(name).length > 1) {
      throw invalid(`--database names ${name.slice(0, 40)} twice`, 'Write each parameter once.');
    }
    if (/ssl|tls/i.test(name) && !OF_TLS.includes(name)) {
      const remedy = `Write sslmode=verify-full. The parameters of TLS are ${OF_TLS.join(', ')}.`;
      throw invalid(`--database: "${name.slice(0, 40)}" is not a parameter of TLS that has an effect`, remedy);
    }
  }
  if (parameters.get('host')?.includes(',')) throw invalid('--database names several hosts', HOSTS_REMEDY);
  const port = parameters.get('port') ?? '1';
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) {
    throw invalid('The port of --database is not a number from 1 to 65535', FORM);
  }
}

function setMode(parameters: URLSearchParams): void {
  const given = parameters.get('sslmode');
  if (given === null) return;
  const mode = Object.hasOwn(MODES, given) ? MODES[given] : undefined;
  if (mode === undefined) {
    const remedy = `Write sslmode=verify-full; no-verify encrypts without a check of the certificate, and disable does not encrypt.`;
    throw invalid(`--database: "${given.slice(0, 40)}" is not a value of sslmode`, remedy);
  }
  if (mode !== given) parameters.set('sslmode', mode);
}

function setFiles(parameters: URLSearchParams, cwd: string): void {
  for (const name of FILES) {
    const given = parameters.get(name);
    if (given === null) continue;
    const path = resolve(cwd, given);
    checkFile(name, path);
    if (path !== given) parameters.set(name, path);
  }
}

function checkFile(name: string, path: string): void {
  try {
    accessSync(path, constants.R_OK);
  } catch (error) {
    const remedy = `Name a file that this user can read with ${name}=, in PEM.`;
    const problem = `names ${path.slice(0, 200)}, which cannot be read (${systemCode(error)})`;
    throw invalid(`--database: ${name} ${problem}`, remedy);
  }
}

function invalid(message: string, remedy: string): SlipwayError {
  return invalidInput(message, remedy, 'database');
}
