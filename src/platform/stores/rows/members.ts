import { ROLES, type Role } from '../../../contract/roles.ts';
import type { AuditEntry } from '../audit.ts';
import type { MemberKey, StoredMember } from '../members.ts';
import { numberOf, type Row, textOf, textOrNull } from './columns.ts';

/** The work that both engines of `MemberStore` share. Their columns have the same names. An organization has no project: ''. */

export function memberValues({
  org,
  project = '',
  appID = '',
  who,
}: MemberKey): readonly [string, string, string, string] {
  return [org, project, appID, who];
}

export function memberOf(row: Row): StoredMember {
  const [project, appID] = [textOf(row, 'project'), textOf(row, 'app_id')];
  return {
    org: textOf(row, 'org'),
    project: project === '' ? undefined : project,
    appID: appID === '' ? undefined : appID,
    who: textOf(row, 'who'),
    role: memberRoleOf(row),
    grantedBy: textOrNull(row, 'granted_by'),
    grantedAt: numberOf(row, 'granted_at'),
  };
}

export function memberRoleOf(row: Row): Role {
  const role = textOf(row, 'role');
  // A role of a newer version is the least one.
  return ROLES.find((each) => each === role) ?? 'viewer';
}

/** Returns the entry of the audit log for a role that was granted, or taken away. */
export function memberSet(member: MemberKey, before: Role | undefined, role: Role | null): AuditEntry {
  const { org, project, appID, who } = member;
  const [was, is] = [before && { role: before }, role === null ? undefined : { role }];
  return { org, project, appID, action: 'member.set', object: who, before: was, after: is };
}
