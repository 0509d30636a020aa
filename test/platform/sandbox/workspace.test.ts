import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, statSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createWorkspace, setMode } from '../../../src/platform/sandbox/workspace.ts';
import { APP } from '../../support/builds.ts';
import { temporaryFolder } from '../../support/temporary.ts';

const modeOf = (path: string) => statSync(path).mode & 0o777;

test('the mode of a folder is not set through a link in its place', async () => {
  using folder = temporaryFolder();
  const [target, link, file] = ['target', 'link', 'file'].map((name) => join(folder.path, name)) as [
    string,
    string,
    string,
  ];
  mkdirSync(target, { mode: 0o700 });
  symlinkSync(target, link);
  symlinkSync('/etc/passwd', file);
  for (const path of [link, file]) await expect(setMode(path, 0o755)).rejects.toThrow(/ENOTDIR|ELOOP/);
  expect(modeOf(target)).toBe(0o700);
});

const asNobody = `
const { setMode } = await import(process.argv[1]);
process.setgid(65534); process.setuid(65534);
await setMode(process.argv[2], 0o755);`;

test.skipIf(process.getuid?.() !== 0)('the owner of a folder gets to it again without a permission on it', () => {
  using folder = temporaryFolder();
  const locked = join(folder.path, 'locked');
  chmodSync(folder.path, 0o755);
  mkdirSync(locked, { mode: 0 });
  chownSync(locked, 65_534, 65_534);
  const module = join(import.meta.dirname, '../../../src/platform/sandbox/workspace.ts');
  execFileSync(process.execPath, ['--input-type=module', '-e', asNobody, module, locked]);
  expect(modeOf(locked)).toBe(0o755);
});

test("the next build of an app gets to the app's cache again, and changes nothing that a link in it leads to", async () => {
  using folder = temporaryFolder();
  const first = await createWorkspace(folder.path, APP, 'dpl-a', undefined);
  const target = join(folder.path, 'target');
  mkdirSync(target, { mode: 0o700 });
  symlinkSync(target, join(first.cache, 'link'));
  mkdirSync(join(first.cache, 'npm'), { mode: 0 });
  chmodSync(first.cache, 0);
  expect((await createWorkspace(folder.path, APP, 'dpl-b', undefined)).isFirst).toBe(false);
  expect([first.cache, join(first.cache, 'npm'), target].map(modeOf)).toEqual([0o755, 0o755, 0o700]);
});
