import { type IncomingMessage, type Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';

/** Milliseconds in which a client can read why its request was refused. */
export const REFUSED_MS = 1_000;

/** True if a request asks for a WebSocket as RFC 6455 (4.1) has it. */
export function asksForWebSocket({ method, headers }: IncomingMessage): boolean {
  const hasBody = headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
  return method === 'GET' && !hasBody && headers.upgrade?.trim().toLowerCase() === 'websocket';
}

/**
 * Returns a response on the socket of a request that asks for a WebSocket: the server has left it to its handler. The connection ends
 * with the response, unless the handler detaches the socket. Undefined if the socket still has the response before it.
 */
export function responseOn(incoming: IncomingMessage, socket: Socket): ServerResponse | undefined {
  const outgoing = new ServerResponse(incoming);
  outgoing.shouldKeepAlive = false;
  try {
    outgoing.assignSocket(socket);
  } catch {
    return undefined;
  }
  // The server has given the socket away, so this is done here in its place.
  socket.on('error', () => socket.destroy());
  socket.on('drain', () => {
    if (outgoing.writableNeedDrain) outgoing.emit('drain');
  });
  outgoing.once('finish', () => {
    socket.end();
    setTimeout(() => socket.destroy(), REFUSED_MS).unref();
  });
  return outgoing;
}

/** Gives a request to the server again, without its `Upgrade`, as RFC 9110 (7.8) allows. Some clients ask for HTTP/2 with a body so. */
export function withoutUpgrade(server: Server, incoming: IncomingMessage, socket: Duplex, head: Buffer): void {
  const { method, url, httpVersion, rawHeaders } = incoming;
  const lines = [`${method} ${url} HTTP/${httpVersion}`];
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? '';
    if (name.toLowerCase() !== 'upgrade') lines.push(`${name}: ${rawHeaders[at + 1] ?? ''}`);
  }
  if (head.length > 0) socket.unshift(head);
  socket.unshift(Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1'));
  server.emit('connection', socket);
}
