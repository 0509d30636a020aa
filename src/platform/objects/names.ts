import type { CacheRule } from '../stores/blobs.ts';
import { ENCODINGS, type Encoding } from './variant-file.ts';

/** The keys of blobs. All keys of an organization begin with its ID. */

const SHA256 = /^[0-9a-f]{64}$/;

export function isHash(text: string): boolean {
  return SHA256.test(text);
}

/** Returns the key of an object. Objects are spread over 256 folders. */
export function objectKey(org: string, hash: string): string {
  return `${org}/${hash.slice(0, 2)}/${hash}`;
}

export function variantKey(org: string, hash: string, encoding: Encoding): string {
  return `${org}/variants/${hash.slice(0, 2)}/${hash}.${encoding}`;
}

/** Returns the hash of the object with this key. Undefined for keys of anything else. */
export function objectOf(key: string): string | undefined {
  const [, , hash = '', ...more] = key.split('/');
  return more.length === 0 && isHash(hash) ? hash : undefined;
}

/** Returns the hash of the object whose compressed form has this key. Undefined for keys of anything else. */
export function objectOfVariant(key: string): string | undefined {
  const [, hash, encoding] = /\/([0-9a-f]{64})\.([a-z]+)$/.exec(key) ?? [];
  return ENCODINGS.some((each) => each === encoding) ? hash : undefined;
}

/** Milliseconds for which a node may not find a compressed form that another one has made. Meanwhile it sends the object. */
const FORM_MISSING_MS = 5_000;

/**
 * Returns what a node's cache may assume of a key. An object never changes. Every compressed form of an object is right,
 * also after another one has replaced it. Undefined for all other blobs: they must not be cached.
 */
export function cacheRuleOf(key: string): CacheRule | undefined {
  const sha256 = objectOf(key);
  if (sha256 !== undefined) return { sha256 };
  return objectOfVariant(key) === undefined ? undefined : { missingMs: FORM_MISSING_MS };
}
