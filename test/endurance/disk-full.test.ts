import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type CrashApp, CrashBench, storedObjects } from '../support/crash.ts';
import { leaveRoom, makeDisk, makeRoom } from '../support/disk.ts';
import { createRepository, type Files } from '../support/repositories.ts';
import { slipway } from '../support/slipway.ts';

const DISK = 48 * 1024 ** 2;
const SITE = 2 * 1024 ** 2;
/** Free bytes before a deploy of 2 MB: with the fewest, all writes fail; with the most, only the last step fails. */
const ROOM = [0, 16, 128, 512, 2_200, 3_000, 4_400, 5_500, 6_600].map((kilobytes) => kilobytes * 1024);

/** Milliseconds that a deployment may take to end on a full disk. */
const PATIENCE_MS = 4_000;
const FINAL = ['succeeded', 'failed', 'cancelled'];

/** Returns a page, and files that cannot be compressed. */
function site(version: number): Files {
  const assets = Array.from({ length: 20 }, (_, n) => [`a${n}.bin`, randomBytes(SITE / 20)] as const);
  return { 'index.html': `<p>version ${version}</p>`, ...Object.fromEntries(assets) };
}

test('a full disk fails deployments with disk_full, the old site stays up, and a deploy succeeds once there is space', async (context) => {
  const disk = makeDisk(DISK);
  if (!disk) {
    process.stderr.write('Skipped: the full disk, since no tmpfs can be mounted here.\n');
    return context.skip();
  }
  using repository = createRepository(site(0));
  const app: CrashApp = { name: 'shop', repository, published: '', configuration: { outputDirectory: '.' } };
  await using bench = new CrashBench(join(disk.path, 'data'));
  try {
    await bench.start();
    await bench.create(app);
    await bench.succeeds('shop');
    const outcomes = new Set<string>();
    for (const [index, room] of ROOM.entries()) {
      repository.commit(site(index + 1));
      leaveRoom(disk.path, room);
      const [what] = await Promise.all([deployInto(bench, () => makeRoom(disk.path)), bench.checkSite(app)]);
      outcomes.add(what);
      await bench.checkSite(app);
    }
    process.stderr.write(`With less and less of a full disk: ${[...outcomes].join(', ')}.\n`);
    expect([...outcomes].some((each) => each.endsWith('disk_full'))).toBe(true);

    leaveRoom(disk.path, 0);
    await bench.kill();
    const refused = await slipway('platform', '--data', bench.dataDir, '--port', '0');
    expect([refused.code, refused.err]).toEqual([2, expect.stringMatching(/is full\n {2}Free some room/)]);
    makeRoom(disk.path);
    await bench.start();
    await bench.checkSite(app);
    repository.commit(site(100));
    await bench.succeeds('shop');
    await bench.checkSite(app);
    await bench.kill();
    storedObjects(bench.dataDir);
  } finally {
    await bench.kill();
    disk.unmount();
  }
});

/** Requests a deployment and returns how it ended. Throws for any unexpected end. */
async function deployInto(bench: CrashBench, makeRoom: () => void): Promise<string> {
  const answer = await bench.client.call('POST', `${bench.client.apps}/shop/deployments`, { body: {} });
  if (answer.status !== 202) {
    expect(answer).toMatchObject({ status: 503, body: { error: { code: 'unavailable' } } });
    expect(answer.headers.get('retry-after')).toMatch(/^\d+$/);
    return 'refused with 503';
  }
  const deployID = String(answer.body.deployID);
  const until = Date.now() + PATIENCE_MS;
  let { status, stage } = await bench.reaches('shop', deployID, () => Date.now() > until);
  // The platform cannot even record the end. It does so once there is space.
  if (!FINAL.includes(status)) {
    makeRoom();
    ({ status, stage } = await bench.reaches('shop', deployID, () => false));
  }
  if (status === 'succeeded') return status;
  const failure = await bench.failure('shop', deployID);
  expect({ status, ...failure }).toMatchObject({ status: 'failed', code: 'disk_full' });
  return `at ${stage} ${String(failure.code)}`;
}
