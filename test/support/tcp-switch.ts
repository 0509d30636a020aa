import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** An address that leads to one of several ports of this machine, as the address of a managed database does. */
export interface TcpSwitch extends AsyncDisposable {
  readonly port: number;
  /** Closes all connections. Later ones lead to another port. */
  lead(port: number): void;
}

export async function startTcpSwitch(port: number): Promise<TcpSwitch> {
  const sockets = new Set<Socket>();
  let target = port;
  const add = (socket: Socket, other: () => Socket | undefined) => {
    sockets.add(socket);
    socket.on('error', () => {});
    socket.once('close', () => {
      sockets.delete(socket);
      other()?.destroy();
    });
  };
  const server = createServer({ noDelay: true }, (client) => {
    const service = connect({ port: target, host: '127.0.0.1', noDelay: true });
    add(client, () => service);
    add(service, () => client);
    client.pipe(service).pipe(client);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('not listening on a port');
  const closeAll = () => sockets.forEach((socket) => void socket.resetAndDestroy());
  return {
    port: address.port,
    lead(next) {
      target = next;
      closeAll();
    },
    async [Symbol.asyncDispose]() {
      const closed = once(server, 'close');
      server.close();
      closeAll();
      await closed;
    },
  };
}
