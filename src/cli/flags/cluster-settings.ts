import { resolve } from 'node:path';
import { SlipwayError, systemCode } from '../../base/errors.ts';
import { present } from '../../base/json.ts';
import type { Secrets } from '../../base/secrets.ts';
import { type ClusterStart, NODE_ROLES, type NodeRole } from '../../contract/platform-start.ts';
import { beginningOf } from '../project/read-file.ts';
import type { Io } from '../terminal/io.ts';
import { databaseUrl } from './database-url.ts';
import { type Given, invalidInput, missingInput, textOf } from './flags.ts';

/** Flags that mean something only for a node of a cluster. */
const CLUSTER_FLAGS = ['objects', 'roles', 'secret-file', 'node', 'database-direct'] as const;
const SECRET_BYTES = 32;
const SECRETS_MOST = 10;
/** Bytes of a secret file that are read. */
const SECRET_FILE_MOST = 1_024;
const NODE = /^[A-Za-z0-9][A-Za-z0-9._:/-]{0,99}$/;
const SECRET_REMEDY = 'Make one for all nodes: openssl rand -base64 32';

/**
 * Reads the settings of a node from flags and variables. Returns undefined if neither `--database` nor `SLIPWAY_DATABASE` is given.
 * Adds their secrets to `secrets`. If not `isNode`, settings that only a node needs may be missing. Throws `missing_input` or `invalid_input`, which never contain a secret.
 */
export function clusterOf(given: Given, io: Io, secrets: Secrets, isNode = true): ClusterStart | undefined {
  const place = settingOf(given, io, 'database', 'SLIPWAY_DATABASE');
  const objects = settingOf(given, io, 'objects', 'SLIPWAY_OBJECTS');
  if (place === undefined) {
    refuseAlone(given, objects);
    return undefined;
  }
  const database = databaseUrl(place, io, secrets);
  const directPlace = settingOf(given, io, 'database-direct', 'SLIPWAY_DATABASE_DIRECT');
  const databaseDirect =
    directPlace === undefined ? undefined : databaseUrl(directPlace, io, secrets, 'database-direct');
  if (objects === undefined) {
    const remedy = 'Name the place of the files: --objects s3://BUCKET/PREFIX';
    throw missingInput('--database needs --objects too', remedy, 'objects');
  }
  if (!/^s3:\/\/./.test(objects)) {
    const remedy = 'Write s3://BUCKET or s3://BUCKET/PREFIX.';
    throw invalidInput('--objects does not begin with s3://', remedy, 'objects');
  }
  if (isNode && typeof given.flags['public-url'] !== 'string') {
    const remedy = 'Name the URL at which clients reach any of the nodes: --public-url https://platform.example.com';
    throw missingInput('--database needs --public-url too', remedy, 'public-url');
  }
  for (const name of ['AWS_SECRET_ACCESS_KEY', 'AWS_SESSION_TOKEN']) secrets.add(io.env[name] ?? '');
  const previousSecret = secretIn(io.env.SLIPWAY_SECRET_PREVIOUS, 'SLIPWAY_SECRET_PREVIOUS', secrets);
  const [secret, ...otherSecrets] = secretsOf(given, io, secrets);
  const node = nodeName(given);
  const roles = rolesOf(given);
  return {
    database,
    objects,
    secret,
    ...(otherSecrets.length > 0 && { otherSecrets }),
    ...present({ databaseDirect, previousSecret, roles, node }),
  };
}

export function hidden(error: unknown, secrets: Secrets): unknown {
  if (!(error instanceof SlipwayError)) return error;
  const { remedy } = error;
  return error.with({
    message: secrets.redact(error.message),
    remedy: remedy === undefined ? undefined : secrets.redact(remedy),
  });
}

function refuseAlone(given: Given, objects: string | undefined): void {
  const flag = CLUSTER_FLAGS.find((name) => given.flags[name] !== undefined) ?? (objects && 'objects');
  if (!flag) return;
  const remedy = 'Name the database: --database postgres://USER@HOST/DATABASE';
  throw missingInput(`--${flag} needs --database too`, remedy, 'database');
}

/** Returns the secrets of a variable, with commas between them, or of a file, one a line. The first seals, and all open. */
function secretsOf(given: Given, io: Io, secrets: Secrets): readonly [Uint8Array, ...Uint8Array[]] {
  const file = given.flags['secret-file'];
  const text = typeof file === 'string' ? readSecretFile(resolve(io.cwd, file)) : io.env.SLIPWAY_SECRET;
  const name = typeof file === 'string' ? '--secret-file' : 'SLIPWAY_SECRET';
  const parts = (text ?? '').split(/[\n,]/).flatMap((part) => secretIn(part, name, secrets) ?? []);
  const [first, ...others] = parts;
  if (parts.length > SECRETS_MOST) {
    const remedy = `Keep at most ${SECRETS_MOST}: slipway secret status shows those that can be removed.`;
    throw invalidInput(`${name} has ${parts.length} secrets`, remedy, 'secret-file');
  }
  if (first) return [first, ...others];
  throw missingInput('--database needs SLIPWAY_SECRET or --secret-file too', SECRET_REMEDY, 'secret-file');
}

/** Undefined if the text is empty or absent. */
function secretIn(text: string | undefined, name: string, secrets: Secrets): Uint8Array | undefined {
  const trimmed = text?.trim();
  if (!trimmed) return undefined;
  secrets.add(trimmed);
  const bytes = /^[A-Za-z0-9+/_-]+={0,2}$/.test(trimmed) ? Buffer.from(trimmed, 'base64') : undefined;
  if (bytes?.length === SECRET_BYTES) return new Uint8Array(bytes);
  throw invalidInput(`${name} is not ${SECRET_BYTES} bytes in base64`, SECRET_REMEDY, 'secret-file');
}

function readSecretFile(path: string): string {
  try {
    return beginningOf(path, SECRET_FILE_MOST).toString();
  } catch (error) {
    const remedy = 'Name a file that this user can read, with 32 random bytes in base64.';
    throw invalidInput(`--secret-file: ${path} cannot be read (${systemCode(error)})`, remedy, 'secret-file');
  }
}

function rolesOf({ flags: { roles: text } }: Given): readonly NodeRole[] | undefined {
  if (typeof text !== 'string') return undefined;
  const names = text.split(',').map((name) => name.trim());
  const roles = NODE_ROLES.filter((role) => names.includes(role));
  const unknown = names.find((name) => !NODE_ROLES.some((role) => role === name));
  if (unknown === undefined && roles.length === names.length) return roles;
  const problem = unknown === undefined ? 'names a role twice' : `"${unknown.slice(0, 40)}" is not a role`;
  throw invalidInput(`--roles: ${problem}`, `Write one or more of ${NODE_ROLES.join(',')}.`, 'roles');
}

function nodeName({ flags: { node } }: Given): string | undefined {
  if (typeof node !== 'string') return undefined;
  if (NODE.test(node)) return node;
  const remedy = 'Write 1 to 100 letters, digits and . _ : / -, as node-1.';
  throw invalidInput(`--node: "${node.slice(0, 100)}" is not a name for a node`, remedy, 'node');
}

/** An empty value counts as none. */
function settingOf(given: Given, { env }: Io, flag: string, variable: string): string | undefined {
  return (textOf(given, flag) ?? env[variable])?.trim() || undefined;
}
