import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { S3_FAULTS } from '../../support/chaos-s3-proxy.ts';
import { now } from '../../support/chaos-workload.ts';
import type { ChaosCluster } from './cluster.ts';
import type { ChaosNode } from './nodes.ts';
import { SHORT_LEASE_MS } from './short-times.ts';

/** Something that goes wrong for a while. */
export interface Fault {
  readonly name: string;
  /** How many milliseconds it lasts. */
  readonly lasts: readonly [least: number, most: number];
  begin(cluster: ChaosCluster, victim: ChaosNode): Promise<void> | void;
}

const SHORT = [100, 2_000] as const;
/** A node that is away for so long loses its leases. */
const LONGER_THAN_A_LEASE = [SHORT_LEASE_MS + 2_000, SHORT_LEASE_MS + 6_000] as const;
/** The longest stop of a node, and the longest hole in a network, in milliseconds. `npm run chaos` has longer ones than `.ci/run`. */
const STOP_MOST = Number(process.env.CHAOS_STOP_MS ?? LONGER_THAN_A_LEASE[1]);
const HOLE_MOST = Number(process.env.CHAOS_HOLE_MS ?? 8_000);

const s3 = (name: string, rates: Parameters<ChaosCluster['objects']['proxy']['set']>[0]): Fault => ({
  name,
  lasts: [500, 4_000],
  begin: ({ objects, nodes, outages }) => {
    // A node may need an object that it does not have yet.
    for (const { name: node } of nodes) outages.push({ node, from: now(), to: undefined });
    objects.proxy.set(rates);
  },
});
const each = (share: number) => Object.fromEntries(S3_FAULTS.map((fault) => [fault, share]));

export const FAULTS: readonly Fault[] = [
  { name: 'kill -9 of a node', lasts: SHORT, begin: (_, victim) => victim.kill() },
  {
    name: 'kill -9 of a node, for longer than a lease',
    lasts: LONGER_THAN_A_LEASE,
    begin: (_, victim) => victim.kill(),
  },
  { name: 'SIGSTOP of a node', lasts: SHORT, begin: (_, victim) => victim.suspend() },
  {
    name: 'SIGSTOP of a node, for longer than a lease',
    lasts: [LONGER_THAN_A_LEASE[0], STOP_MOST],
    begin: (_, victim) => victim.suspend(),
  },
  {
    name: 'kill -9 of all nodes',
    lasts: SHORT,
    begin: async ({ nodes }) => void (await Promise.all(nodes.map((node) => node.kill()))),
  },
  { name: 'kill -9 of PostgreSQL', lasts: SHORT, begin: ({ postgres }) => postgres.kill() },
  { name: 'SIGSTOP of PostgreSQL', lasts: [500, 5_000], begin: ({ postgres }) => postgres.signal('SIGSTOP') },
  { name: "a node's connections to PostgreSQL are cut", lasts: [0, 100], begin: (_, victim) => victim.proxy.cut() },
  {
    name: 'a node cannot connect to PostgreSQL',
    lasts: LONGER_THAN_A_LEASE,
    begin: (_, victim) => victim.proxy.refuse(),
  },
  {
    name: 'nothing reaches PostgreSQL from a node',
    lasts: [500, HOLE_MOST],
    begin: (_, victim) => victim.proxy.blackHole('toServer'),
  },
  {
    name: 'nothing reaches a node from PostgreSQL',
    lasts: [500, HOLE_MOST],
    begin: (_, victim) => victim.proxy.blackHole('toClient'),
  },
  {
    name: 'a node and PostgreSQL do not hear each other',
    lasts: [LONGER_THAN_A_LEASE[0], Math.max(LONGER_THAN_A_LEASE[1], HOLE_MOST)],
    begin: (_, victim) => victim.proxy.blackHole(),
  },
  {
    name: 'PostgreSQL loses the connections of a node',
    lasts: SHORT,
    begin: (_, victim) => victim.proxy.halfOpen('server'),
  },
  {
    name: 'PostgreSQL keeps the connections that a node lost',
    lasts: SHORT,
    begin: (_, victim) => victim.proxy.halfOpen('client'),
  },
  { name: 'PostgreSQL is 50 ms away from a node', lasts: [2_000, 5_000], begin: (_, victim) => victim.proxy.delay(50) },
  s3('S3 answers 500 and 503', { error500: 0.2, error503: 0.2 }),
  s3('S3 breaks a tenth of the requests in every way', each(0.1 / S3_FAULTS.length)),
  s3('S3 breaks most requests in every way', each(0.9 / S3_FAULTS.length)),
  s3('S3 does not answer', { silent: 1 }),
];

/** Milliseconds after which a node finds out that S3 is back: docs/cluster.md promises a second. */
const S3_BACK_MS = 1_000;

/** Ends all faults, and starts what does not run. Resolves when all nodes are ready. */
export async function healAll({ nodes, postgres, objects, outages }: ChaosCluster): Promise<void> {
  postgres.signal('SIGCONT');
  if (!(await accepts(postgres.port))) await postgres.restart();
  for (const { proxy } of nodes) proxy.heal();
  objects.proxy.heal();
  for (const [at, outage] of outages.entries()) {
    const isRunning = nodes.some(({ name, isUp }) => name === outage.node && isUp);
    if (outage.to === undefined && isRunning) outages[at] = { ...outage, to: now() + S3_BACK_MS };
  }
  await Promise.all(nodes.map((node) => node.resume()));
  await Promise.all(nodes.map((node) => node.start()));
}

async function accepts(port: number): Promise<boolean> {
  const socket = connect({ port, host: '127.0.0.1' });
  const isOpen = await new Promise<boolean>((resolve) => {
    socket.once('connect', () => resolve(true));
    socket.once('error', () => resolve(false));
  });
  socket.destroy();
  return isOpen;
}

/** Lets a fault last. */
export async function last({ lasts: [least, most] }: Fault, random: () => number): Promise<void> {
  await wait(least + (most - least) * random());
}
