import { randomBytes } from 'node:crypto';
import type { KeyStore } from '../stores/keys.ts';
import { seal, unseal } from '../stores/rows/sealing.ts';

/** Seals secrets by AES-256-GCM with the platform's key. Each is bound to a name, such as a table's. */
export interface Vault {
  seal(name: string, secret: string): Uint8Array;
  /** Returns the secret. Throws `unsupported_data` if it was sealed with another key or for another name, or was changed. */
  open(name: string, sealed: Uint8Array): string;
}

const KEY_BYTES = 32;
const NO_ID = new Uint8Array();

/** Opens the vault. Rejects with `unsupported_data` if the platform's key is damaged, or is missing although secrets are sealed with it. */
export async function openVault(keys: Pick<KeyStore, 'platformKey'>): Promise<Vault> {
  const { value, id = NO_ID, previous, wrong } = await keys.platformKey(() => randomBytes(KEY_BYTES));
  const current = { id, key: value };
  const known = previous ? [current, previous] : [current];
  return {
    seal: (name, secret) => seal(current, name, secret),
    open(name, sealed) {
      try {
        return unseal(known, name, sealed);
      } catch (cause) {
        throw wrong(cause);
      }
    },
  };
}
