import { accessSync, constants } from 'node:fs';
import { resolve } from 'node:path';
import { SlipwayError, systemCode } from '../base/errors.ts';
import type { Secrets } from '../base/secrets.ts';

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
const FORM =
  'Write postgres://USER:PASSWORD@HOST:PORT/DATABASE, with special characters of the password in percent encoding.';

/**
 * Returns the URL of the database as the stores take it: with absolute paths of files, and with a mode of TLS that the
 * client knows. Adds the URL and its password to `secrets`. Throws `invalid_input`, which does not show the URL, because
 * it may contain a password.
 */
export function databaseUrl(text: string, cwd: string, secrets: Secrets): string {
  secrets.add(text);
  if (/@[^/?]*,/.test(text)) {
    const remedy =
      'Name the one address that always leads to the primary server: a host name or a proxy that follows it.';
    throw invalid('--database names several hosts', remedy);
  }
  if (!URL.canParse(text)) throw invalid('--database is not a URL', FORM);
  const url = new URL(text);
  secrets.add(url.password);
  secrets.add(decoded(url.password));
  if (!/^postgres(?:ql)?:$/.test(url.protocol)) {
    throw invalid('--database does not begin with postgres:// or postgresql://', FORM);
  }
  if (url.hostname === '') throw invalid('--database names no host', FORM);
  if (!/^\/[^/]+$/.test(url.pathname)) throw invalid('--database names no database behind the host', FORM);
  const isChanged = [setMode(url.searchParams), setFiles(url.searchParams, cwd)].includes(true);
  if (!isChanged) return text;
  secrets.add(url.href);
  return url.href;
}

/** Returns true if it has changed the parameters. */
function setMode(parameters: URLSearchParams): boolean {
  const given = parameters.get('sslmode');
  if (given === null) return false;
  const mode = Object.hasOwn(MODES, given) ? MODES[given] : undefined;
  if (mode === undefined) {
    const remedy = `Write sslmode=verify-full; no-verify encrypts without a check of the certificate, and disable does not encrypt.`;
    throw invalid(`--database: "${given.slice(0, 40)}" is not a value of sslmode`, remedy);
  }
  if (mode !== given) parameters.set('sslmode', mode);
  return mode !== given;
}

/** Returns true if it has changed the parameters. */
function setFiles(parameters: URLSearchParams, cwd: string): boolean {
  let isChanged = false;
  for (const name of FILES) {
    const given = parameters.get(name);
    if (given === null) continue;
    const path = resolve(cwd, given);
    checkFile(name, path);
    if (path === given) continue;
    parameters.set(name, path);
    isChanged = true;
  }
  return isChanged;
}

function checkFile(name: string, path: string): void {
  try {
    accessSync(path, constants.R_OK);
  } catch (error) {
    const remedy = `Name a file that this user can read with ${name}=, in PEM.`;
    throw invalid(
      `--database: ${name} names ${path.slice(0, 200)}, which cannot be read (${systemCode(error)})`,
      remedy,
    );
  }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function invalid(message: string, remedy: string): SlipwayError {
  return new SlipwayError('invalid_input', message, { input: 'database', remedy });
}
