import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, onTestFinished } from 'vitest';

/** Creates a temporary folder, which is removed after the test file. Call it outside of tests. */
export async function scratchFolder(): Promise<string> {
  const folder = await create();
  afterAll(() => remove(folder));
  return folder;
}

/** Creates a temporary folder, which is removed when this test is finished and what it registered later has ended. */
export async function testFolder(): Promise<string> {
  const folder = await create();
  onTestFinished(() => remove(folder));
  return folder;
}

function create(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'slipway-test-'));
}

/** The last process of a platform may still write. */
function remove(folder: string): Promise<void> {
  return rm(folder, { recursive: true, force: true, maxRetries: 5 });
}
