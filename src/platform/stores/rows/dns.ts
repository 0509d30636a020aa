import { type ClaimedChange, REMOVALS_MOST, type WaitingRemoval } from '../dns.ts';
import { numberOf, type Row, textOf, textOrNull } from './columns.ts';

export function changeOf(row: Row): ClaimedChange {
  return { host: textOf(row, 'host'), fence: numberOf(row, 'fence'), failures: numberOf(row, 'failures') };
}

export function removalOf(row: Row): WaitingRemoval {
  return { host: textOf(row, 'host'), waitsSince: numberOf(row, 'at'), problem: textOrNull(row, 'problem') };
}

/** What `DnsStore.waiting` reads. A change that is made for the first time does not wait. */
export const WAITING_CHANGES =
  'SELECT count(*) AS n, min(at) AS oldest FROM dns_changes WHERE claimed = 0 OR failures > 0';

/** What `DnsStore.removals` reads, of an app of the condition. */
export function removalsStatement(ofApp: string): string {
  return `SELECT c.host, c.at, c.problem FROM dns_changes c
    WHERE c.app = (SELECT id FROM apps WHERE ${ofApp}) AND NOT EXISTS (SELECT 1 FROM domains d WHERE d.name = c.host)
    ORDER BY c.host LIMIT ${REMOVALS_MOST}`;
}
