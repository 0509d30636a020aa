import type { Keyring } from '../stores/rows/keyring.ts';
import { openSealed, seal } from '../stores/rows/sealing.ts';

/** Seals secrets by AES-256-GCM with the keys of the platform. Each is bound to a name, such as a table's. */
export type Vault = ReturnType<typeof createVault>;

export function createVault(keyring: Keyring) {
  return {
    seal: (name: string, secret: string) => seal(keyring.current('kvs'), name, secret),
    /** Returns the secret. Throws `unsupported_data` if no key of the platform sealed it, if it was sealed for another name, or was changed. */
    open: (name: string, sealed: Uint8Array) => openSealed(keyring, 'kvs', name, sealed).toString('utf8'),
  };
}
