import { hash } from 'node:crypto';
import { expect, test } from 'vitest';
import { IngestBounds } from '../../../src/platform/objects/ingest-bounds.ts';
import { INDEX_LIMITS, OBJECT_LIMITS } from '../../../src/platform/objects/limits.ts';
import { objectKey } from '../../../src/platform/objects/names.ts';
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

test('a damaged object lasts as long as its bytes are those that were damaged', async () => {
  using folder = temporaryFolder();
  await using objects = openObjectStore({ dir: folder.path, clock: new FakeClock() });
  const { damage, blobs } = objects;
  const sha256 = hash('sha256', 'x');
  const key = objectKey('acme', sha256);
  await using writer = blobs.writer({ lasting: false });
  await writer.put(key, Buffer.from('x'), sha256);
  await writer.settle();
  damage.note('object_damaged', 'acme', sha256, (await blobs.head(key))?.version);
  expect(await damage.lasting()).toBe(1);
  damage.mend('acme', sha256);
  damage.note('object_damaged', 'acme', sha256, 'what was there before');
  expect(await damage.lasting()).toBe(0);
});

test('a list of files that is too large is refused, and the error says what to do', () => {
  const bounds = new IngestBounds(OBJECT_LIMITS);
  bounds.checkIndex(Buffer.alloc(INDEX_LIMITS.indexBytes));
  expect(() => bounds.checkIndex(Buffer.alloc(INDEX_LIMITS.indexBytes + 1))).toThrow('publish fewer files');
});
