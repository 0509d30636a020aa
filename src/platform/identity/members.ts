import { Refusal } from '../shared/refusal.ts';
import type { Act } from '../stores/audit.ts';
import type { Stores } from '../stores/index.ts';
import type { MemberPage } from '../stores/members.ts';
import type { PlaceBounds } from '../stores/rows/places.ts';
import { covers, fullWords, type Place, placeWords, type Role } from './access.ts';
import { ADDRESS_MOST, GRANTEE } from './address.ts';
import type { Policy } from './policy.ts';

/** Members that admins have granted a role, at most. */
export const MEMBER_BOUNDS: PlaceBounds = { organization: 1_000, projects: 5_000, project: 500, app: 100 };
/** Grants of `platform.json` that a list shows, at most. */
const FILE_MOST = 500;

export type Members = ReturnType<typeof createMembers>;

/** The rules of members that the calls and the console share. The caller has checked that who asks may do it. */
export function createMembers(
  policy: Pick<Policy, 'adminsMayGrant' | 'membersOf'>,
  { members: store, ...added }: Pick<Stores, 'members' | 'hooks' | 'notify'>,
) {
  return {
    /** Lists what a person has added at a place: it stays when they lose the role. */
    leftBy: (who: string, place: Place) => leftBy(who.toLowerCase(), place, added),
    mayChange: (org: string) => policy.adminsMayGrant(org),
    /** Lists members by place. `within`: only those of these projects and apps. */
    list: (org: string, page: MemberPage) => store.list(org, page),
    /** Lists what `platform.json` grants in an organization, as many as fit. */
    inFile: (org: string, within?: readonly string[]) =>
      policy
        .membersOf(org)
        .filter((grant) => !within || within.some((part) => covers(partOf(org, part), grant)))
        .slice(0, FILE_MOST),
    /**
     * Grants a role at a place to an address or an `@domain`, or takes it away if it is null. Returns the role until then. Rejects with
     * `conflict`, `not_found`, `validation_failed`.
     */
    async set({ org, project, appID }: Place, given: string, role: Role | null, act: Act) {
      const who = given.toLowerCase();
      if (given.length > ADDRESS_MOST || !GRANTEE.test(given)) {
        const rule = `must be an ASCII email, or "@domain" for all emails of a domain, of ${ADDRESS_MOST} characters at most`;
        throw new Refusal('validation_failed', `member ${rule}.`);
      }
      if (!policy.adminsMayGrant(org)) {
        const remedy = `Ask the operator of the platform for a line there, or for "adminsMayGrant": true in organizations.${org}.`;
        throw new Refusal('conflict', `In the organization ${org}, only platform.json grants roles. ${remedy}`);
      }
      const place = { org, project, appID };
      const named = policy.membersOf(org);
      const keepsAdmin = !named.some((grant) => grant.role === 'admin' && grant.project === undefined);
      const result = await store.set({ ...place, who, role, bounds: MEMBER_BOUNDS, keepsAdmin }, act);
      if (result.kind === 'full') {
        throw new Refusal(
          'conflict',
          `${fullWords(place, result.of, MEMBER_BOUNDS)} members, and may have no more. Grant the role to an @domain.`,
        );
      }
      if (result.kind === 'last_admin') {
        const remedy = 'Make somebody else an admin first, or have the operator name one in platform.json.';
        throw new Refusal('conflict', `${who} is the last admin of the organization ${org}. ${remedy}`);
      }
      if (role === null && result.before === undefined) {
        const inFile = named.some((grant) => grant.who === who && covers(grant, place));
        const why = inFile ? ' platform.json grants one, which only its operator takes away.' : '';
        throw new Refusal('not_found', `Nobody has granted ${who} a role in ${placeWords(place)}.${why}`);
      }
      return result.before;
    },
  };
}

/** Returns the place of a part of an organization: a project (`web`) or an app (`web/shop`). */
export function partOf(org: string, part: string): Place {
  const [project, appID] = part.split('/');
  return { org, project, appID };
}

/** What somebody has added for the apps of a place. It belongs to them, and stays when that person loses the role. */
export interface Left extends Place {
  readonly kind: 'webhook' | 'notification';
  readonly id: string;
  /** The forge of a webhook, or the address that is told. */
  readonly what: string;
}

/** Webhooks that are listed. */
const MOST = 100;

/** Lists what a person has added at a place and left active there. Access tokens of the person end with the role by themselves. */
async function leftBy(who: string, place: Place, { hooks, notify }: Pick<Stores, 'hooks' | 'notify'>) {
  // All addresses of a domain have added nothing themselves.
  if (who.startsWith('@')) return [];
  const [added, targets] = await Promise.all([hooks.addedBy(place.org, who, MOST), notify.list(place.org)]);
  const left = [
    ...added.map(
      ({ org, project, appID, id, forge }): Left => ({ kind: 'webhook', org, project, appID, id, what: forge }),
    ),
    ...targets
      .filter(({ createdBy }) => createdBy === who)
      .map(({ org, project, appID, id, shown }): Left => {
        return { kind: 'notification', org, project: project ?? undefined, appID: appID ?? undefined, id, what: shown };
      }),
  ];
  return left.filter((each) => covers(place, each));
}
