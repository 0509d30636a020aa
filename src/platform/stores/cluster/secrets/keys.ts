import type { KeyStore } from '../../keys.ts';
import { bytesOf } from '../../rows/columns.ts';
import { seal, unseal } from '../../rows/sealing.ts';
import type { Database } from '../database/database.ts';
import type { ClusterSecrets, Purpose } from './secrets.ts';

/**
 * The rows of `platform_keys`: the key that signs ID tokens, a text that every node can open, the ID of the cluster, and the
 * same ID as soon as the place of the objects has had it.
 */
type KeyName = 'signing' | 'check' | 'cluster' | 'cluster-stored';

/** Returns the purpose of the key that seals a row of `platform_keys`. */
export function purposeOf(name: string): Purpose {
  return name === 'signing' ? 'signing-key' : 'secret-check';
}

export interface ClusterIdentity {
  readonly id: string;
  /** True: the place of the objects has had the ID. */
  readonly isStored: boolean;
}

/** Derives the platform's key from the secret of the cluster, and keeps the signing key sealed in the database. */
export function createClusterKeys(database: Database, secrets: ClusterSecrets): KeyStore {
  return {
    async platformKey() {
      const { id, key } = secrets.current('kvs');
      return { value: key, id, previous: secrets.previous('kvs'), wrong: secrets.wrong };
    },
    async signingKey(create) {
      const value = await getOrCreate(database, secrets, 'signing', create);
      return { value, wrong: secrets.wrong };
    },
  };
}

/**
 * Compares the secret of this node with the one of the cluster. The first node of all stores a text that it has sealed,
 * and every later one opens it. Rejects with `unsupported_data` if this node's secret is another one.
 */
export async function checkSecret(database: Database, secrets: ClusterSecrets): Promise<void> {
  await getOrCreate(database, secrets, 'check', () => 'slipway');
}

/** Returns the text of the key that signs ID tokens, or undefined if no node has created it. */
export async function findSigningKey(database: Database, secrets: ClusterSecrets): Promise<string | undefined> {
  const sealed = await read(database, 'signing');
  return sealed && opened(secrets, 'signing', sealed);
}

/** Returns the identity of the cluster, or undefined if no node has created it. */
export async function findIdentity(database: Database, secrets: ClusterSecrets): Promise<ClusterIdentity | undefined> {
  const sealed = await read(database, 'cluster');
  if (!sealed) return undefined;
  return { id: opened(secrets, 'cluster', sealed), isStored: (await read(database, 'cluster-stored')) !== undefined };
}

/** Gives the cluster an ID, unless it has one. */
export async function createIdentity(database: Database, secrets: ClusterSecrets, create: () => string): Promise<void> {
  await getOrCreate(database, secrets, 'cluster', create);
}

/** Records that the place of the objects has the ID. */
export async function recordStored(
  database: Database,
  secrets: ClusterSecrets,
  { id }: ClusterIdentity,
): Promise<void> {
  await getOrCreate(database, secrets, 'cluster-stored', () => id);
}

/** Returns the text of a key. If several nodes create it at once, all get the same one. */
async function getOrCreate(
  database: Database,
  secrets: ClusterSecrets,
  name: KeyName,
  create: () => string,
): Promise<string> {
  const known = await read(database, name);
  if (known) return opened(secrets, name, known);
  const sealed = seal(secrets.current(purposeOf(name)), keySealName(name), create());
  return opened(secrets, name, await insert(database, name, sealed));
}

function opened(secrets: ClusterSecrets, name: string, sealed: Uint8Array): string {
  try {
    return unseal(secrets.all(purposeOf(name)), keySealName(name), sealed);
  } catch (cause) {
    throw secrets.wrong(cause);
  }
}

async function read(database: Database, name: string): Promise<Uint8Array | undefined> {
  const { rows } = await database.query('SELECT sealed FROM platform_keys WHERE name = $1', [name]);
  return rows[0] && bytesOf(rows[0], 'sealed');
}

/** Stores a key unless there is one. Returns the stored one. */
async function insert(database: Database, name: string, sealed: Uint8Array): Promise<Uint8Array> {
  const text = 'INSERT INTO platform_keys (name, sealed) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING';
  await database.query(text, [name, sealed]);
  return (await read(database, name)) ?? sealed;
}

/** Returns the name that a row of `platform_keys` is sealed for. */
export function keySealName(name: string): string {
  return `platform-key:${name}`;
}
