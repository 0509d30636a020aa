import { hash } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { surveyOf } from '../../src/platform/engines/move-releases.ts';
import { ingestRelease } from '../../src/platform/objects/ingest.ts';
import { objectKey } from '../../src/platform/objects/names.ts';
import { patiently } from '../../src/platform/stores/cluster/move/patience.ts';
import { S3Fault } from '../../src/platform/stores/cluster/s3/faults.ts';
import { openLocalStores } from '../../src/platform/stores/local/index.ts';
import { readDataDir } from '../../src/platform/stores/local/reading.ts';
import { StoreUnavailable } from '../../src/platform/stores/rows/unavailable.ts';
import { createApp, queue } from '../contract-suites/state.ts';
import { build } from '../support/jobs.ts';
import { temporaryFolder } from '../support/temporary.ts';

const signal = new AbortController().signal;
const SHOP = { org: 'acme', project: 'web', appID: 'shop' };

test('a move waits for a store that is away, goes on, and names the reason meanwhile', async () => {
  const waits: string[] = [];
  const seen: unknown[] = [];
  let runs = 0;
  const options = {
    signal,
    onWait: (reason: string) => waits.push(reason),
    onProgress: (...given: unknown[]) => seen.push(given),
  };
  const moved = await patiently(options, async (onProgress) => {
    runs += 1;
    onProgress('objects', runs, 2);
    if (runs === 1) throw new StoreUnavailable('PostgreSQL cannot be used: Connection terminated');
    return 'moved';
  });
  expect({ moved, waits, seen }).toEqual({
    moved: 'moved',
    waits: ['PostgreSQL cannot be used: Connection terminated'],
    seen: [
      ['objects', 1, 2],
      ['objects', 2, 2],
    ],
  });
});

test.each([
  [
    'a store without room',
    new StoreUnavailable('S3 failed', { cause: new S3Fault('full', { status: 507 }), isFull: true }),
    'disk_full',
    /^Make room in S3\. Then run this command again/,
  ],
  [
    'a certificate that has expired',
    new StoreUnavailable('S3 cannot be reached', {
      cause: new S3Fault('expired', { code: 'CERT_HAS_EXPIRED' }),
    }),
    'unreachable',
    /Then run this command again: it copies only what is missing\.$/,
  ],
])('%s ends a move at once, with what to do', async (_, error, code, remedy) => {
  const waits: string[] = [];
  const move = patiently({ signal, onWait: (reason) => waits.push(reason), onProgress: () => {} }, () =>
    Promise.reject(error),
  );
  await expect(move).rejects.toMatchObject({ code, input: 'objects', remedy: expect.stringMatching(remedy) });
  expect(waits).toEqual([]);
});

test('an error of another kind ends a move at once', async () => {
  const fault = new TypeError('a fault of this program');
  const move = patiently({ signal, onWait: () => {}, onProgress: () => {} }, () => Promise.reject(fault));
  await expect(move).rejects.toBe(fault);
});

test('a survey counts what has to move, and names the missing files of releases and their apps', async () => {
  using folder = temporaryFolder();
  using site = temporaryFolder();
  const local = await openLocalStores({ dir: folder.path });
  await createApp(local, SHOP);
  for (const [name, text] of Object.entries({ 'index.html': 'hello', 'other.html': 'another' })) {
    writeFileSync(join(site.path, name), text);
  }
  const { manifestHash } = await ingestRelease({ blobs: local.blobs, org: 'acme', directory: site.path, signal });
  const { deployID } = await queue(local, SHOP);
  await local.logs.append(deployID, 'a line\n');
  await build(local.jobs, deployID, manifestHash);
  await local[Symbol.asyncDispose]();
  const survey = async () => {
    using source = readDataDir(folder.path);
    const rows = { apps: source.count({ name: 'apps', keys: 1, columns: [] }) };
    return { ...(await surveyOf(source, signal)), rows };
  };
  expect(await survey()).toEqual({ objects: 3, logs: 1, missing: undefined, rows: { apps: 1 } });
  const key = objectKey('acme', hash('sha256', 'hello'));
  rmSync(join(folder.path, 'objects', key));
  expect(await survey()).toMatchObject({ objects: 2, missing: { count: 1, keys: [key], apps: ['acme/web/shop'] } });
  const index = objectKey('acme', manifestHash);
  rmSync(join(folder.path, 'objects', index));
  expect(await survey()).toMatchObject({ objects: 1, missing: { count: 1, keys: [index], apps: ['acme/web/shop'] } });
});
