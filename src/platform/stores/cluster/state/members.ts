import type { Clock } from '../../../../base/clock.ts';
import type { Act } from '../../audit.ts';
import type { MemberStore, MemberUpdate, MemberUpdated } from '../../members.ts';
import { memberOf, memberRoleOf, memberSet, memberValues } from '../../rows/members.ts';
import { fullPlace, placeCounts } from '../../rows/places.ts';
import { ADVISORY_LOCKS } from '../database/advisory-locks.ts';
import type { Database, Statements } from '../database/database.ts';
import { found, isWithin } from '../database/parts.ts';
import { record } from './audit.ts';

const IS_MEMBER = 'org = $1 AND project = $2 AND app_id = $3 AND who = $4';
const OF = 'SELECT * FROM members WHERE who = ANY ($1::text[]) ORDER BY org, project, app_id, who';
const LIST = `SELECT * FROM members WHERE org = $1 AND (project, app_id, who) > ($2, $3, $4) AND ${isWithin('members', 6)}
  ORDER BY project, app_id, who LIMIT $5`;
const COUNT = `SELECT ${placeCounts('$2', '$3')} FROM members WHERE org = $1`;
const OTHER_ADMIN = `SELECT FROM members WHERE org = $1 AND project = '' AND app_id = '' AND role = 'admin' AND who <> $2 LIMIT 1`;
const PUT = `INSERT INTO members (org, project, app_id, who, role, granted_by, granted_at)
  VALUES ($1, $2, $3, $4, $5, $6, coalesce($7::bigint, slipway_now()))
  ON CONFLICT (org, project, app_id, who) DO UPDATE
    SET role = excluded.role, granted_by = excluded.granted_by, granted_at = excluded.granted_at`;

/** Keeps members in PostgreSQL. `clock` replaces the database's in tests. */
export function createClusterMembers(database: Database, clock?: Pick<Clock, 'now'>): MemberStore {
  const now = () => clock?.now() ?? null;
  return {
    // No text of PostgreSQL has NUL.
    of: async (who) => (await found(database, OF, [who.filter((each) => !each.includes('\0'))])).map(memberOf),
    list: async (org, { after, limit, within }) =>
      (
        await found(database, LIST, [
          org,
          after?.project ?? '',
          after?.appID ?? '',
          after?.who ?? '',
          limit,
          within ?? null,
        ])
      ).map(memberOf),
    set: (change, act) => database.transaction((within) => set(within, change, act, now())),
  };
}

async function set(
  within: Statements,
  { role, bounds, keepsAdmin, ...member }: MemberUpdate,
  act: Act,
  now: number | null,
): Promise<MemberUpdated> {
  // Two admins who remove each other at once must not both succeed.
  await within.query('SELECT pg_advisory_xact_lock($1, hashtext($2))', [ADVISORY_LOCKS.members, member.org]);
  const key = memberValues(member);
  const [row] = (await within.query(`SELECT role FROM members WHERE ${IS_MEMBER}`, key)).rows;
  const before = row && memberRoleOf(row);
  if (before === (role ?? undefined)) return { kind: 'done', before };
  const isAdmin = member.project === undefined && before === 'admin';
  if (isAdmin && keepsAdmin && (await within.query(OTHER_ADMIN, [member.org, member.who])).count === 0)
    return { kind: 'last_admin' };
  if (role === null) {
    await within.query(`DELETE FROM members WHERE ${IS_MEMBER}`, key);
  } else {
    const [counts] = row ? [] : (await within.query(COUNT, key.slice(0, 3))).rows;
    const full = counts && fullPlace(counts, member, bounds);
    if (full) return { kind: 'full', of: full };
    await within.query(PUT, [...key, role, act.by, now]);
  }
  await record(within, now, act, [memberSet(member, before, role)]);
  return { kind: 'done', before };
}
