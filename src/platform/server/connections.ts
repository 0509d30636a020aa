import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { Readable } from 'node:stream';
import { attempt } from '../../base/errors.ts';
import type { HttpResponse } from '../shared/http.ts';

/**
 * Requests of one connection that may wait for the answer to an earlier one. A browser sends only one at a time, and each one costs
 * time when it arrives and when its connection ends. A connection with more is closed, as RFC 9112 (9.3.2) lets a server do.
 */
const WAITING_MOST = 8;

const waiting = new WeakMap<Socket, number>();

/**
 * Calls `begin` for a request when all earlier requests of its connection are answered. A client can send thousands of
 * requests in a few kilobytes without waiting, and each one that begins may take an open file and a buffer.
 */
export function inTurn(incoming: IncomingMessage, outgoing: ServerResponse, begin: () => void): void {
  const { socket } = incoming;
  if (outgoing.socket !== null) {
    begin();
    return;
  }
  if (socket.destroyed) return;
  const count = (waiting.get(socket) ?? 0) + 1;
  waiting.set(socket, count);
  if (count > WAITING_MOST) {
    socket.destroy();
    return;
  }
  socket.pause();
  outgoing.once('socket', () => {
    const left = (waiting.get(socket) ?? 1) - 1;
    waiting.set(socket, left);
    // The body of this request may not have arrived yet.
    if (left === 0) socket.resume();
    queueMicrotask(begin);
  });
}

/** Connections of a server at once. An idle one needs about 10 KB. */
const CONNECTIONS_MOST = 20_000;
/** The part of the process's open files that connections may have. The rest is for files of sites, stores and builds. */
const SHARE = 0.75;
/** Open files of a process where the system does not say how many it may have. */
const USUAL_FILES = 1_024;
/**
 * Connections at once whose first request has not begun. A client can close all of its connections at once, and the server handles all
 * of that in one turn of the event loop: 0.1 s for these. Opening others costs an attacker a request for each.
 */
const SILENT_MOST = 1_024;
/** Connections that are looked at to find an idle one. */
const LOOKED_AT = 64;

/** Milliseconds that a client may take. */
export interface ClientTimes {
  /** From the opening of a connection to the end of the headers of its first request. */
  readonly headersMs: number;
  /** From there to the end of its body. The same for each request. */
  readonly bodyMs: number;
  /** From an answer to the end of the headers of the next request. */
  readonly nextMs: number;
}

/** The request of a function may be a large upload. A body of the platform's own has a shorter time (`server-request.ts`). */
const CLIENT_TIMES: ClientTimes = { headersMs: 15_000, bodyMs: 60 * 60_000, nextMs: 45_000 };

/**
 * How connections are found that took too long: in passes, `PAUSE_MS` after each other. A turn of the event loop looks at `LOOK_MOST`
 * connections and ends `END_MOST` of them. The next turn begins after `TURN_MS`. Node.js ends all that are due in one turn instead, and
 * thousands of them hold up all other visitors.
 */
const PAUSE_MS = 500;
const TURN_MS = 20;
const LOOK_MOST = 512;
const END_MOST = 32;

/** The limits of this process, as Linux writes them. Empty elsewhere. */
function limitsOfProcess(): string {
  return attempt(() => readFileSync('/proc/self/limits', 'utf8')) ?? '';
}

/** Returns how many connections a server may have: fewer than the files that this process may open. */
export function mostConnections(limits = limitsOfProcess()): number {
  const [, files = String(USUAL_FILES)] = /^Max open files\s+(\d+|unlimited)/m.exec(limits) ?? [];
  return files === 'unlimited' ? CONNECTIONS_MOST : Math.min(CONNECTIONS_MOST, Math.floor(SHARE * Number(files)));
}

interface Connection {
  /** When it was opened or its last request began, in milliseconds of `performance.now()`. */
  since: number;
  /** When its client has taken too long. Infinity: it is being ended. */
  due: number;
  /** Its last request, until a pass finds it answered. */
  last: ServerResponse | undefined;
}

/**
 * Bounds the connections of a server, and the time that their clients take. For a new one beyond the bound, it closes the one that has been
 * silent or idle for longest: else connections that send nothing could take all open files, and no site could be read.
 */
export class Connections {
  readonly #most: number;
  readonly #end: (socket: Socket) => void;
  readonly #times: ClientTimes;
  /** The connections without a request, in the order in which they were opened. */
  readonly #silent = new Map<Socket, Connection>();
  /** The others, in the order in which their last requests began. */
  readonly #used = new Map<Socket, Connection>();
  #pass: Iterator<[Socket, Connection], void> | undefined;
  #timer: NodeJS.Timeout | undefined;

  /** `end` ends a connection whose client took too long. */
  constructor(most: number, end: (socket: Socket) => void, times = CLIENT_TIMES) {
    this.#most = most;
    this.#end = end;
    this.#times = times;
  }

  opened(socket: Socket): void {
    const [silent] = this.#silent.keys();
    if (silent && this.#silent.size >= SILENT_MOST) this.#close(this.#silent, silent);
    else if (this.#silent.size + this.#used.size >= this.#most) this.#closeOne();
    const since = performance.now();
    this.#silent.set(socket, { since, due: since + this.#times.headersMs, last: undefined });
    socket.once('close', () => this.#silent.delete(socket) || this.#used.delete(socket));
    this.#timer ??= this.#later(PAUSE_MS);
  }

  began(socket: Socket, outgoing: ServerResponse): void {
    const connection = this.#silent.get(socket) ?? this.#used.get(socket);
    if (!connection) return;
    connection.since = performance.now();
    connection.due = connection.since + this.#times.bodyMs;
    connection.last = outgoing;
    // Deleted first, because that moves it to the end.
    if (!this.#silent.delete(socket)) this.#used.delete(socket);
    this.#used.set(socket, connection);
  }

  /** Returns true if the connection has no request that is being answered. */
  isIdle(socket: Socket): boolean {
    return this.#used.get(socket)?.last?.writableFinished ?? true;
  }

  #later(ms: number): NodeJS.Timeout {
    return setTimeout(() => this.#look(), ms).unref();
  }

  /** Looks at the next connections of the pass, and ends those whose clients took too long. */
  #look(): void {
    this.#pass ??= all(this.#silent, this.#used);
    const now = performance.now();
    let ended = 0;
    for (let looked = 0; looked < LOOK_MOST && ended < END_MOST; looked += 1) {
      const { value, done } = this.#pass.next();
      if (done) {
        this.#pass = undefined;
        break;
      }
      const [socket, connection] = value;
      if (connection.last?.writableFinished) {
        connection.last = undefined;
        connection.due = now + this.#times.nextMs;
      }
      // A complete request may be answered for longer.
      if (connection.due > now || connection.last?.req.complete) continue;
      connection.due = Number.POSITIVE_INFINITY;
      this.#end(socket);
      ended += 1;
    }
    if (this.#pass) this.#timer = this.#later(TURN_MS);
    else this.#timer = this.#silent.size + this.#used.size > 0 ? this.#later(PAUSE_MS) : undefined;
  }

  /** Closes the one that has been silent or idle for the longest time. If it finds none, the one whose request is the oldest. */
  #closeOne(): void {
    const [silent] = this.#silent;
    const [oldest] = this.#used;
    let looked = 0;
    for (const used of this.#used) {
      if (silent && silent[1].since < used[1].since) break;
      looked += 1;
      if (looked > LOOKED_AT) break;
      if (!this.isIdle(used[0])) continue;
      this.#close(this.#used, used[0]);
      return;
    }
    if (silent) this.#close(this.#silent, silent[0]);
    else if (oldest) this.#close(this.#used, oldest[0]);
  }

  #close(from: Map<Socket, Connection>, socket: Socket): void {
    from.delete(socket);
    socket.destroy();
  }
}

function* all(...maps: readonly ReadonlyMap<Socket, Connection>[]) {
  for (const map of maps) yield* map;
}

/** Bytes of bodies that do not count, because the system buffers them at once for slow readers too. */
const SMALL = 64 * 1024;
/** Bytes that a stream of a file keeps in memory for a reader that does not read. */
const STREAM_BYTES = 2 * 64 * 1024;

interface Held {
  /** The memory behind the body. It counts once, also if several answers send it. */
  readonly key: object;
  readonly bytes: number;
}

/** Bounds the memory of bodies whose readers are slow: beyond it, breaks off the answer that has made no progress for the longest time. */
export class Bodies {
  readonly #most: number;
  /** In the order of their last progress. */
  readonly #open = new Map<ServerResponse, Held>();
  readonly #users = new Map<object, number>();
  #bytes = 0;

  constructor(most: number) {
    this.#most = most;
  }

  /** Bytes of all bodies that are being sent. */
  get bytes(): number {
    return this.#bytes;
  }

  /** Counts a body until its answer is closed. Call it before the body is sent. */
  hold(outgoing: ServerResponse, body: HttpResponse['body']): void {
    const held = heldBy(outgoing, body);
    if (!held || held.bytes <= SMALL) return;
    const users = this.#users.get(held.key) ?? 0;
    this.#users.set(held.key, users + 1);
    if (users === 0) this.#bytes += held.bytes;
    this.#open.set(outgoing, held);
    outgoing.on('drain', () => this.#moved(outgoing));
    outgoing.once('close', () => this.#release(outgoing));
    for (const [slowest] of this.#open) {
      if (this.#bytes <= this.#most || slowest === outgoing) break;
      this.#release(slowest);
      slowest.destroy();
    }
  }

  #moved(outgoing: ServerResponse): void {
    const held = this.#open.get(outgoing);
    if (!held) return;
    this.#open.delete(outgoing);
    this.#open.set(outgoing, held);
  }

  #release(outgoing: ServerResponse): void {
    const held = this.#open.get(outgoing);
    if (!held) return;
    this.#open.delete(outgoing);
    const users = (this.#users.get(held.key) ?? 1) - 1;
    if (users > 0) {
      this.#users.set(held.key, users);
      return;
    }
    this.#users.delete(held.key);
    this.#bytes -= held.bytes;
  }
}

function heldBy(outgoing: ServerResponse, body: HttpResponse['body']): Held | undefined {
  if (body === undefined) return undefined;
  if (typeof body === 'string') return { key: outgoing, bytes: 2 * body.length };
  if (body instanceof Readable) return { key: outgoing, bytes: STREAM_BYTES };
  // A slice of a buffer keeps the whole buffer in memory.
  return { key: body.buffer, bytes: body.buffer.byteLength };
}
