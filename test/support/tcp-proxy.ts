import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { type Direction, type Pipe, startPipe } from './tcp-pipe.ts';

export type { Direction } from './tcp-pipe.ts';

/** A client's connection to the proxy, and the proxy's own one to the server. */
export interface ProxiedConnection {
  /** 1 for the first connection, 2 for the next one, and so on. */
  readonly number: number;
  /** The first bytes that the client sent, at most 1 KiB: PostgreSQL's startup message names the user and the application. */
  readonly opening: Buffer;
}

/** Selects connections. The default is all of them. */
export type Which = (connection: ProxiedConnection) => boolean;

/**
 * A TCP proxy in front of a port of this machine, which passes everything on until it is told to fail. A fault without
 * `which` also affects connections that are opened later, until `heal`. A fault with it affects only open ones.
 */
export interface TcpProxy extends AsyncDisposable {
  readonly port: number;
  /** Connections of clients that were accepted. */
  readonly accepted: number;
  /** Connections of clients that are open now. */
  readonly open: number;
  /** Resets connections on both sides (RST). Later connections are passed on. */
  cut(which?: Which): void;
  /** Resets all connections, and each new one at once, until `heal`. */
  refuse(): void;
  /**
   * Accepts and keeps connections, but forwards nothing: neither bytes nor ends. A new connection does not reach the
   * server while that direction is blocked. After `heal`, what was sent meanwhile arrives, as after a repaired network.
   */
  blackHole(direction?: Direction | 'both', which?: Which): void;
  /** Delivers every byte `ms` milliseconds later, in both directions. */
  delay(ms: number, which?: Which): void;
  /**
   * Resets one side of open connections and keeps the other one, as a crashed machine does. The remaining side can still
   * write, but nothing answers it. `heal` resets it.
   */
  halfOpen(closed: 'client' | 'server', which?: Which): void;
  /** Ends all faults. */
  heal(): void;
}

const OPENING_BYTES = 1_024;
const DIRECTIONS: readonly Direction[] = ['toServer', 'toClient'];

/** Starts a proxy in front of `127.0.0.1:port`. */
export async function startTcpProxy(port: number): Promise<TcpProxy> {
  const links = new Set<Link>();
  let faults: Faults = { blocked: [], delay: 0, isRefusing: false };
  let accepted = 0;
  const server = createServer({ allowHalfOpen: true, noDelay: true }, (client) => {
    accepted += 1;
    if (faults.isRefusing) return void client.resetAndDestroy();
    const link = openLink(accepted, client, port, () => links.delete(link));
    links.add(link);
    link.apply(faults);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('not listening on a port');
  const chosen = (which: Which = () => true) => [...links].filter((link) => which(link));
  /** Changes the faults of the connections, and without `which` those of later ones too. */
  const change = (which: Which | undefined, changed: (before: Faults) => Faults) => {
    if (!which) faults = changed(faults);
    for (const link of chosen(which)) link.apply(changed(link.faults));
  };
  return {
    port: address.port,
    get accepted() {
      return accepted;
    },
    get open() {
      return links.size;
    },
    cut: (which) => chosen(which).forEach((link) => void link.reset()),
    refuse() {
      faults = { ...faults, isRefusing: true };
      for (const link of chosen()) link.reset();
    },
    blackHole: (direction = 'both', which) =>
      change(which, (before) => ({ ...before, blocked: direction === 'both' ? DIRECTIONS : [direction] })),
    delay: (ms, which) => change(which, (before) => ({ ...before, delay: ms })),
    halfOpen: (closed, which) => chosen(which).forEach((link) => void link.halfOpen(closed)),
    heal() {
      faults = { blocked: [], delay: 0, isRefusing: false };
      for (const link of chosen()) link.heal();
    },
    async [Symbol.asyncDispose]() {
      const closed = once(server, 'close');
      server.close();
      for (const link of chosen()) link.reset();
      await closed;
    },
  };
}

interface Faults {
  readonly blocked: readonly Direction[];
  readonly delay: number;
  readonly isRefusing: boolean;
}

interface Link extends ProxiedConnection {
  readonly faults: Faults;
  apply(faults: Faults): void;
  heal(): void;
  reset(): void;
  halfOpen(closed: 'client' | 'server'): void;
}

/** Joins a client with the server. `onClose` is called when the client's connection is closed, and the server's too. */
function openLink(number: number, client: Socket, port: number, onClose: () => void): Link {
  const pipes: Partial<Record<Direction, Pipe>> = {};
  let faults: Faults = { blocked: [], delay: 0, isRefusing: false };
  let opening = Buffer.alloc(0);
  let server: Socket | undefined;
  let survivor: Socket | undefined;
  const sockets = () => [client, server].filter((each) => each !== undefined);
  const onEnd = () => {
    if (sockets().every((each) => each.destroyed)) onClose();
  };
  client.on('error', () => {});
  client.once('close', onEnd);
  const update = () => {
    for (const direction of DIRECTIONS) pipes[direction]?.set(faults.blocked.includes(direction), faults.delay);
  };
  const join = () => {
    server = connect({ port, host: '127.0.0.1', allowHalfOpen: true, noDelay: true });
    server.on('error', () => {});
    server.once('close', onEnd);
    pipes.toServer = startPipe(client, server, (chunk) => {
      if (opening.length < OPENING_BYTES) opening = Buffer.concat([opening, chunk]).subarray(0, OPENING_BYTES);
    });
    pipes.toClient = startPipe(server, client);
  };
  return {
    number,
    get opening() {
      return opening;
    },
    get faults() {
      return faults;
    },
    apply(given) {
      faults = given;
      if (!server && !client.destroyed && !faults.blocked.includes('toServer')) join();
      update();
    },
    heal() {
      survivor?.resetAndDestroy();
      this.apply({ blocked: [], delay: 0, isRefusing: false });
    },
    reset() {
      for (const socket of sockets()) socket.resetAndDestroy();
    },
    halfOpen(closed) {
      const lost = closed === 'client' ? client : server;
      survivor = closed === 'client' ? server : client;
      for (const pipe of Object.values(pipes)) pipe.stop();
      // What the remaining side sends is read, so that its kernel sees it acknowledged, and dropped.
      survivor?.resume();
      lost?.resetAndDestroy();
    },
  };
}
