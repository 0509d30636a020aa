import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { headersOf, receivedHeaders } from '../../../src/platform/kvs/sigv4/canonical.ts';

/** Reads a request with these header lines by node:http from a socket. */
async function received(lines: readonly string[]): Promise<IncomingMessage> {
  const server = createServer((_request, response) => void response.end()).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const socket = connect(Number(Object(server.address()).port), '127.0.0.1');
  try {
    socket.write(['GET / HTTP/1.1', 'Host: a', ...lines, '', ''].join('\r\n'), 'latin1');
    const [request] = await once(server, 'request');
    return request;
  } finally {
    socket.destroy();
    server.close();
  }
}

test.each([
  [['X-Amz-Date: 1', 'content-type:application/json']],
  [['X-Amz-Meta:  a   b\tc  ', 'x-empty:', 'x-blank: \t ']],
  [['X-Amz-Date: 1', 'x-amz-date: 2']],
  [['Authorization: one', 'authorization: two']],
  [['Set-Cookie: a  c', 'accept: b']],
  [['Cookie: a', 'cookie: b', 'x-a: 1', 'X-A: 2', 'x-A: 3']],
  [['__proto__: a', 'constructor: b']],
  [['x-latin: \xe9\xfc']],
  [['x-hard: \xa0a\xa0\xa0b\xa0']],
])('%j are the same in the headers of node:http and in the raw headers', async (lines) => {
  const request = await received(lines);
  const quick = headersOf(request);
  const anew = receivedHeaders(request.rawHeaders);
  expect(quick.names.toSorted()).toEqual(anew.names.toSorted());
  expect(quick.repeated).toEqual(anew.repeated);
  for (const name of [...anew.names, '__proto__', 'constructor', 'toString', 'absent']) {
    expect([name, quick.get(name)]).toEqual([name, anew.get(name)]);
  }
});

test('only space and tab are blanks, so a no-break space is a part of the signed value', async () => {
  const { headers, rawHeaders } = await received(['x-hard: \t \xa0a \t b\xa0\xa0c\xa0 \t']);
  for (const read of [
    headersOf({ headers, rawHeaders }),
    receivedHeaders(['x-hard', '\t \xa0a \t b\xa0\xa0c\xa0 \t']),
  ]) {
    expect(read.get('x-hard')).toBe('\xa0a b\xa0\xa0c\xa0');
  }
});
