import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { JsonObject } from '../../../src/base/json.ts';
import type { Log, LogFields } from '../../../src/base/log.ts';
import type { Platform } from '../../../src/platform/index.ts';
import { Client } from '../../contract-suites/control-plane.ts';
import { type ClusterPlace, clusterPlace, lacksCluster } from '../../support/cluster.ts';
import { leaveRoom, makeDisk, makeRoom } from '../../support/disk.ts';
import { createRepository } from '../../support/repositories.ts';

const SUITE = 'a node whose disk is full';
/** More than the 512 MiB that builds leave free. It is in memory while it is full. */
const DISK = 640 * 1024 ** 2;
const DEPLOYS = 10;
/** Longer than the last deployment takes, so that the other node still drains when that has ended. */
const DRAIN_MS = 30_000;
const REFILL_MS = 10;
const SOON = { timeout: 20_000, interval: 50 };

test.skipIf(lacksCluster(SUITE))(
  'a node whose disk is full leaves builds to another one, builds again when there is room, and while the other one stops, its builds fail with disk_full',
  { timeout: 300_000 },
  async (context) => {
    const disk = makeDisk(DISK);
    if (!disk) {
      process.stderr.write(`Skipped: ${SUITE}, since no tmpfs can be mounted here.\n`);
      return context.skip();
    }
    try {
      await fillNode(disk.path);
    } finally {
      disk.unmount();
    }
  },
);

/** `folder`: a disk for one of two nodes. */
async function fillNode(folder: string): Promise<void> {
  await using place = await clusterPlace();
  using repository = createRepository({ 'index.html': 'here' });
  const [full, healthy] = [journal(), journal()];
  await using short = await place.start('short', { dir: join(folder, 'node'), log: full.log });
  await using other = await place.start('other', { workers: 1, drainMs: DRAIN_MS, log: healthy.log });
  const client = await clientOf(place, short, repository.path);
  const apps = await Promise.all(Array.from({ length: DEPLOYS }, () => client.app()));
  const deployAll = () => Promise.all(apps.map((app) => client.deployed(app)));
  const canBuild = async () => {
    const { nodes } = (await client.call('GET', '/operator/nodes')).body;
    return Object.fromEntries(Array.isArray(nodes) ? nodes.map((node) => [node.name, node.canBuild]) : []);
  };

  using first = keepFull(folder);
  // Until the node has seen the other one, it builds by itself.
  await expect.poll(canBuild, SOON).toEqual({ short: 'disk_full', other: 'yes' });
  expect(statuses(await deployAll())).toEqual(['succeeded']);
  expect([full.ended(), healthy.ended()]).toEqual([[], Array(DEPLOYS).fill('succeeded')]);
  expect(full.turns()).toEqual([
    ['builds_left_to_others', expect.objectContaining({ reason: 'disk_full', freeBytes: 0, nodes: 'other' })],
  ]);
  expect(await canBuild()).toEqual({ short: 'disk_full', other: 'yes' });
  expect(await ready(short)).toBe(200);

  first[Symbol.dispose]();
  await expect.poll(canBuild, SOON).toEqual({ short: 'yes', other: 'yes' });
  expect(statuses(await deployAll())).toEqual(['succeeded']);
  expect(full.ended()).toContain('succeeded');
  expect(full.ended().length + healthy.ended().length).toBe(2 * DEPLOYS);
  expect(full.turns().slice(1)).toEqual([['builds_taken_again', expect.objectContaining({ reason: 'room' })]]);

  const closed = other.close();
  using _ = keepFull(folder);
  await expect.poll(canBuild, SOON).toEqual({ short: 'disk_full', other: 'stops' });
  const [app = ''] = apps;
  const { deployID } = await client.deployed(app);
  const failure = (await client.call('GET', `${app}/deployments/${deployID}/failure`)).body;
  expect(failure).toMatchObject({ code: 'disk_full' });
  expect(full.turns().at(-1)?.[0]).toBe('builds_taken_again');
  await closed;
  process.stdout.write(`full disk of a node: of ${2 * DEPLOYS} deployments, it built ${full.ended().length - 1}\n`);
}

/** What a node logs of its builds. */
function journal() {
  const lines: (readonly [event: string, fields: LogFields | undefined])[] = [];
  const log: Log = (_, event, fields) => void lines.push([event, fields]);
  return {
    log,
    ended: () => lines.filter(([event]) => event === 'deployment_ended').map(([, fields]) => fields?.ending),
    turns: () => lines.filter(([event]) => /^builds_(left_to_others|taken_again)$/.test(event)),
  };
}

const statuses = (deployments: readonly JsonObject[]) => [...new Set(deployments.map(({ status }) => status))];

/** Fills the disk, also what the cleanup of ended builds frees, until the result is disposed of. */
function keepFull(folder: string): Disposable {
  const fill = () => leaveRoom(folder, 0);
  fill();
  const timer = setInterval(fill, REFILL_MS);
  return {
    [Symbol.dispose]() {
      clearInterval(timer);
      makeRoom(folder);
    },
  };
}

async function ready({ port }: Platform): Promise<number> {
  return (await fetch(`http://127.0.0.1:${port}/readyz`)).status;
}

/** Calls the platform through the proxy. */
async function clientOf(place: ClusterPlace, node: Platform, repository: string): Promise<Client> {
  return new Client({
    ...{ baseUrl: place.proxyUrl, org: 'acme', project: 'web', repository, branch: 'main', outputDirectory: '.' },
    ...{ token: await node.mintToken(), unauthorized: {}, strangers: {}, patienceMs: 60_000 },
  });
}
