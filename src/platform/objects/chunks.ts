import { read } from 'node:fs';
import { promisify } from 'node:util';

const readAt = promisify(read);
const CHUNK_BYTES = 1024 * 1024;

/**
 * An open file from its beginning, a piece at a time; each lasts until the next is asked for. A stream of Node's would
 * close the descriptor when it is left early, whatever its options say, and by then it may be another file's.
 */
export async function* chunksOf(fd: number, signal?: AbortSignal): AsyncGenerator<Buffer> {
  const buffer = Buffer.allocUnsafeSlow(CHUNK_BYTES);
  for (let position = 0; ; ) {
    signal?.throwIfAborted();
    const { bytesRead } = await readAt(fd, buffer, 0, buffer.length, position);
    if (bytesRead === 0) return;
    position += bytesRead;
    yield buffer.subarray(0, bytesRead);
  }
}
