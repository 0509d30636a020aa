import { hash, randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { objectKey, objectOf } from '../../../../src/platform/objects/names.ts';
import { copyBlobs } from '../../../../src/platform/stores/cluster/move/files.ts';
import { LocalBlobs, originalOf } from '../../../../src/platform/stores/local/blobs.ts';
import { temporaryFolder } from '../../../support/temporary.ts';
import { whole } from '../../../support/whole.ts';

const OPTIONS = { signal: new AbortController().signal, onDone: () => {}, hashOf: objectOf, originalOf };

test('a damaged file is left out and named, and all others are copied', async () => {
  using folder = temporaryFolder();
  const from = new LocalBlobs({ dir: join(folder.path, 'from') });
  const to = new LocalBlobs({ dir: join(folder.path, 'to') });
  await using writer = from.writer();
  // A file of more than 4 MiB is copied in parts.
  const [small, large, ...sound] = [
    Buffer.from('small'),
    randomBytes(5 * 1024 * 1024),
    Buffer.from('a'),
    randomBytes(9),
  ];
  const keyOf = (bytes: Uint8Array) => objectKey('acme', hash('sha256', bytes));
  for (const bytes of [small, large, ...sound]) await writer.put(keyOf(bytes), bytes, hash('sha256', bytes));
  // A compressed form has the name of its object.
  const form = `acme/variants/ab/${hash('sha256', small)}.br`;
  await writer.put(form, Buffer.from('form'), hash('sha256', Buffer.from('form')));
  await writer.settle();
  for (const bytes of [small, large]) {
    const damaged = Buffer.from(bytes);
    damaged[0] = (damaged[0] ?? 0) ^ 1;
    writeFileSync(join(folder.path, 'from', keyOf(bytes)), damaged);
  }

  const copied = await copyBlobs(from, to, OPTIONS);
  expect({ ...copied, damaged: copied.damaged.toSorted() }).toEqual({
    ...{ count: 5, written: 3, damaged: [keyOf(small), keyOf(large)].toSorted() },
  });
  for (const bytes of [small, large]) expect(await to.head(keyOf(bytes))).toBeUndefined();
  for (const bytes of sound) expect(await whole(to, keyOf(bytes))).toEqual(bytes);
  expect(await whole(to, form)).toEqual(Buffer.from('form'));

  // What a backup has restored is copied by the next run.
  for (const bytes of [small, large]) writeFileSync(join(folder.path, 'from', keyOf(bytes)), bytes);
  expect(await copyBlobs(from, to, OPTIONS)).toEqual({ count: 5, written: 2, damaged: [] });
});

test('a file that a visitor found damaged counts too, unless a deploy has stored it again', async () => {
  using folder = temporaryFolder();
  const from = new LocalBlobs({ dir: join(folder.path, 'from') });
  const to = new LocalBlobs({ dir: join(folder.path, 'to') });
  await using writer = from.writer();
  const sha256 = hash('sha256', 'page');
  const key = objectKey('acme', sha256);
  await writer.put(key, Buffer.from('page'), sha256);
  await from.distrust(key, (await from.head(key))?.version ?? '');
  expect(await copyBlobs(from, to, OPTIONS)).toEqual({ count: 1, written: 0, damaged: [key] });
  await writer.put(key, Buffer.from('page'), sha256);
  expect(await copyBlobs(from, to, OPTIONS)).toEqual({ count: 2, written: 1, damaged: [] });
});
