/**
 * The numbers of all advisory locks that the platform takes. A database may hold the locks of other programs too, so the
 * numbers begin with one of our own. A lock keeps its number: nodes of the version before take it by that number.
 */
export const ADVISORY_LOCKS = {
  /** A node applies migrations. */
  migrations: 0x511b_0a70,
} as const;
