import type { Socket } from 'node:net';

export type Direction = 'toServer' | 'toClient';

/** Forwards what one socket sends to another one, in order. */
export interface Pipe {
  /** Blocks or opens the pipe. `delay`: milliseconds from reading to writing. */
  set(isBlocked: boolean, delay: number): void;
  /** Ends the forwarding for ever, and drops what waits. The sockets stay as they are. */
  stop(): void;
}

/** Bytes that a pipe keeps at most, but for one more chunk. Beyond that it does not read, so the sender has to wait. */
const MOST_BYTES = 256 * 1_024;

type Event = { readonly due: number } & (
  | { readonly kind: 'bytes'; readonly bytes: Buffer }
  | { readonly kind: 'end' }
  | { readonly kind: 'reset' }
);

/** `onBytes` sees each chunk when it is read. */
export function startPipe(from: Socket, to: Socket, onBytes: (chunk: Buffer) => void = () => {}): Pipe {
  const waiting: Event[] = [];
  let bytes = 0;
  let isBlocked = false;
  let isStopped = false;
  let isDraining = false;
  let delay = 0;
  let timer: NodeJS.Timeout | undefined;
  const add = (event: Event) => {
    if (isStopped) return;
    waiting.push(event);
    forward();
  };
  const due = () => performance.now() + delay;
  const deliver = (event: Event) => {
    if (event.kind === 'end') to.end();
    else if (event.kind === 'reset') to.resetAndDestroy();
    else {
      bytes -= event.bytes.length;
      isDraining = !to.write(event.bytes);
    }
  };
  const forward = () => {
    clearTimeout(timer);
    for (let [first] = waiting; first && !isBlocked && !isDraining && !isStopped; [first] = waiting) {
      const left = first.due - performance.now();
      if (left > 0) {
        timer = setTimeout(forward, Math.ceil(left));
        break;
      }
      waiting.shift();
      deliver(first);
    }
    if (isStopped) return;
    if (bytes > MOST_BYTES) from.pause();
    else if (from.isPaused()) from.resume();
  };
  const stop = () => {
    isStopped = true;
    waiting.length = 0;
    clearTimeout(timer);
  };
  from.on('data', (chunk: Buffer) => {
    onBytes(chunk);
    if (isStopped) return;
    bytes += chunk.length;
    add({ kind: 'bytes', bytes: chunk, due: due() });
  });
  from.once('end', () => add({ kind: 'end', due: due() }));
  from.once('error', () => add({ kind: 'reset', due: due() }));
  to.on('drain', () => {
    isDraining = false;
    forward();
  });
  to.once('close', stop);
  return {
    set(block, ms) {
      isBlocked = block;
      // What was read under a longer delay does not arrive later than what follows it.
      delay = ms;
      forward();
    },
    stop,
  };
}
