import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

/** Creates a temporary folder, which is removed after the test file. */
export async function scratchFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'slipway-test-'));
  afterAll(() => rm(folder, { recursive: true, force: true }));
  return folder;
}
