import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { KeyStore } from '../stores/keys.ts';

/** Seals secrets by AES-256-GCM with the platform's key. Each is bound to a name, such as a table's. */
export interface Vault {
  seal(name: string, secret: string): Uint8Array;
  /** Returns the secret. Throws `unsupported_data` if it was sealed with another key or for another name, or was changed. */
  open(name: string, sealed: Uint8Array): string;
}

const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Opens the vault. Rejects with `unsupported_data` if the platform's key is damaged, or is missing although secrets are sealed with it. */
export async function openVault(keys: Pick<KeyStore, 'platformKey'>): Promise<Vault> {
  const { value: key, wrong } = await keys.platformKey(() => randomBytes(KEY_BYTES));
  return {
    seal(name, secret) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(name, 'utf8'));
      const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, text, cipher.getAuthTag()]);
    },
    open(name, sealed) {
      try {
        return opened(key, name, sealed);
      } catch (cause) {
        throw wrong(cause);
      }
    },
  };
}

function opened(key: Uint8Array, name: string, bytes: Uint8Array): string {
  const text = bytes.subarray(NONCE_BYTES, -TAG_BYTES);
  const nonce = bytes.subarray(0, NONCE_BYTES);
  const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(name, 'utf8'))
    .setAuthTag(bytes.subarray(-TAG_BYTES));
  return Buffer.concat([decipher.update(text), decipher.final()]).toString('utf8');
}
