import type { Readable } from 'node:stream';

/** Milliseconds that reading the answers of all instances may take in one turn of the event loop. */
const TURN_MS = 10;
/** Bytes that are read at once, at most, and where that takes long: headers, chunks and answers in them may be as small as HTTP allows. */
const SLICE_BYTES = { most: 16 * 1_024, least: 2 * 1_024 } as const;
/** Milliseconds for which fewer bytes are read at once the next time, and for which more are. */
const SLOW_MS = 0.5;
const QUICK_MS = 0.1;

/**
 * Bounds the time that reading the answers of instances takes in a turn of the event loop, whatever they consist of. What is left is read in
 * the next turns: a part of each for every organization, and of its connections the one that has waited for longest first. So one that
 * sends nothing but the smallest parts of HTTP as fast as it can slows itself down, and nobody else.
 */
export class TurnShare {
  readonly #now: () => number;
  /** Connections with something to read, by organization. The one that was served last is the last one. */
  readonly #waiting = new Map<string, Set<Readable>>();
  /** The time until which this turn reads. Undefined: it has not read anything. */
  #until: number | undefined;

  /** `now`: milliseconds of a monotonic clock. */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** Has the readers of a socket, which call `read()` after `readable`, take turns. */
  share(socket: Readable, org: string): void {
    const read = socket.read.bind(socket);
    let most: number = SLICE_BYTES.most;
    /** When what was read last was given to the reader, who reads it before the next call. */
    let given: number | undefined;
    socket.read = (size?: number) => {
      const now = this.#now();
      if (given !== undefined) most = nextSlice(most, now - given);
      given = undefined;
      if (socket.readableLength === 0) return read(size);
      if (this.#isOver(now)) {
        this.#wait(socket, org);
        return null;
      }
      given = now;
      return read(size ?? Math.min(most, socket.readableLength));
    };
    socket.once('close', () => this.#leave(socket, org));
  }

  #isOver(now = this.#now()): boolean {
    if (this.#until === undefined) {
      this.#until = now + TURN_MS;
      setImmediate(this.#next);
    }
    return now >= this.#until;
  }

  #wait(socket: Readable, org: string): void {
    const sockets = this.#waiting.get(org);
    if (sockets) sockets.add(socket);
    else this.#waiting.set(org, new Set([socket]));
  }

  #leave(socket: Readable, org: string): void {
    const sockets = this.#waiting.get(org);
    if (sockets?.delete(socket) && sockets.size === 0) this.#waiting.delete(org);
  }

  readonly #next = (): void => {
    this.#until = undefined;
    if (this.#waiting.size === 0) return;
    this.#isOver();
    const end = this.#now() + TURN_MS;
    const part = TURN_MS / this.#waiting.size;
    for (const [org, sockets] of [...this.#waiting]) {
      this.#until = Math.min(end, this.#now() + part);
      // One that is not done comes again, as the last one.
      this.#waiting.delete(org);
      for (const socket of sockets) {
        if (this.#isOver()) break;
        sockets.delete(socket);
        readOf(socket);
      }
      for (const socket of this.#waiting.get(org) ?? []) sockets.add(socket);
      if (sockets.size > 0) this.#waiting.set(org, sockets);
      if (this.#now() >= end) break;
    }
    // What comes later in this turn has what is left.
    this.#until = end;
  };
}

/** Has its reader read. The errors of each header that is too many would cost most with the place where they were made. */
function readOf(socket: Readable): void {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 0;
  try {
    socket.emit('readable');
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
}

function nextSlice(bytes: number, ms: number): number {
  if (ms > SLOW_MS) return Math.max(SLICE_BYTES.least, bytes / 2);
  return ms < QUICK_MS ? Math.min(SLICE_BYTES.most, bytes * 2) : bytes;
}

/** Has a socket read as it did before it took turns. */
export function unshare(socket: Readable): void {
  Reflect.deleteProperty(socket, 'read');
}
