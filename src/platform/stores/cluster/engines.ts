import { type Clock, type Random, systemEvery } from '../../../base/clock.ts';
import type { Log } from '../../../base/log.ts';
import type { S3Settings } from '../blobs.ts';
import type { Stores } from '../index.ts';
import type { NodeStore } from '../nodes.ts';
import { ClusterBlobs } from './blobs.ts';
import { type ClusterBuildLogs, createClusterBuildLogs } from './build-logs.ts';
import { openClusterChanges } from './changes.ts';
import type { Database } from './database.ts';
import { createClusterJobs } from './jobs.ts';
import { openClusterKvs } from './kvs.ts';
import { createClusterNodes } from './nodes.ts';
import { createClusterQuota } from './quota.ts';
import { createClusterRoles } from './roles.ts';
import { createClusterState } from './state.ts';
import { createClusterTables } from './tables.ts';

export interface EngineParts {
  /** The database's URL, for connections of their own. */
  readonly url: string;
  readonly database: Database;
  readonly objects: S3Settings;
  readonly keepReleases: number;
  /** True: opens the engine of the key-value store. */
  readonly hasKvs: boolean;
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

/** Milliseconds between two looks for logs that no node works on. */
const SETTLE_MS = 60_000;

/** Opens the engines. Nothing but the key-value store and the changes connects before it is used. */
export async function openEngines({ url, database, objects, hasKvs, ...options }: EngineParts): Promise<Engines> {
  const { clock, log } = options;
  await using stack = new AsyncDisposableStack();
  const blobs = stack.use(new ClusterBlobs({ database, objects, clock }));
  const logs = stack.use(createClusterBuildLogs({ database, blobs, log, ...(clock ? { clock } : {}) }));
  stack.defer(settling(logs, log));
  const changes = stack.use(openClusterChanges({ url, database, log }));
  const kvs = hasKvs ? stack.use(openClusterKvs({ url, log })) : undefined;
  const announce = changes.publish.bind(changes);
  const parts = { ...options, database, announce };
  const opened = stack.move();
  return {
    ...{ blobs, logs, changes, kvs },
    blobsAt: { kind: 'cluster', database: url, objects },
    state: createClusterState(parts),
    jobs: createClusterJobs(parts),
    tables: createClusterTables(database, announce),
    roles: createClusterRoles(database, announce),
    quota: createClusterQuota(database, clock ? { clock } : {}),
    nodes: createClusterNodes(database, clock ? { clock } : {}),
    [Symbol.asyncDispose]: () => opened.disposeAsync(),
  };
}

/** Stores the logs of nodes that died, now and then. Returns the function that stops it. */
function settling(logs: ClusterBuildLogs, log: Log): () => Promise<void> {
  let running: Promise<unknown> | undefined;
  const settle = () => {
    running ??= logs
      .settleAbandoned()
      .catch((error: unknown) => log('warn', 'build_logs_not_settled', { reason: String(error) }))
      .finally(() => {
        running = undefined;
      });
  };
  const stop = systemEvery(SETTLE_MS, settle);
  return async () => {
    stop();
    await running;
  };
}
