import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { BuildLog } from '../../../src/platform/worker/log.ts';
import { temporaryFolder } from '../../support/repositories.ts';

test('a stored log holds no character that reorders or hides what is read', async () => {
  using folder = temporaryFolder();
  const path = join(folder.path, 'a.log');
  await using log = new BuildLog(path, 1_000, {});
  log.line('\ta\u202eb\u2066c\u200f\u200bd\u0007 \u001b[31m👩‍💻');
  expect(log.last()).toEqual(['\tabcd 👩‍💻']);
  await log[Symbol.asyncDispose]();
  expect(readFileSync(path, 'utf8')).toBe('\tabcd 👩‍💻\n');
});
