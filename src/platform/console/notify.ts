import { CONTROL_ERROR_STATUS } from '../../contract/control-plane.ts';
import { NOTIFY_EVENTS } from '../../contract/notify.ts';
import { additionOf } from '../control/notify.ts';
import type { HttpResponse } from '../shared/http.ts';
import { Refusal } from '../shared/refusal.ts';
import type { Page } from './layout.ts';
import { type NotifyView, notifyPage } from './notify-page.ts';
import { pageOf, queryOf, rowsOf } from './paging.ts';
import { notifyPath } from './paths.ts';
import { formOf, mayChange, noted, noteOf, redirect, type Visit } from './visit.ts';

/** The page of who is told of what happens in an organization, and its forms. */

export function notifications(visit: Visit): Promise<Page> {
  return show(visit, 200, { note: noteOf(visit.request) });
}

async function show(
  visit: Visit,
  status: number,
  more: Pick<NotifyView, 'note' | 'problem' | 'secret' | 'written'>,
): Promise<Page> {
  const { options, parts, request } = visit;
  const [org = ''] = parts;
  const page = pageOf(queryOf(request), (text) => (/^\d{1,15}$/.test(text) ? Number(text) : undefined));
  // The list begins with the newest, so the messages after one in the list are older. There is no way back but the first page.
  const [targets, found] = await Promise.all([
    options.notify.list(org),
    options.notify.deliveries(org, { before: page.after, limit: page.limit }),
  ]);
  const deliveries = rowsOf(found, { ...page, before: undefined });
  return notifyPage(status, {
    org,
    targets,
    deliveries,
    mayChange: mayChange(visit),
    now: options.clock.now(),
    ...more,
  });
}

export async function addTarget(visit: Visit): Promise<Page> {
  const { options, parts, act, request, principal } = visit;
  const [org = ''] = parts;
  const field = await formOf(request);
  const [address, project, app] = ['address', 'project', 'app'].map((name) => field(name).trim());
  const on = NOTIFY_EVENTS.filter((each) => field(`on-${each}`) !== '');
  try {
    const place = { ...(project !== '' && { project }), ...(app !== '' && { app }) };
    const to = /^https?:/i.test(address ?? '') ? { webhook: address } : { email: address };
    const added = await options.notify.add(org, additionOf({ ...to, ...place, on }), act, principal);
    return await show(
      visit,
      201,
      added.secret === undefined
        ? {
            note:
              added.target.confirmedAt === null
                ? 'The address is added, and gets a letter to confirm it.'
                : 'The target is added.',
          }
        : { secret: added.secret },
    );
  } catch (error) {
    if (!(error instanceof Refusal) || error.code === 'unavailable') throw error;
    return show(visit, CONTROL_ERROR_STATUS[error.code], {
      problem: error.message,
      written: { address, project, app },
    });
  }
}

export async function testTarget({ options, parts: [org = '', target = ''], act }: Visit): Promise<HttpResponse> {
  await options.notify.test(org, target, act);
  return redirect(noted(notifyPath(org), 'sent'));
}

export async function removeTarget({ options, parts: [org = '', target = ''], act }: Visit): Promise<HttpResponse> {
  await options.notify.remove(org, target, act);
  return redirect(noted(notifyPath(org), 'untold'));
}

export async function redeliver({ options, parts: [org = '', delivery = ''], act }: Visit): Promise<HttpResponse> {
  await options.notify.redeliver(org, delivery, act);
  return redirect(noted(notifyPath(org), 'sent'));
}
