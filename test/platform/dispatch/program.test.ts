import { chmodSync, cpSync, mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { createDispatch } from '../../../src/platform/dispatch/index.ts';
import { openDispatch } from '../../support/dispatch.ts';
import { temporaryFolder } from '../../support/temporary.ts';

const ROOT = join(import.meta.dirname, '../../..');

/** Copies the program. Its packages are links, as some package managers make them. */
function copyProgram(folder: string): void {
  for (const name of ['src', 'package.json']) cpSync(join(ROOT, name), join(folder, name), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
}

test.skipIf(process.getuid?.() !== 0).each([
  ['src/worker.ts', 0o640],
  ['src/platform/worker', 0o750],
  ['package.json', 0o640],
])('a platform of root does not start if the users of builds cannot read its %s', async (name, mode) => {
  using folder = temporaryFolder();
  copyProgram(folder.path);
  chmodSync(join(folder.path, name), mode);
  const copy: { createDispatch: typeof createDispatch } = await import(
    join(folder.path, 'src/platform/dispatch/index.ts')
  );
  {
    await using stage = openDispatch({}, copy.createDispatch);
    await expect(stage.dispatch.recover()).rejects.toMatchObject({
      code: 'unsupported_runtime',
      message: `The users of builds cannot read ${join(folder.path, name)}, which their workers need`,
      remedy: expect.stringContaining(`chmod -R a+rX ${join(folder.path, 'src')} `),
    });
  }
  // Without a sandbox, builds have the user of the platform.
  await using stage = openDispatch({ isolation: 'none' }, copy.createDispatch);
  await stage.dispatch.recover();
});

test('a package that other users cannot read is found, and what the platform keeps beside packages is not', async () => {
  using folder = temporaryFolder();
  cpSync(join(ROOT, 'src/platform/dispatch/program.ts'), join(folder.path, 'src/platform/dispatch/program.ts'));
  mkdirSync(join(folder.path, 'node_modules/one'), { recursive: true });
  mkdirSync(join(folder.path, 'node_modules/.cache'), { mode: 0o700 });
  const { unreadablePart } = await import(join(folder.path, 'src/platform/dispatch/program.ts'));
  expect(unreadablePart()).toBeUndefined();
  chmodSync(join(folder.path, 'node_modules/one'), 0o750);
  expect(unreadablePart()).toMatchObject({ path: join(folder.path, 'node_modules/one') });
});
