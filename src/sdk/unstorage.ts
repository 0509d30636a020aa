/**
 * `slipway/unstorage`: a driver of unstorage on a table of the app.
 * Gaps: the service lists no keys, so `getKeys` and `clear` throw, unless `keys` is `empty`. Entries of other writers that are not
 * strings are read as their JSON.
 */
import { createTable, KvsError, type TableOptions } from './kvs.ts';

export interface KvsDriverOptions extends TableOptions {
  /** The name of the table. */
  readonly table: string;
  /** Comes before each key, with a colon. Default: nothing. */
  readonly base?: string | undefined;
  /** Seconds after which an item expires, if `setItem` names no `ttl`: 60 to 31,536,000. Default: items do not expire. */
  readonly ttl?: number | undefined;
  /** What listing answers: `throw` (default) an error, `empty` no keys, so that `clear` removes nothing. */
  readonly keys?: 'throw' | 'empty' | undefined;
}

interface ItemOptions {
  /** Seconds. */
  readonly ttl?: number | undefined;
}

/** What unstorage asks of a driver. Methods reject with `KvsError`. */
export interface KvsDriver {
  readonly name: string;
  readonly flags: { readonly ttl: boolean };
  readonly options: KvsDriverOptions;
  hasItem(key: string): Promise<boolean>;
  getItem(key: string): Promise<string | null>;
  setItem(key: string, value: string, options?: ItemOptions): Promise<void>;
  removeItem(key: string): Promise<void>;
  /** `ttl`: seconds that the item has left. */
  getMeta(key: string): Promise<{ readonly ttl?: number } | null>;
  getKeys(): Promise<string[]>;
  clear(): Promise<void>;
}

/** Returns a driver for `createStorage({ driver })`. Throws `KvsError` if a table cannot have this name. */
export default function kvsDriver(options: KvsDriverOptions): KvsDriver {
  const { table: name, base = '', ttl: usual, keys = 'throw' } = options;
  const table = createTable<unknown>(name, options);
  const prefix = base === '' || base.endsWith(':') ? base : `${base}:`;
  const full = (key: string) => `${prefix}${key}`;
  const unlisted = (doing: string) => {
    const remedy = 'Keep a list in a key of its own, or choose { keys: "empty" } if nothing depends on it.';
    return new KvsError('not_supported', `Could not ${doing}: the key-value store lists no keys. ${remedy}`);
  };
  return {
    name: 'slipway-kvs',
    flags: { ttl: true },
    options,
    hasItem: async (key) => (await table.getEntry(full(key))) !== undefined,
    async getItem(key) {
      const entry = await table.getEntry(full(key));
      if (entry === undefined) return null;
      return typeof entry.value === 'string' ? entry.value : JSON.stringify(entry.value);
    },
    setItem: (key, value, { ttl = usual } = {}) => table.put(full(key), stored(value), { ttlSeconds: ttl }),
    removeItem: (key) => table.delete(full(key)),
    async getMeta(key) {
      const entry = await table.getEntry(full(key));
      if (entry === undefined) return null;
      return entry.expiresAt === null ? {} : { ttl: Math.ceil((entry.expiresAt.getTime() - Date.now()) / 1_000) };
    },
    async getKeys() {
      if (keys === 'empty') return [];
      throw unlisted('list keys');
    },
    async clear() {
      if (keys !== 'empty') throw unlisted('clear the storage');
    },
  };
}

/** Stores objects and lists, which unstorage hands over as text, as themselves: smaller, and readable by others. */
function stored(text: string): unknown {
  if (!/^[[{]/.test(text)) return text;
  try {
    const value: unknown = JSON.parse(text);
    // Numbers with many digits, blanks and repeated members would change.
    return JSON.stringify(value) === text ? value : text;
  } catch {
    return text;
  }
}
