import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

/** Milliseconds after which a reader closes its connection. */
const STAY_MS = 3_000;

/**
 * Opens a connection to a site of this machine for each list of paths, requests all of them at once, does not read the
 * answers, and closes the connection after a while.
 */
export async function abandon(host: string, connections: readonly (readonly string[])[]): Promise<void> {
  const sockets = connections.map((paths) => {
    const socket = connect(Number(host.split(':')[1]), '127.0.0.1').pause();
    socket.on('error', () => {});
    socket.write(paths.map((path) => `GET ${path} HTTP/1.1\r\nHost: ${host}\r\n\r\n`).join(''));
    return socket;
  });
  await delay(STAY_MS);
  for (const socket of sockets) socket.destroy();
}
