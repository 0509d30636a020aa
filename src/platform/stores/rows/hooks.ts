import type { ForgeName, PushState } from '../../../contract/hooks.ts';
import type { ClaimedPush, StoredHook, StoredPush } from '../hooks.ts';
import { bytesOf, numberOf, type Row, textOf, textOrNull } from './columns.ts';

/** Returns the name that the secrets of a hook are sealed for. */
export function hookSealName(id: string): string {
  return `hook:${id}`;
}

export function hookOf(row: Row): StoredHook {
  return {
    id: textOf(row, 'id'),
    org: textOf(row, 'org'),
    project: textOf(row, 'project'),
    appID: textOf(row, 'app_id'),
    forge: textOf(row, 'forge') as ForgeName,
    waits: numberOf(row, 'waits') === 1,
    reports: numberOf(row, 'reports') === 1,
    sealed: bytesOf(row, 'sealed'),
    createdAt: numberOf(row, 'created_at'),
    createdBy: textOrNull(row, 'created_by'),
  };
}

export function pushOf(row: Row): StoredPush {
  return {
    id: textOf(row, 'id'),
    hook: textOf(row, 'hook'),
    digest: textOf(row, 'digest'),
    branch: textOf(row, 'branch'),
    commit: textOf(row, 'commit_sha'),
    state: textOf(row, 'state') as PushState,
    deployID: textOrNull(row, 'deploy_id'),
    receivedAt: numberOf(row, 'received_at'),
    reported: textOrNull(row, 'reported'),
    problem: textOrNull(row, 'problem'),
  };
}

export function claimedPushOf(row: Row): ClaimedPush {
  return {
    ...pushOf(row),
    org: textOf(row, 'org'),
    fence: numberOf(row, 'fence'),
    failures: numberOf(row, 'failures'),
  };
}
