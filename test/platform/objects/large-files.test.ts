import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { LargeFiles } from '../../../src/platform/objects/large-files.ts';

/** Waits until only outside events can change anything. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

const SHA256_OF_A = 'ca978112ca1bbdcafac231b39a23dc4da786eff8147c4e72b9807785afee48bb';
const SHA256_OF_B = '3e23e8160039594a33894f6564e1b1348bbd7a0088d42c4acb73eeaed59c009d';

test('a blob is read once for all concurrent requests, and again if its version changed or the read failed', async () => {
  const reads: PassThrough[] = [];
  const stream = async () => {
    reads.push(new PassThrough());
    return reads.at(-1);
  };
  const files = new LargeFiles({ stream });
  const ask = (version: string) => files.digest('acme/ca/a', { version });
  const failing = Promise.allSettled([ask('1'), ask('1')]);
  await settle();
  expect(reads).toHaveLength(1);
  reads[0]?.destroy(new Error('EIO'));
  expect((await failing).map(({ status }) => status)).toEqual(['rejected', 'rejected']);

  const good = Promise.all([ask('1'), ask('1'), ask('1')]);
  await settle();
  expect(reads).toHaveLength(2);
  reads[1]?.end('a');
  expect([...(await good), await ask('1')]).toEqual(Array(4).fill(SHA256_OF_A));

  const changed = ask('2');
  await settle();
  expect(reads).toHaveLength(3);
  reads[2]?.end('b');
  expect(await changed).toBe(SHA256_OF_B);
});
