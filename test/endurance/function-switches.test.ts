import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { Pool } from 'undici';
import { expect, test } from 'vitest';
import { FunctionWorld, HOST } from '../support/function-world.ts';
import { rounds } from '../support/rounds.ts';

const SWITCHES = rounds(100);
const ROLLBACKS = rounds(20);
const CONNECTIONS = 64;
const STREAMS = 4;
/** Milliseconds between two requests of a connection: the load is there all the time, and leaves the instances some of the machine. */
const PAUSE_MS = 20;

/** Counts what visitors saw. */
class Seen {
  requests = 0;
  readonly failures: string[] = [];
  readonly versions = new Set<string>();
  /** Streams that ended although their release was still the one that answers. */
  readonly early: string[] = [];
  streams = 0;
  isOver = false;
}

/** Asks on one connection after another, and notes each answer that is not whole and right. */
async function visit(pool: Pool, number: number, seen: Seen): Promise<void> {
  while (!seen.isOver) {
    const [path, body] = number % 4 === 0 ? ['/echo', 'x'.repeat(2_000)] : ['/version', null];
    try {
      const method = body === null ? 'GET' : 'POST';
      const answer = await pool.request({ path, method, body, headers: { host: HOST } });
      const text = await answer.body.text();
      const isRight = body === null ? /^d\d+$/.test(text) : text.includes('"bytes":2000');
      if (answer.statusCode !== 200 || !isRight)
        seen.failures.push(`${path}: ${answer.statusCode} ${text.slice(0, 200)}`);
    } catch (error) {
      seen.failures.push(`${path}: ${String(error)}`);
    }
    seen.requests += 1;
    await wait(PAUSE_MS);
  }
}

/** Keeps an event stream or a WebSocket open, and opens another one when it ends. */
async function follow(world: FunctionWorld, first: string, seen: Seen): Promise<void> {
  while (!seen.isOver) {
    const socket = connect(world.server.port, '127.0.0.1');
    let received = '';
    socket.on('error', () => {});
    socket.on('data', (chunk) => {
      received = (received + chunk).slice(0, 4_000);
    });
    socket.write(first);
    seen.streams += 1;
    const stop = setInterval(() => seen.isOver && socket.destroy(), 50);
    await once(socket, 'close');
    clearInterval(stop);
    const [, version = received.slice(0, 100)] = /^x-slipway-release: (\S+)/im.exec(received) ?? [];
    if (!seen.isOver && version === (await world.text('/version'))) seen.early.push(version);
  }
}

test(`${SWITCHES} switches and ${ROLLBACKS} rollbacks under load fail no request, and end streams at the drain alone`, async () => {
  await using world = await FunctionWorld.open();
  await world.deploy('d0');
  const manifestHash = world.site.release?.manifestHash ?? '';
  await world.text('/version');
  const seen = new Seen();
  const pool = new Pool(world.url, { connections: CONNECTIONS, pipelining: 1 });
  const common = `Host: ${HOST}\r\n`;
  const upgrade =
    'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n';
  const events = `GET /events HTTP/1.1\r\n${common}\r\n`;
  const socket = `GET /socket HTTP/1.1\r\n${common}${upgrade}\r\n`;
  const visitors = [
    ...Array.from({ length: CONNECTIONS }, (_, number) => visit(pool, number, seen)),
    ...Array.from({ length: STREAMS }, () => follow(world, events, seen)),
    ...Array.from({ length: STREAMS }, () => follow(world, socket, seen)),
  ];
  const goTo = async (deployID: string) => {
    world.site = { ...world.site, release: { deployID, manifestHash } };
    await world.changed();
    await world.until(async () => (await world.text('/version')) === deployID);
    seen.versions.add(deployID);
  };
  for (let number = 1; number <= SWITCHES; number += 1) await goTo(`d${number}`);
  // To releases that have drained long ago, so that a stream that ends is one of the present instance.
  for (let number = 1; number <= ROLLBACKS; number += 1) await goTo(`d${number}`);
  // The drain of the first release ends the streams that it has, also if all switches took less time than that.
  await world.until(() => seen.streams > 2 * STREAMS);
  seen.isOver = true;
  await Promise.all(visitors);
  await pool.destroy();
  const started = world.instances.started.length;
  process.stdout.write(`${seen.requests} requests, ${seen.streams} streams, ${started} instances\n`);
  expect(seen.failures.slice(0, 5)).toEqual([]);
  expect(seen.early).toEqual([]);
  expect(seen.versions.size).toBe(SWITCHES);
  expect(seen.streams).toBeGreaterThan(2 * STREAMS);
  await world.until(() => world.instances.running.length === 1);
}, 1_800_000);
