import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { resolverFile } from '../../../src/platform/sandbox/network/private.ts';
import { temporaryFolder } from '../../support/temporary.ts';

test('the file with the resolver stays the same file while it says the same, also if many are opened at once', async () => {
  using folder = temporaryFolder();
  const first = await Promise.all(Array.from({ length: 20 }, () => resolverFile(folder.path)));
  const file = join(folder.path, 'resolv.conf');
  expect(new Set(first)).toEqual(new Set([file]));
  const { ino } = statSync(file);
  const text = readFileSync(file, 'utf8');
  await resolverFile(folder.path);
  expect(statSync(file).ino).toBe(ino);
  writeFileSync(file, 'nameserver 192.0.2.1\n');
  await resolverFile(folder.path);
  expect(readFileSync(file, 'utf8')).toBe(text);
  expect(readdirSync(folder.path)).toEqual(['resolv.conf']);
});
