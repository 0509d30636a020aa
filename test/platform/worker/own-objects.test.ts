import { hash as hashOf } from 'node:crypto';
import { expect, test } from 'vitest';
import { type Log, silentLog } from '../../../src/base/log.ts';
import { OBJECT_LIMITS } from '../../../src/platform/objects/limits.ts';
import { objectKey } from '../../../src/platform/objects/names.ts';
import { encodeIndex, HEADER_BYTES } from '../../../src/platform/objects/release-index.ts';
import { DamagedObject } from '../../../src/platform/shared/damaged.ts';
import { LocalBlobs } from '../../../src/platform/stores/local/blobs.ts';
import { StoreUnavailable } from '../../../src/platform/stores/rows/unavailable.ts';
import { ownObjects } from '../../../src/platform/supervisor/own-objects.ts';
import { temporaryFolder } from '../../support/temporary.ts';

/** Offsets of two files without assets, and their paths. */
const OFFSETS = HEADER_BYTES + 2 * 38;
const PATHS = OFFSETS + 3 * 4;

// The serving process looks at the lengths of an index alone, and relies on this.
test.each<[string, (index: Buffer) => unknown]>([
  ['paths that are not sorted', (index) => index.write('z', PATHS)],
  ['a path beyond its end', (index) => index.writeUInt32LE(2 ** 32 - 1, OFFSETS + 4)],
  ['an empty path', (index) => index.writeUInt32LE(0, OFFSETS + 4)],
  ['a path that is not UTF-8', (index) => index.writeUInt8(0xff, PATHS + 1)],
  ['another hash of its assets', (index) => index.fill(1, 24, HEADER_BYTES)],
])('a worker cannot have an index become a release that has %s', async (_, damage) => {
  using folder = temporaryFolder('own-objects');
  await using objects = ownObjects(new LocalBlobs({ dir: folder.path }), 'acme', OBJECT_LIMITS, silentLog);
  const store = async (bytes: Buffer) => {
    const sha256 = hashOf('sha256', bytes);
    await objects.writer.put(objectKey('acme', sha256), bytes, sha256);
    return sha256;
  };
  const file = { hash: await store(Buffer.from('page')), size: 4 };
  const index = encodeIndex(
    [
      { path: 'a.html', ...file },
      { path: 'b.html', ...file },
    ],
    Buffer.alloc(0),
  );
  expect(await objects.check(await store(index))).toMatchObject({ files: 2, bytes: 8 });
  damage(index);
  await expect(objects.check(await store(index))).rejects.toThrow(DamagedObject);
});

test('the log has once why the store is away, which the failure of the deployment has not', async () => {
  using folder = temporaryFolder('own-objects');
  const blobs = new LocalBlobs({ dir: folder.path });
  const away = () => Promise.reject(new StoreUnavailable('S3 refuses access to s3://internal at http://10.0.0.5'));
  blobs.writer = () => ({
    ...{ keep: away, put: away, putStream: away, settle: away },
    [Symbol.asyncDispose]: async () => {},
  });
  const logged: unknown[] = [];
  const log: Log = (level, event, fields) => void logged.push([level, event, fields]);
  await using objects = ownObjects(blobs, 'acme', OBJECT_LIMITS, log);
  const sha256 = hashOf('sha256', 'page');
  for (let times = 0; times < 2; times += 1) {
    const put = objects.writer.put(objectKey('acme', sha256), Buffer.from('page'), sha256);
    await expect(put).rejects.toThrow(StoreUnavailable);
  }
  const cause = 'S3 refuses access to s3://internal at http://10.0.0.5';
  expect(logged).toEqual([['error', 'output_not_stored', { org: 'acme', cause }]]);
});
