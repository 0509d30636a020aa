import type { Blobs } from './blobs.ts';
import { LocalBlobs } from './local/blobs.ts';

/** Where the blobs are, in a form that a message to a worker process can carry. */
export interface BlobsDescription {
  /** A folder of this machine. */
  readonly kind: 'local';
  /** Absolute path. */
  readonly dir: string;
  /** False: what is stored need not outlast the machine's next crash. */
  readonly lasting: boolean;
}

/** Opens the blobs that a description names. Only this function knows the kinds. */
export function openBlobs(description: BlobsDescription): Blobs {
  return new LocalBlobs(description);
}
