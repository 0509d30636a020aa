import { writeSync } from 'node:fs';
import { systemCode } from '../../base/errors.ts';

/**
 * Puts a plain writer in the place of the standard output, which @actions/core writes to. The stream of Node.js takes some 3 ms to load: half
 * of what the action needs to its first error beside the start of Node.js. Each write is over when it returns, as those of the stream to a
 * pipe are on Linux. If nobody reads any more, or its disk is full, the action still writes its outputs and its summary.
 */
export function usePlainStdout(): void {
  Object.defineProperty(process, 'stdout', { value: OUTPUT, configurable: true });
}

/** Milliseconds until another try, if a pipe that does not block is full. */
const PAUSE_MS = 5;

/** The rest is for `console`. */
const OUTPUT = { write, listenerCount: () => 0, once() {}, removeListener() {} };
let isClosed = false;

function write(text: string | Uint8Array): boolean {
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length && !isClosed; ) {
    try {
      at += writeSync(1, bytes, at);
    } catch (error) {
      isClosed = systemCode(error) !== 'EAGAIN';
      if (!isClosed) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE_MS);
    }
  }
  return true;
}
