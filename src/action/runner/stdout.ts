import { writeSync } from 'node:fs';
import { systemCode } from '../../base/errors.ts';

/**
 * Puts a plain writer in the place of the standard output, which @actions/core writes to. The stream of Node.js takes some 3 ms to load: half
 * of what the action needs to its first error beside the start of Node.js. Each write is over when it returns, as those of the stream to a
 * pipe are on Linux. Throws the error of the system if nobody reads any more.
 */
export function usePlainStdout(): void {
  Object.defineProperty(process, 'stdout', { value: { write }, configurable: true });
}

/** Milliseconds until another try, if a pipe that does not block is full. */
const PAUSE_MS = 5;

function write(text: string | Uint8Array): boolean {
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; ) {
    try {
      at += writeSync(1, bytes, at);
    } catch (error) {
      if (systemCode(error) !== 'EAGAIN') throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE_MS);
    }
  }
  return true;
}
