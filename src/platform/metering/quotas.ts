import type { Clock } from '../../base/clock.ts';
import { isNear, monthOf, nearWords, QUOTA_NAMES, type QuotaName } from '../../contract/quotas.ts';
import type { QuotaReport, Quotas } from '../shared/quotas.ts';
import type { AppBounds, BuildBounds, TimeBound } from '../stores/organization-quotas.ts';
import type { UsageStore } from '../stores/usage.ts';

/** Quotas by name. Sizes are bytes, and times minutes. */
type Given = Readonly<Partial<Record<QuotaName, number>>>;

export interface QuotaOptions {
  /** What `platform.json` says now (`Policy`). */
  readonly policy: { quotasOf(org: string): Given; readonly withQuotas: readonly string[] };
  /** The quotas of organizations of which the file says nothing. Those that are absent have no bound. */
  readonly defaults: Given;
  readonly usage: Pick<UsageStore, 'used'>;
  readonly clock: Pick<Clock, 'now'>;
}

/** The quotas, with what commands of the stores take. */
export type BoundQuotas = ReturnType<typeof createQuotas>;

const MINUTE = 60_000;

export function createQuotas({ policy, defaults, usage, clock }: QuotaOptions) {
  const all = (org: string): Given => ({ ...defaults, ...policy.quotasOf(org) });
  const of: Quotas['of'] = (org, name) => all(org)[name];
  const read = async (org: string, names: readonly QuotaName[]): Promise<QuotaReport> => {
    const month = monthOf(clock.now());
    const [given, used] = [all(org), await usage.used(org, month.start, names)];
    // The store has milliseconds.
    const unit = (name: QuotaName) => (name === 'buildMinutesPerMonth' ? MINUTE : 1);
    const quotas = names.map((name) => ({ name, used: (used[name] ?? 0) / unit(name), quota: given[name] ?? null }));
    return { org, month, quotas };
  };
  return {
    of,
    appBounds: (org: string): AppBounds => ({ apps: of(org, 'apps'), disk: of(org, 'disk') }),
    buildBounds(): BuildBounds {
      const most = (org: string) => of(org, 'buildsAtOnce') ?? Number.MAX_SAFE_INTEGER;
      return { most: most('*'), of: Object.fromEntries(policy.withQuotas.map((org) => [org, most(org)])) };
    },
    /** Undefined: builds may take any time. */
    timeBound(org: string): TimeBound | undefined {
      const minutes = of(org, 'buildMinutesPerMonth');
      if (minutes === undefined) return undefined;
      const { start: since, end: until } = monthOf(clock.now());
      return { ms: minutes * MINUTE, since, until };
    },
    read: (org: string) => read(org, QUOTA_NAMES),
    async near(org: string) {
      const bound = QUOTA_NAMES.filter((name) => name !== 'buildsAtOnce' && of(org, name) !== undefined);
      const { quotas, month } = await read(org, bound);
      return quotas.flatMap((use) => {
        const { quota } = use;
        if (quota === null || !isNear(use)) return [];
        return [{ ...use, quota, month, message: nearWords(org, use, month) }];
      });
    },
  };
}
