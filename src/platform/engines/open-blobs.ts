import type { Blobs, BlobsDescription } from '../stores/blobs.ts';
import { LocalBlobs } from '../stores/local/blobs.ts';

/** Opens the blobs that a description names, in a worker process. Only this function knows all kinds of stores. */
export async function openBlobs(description: BlobsDescription): Promise<Blobs> {
  if (description.kind === 'local') return new LocalBlobs(description);
  // Loaded here, so that the workers of one machine do without the client of PostgreSQL.
  const { openClusterBlobs } = await import('../stores/cluster/blobs/blobs.ts');
  return openClusterBlobs(description);
}
