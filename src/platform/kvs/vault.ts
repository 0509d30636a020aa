import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { chmodSync, closeSync, fsyncSync, openSync, readFileSync, statSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { SlipwayError, systemCode } from '../../base/errors.ts';

/** Secrets at rest: AES-256-GCM under the platform's key, each bound to the name of what it belongs to. */
export interface Vault {
  seal(name: string, secret: string): Buffer;
  /** Throws `unsupported_data` if the text was sealed with another key or for another name, or was changed. */
  open(name: string, sealed: Uint8Array): string;
}

const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Reads `<dataDir>/platform.key`, or creates it (mode 0600) if nothing is `sealed` yet. Throws `unsupported_data` if it
 * is not a key, or is missing although something is sealed.
 */
export function openVault(dataDir: string, sealed: boolean): Vault {
  const path = join(dataDir, 'platform.key');
  const known = readKey(path);
  if (!known && sealed) throw notTheKey(`${path} is missing, and table tokens are sealed with it`);
  const key = known ?? makeKey(path);
  return {
    seal(name, secret) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(name, 'utf8'));
      const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, text, cipher.getAuthTag()]);
    },
    open(name, sealed) {
      const bytes = Buffer.from(sealed);
      try {
        return opened(key, name, bytes);
      } catch (cause) {
        throw notTheKey(`${path} is not the key that the secrets in platform.db were sealed with`, cause);
      }
    },
  };
}

function opened(key: Buffer, name: string, bytes: Buffer): string {
  const text = bytes.subarray(NONCE_BYTES, -TAG_BYTES);
  const nonce = bytes.subarray(0, NONCE_BYTES);
  const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(name, 'utf8'))
    .setAuthTag(bytes.subarray(-TAG_BYTES));
  return Buffer.concat([decipher.update(text), decipher.final()]).toString('utf8');
}

function notTheKey(message: string, cause?: unknown): SlipwayError {
  return new SlipwayError('unsupported_data', message, {
    input: 'data',
    remedy: 'Restore platform.key and platform.db from the same backup, or name another directory with --data.',
    cause,
  });
}

function readKey(path: string): Buffer | undefined {
  try {
    const file = statSync(path);
    if (!file.isFile() || file.size !== KEY_BYTES) {
      throw notTheKey(`${path} is not a key of ${KEY_BYTES} bytes`);
    }
    const key = readFileSync(path);
    chmodSync(path, 0o600);
    return key;
  } catch (error) {
    if (systemCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}

function makeKey(path: string): Buffer {
  const key = randomBytes(KEY_BYTES);
  const file = openSync(path, 'wx', 0o600);
  try {
    writeSync(file, key);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
  return key;
}
