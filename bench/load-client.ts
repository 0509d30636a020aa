import { connect, type Socket } from 'node:net';

/** The load of `harness.ts`: one request at a time on each of many keep-alive connections, over bare sockets. */
const { port, host, path, connections, ms } = Object(JSON.parse(process.argv[2] ?? '{}'));
const request = Buffer.from(`GET ${path} HTTP/1.1\r\nhost: ${host}\r\naccept: */*\r\n\r\n`);

/** Milliseconds of each request that was answered. */
const took: number[] = [];
const failures: Record<string, number> = {};
const fail = (name: string) => {
  failures[name] = (failures[name] ?? 0) + 1;
};
const began = performance.now();

function drive(socket: Socket): Promise<void> {
  return new Promise((resolve) => {
    let left = 0;
    let asked = performance.now();
    let isOver = false;
    const ask = () => {
      asked = performance.now();
      socket.write(request);
    };
    socket.on('data', (chunk: Buffer) => {
      left = (left === 0 ? lengthOf(chunk) : left) - chunk.length;
      if (left > 0) return;
      const now = performance.now();
      took.push(now - asked);
      isOver = now - began >= ms;
      if (isOver) socket.destroy();
      else ask();
    });
    socket.once('error', (error) => fail('code' in error ? String(error.code) : error.message));
    socket.once('close', (hadError) => {
      if (!isOver && !hadError) fail('closed');
      resolve();
    });
    ask();
  });
}

/** Returns the bytes of the whole response. `chunk` must contain its head. */
function lengthOf(chunk: Buffer): number {
  const end = chunk.indexOf('\r\n\r\n');
  const head = chunk.toString('latin1', 0, end);
  const status = head.slice(9, 12);
  if (status !== '200') fail(status);
  return end + 4 + Number(/content-length: *(\d+)/i.exec(head)?.[1] ?? 0);
}

await Promise.all(
  Array.from({ length: connections }, () => drive(connect({ port, host: '127.0.0.1', noDelay: true }))),
);
const perSecond = (took.length * 1_000) / (performance.now() - began);
took.sort((one, other) => one - other);
const p99Ms = took[Math.floor(0.99 * took.length)] ?? Number.NaN;
process.send?.({ answered: took.length, perSecond, p99Ms, failures });
