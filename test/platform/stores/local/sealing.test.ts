import { readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openLocalStores } from '../../../../src/platform/stores/local/index.ts';
import { BLOCK } from '../../../../src/platform/stores/rows/sealed-log.ts';
import { sealingSuite } from '../../../contract-suites/sealing.ts';
import { createApp } from '../../../contract-suites/state.ts';
import { ACT } from '../../../support/acts.ts';
import { storePlace } from '../../../support/local-stores.ts';
import { temporaryFolder } from '../../../support/temporary.ts';

const KEY = { org: 'acme', project: 'web', appID: 'shop' };

/** Everything in the files of a data directory but its keys, also what SQLite has not merged yet. */
function filesIn(path: string): string {
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .filter((name) => name !== 'platform.key' && statSync(join(path, name)).isFile())
    .map((name) => readFileSync(join(path, name), 'latin1'))
    .join('\n');
}

sealingSuite('SQLite', async () => {
  const place = storePlace();
  const file = join(place.path, 'platform.key');
  return {
    it: place.attach(),
    open: async () => place.attach(),
    async openNewest() {
      const [newest = ''] = readFileSync(file, 'utf8').split('\n');
      const before = readFileSync(file);
      writeFileSync(file, `${newest}\n`);
      try {
        return place.attach();
      } finally {
        writeFileSync(file, before);
      }
    },
    atRest: async () => filesIn(place.path),
    swapVariables: () =>
      place.run(`CREATE TEMP TABLE was AS SELECT * FROM env;
        UPDATE env SET value = (SELECT was.value FROM was WHERE was.name = env.name AND was.app <> env.app)`),
    async swapLogs(one, other) {
      const [first, second] = [one, other].map((id) => join(place.path, 'logs', `${id}.sealed`));
      if (first && second) renameSync(second, first);
    },
    async blankLog(deployID) {
      const path = join(place.path, 'logs', `${deployID}.sealed`);
      writeFileSync(path, readFileSync(path).fill(0, BLOCK, 2 * BLOCK));
    },
    async writeInClear(variable, deployID, log) {
      await place.run(`UPDATE env SET value = '${variable}', is_sealed = 0;
        UPDATE deployments SET finished_at = 0 WHERE deploy_id = '${deployID}';`);
      writeFileSync(join(place.path, 'logs', `${deployID}.log`), log);
    },
    [Symbol.asyncDispose]: place[Symbol.asyncDispose],
  };
});

test('a key of a version before stays, and what it sealed is opened and sealed again', async () => {
  using folder = temporaryFolder();
  writeFileSync(join(folder.path, 'platform.key'), Buffer.alloc(32, 3));
  await using stores = await openLocalStores({ dir: folder.path });
  await createApp(stores, KEY);
  await stores.state.apps.replaceEnv(KEY, { A: '1' }, ACT);
  await stores.sealing.rotate(ACT);
  const lines = readFileSync(join(folder.path, 'platform.key'), 'utf8').split('\n');
  expect(lines).toHaveLength(3);
  expect(lines[1]).toBe(Buffer.alloc(32, 3).toString('base64'));
  expect(statSync(join(folder.path, 'platform.key')).mode & 0o777).toBe(0o600);
  // The running platform picks it up by itself.
  await expect.poll(async () => (await stores.sealing.status()).keys[1]?.use).toBe('unneeded');
});

test('a backup before and after a rotation opens with its own key', async () => {
  using folder = temporaryFolder();
  const dir = join(folder.path, 'data');
  const stores = await openLocalStores({ dir });
  await createApp(stores, KEY);
  await stores.state.apps.replaceEnv(KEY, { A: '1' }, ACT);
  await stores.backUp(join(folder.path, 'before'));
  await stores.sealing.rotate(ACT);
  await stores.backUp(join(folder.path, 'during'));
  await expect.poll(async () => (await stores.sealing.status()).remaining).toBe(0);
  await stores.backUp(join(folder.path, 'after'));
  await stores[Symbol.asyncDispose]();
  for (const name of ['before', 'during', 'after']) {
    await using restored = await openLocalStores({ dir: join(folder.path, name) });
    expect([name, await restored.state.apps.env(KEY)]).toEqual([name, { A: '1' }]);
  }
});

test('a data directory without a key that rows need is refused, and so is a file that has none', async () => {
  using folder = temporaryFolder();
  const stores = await openLocalStores({ dir: folder.path });
  await createApp(stores, KEY);
  await stores.state.apps.replaceEnv(KEY, { A: '1' }, ACT);
  const { id } = stores.keyring;
  await stores[Symbol.asyncDispose]();
  const file = join(folder.path, 'platform.key');
  writeFileSync(file, `${Buffer.alloc(32, 5).toString('base64')}\n`);
  await expect(openLocalStores({ dir: folder.path })).rejects.toMatchObject({
    message: `${file} lacks the key ${id}, and data is sealed with it`,
  });
  writeFileSync(file, 'not a key\n');
  await expect(openLocalStores({ dir: folder.path })).rejects.toThrow('neither a key of 32 bytes nor lines');
});

test('a file of ten keys takes no other one', async () => {
  await using place = storePlace();
  const it = place.attach();
  for (let n = 1; n < 10; n += 1) await it.sealing.rotate(ACT);
  await expect(it.sealing.rotate(ACT)).rejects.toThrow('platform.key has 10 keys');
});
