import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { Readable } from 'node:stream';
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
/** Connections that are looked at to find an idle one. */
const LOOKED_AT = 64;

/** Returns how many connections a server may have: fewer than the files that this process may open. */
export function mostConnections(): number {
  let limits = '';
  try {
    limits = readFileSync('/proc/self/limits', 'utf8');
  } catch {
    // Not on Linux.
  }
  const [, files = String(USUAL_FILES)] = /^Max open files\s+(\d+|unlimited)/m.exec(limits) ?? [];
  return files === 'unlimited' ? CONNECTIONS_MOST : Math.min(CONNECTIONS_MOST, Math.floor(SHARE * Number(files)));
}

/**
 * Bounds the connections of a server. When there are too many, it closes the one that has been idle for the longest time, and
 * accepts the new one. Without it, connections that send nothing could take all open files of the process, and no site could be read.
 */
export class Connections {
  readonly #most: number;
  /** The last request of each connection, if any, in the order in which they began or the connection was opened. */
  readonly #last = new Map<Socket, ServerResponse | undefined>();

  constructor(most: number) {
    this.#most = most;
  }

  opened(socket: Socket): void {
    if (this.#last.size >= this.#most) this.#closeOne();
    this.#last.set(socket, undefined);
    socket.once('close', () => this.#last.delete(socket));
  }

  began(socket: Socket, outgoing: ServerResponse): void {
    // Deleted first, because that moves it to the end.
    if (this.#last.delete(socket)) this.#last.set(socket, outgoing);
  }

  /** Returns true if the connection has no request that is being answered. */
  isIdle(socket: Socket): boolean {
    return this.#last.get(socket)?.writableFinished ?? true;
  }

  #closeOne(): void {
    let chosen: Socket | undefined;
    let looked = 0;
    for (const [socket] of this.#last) {
      chosen ??= socket;
      looked += 1;
      if (looked > LOOKED_AT) break;
      if (!this.isIdle(socket)) continue;
      chosen = socket;
      break;
    }
    if (chosen === undefined) return;
    this.#last.delete(chosen);
    chosen.destroy();
  }
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

/**
 * Bounds the memory of bodies whose readers are slow. If the bodies exceed the bound, it breaks off the answer that has
 * made no progress for the longest time. The reader of that answer can ask again.
 */
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
