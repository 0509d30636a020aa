import { countsWith, plus, STEP_MS, type Stored, type UsageCounts, type UsageStep } from '../../contract/usage.ts';
import { KEPT, type UsagePoint, type UsageScope, type UsageStore } from '../stores/usage.ts';

export interface UsageReport {
  readonly scope: UsageScope;
  /** The start of the first point. */
  readonly since: number;
  /** The time of the report. */
  readonly until: number;
  readonly step: UsageStep;
  readonly totals: UsageCounts;
  /** The keys and bytes that are stored now. */
  readonly stored: Stored;
  /** Every hour or day from `since` to `until`, with what was stored at its end. */
  readonly points: readonly (UsagePoint & { readonly stored: Stored })[];
}

export interface ReportOptions {
  /** Milliseconds since the Unix epoch. */
  readonly since: number;
  readonly now: number;
  /** Default: hours up to two weeks, else days. */
  readonly step?: UsageStep | undefined;
}

const WEEKS = 14 * STEP_MS.day;

/** Reads the report of a scope. A time that is before what is kept becomes the first one that is kept. */
export async function readReport(
  usage: Pick<UsageStore, 'series' | 'stored'>,
  scope: UsageScope,
  { since, now, step = now - since <= WEEKS ? 'hour' : 'day' }: ReportOptions,
): Promise<UsageReport> {
  const first = floor(Math.max(since, now - KEPT[step] + STEP_MS[step]), step);
  const [found, stored] = await Promise.all([usage.series(scope, step, first), usage.stored(scope)]);
  const known = found.filter(({ start }) => start <= now);
  const totals = known.reduce((sum, { counts }) => plus(sum, counts), countsWith());
  return { scope, since: first, until: now, step, totals, stored, points: dense(known, { first, now, step }, stored) };
}

/** Returns the start of the hour or day of a time. */
export function floor(time: number, step: UsageStep): number {
  return Math.floor(time / STEP_MS[step]) * STEP_MS[step];
}

const NONE = countsWith();

/** Adds the points without counts, and goes back from what is stored now to what was stored at the end of each point. */
function dense(
  found: readonly UsagePoint[],
  { first, now, step }: { first: number; now: number; step: UsageStep },
  stored: Stored,
): UsageReport['points'] {
  const byStart = new Map(found.map(({ start, counts }) => [start, counts]));
  const points = [];
  let left = stored;
  for (let start = floor(now, step); start >= first; start -= STEP_MS[step]) {
    const counts = byStart.get(start) ?? NONE;
    points.push({ start, counts, stored: left });
    left = {
      keys: Math.max(0, left.keys - counts.keys_change),
      bytes: Math.max(0, left.bytes - counts.bytes_change),
    };
  }
  return points.reverse();
}
