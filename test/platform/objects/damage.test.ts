import { expect, test } from 'vitest';
import { FakeClock } from '../../support/clock.ts';
import { openObjectStore } from '../../support/object-store.ts';
import { temporaryFolder } from '../../support/temporary.ts';

test('an object that is missing lasts until nobody has asked for it for ten minutes, and counts once in that time', async () => {
  using folder = temporaryFolder();
  const clock = new FakeClock();
  await using objects = openObjectStore({ dir: folder.path, clock });
  const { damage } = objects;
  const note = () => damage.note('object_missing', 'acme', 'a'.repeat(64));
  note();
  clock.advance(9 * 60_000);
  note();
  clock.advance(600_000);
  expect([await damage.lasting(), damage.total]).toEqual([1, 1]);
  clock.advance(1);
  expect(await damage.lasting()).toBe(0);
  note();
  expect([await damage.lasting(), damage.total]).toEqual([1, 2]);
});
