import type { ClusterBlobsDescription } from '../blobs.ts';
import { ClusterBlobs } from './blobs.ts';
import { openDatabase } from './database.ts';

/** Connections of a worker process: for the statements of writing, and for reads beside them. */
const CONNECTIONS = 4;

/** Opens blobs for a worker process, which lives as long as its connections. */
export function openClusterBlobs({ database, objects }: ClusterBlobsDescription): ClusterBlobs {
  const connections = openDatabase({ url: database, connections: CONNECTIONS, name: 'slipway worker' });
  return new ClusterBlobs({ database: connections, objects });
}
