import type { StoredAccessToken } from '../access-tokens.ts';
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
