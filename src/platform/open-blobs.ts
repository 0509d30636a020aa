import type { Blobs, BlobsDescription } from './stores/blobs.ts';
import { LocalBlobs } from './stores/local/blobs.ts';

/** Opens the blobs that a description names, in a worker process. Only this function knows all kinds of stores. */
export function openBlobs(description: BlobsDescription): Blobs {
  return new LocalBlobs(description);
}
