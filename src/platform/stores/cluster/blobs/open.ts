import { systemClock } from '../../../../base/clock.ts';
import type { ClusterBlobsDescription } from '../../blobs.ts';
import { insist } from '../../rows/insist.ts';
import { type Database, openDatabase } from '../database/database.ts';
import { ClusterBlobs } from './blobs.ts';

/** Connections of a worker process: for the statements of writing, and for reads beside them. */
const CONNECTIONS = 4;

/**
 * Opens blobs for a worker process, which lives as long as its connections. Its build waits while PostgreSQL is away, for
 * as long as the node may keep its lease.
 */
export function openClusterBlobs({ database, objects }: ClusterBlobsDescription): ClusterBlobs {
  const connections = openDatabase({ url: database, connections: CONNECTIONS, name: 'slipway worker' });
  return new ClusterBlobs({ database: insisting(connections), objects });
}

/** All commands of blobs can be repeated after an answer was lost. */
function insisting(database: Database): Database {
  return {
    query: (text, values) => insist(() => database.query(text, values), systemClock),
    transaction: (work) => insist(() => database.transaction(work), systemClock),
    [Symbol.asyncDispose]: () => database[Symbol.asyncDispose](),
  };
}
