import type { LoadedBlob } from '../../src/platform/stores/blobs.ts';

/** A store of blobs, or of objects in S3. */
interface Loads {
  load(key: string, most: number): Promise<Pick<LoadedBlob, 'bytes'> | undefined>;
}

/** Returns all bytes of a blob, whatever their number is. Undefined: the blob does not exist. */
export async function whole(store: Loads, key: string): Promise<Buffer | undefined> {
  return (await store.load(key, Number.POSITIVE_INFINITY))?.bytes;
}
