import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

/** A key of AES-256-GCM. */
export interface SealingKey {
  /** The first bytes of what the key seals, so that the key is found again. Empty: there has only ever been one key. */
  readonly id: Uint8Array;
  /** 32 bytes. */
  readonly key: Uint8Array;
}

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Seals a secret by AES-256-GCM. It is bound to `name`, such as a table's. */
export function seal({ id, key }: SealingKey, name: string, secret: string): Uint8Array {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(name, 'utf8'));
  const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return Buffer.concat([id, nonce, text, cipher.getAuthTag()]);
}

/** Returns the secret. Throws if none of the keys sealed it, if it was sealed for another name, or if it was changed. */
export function unseal(keys: readonly SealingKey[], name: string, sealed: Uint8Array): string {
  const key = keys.find((each) => isSealedBy(each, sealed));
  if (!key) throw new Error('No key is known that sealed this secret');
  const bytes = sealed.subarray(key.id.length);
  const text = bytes.subarray(NONCE_BYTES, -TAG_BYTES);
  const decipher = createDecipheriv('aes-256-gcm', key.key, bytes.subarray(0, NONCE_BYTES), {
    authTagLength: TAG_BYTES,
  })
    .setAAD(Buffer.from(name, 'utf8'))
    .setAuthTag(bytes.subarray(-TAG_BYTES));
  return Buffer.concat([decipher.update(text), decipher.final()]).toString('utf8');
}

export function isSealedBy({ id }: SealingKey, sealed: Uint8Array): boolean {
  return Buffer.compare(sealed.subarray(0, id.length), id) === 0;
}

/** Returns the name that a table's token is sealed for. `tokenHash`: SHA-256 of the token, base64. */
export function tokenSealName(tokenHash: string): string {
  return `kvs-token:${tokenHash}`;
}

/** Returns the name that the secrets of a function role are sealed for. */
export function roleSealName(accessKeyID: string): string {
  return `kvs-role:${accessKeyID}`;
}
