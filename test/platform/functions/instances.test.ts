import { expect, test } from 'vitest';
import { askSocket, echoServer, functionNode } from '../../support/functions.ts';

test('a server at port 3000 starts, and answers over its socket', async () => {
  await using node = functionNode();
  const instance = await node.start({ 'server.js': echoServer() });
  const socket = await instance.ready.catch((e) => {
    console.log(e.failure, node.events);
    throw e;
  });
  const answer = await askSocket(socket, '/x', { 'x-forwarded-for': '203.0.113.9' });
  console.log(
    answer,
    instance.journey,
    instance.journey.map((s, i) => (i ? s.at - (instance.journey[i - 1]?.at ?? 0) : 0)),
  );
  expect(answer.status).toBe(200);
  console.log(await node.logs.tail(instance.spec.app, 10));
  console.log(await instance.stop(5000));
});
