import type { ByteRange } from '../../blobs.ts';
import type { S3Object } from '../s3/client.ts';

/** Times in a row that a broken answer is requested again without a byte of it. */
const BREAKS = 3;

/**
 * Returns the bytes of an object, in parts. If the connection breaks, as services do with readers that are slow,
 * requests the rest by `open`, which fails if the object has another ETag.
 */
export async function* resumed(
  first: S3Object,
  start: number,
  open: (range: ByteRange, etag: string) => Promise<S3Object | undefined>,
): AsyncGenerator<Buffer, void> {
  const end = start + first.length - 1;
  let parts = first.parts();
  let at = start;
  let breaks = 0;
  try {
    while (at <= end) {
      const next = await parts.next().catch((error: unknown) => ({ error }));
      if ('error' in next || next.done) {
        breaks += 1;
        const error = 'error' in next ? next.error : new Error('The object ended early');
        const rest = breaks > BREAKS ? undefined : await open({ start: at, end }, first.facts.etag);
        if (!rest) throw error;
        parts = rest.parts();
        continue;
      }
      breaks = 0;
      at += next.value.length;
      yield next.value;
    }
  } finally {
    await parts.return();
  }
}
