import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';

const HOOK = pathToFileURL(resolve(import.meta.dirname, '../endurance/cluster/short-times.ts'));
const SRC = resolve(import.meta.dirname, '../../src/platform');

/** Runs a script in a process of its own, with the hook. */
function run(script: string): string {
  HOOK.searchParams.set('node', '/bin/other');
  return execFileSync(process.execPath, ['--import', HOOK.href, '--input-type=module', '-e', script], {
    encoding: 'utf8',
  });
}

test('a preloading platform has shorter times, and starts workers by the given program', () => {
  const script = `
    const { LEASE_MS, RENEW_MS } = await import('${SRC}/stores/jobs.ts');
    const { COLLECTION_GRACE_MS, USE_AGAIN_AFTER_MS } = await import('${SRC}/objects/limits.ts');
    const { ABANDONED_MS } = await import('${SRC}/stores/cluster/blobs/blobs.ts');
    await import('${SRC}/queue/run.ts'); await import('${SRC}/operation/housekeeping.ts');
    console.log(JSON.stringify([LEASE_MS, RENEW_MS, COLLECTION_GRACE_MS, USE_AGAIN_AFTER_MS, ABANDONED_MS, process.execPath]));`;
  expect(JSON.parse(run(script))).toEqual([6_000, 1_000, 30_000, 15_000, 90_000, '/bin/other']);
});

test('a source without the expected text is refused, so that no time stays long by mistake', async () => {
  const { shortened } = await import('../endurance/cluster/short-times.ts');
  const file = `${SRC}/stores/jobs.ts`;
  const source = readFileSync(file, 'utf8');
  expect(shortened(file, source)).toContain('LEASE_MS = 6_000');
  expect(() => shortened(file, source.replace('30_000', '31_000'))).toThrow('does not contain LEASE_MS = 30_000');
  expect(shortened(`${SRC}/index.ts`, source)).toBeUndefined();
});
