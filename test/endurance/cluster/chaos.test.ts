import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import {
  contents,
  controlClient,
  createTables,
  hostOf,
  type NumberedApp,
  numberedApp,
} from '../../support/chaos-deploys.ts';
import { accessOf, type KvsAccess } from '../../support/chaos-http.ts';
import {
  holdStatus,
  installJournal,
  readDeployments,
  type StatusReached,
  watchStatuses,
} from '../../support/chaos-journal.ts';
import { checkQuota, latestAfter } from '../../support/chaos-traffic.ts';
import { now, startGreedy, startVisitors, startWriters } from '../../support/chaos-workload.ts';
import { lacksPostgres } from '../../support/postgres.ts';
import { seededRandom } from '../../support/random.ts';
import { rounds } from '../../support/rounds.ts';
import { s3ForTests } from '../../support/s3.ts';
import { historyViolations, leftovers, type Run, settle, violations } from './checks.ts';
import { type ChaosCluster, openCluster, TABLE_PER_MINUTE } from './cluster.ts';
import { FAULTS, healAll, last } from './faults.ts';

const ROUNDS = Number(process.env.CHAOS_ROUNDS ?? rounds(30));
const SEED = Number(process.env.CHAOS_SEED ?? Date.now() % 1_000_000);
/** Milliseconds after the end of a fault in which each node shows a new release. docs/cluster.md promises 2,000, if the machine has time. */
const SHOWN_MS = Number(process.env.CHAOS_SHOWN_MS ?? 10_000);
const ROUND_MS = 240_000;
/** A fault begins when a deployment reaches one of these. Undefined: at any moment. */
const STATUSES = ['queued', 'building', 'syncing', 'activating', undefined] as const;
const HELD_MS = 1_000;
const REACHED_MS = 20_000;

const lacks = [lacksPostgres('the chaos suite'), s3ForTests('the chaos suite').length === 0].includes(true);

test.skipIf(lacks)(
  `${ROUNDS} rounds of faults do not break a platform of three nodes`,
  { retry: 0, timeout: (ROUNDS + 2) * ROUND_MS },
  async () => {
    process.stderr.write(`CHAOS_SEED=${SEED} CHAOS_ROUNDS=${ROUNDS} repeats this run's faults.\n`);
    const random = seededRandom(SEED);
    await using cluster = await openCluster(SEED);
    await Promise.all(cluster.nodes.map((node) => node.start()));
    await cluster.connected(installJournal);
    using client = controlClient(cluster.nodes, cluster.tokenFrom);
    using one = numberedApp(client, 'one');
    using two = numberedApp(client, 'two');
    try {
      const run = await begin(cluster, client, [one, two]);
      const variables = await createTables(client, 'functions', ['history', 'limited']);
      await using greedy = startGreedy(cluster.nodes, accessOf(variables, 'limited'), 'limited');
      for (let round = 1; round <= ROUNDS; round += 1) {
        const found = await playRound(run, accessOf(variables, 'history'), round, random);
        expect({ round, found }).toEqual({ round, found: [] });
      }
      await greedy.stop();
      expect(checkQuota(greedy.admitted, new Map([['limited', TABLE_PER_MINUTE]]))).toEqual([]);
      expect(await leftovers(run)).toEqual([]);
      process.stderr.write(`${run.seen.size} deployments ended, ${greedy.admitted.length} gets of a limited table.\n`);
    } catch (error) {
      for (const node of cluster.nodes) process.stderr.write(`\n--- ${node.name}\n${node.log()}\n`);
      throw error;
    }
  },
);

async function begin(cluster: ChaosCluster, client: Run['client'], apps: readonly NumberedApp[]): Promise<Run> {
  for (const app of apps) {
    await app.create();
    await app.deploy();
  }
  const run = { cluster, client, apps, sites: [], seen: new Map<string, string>() };
  // A site has a URL after its first deployment.
  await settle(run);
  const sites = await Promise.all(
    apps.map(async ({ name, paths }) => ({ app: name, host: await hostOf(client, name), paths })),
  );
  await settle({ ...run, sites });
  return { ...run, sites };
}

/** Deploys under load, lets something go wrong, heals it, and returns the violations. */
async function playRound(run: Run, access: KvsAccess, round: number, random: () => number): Promise<readonly string[]> {
  const { cluster, apps, sites } = run;
  const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T;
  const fault = pick(FAULTS);
  const status = pick(STATUSES);
  const moment = status ?? 'any moment';
  const isOwner = random() < 0.7;
  const stranger = pick(cluster.nodes);
  process.stderr.write(`Round ${round}: ${fault.name}, at ${moment}\n`);

  const keys = ['a', 'b', 'c', 'd', 'e', 'f'].map((key) => `${round}/${key}`);
  await using visitors = startVisitors(cluster.nodes, sites, 50);
  const seed = Math.floor(random() * 2 ** 31);
  await using writers = startWriters({ targets: cluster.nodes, access, keys, seed, clients: 3, pauseMs: 250 });
  await cluster.connected((client) => holdStatus(client, status, HELD_MS));
  const watched = await watch(cluster, status);
  const deploys = apps.map((app) => app.deploy());
  // Reported when they are awaited.
  for (const each of deploys) each.catch(() => {});
  const reached = await watched.reached();
  await wait((status === undefined ? 1_500 : HELD_MS * 0.9) * random());
  const owner = cluster.nodes.find(({ name }) => name === reached?.node);
  await fault.begin(cluster, isOwner && owner ? owner : stranger);
  await last(fault, random);
  await healAll(cluster);
  const healed = now();
  await cluster.connected((client) => holdStatus(client, undefined));
  await Promise.all(deploys);
  await settle(run);
  await visitors.stop();
  await writers.stop();
  const late = latestAfter(visitors.visits, contents(apps, await cluster.connected(readDeployments)), healed);
  process.stderr.write(`Round ${round}: an older release was shown for ${Math.round(late)} ms after the fault\n`);
  return [
    ...(late > SHOWN_MS ? [`an older release was shown for ${Math.round(late)} ms after the fault`] : []),
    ...(await violations(run, visitors.visits)),
    ...(await historyViolations(run, writers, keys)),
  ];
}

/** Begins to watch for a deployment that reaches the status. `reached` resolves with undefined if none does, or any moment will do. */
async function watch(cluster: ChaosCluster, status: string | undefined) {
  const watcher = await cluster.connect();
  const found = Promise.withResolvers<StatusReached | undefined>();
  if (status === undefined) found.resolve(undefined);
  await watchStatuses(watcher, (each) => {
    if (each.status === status) found.resolve(each);
  });
  return {
    async reached() {
      const reached = await Promise.race([found.promise, wait(REACHED_MS, undefined, { ref: false })]);
      await watcher.end().catch(() => {});
      return reached;
    },
  };
}
