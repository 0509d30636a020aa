/**
 * Opens connections and does nothing with them: `node crowd.ts PORT COUNT`. Every second one sends half a request. Tells its parent how
 * many are open when all were tried.
 */
import { connect, type Socket } from 'node:net';

const [, , port, count] = process.argv.map(Number);
/** Connections that are opened at once. */
const AT_ONCE = 200;
const ADDRESSES = 8;

const sockets = new Set<Socket>();
let opened = 0;

async function open(): Promise<void> {
  while (opened < (count ?? 0)) {
    opened += 1;
    const isHalf = opened % 2 === 0;
    await new Promise<void>((resolve) => {
      // An address of a client has too few ports for all.
      const localAddress = `127.0.0.${2 + (opened % ADDRESSES)}`;
      const socket = connect({ port: port ?? 0, host: '127.0.0.1', localAddress }, () => {
        if (isHalf) socket.write('GET / HTTP/1.1\r\nHost: localhost\r\nX-');
        sockets.add(socket);
        resolve();
      });
      // Without a reader, it does not see that the server ends it.
      socket.resume();
      socket.on('error', () => resolve());
      socket.once('close', () => sockets.delete(socket));
    });
  }
}

process.once('disconnect', () => process.exit());
await Promise.all(Array.from({ length: AT_ONCE }, open));
process.send?.(sockets.size);
