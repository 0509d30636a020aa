import type { StoredAccessToken } from '../access-tokens.ts';
import type { AuditEntry } from '../audit.ts';
import { numberOf, numberOrNull, type Row, textOf, textOrNull } from './columns.ts';

export function accessTokenOf(row: Row): StoredAccessToken {
  return {
    id: textOf(row, 'id'),
    name: textOf(row, 'name'),
    org: textOf(row, 'org'),
    project: textOrNull(row, 'project'),
    appID: textOrNull(row, 'app_id'),
    role: textOf(row, 'role'),
    maker: textOf(row, 'maker'),
    madeBy: textOf(row, 'made_by'),
    createdAt: numberOf(row, 'created_at'),
    endsAt: numberOf(row, 'ends_at'),
    usedAt: numberOrNull(row, 'used_at'),
  };
}

/** Returns the entry of the audit log for a token that was made, or revoked. */
export function ofToken(
  { org, project, appID, name, role, endsAt }: StoredAccessToken,
  action: 'token.create' | 'token.revoke',
): AuditEntry {
  const after = action === 'token.create' ? { role, endsAt: new Date(endsAt).toISOString() } : undefined;
  return { org, project: project ?? undefined, appID: appID ?? undefined, action, object: name, after };
}
