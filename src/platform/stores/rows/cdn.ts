import type { CdnSite, ClaimedPurge, HostState } from '../cdn.ts';
import { numberOf, numberOrNull, type Row, textOf, textOrNull } from './columns.ts';

export function purgeOf(row: Row): ClaimedPurge {
  const [tag, fence] = [textOf(row, 'tag'), numberOf(row, 'fence')];
  return { tag, fence, failures: numberOf(row, 'failures'), round: numberOf(row, 'round') };
}

export function cdnSiteOf(row: Row): CdnSite {
  return {
    state: stateOf(textOrNull(row, 'state'), textOrNull(row, 'reason') ?? ''),
    purgedAt: numberOrNull(row, 'purged_at'),
    waitsSince: numberOrNull(row, 'waits_since'),
    problem: textOrNull(row, 'problem'),
  };
}

function stateOf(kind: string | null, reason: string): HostState | null {
  if (kind === 'pending' || kind === 'refused') return { kind, reason };
  return kind === 'ready' ? { kind } : null;
}

/** What `CdnStore.site` reads of an app. */
export const SITE_COLUMNS = `s.state, s.reason, s.purged_at,
  (SELECT min(p.at) FROM cdn_purges p WHERE p.app = a.id AND p.round = 0) AS waits_since,
  (SELECT p.problem FROM cdn_purges p WHERE p.app = a.id AND p.round = 0 AND p.problem IS NOT NULL ORDER BY p.at LIMIT 1) AS problem`;
