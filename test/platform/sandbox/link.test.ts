import { once } from 'node:events';
import { duplexPair, Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { MIB } from '../../../src/base/sizes.ts';
import { splitLines } from '../../../src/platform/sandbox/lines.ts';
import { type Call, Link, type LinkHandlers } from '../../../src/platform/sandbox/link.ts';

/** A supervisor with these calls, and the raw end of its worker. */
function stage(calls: LinkHandlers['calls']) {
  const [own, worker] = duplexPair();
  const closed = Promise.withResolvers<Error | undefined>();
  const link = new Link(own, { calls, closed: closed.resolve });
  return { link, worker, send: (head: object) => worker.write(frame(head)), closed: closed.promise };
}

function frame(head: object): Buffer {
  const text = Buffer.from(JSON.stringify(head));
  const lengths = Buffer.alloc(8);
  lengths.writeUInt32BE(text.length, 0);
  return Buffer.concat([lengths, text]);
}

test('two calls of one number break the link', async () => {
  const { send, closed } = stage({ wait: () => new Promise(() => {}) });
  send({ call: 'wait', id: 5, given: {} });
  send({ call: 'wait', id: 5, given: {} });
  expect((await closed)?.message).toBe('it gave two calls one number');
});

test('more calls at once than a correct worker makes break the link', async () => {
  const { send, closed } = stage({ wait: () => new Promise(() => {}) });
  for (let id = 0; id <= 200; id += 1) send({ call: 'wait', id, given: {} });
  expect((await closed)?.message).toBe('it made too many calls at once');
});

test('a worker that does not read is not sent more than a bound', async () => {
  const { link, closed } = stage({});
  for (let at = 0; at < 80; at += 1) link.tell('x', { text: 'x'.repeat(MIB) });
  expect((await closed)?.message).toBe('it does not read what it is sent');
});

test('a call learns when its events are not read, and when they are', async () => {
  const called = Promise.withResolvers<Call>();
  const { send, worker } = stage({
    run: (call) => {
      called.resolve(call);
      return new Promise(() => {});
    },
  });
  send({ call: 'run', id: 1, given: {} });
  const call = await called.promise;
  call.event({ line: 'one' });
  expect(call.read()).toBeUndefined();
  call.event({ line: 'x'.repeat(2 * MIB) });
  const read = call.read();
  expect(read).toBeInstanceOf(Promise);
  worker.resume();
  await read;
  expect(call.read()).toBeUndefined();
});

test('a program whose lines are not taken is not read any further', async () => {
  const taken = Promise.withResolvers<void>();
  let lines = 0;
  let produced = 0;
  const source = new Readable({
    highWaterMark: 64,
    read() {
      produced += 1;
      this.push(produced <= 10_000 ? 'line\n' : null);
    },
  });
  const over = splitLines(
    source,
    () => {
      lines += 1;
    },
    () => (lines < 100 || lines === 10_000 ? undefined : taken.promise),
  );
  for (let turn = 0; turn < 100; turn += 1) await new Promise(setImmediate);
  expect(lines).toBe(100);
  expect(produced).toBeLessThan(200);
  taken.resolve();
  await over;
  expect(lines).toBe(10_000);
});

test('a side ends after the other one has received all that it told: a write to one that has gone loses what was not read', async () => {
  const [supervisor, own] = duplexPair();
  const worker = new Link(own, { calls: {} });
  worker.tell('failed', {});
  const ended = worker.end();
  const heads: unknown[] = [];
  for await (const chunk of supervisor) {
    for (let rest: Buffer = chunk; rest.length > 0; rest = rest.subarray(8 + rest.readUInt32BE(0))) {
      heads.push(JSON.parse(rest.toString('utf8', 8, 8 + rest.readUInt32BE(0))));
    }
    if (heads.length === 2) supervisor.write(frame({ answer: null, id: 1 }));
  }
  await ended;
  expect(heads).toEqual([
    { tell: 'failed', given: {} },
    { call: 'end', id: 1, given: {} },
  ]);
});

test('every link answers that it has received all', async () => {
  const { send, worker } = stage({});
  send({ call: 'end', id: 7, given: {} });
  expect(String(await once(worker, 'data'))).toContain('{"answer":null,"id":7}');
});
