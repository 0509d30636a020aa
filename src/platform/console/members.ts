import { IDENTIFIER } from '../../contract/limits.ts';
import { ROLES } from '../../contract/roles.ts';
import { checkRole } from '../control/api.ts';
import { invalid } from '../control/validation.ts';
import { includes, type Place, type Role } from '../identity/access.ts';
import { type Left, partOf } from '../identity/members.ts';
import type { ListedGrant } from '../identity/policy.ts';
import type { HttpResponse } from '../shared/http.ts';
import type { MemberKey, StoredMember } from '../stores/members.ts';
import { ago, short } from './format.ts';
import { type Html, html, icon, type Part } from './html.ts';
import {
  boundedParts,
  confirmation,
  empty,
  hiddenFields,
  optionsOf,
  type Page,
  pageLinks,
  removal,
  row,
  section,
  table,
} from './layout.ts';
import { hooksPath, membersPath, notifyPath, ofOrganization } from './paths.ts';
import { noted, orShown, redirect, type Visit } from './visit.ts';

/** The page of who has a role in an organization and its parts, with forms to add, change and remove those that admins granted. */

/** Members on a page. Each has its forms. */
const SHOWN = 30;
const HEADS = ['Member', 'Role', 'Place', 'Granted by', 'When', ''] as const;
const FILE_HEADS = ['Member', 'Role', 'Place'] as const;
const ROLE_WORDS: Readonly<Record<Role, string>> = {
  viewer: 'viewer: may read',
  deployer: 'deployer: may change apps',
  admin: 'admin: may also say who may',
};
/** Bytes of the rows of each list. */
const ROWS_BYTES = 56 * 1024;
const FILE_BYTES = 20 * 1024;

/** The fields of the form as the visitor sent them. */
type Written = Readonly<Record<'member' | 'role' | 'project' | 'app', string>>;

export async function members(visit: Visit, written?: Written): Promise<Page> {
  const { options, key, query, within, principal, now } = visit;
  const { org } = key;
  const after = afterIn(query.get('after'), org);
  const found = await options.members.list(org, { after, limit: SHOWN + 1, within });
  const list = { items: found.slice(0, SHOWN), previous: after !== undefined, next: found.length > SHOWN };
  const own = within?.map((part) => partOf(org, part)) ?? [{ org }];
  const admins = new Set<string>();
  for (const [name, place] of new Map([...own, ...list.items].map((each) => [nameOf(each), each]))) {
    if (includes(await options.roleOf(principal, place), 'admin')) admins.add(name);
  }
  const ownPlace = own.find((place) => admins.has(nameOf(place)));
  const mayGrant = options.members.mayChange(org);
  const self = principal.email.toLowerCase();
  const file = after ? [] : options.members.inFile(org, within);
  const rows = boundedParts(list.items, ROWS_BYTES, (each) =>
    row(HEADS, memberRow(each, { mayChange: mayGrant && admins.has(nameOf(each)), isSelf: each.who === self, now })),
  );
  const fileRows = boundedParts(file, FILE_BYTES, (each) =>
    row(FILE_HEADS, [whoOf(each.who), each.role, placeOf(each)]),
  );
  const next = mayGrant ? 'An admin adds the first member.' : 'platform.json does not let admins add members.';
  const none = empty('user', 'Nobody was added here', next);
  const left = list.items.length - rows.length + (file.length - fileRows.length);
  const rest =
    left > 0 ? html`<p class="muted">And more: <code>slipway members --org ${org}</code> lists them.</p>` : null;
  return {
    title: 'Members',
    ...ofOrganization(org, 'Members'),
    head: { words: 'A role counts in its place and in all that is in it.' },
    content: html`${mayGrant && ownPlace ? form(org, ownPlace, written) : null}
${section('Added by admins', html`${rows.length === 0 ? none : table('Added by admins', HEADS, rows)}${pageLinks(membersPath(org), list, cursorOf)}`)}
${fileRows.length === 0 ? null : section('By platform.json', html`${table('By platform.json', FILE_HEADS, fileRows)}<p class="small muted">The operator of the platform changes these, in that file.</p>`)}${rest}${mayGrant || ownPlace === undefined ? null : html`<p class="muted">Admins cannot add members here: <code>organizations.${org}.adminsMayGrant</code> of platform.json is not true.</p>`}
<p class="small muted">As of ${ago(now, now)}.</p>`,
  };
}

function nameOf({ org, project, appID }: Place): string {
  return [org, project ?? '', appID ?? ''].join('/');
}

function cursorOf({ project = '', appID = '', who }: StoredMember): string {
  return `${project}/${appID}/${who}`;
}

function afterIn(text: string | null, org: string): MemberKey | undefined {
  const [, project = '', appID = '', who = ''] = /^([^/]{0,63})\/([^/]{0,63})\/([!-~]{1,512})$/.exec(text ?? '') ?? [];
  return who === '' ? undefined : { org, project, appID, who };
}

/** Says what goes on without the person who added it: it belongs to the apps. */
function stays(org: string, all: readonly Left[]): Html {
  const item = ({ kind, what, project = '', appID = '', ...place }: Left) =>
    kind === 'webhook'
      ? html`<li>the webhook of ${what} for <a class="inline" href="${hooksPath({ ...place, project, appID })}">${project}/${appID}</a></li>`
      : html`<li>the <a class="inline" href="${notifyPath(org)}">notifications</a> to ${short(what, 60)}</li>`;
  return html`<div class="note" role="status">${icon('info')}<div><p>This stays, because it belongs to the apps. Remove what nobody needs:</p><ul>${all.slice(0, 20).map(item)}</ul></div></div>`;
}

function memberRow(
  member: StoredMember,
  { mayChange, isSelf, now }: { readonly mayChange: boolean; readonly isSelf: boolean; readonly now: number },
): readonly Part[] {
  const { who, role, grantedBy, grantedAt } = member;
  const by = grantedBy === null ? html`<span class="muted">Not recorded</span>` : short(grantedBy, 60);
  return [whoOf(who), role, placeOf(member), by, ago(grantedAt, now), mayChange ? changes(member, isSelf) : null];
}

const NO_WAY_BACK = 'If you have no other role here, only another admin can undo this.';

/** Whoever changes their own role is asked first: they may lose the right to change it back. */
function changes({ org, who, role, project = '', appID = '' }: StoredMember, isSelf: boolean): Html {
  const action = membersPath(org);
  const fields = { member: who, project, app: appID };
  const name = Buffer.from(`${project}/${appID}/${who}`).toString('base64url');
  const others = ROLES.filter((each) => each !== role);
  const question = (each: Role) =>
    confirmation({
      id: `make-${each}-${name}`,
      label: `Make ${each}`,
      isSmall: true,
      action,
      fields: { ...fields, role: each },
      title: `Make yourself ${each}?`,
      text: NO_WAY_BACK,
      confirm: 'Change my role',
    });
  const button = (each: Role) =>
    html`<button class="button small" name="role" value="${each}">Make ${each}<span class="hidden"> ${short(who, 40)}</span></button>`;
  const roles = isSelf
    ? others.map(question)
    : html`<form method="post" action="${action}">${hiddenFields(fields)}<div class="actions">${others.map(button)}</div></form>`;
  const remove = {
    id: `remove-${name}`,
    title: isSelf ? 'Remove your own role?' : `Remove ${who}?`,
    text: isSelf ? NO_WAY_BACK : 'Whoever has no other role is refused from the next request on.',
    action,
    fields: { ...fields, role: '' },
    confirm: 'Remove the role',
  };
  return html`<div class="actions">${roles}${removal(short(who, 40), remove, 'Remove', null)}</div>`;
}

function form(org: string, own: Place, written: Partial<Written> = {}): Html {
  const { member = '', role = 'viewer', project = own.project ?? '', app = own.appID ?? '' } = written;
  const roles = ROLES.map((each) => [each, ROLE_WORDS[each]] as const);
  const text = (name: string, label: string, value: string, hint: string) =>
    html`<label class="field"><span>${label}</span><input class="mono" name="${name}" value="${value}" maxlength="63" autocomplete="off" spellcheck="false"><small>${hint}</small></label>`;
  return section(
    'Add a member',
    html`<form class="card pad" method="post" action="${membersPath(org)}" autocomplete="off"><div class="fields aligned">
<label class="field"><span>Email</span><input class="mono" name="member" value="${member}" required maxlength="512" autocomplete="off" spellcheck="false"><small>Or @domain for all emails of a domain.</small></label>
<label class="field"><span>Role</span><select name="role">${optionsOf(roles, role)}</select><small>A member who has another one gets this one.</small></label>
${text('project', 'Project', project, 'Empty: the whole organization.')}${text('app', 'App', app, 'Empty: the whole project.')}</div>
<div class="actions"><button class="button primary">Add the member</button></div></form>`,
  );
}

function whoOf(who: ListedGrant['who']): Html {
  if (typeof who === 'string') return html`${who}`;
  const claims = Object.entries(who).map(([name, value]) => `${name}: ${value}`);
  return html`<code>${short(claims.join(', '), 160)}</code>`;
}

function placeOf({ org, project, appID }: Place): string {
  if (org === '*') return 'All organizations';
  return [org, project, appID].filter((each) => each !== undefined).join('/');
}

/** Adds, changes or removes a member of the place that the form names, of which the visitor must be an admin. */
export async function changeMember(visit: Visit): Promise<HttpResponse | Page> {
  const { options, principal, key, field } = visit;
  const { org } = key;
  const [member, project, app] = [field('member').trim(), field('project').trim(), field('app').trim()];
  const role = field('role');
  const place = { org, project: project || undefined, appID: app || undefined };
  await checkRole(options, principal, place, 'admin');
  return orShown(
    async () => {
      if (place.appID !== undefined && place.project === undefined) throw invalid(['An app needs its project']);
      if (place.project !== undefined && !IDENTIFIER.test(place.project))
        throw invalid(['This is no name of a project']);
      if (place.appID !== undefined) await options.operations.app({ org, project, appID: app });
      const known = ROLES.find((each) => each === role);
      if (known === undefined && role !== '') throw invalid([`The role must be one of ${ROLES.join(', ')}`]);
      await options.members.set(place, member, known ?? null, visit.act);
      const left = role === '' ? await options.members.leftBy(member, place) : [];
      if (left.length === 0) return redirect(noted(membersPath(org), role === '' ? 'memberRemoved' : 'member'));
      return { ...(await members(visit)), note: 'The role is taken away.', above: stays(org, left) };
    },
    () => members(visit, { member, role, project, app }),
  );
}
