import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  closeSync,
  fsyncSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { SlipwayError } from '../../../base/errors.ts';
import type { KeyStore } from '../keys.ts';
import { inTransaction } from './database.ts';
import { ifThere } from './disk.ts';

const PLATFORM_KEY_BYTES = 32;
/** Bytes of the file of the signing key, at most. A key has about 200. */
const SIGNING_KEY_MOST = 4_096;

/**
 * Keeps the keys in `platform.key` and `identity-key.json` of the data directory, which only this user can read (0600).
 * `database` is its migrated `platform.db`, whose write lock makes sure that only one process creates a key.
 */
export function createLocalKeys(dataDir: string, database: DatabaseSync): KeyStore {
  const platformFile = join(dataDir, 'platform.key');
  const signingFile = join(dataDir, 'identity-key.json');
  return {
    async platformKey(create) {
      const read = () => readPlatformKey(platformFile);
      const made = () => {
        if (hasSealed(database)) {
          throw wrongPlatformKey(`${platformFile} is missing, and secrets in platform.db are sealed with it`);
        }
        return create();
      };
      const message = `${platformFile} is not the key that the secrets in platform.db were sealed with`;
      return {
        value: readOrMake(database, platformFile, read, made),
        wrong: (cause) => wrongPlatformKey(message, cause),
      };
    },
    async signingKey(create) {
      const read = () => readSigningKey(signingFile);
      const value = readOrMake(database, signingFile, read, create);
      return { value, wrong: (cause) => wrongSigningKey(signingFile, cause) };
    },
  };
}

/** Reads the file, or creates it. If several processes do that at once, one creates the file and the others read it. */
function readOrMake<T extends string | Uint8Array>(
  database: DatabaseSync,
  file: string,
  read: () => T | undefined,
  make: () => T,
): T {
  const known = read();
  if (known !== undefined) return known;
  return inTransaction(database, () => {
    const meanwhile = read();
    if (meanwhile !== undefined) return meanwhile;
    const made = make();
    writeWhole(file, made);
    return made;
  });
}

/** Returns true if the database has secrets that are sealed with the platform's key. */
function hasSealed(database: DatabaseSync): boolean {
  const row = database.prepare(`SELECT EXISTS (SELECT 1 FROM kvs_tables) OR EXISTS (SELECT 1 FROM kvs_roles)
    OR EXISTS (SELECT 1 FROM notify_targets) OR EXISTS (SELECT 1 FROM hooks) AS any`);
  return row.get()?.any === 1;
}

function readPlatformKey(file: string): Uint8Array | undefined {
  return ifThere(() => {
    const known = statSync(file);
    if (!known.isFile() || known.size !== PLATFORM_KEY_BYTES) {
      throw wrongPlatformKey(`${file} is not a key of ${PLATFORM_KEY_BYTES} bytes`);
    }
    const key = readFileSync(file);
    chmodSync(file, 0o600);
    return key;
  });
}

function readSigningKey(file: string): string | undefined {
  return ifThere(() => {
    const known = statSync(file);
    if (!known.isFile() || known.size > SIGNING_KEY_MOST) throw wrongSigningKey(file);
    return readFileSync(file, 'utf8');
  });
}

function writeWhole(file: string, content: string | Uint8Array): void {
  const fresh = `${file}.${randomBytes(4).toString('hex')}`;
  const descriptor = openSync(fresh, 'wx', 0o600);
  try {
    try {
      writeSync(descriptor, Buffer.from(content));
      fsyncSync(descriptor);
    } finally {
      closeSync(descriptor);
    }
    renameSync(fresh, file);
  } catch (error) {
    rmSync(fresh, { force: true });
    throw error;
  }
}

function wrongPlatformKey(message: string, cause?: unknown): SlipwayError {
  return new SlipwayError('unsupported_data', message, {
    input: 'data',
    remedy: 'Restore platform.key and platform.db from the same backup, or name another directory with --data.',
    cause,
  });
}

function wrongSigningKey(file: string, cause?: unknown): SlipwayError {
  return new SlipwayError('unsupported_data', `${file} is not a P-256 key`, {
    input: 'data',
    remedy: 'Remove the file: the next start makes a new key. Tokens that were signed with the old one become invalid.',
    cause,
  });
}
