import { once } from 'node:events';
import { get } from 'node:http';
import { expect, test } from 'vitest';
import { openCrowd, startWithFiles } from './crowds.ts';

/** Files that the server may open, and connections of the attacker, who has no such limit. */
const FILES = 1_000;
const CROWD = 2_000;
/** Milliseconds after which an answer is lost. */
const LOST_MS = 20_000;
const ASKED = 20;

/** Asks by a new connection. Returns the status, or what happened. */
async function visit(port: number): Promise<unknown> {
  const sent = get({ port, host: '127.0.0.1', agent: false, timeout: LOST_MS });
  sent.once('timeout', () => sent.destroy(new Error('lost')));
  try {
    const [response] = await once(sent, 'response');
    response.resume();
    await once(response, 'end');
    return response.statusCode;
  } catch (error) {
    return String(error);
  }
}

/** Visits a server that holds a crowd of connections. Returns what was answered, and how many of the crowd are still connected. */
async function visited(...args: readonly string[]) {
  const child = startWithFiles(FILES, 'connections-child.ts', ...args);
  const [port] = await once(child, 'message');
  try {
    using crowd = await openCrowd(port, CROWD);
    const { open } = crowd;
    child.send('delay');
    const [{ stallMs, workMs }] = await once(child, 'message');
    const answers: unknown[] = [];
    for (let n = 0; n < ASKED; n += 1) answers.push(await visit(port));
    process.stdout.write(
      `${open} of ${CROWD} connections are open, the longest delay is ${stallMs.toFixed(0)} ms, the longest work ${workMs.toFixed(0)} ms\n`,
    );
    return { open, answers };
  } finally {
    child.disconnect();
  }
}

test('connections that are idle or send half a request do not keep others from a site', async () => {
  const { open, answers } = await visited();
  expect(answers).toEqual(Array(ASKED).fill(200));
  expect(open).toBeLessThan(CROWD);
  expect(open).toBeGreaterThan(FILES / 2);
});

test('without the bound of connections they do, so that the test above proves something', async () => {
  const { answers } = await visited('1000000');
  expect(answers).not.toEqual(Array(ASKED).fill(200));
}, 600_000);
