import { chmodSync, cpSync, mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Log } from '../../../src/base/log.ts';
import type { createDispatch } from '../../../src/platform/dispatch/index.ts';
import { job } from '../../support/builds.ts';
import { openDispatch } from '../../support/dispatch.ts';
import { createRepository } from '../../support/repositories.ts';
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
])('a platform of root says after a crash that the users of builds cannot read its %s', async (name, mode) => {
  using folder = temporaryFolder();
  using repository = createRepository({ 'index.html': 'x' });
  copyProgram(folder.path);
  chmodSync(join(folder.path, name), mode);
  const copy: { createDispatch: typeof createDispatch } = await import(
    join(folder.path, 'src/platform/dispatch/index.ts')
  );
  const logged: unknown[] = [];
  const log: Log = (_, event, fields) => logged.push({ event, ...fields });
  await using stage = openDispatch({ log }, copy.createDispatch);
  await stage.dispatch.recover();
  const options = { signal: new AbortController().signal, onStage() {}, onCommit() {}, onStored: () => undefined };
  const failure = await stage.dispatch.build(job({ repository: repository.path }), options).catch((error) => error);
  expect(failure.facts).toMatchObject({
    code: 'builder_crashed',
    message: expect.stringContaining("its user cannot read the platform's program"),
  });
  expect(failure.facts.message).not.toContain(folder.path);
  expect(logged).toContainEqual({
    event: 'program_not_readable',
    path: join(folder.path, name),
    means: expect.any(String),
    command: expect.stringContaining(`chmod -R a+rX ${join(folder.path, 'src')} `),
  });
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
