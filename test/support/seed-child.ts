/** Seeds in its own process, to measure only its memory. Prints the outcome and samples of the heap. */
import { systemClock } from '../../src/base/clock.ts';
import { planSeed } from '../../src/seed/plan.ts';
import { seedFile } from '../../src/seed/run.ts';

const plan = planSeed(JSON.parse(process.argv[2] ?? '{}'), process.env);
const heaps: number[] = [];
const sample = () => {
  globalThis.gc?.();
  heaps.push(process.memoryUsage().heapUsed);
};
const timer = setInterval(sample, 250);
const { error, ...outcome } = await seedFile(plan, {
  ...{ fetch, clock: systemClock, random: Math.random },
  report: () => {},
});
clearInterval(timer);
sample();
process.stdout.write(JSON.stringify({ outcome, error: error?.message, heaps }));
