import { randomBytes } from 'node:crypto';
import { closeSync, fsyncSync, openSync, readFileSync, renameSync, rmSync, statSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { SlipwayError } from '../../../base/errors.ts';
import type { KeyStore } from '../keys.ts';
import { inTransaction } from './database.ts';
import { ifThere } from './disk.ts';

/** Bytes of the file of the signing key, at most. A key has about 200. */
const SIGNING_KEY_MOST = 4_096;

/**
 * Keeps the key that signs ID tokens in `identity-key.json` of the data directory, which only this user can read (0600).
 * `database` is its migrated `platform.db`, whose write lock makes sure that only one process creates a key.
 */
export function createLocalKeys(dataDir: string, database: DatabaseSync): KeyStore {
  const signingFile = join(dataDir, 'identity-key.json');
  return {
    async signingKey(create) {
      const read = () =>
        ifThere(() => {
          const known = statSync(signingFile);
          if (!known.isFile() || known.size > SIGNING_KEY_MOST) throw wrongSigningKey(signingFile);
          return readFileSync(signingFile, 'utf8');
        });
      const make = () => {
        const made = create();
        writeWhole(signingFile, made);
        return made;
      };
      // If several processes do that at once, one creates the file and the others read it.
      const value = read() ?? inTransaction(database, () => read() ?? make());
      return { value, wrong: (cause) => wrongSigningKey(signingFile, cause) };
    },
  };
}

/** Writes a file that only this user can read, and makes it durable. A reader sees the one before or this one, never a part. */
export function writeWhole(file: string, content: string): void {
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

function wrongSigningKey(file: string, cause?: unknown): SlipwayError {
  return new SlipwayError('unsupported_data', `${file} is not a P-256 key`, {
    input: 'data',
    remedy: 'Remove the file: the next start makes a new key. Tokens that were signed with the old one become invalid.',
    cause,
  });
}
