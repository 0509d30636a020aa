/**
 * `slipway/kvs`: the key-value store for the functions of an app. It has no dependencies and runs in Node.js, Bun and Deno.
 * Mirrors: spec 2.4, 2.5, 4.B, 5.B, 7.A and 8. Gaps: none known.
 */
import { KVS_LIMITS, TABLE_NAME } from '../contract/limits.ts';
import { ask, type Caller } from './call.ts';
import { KvsError } from './error.ts';
import type { TableOptions } from './options.ts';

export { KvsError, type KvsErrorCode } from './error.ts';
export type { TableOptions } from './options.ts';

export interface PutOptions {
  /** Whole seconds after which the entry is missing: 60 to 31,536,000. Default: it does not expire. */
  readonly ttlSeconds?: number | undefined;
}

export interface Entry<Value> {
  readonly value: Value;
  /** Null: it does not expire. */
  readonly expiresAt: Date | null;
}

/** A table of the app. Keys have 1 to 512 bytes of UTF-8, values at most 64 KiB of JSON. Every method rejects with `KvsError`. */
export interface Table<Value> {
  /** Returns the value. Undefined if the key does not exist or has expired. */
  get(key: string): Promise<Value | undefined>;
  /** Returns the value, and when it expires. */
  getEntry(key: string): Promise<Entry<Value> | undefined>;
  /** Stores a JSON value durably, in place of an earlier one. */
  put(key: string, value: Value, options?: PutOptions): Promise<void>;
  /** Deletes a key. It need not exist. */
  delete(key: string): Promise<void>;
}

/**
 * Returns the table of this name. It sends nothing, and reads the variables when it is used, so that a build can load the module.
 * `Value` is the type of the values, which nothing checks. Throws `KvsError` if a table cannot have this name.
 */
export function createTable<Value = unknown>(name: string, options: TableOptions = {}): Table<Value> {
  if (!TABLE_NAME.test(name)) {
    const rule = 'Write 1 to 32 of a-z, 0-9 and _, beginning with a letter.';
    throw new KvsError('invalid_table', `${quoted(name)} is not the name of a table. ${rule}`);
  }
  const caller = (operation: Caller['operation'], key: string): Caller => {
    const doing = `${operation} ${quoted(key)} (table ${name})`;
    checkKey(doing, key);
    return { table: name, operation, doing, options };
  };
  const getEntry = async (key: string): Promise<Entry<Value> | undefined> => {
    const its = caller('get', key);
    const answer = await ask(its, JSON.stringify({ key }));
    if (answer.found === false) return undefined;
    const { expiresAt } = answer;
    const isDate = typeof expiresAt === 'string' && !Number.isNaN(Date.parse(expiresAt));
    if (answer.found !== true || !('value' in answer) || !(isDate || expiresAt === null)) throw wrong(its);
    return { value: answer.value as Value, expiresAt: isDate ? new Date(expiresAt) : null };
  };
  return {
    getEntry,
    get: async (key) => (await getEntry(key))?.value,
    async put(key, value, { ttlSeconds } = {}) {
      const its = caller('put', key);
      const ttl = ttlSeconds === undefined ? '' : `,"ttlSeconds":${checkedTtl(its.doing, ttlSeconds)}`;
      const body = `{"key":${JSON.stringify(key)},"value":${jsonOf(its.doing, value)}${ttl}}`;
      if ((await ask(its, body)).ok !== true) throw wrong(its);
    },
    async delete(key) {
      const its = caller('delete', key);
      if ((await ask(its, JSON.stringify({ key }))).deleted !== true) throw wrong(its);
    },
  };
}

const encoder = new TextEncoder();
const SHOWN = 60;

function quoted(text: unknown): string {
  const whole = typeof text === 'string' ? JSON.stringify(text) : `a ${typeof text}`;
  return whole.length > SHOWN ? `${whole.slice(0, SHOWN)}…` : whole;
}

function checkKey(doing: string, key: unknown): void {
  const { keyBytes } = KVS_LIMITS;
  const bytes = typeof key === 'string' ? encoder.encode(key).length : 0;
  if (bytes > 0 && bytes <= keyBytes) return;
  const why = typeof key === 'string' ? `has ${bytes} bytes` : 'is not a string';
  throw new KvsError('invalid_key', `Could not ${doing}: the key ${why}. A key is a string of 1 to ${keyBytes} bytes.`);
}

function jsonOf(doing: string, value: unknown): string {
  const { valueBytes } = KVS_LIMITS;
  const refuse = (why: string, cause?: unknown) =>
    new KvsError('invalid_value', `Could not ${doing}: the value ${why}`, { cause });
  let text: string | undefined;
  try {
    text = JSON.stringify(value);
  } catch (cause) {
    throw refuse('is not JSON. It may refer to itself or contain a BigInt: store plain data.', cause);
  }
  if (text === undefined) throw refuse(`is ${typeof value}, which JSON does not have. Use delete to remove a key.`);
  const bytes = encoder.encode(text).length;
  if (bytes <= valueBytes) return text;
  throw refuse(
    `has ${bytes} bytes of JSON, and ${valueBytes} are allowed. Store less, or divide it between several keys.`,
  );
}

function checkedTtl(doing: string, seconds: number): number {
  const { minTtlSeconds, maxTtlSeconds } = KVS_LIMITS;
  if (Number.isInteger(seconds) && seconds >= minTtlSeconds && seconds <= maxTtlSeconds) return seconds;
  const rule = `Write whole seconds, ${minTtlSeconds} to ${maxTtlSeconds}.`;
  throw new KvsError('invalid_ttl', `Could not ${doing}: ttlSeconds is ${String(seconds)}. ${rule}`);
}

function wrong({ doing }: Caller): KvsError {
  const remedy = 'Check SERVICE_KVS_URL.';
  return new KvsError(
    'unexpected_response',
    `Could not ${doing}: the answer is not that of a key-value store. ${remedy}`,
  );
}
