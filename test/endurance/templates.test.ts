import { join } from 'node:path';
import { expect, test } from 'vitest';
import { KITS } from '../../scripts/try-templates/kits.ts';
import { startTrialPlatform } from '../../scripts/try-templates/platform.ts';
import { type Check, type FaultName, tryKit } from '../../scripts/try-templates/trial.ts';
import { temporaryFolder } from '../support/temporary.ts';

/** Without `silent`, which takes the minute that a start has. */
const FAULTS: readonly FaultName[] = ['crash', 'variable', 'memory', 'port'];

test('the app of express-generator answers, streams, loses no request of a redeploy, and names each planted fault', async () => {
  using folder = temporaryFolder('templates');
  await using platform = await startTrialPlatform(join(folder.path, 'data'), join(folder.path, 'builds'));
  const [kit] = KITS.filter(({ name }) => name === 'express');
  if (!kit) throw new Error('There is no such kit');
  const checks: Check[] = [];
  for await (const check of tryKit(kit, platform, join(folder.path, 'express'), FAULTS)) checks.push(check);
  expect(checks.filter(({ ok }) => !ok)).toEqual([]);
  expect(checks.map(({ name }) => name)).toEqual([
    ...['deployed', 'detected', 'answers', 'redeploys', 'streams'],
    ...FAULTS,
  ]);
}, 900_000);
