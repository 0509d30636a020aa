/**
 * `slipway/unstorage`: a driver of unstorage on a table of the app.
 * Gaps: the service lists no keys, so `getKeys` and `clear` throw, unless `keys` is `empty`. Entries of other writers that are not
 * strings are read as their JSON.
 */
import { type TableOptions } from './kvs.js';
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
    readonly flags: {
        readonly ttl: boolean;
    };
    readonly options: KvsDriverOptions;
    hasItem(key: string): Promise<boolean>;
    getItem(key: string): Promise<string | null>;
    setItem(key: string, value: string, options?: ItemOptions): Promise<void>;
    removeItem(key: string): Promise<void>;
    /** `ttl`: seconds that the item has left. */
    getMeta(key: string): Promise<{
        readonly ttl?: number;
    } | null>;
    getKeys(): Promise<string[]>;
    clear(): Promise<void>;
}
/** Returns a driver for `createStorage({ driver })`. Throws `KvsError` if a table cannot have this name. */
export default function kvsDriver(options: KvsDriverOptions): KvsDriver;
export {};
