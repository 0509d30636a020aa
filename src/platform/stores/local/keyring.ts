import { randomBytes } from 'node:crypto';
import { chmodSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { SlipwayError } from '../../../base/errors.ts';
import { textOf } from '../rows/columns.ts';
import { type Keyring, type Purpose, SECRET_BYTES, Secrets, secretID } from '../rows/keyring.ts';
import { inTransaction } from './database.ts';
import { ifThere } from './disk.ts';
import { writeWhole } from './keys.ts';

/** Bytes of the file of the platform's keys, at most: 20 lines. */
const FILE_MOST = 1_024;
/** The characters of 32 bytes in base64. */
const LINE = /^[A-Za-z0-9+/]{43}=$/;

export type LocalKeyring = ReturnType<typeof createLocalKeyring>;

/**
 * Keeps the keys in `platform.key` of the data directory, which only this user can read: 32 bytes, or one key a line in base64. The
 * first seals, and all open. `database`: the migrated `platform.db`, whose write lock makes sure that only one process makes a key.
 * The file is read, or made, when a key is needed for the first time.
 */
export function createLocalKeyring(dataDir: string, database: DatabaseSync) {
  const file = join(dataDir, 'platform.key');
  const secrets = secretsOf(file, []);
  let isLoaded = false;
  const load = () => {
    if (isLoaded) return;
    const found = readKeys(file) ?? within(database, () => readKeys(file) ?? made(file, database));
    checkAll(file, database, found);
    chmodSync(file, 0o600);
    secrets.replace(found);
    note(database, secrets.id);
    isLoaded = true;
  };
  const loaded = () => {
    load();
    return secrets;
  };
  return {
    /** Reads or makes the file. Throws `unsupported_data` if it is missing or lacks a key although rows are sealed with it, or is damaged. */
    load,
    get id() {
      return loaded().id;
    },
    get ids() {
      return loaded().ids;
    },
    current: (purpose: Purpose) => loaded().current(purpose),
    all: (purpose: Purpose) => loaded().all(purpose),
    wrong: (cause?: unknown) => secrets.wrong(cause),
    /** Makes a new key, which seals from now on. The others stay. Call it in no transaction. Returns the ID. */
    add() {
      load();
      return inTransaction(database, () => {
        const all = [randomBytes(SECRET_BYTES), ...(readKeys(file) ?? [])];
        // Before the file: a start must not take the old key for the only one that rows need.
        noteIn(database, all.map(secretID));
        writeWhole(file, linesOf(all));
        secrets.replace(all);
        return secrets.id;
      });
    },
  };
}

/** Reads the keys of a data directory, and changes nothing. Undefined if there are none. */
export function readLocalKeyring(dataDir: string): Keyring | undefined {
  const file = join(dataDir, 'platform.key');
  const found = readKeys(file);
  return found && secretsOf(file, found);
}

function secretsOf(file: string, keys: readonly Uint8Array[]): Secrets {
  const message = `${file} has no key that the secrets in platform.db were sealed with`;
  return new Secrets(keys, { wrong: (cause) => wrongKey(message, cause), opensRaw: true });
}

/** Runs work in a transaction: in the one that has begun, if a command needs a key for the first time. */
function within<T>(database: DatabaseSync, work: () => T): T {
  return database.isTransaction ? work() : inTransaction(database, work);
}

function made(file: string, database: DatabaseSync): readonly Uint8Array[] {
  if (hasSealed(database)) throw wrongKey(`${file} is missing, and secrets in platform.db are sealed with it`);
  const key = randomBytes(SECRET_BYTES);
  database.exec('DELETE FROM sealed_with');
  writeWhole(file, linesOf([key]));
  noteIn(database, [secretID(key)]);
  return [key];
}

/** Throws `unsupported_data` if a key is missing that rows were sealed with. */
function checkAll(file: string, database: DatabaseSync, keys: readonly Uint8Array[]): void {
  const held = keys.map(secretID);
  const needed = database.prepare('SELECT key_id FROM sealed_with ORDER BY key_id').all();
  const lacking = needed.map((row) => textOf(row, 'key_id')).find((id) => !held.includes(id));
  if (lacking !== undefined) throw wrongKey(`${file} lacks the key ${lacking}, and data is sealed with it`);
}

/** Records a key before it seals anything. */
function note(database: DatabaseSync, id: string): void {
  const known = database.prepare('SELECT 1 FROM sealed_with WHERE key_id = ?').get(id);
  if (!known) within(database, () => noteIn(database, [id]));
}

function noteIn(database: DatabaseSync, ids: readonly string[]): void {
  const insert = database.prepare('INSERT INTO sealed_with (key_id) VALUES (?) ON CONFLICT DO NOTHING');
  for (const id of ids) insert.run(id);
}

/** The tables of what the first key sealed, and since keys are recorded also those of variables and of builds. */
const SEALED = ['kvs_tables', 'kvs_roles', 'notify_targets', 'hooks'];
const SEALED_SINCE = ['env', 'deployments'];

/** Returns true if something may be sealed with a key. */
function hasSealed(database: DatabaseSync): boolean {
  const hasRows = (table: string) => database.prepare(`SELECT 1 FROM ${table} LIMIT 1`).get() !== undefined;
  return SEALED.some(hasRows) || (hasRows('sealed_with') && SEALED_SINCE.some(hasRows));
}

function linesOf(keys: readonly Uint8Array[]): string {
  return keys.map((key) => `${Buffer.from(key).toString('base64')}\n`).join('');
}

function readKeys(file: string): readonly Uint8Array[] | undefined {
  return ifThere(() => {
    const known = statSync(file);
    const content = known.isFile() && known.size <= FILE_MOST ? readFileSync(file) : undefined;
    const keys = content && keysIn(content);
    if (!keys) throw wrongKey(`${file} is neither a key of ${SECRET_BYTES} bytes nor lines of keys in base64`);
    return keys;
  });
}

function keysIn(content: Buffer): readonly Uint8Array[] | undefined {
  if (content.length === SECRET_BYTES) return [content];
  const lines = content
    .toString('latin1')
    .split('\n')
    .map((line) => line.trim());
  const given = lines.filter((line) => line !== '');
  const isValid = given.length > 0 && given.every((line) => LINE.test(line)) && new Set(given).size === given.length;
  return isValid ? given.map((line) => Buffer.from(line, 'base64')) : undefined;
}

function wrongKey(message: string, cause?: unknown): SlipwayError {
  return new SlipwayError('unsupported_data', message, {
    input: 'data',
    remedy:
      'Restore platform.key and platform.db from the same backup. If a line was removed from platform.key, add it again. Or name another directory with --data.',
    cause,
  });
}
