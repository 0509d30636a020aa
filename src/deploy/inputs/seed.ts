import type { Reader } from './reader.ts';
import { type ReadFile, readText } from './values.ts';

/**
 * The `kvs-` inputs without their prefix. Undefined if no file is given. A check reads the file, but writes nothing.
 */
export function planSeed(
  reader: Reader,
  readFile: ReadFile,
  isCheck: boolean,
): Readonly<Record<string, string>> | undefined {
  const { raw, problems } = reader;
  const files = (['kvs-seed-file', 'kvs-prune-file'] as const).filter((name) => raw[name] !== '');
  if (files.length === 0) return undefined;
  for (const name of files) problems.try(() => readText(raw[name], name, readFile), '');
  return {
    file: raw['kvs-seed-file'],
    table: raw['kvs-table'],
    url: raw['kvs-url'],
    region: raw['kvs-region'],
    token: raw['kvs-token'],
    'ttl-seconds': raw['kvs-ttl-seconds'],
    concurrency: raw['kvs-concurrency'],
    verify: raw['kvs-verify'],
    'prune-file': raw['kvs-prune-file'],
    'dry-run': isCheck ? 'true' : raw['dry-run'],
  };
}
