import { isUtf8 } from 'node:buffer';
import { JsonTextError, jsonMembers, jsonString } from '../../base/json-text.ts';
import type { KvsErrorCode } from '../../contract/kvs.ts';
import { KVS_LIMITS } from '../../contract/limits.ts';
import type { KvsOperation } from '../../contract/routes.ts';

/*
 * Validation of the data plane's bodies. Mirrors: spec 2.4, 4.B, 8. Limits count bytes of UTF-8.
 * By design: the size of a value is the size of its JSON text as sent, with the blanks in it. Unknown members are ignored,
 * so that newer clients can send further ones. Duplicate members are refused.
 */

/** A valid body. `value` is JSON text. */
export interface PutRequest {
  readonly key: string;
  readonly value: string;
  readonly ttlMs: number | undefined;
}

/** The body is invalid. The client gets `code`. */
export class InvalidRequest extends Error {
  override readonly name = 'InvalidRequest';
  readonly code: KvsErrorCode;
  constructor(code: KvsErrorCode) {
    super(code);
    this.code = code;
  }
}

/** Reads the body of an operation. Only a put has `value` and `ttlMs`; otherwise `value` is empty. Throws `InvalidRequest`. */
export function readRequest(operation: KvsOperation, body: Buffer): PutRequest {
  const members = membersOf(body);
  const key = keyOf(members.get('key'));
  if (operation !== 'put') return { key, value: '', ttlMs: undefined };
  const value = members.get('value');
  if (value === undefined || longerThan(value, KVS_LIMITS.valueBytes)) throw new InvalidRequest('invalid_value');
  // A slice of a string keeps the whole string in memory. If the body is much larger than the value, copy the value.
  const kept = body.length > 2 * value.length + 1_024 ? Buffer.from(value, 'utf8').toString('utf8') : value;
  return { key, value: kept, ttlMs: ttlOf(members.get('ttlSeconds')) };
}

function membersOf(body: Buffer): ReadonlyMap<string, string> {
  if (!isUtf8(body)) throw new InvalidRequest('invalid_json');
  try {
    const members = jsonMembers(body.toString('utf8'));
    if (members) return new Map(members.map(({ name, text }) => [name, text]));
  } catch (error) {
    if (!(error instanceof JsonTextError)) throw error;
  }
  throw new InvalidRequest('invalid_json');
}

/** Reads a key of 1 to 512 bytes. That it must not be empty is an assumption. */
function keyOf(raw: string | undefined): string {
  const key = raw?.startsWith('"') ? jsonString(raw) : undefined;
  if (key === undefined || key === '' || longerThan(key, KVS_LIMITS.keyBytes)) throw new InvalidRequest('invalid_key');
  return key;
}

/** Reads a time to live in milliseconds. Accepts only digits: `60.0`, `6e1` and `null` are not written as integers. */
function ttlOf(raw: string | undefined): number | undefined {
  if (raw === undefined) return undefined;
  const seconds = /^[1-9][0-9]{0,8}$/.test(raw) ? Number(raw) : 0;
  if (seconds < KVS_LIMITS.minTtlSeconds || seconds > KVS_LIMITS.maxTtlSeconds) throw new InvalidRequest('invalid_ttl');
  return seconds * 1_000;
}

/** Counts UTF-8 bytes only if the number of characters leaves it open. A UTF-16 code unit takes one to three bytes. */
function longerThan(text: string, bytes: number): boolean {
  return text.length > bytes || (text.length * 3 > bytes && Buffer.byteLength(text, 'utf8') > bytes);
}
