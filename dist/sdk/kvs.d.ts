import type { TableOptions } from './options.js';
export { KvsError, type KvsErrorCode } from './error.js';
export type { TableOptions } from './options.js';
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
export declare function createTable<Value = unknown>(name: string, options?: TableOptions): Table<Value>;
