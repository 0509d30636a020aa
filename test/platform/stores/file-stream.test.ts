import { writeFileSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { FileStream } from '../../../src/platform/stores/file-stream.ts';
import { temporaryFolder } from '../../support/temporary.ts';

const BYTES = Buffer.from(Array.from({ length: 1_000 }, (_, n) => n % 251));

async function opened(folder: string): Promise<FileHandle> {
  writeFileSync(join(folder, 'file'), BYTES);
  return open(join(folder, 'file'));
}

test.each([
  [0, Number.POSITIVE_INFINITY],
  [0, 0],
  [990, 5_000],
  [64, 127],
  [1_000, 2_000],
])('the bytes from %d to %d arrive in parts, and the file is closed', async (start, end) => {
  using folder = temporaryFolder();
  const file = await opened(folder.path);
  const stream = new FileStream(file, start, end, 64);
  expect(await buffer(stream)).toEqual(BYTES.subarray(start, end + 1));
  await expect.poll(() => file.fd).toBe(-1);
});

test('a stream that is destroyed before its first read, or in one, closes its file', async () => {
  using folder = temporaryFolder();
  const [unread, reading] = [await opened(folder.path), await opened(folder.path)];
  new FileStream(unread, 0, 999, 64).destroy();
  const stream = new FileStream(reading, 0, 999, 64);
  stream.read();
  stream.destroy();
  await expect.poll(() => [unread.fd, reading.fd]).toEqual([-1, -1]);
});

test('hundreds of streams have three reads under way at a time, and each gets its turn', async () => {
  using folder = temporaryFolder();
  let [underWay, most] = [0, 0];
  const counted = async () => {
    const file = await opened(folder.path);
    const read = file.read.bind(file) as (into: Buffer, options: object) => ReturnType<FileHandle['read']>;
    const counting = async (into: Buffer, options: object) => {
      underWay += 1;
      most = Math.max(most, underWay);
      return read(into, options).finally(() => {
        underWay -= 1;
      });
    };
    return new FileStream(Object.assign(file, { read: counting }), 0, 999, 100);
  };
  const streams = await Promise.all(Array.from({ length: 200 }, counted));
  const bodies = await Promise.all(streams.map((stream) => buffer(stream)));
  expect(bodies.every((body) => body.equals(BYTES))).toBe(true);
  expect(most).toBe(3);
});

test('an error of a read ends the stream with it', async () => {
  using folder = temporaryFolder();
  const file = await opened(folder.path);
  const stream = new FileStream(Object.assign(file, { read: () => Promise.reject(new Error('EIO')) }), 0, 999, 64);
  await expect(buffer(stream)).rejects.toThrow('EIO');
  await expect.poll(() => file.fd).toBe(-1);
});
