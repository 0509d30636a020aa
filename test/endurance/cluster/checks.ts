import { createHash } from 'node:crypto';
import { Agent } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { expect } from 'vitest';
import { objectKey, objectOf, objectOfVariant } from '../../../src/platform/objects/names.ts';
import { type ControlClient, contents, type NumberedApp, statusesOf } from '../../support/chaos-deploys.ts';
import {
  checkChanges,
  checkEnded,
  checkGarbage,
  checkNeeded,
  checkOneBuild,
  checkReleases,
  checkSwitches,
  checkWriters,
} from '../../support/chaos-invariants.ts';
import { type AppWithReleases, readApps, readDeployments, readJournal } from '../../support/chaos-journal.ts';
import { checkAnswered, checkForward, checkUnmixed, type Visit } from '../../support/chaos-traffic.ts';
import { now, type Site, visit, type Writers } from '../../support/chaos-workload.ts';
import { checkLinearizable } from '../../support/linearizable.ts';
import { type ChaosCluster, KEEP_RELEASES, OBJECTS_PREFIX } from './cluster.ts';
import { readObjects } from './object-service.ts';
import { SHORT_ABANDONED_MS, SHORT_GRACE_MS } from './short-times.ts';

/** The parts of a run that the checks look at. */
export interface Run {
  readonly cluster: ChaosCluster;
  readonly client: ControlClient;
  readonly apps: readonly NumberedApp[];
  readonly sites: readonly Site[];
  /** Final statuses that clients have seen, by deployment. */
  readonly seen: Map<string, string>;
}

const SETTLE_MS = 120_000;
const FINAL = ['succeeded', 'failed', 'cancelled'];

/** Waits until all deployments have ended, and until every node serves the live release of every site, completely. */
export async function settle(run: Run): Promise<void> {
  const { cluster, client, apps, seen } = run;
  const open = async () => {
    const rows = await cluster.connected(readDeployments);
    return rows.filter(({ status }) => !FINAL.includes(status)).map(({ deployID, status }) => `${deployID} ${status}`);
  };
  await expect.poll(open, { timeout: SETTLE_MS, interval: 100 }).toEqual([]);
  await expect.poll(() => notServed(run), { timeout: SETTLE_MS, interval: 100 }).toEqual([]);
  for (const app of apps) {
    for (const node of cluster.nodes) {
      for (const [deployID, status] of await statusesOf(client, node, app.name)) {
        if (!seen.has(deployID) && FINAL.includes(status)) seen.set(deployID, status);
      }
    }
  }
}

/** Returns what nodes answer to visitors instead of the live release. */
async function notServed({ cluster, apps, sites }: Run): Promise<readonly string[]> {
  const rows = await cluster.connected(readDeployments);
  const contentOf = contents(apps, rows);
  const agent = new Agent({ keepAlive: true });
  const wrong: string[] = [];
  for (const { app, live } of await cluster.connected(readApps)) {
    const site = sites.find((each) => each.app === app);
    if (!site || live === null) continue;
    for (const node of cluster.nodes) {
      const visits: Visit[] = [];
      for (const path of site.paths) visits.push(await visit(node, site, path, agent));
      const others = visits.filter(({ release, status }) => release !== live || status !== 200);
      wrong.push(
        ...others.map(({ path, status, release }) => `${node.name} ${app}${path}: ${status} ${release}, not ${live}`),
      );
      wrong.push(...checkUnmixed(visits, contentOf));
    }
  }
  agent.destroy();
  return wrong;
}

/** Returns the violations of everything that holds at every moment without requests under way. */
export async function violations(run: Run, visits: readonly Visit[]): Promise<readonly string[]> {
  const { cluster, apps, seen } = run;
  const { journal, switches } = await cluster.connected(readJournal);
  const rows = await cluster.connected(readDeployments);
  const records = (await cluster.connected(readApps)).filter(({ app }) => apps.some(({ name }) => name === app));
  const contentOf = contents(apps, rows);
  const nodes = cluster.nodes.map(({ name }) => name);
  // Otherwise the check of writers would compare nothing.
  expect(journal.map(({ writer }) => writer).filter((writer) => nodes.includes(writer))).not.toEqual([]);
  return [
    ...checkChanges(journal),
    ...checkWriters(journal, nodes),
    ...checkOneBuild(journal),
    ...checkSwitches(journal, switches),
    ...checkEnded(
      apps.flatMap(({ accepted }) => accepted),
      seen,
      rows,
    ),
    ...checkReleases(records, rows, KEEP_RELEASES),
    ...checkNeeded(neededKeys(run, records, contentOf), await storedIn(cluster)),
    ...checkAnswered(visits, cluster.outages),
    ...checkUnmixed(visits, contentOf),
    ...checkForward(visits, contentOf),
  ];
}

/** Reads each key through each node, and returns why the history is not linearizable. */
export async function historyViolations(
  { cluster }: Run,
  writers: Writers,
  keys: readonly string[],
): Promise<readonly string[]> {
  for (const key of keys) {
    for (const node of cluster.nodes) {
      // The quota of the table may be used up for the rest of a minute.
      await expect
        .poll(() => writers.read(node, key).then(() => 'read', String), { timeout: 90_000, interval: 500 })
        .toBe('read');
    }
  }
  return checkLinearizable(writers.history).map(({ message }) => message);
}

/**
 * Deploys the last commits again until collections have removed everything that no release needs. Nodes collect after
 * deployments. Returns what is left two grace periods later.
 */
export async function leftovers(run: Run): Promise<readonly string[]> {
  const deadline = now() + 2 * SHORT_GRACE_MS + SHORT_ABANDONED_MS + SETTLE_MS;
  for (;;) {
    for (const app of run.apps) await app.deployAgain();
    await settle(run);
    const left = await unneeded(run);
    if (left.length === 0 || now() > deadline) return left;
    await wait(2_000);
  }
}

async function unneeded(run: Run): Promise<readonly string[]> {
  const records = await run.cluster.connected(readApps);
  const contentOf = contents(run.apps, await run.cluster.connected(readDeployments));
  const needed = new Set(neededKeys(run, records, contentOf));
  const hashes = new Set([...needed].map((key) => objectOf(key)));
  /** Compressed forms stay with their object, and logs with their deployment. */
  const isNeeded = (key: string) => needed.has(key) || hashes.has(objectOfVariant(key)) || key.startsWith('logs-/');
  return checkGarbage(isNeeded, await storedIn(run.cluster));
}

function storedIn({ objects: { service, bucket }, connected }: ChaosCluster) {
  return connected((client) => readObjects(client, service, bucket, OBJECTS_PREFIX));
}

/** The keys of the indexes and files of all kept releases. */
function neededKeys(
  { apps }: Run,
  records: readonly AppWithReleases[],
  contentOf: ReturnType<typeof contents>,
): readonly string[] {
  const keys = records
    .filter(({ app }) => apps.some(({ name }) => name === app))
    .flatMap(({ app, org, kept, manifests }) => [
      ...manifests.map((hash) => objectKey(org, hash)),
      ...kept.flatMap((deployID) => {
        const bodies = contentOf(app, deployID)?.files.values();
        if (!bodies) throw new Error(`The content of ${deployID} is not known`);
        return [...bodies].map((body) => objectKey(org, createHash('sha256').update(body).digest('hex')));
      }),
    ]);
  return [...new Set(keys)];
}
