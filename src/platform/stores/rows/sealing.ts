import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import type { AppKey } from '../../shared/types.ts';
import type { Keyring, Purpose, SealingKey } from './keyring.ts';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** Bytes that sealing adds, with the ID of a key. */
export const SEALED_MORE = 4 + NONCE_BYTES + TAG_BYTES;

/** Seals a secret by AES-256-GCM. It is bound to `name`, such as a table's. */
export function seal(key: SealingKey, name: string, secret: string | Uint8Array): Uint8Array {
  return sealed(key, name, secret, randomBytes(NONCE_BYTES));
}

/** Seals the same bytes for the same name to the same result: its nonce is a hash of both. */
export function sealSame(key: SealingKey, name: string, bytes: Uint8Array): Uint8Array {
  const hash = createHmac('sha256', key.key)
    .update(`${Buffer.byteLength(name)}:${name}`)
    .update(bytes)
    .digest();
  return sealed(key, name, bytes, hash.subarray(0, NONCE_BYTES));
}

function sealed({ id, key }: SealingKey, name: string, secret: string | Uint8Array, nonce: Uint8Array): Uint8Array {
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(name, 'utf8'));
  const text = Buffer.concat([cipher.update(Buffer.from(secret as string)), cipher.final()]);
  return Buffer.concat([id, nonce, text, cipher.getAuthTag()]);
}

/** None of the keys has the ID in front of what was sealed. */
export class UnknownKey extends Error {
  readonly id: string;
  constructor(id: string) {
    super('No key is known that sealed this secret');
    this.id = id;
  }
}

/** Returns the secret. Throws if none of the keys sealed it, if it was sealed for another name, or if it was changed. */
export function unseal(keys: readonly SealingKey[], name: string, bytes: Uint8Array): string {
  return unsealBytes(keys, name, bytes).toString('utf8');
}

/** The same, as bytes. */
export function unsealBytes(keys: readonly SealingKey[], name: string, bytes: Uint8Array): Buffer {
  let failure: unknown = new UnknownKey(Buffer.from(bytes.subarray(0, 4)).toString('hex'));
  // What has no ID may begin with one by accident.
  for (const key of keys.filter((each) => isSealedBy(each, bytes))) {
    try {
      return openedBy(key, name, bytes.subarray(key.id.length));
    } catch (error) {
      failure = error;
    }
  }
  throw failure;
}

/** Returns what was sealed for a name. Throws `unsupported_data` (`Keyring.wrong`) if no key of the platform opens it. */
export function openSealed(
  keyring: Pick<Keyring, 'all' | 'wrong'>,
  purpose: Purpose,
  name: string,
  bytes: Uint8Array,
): Buffer {
  try {
    return unsealBytes(keyring.all(purpose), name, bytes);
  } catch (cause) {
    throw keyring.wrong(cause);
  }
}

function openedBy({ key }: SealingKey, name: string, bytes: Uint8Array): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(name, 'utf8'))
    .setAuthTag(bytes.subarray(-TAG_BYTES));
  return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()]);
}

export function isSealedBy({ id }: SealingKey, bytes: Uint8Array): boolean {
  return Buffer.compare(bytes.subarray(0, id.length), id) === 0;
}

/** How a sealed text begins. The ID of its key follows. No JSON text begins with it. */
const PREFIX = 'sealed:';
const SEALED_TEXT = /^sealed:([0-9a-f]{8}):/;

/** Seals a text to a text. */
export function sealText(keyring: Keyring, purpose: Purpose, name: string, text: string): string {
  const bytes = Buffer.from(seal(keyring.current(purpose), name, text));
  return `${PREFIX}${keyring.id}:${bytes.subarray(4).toString('base64')}`;
}

/** Opens what `sealText` returned. A text of a version before is in clear. Throws `unsupported_data` (`Keyring.wrong`). */
export function openText(keyring: Keyring, purpose: Purpose, name: string, text: string): string {
  const [prefix, id] = SEALED_TEXT.exec(text) ?? [];
  if (prefix === undefined || id === undefined) return text;
  const bytes = Buffer.concat([Buffer.from(id, 'hex'), Buffer.from(text.slice(prefix.length), 'base64')]);
  return openSealed(keyring, purpose, name, bytes).toString('utf8');
}

/** Returns the ID of the key that sealed a text, or undefined for one in clear. */
export function keyOfText(text: string): string | undefined {
  return SEALED_TEXT.exec(text)?.[1];
}

/** Returns the bytes that a sealed text has at most, if it was `bytes` long before. */
export function sealedTextBytes(bytes: number): number {
  return PREFIX.length + 9 + Math.ceil(((bytes + SEALED_MORE) * 4) / 3) + 4;
}

/*
 * The names that values are sealed for, so that each counts only in its place. `tokenHash`: SHA-256 of the token of a table, base64.
 * `variableSealName`: of a variable, or without `name` of all of an app. `start`: the first byte of the part in its log.
 */

export const tokenSealName = (tokenHash: string) => `kvs-token:${tokenHash}`;
export const roleSealName = (accessKeyID: string) => `kvs-role:${accessKeyID}`;
export const hookSealName = (hook: string) => `hook:${hook}`;
export const targetSealName = (target: string) => `notify-target:${target}`;
export const variableSealName = ({ org, project, appID }: AppKey, name = '') =>
  `variable:${org}/${project}/${appID}:${name}`;
export const deploymentSealName = (deployID: string, column: 'env' | 'failure') => `deployment-${column}:${deployID}`;
export const logSealName = (deployID: string, start: number) => `build-log:${deployID}:${start}`;
