import type { Socket } from 'node:net';
import type { Sent } from '../shared/http.ts';
import { responseHeaders } from './headers.ts';
import { type Passed, pass, STREAM_IDLE_MS } from './proxy.ts';
import type { Upstream } from './upstream.ts';

/** Milliseconds that each side has to read what the other one sent last, when a WebSocket is ended. */
const LAST_MS = 1_000;

/**
 * Passes a request for a WebSocket to an instance. If that accepts it, joins the two connections until both sides have ended, one before the
 * other. What the client sent after its request goes on only then. Any other answer is passed on. Resolves and rejects as `pass` does.
 */
export async function passUpgrade(exchange: Passed, upstream: Upstream): Promise<Sent> {
  const connection = upstream.upgrade();
  try {
    return await pass(exchange, connection, (rawHeaders, instance) => join(exchange, rawHeaders, instance));
  } finally {
    upstream.end(connection);
  }
}

async function join(exchange: Passed, rawHeaders: readonly string[], instance: Socket): Promise<number> {
  const { incoming, outgoing, head, own, onStream } = exchange;
  const client = incoming.socket;
  // The rest is no answer of HTTP.
  outgoing.detachSocket(client);
  const list = [...responseHeaders(101, rawHeaders).list, ...own, 'Connection', 'Upgrade', 'Upgrade', 'websocket'];
  const lines = ['HTTP/1.1 101 Switching Protocols'];
  for (let at = 0; at < list.length; at += 2) lines.push(`${list[at]}: ${list[at + 1]}`);
  client.write(`${lines.join('\r\n')}\r\n\r\n`, 'latin1');
  if (head !== undefined && head.length > 0) instance.write(head);
  client.setTimeout(STREAM_IDLE_MS);
  // What came with the answer is read below.
  const before = instance.bytesRead - instance.readableLength;
  instance.setTimeout(STREAM_IDLE_MS, () => instance.destroy());
  const ended = (one: Socket, other: Socket) =>
    new Promise<void>((resolve) => {
      one.on('error', () => other.destroy());
      one.once('close', () => {
        // A side that has ended in order lets the other one finish.
        if (!one.readableEnded || one.errored !== null) other.destroy();
        resolve();
      });
    });
  const both = Promise.all([ended(client, instance), ended(instance, client)]);
  client.pipe(instance);
  instance.pipe(client);
  onStream(() => {
    for (const each of [client, instance]) {
      each.end();
      setTimeout(() => each.destroy(), LAST_MS).unref();
    }
  });
  await both;
  return instance.bytesRead - before;
}
