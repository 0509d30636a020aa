/**
 * Calls function apps at the times that their setting `schedule` names.
 *
 * Mirrors: nothing of the spec.
 * By design: a time is taken by one node, in one statement, and only then is the app called. So no time is called twice, and one whose
 *   node dies at that moment is lost. A time that passed while the platform was away is made up for once, for an hour.
 *   A call is signed as Standard Webhooks says, so that the app can tell it from one of a visitor.
 */

import { createHmac } from 'node:crypto';
import { inBackground } from '../../../base/background.ts';
import type { Clock, Every } from '../../../base/clock.ts';
import { messageOf } from '../../../base/errors.ts';
import type { Log } from '../../../base/log.ts';
import type { ScheduleEntry } from '../../../contract/schedule.ts';
import { timeAfter } from '../../shared/cron.ts';
import type { AppKey } from '../../shared/types.ts';
import type { DueSchedule, Schedules } from '../../stores/schedules.ts';
import type { ServerSite } from '../options.ts';
import type { OwnRequest } from '../upstream.ts';

/** The variable of instances that has the secret of the signatures. */
export const SCHEDULE_SECRET = 'SLIPWAY_SCHEDULE_SECRET';

/** Milliseconds between two looks for times that have come. */
const LOOK_EVERY = 15_000;
/** Apps of a look, and calls of this node at once: of an organization, and of all. */
const DUE_MOST = 50;
const AT_ONCE_OF_ONE = 5;
const AT_ONCE = 40;
/** Milliseconds after which a time that nobody took is over. */
const LATE_MOST = 60 * 60_000;
/** Milliseconds that a call may take if requests of the app have no limit. */
const CALL_MOST = 15 * 60_000;

export interface ScheduleParts {
  readonly schedules: Schedules;
  /** Returns a site if its live release is a server. */
  siteOf(subdomain: string): Promise<ServerSite | undefined>;
  /** Sends a POST to an instance of the app, which is started if none runs. Resolves with the status. Rejects if there is no answer. */
  call(site: ServerSite, request: OwnRequest): Promise<number>;
  secretOf(subdomain: string): Promise<string>;
  say(app: AppKey, text: string): void;
  readonly clock: Pick<Clock, 'monotonic'>;
  readonly log: Log;
  readonly every?: Every | undefined;
}

export function runSchedules(parts: ScheduleParts) {
  const { schedules, log, every } = parts;
  /** Calls under way, by app and entry. */
  const running = new Map<string, { readonly org: string; readonly call: Promise<void> }>();
  const ofOrganization = (org: string) => [...running.values()].filter((each) => each.org === org).length;

  const begin = (due: DueSchedule, entry: ScheduleEntry, at: number) => {
    const key = JSON.stringify([due.subdomain, entry]);
    const isBusy = ofOrganization(due.app.org) >= AT_ONCE_OF_ONE;
    const skipped = running.has(key)
      ? 'the call before has not ended'
      : isBusy
        ? `its organization has ${AT_ONCE_OF_ONE} calls under way`
        : undefined;
    if (skipped !== undefined) return parts.say(due.app, `${nameOf(entry)}: left out, because ${skipped}`);
    const call = callOnce(parts, due, entry, at).finally(() => running.delete(key));
    running.set(key, { org: due.app.org, call });
  };
  const takeAll = async () => {
    for (const due of await schedules.due(DUE_MOST)) {
      const { next, come } = await timesOf(due);
      // What this node has no room for stays due, here and for other nodes.
      if (come.length > 0 && running.size >= AT_ONCE) break;
      if (!(await schedules.take(due, next))) continue;
      for (const [entry, at] of come) begin(due, entry, at);
    }
  };
  const looks = inBackground({
    everyMs: LOOK_EVERY,
    run: takeAll,
    onFailure: (error) => log('warn', 'schedules_not_read', { reason: String(error) }),
    every,
  });
  return {
    /** Takes the times that have come, and calls the apps. Resolves when the calls have ended. Never rejects. */
    async look(): Promise<void> {
      await looks.run();
      await Promise.all([...running.values()].map(({ call }) => call));
    },
    [Symbol.asyncDispose]: looks[Symbol.asyncDispose],
  };
}

/** Returns the entries whose time has come, each with that time, and the next time of all. */
async function timesOf({ entries, since, now }: DueSchedule) {
  const come: [ScheduleEntry, number][] = [];
  let next: number | null = null;
  for (const entry of entries) {
    const at = since === null ? null : await timeAfter(entry.cron, Math.max(since, now - LATE_MOST));
    if (at !== null && at <= now) come.push([entry, at]);
    const later = await timeAfter(entry.cron, now);
    if (later !== null) next = Math.min(next ?? later, later);
  }
  return { come, next };
}

async function callOnce(parts: ScheduleParts, due: DueSchedule, entry: ScheduleEntry, at: number): Promise<void> {
  const { app, subdomain, now } = due;
  const { clock, call, siteOf, secretOf, say } = parts;
  const began = clock.monotonic();
  try {
    const site = await siteOf(subdomain);
    // It has become a static site, which nobody can call.
    if (!site) return;
    const body = JSON.stringify({ cron: entry.cron, path: entry.path, scheduledAt: new Date(at).toISOString() });
    const id = `${subdomain}.${at}.${due.entries.indexOf(entry)}`;
    const headers = signed(await secretOf(subdomain), id, now, body);
    const status = await call(site, { path: entry.path, headers, body, timeoutMs: CALL_MOST });
    say(app, `${nameOf(entry)}: ${status}, ${Math.round(clock.monotonic() - began)} ms`);
  } catch (error) {
    say(app, `${nameOf(entry)}: failed, because ${messageOf(error)}`);
  }
}

function nameOf({ cron, path }: ScheduleEntry): string {
  return `POST ${path} by its schedule (${cron})`;
}

/** Returns the headers of a body, by the rules of Standard Webhooks. `secret`: `whsec_` and base64. */
export function signed(secret: string, id: string, atMs: number, body: string): Readonly<Record<string, string>> {
  const timestamp = Math.floor(atMs / 1_000);
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  return {
    'content-type': 'application/json',
    'user-agent': 'Slipway',
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': `v1,${signature}`,
  };
}
