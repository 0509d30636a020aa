import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { askSocket } from '../test/support/functions.ts';
import { temporaryFolder } from '../test/support/temporary.ts';
import { alternate, type BenchRow, rowOf, seenBy, startPart, timed } from './harness.ts';

const ROUNDS = 7;
const SWITCHES = 5;
const CONNECTIONS = 16;
/** Milliseconds of one load. Loads follow each other until the last switch is over. */
const MS = 2_000;

/** The server that both start. */
export const SERVER = `
const page = Buffer.alloc(4096, 'x');
require('node:http')
  .createServer((_, response) => response.writeHead(200, { 'content-length': page.length }).end(page))
  .listen(process.env.PORT, () => console.log('listening'));
`;

/** Compares the first answer of an app that sleeps with a start of its server by hand, and counts requests that fail in switches under load. */
export async function benchStarts(): Promise<readonly BenchRow[]> {
  using folder = temporaryFolder('slipway-bench');
  const file = join(folder.path, 'server.js');
  const socket = join(folder.path, 'hand.sock');
  writeFileSync(file, SERVER);
  const { child, message } = await startPart('./functions-node.ts', []);
  const port = Number(message);
  try {
    const first = await alternate(ROUNDS, {
      slipway: () => told(child, 'wake'),
      hand: () => byHand(file, socket),
    });
    let isOver = false;
    const loaded = (async () => {
      let [answered, failed] = [0, 0];
      do {
        const seen = await seenBy({ port, host: 'shop.localhost', path: '/', connections: CONNECTIONS, ms: MS });
        answered += seen.answered;
        failed += Object.values(seen.failures).reduce((sum, count) => sum + count, 0);
      } while (!isOver);
      return { answered, failed };
    })();
    for (let made = 0; made < SWITCHES; made += 1) await told(child, 'switch');
    isOver = true;
    const { answered, failed } = await loaded;
    return [
      rowOf(
        'functions, first answer of an app that sleeps, against a start by hand',
        'ms',
        { atMost: 1.3 },
        first.slipway,
        first.hand,
      ),
      rowOf(
        `functions, requests that fail in ${SWITCHES} switches under load`,
        'of all',
        { atMost: 0 },
        [failed],
        [answered],
      ),
    ];
  } finally {
    child.disconnect();
  }
}

/** Has the node do something. Returns the milliseconds that it took. */
async function told(child: ChildProcess, what: 'wake' | 'switch'): Promise<number> {
  child.send(what);
  const [ms] = await once(child, 'message');
  return Number(ms);
}

/** Returns the milliseconds from the start of the server to the end of its first answer. */
async function byHand(file: string, socket: string): Promise<number> {
  rmSync(socket, { force: true });
  let server: ChildProcess | undefined;
  const ms = await timed(async () => {
    server = spawn(process.execPath, [file], { env: { PORT: socket }, stdio: ['ignore', 'pipe', 'inherit'] });
    if (server.stdout) await once(server.stdout, 'data');
    await askSocket(socket);
  });
  server?.kill('SIGKILL');
  if (server) await once(server, 'exit');
  return ms;
}
