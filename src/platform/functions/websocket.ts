import { type IncomingMessage, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { pipeline } from 'node:stream';
import { requestHeaders, responseHeaders } from './headers.ts';
import { INFORMATIONAL_MOST, type Passed, STREAM_IDLE_MS, Unsent } from './proxy.ts';
import { Refused } from './refusals.ts';

/** Milliseconds that each side has to read what the other one sent last, when a WebSocket is ended. */
const LAST_MS = 1_000;

/**
 * Passes a request for a WebSocket to an instance. If the instance accepts it, joins the two connections until both sides have
 * ended: each may end its side before the other one. What the client sent after its request goes to the instance only then. Any
 * other answer is passed on. Resolves with the status and the bytes that the client got. Rejects with `Unsent`, or with `Refused` if it
 * got nothing yet.
 */
export function passUpgrade(exchange: Passed, socketPath: string): Promise<{ status: number; bytes: number }> {
  const { incoming, outgoing, protocol, timeoutMs } = exchange;
  const headers = [...requestHeaders(exchange, protocol), 'connection', 'Upgrade', 'upgrade', 'websocket'];
  const client = incoming.socket;
  client.setTimeout(STREAM_IDLE_MS);
  return new Promise((resolve, reject) => {
    const asked = request({
      method: 'GET',
      path: incoming.url ?? '/',
      headers,
      createConnection: () => connect({ path: socketPath, allowHalfOpen: true }),
    });
    const late = setTimeout(() => asked.destroy(new Refused('request_timeout')), timeoutMs ?? STREAM_IDLE_MS);
    const gone = () => asked.destroy();
    client.once('close', gone);
    const answered = () => {
      clearTimeout(late);
      client.off('close', gone);
    };
    asked.once('upgrade', (answer, instance: Socket, first: Buffer) => {
      answered();
      if (answer.headers.upgrade?.trim().toLowerCase() !== 'websocket') {
        instance.destroy();
        reject(new Refused('bad_answer'));
        return;
      }
      join(exchange, answer, instance, first).then((bytes) => resolve({ status: 101, bytes }), reject);
    });
    asked.once('response', (answer) => {
      answered();
      const status = answer.statusCode ?? 502;
      try {
        begin(exchange, answer, status);
      } catch (error) {
        asked.destroy();
        reject(error instanceof Refused ? error : new Refused('bad_answer', error));
        return;
      }
      // It ends the client's connection too if the answer breaks off.
      pipeline(answer, outgoing, () => resolve({ status, bytes: 0 }));
    });
    let informational = 0;
    const another = () => {
      informational += 1;
      if (informational > INFORMATIONAL_MOST) asked.destroy(new Refused('bad_answer'));
    };
    asked.on('information', another).on('continue', another);
    asked.on('error', (error) => {
      answered();
      if (client.destroyed) resolve({ status: 499, bytes: 0 });
      else if ('syscall' in error && error.syscall === 'connect') reject(new Unsent('No connection', { cause: error }));
      else reject(error instanceof Refused ? error : new Refused('instance_broke', error));
    });
    asked.end();
  });
}

/** Begins an answer that is no WebSocket. Throws if it is no answer of HTTP: its status may be any number of three digits. */
function begin({ outgoing, own }: Passed, { rawHeaders }: IncomingMessage, status: number): void {
  const { list, isCoded } = responseHeaders(rawHeaders);
  if (isCoded) throw new Refused('bad_answer');
  outgoing.writeHead(status, [...list, ...own]);
}

async function join(exchange: Passed, answer: IncomingMessage, instance: Socket, first: Buffer): Promise<number> {
  const { incoming, outgoing, head, own, onStream } = exchange;
  const client = incoming.socket;
  // The rest is no answer of HTTP.
  outgoing.detachSocket(client);
  const list = [...responseHeaders(answer.rawHeaders).list, ...own, 'Connection', 'Upgrade', 'Upgrade', 'websocket'];
  const lines = ['HTTP/1.1 101 Switching Protocols'];
  for (let at = 0; at < list.length; at += 2) lines.push(`${list[at]}: ${list[at + 1]}`);
  client.write(`${lines.join('\r\n')}\r\n\r\n`, 'latin1');
  if (first.length > 0) client.write(first);
  if (head !== undefined && head.length > 0) instance.write(head);
  const before = instance.bytesRead;
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
  return instance.bytesRead - before + first.length;
}
