import type { Keyring } from '../stores/rows/keyring.ts';
import { openSealed, seal } from '../stores/rows/sealing.ts';

/** Seals secrets by AES-256-GCM with the keys of the platform. Each is bound to a name, such as a table's. */
export interface Vault {
  seal(name: string, secret: string): Uint8Array;
  /** Returns the secret. Throws `unsupported_data` if no key of the platform sealed it, if it was sealed for another name, or was changed. */
  open(name: string, sealed: Uint8Array): string;
}

export function createVault(keyring: Keyring): Vault {
  return {
    seal: (name, secret) => seal(keyring.current('kvs'), name, secret),
    open: (name, sealed) => openSealed(keyring, 'kvs', name, sealed).toString('utf8'),
  };
}
