import { hash, timingSafeEqual } from 'node:crypto';
import { isObject, parsedJson } from '../../base/json.ts';
import { type Refusal, rateLimited } from '../shared/refusal.ts';
import type { AuditStore } from '../stores/audit.ts';
import type { Quota } from '../stores/quota.ts';

const DAY_MS = 86_400_000;
/** Additions in a day: of one email address by an organization, and of all targets of it while an email address is added. */
const SAME_ADDRESS = 3;
const ALL_ADDRESSES = 50;
const RETRY_SECONDS = 3_600;

/**
 * Throws `rate_limited` if an organization has added an email address, or many targets, several times in a day. The audit log knows, and
 * the quota counts those that are added at the same time. It keeps people of the organization from sending letters to strangers by adding
 * and removing them.
 */
export async function checkAdditions(
  { audit, quota }: { readonly audit: Pick<AuditStore, 'list'>; readonly quota: Quota },
  org: string,
  email: string,
  now: number,
): Promise<void> {
  const name = `notify/letters/${hash('sha256', JSON.stringify([org, email.toLowerCase()]))}`;
  const wait = await quota.take([{ name, most: SAME_ADDRESS }]);
  if (wait > 0) throw refusal(org, `${email} ${SAME_ADDRESS} times`);
  const filter = { action: 'notify.add', since: now - DAY_MS };
  const { rows } = await audit.list(org, filter, { limit: ALL_ADDRESSES });
  const same = rows.filter(({ after }) => {
    const facts = after === null ? undefined : parsedJson(after);
    return isObject(facts) && String(facts.to).toLowerCase() === email.toLowerCase();
  });
  if (same.length < SAME_ADDRESS && rows.length < ALL_ADDRESSES) return;
  throw refusal(org, same.length < SAME_ADDRESS ? `${ALL_ADDRESSES} targets` : `${email} ${SAME_ADDRESS} times`);
}

function refusal(org: string, what: string): Refusal {
  return rateLimited(`The organization ${org} has added ${what} in a day. Add it tomorrow.`, RETRY_SECONDS);
}

/** Compares a code in a time that says nothing of it. */
export function isCode(given: string, code: string | undefined): boolean {
  if (code === undefined) return false;
  const [one, other] = [Buffer.from(given), Buffer.from(code)];
  return one.length === other.length && timingSafeEqual(one, other);
}
