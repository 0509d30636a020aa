/**
 * Rows that places may have: an organization itself, all its projects together, one project with its apps, and one app. So who has a role
 * in one app or project uses up neither what the organization may have nor what others may.
 */
export interface PlaceBounds {
  readonly organization: number;
  readonly projects: number;
  readonly project: number;
  readonly app: number;
}

/** What is full. */
export type FullPlace = keyof PlaceBounds;
