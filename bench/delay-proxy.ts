import { connect, createServer } from 'node:net';

/** Forwards connections to a port of this machine, and delays the answers, by default by 1 ms. Sends its own port. */
const port = Number(process.argv[2]);
const DELAY_MS = Number(process.argv[3] ?? 1);

const server = createServer({ noDelay: true }, (client) => {
  const target = connect({ port, host: '127.0.0.1', noDelay: true });
  client.on('data', (chunk) => target.write(chunk));
  target.on('data', (chunk) => setTimeout(() => client.write(chunk), DELAY_MS));
  client.on('close', () => target.destroy());
  target.on('close', () => setTimeout(() => client.destroy(), DELAY_MS));
  for (const socket of [client, target]) socket.on('error', () => {});
});
server.listen(0, '127.0.0.1', () => process.send?.(Object(server.address()).port));
process.once('disconnect', () => process.exit());
