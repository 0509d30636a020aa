import { isNear, QUOTA_NAMES } from '../../contract/quotas.ts';
import type { Quotas } from '../shared/quotas.ts';
import { boolean, count, type JsonSchema, list, moment, object, oneOf, orNull, string } from './answers.ts';

const AMOUNT: JsonSchema = { type: 'number', minimum: 0 };

/** docs/quotas.md describes the members. */
export const QUOTA_REPORT = object({
  org: string,
  month: object({ start: moment, end: moment }),
  quotas: list(object({ name: oneOf(QUOTA_NAMES), used: AMOUNT, quota: orNull(count), near: boolean })),
});

/** Returns what an organization uses of its quotas. Minutes have two places behind the point. */
export async function quotasOf(org: string, quotas: Pick<Quotas, 'read'>): Promise<object> {
  const report = await quotas.read(org);
  const uses = report.quotas.map((use) => ({ ...use, used: Math.floor(use.used * 100) / 100, near: isNear(use) }));
  return { org, month: report.month, quotas: uses };
}
