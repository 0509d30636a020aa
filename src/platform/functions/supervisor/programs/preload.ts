import type { ChildProcess } from 'node:child_process';
import type { IncomingMessage, Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { Env } from '../../../sandbox/names.ts';

/** What the program gets from the supervisor. All can be sent as JSON. */
export interface PreloadOptions {
  /** The descriptor of the socket that the platform's requests come from. */
  readonly socket: number;
  /** The descriptor that tells the supervisor which port was asked for, as a line of JSON. */
  readonly reports: number;
  /** Milliseconds that a connection without a request is kept. More than the proxy keeps it, so that the proxy ends it. */
  readonly keepAliveMs: number;
  /** True: other apps can have the same port, so the server gets a socket of its own in place of a port. */
  readonly sharesPorts: boolean;
}

/**
 * What each Node.js process of an instance runs first. The first HTTP server that listens at a TCP port also gets the connections of
 * the platform's socket, whatever the port and the address. All others are left alone, and so is a process without the socket.
 *
 * Its text is written to a file: it must name nothing outside of itself. `load`: `require`. `env`: the variables of the process.
 */
export function preload(load: (name: string) => unknown, env: Env, options: PreloadOptions): void {
  const fs = load('node:fs') as typeof import('node:fs');
  const isGiven = () => {
    try {
      return fs.fstatSync(options.socket).isSocket();
    } catch {
      return false;
    }
  };
  if (!isGiven()) return;
  const net = load('node:net') as typeof import('node:net');
  const http = load('node:http') as typeof import('node:http');
  const { ChildProcess: Child } = load('node:child_process') as {
    ChildProcess: { prototype: ChildProcess & { spawn(given: { stdio?: unknown }): number } };
  };

  // The server may be a child, as of `npm start`, and Node.js closes what it was given itself before it starts a program.
  const spawn = Child.prototype.spawn;
  Child.prototype.spawn = function spawnWithSocket(given) {
    const asked = given.stdio === undefined || given.stdio === null ? 'pipe' : given.stdio;
    const stdio: unknown[] = Array.isArray(asked) ? asked.slice() : [asked, asked, asked];
    while (stdio.length < options.socket) stdio.push('ignore');
    if (stdio.length === options.socket && isGiven()) stdio.push(options.socket, options.reports);
    return spawn.call(this, Object.assign({}, given, { stdio }));
  };

  /** The server that gets the connections of the socket. */
  let holder: { server: Server; port: number } | undefined;
  let isAccepting = false;
  /** The open connections of the socket, and their server. */
  const ours = new Map<object, Server>();
  /** Called when one of them has ended. */
  const ends = new Set<() => void>();

  /** Returns the port of the arguments of `listen`. Undefined if they name a path, a descriptor or a handle. */
  const portOf = (args: readonly unknown[]): number | undefined => {
    const [first] = args;
    if (first === undefined || first === null || typeof first === 'function') return 0;
    const { port } = typeof first === 'object' ? (first as { port?: unknown }) : { port: first };
    if (typeof first === 'object' && ('_handle' in first || 'handle' in first || 'fd' in first || 'path' in first)) {
      const { fd, path } = first as { fd?: unknown; path?: unknown };
      if (typeof fd === 'number' || typeof path === 'string' || '_handle' in first || 'handle' in first)
        return undefined;
    }
    const isNumber = typeof port === 'number' || (typeof port === 'string' && port.trim() !== '');
    const number = isNumber ? Number(port) : Number.NaN;
    return Number.isInteger(number) && number >= 0 && number <= 65_535 ? number : undefined;
  };

  /** True if no other process of the instance listens at another port: the first one has the socket. */
  const claims = (port: number): boolean => {
    const file = `${env.TMPDIR}/.slipway-port`;
    try {
      fs.writeFileSync(file, String(port), { flag: 'wx' });
      return true;
    } catch {
      try {
        return fs.readFileSync(file, 'utf8') === String(port);
      } catch {
        return true;
      }
    }
  };

  /** Has a request say where it comes from, and how, as a connection without a proxy would. Frameworks compare the origin of forms with that. */
  const nameVisitor = (request: IncomingMessage) => {
    const name = (fact: string, value: unknown) => {
      if (Reflect.get(request.socket, fact) === value) return;
      Object.defineProperty(request.socket, fact, { value, configurable: true, writable: true });
    };
    const header = request.headers['x-forwarded-for'];
    const address = (Array.isArray(header) ? header.join() : (header ?? '')).split(',')[0]?.trim() ?? '';
    const family = net.isIP(address);
    const facts = family === 0 ? ['127.0.0.1', 'IPv4', 0] : [address, `IPv${family}`, 0];
    for (const [at, fact] of ['remoteAddress', 'remoteFamily', 'remotePort'].entries()) name(fact, facts[at]);
    // The next request of this connection can be of another visitor.
    name('encrypted', request.headers['x-forwarded-proto'] === 'https');
  };

  /** Keeps connections longer than the proxy does, also if the program sets another time later. 0: without end. */
  const keepLonger = (server: Server) => {
    let asked = server.keepAliveTimeout;
    const get = () => (asked === 0 ? 0 : Math.max(asked, options.keepAliveMs));
    const set = (value: number) => {
      asked = value;
    };
    Object.defineProperty(server, 'keepAliveTimeout', { get, set, configurable: true, enumerable: true });
    const { headersTimeout } = server;
    if (headersTimeout > 0 && headersTimeout <= options.keepAliveMs)
      server.headersTimeout = options.keepAliveMs + 1_000;
  };

  const attach = (server: Server, port: number) => {
    const wanted = Number(env.PORT);
    if (holder?.server.listening && (holder.port === wanted || port !== wanted)) return;
    if (!holder && !claims(port)) return;
    holder = { server, port };
    keepLonger(server);
    const emit = server.emit;
    server.emit = function emitNamed(this: Server, name: string, ...args: unknown[]) {
      const [request] = args as [IncomingMessage | undefined];
      if (request?.socket && ours.has(request.socket) && request.headers) nameVisitor(request);
      return Reflect.apply(emit, this, [name, ...args]);
    } as typeof server.emit;
    if (!isAccepting) accept();
    isAccepting = true;
  };

  /** Accepts connections as long as the process runs: to close the socket would close it for its children too. */
  const accept = () => {
    const opened = net.createServer({ allowHalfOpen: true }, (socket: Socket) => {
      const server = holder?.server;
      if (!server) return void socket.destroy();
      ours.set(socket, server);
      socket.once('close', () => {
        ours.delete(socket);
        for (const each of ends) each();
      });
      return void server.emit('connection', socket);
    });
    opened.on('error', () => {});
    opened.listen({ fd: options.socket }, () => {
      try {
        fs.writeSync(options.reports, `${JSON.stringify({ port: holder?.port })}\n`);
      } catch {
        // The supervisor has read it before, from another process.
      }
    });
    // The server itself keeps the process running.
    opened.unref();
  };

  const { listen, close, address } = http.Server.prototype;
  const asked = new WeakMap<Server, { readonly port: number; readonly host: unknown }>();

  /** Returns arguments that name a socket of the instance in place of the port. */
  let sockets = 0;
  const elsewhere = (args: readonly unknown[]): unknown[] => {
    sockets += 1;
    const path = `${env.TMPDIR}/.slipway-${process.pid}-${sockets}`;
    const done = args.filter((each) => typeof each === 'function');
    return [{ path }, ...done];
  };

  http.Server.prototype.listen = function listenForPlatform(this: Server, ...args: unknown[]) {
    const port = portOf(args);
    if (port === undefined) return Reflect.apply(listen, this, args);
    this.once('listening', () => attach(this, port));
    if (!options.sharesPorts) return Reflect.apply(listen, this, args);
    const [first, second] = args;
    const host = typeof first === 'object' && first !== null ? (first as { host?: unknown }).host : second;
    asked.set(this, { port: port === 0 ? Number(env.PORT) : port, host });
    return Reflect.apply(listen, this, elsewhere(args));
  } as typeof listen;

  http.Server.prototype.address = function addressAsked(this: Server): string | AddressInfo | null {
    const found = address.call(this);
    const facts = asked.get(this);
    if (found === null || !facts) return found;
    const named = facts.host === 'localhost' ? '127.0.0.1' : facts.host;
    const host = typeof named === 'string' && net.isIP(named) !== 0 ? named : '0.0.0.0';
    return { address: host, family: `IPv${net.isIP(host)}`, port: facts.port };
  };

  http.Server.prototype.close = function closeForPlatform(this: Server, done?: (error?: Error) => void) {
    if (holder?.server === this) holder = undefined;
    const hasConnections = () => Array.from(ours.values()).includes(this);
    if (!hasConnections()) return close.call(this, done);
    // It has ended when the requests of the platform have ended too.
    const ended = new Promise<void>((resolve) => {
      const look = () => {
        if (hasConnections()) return;
        ends.delete(look);
        resolve();
      };
      ends.add(look);
    });
    const result = close.call(this, (error) => void ended.then(() => done?.(error)));
    this.closeIdleConnections?.();
    return result;
  };
}
