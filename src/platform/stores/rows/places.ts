import { numberOf, type Row } from './columns.ts';

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

/** The columns that count the rows of an organization by place. `$2` is the project, and `$3` the app: empty texts for none. */
export const PLACE_COUNTS = `count(*) FILTER (WHERE coalesce(project, '') = '') AS organization,
    count(*) FILTER (WHERE coalesce(project, '') <> '') AS projects,
    count(*) FILTER (WHERE coalesce(project, '') = $2) AS project,
    count(*) FILTER (WHERE coalesce(project, '') = $2 AND coalesce(app_id, '') = $3) AS app`;

/** Returns what has no room for one row more at a place, by the counts of its organization. Undefined: nothing. */
export function fullPlace(
  counts: Row,
  { project, appID }: { readonly project?: string | null | undefined; readonly appID?: string | null | undefined },
  bounds: PlaceBounds,
): FullPlace | undefined {
  const of: readonly FullPlace[] = !project
    ? ['organization']
    : appID
      ? ['app', 'project', 'projects']
      : ['project', 'projects'];
  return of.find((each) => numberOf(counts, each) >= bounds[each]);
}
