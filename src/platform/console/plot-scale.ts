/** A share is 1 at most and is shown in percent. */
export type PlotUnit = 'count' | 'bytes' | 'share';

/** Steps of an axis. Half of each is a short number too. */
const STEPS = [1, 2, 4, 6, 8, 10, 20, 40, 60, 80, 100, 200, 400, 600, 800, 1_000] as const;
const KIB = 1_024;

/** Returns the end of an axis: a round number of its unit that is not below `most`, and above zero. */
export function axisTop(most: number, unit: PlotUnit): number {
  if (unit === 'share') return most > 0.8 ? 1 : rounded(most * 100, 10) / 100;
  if (unit === 'count') return most <= 1 ? 1 : rounded(most, 10);
  if (most === 0) return KIB;
  let factor = 1;
  while (most / factor >= KIB) factor *= KIB;
  const amount = most / factor;
  return (STEPS.find((step) => step >= amount) ?? KIB) * factor;
}

/** Rounds up to 1, 2, 4, 6, 8 or 10 times a power of `base`. */
function rounded(value: number, base: number): number {
  if (value === 0) return 1;
  const power = base ** Math.floor(Math.log10(value));
  const step = STEPS.find((each) => each * power >= value) ?? base;
  return step * power;
}
