import { isUtf8 } from 'node:buffer';
import { JsonTextError, jsonMembers, jsonString } from '../../base/json-text.ts';
import type { KvsErrorCode } from '../../contract/kvs.ts';
import { KVS_LIMITS } from '../../contract/limits.ts';
import type { KvsOperation } from '../../contract/routes.ts';

/*
 * Validation of the data plane's bodies. Mirrors: spec 2.4, 4.B, 8. Limits count bytes of UTF-8.
 * By design: a value's bytes are those of its JSON text as sent, blanks within it included. Unknown members are
 * ignored, as servers of JSON APIs do, so that a newer client's hint does no harm; duplicate ones are refused.
 */

/** A body that passed. `value` is JSON text. */
export interface PutRequest {
  readonly key: string;
  readonly value: string;
  readonly ttlSeconds: number | undefined;
}

/** Why a body did not pass. The client gets `code`. */
export class InvalidRequest extends Error {
  override readonly name = 'InvalidRequest';
  readonly code: KvsErrorCode;
  constructor(code: KvsErrorCode) {
    super(code);
    this.code = code;
  }
}

/** A get's or delete's key, or a put's parts (`value` is absent for the first two). Throws `InvalidRequest`. */
export function readRequest(operation: KvsOperation, body: Buffer): PutRequest {
  const members = membersOf(body);
  const key = keyOf(members.get('key'));
  if (operation !== 'put') return { key, value: '', ttlSeconds: undefined };
  const value = textOf(members.get('value'));
  // V8 cuts a text out by keeping the whole: of a body that is more than its value, the value is copied.
  const kept = body.length > 2 * value.length + 1_024 ? Buffer.from(value, 'utf8').toString('utf8') : value;
  return { key, value: kept, ttlSeconds: ttlOf(members.get('ttlSeconds')) };
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

/** A string of 1 to 512 bytes; that it must not be empty is assumed. */
function keyOf(raw: string | undefined): string {
  const key = raw?.startsWith('"') ? jsonString(raw) : undefined;
  if (key === undefined || key === '' || longerThan(key, KVS_LIMITS.keyBytes)) throw new InvalidRequest('invalid_key');
  return key;
}

function textOf(raw: string | undefined): string {
  if (raw === undefined || longerThan(raw, KVS_LIMITS.valueBytes)) throw new InvalidRequest('invalid_value');
  return raw;
}

/** Digits only: `60.0`, `6e1` and `null` are no integers as written. */
function ttlOf(raw: string | undefined): number | undefined {
  if (raw === undefined) return undefined;
  const seconds = /^[1-9][0-9]{0,8}$/.test(raw) ? Number(raw) : 0;
  if (seconds < KVS_LIMITS.minTtlSeconds || seconds > KVS_LIMITS.maxTtlSeconds) throw new InvalidRequest('invalid_ttl');
  return seconds;
}

/** Counts UTF-8 bytes only if the number of characters does not decide it: each is one byte to three. */
function longerThan(text: string, bytes: number): boolean {
  return text.length > bytes || (text.length * 3 > bytes && Buffer.byteLength(text, 'utf8') > bytes);
}
