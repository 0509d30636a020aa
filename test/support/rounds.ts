/**
 * Returns how many of `whole` rounds a suite plays: a third, so that `.ci/run` ends within 45 minutes on two cores, or all of
 * them with `ENDURANCE=whole`.
 */
export function rounds(whole: number): number {
  return process.env.ENDURANCE === 'whole' ? whole : Math.ceil(whole / 3);
}
