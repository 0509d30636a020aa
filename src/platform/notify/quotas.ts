import type { Clock } from '../../base/clock.ts';
import { QUOTA_NEAR } from '../../contract/quotas.ts';
import { STEP_MS } from '../../contract/usage.ts';
import type { Quotas } from '../shared/quotas.ts';
import type { NotifyStore } from '../stores/notify.ts';
import type { UsageStore } from '../stores/usage.ts';

const MINUTES = 60;
/** Milliseconds between two looks of a node. */
export const QUOTAS_EVERY_MS = 300_000;
/** Milliseconds between two looks, over all nodes. Their clocks differ a little. */
const TURN_MS = 280_000;
/** Organizations that are read at once, and tables of one of them. */
const ORGANIZATIONS = 100;
const TABLES = 20;

export interface QuotaParts {
  readonly store: Pick<NotifyStore, 'organizations' | 'raise'>;
  readonly usage: Pick<UsageStore, 'claimTurn' | 'pressed'>;
  readonly quotas: Pick<Quotas, 'near'>;
  /** Requests per minute that a table may have. */
  readonly tablePerMinute: number;
  readonly clock: Pick<Clock, 'now'>;
}

/**
 * Tells of organizations that use 80 % of a quota: of each quota once a month. Tells of tables that had 80 % of their requests of an hour,
 * in this hour or the one before, or that the quota refused: of each table once a day. Does nothing if a node has just looked. Returns
 * the number of messages.
 */
export async function tellQuotas({ store, usage, quotas, tablePerMinute, clock }: QuotaParts): Promise<number> {
  if (!(await usage.claimTurn('quotas', TURN_MS))) return 0;
  const now = clock.now();
  const quota = tablePerMinute * MINUTES;
  const since = now - (now % STEP_MS.hour) - STEP_MS.hour;
  const day = new Date(now).toISOString().slice(0, 10);
  let raised = 0;
  for (let after = ''; ; ) {
    const organizations = await store.organizations('quota', after, ORGANIZATIONS);
    for (const org of organizations) {
      raised += await tellOrganization(org, store, quotas);
      const pressed = await usage.pressed(org, since, { busy: Math.ceil(quota * QUOTA_NEAR), limit: TABLES });
      for (const { scope, limited, most } of pressed) {
        const { project, app: appID, table } = scope;
        const key = ['quota', project, appID, table, day].join('.');
        const detail = JSON.stringify({ table, requests: most, refused: limited, quota });
        raised += await store.raise({ key, event: 'quota', org, project, appID, detail });
      }
    }
    after = organizations.at(-1) ?? '';
    if (organizations.length < ORGANIZATIONS) return raised;
  }
}

async function tellOrganization(org: string, store: QuotaParts['store'], quotas: QuotaParts['quotas']) {
  let raised = 0;
  for (const { name, used, quota, month } of await quotas.near(org)) {
    const key = ['quota', org, name, new Date(month.start).toISOString().slice(0, 7)].join('.');
    const detail = JSON.stringify({ name, used, quota });
    raised += await store.raise({ key, event: 'quota', org, project: null, appID: null, detail });
  }
  return raised;
}
