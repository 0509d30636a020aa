import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { temporaryFolder } from '../test/support/temporary.ts';
import { benchFunctionsMemory } from './functions-memory.ts';
import { alternate, type BenchRow, load, printRows, rowOf, startPart } from './harness.ts';

const CONNECTIONS = 64;
const ROUNDS = 5;
const MS = 1_500;

/**
 * Compares requests per second of a function through the edge with a proxy of forty lines, and with the app itself if it works for 1 ms
 * a page.
 */
export async function benchFunctions(): Promise<readonly BenchRow[]> {
  using folder = temporaryFolder('slipway-bench');
  const socket = join(folder.path, 'app.sock');
  const children: ChildProcess[] = [];
  const start = async (name: string) => {
    const { child, message } = await startPart('./functions-server.ts', [name, socket]);
    children.push(child);
    return Number(message);
  };
  const [app, proxy, slipway] = [await start('app'), await start('proxy'), await start('slipway')];
  const asked = (port: number, path: string) => () =>
    load({ port, host: 'shop.localhost', path, connections: CONNECTIONS, ms: MS });
  try {
    await asked(slipway, '/')();
    const small = await alternate(ROUNDS, { slipway: asked(slipway, '/'), proxy: asked(proxy, '/') });
    const work = await alternate(ROUNDS, { slipway: asked(slipway, '/work'), app: asked(app, '/work') });
    return [
      rowOf(
        'functions, 4 KB page, against a proxy of 40 lines',
        'requests/s',
        { atLeast: 0.9 },
        small.slipway,
        small.proxy,
      ),
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

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) printRows(await benchFunctions());
