import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createBackup } from '../../../../src/platform/stores/local/backup.ts';
import { temporaryFolder } from '../../../support/temporary.ts';

test('a key that is made while a copy is made is in it', async () => {
  using folder = temporaryFolder();
  const [data, copy] = [join(folder.path, 'data'), join(folder.path, 'copy')];
  mkdirSync(data);
  const file = join(data, 'platform.key');
  writeFileSync(file, 'first');
  await createBackup(data, async () => writeFileSync(file, 'second\nfirst'))(copy);
  expect(readFileSync(join(copy, 'platform.key'), 'utf8')).toBe('second\nfirst');
});
