import type { DatabaseSync } from 'node:sqlite';
import type { Clock } from '../../../base/clock.ts';
import type { MemberStore, MemberUpdated } from '../members.ts';
import { memberOf, memberRoleOf, memberSet, memberValues } from '../rows/members.ts';
import { fullPlace, placeCounts } from '../rows/places.ts';
import { createRecorder } from './audit.ts';
import { createCommands } from './commands.ts';
import { isWithin, withinParts } from './within.ts';

const IS_MEMBER = 'org = ? AND project = ? AND app_id = ? AND who = ?';

/** Keeps members in the migrated `platform.db`. */
export function createLocalMembers(database: DatabaseSync, clock: Pick<Clock, 'now'>): MemberStore {
  const commands = createCommands(database);
  const record = createRecorder(database, clock);
  const of = database.prepare(
    'SELECT * FROM members WHERE who IN (SELECT value FROM json_each(?)) ORDER BY org, project, app_id, who',
  );
  const list =
    database.prepare(`SELECT * FROM members WHERE org = ? AND (project, app_id, who) > (?, ?, ?) AND ${isWithin('members')}
    ORDER BY project, app_id, who LIMIT ?`);
  const find = database.prepare(`SELECT role FROM members WHERE ${IS_MEMBER}`);
  const count = database.prepare(`SELECT ${placeCounts('?', '?')} FROM members WHERE org = ?`);
  const otherAdmin = database.prepare(
    `SELECT 1 FROM members WHERE org = ? AND project = '' AND app_id = '' AND role = 'admin' AND who <> ? LIMIT 1`,
  );
  const put = database.prepare(`INSERT INTO members (org, project, app_id, who, role, granted_by, granted_at)
    VALUES (?, ?, ?, ?, ?, ?, ?)
    ON CONFLICT DO UPDATE SET role = excluded.role, granted_by = excluded.granted_by, granted_at = excluded.granted_at`);
  const remove = database.prepare(`DELETE FROM members WHERE ${IS_MEMBER}`);
  return {
    of: (who) => commands.read(() => of.all(JSON.stringify(who)).map(memberOf)),
    list: (org, { after, limit, within }) =>
      commands.read(() =>
        list
          .all(withinParts(within), org, after?.project ?? '', after?.appID ?? '', after?.who ?? '', limit)
          .map(memberOf),
      ),
    set: ({ role, bounds, keepsAdmin, ...member }, act) =>
      commands.write((): MemberUpdated => {
        const key = memberValues(member);
        const row = find.get(...key);
        const before = row && memberRoleOf(row);
        if (before === (role ?? undefined)) return { kind: 'done', before };
        const isAdmin = member.project === undefined && before === 'admin';
        if (isAdmin && keepsAdmin && !otherAdmin.get(member.org, member.who)) return { kind: 'last_admin' };
        const [, project, appID] = key;
        const counts = row || role === null ? undefined : count.get(project, project, appID, member.org);
        const full = counts && fullPlace(counts, member, bounds);
        if (full) return { kind: 'full', of: full };
        if (role === null) remove.run(...key);
        else put.run(...key, role, act.by, clock.now());
        record(act, [memberSet(member, before, role)]);
        return { kind: 'done', before };
      }),
  };
}
