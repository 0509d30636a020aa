import { ROLES, type Role } from '../../contract/roles.ts';
import type { Act, AuditEntry } from './audit.ts';
import { numberOf, type Row, shape, textOf, textOrNull } from './rows/columns.ts';
import { all, type Engine, isWithin } from './rows/engine.ts';
import { type FullPlace, fullPlace, PLACE_COUNTS, type PlaceBounds } from './rows/places.ts';
import type { Within } from './state.ts';

/**
 * The port for members: who has a role at a place because an admin has granted it. What `platform.json` grants is not here.
 * The members of an app are removed with the app.
 */
export interface MemberStore {
  /** Returns all roles of these addresses and `@domain`s. Takes the same time with any number of members. */
  of(who: readonly string[]): Promise<readonly StoredMember[]>;
  /** Lists the members of an organization and of its parts, in the order of places and then of addresses. */
  list(org: string, page: MemberPage): Promise<readonly StoredMember[]>;
  /** Grants a role, changes it, or takes it away. The last parameter says who does it. */
  set(change: MemberUpdate, act: Act): Promise<MemberUpdated>;
}

/** `project` and `appID` are undefined for an organization, and `appID` for a project. */
export interface MemberKey {
  readonly org: string;
  readonly project?: string | undefined;
  readonly appID?: string | undefined;
  /** An address in lower case, or an `@domain`. */
  readonly who: string;
}

export interface MemberPage {
  /** The last member of the page before. */
  readonly after?: MemberKey | undefined;
  readonly limit: number;
  readonly within?: Within;
}

const memberOf = shape({
  org: textOf,
  project: textUnlessEmpty,
  appID: textUnlessEmpty,
  who: textOf,
  role: roleOf,
  /** Null: not known. */
  grantedBy: textOrNull,
  grantedAt: numberOf,
});
export type StoredMember = ReturnType<typeof memberOf>;

export interface MemberUpdate extends MemberKey {
  /** Null takes the role away. */
  readonly role: Role | null;
  readonly bounds: PlaceBounds;
  /** True if the organization must keep an admin of the organization itself, if it has one here. */
  readonly keepsAdmin: boolean;
}

export type MemberUpdated =
  /** `before`: the role until then. Undefined: none at this place. */
  | { readonly kind: 'done'; readonly before: Role | undefined }
  | { readonly kind: 'full'; readonly of: FullPlace }
  /** Nobody else is an admin of the organization. */
  | { readonly kind: 'last_admin' };

const IS_MEMBER = 'org = $1 AND project = $2 AND app_id = $3 AND who = $4';

/** Keeps members. An organization has no project: ''. */
export function createMemberStore(engine: Engine): MemberStore {
  const of = engine.prepare('SELECT * FROM members WHERE who = ANY ($1::text[]) ORDER BY org, project, app_id, who');
  const list = engine.prepare(`SELECT * FROM members WHERE org = $1 AND (project, app_id, who) > ($2, $3, $4)
    AND ${isWithin('members', 6)} ORDER BY project, app_id, who LIMIT $5`);
  const find = engine.prepare(`SELECT role FROM members WHERE ${IS_MEMBER}`);
  const count = engine.prepare(`SELECT ${PLACE_COUNTS} FROM members WHERE org = $1`);
  const otherAdmin = engine.prepare(`SELECT 1 FROM members
    WHERE org = $1 AND project = '' AND app_id = '' AND role = 'admin' AND who <> $2 LIMIT 1`);
  const put = engine.prepare(`INSERT INTO members (org, project, app_id, who, role, granted_by, granted_at)
    VALUES ($1, $2, $3, $4, $5, $6, :now) ON CONFLICT (org, project, app_id, who) DO UPDATE
      SET role = excluded.role, granted_by = excluded.granted_by, granted_at = excluded.granted_at`);
  const remove = engine.prepare(`DELETE FROM members WHERE ${IS_MEMBER}`);
  return {
    of: (who) => all(engine, of(who), memberOf),
    list: (org, { after, limit, within }) =>
      all(engine, list(org, after?.project ?? '', after?.appID ?? '', after?.who ?? '', limit, within), memberOf),
    set: ({ role, bounds, keepsAdmin, ...member }, act) =>
      engine.write<MemberUpdated>(function* () {
        // Two admins who remove each other at once must not both succeed.
        yield* engine.lock('members', member.org);
        const key = memberValues(member);
        const [row] = (yield* find(...key)).rows;
        const before = row && roleOf(row);
        if (before === (role ?? undefined)) return { kind: 'done', before };
        const isAdmin = member.project === undefined && before === 'admin';
        if (isAdmin && keepsAdmin && (yield* otherAdmin(member.org, member.who)).count === 0)
          return { kind: 'last_admin' };
        if (role === null) {
          yield* remove(...key);
        } else {
          const [counts] = row ? [] : (yield* count(...key.slice(0, 3))).rows;
          const full = counts && fullPlace(counts, member, bounds);
          if (full) return { kind: 'full', of: full };
          yield* put(...key, role, act.by);
        }
        yield* engine.record(act, [memberSet(member, before, role)]);
        return { kind: 'done', before };
      }),
  };
}

function memberValues({ org, project = '', appID = '', who }: MemberKey): readonly [string, string, string, string] {
  return [org, project, appID, who];
}

function textUnlessEmpty(row: Row, name: string): string | undefined {
  return textOf(row, name) || undefined;
}

function roleOf(row: Row): Role {
  const role = textOf(row, 'role');
  // A role of a newer version is the least one.
  return ROLES.find((each) => each === role) ?? 'viewer';
}

/** Returns the entry of the audit log for a role that was granted, or taken away. */
function memberSet(member: MemberKey, before: Role | undefined, role: Role | null): AuditEntry {
  const { org, project, appID, who } = member;
  const [was, is] = [before && { role: before }, role === null ? undefined : { role }];
  return { org, project, appID, action: 'member.set', object: who, before: was, after: is };
}
