import type { FileHandle } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { LargeFiles } from '../../../src/platform/objects/large-files.ts';

/** Lets all that can happen without an outside event happen. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

test('a file is read once for all who ask at once, and again when it looks otherwise or could not be read', async () => {
  const reads: PromiseWithResolvers<string>[] = [];
  const files = new LargeFiles(() => {
    const read = Promise.withResolvers<string>();
    reads.push(read);
    return read.promise;
  });
  const ask = (mtimeMs: number) => {
    const stat = async () => ({ ino: 1, size: 3, mtimeMs, ctimeMs: mtimeMs });
    return files.digest('/objects/a', { stat } as unknown as FileHandle);
  };
  const failing = Promise.allSettled([ask(1), ask(1)]);
  await settle();
  expect(reads).toHaveLength(1);
  reads[0]?.reject(new Error('EIO'));
  expect((await failing).map(({ status }) => status)).toEqual(['rejected', 'rejected']);

  const good = Promise.all([ask(1), ask(1), ask(1)]);
  await settle();
  expect(reads).toHaveLength(2);
  reads[1]?.resolve('a');
  expect([...(await good), await ask(1)]).toEqual(['a', 'a', 'a', 'a']);

  const changed = ask(2);
  await settle();
  expect(reads).toHaveLength(3);
  reads[2]?.resolve('b');
  expect(await changed).toBe('b');
});
