/**
 * Shortens times of the platform that preloads it (`node --import 'short-times.ts?node=…'`), so that leases end and
 * objects are collected within a test. `node`: the program that starts worker processes, which preloads this file too.
 */
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';

/** Files of src/platform, and what is replaced in them. The ratios between the times stay those of production or better. */
const CHANGES: Readonly<Record<string, readonly (readonly [before: string, after: string])[]>> = {
  'stores/jobs.ts': [
    ['LEASE_MS = 30_000', 'LEASE_MS = 6_000'],
    ['RENEW_MS = 5_000', 'RENEW_MS = 1_000'],
  ],
  'queue/run.ts': [['LEASE_MS - 10_000', 'LEASE_MS - 2_000']],
  'objects/limits.ts': [['COLLECTION_GRACE_MS = 60 * 60 * 1000', 'COLLECTION_GRACE_MS = 30_000']],
  'stores/cluster/blobs/blobs.ts': [['ABANDONED_MS = 60 * 60 * 1000', 'ABANDONED_MS = 90_000']],
  'keeping/stores.ts': [['TURN_MS = 55 * 60_000', 'TURN_MS = 4_000']],
  'operation/housekeeping.ts': [['COLLECT_EVERY = 3_600_000', 'COLLECT_EVERY = 5_000']],
};
export const SHORT_LEASE_MS = 6_000;
export const SHORT_GRACE_MS = 30_000;
/** Longer than the repetitions of a request to S3, so that no late one stores an object after its clean-up. */
export const SHORT_ABANDONED_MS = 90_000;

/** Returns the changed source of a file. Undefined: the file is not changed. Throws if a text is not there. */
export function shortened(url: string, source: string): string | undefined {
  const name = Object.keys(CHANGES).find((each) => url.endsWith(`/src/platform/${each}`));
  if (name === undefined) return undefined;
  return (CHANGES[name] ?? []).reduce((text, [before, after]) => {
    if (!text.includes(before)) throw new Error(`${name} does not contain ${before}`);
    return text.replace(before, after);
  }, source);
}

const parameters = new URL(import.meta.url).searchParams;
if (parameters.has('node')) {
  registerHooks({
    load(url, context, next) {
      const loaded = next(url, context);
      if (!url.startsWith('file:')) return loaded;
      const changed = /\/src\/platform\//.test(url)
        ? shortened(url, readFileSync(fileURLToPath(url), 'utf8'))
        : undefined;
      return changed === undefined ? loaded : { ...loaded, source: changed };
    },
  });
  const program = parameters.get('node');
  if (program) process.execPath = program;
}
