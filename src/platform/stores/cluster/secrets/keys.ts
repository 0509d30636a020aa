import type { KeyStore } from '../../keys.ts';
import { bytesOf, textOf } from '../../rows/columns.ts';
import type { Purpose } from '../../rows/keyring.ts';
import { openSealed, seal } from '../../rows/sealing.ts';
import type { Database } from '../database/database.ts';
import { type ClusterSecrets, lackingSecret } from './secrets.ts';

/**
 * The rows of `platform_keys`: the key that signs ID tokens, a text that every node can open, the ID of the cluster, and the
 * same ID as soon as the place of the objects has had it.
 */
type KeyName = 'signing' | 'check' | 'cluster' | 'cluster-stored';

/** Returns the purpose of the key that seals a row of `platform_keys`. */
export function purposeOf(name: string): Purpose {
  return name === 'signing' ? 'signing-key' : 'secret-check';
}

/** Keeps the signing key sealed in the database. */
export function createClusterKeys(database: Database, secrets: ClusterSecrets): KeyStore {
  return {
    async signingKey(create) {
      const value = await keyOrNew(database, secrets, 'signing', create);
      return { value, wrong: (cause) => secrets.wrong(cause) };
    },
  };
}

/**
 * Compares the secrets of this node with those of the cluster. The first node of all stores a text that it has sealed, and every later
 * one opens it: the secret that sealed it is the one that seals everything. Rejects with `unsupported_data` if this node has not got it,
 * or lacks another one with which data is sealed.
 */
export async function checkSecret(database: Database, secrets: ClusterSecrets): Promise<void> {
  await keyOrNew(database, secrets, 'check', () => CHECK_TEXT);
  await followSealing(database, secrets);
  const uses = await needed(database);
  // A new cluster: each of them may seal.
  if (uses.length === 0) await database.query(NOTE, [secrets.ids]);
  const lacking = uses.find((id) => !secrets.ids.includes(id));
  if (lacking !== undefined) throw lackingSecret(lacking);
}

/** Returns the IDs of the secrets that something is sealed with. */
export async function needed(database: Pick<Database, 'query'>): Promise<readonly string[]> {
  const { rows } = await database.query('SELECT key_id FROM sealed_with ORDER BY key_id');
  return rows.map((row) => textOf(row, 'key_id'));
}

/** The text of the row `check`. */
export const CHECK_TEXT = 'slipway';
/** Records secrets before they seal anything. */
export const NOTE = 'INSERT INTO sealed_with (key_id) SELECT unnest($1::text[]) ON CONFLICT DO NOTHING';

/** Seals with the secret that the database names from now on. Returns false if this node has not got it. */
export async function followSealing(database: Pick<Database, 'query'>, secrets: ClusterSecrets): Promise<boolean> {
  const id = await sealingID(database);
  return id === undefined || secrets.sealWith(id);
}

/** Returns the ID of the secret that seals. */
export async function sealingID(database: Pick<Database, 'query'>): Promise<string | undefined> {
  const { rows } = await database.query("SELECT sealed FROM platform_keys WHERE name = 'check'");
  return rows[0] && Buffer.from(bytesOf(rows[0], 'sealed').subarray(0, 4)).toString('hex');
}

/** Returns the text of a key, or undefined if no node has created it. */
export async function findKey(database: Database, secrets: ClusterSecrets, name: KeyName): Promise<string | undefined> {
  const { rows } = await database.query('SELECT sealed FROM platform_keys WHERE name = $1', [name]);
  if (!rows[0]) return undefined;
  return openSealed(secrets, purposeOf(name), keySealName(name), bytesOf(rows[0], 'sealed')).toString('utf8');
}

/** Returns the text of a key. If several nodes create it at once, all get the same one. */
export async function keyOrNew(database: Database, secrets: ClusterSecrets, name: KeyName, create: () => string) {
  const known = await findKey(database, secrets, name);
  if (known !== undefined) return known;
  const made = create();
  const text = 'INSERT INTO platform_keys (name, sealed) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING';
  await database.query(text, [name, seal(secrets.current(purposeOf(name)), keySealName(name), made)]);
  return (await findKey(database, secrets, name)) ?? made;
}

/** Returns the name that a row of `platform_keys` is sealed for. */
export function keySealName(name: string): string {
  return `platform-key:${name}`;
}
