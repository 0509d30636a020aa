import { ATTACKS } from '../test/endurance/hostile/attacks.ts';
import { FUNCTION_ATTACKS } from '../test/endurance/hostile/functions-attacks.ts';
import { openFunctionStage } from '../test/endurance/hostile/functions-stage.ts';
import { type Impact, openStage } from '../test/endurance/hostile/stage.ts';
import { type BenchRow, printRows } from './harness.ts';

const MOST_MS = 100;

/**
 * Measures the longest work of the platform's event loop in one turn during each attack, and during an ordinary deploy. Their programs use
 * the same processors, so the delays that a clock shows have a share of theirs.
 */
export async function benchHostile(): Promise<readonly BenchRow[]> {
  return [...(await benchBuilds()), ...(await benchFunctions())];
}

async function benchBuilds(): Promise<readonly BenchRow[]> {
  await using stage = await openStage();
  const deploy = () => stage.deploy({ 'index.html': '<h1>ordinary</h1>' });
  await stage.during(deploy);
  const ordinary = await stage.during(deploy);
  const rows: BenchRow[] = [];
  for (const { name, run } of ATTACKS) rows.push(rowOf(name, await stage.during(() => run(stage)), ordinary));
  return rows;
}

async function benchFunctions(): Promise<readonly BenchRow[]> {
  await using theatre = await openFunctionStage();
  const ordinary = await theatre.during(() => theatre.deploy());
  const rows: BenchRow[] = [];
  for (const { name, run } of FUNCTION_ATTACKS)
    rows.push(rowOf(name, await theatre.during(() => run(theatre)), ordinary));
  return rows;
}

function rowOf(name: string, { stallMs, workMs }: Impact, ordinary: Impact): BenchRow {
  process.stderr.write(`${name}: ${workMs.toFixed(0)} ms, by the clock ${stallMs.toFixed(0)} ms\n`);
  return {
    ...{ name: `stall: ${name}`, unit: 'ms', value: workMs, floor: ordinary.workMs },
    ...{ ratio: workMs / ordinary.workMs, goal: `≤ ${MOST_MS} ms`, met: workMs <= MOST_MS },
  };
}

if (process.argv[1] === import.meta.filename) printRows(await benchHostile());
