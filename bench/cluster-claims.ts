import { randomBytes } from 'node:crypto';
import { openClusterStores } from '../src/platform/stores/cluster/index.ts';
import { parseS3 } from '../src/platform/stores/cluster/s3/settings.ts';
import { clusterSecrets } from '../src/platform/stores/cluster/secrets/secrets.ts';
import type { Stores } from '../src/platform/stores/index.ts';
import { openLocalStores } from '../src/platform/stores/local/index.ts';
import { createApp, queue } from '../test/contract-suites/state.ts';
import type { ClusterPlace } from '../test/support/cluster.ts';
import { temporaryFolder } from '../test/support/temporary.ts';
import { alternate, type BenchRow, rowOf, timed } from './harness.ts';

const APPS = Array.from({ length: 200 }, (_, index) => ({ org: 'bench', project: 'web', appID: `app-${index}` }));
const ROUNDS = 3;
/** Deployments that are claimed at the same time, as by several nodes. */
const AT_ONCE = 8;

/** Measures deployments a second that are claimed and then go live, against those of the embedded engine. */
export async function benchClaims(place: ClusterPlace): Promise<BenchRow> {
  using folder = temporaryFolder();
  await using embedded = await openLocalStores({ dir: folder.path });
  const { cluster, env } = place.options('claims');
  await using shared = await openClusterStores({
    ...{ database: await place.postgres.create(), objects: parseS3(`${cluster.objects}-claims`, env) },
    ...{ secrets: clusterSecrets(randomBytes(32)), roles: ['build'], node: 'claims' },
  });
  for (const stores of [embedded, shared]) await Promise.all(APPS.map((app) => createApp(stores, app)));
  const rates = await alternate(ROUNDS, { shared: () => rateOf(shared), embedded: () => rateOf(embedded) });
  return rowOf('claim and finish, against the embedded engine', 'builds/s', undefined, rates.shared, rates.embedded);
}

/** Queues a deployment of each app. Returns how many a second are claimed and finished. */
async function rateOf(stores: Stores): Promise<number> {
  await Promise.all(APPS.map((app) => queue(stores, app)));
  let finished = 0;
  const work = async () => {
    for (let lease = await stores.jobs.claim('bench'); lease; lease = await stores.jobs.claim('bench')) {
      if (await stores.jobs.finish(lease, { kind: 'live', manifestHash: 'bench' })) finished += 1;
    }
  };
  const ms = await timed(() => Promise.all(Array.from({ length: AT_ONCE }, work)));
  if (finished !== APPS.length) throw new Error(`${finished} of ${APPS.length} deployments were built`);
  return (finished * 1_000) / ms;
}
