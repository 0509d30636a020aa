import type * as v from 'valibot';
import { ROLES } from '../../contract/roles.ts';
import { type Grant, type Place, placeWords, type Role } from './access.ts';
import { DEFAULT_CLAIMS_ISSUER, type ORGANIZATION } from './policy-file.ts';

/** A grant of the file. `who`: an address, `@domain`, or claims. */
export interface ListedGrant extends Grant {
  readonly who: string | Readonly<Record<string, string>>;
}

type Organization = v.InferOutput<typeof ORGANIZATION>;
type Roles = Readonly<Partial<Pick<Organization, Role>>>;

/** A grant, with the path of its member in the file. */
interface FileGrant extends ListedGrant {
  readonly path: string;
}

/**
 * Returns the grants of an organization, of its projects, and of their apps: those of `roles`, and those beside it, as files had them
 * before. Throws if both name roles of one place.
 */
export function grantsIn(org: string, { roles = {}, ...beside }: Organization): readonly FileGrant[] {
  const path = `organizations.${org}`;
  const places = [...placesIn(org, `${path}.roles`, roles), ...placesIn(org, path, beside)];
  const known = new Map<string, string>();
  for (const { place, path } of places) {
    const name = placeWords(place);
    const other = known.get(name);
    if (other) throw new Error(`${other} and ${path} both grant roles in ${name}: move those of ${path} there`);
    known.set(name, path);
  }
  return places.flatMap(({ grants }) => grants);
}

/** Returns the places that have a role, with their grants. */
function placesIn(org: string, path: string, { projects = {}, ...roles }: Pick<Organization, Role | 'projects'>) {
  if (org === '*' && Object.keys(projects).length > 0) {
    throw new Error(`${path}.projects is not possible: name the organization`);
  }
  const at = (place: Place, path: string, of: Roles) => {
    const grants = ROLES.flatMap((role) =>
      [of[role] ?? []].flat().map((given): FileGrant => {
        const who = typeof given === 'string' ? given.toLowerCase() : given;
        return { ...place, role, who, path: `${path}.${role}` };
      }),
    );
    return grants.length > 0 ? [{ place, path, grants }] : [];
  };
  return [
    ...at({ org }, path, roles),
    ...Object.entries(projects).flatMap(([project, { apps = {}, ...roles }]) => {
      const ofProject = `${path}.projects.${project}`;
      return [
        ...at({ org, project }, ofProject, roles),
        ...Object.entries(apps).flatMap(([appID, of]) => at({ org, project, appID }, `${ofProject}.apps.${appID}`, of)),
      ];
    }),
  ];
}

/** Returns a grant for claims, and the issuer of these. */
export function claimsGrantOf(
  grant: FileGrant,
  { iss = DEFAULT_CLAIMS_ISSUER, ...claims }: Readonly<Record<string, string>>,
) {
  return { ...grant, iss, claims };
}
