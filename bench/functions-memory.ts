import { readFileSync, readlinkSync } from 'node:fs';
import { basename } from 'node:path';
import { pathToFileURL } from 'node:url';
import { MIB } from '../src/base/sizes.ts';
import { descendants } from '../src/platform/sandbox/network/holder.ts';
import { functionNode } from '../test/support/functions.ts';
import { type BenchRow, printRows, rowOf } from './harness.ts';

const SERVER = "require('node:http').createServer((_, answer) => answer.end('ok')).listen(process.env.PORT);";
/** Instances of the same node. The first one alone pays for what all share. */
const COUNTS = [1, 20];
const GOAL_MB = 6;

/**
 * Measures the memory of the programs around an instance: bubblewrap, what carries its network, shells. It is what they share with
 * nobody (`Private_Dirty`), of all processes below the supervisor that are not Node.js, divided by the instances.
 */
export async function benchFunctionsMemory(): Promise<readonly BenchRow[]> {
  await using node = functionNode({ network: 'auto' });
  const hash = await node.release({ 'server.js': SERVER });
  const rows: BenchRow[] = [];
  let started = 0;
  for (const count of COUNTS) {
    const more = Array.from({ length: count - started }, () => node.instances.start(node.spec(hash)).ready);
    await Promise.all(more);
    started = count;
    const each = aroundApps() / MIB / count;
    const name = `memory beside the app's own, an instance of ${count}, against ${GOAL_MB} MB`;
    rows.push(rowOf(name, 'MB', count === 1 ? undefined : { atMost: 1 }, [each], [GOAL_MB]));
  }
  return rows;
}

/** Returns the bytes of all programs below this process that are not Node.js. */
function aroundApps(): number {
  let kib = 0;
  for (const pid of descendants(process.pid)) {
    try {
      if (basename(readlinkSync(`/proc/${pid}/exe`)) === 'node') continue;
      kib += Number(/^Private_Dirty:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? 0);
    } catch {
      // It has ended.
    }
  }
  return kib * 1_024;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) printRows(await benchFunctionsMemory());
