import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { temporaryFolder } from '../test/support/temporary.ts';
import { benchFunctionsMemory } from './functions-memory.ts';
import { benchStarts } from './functions-starts.ts';
import { alternate, type BenchRow, load, printRows, refuseFailures, rowOf, seenBy, startPart } from './harness.ts';

const HOST = 'shop.localhost';
const CONNECTIONS = 64;
const ROUNDS = 5;
const MS = 1_500;

interface Server {
  readonly port: number;
  readonly child: ChildProcess;
}

/** What each round of a small page showed. */
class Rounds {
  readonly p99Ms: number[] = [];
  /** Microseconds of the server's processor time for a request. */
  readonly cpu: number[] = [];

  /** Loads a server for a round. Returns the requests per second. */
  async add({ port, child }: Server): Promise<number> {
    const before = await cpuOf(child);
    const { answered, perSecond, p99Ms, failures } = await seenBy({ ...asked(port, '/') });
    refuseFailures(failures);
    this.p99Ms.push(p99Ms);
    this.cpu.push(((await cpuOf(child)) - before) / answered);
    return perSecond;
  }
}

function asked(port: number, path: string) {
  return { port, host: HOST, path, connections: CONNECTIONS, ms: MS };
}

async function cpuOf(child: ChildProcess): Promise<number> {
  child.send('cpu');
  const [used] = await once(child, 'message');
  return Number(used);
}

/**
 * Compares a function through the edge with a proxy of forty lines, and with the app itself if it works for 1 ms a page; the first answer
 * of an app that sleeps with a start by hand; and counts the requests that fail while releases switch.
 */
export async function* benchFunctions(): AsyncGenerator<BenchRow> {
  yield* await benchPages();
  yield* await benchStarts();
}

async function benchPages(): Promise<readonly BenchRow[]> {
  using folder = temporaryFolder('slipway-bench');
  const socket = join(folder.path, 'app.sock');
  const children: ChildProcess[] = [];
  const start = async (name: string): Promise<Server> => {
    const { child, message } = await startPart('./functions-server.ts', [name, socket]);
    children.push(child);
    return { port: Number(message), child };
  };
  const [app, proxy, slipway] = [await start('app'), await start('proxy'), await start('slipway')];
  const [edge, floor] = [new Rounds(), new Rounds()];
  try {
    // Both are compiled before the first round counts.
    for (const { port } of [slipway, proxy]) await load(asked(port, '/'));
    const small = await alternate(ROUNDS, { slipway: () => edge.add(slipway), proxy: () => floor.add(proxy) });
    const work = await alternate(ROUNDS, {
      slipway: () => load(asked(slipway.port, '/work')),
      app: () => load(asked(app.port, '/work')),
    });
    const page = 'functions, 4 KB page';
    return [
      rowOf(`${page}, against a proxy of 40 lines`, 'requests/s', { atLeast: 0.9 }, small.slipway, small.proxy),
      rowOf(`${page}, p99 against that proxy`, 'ms', { atMost: 1.5 }, edge.p99Ms, floor.p99Ms),
      rowOf(`${page}, processor time against that proxy`, 'µs a request', undefined, edge.cpu, floor.cpu),
      rowOf(
        'functions, a page of 1 ms, against the app itself',
        'requests/s',
        { atLeast: 0.6 },
        work.slipway,
        work.app,
      ),
      ...(await benchFunctionsMemory()),
    ];
  } finally {
    for (const child of children) child.disconnect();
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  for await (const row of benchFunctions()) printRows([row]);
}
