import { hkdfSync } from 'node:crypto';
import { SlipwayError } from '../../../base/errors.ts';

/** A key of AES-256-GCM. */
export interface SealingKey {
  /** The first bytes of what the key seals, so that the key is found again. Empty: it sealed before keys had IDs. */
  readonly id: Uint8Array;
  /** 32 bytes. */
  readonly key: Uint8Array;
}

/** The purposes of keys. Each purpose has a key of its own. */
export type Purpose =
  | 'kvs'
  | 'signing-key'
  | 'console-session'
  | 'secret-check'
  | 'request-token'
  | 'variables'
  | 'build-log'
  | 'printed';

/** The secrets of a platform. Keys are derived from them (HKDF, RFC 5869). One seals, and all open. */
export interface Keyring {
  /** Names the secret that seals now, and reveals nothing of it: 8 characters. */
  readonly id: string;
  /** Names all of them. The first is the one that shall seal. */
  readonly ids: readonly string[];
  /** Returns the key that seals. */
  current(purpose: Purpose): SealingKey;
  /** Returns all keys that open, the current one first. */
  all(purpose: Purpose): readonly SealingKey[];
  /** Returns the error for sealed data that no secret opens. */
  wrong(cause?: unknown): SlipwayError;
}

export const SECRET_BYTES = 32;
const ID_BYTES = 4;
const NO_ID = new Uint8Array();

export interface KeyringOptions {
  wrong(cause?: unknown): SlipwayError;
  /** True: what has no ID in front was sealed with a secret itself, before platforms of one machine had several. */
  readonly opensRaw?: boolean;
}

/** A list of secrets that can grow, and of which one seals. */
export class Secrets implements Keyring {
  readonly #options: KeyringOptions;
  readonly #keys = new Map<string, SealingKey>();
  #secrets: readonly Uint8Array[] = [];
  #sealing = '';

  /** The first of `secrets` seals. Each has 32 bytes. */
  constructor(secrets: readonly Uint8Array[], options: KeyringOptions) {
    this.#options = options;
    this.replace(secrets);
  }

  get id(): string {
    return this.#sealing;
  }

  get ids(): readonly string[] {
    return this.#secrets.map(secretID);
  }

  /** Takes another list. The first one seals. */
  replace(secrets: readonly Uint8Array[]): void {
    this.#secrets = secrets;
    this.#keys.clear();
    this.#sealing = secrets[0] ? secretID(secrets[0]) : '';
  }

  /** Seals with this secret from now on. Returns false if it is not in the list. */
  sealWith(id: string): boolean {
    if (!this.ids.includes(id)) return false;
    this.#sealing = id;
    return true;
  }

  current(purpose: Purpose): SealingKey {
    const secret = this.#secrets.find((each) => secretID(each) === this.#sealing);
    if (!secret) throw this.wrong();
    return this.#derived(secret, purpose);
  }

  all(purpose: Purpose): readonly SealingKey[] {
    const keys = this.#secrets.map((each) => this.#derived(each, purpose));
    const raw = this.#options.opensRaw ? this.#secrets.map((key) => ({ id: NO_ID, key })) : [];
    return [...keys, ...raw];
  }

  wrong(cause?: unknown): SlipwayError {
    // The keys could not be read at all.
    return cause instanceof SlipwayError ? cause : this.#options.wrong(cause);
  }

  /** Deriving takes longer than sealing. */
  #derived(secret: Uint8Array, purpose: Purpose): SealingKey {
    const id = secretID(secret);
    const name = `${id} ${purpose}`;
    const known = this.#keys.get(name);
    if (known) return known;
    const key = { id: idOf(secret), key: derive(secret, purpose, SECRET_BYTES) };
    this.#keys.set(name, key);
    return key;
  }
}

const ids = new WeakMap<Uint8Array, string>();

/** Names a secret, and reveals nothing of it. */
export function secretID(secret: Uint8Array): string {
  const known = ids.get(secret);
  if (known !== undefined) return known;
  const id = Buffer.from(idOf(secret)).toString('hex');
  ids.set(secret, id);
  return id;
}

function idOf(secret: Uint8Array): Uint8Array {
  return derive(secret, 'key-id', ID_BYTES);
}

function derive(secret: Uint8Array, purpose: Purpose | 'key-id', bytes: number): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', secret, 'slipway', purpose, bytes));
}
