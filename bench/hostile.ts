import { ATTACKS } from '../test/endurance/hostile/attacks.ts';
import { openStage } from '../test/endurance/hostile/stage.ts';
import { type BenchRow, printRows } from './harness.ts';

const MOST_MS = 100;

/** Measures the longest delay of the platform's event loop during each attack, and during an ordinary deploy. */
export async function benchHostile(): Promise<readonly BenchRow[]> {
  await using stage = await openStage();
  const deploy = () => stage.deploy({ 'index.html': '<h1>ordinary</h1>' });
  await stage.during(deploy);
  const ordinary = await stage.during(deploy);
  const rows: BenchRow[] = [];
  for (const { name, run } of ATTACKS) {
    const { stallMs } = await stage.during(() => run(stage));
    rows.push({
      ...{ name: `stall: ${name}`, unit: 'ms', value: stallMs, floor: ordinary.stallMs },
      ...{ ratio: stallMs / ordinary.stallMs, goal: `≤ ${MOST_MS} ms`, met: stallMs <= MOST_MS },
    });
  }
  return rows;
}

if (process.argv[1] === import.meta.filename) printRows(await benchHostile());
