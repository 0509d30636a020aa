import { once } from 'node:events';
import { rename, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';

/**
 * Opens a socket at `path`. *By design*: the instance gets the descriptor and never sees the path. If it made the socket itself, it could
 * put a link there, and the platform would connect to any other socket of the machine.
 */
export async function listenAt(path: string) {
  const draft = `${path}.new`;
  await rm(draft, { force: true });
  const server = createServer((connection) => connection.destroy()).listen({ path: draft, backlog: BACKLOG });
  await once(server, 'listening');
  // A connection that cannot be accepted later must not end the process.
  server.on('error', () => {});
  // Node.js removes the path that it has made when it closes the socket.
  await rename(draft, path);
  let current = path;
  const release = () => void server.close();
  return {
    /** For an instance: it accepts the connections. */
    descriptor: descriptorOf(server),
    /** Closes the descriptor here, once the instance has it. The path stays. */
    release,
    /** Gives it another path, the one that programs of the platform connect to. */
    async moveTo(next: string): Promise<void> {
      await rename(current, next);
      current = next;
    },
    async [Symbol.asyncDispose](): Promise<void> {
      release();
      await rm(current, { force: true });
    },
  };
}

/** Connections that wait until the instance accepts them. */
const BACKLOG = 511;

/** Node.js has no other way to hand a socket that listens to a program. */
function descriptorOf(server: Server): number {
  const { _handle: handle } = server as unknown as { readonly _handle: { readonly fd: number } };
  return handle.fd;
}

/** Returns a port of the machine that nobody has now. */
export async function freePort(): Promise<number> {
  await using server = createServer().listen({ port: 0, host: '127.0.0.1' });
  await once(server, 'listening');
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}
