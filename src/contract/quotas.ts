import { formatSize } from '../base/sizes.ts';
import { grouped } from '../base/text.ts';

/* The quotas of an organization: their names, and how people read them. `platform.json` sets them. */

/**
 * `apps`: apps that are not deleted. `disk`: bytes of the kept releases of these apps. `buildsAtOnce`: builds under way.
 * `buildMinutesPerMonth`: minutes of builds that ended in a month. `kvsRequestsPerMonth`: requests to the key-value store in a month.
 */
export const QUOTA_NAMES = ['apps', 'disk', 'buildsAtOnce', 'buildMinutesPerMonth', 'kvsRequestsPerMonth'] as const;
export type QuotaName = (typeof QUOTA_NAMES)[number];

/** The share of a quota from which on people are warned. */
export const QUOTA_NEAR = 0.8;

/** What an organization uses of a quota. Sizes are bytes, and times minutes. */
export interface QuotaUse {
  readonly name: QuotaName;
  readonly used: number;
  /** Null: there is no bound. */
  readonly quota: number | null;
}

/** What people read of a quota. Without a `unit`, it counts bytes. `monthly`: it counts from the first of the month, in UTC. */
export const QUOTA_WORDS: Readonly<
  Record<QuotaName, { readonly title: string; readonly unit?: string; readonly monthly?: true }>
> = {
  apps: { title: 'Apps', unit: 'app' },
  disk: { title: 'Files of releases' },
  buildsAtOnce: { title: 'Builds at once', unit: 'build' },
  buildMinutesPerMonth: { title: 'Build minutes this month', unit: 'build minute', monthly: true },
  kvsRequestsPerMonth: { title: 'Store requests this month', unit: 'request', monthly: true },
};

/** Returns `12 apps`, `1.5 GiB`, `90.5 build minutes`. */
export function amountOf(name: QuotaName, amount: number): string {
  const { unit } = QUOTA_WORDS[name];
  return unit === undefined ? formatSize(amount) : `${shortNumber(amount)} ${unit}${amount === 1 ? '' : 's'}`;
}

/** Returns `12 of 20`, `1.2 GiB of 2 GiB`, or `12, no quota`. */
export function useWords({ name, used, quota }: QuotaUse): string {
  return `${numberOf(name, used)}${quota === null ? ', no quota' : ` of ${numberOf(name, quota)}`}`;
}

/** Returns an amount without the noun of its unit. */
function numberOf(name: QuotaName, amount: number): string {
  return QUOTA_WORDS[name].unit === undefined ? formatSize(amount) : shortNumber(amount);
}

function shortNumber(amount: number): string {
  const whole = Math.floor(amount);
  const tenths = Math.floor((amount - whole) * 10);
  return tenths === 0 ? grouped(whole) : `${grouped(whole)}.${tenths}`;
}

/** The share that is used: 0 and up. 0 without a quota. */
export function shareOf({ used, quota }: QuotaUse): number {
  if (quota === null) return 0;
  return quota === 0 ? Number(used > 0) : used / quota;
}

/** True if people are warned. Builds beyond `buildsAtOnce` only wait, so nobody is warned of them. */
export function isNear(use: QuotaUse): boolean {
  return use.name !== 'buildsAtOnce' && use.quota !== null && shareOf(use) >= QUOTA_NEAR;
}

export function nearPhrase(use: QuotaUse): string {
  return shareOf(use) < 1 ? 'nearly used up' : 'used up';
}

/** Returns the sentence that warns of a quota. `month`: the one that counts. */
export function nearWords(org: string, use: QuotaUse, month: Month): string {
  const until = QUOTA_WORDS[use.name].monthly ? `, until ${dayOf(month.end)} UTC` : '';
  const of = amountOf(use.name, use.quota ?? 0);
  return `The organization ${org} has ${nearPhrase(use)} its quota ${use.name}: ${numberOf(use.name, use.used)} of ${of}${until}.`;
}

/** Deleted apps that can be restored may be so many times as many, and take so many times as much, as the quotas of those that are there. */
const DELETED_TIMES = 10;
/** Deleted apps that may be there in any case: with few apps at once, an organization can have many previews a week. */
const LEAST_DELETED = 300;

/** Returns how many apps of an organization may be deleted and not ended, or the bytes that they may take, for its quota. */
export function mostDeleted(name: 'apps' | 'disk', quota: number): number {
  return Math.max(DELETED_TIMES * quota, name === 'apps' ? LEAST_DELETED : 0);
}

/** What a command would have exceeded. `needs`: what there would be with it. Absent: all is used. */
export interface OverUse extends QuotaUse {
  readonly org: string;
  readonly quota: number;
  readonly needs?: number | undefined;
  /** What the deleted apps take, if they are the reason. */
  readonly deleted?: number | undefined;
  /** When a monthly quota begins anew, in milliseconds since the Unix epoch. */
  readonly until?: number | undefined;
}

/** Returns the refusal of what is over a quota: the numbers, and what to do. */
export function overWords(over: OverUse): string {
  const { org, name, quota, needs, deleted, until } = over;
  const now = `The organization ${org} has ${numberOf(name, over.used)} of ${amountOf(name, quota)} (quota ${name})`;
  const operator = 'the operator of the platform can give it more';
  if (deleted !== undefined) {
    const kept = `${numberOf(name, deleted)}${name === 'apps' ? '' : ' in'} deleted apps that can be restored`;
    return `The organization ${org} has ${kept}: no more are kept with its quota ${name} of ${numberOf(name, quota)}. Wait until the first of them end, or ${operator}.`;
  }
  switch (name) {
    case 'apps':
      return `${now}. Delete an app that is not needed (slipway apps delete), or ${operator}.`;
    case 'disk': {
      const all = needs === undefined ? now : `${now}, and would have ${formatSize(needs)}`;
      return `${all}. Publish fewer or smaller files, delete an app that is not needed, or ${operator}.`;
    }
    case 'buildMinutesPerMonth':
    case 'kvsRequestsPerMonth':
      return `${now} this month. The next month begins at ${dayOf(until ?? 0)} 00:00 UTC; before that, ${operator}.`;
    case 'buildsAtOnce':
      return `${now}. Wait until one of them ends.`;
  }
}

/** A month of UTC, in milliseconds since the Unix epoch. `end` is the start of the next one. */
export type Month = ReturnType<typeof monthOf>;

export function monthOf(now: number) {
  const date = new Date(now);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()];
  return { start: Date.UTC(year, month), end: Date.UTC(year, month + 1) };
}

function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}
