import { CONTROL_ERROR_STATUS } from '../../contract/control-plane.ts';
import { IDENTIFIER } from '../../contract/limits.ts';
import { ROLES } from '../../contract/roles.ts';
import { checkRole } from '../control/api.ts';
import { includes, type Place } from '../identity/access.ts';
import type { HttpResponse } from '../shared/http.ts';
import { Refusal } from '../shared/refusal.ts';
import type { MemberKey } from '../stores/members.ts';
import type { Page } from './layout.ts';
import { type MembersView, membersPage } from './members-page.ts';
import { queryOf } from './paging.ts';
import { membersPath } from './paths.ts';
import { formOf, noted, noteOf, redirect, type Visit } from './visit.ts';

/** The page of an organization's members, and its form. */

/** Members on a page. Each has its forms. */
const SHOWN = 30;

export function members(visit: Visit): Promise<Page> {
  return shown(visit, 200, {});
}

async function shown(
  visit: Visit,
  status: number,
  more: Partial<Pick<MembersView, 'problem' | 'written' | 'stays' | 'note'>>,
): Promise<Page> {
  const { options, parts, request, within, principal } = visit;
  const [org = ''] = parts;
  const after = status === 200 ? afterIn(queryOf(request).get('after'), org) : undefined;
  const found = await options.members.list(org, { after, limit: SHOWN + 1, within });
  const rows = { items: found.slice(0, SHOWN), previous: after !== undefined, next: found.length > SHOWN };
  const places = new Map<string, Place>();
  const known = within?.map((part): Place => {
    const [project, appID] = part.split('/');
    return { org, project, appID };
  });
  for (const place of [...(known ?? [{ org }]), ...rows.items]) places.set(nameOf(place), place);
  const admins = new Set<string>();
  for (const [name, place] of places) {
    if (includes(await options.roleOf(principal, place), 'admin')) admins.add(name);
  }
  return membersPage(status, {
    org,
    members: rows,
    file: after ? [] : options.members.inFile(org, within),
    mayGrant: options.members.mayChange(org),
    isAdmin: (place) => admins.has(nameOf(place)),
    own: (known ?? [{ org }]).find((place) => admins.has(nameOf(place))),
    now: options.clock.now(),
    note: status === 200 ? noteOf(request) : undefined,
    ...more,
  });
}

function nameOf({ org, project, appID }: Place): string {
  return [org, project ?? '', appID ?? ''].join('/');
}

/** Reads the member after which a page begins. */
function afterIn(text: string | null, org: string): MemberKey | undefined {
  const [, project = '', appID = '', who = ''] = /^([^/]{0,63})\/([^/]{0,63})\/([!-~]{1,512})$/.exec(text ?? '') ?? [];
  return who === '' ? undefined : { org, project, appID, who };
}

/** Adds, changes or removes a member of the place that the form names, of which the visitor must be an admin. */
export async function changeMember(visit: Visit): Promise<HttpResponse | Page> {
  const { options, principal, parts, request } = visit;
  const [org = ''] = parts;
  const field = await formOf(request);
  const [project, app, role] = [field('project').trim(), field('app').trim(), field('role')];
  const place = { org, project: project || undefined, appID: app || undefined };
  await checkRole(options, principal, place, 'admin');
  try {
    if (place.appID !== undefined && place.project === undefined) throw invalid('An app needs its project.');
    if (place.project !== undefined && !IDENTIFIER.test(place.project)) throw invalid('This is no name of a project.');
    if (place.appID !== undefined) await options.operations.app({ org, project, appID: app });
    const known = ROLES.find((each) => each === role);
    if (known === undefined && role !== '') throw invalid(`The role must be one of ${ROLES.join(', ')}.`);
    await options.members.set(place, field('member').trim(), known ?? null, visit.act);
  } catch (error) {
    if (!(error instanceof Refusal) || error.code === 'unavailable') throw error;
    const written = { member: field('member').trim(), role, project, app };
    return shown(visit, CONTROL_ERROR_STATUS[error.code], { problem: error.message, written });
  }
  const stays = role === '' ? await options.members.leftBy(field('member').trim(), place) : [];
  if (stays.length > 0) return shown(visit, 200, { stays, note: 'The role is taken away.' });
  return redirect(noted(membersPath(org), role === '' ? 'memberRemoved' : 'member'));
}

function invalid(message: string): Refusal {
  return new Refusal('validation_failed', message);
}
