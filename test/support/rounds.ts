/**
 * Returns how many of `whole` rounds a suite plays: a third, because every change waits for `.ci/run`, or all of them with
 * `ENDURANCE=whole`.
 */
export function rounds(whole: number): number {
  return process.env.ENDURANCE === 'whole' ? whole : Math.ceil(whole / 3);
}
