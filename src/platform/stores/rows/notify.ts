import type { NotifyEvent } from '../../../contract/notify.ts';
import type { AuditEntry } from '../audit.ts';
import type { ClaimedDelivery, Message, NewTarget, StoredDelivery, StoredTarget } from '../notify.ts';
import { bytesOf, numberOf, numberOrNull, type Row, textOf, textOrNull } from './columns.ts';

/** The columns of a message and of its target, as the functions below read them. */
export const DELIVERY_COLUMNS = `d.seq, d.id, d.target, d.event, d.project, d.app_id, d.deploy_id, d.by_whom, d.detail, d.at, d.attempts,
  d.fence, d.due_at, d.tried_at, d.status, d.problem, t.org, t.kind, t.shown, t.sealed`;

/** Returns the events of a target as they are stored: a word is in it if ` word ` is. */
export function eventsText(events: readonly NotifyEvent[]): string {
  return ` ${events.join(' ')} `;
}

/** Returns the name that the address of a target is sealed for. */
export function targetSealName(id: string): string {
  return `notify-target:${id}`;
}

export function targetOf(row: Row): StoredTarget {
  return {
    id: textOf(row, 'id'),
    org: textOf(row, 'org'),
    project: textOrNull(row, 'project'),
    appID: textOrNull(row, 'app_id'),
    kind: textOf(row, 'kind') as NewTarget['kind'],
    shown: textOf(row, 'shown'),
    events: textOf(row, 'events').trim().split(' ') as NotifyEvent[],
    sealed: bytesOf(row, 'sealed'),
    createdAt: numberOf(row, 'created_at'),
    createdBy: textOrNull(row, 'created_by'),
    confirmedAt: numberOrNull(row, 'confirmed_at'),
    confirmUntil: numberOrNull(row, 'confirm_until'),
  };
}

/** Returns true if a target is an email address that nobody has confirmed. */
export function isUnconfirmed(row: Row): boolean {
  return textOf(row, 'kind') === 'email' && numberOrNull(row, 'confirmed_at') === null;
}

function messageOf(row: Row): Message {
  return {
    id: textOf(row, 'id'),
    event: textOf(row, 'event') as Message['event'],
    org: textOf(row, 'org'),
    project: textOrNull(row, 'project'),
    appID: textOrNull(row, 'app_id'),
    deployID: textOrNull(row, 'deploy_id'),
    by: textOrNull(row, 'by_whom'),
    detail: textOrNull(row, 'detail'),
    at: numberOf(row, 'at'),
  };
}

export function deliveryOf(row: Row): StoredDelivery {
  const [nextAt, problem] = [numberOrNull(row, 'due_at'), textOrNull(row, 'problem')];
  return {
    ...messageOf(row),
    seq: numberOf(row, 'seq'),
    target: textOf(row, 'target'),
    kind: textOf(row, 'kind') as NewTarget['kind'],
    shown: textOf(row, 'shown'),
    state: nextAt !== null ? 'pending' : problem === null ? 'delivered' : 'failed',
    attempts: numberOf(row, 'attempts'),
    triedAt: numberOrNull(row, 'tried_at'),
    nextAt,
    status: numberOrNull(row, 'status'),
    problem,
  };
}

export function claimedOf(row: Row): ClaimedDelivery {
  return {
    ...messageOf(row),
    target: textOf(row, 'target'),
    kind: textOf(row, 'kind') as NewTarget['kind'],
    sealed: bytesOf(row, 'sealed'),
    fence: numberOf(row, 'fence'),
    attempts: numberOf(row, 'attempts'),
  };
}

/** Returns the entry of the audit log for a target that was added, or removed. */
export function ofTarget(
  { org, project, appID, id, kind, shown, events }: StoredTarget,
  action: 'notify.add' | 'notify.confirm' | 'notify.remove',
): AuditEntry {
  const facts = { kind, to: shown, events };
  const change = action === 'notify.remove' ? { before: facts } : { after: facts };
  return { org, project: project ?? undefined, appID: appID ?? undefined, action, object: id, ...change };
}
