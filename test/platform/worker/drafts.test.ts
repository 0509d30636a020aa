import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { DEFAULT_LIMITS } from '../../../src/platform/dispatch/limits.ts';
import { createWorkspace, removeWorkspace } from '../../../src/platform/sandbox/workspace.ts';
import { installsBound } from '../../../src/platform/supervisor/installs-bound.ts';
import { APP } from '../../support/builds.ts';
import { temporaryFolder } from '../../support/temporary.ts';

test('what a worker leaves beside the kept installs is removed when no build of the app is left', async () => {
  using folder = temporaryFolder('drafts');
  const builds = join(folder.path, 'builds');
  const bound = installsBound(builds, DEFAULT_LIMITS, async () => () => {});
  const one = await createWorkspace(builds, APP, 'dpl_1', undefined);
  const other = await createWorkspace(builds, APP, 'dpl_2', undefined);
  const ends = [await bound.open(one.installs), await bound.open(other.installs)];
  for (const name of ['.drafts/dpl_9', '.hidden', 'key']) {
    mkdirSync(join(one.installs, name), { recursive: true });
    writeFileSync(join(one.installs, name, 'file'), 'x');
  }
  await ends[0]?.();
  expect(existsSync(join(one.installs, '.drafts/dpl_9'))).toBe(true);
  await removeWorkspace(one);
  await ends[1]?.();
  expect(readdirSync(one.installs)).toEqual(['key']);
});
