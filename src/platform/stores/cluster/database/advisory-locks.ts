/** The number of the first lock: one of our own, because the locks of other programs may be in the same database. */
const FIRST = 0x511b_0a70;

/** The platform's advisory locks. Only append, because nodes of other versions take the locks by the same numbers. */
export const ADVISORY_LOCKS = {
  /** A node applies migrations. */
  migrations: FIRST,
  /** A transaction opens a session of the console, so that the bounds hold if several do. */
  sessions: FIRST + 1,
  /** A transaction compares sizes, so that two nodes do not count one change. */
  sizes: FIRST + 2,
  /** `slipway migrate` moves a platform into the database. */
  move: FIRST + 3,
  /** A node compares two addresses of a database. A second number is random. */
  addresses: FIRST + 4,
  /** A transaction changes the members of an organization, whose name is the second number. */
  members: FIRST + 5,
  /** A transaction makes an access token, so that the bound of an organization holds if several do. */
  accessTokens: FIRST + 6,
  /** A transaction begins a sign-in of the command line, so that the bounds hold if several do. */
  logins: FIRST + 7,
  /** A transaction adds a target of notifications. The organization is the second number. */
  notify: FIRST + 8,
  /** A transaction adds an app or a release to an organization with quotas, whose name is the second number. */
  quotas: FIRST + 9,
  /** A transaction claims a deployment, so that no organization gets more builds than it may have. */
  claims: FIRST + 10,
} as const;
