import type { Socket } from 'node:net';

export interface ForwardOptions {
  readonly socket: number;
  readonly reports: number;
  /** Milliseconds between two attempts to reach the port. */
  readonly pauseMs: number;
}

/**
 * What passes the connections of the platform's socket on to the port of an app that is not made with Node.js. It runs beside the app, in
 * its sandbox. Its text is written to a file: it must name nothing outside of itself. `load`: `require`. `port`: that of the app.
 */
export function forward(load: (name: string) => unknown, options: ForwardOptions, port: number): void {
  const net = load('node:net') as typeof import('node:net');
  const fs = load('node:fs') as typeof import('node:fs');
  const HOSTS = ['127.0.0.1', '::1'];

  const reach = (hosts: readonly string[], found: (socket: Socket, host: string) => void, missed: () => void): void => {
    const [host, ...others] = hosts;
    if (host === undefined) {
      missed();
      return;
    }
    const socket = net.connect({ host, port, allowHalfOpen: true });
    const refused = () => reach(others, found, missed);
    socket.once('error', refused);
    socket.once('connect', () => {
      socket.removeListener('error', refused);
      found(socket, host);
    });
  };

  const join = (one: Socket, other: Socket) => {
    one.on('error', () => other.destroy());
    one.on('close', () => other.destroy());
    one.pipe(other);
  };

  const serve = (first: string) => {
    const hosts = [first, ...HOSTS.filter((each) => each !== first)];
    const server = net.createServer({ allowHalfOpen: true, pauseOnConnect: true }, (given) => {
      given.on('error', () => {});
      reach(
        hosts,
        (app) => {
          join(given, app);
          join(app, given);
        },
        () => given.destroy(),
      );
    });
    server.on('error', () => {});
    server.listen({ fd: options.socket }, () => fs.writeSync(options.reports, `${JSON.stringify({ port })}\n`));
  };

  const look = () => {
    reach(
      HOSTS,
      (socket, host) => {
        socket.on('error', () => {});
        socket.destroy();
        serve(host);
      },
      () => void setTimeout(look, options.pauseMs),
    );
  };
  look();
}
