import { countsWith, plus, STEP_MS, type Stored, type UsageCounts, type UsageStep } from '../../contract/usage.ts';
import { KEPT, type UsagePoint, type UsageScope, type UsageStore } from '../stores/usage.ts';

export type UsageReport = Awaited<ReturnType<typeof readReport>>;

interface ReportOptions {
  /** Milliseconds since the Unix epoch. */
  readonly since: number;
  readonly now: number;
  /** Default: hours up to two weeks, else days. */
  readonly step?: UsageStep | undefined;
  /** Only these projects (`web`) and apps (`web/shop`) of the organization of the scope. Undefined: the whole scope. */
  readonly within?: readonly string[] | undefined;
}

const WEEKS = 14 * STEP_MS.day;

/**
 * Reads the report of a scope. A time that is before what is kept becomes the first one that is kept. `stored`: the keys and bytes
 * that are stored now. `points`: every hour or day from `since` to `until`, with what was stored at its end.
 */
export async function readReport(
  usage: Pick<UsageStore, 'series' | 'stored'>,
  scope: UsageScope,
  { since, now, step = now - since <= WEEKS ? 'hour' : 'day', within }: ReportOptions,
) {
  const first = floor(Math.max(since, now - KEPT[step] + STEP_MS[step]), step);
  const scopes = within ? within.map((part) => scopeIn(scope.org, part)) : [scope];
  const [series, sizes] = await Promise.all([
    Promise.all(scopes.map((each) => usage.series(each, step, first))),
    Promise.all(scopes.map((each) => usage.stored(each))),
  ]);
  const known = added(series.flat()).filter(({ start }) => start <= now);
  const stored = sizes.reduce((sum, each) => ({ keys: sum.keys + each.keys, bytes: sum.bytes + each.bytes }), EMPTY);
  const totals = known.reduce((sum, { counts }) => plus(sum, counts), countsWith());
  return { scope, since: first, until: now, step, totals, stored, points: dense(known, { first, now, step }, stored) };
}

/** Returns the scope of a project (`web`) or of an app (`web/shop`). */
function scopeIn(org: string, part: string): UsageScope {
  const [project = '', app = ''] = part.split('/');
  return { org, project, app, table: '' };
}

/** Adds the counts of points with the same start. */
function added(points: readonly UsagePoint[]): readonly UsagePoint[] {
  const sums = new Map<number, UsageCounts>();
  for (const { start, counts } of points) sums.set(start, plus(sums.get(start) ?? NONE, counts));
  return [...sums].sort(([one], [other]) => one - other).map(([start, counts]) => ({ start, counts }));
}

/** Returns the start of the hour or day of a time. */
export function floor(time: number, step: UsageStep): number {
  return Math.floor(time / STEP_MS[step]) * STEP_MS[step];
}

const NONE = countsWith();
const EMPTY: Stored = { keys: 0, bytes: 0 };

/** Adds the points without counts, and goes back from what is stored now to what was stored at the end of each point. */
function dense(
  found: readonly UsagePoint[],
  { first, now, step }: { first: number; now: number; step: UsageStep },
  stored: Stored,
): readonly (UsagePoint & { readonly stored: Stored })[] {
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
