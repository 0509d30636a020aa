/** The meanings of the platform's advisory locks, each at the place of its number. Only append, so that they keep them. */
const NAMES = [
  /** A node applies migrations. */
  'migrations',
  /** A transaction opens a session of the console, so that the bounds hold if several do. */
  'sessions',
  /** A transaction compares sizes, so that two nodes do not count one change. */
  'sizes',
  /** `slipway migrate` moves a platform into the database. */
  'move',
] as const;

/** The number of the first lock: one of our own, because the locks of other programs may be in the same database. */
const FIRST = 0x511b_0a70;

/** The numbers of all advisory locks. Nodes of the version before take the locks by the same numbers. */
export const ADVISORY_LOCKS = Object.fromEntries(NAMES.map((name, index) => [name, FIRST + index])) as Readonly<
  Record<(typeof NAMES)[number], number>
>;
