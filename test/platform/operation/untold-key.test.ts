import { expect, test } from 'vitest';
import { recordUntoldKey } from '../../../src/platform/engines/local.ts';
import { createLocalChanges } from '../../../src/platform/stores/local/changes.ts';
import { attachLocalStores } from '../../../src/platform/stores/local/index.ts';
import { ACT } from '../../support/acts.ts';
import { FakeClock } from '../../support/clock.ts';
import { temporaryFolder } from '../../support/temporary.ts';

const DAY_MS = 24 * 3_600_000;

/** Opens stores whose keys nothing seals with in the background. */
function open() {
  const folder = temporaryFolder();
  // The engine refuses to remove rows that are young by the clock of the machine.
  const clock = new FakeClock(Date.now() - 60 * DAY_MS);
  const it = attachLocalStores(folder.path, createLocalChanges(), { clock });
  const rotations = async () => (await it.audit.after('', 0, 100)).filter(({ action }) => action === 'secret.rotate');
  const sealAll = async () => {
    while (await it.sealing.step());
  };
  return {
    ...{ it, clock, rotations, sealAll },
    async [Symbol.asyncDispose]() {
      await it[Symbol.asyncDispose]();
      folder[Symbol.dispose]();
    },
  };
}

test('a key that no row tells of is recorded once, as noticed at the start', async () => {
  await using place = open();
  const { it, rotations, sealAll } = place;
  await recordUntoldKey(it);
  expect(await rotations()).toEqual([]);
  const from = it.keyring.id;
  // As a rotation that is killed before its row.
  const to = it.keyring.add();
  await recordUntoldKey(it);
  const change = {
    before: JSON.stringify({ key: from }),
    after: JSON.stringify({ key: to, noticed: 'at the start' }),
  };
  expect(await rotations()).toMatchObject([{ object: to, by: null, via: 'platform', ...change }]);
  await sealAll();
  await recordUntoldKey(it);
  expect(await rotations()).toHaveLength(1);
});

test('a key is recorded, although everything was sealed with it before anybody looked', async () => {
  await using place = open();
  const { it, rotations, sealAll } = place;
  const to = it.keyring.add();
  await sealAll();
  await recordUntoldKey(it);
  expect(await rotations()).toMatchObject([{ object: to, via: 'platform' }]);
});

test('nothing is recorded of a rotation that was, also long after the log dropped its row', async () => {
  await using place = open();
  const { it, clock, rotations, sealAll } = place;
  await it.sealing.rotate(ACT);
  await recordUntoldKey(it);
  expect(await rotations()).toMatchObject([{ by: ACT.by }]);
  await sealAll();
  clock.advance(40 * DAY_MS);
  expect(await it.audit.trim(31 * DAY_MS)).toBe(1);
  await recordUntoldKey(it);
  expect(await rotations()).toEqual([]);
});
