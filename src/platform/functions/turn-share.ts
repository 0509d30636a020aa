import type { Readable } from 'node:stream';

/** Milliseconds that reading the answers of one instance may take in one turn of the event loop. */
const TURN_MS = 5;
/** Bytes that are read at once. The headers, chunks and answers in them may be as small as HTTP allows, and each of them is a call. */
const SLICE_BYTES = 16 * 1_024;

/**
 * Bounds the time that reading the answers of one instance takes in a turn of the event loop, whatever they consist of and on however many
 * connections they come. What is left is read in the next turns, the connection that has waited for longest first. So one that sends
 * nothing but the smallest parts of HTTP as fast as it can slows itself down, and nobody else.
 */
export class TurnShare {
  readonly #now: () => number;
  /** Connections with something to read. */
  readonly #waiting = new Set<Readable>();
  /** When this turn began to read. Undefined: it has not. */
  #began: number | undefined;

  /** `now`: milliseconds of a monotonic clock. */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** Has the readers of a socket, which call `read()` after `readable`, take turns. */
  share(socket: Readable): void {
    const read = socket.read.bind(socket);
    socket.read = (size?: number) => {
      if (socket.readableLength === 0) return read(size);
      if (this.#isOver()) {
        this.#waiting.add(socket);
        return null;
      }
      return read(size ?? Math.min(SLICE_BYTES, socket.readableLength));
    };
    socket.once('close', () => this.#waiting.delete(socket));
  }

  #isOver(): boolean {
    if (this.#began !== undefined) return this.#now() - this.#began >= TURN_MS;
    this.#began = this.#now();
    setImmediate(() => this.#next());
    return false;
  }

  #next(): void {
    this.#began = undefined;
    // One that is not done comes again, as the last one.
    for (const socket of this.#waiting) {
      if (this.#isOver()) return;
      this.#waiting.delete(socket);
      socket.emit('readable');
    }
  }
}
