import type { Clock, Every, Random } from '../../../../base/clock.ts';
import type { Log } from '../../../../base/log.ts';
import type { S3Settings } from '../../blobs.ts';
import type { Stores } from '../../index.ts';
import type { NodeStore } from '../../nodes.ts';
import { ClusterBlobs } from '../blobs/blobs.ts';
import { openClusterChanges } from '../database/changes.ts';
import type { Database } from '../database/database.ts';
import { createClusterJobs } from '../jobs.ts';
import { openClusterKvs } from '../kvs/kvs.ts';
import { createClusterBuildLogs } from '../logs/build-logs.ts';
import { S3Client } from '../s3/client.ts';
import { parseS3 } from '../s3/settings.ts';
import { createClusterNodes } from '../state/nodes.ts';
import { createClusterQuota } from '../state/quota.ts';
import { createClusterRoles } from '../state/roles.ts';
import { createClusterState } from '../state/state.ts';
import { createClusterTables } from '../state/tables.ts';
import { createClusterUsage } from '../state/usage.ts';
import { inBackground } from './background.ts';

export interface EngineParts {
  /** The database's URL, for connections of their own. */
  readonly url: string;
  readonly database: Database;
  /** The same, which is open as soon as the objects are known to be those of this database. */
  readonly placed: Database;
  readonly objects: S3Settings;
  readonly keepReleases: number;
  /** True: opens the engine of the key-value store. */
  readonly hasKvs: boolean;
  /** True: stores the logs of builds whose node died. */
  readonly storesLogs: boolean;
  readonly every?: Every | undefined;
  /** Replaces the database's clock in tests. */
  readonly clock: Clock | undefined;
  readonly random: Random;
  readonly log: Log;
}

/** The ports that PostgreSQL and S3 implement without the secrets of the cluster. */
export interface Engines
  extends Omit<Stores, 'keys' | 'sessions' | 'check' | 'backUp' | typeof Symbol.asyncDispose>,
    AsyncDisposable {
  readonly nodes: NodeStore;
}

/** Milliseconds between two looks for logs of builds whose node died. */
const SETTLE_MS = 60_000;

/** Reads the place of the files and the variables `AWS_…`. Throws `invalid_input`. */
export const objectsOf = parseS3;

/** Rejects with `StoreUnavailable` if S3 does not answer, or refuses the credentials. */
export async function askObjects(objects: S3Settings): Promise<void> {
  using client = new S3Client(objects);
  await client.check();
}

/** Opens the engines of a migrated database. */
export function openEngines(parts: EngineParts): Engines {
  const { url, database, placed, objects, clock, log, hasKvs, storesLogs, every } = parts;
  const stack = new AsyncDisposableStack();
  const blobs = stack.use(new ClusterBlobs({ database: placed, objects, clock }));
  const changes = stack.use(openClusterChanges({ url, database, log }));
  const logs = stack.use(createClusterBuildLogs({ database, blobs, log, ...(clock && { clock }) }));
  const settling = {
    ...{ everyMs: SETTLE_MS, every, run: () => logs.settleAbandoned() },
    onFailure: (error: unknown) => log('warn', 'build_logs_not_settled', { reason: String(error) }),
  };
  if (storesLogs) stack.use(inBackground(settling));
  const kvs = hasKvs ? openClusterKvs({ url, log }) : undefined;
  if (kvs) stack.use(kvs);
  const tested = clock ? { clock } : {};
  const announce = changes.publish.bind(changes);
  const announced = { ...parts, announce };
  return {
    ...{ changes, blobs, logs, kvs, blobsAt: { kind: 'cluster', database: url, objects } },
    state: createClusterState(announced),
    jobs: createClusterJobs(announced),
    tables: createClusterTables(database, announce),
    roles: createClusterRoles(database, announce),
    quota: createClusterQuota(database, tested),
    nodes: createClusterNodes(database, tested),
    usage: createClusterUsage(database, tested),
    [Symbol.asyncDispose]: () => stack.disposeAsync(),
  };
}
