import { Resolver } from 'node:dns/promises';
import { systemCode } from '../../base/errors.ts';

/** Returns the addresses of a name, as visitors get them. Empty if it has none. Rejects if DNS gives no answer. */
export type ResolveHost = (name: string) => Promise<readonly string[]>;

/** Milliseconds of one query, and how many are sent. */
const QUERY_MS = 2_000;
const QUERIES = 2;
const ABSENT: ReadonlySet<string | undefined> = new Set(['ENOTFOUND', 'ENODATA']);

export const systemResolveHost: ResolveHost = async (name) => {
  const resolver = new Resolver({ timeout: QUERY_MS, maxTimeout: QUERY_MS, tries: QUERIES });
  const none = (error: unknown) => {
    if (ABSENT.has(systemCode(error))) return [];
    throw error;
  };
  const found = await Promise.all([resolver.resolve4(name).catch(none), resolver.resolve6(name).catch(none)]);
  return found.flat();
};
