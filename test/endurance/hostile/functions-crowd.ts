/**
 * Asks a function with many connections, and reads none of the answers but their beginning: `node functions-crowd.ts PORT COUNT
 * REQUEST`. Tells its parent how many are open and how many had which status, when all were tried and whenever it is asked.
 */
import { connect, type Socket } from 'node:net';

const [, , port, count] = process.argv.map(Number);
const request = process.argv[4] ?? '';
/** Connections that are opened at once. */
const AT_ONCE = 200;
const ADDRESSES = 8;
const CLOSED_AT_ONCE = 25;
const CLOSE_MS = 25;

const sockets = new Set<Socket>();
const statuses: Record<string, number> = {};
let tried = 0;

async function open(): Promise<void> {
  while (tried < (count ?? 0)) {
    tried += 1;
    await new Promise<void>((resolve) => {
      // An address of a client has too few ports for all.
      const localAddress = `127.0.0.${2 + (tried % ADDRESSES)}`;
      const socket = connect({ port: port ?? 0, host: '127.0.0.1', localAddress }, () => {
        socket.write(request, 'latin1');
        sockets.add(socket);
        resolve();
      });
      socket.once('data', (chunk: Buffer) => {
        const status = chunk.toString('latin1', 9, 12);
        statuses[status] = (statuses[status] ?? 0) + 1;
        // The rest stays in the socket.
        socket.pause();
      });
      socket.on('error', () => resolve());
      socket.once('close', () => sockets.delete(socket));
    });
  }
}

// A platform does not protect itself from thousands of connections that are closed at once, as the threat model says.
process.once('disconnect', () => {
  const closing = setInterval(() => {
    for (const socket of [...sockets].slice(0, CLOSED_AT_ONCE)) socket.destroy();
    if (sockets.size === 0) clearInterval(closing);
  }, CLOSE_MS);
});
process.on('message', () => process.send?.({ open: sockets.size, statuses }));
await Promise.all(Array.from({ length: AT_ONCE }, open));
process.send?.({ open: sockets.size, statuses });
