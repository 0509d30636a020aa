import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createLocalBuildLogs } from '../../../../src/platform/stores/local/build-logs.ts';
import { createLocalChanges } from '../../../../src/platform/stores/local/changes.ts';
import { prepareDataDir } from '../../../../src/platform/stores/local/data-dir.ts';
import { attachLocalStores } from '../../../../src/platform/stores/local/index.ts';
import { buildLogSuite } from '../../../contract-suites/build-logs.ts';
import { testKeyring } from '../../../support/keyring.ts';
import { temporaryFolder } from '../../../support/temporary.ts';

buildLogSuite('disk', async () => {
  const folder = temporaryFolder();
  const changes = createLocalChanges();
  const [one, other] = [1, 2].map(() => attachLocalStores(prepareDataDir(folder.path), changes, {}));
  if (!one || !other) throw new Error('There are no handles');
  return {
    ...{ a: one.logs, b: other.logs, stores: one },
    async [Symbol.asyncDispose]() {
      for (const each of [one, other]) await each[Symbol.asyncDispose]();
      folder[Symbol.dispose]();
    },
  };
});

test('a log of an earlier version can be read', async () => {
  using folder = temporaryFolder();
  writeFileSync(join(folder.path, 'dpl-old.log'), 'one\ntwo\n');
  const logs = createLocalBuildLogs(folder.path, testKeyring());
  expect(await logs.read('dpl-old', { from: 0, limit: 100 })).toEqual({ text: 'one\ntwo\n', next: 8, size: 8 });
});

test('a line without a line end is returned only if the log is complete', async () => {
  using folder = temporaryFolder();
  const logs = createLocalBuildLogs(folder.path, testKeyring());
  await logs.append('dpl-a', 'one\n');
  await logs.append('dpl-a', 'tw');
  const read = (isComplete: boolean) => logs.read('dpl-a', { from: 0, limit: 100, isComplete });
  expect(await read(false)).toEqual({ text: 'one\n', next: 4, size: 6 });
  expect(await read(true)).toEqual({ text: 'one\ntw', next: 6, size: 6 });
});

test('only this user can read the logs', async () => {
  using folder = temporaryFolder();
  const dir = join(folder.path, 'logs');
  const logs = createLocalBuildLogs(dir, testKeyring());
  await logs.append('dpl-a', 'secret\n');
  expect(statSync(dir).mode & 0o777).toBe(0o700);
  expect(statSync(join(dir, 'dpl-a.sealed')).mode & 0o777).toBe(0o600);
});

test('if a log cannot be written, one line says so, no call fails, and other logs are written', async () => {
  using folder = temporaryFolder();
  const logged: unknown[] = [];
  const logs = createLocalBuildLogs(folder.path, testKeyring(), {
    log(level, event, fields) {
      logged.push([level, event, fields?.deployID, String(fields?.reason).slice(0, 6)]);
    },
  });
  mkdirSync(join(folder.path, 'dpl-a.sealed'));
  await logs.append('dpl-a', 'lost\n');
  await logs.append('dpl-a', 'lost too\n');
  await logs.end('dpl-a');
  await logs.append('dpl-b', 'there\n');
  expect((await logs.read('dpl-b', { from: 0, limit: 100 }))?.text).toBe('there\n');
  expect(logged).toEqual([['warn', 'build_log_lost', 'dpl-a', 'Error:']]);
});
