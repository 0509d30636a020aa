import { checkJsonText, JsonTextError } from '../../base/json-text.ts';
import type { KvsErrorCode } from '../../contract/kvs.ts';
import { KVS_LIMITS } from '../../contract/limits.ts';
import type { KvsOperation } from '../../contract/routes.ts';
import { Refusal, rateLimited } from '../shared/refusal.ts';
import type { AppKey } from '../shared/types.ts';
import { type Act, type AuditStore, ofApp } from '../stores/audit.ts';
import { type KeyRange, KeyspaceGone, type KvsEngine } from '../stores/kvs.ts';
import type { Quota } from '../stores/quota.ts';
import { StoreUnavailable } from '../stores/rows/unavailable.ts';
import type { FullTables } from './full.ts';
import { InvalidRequest, type PutRequest, readRequest } from './request.ts';
import type { Tables } from './tables.ts';

interface WrittenEntry {
  readonly key: string;
  /** JSON text. */
  readonly value: string;
  /** Digits. Empty if the entry does not expire. */
  readonly ttlSeconds: string;
}

interface EntriesParts {
  readonly tables: Tables;
  /** Undefined if other nodes have the entries. */
  readonly engine: KvsEngine | undefined;
  readonly full: Pick<FullTables, 'has'> | undefined;
  readonly quota: Quota;
  readonly audit: Pick<AuditStore, 'append'>;
}

export type Entries = ReturnType<typeof createEntries>;

/**
 * Single entries of a table, for the platform's own pages. The rules and the rate limits are those of the data plane. Each
 * method rejects with `Refusal`.
 */
export function createEntries({ tables, engine, full, quota, audit }: EntriesParts) {
  const keyspaceOf = async (app: AppKey, table: string): Promise<number> => {
    const { keyspace, windows } = await tables.byName(app, table);
    const wait = await quota.take(windows);
    if (wait === 0) return keyspace;
    throw rateLimited(`The table has reached its rate limit: wait ${wait} s.`, wait);
  };
  const run = async <T>(work: (engine: KvsEngine) => Promise<T>): Promise<T> => {
    if (!engine)
      throw new Refusal('unavailable', 'This node does not have the entries of tables. Ask a node with the role kvs.');
    try {
      return await work(engine);
    } catch (error) {
      if (error instanceof KeyspaceGone) throw new Refusal('table_not_found', 'The table was deleted.');
      if (error instanceof StoreUnavailable)
        throw new Refusal('unavailable', 'The entries cannot be read or written now. Try again.');
      throw error;
    }
  };
  // Entries are in a store of their own. So the row comes after the change, and before the answer.
  const recorded = (action: 'key.put' | 'key.delete', app: AppKey, table: string, key: string, act: Act) =>
    audit.append(act, [ofApp(app, action, { object: table, after: { key } })]);
  return {
    get: (app: AppKey, table: string, key: string) =>
      run(async (kvs) => kvs.get(await keyspaceOf(app, table), read('get', { key }).key)),
    /** Lists keys in the order of their bytes. Counts as one request. */
    list: (app: AppKey, table: string, range: KeyRange) =>
      run(async (kvs) => kvs.keys(await keyspaceOf(app, table), range)),
    put: (app: AppKey, table: string, entry: WrittenEntry, act: Act) =>
      run(async (kvs) => {
        const { key, value, ttlMs } = readWritten(entry);
        const keyspace = await keyspaceOf(app, table);
        if (full?.has(keyspace)) throw new Refusal('conflict', FULL);
        await kvs.put(keyspace, key, { value, ttlMs });
        await recorded('key.put', app, table, key, act);
      }),
    delete: (app: AppKey, table: string, key: string, act: Act) =>
      run(async (kvs) => {
        const [keyspace, { key: name }] = [await keyspaceOf(app, table), read('delete', { key })];
        const isThere = (await kvs.get(keyspace, name)) !== undefined;
        await kvs.delete(keyspace, name);
        if (isThere) await recorded('key.delete', app, table, key, act);
      }),
  };
}

const FULL =
  'The table, or all tables of its organization together, store as much as they may. Delete keys: a minute later there is room again.';

/** Checks an entry. The value is checked by itself first, so that it cannot add members to the body. */
function readWritten({ key, value, ttlSeconds }: WrittenEntry): PutRequest {
  const text = value.trim();
  try {
    checkJsonText(text);
  } catch (error) {
    if (!(error instanceof JsonTextError)) throw error;
    throw new Refusal(
      'validation_failed',
      `The value is not JSON: ${error.message}. Text needs double quotes, as "ahoy".`,
    );
  }
  const ttl = ttlSeconds.trim();
  const members = { key, ...(ttl !== '' && { ttlSeconds: /^\d{1,9}$/.test(ttl) ? Number(ttl) : ttl }) };
  return read('put', members, text);
}

const { keyBytes, valueBytes, minTtlSeconds, maxTtlSeconds } = KVS_LIMITS;
const REASONS: Readonly<Partial<Record<KvsErrorCode, string>>> = {
  invalid_key: `A key has 1 to ${keyBytes} bytes.`,
  invalid_value: `A value has at most ${valueBytes} bytes.`,
  invalid_ttl: `The time to live is ${minTtlSeconds} to ${maxTtlSeconds} seconds.`,
};

function read(operation: KvsOperation, members: object, value?: string): PutRequest {
  const json = JSON.stringify(members);
  const body = value === undefined ? json : `${json.slice(0, -1)},"value":${value}}`;
  try {
    return readRequest(operation, Buffer.from(body));
  } catch (error) {
    if (!(error instanceof InvalidRequest)) throw error;
    throw new Refusal('validation_failed', REASONS[error.code] ?? 'The entry is not valid.');
  }
}
