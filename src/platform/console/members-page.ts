import { ROLES } from '../../contract/roles.ts';
import type { Place, Role } from '../identity/access.ts';
import type { Left } from '../identity/left.ts';
import type { ListedGrant } from '../identity/policy.ts';
import type { StoredMember } from '../stores/members.ts';
import { ago, short } from './format.ts';
import { type Html, html, type Part } from './html.ts';
import { icon } from './icons.ts';
import {
  alert,
  boundedParts,
  confirmation,
  done,
  empty,
  heading,
  type Page,
  pageLinks,
  row,
  section,
  table,
} from './layout.ts';
import type { Rows } from './paging.ts';
import { hooksPath, membersPath, notifyPath, ofOrganization } from './paths.ts';

export interface MembersView {
  readonly org: string;
  readonly members: Rows<StoredMember>;
  /** What `platform.json` grants. */
  readonly file: readonly ListedGrant[];
  /** `platform.json` lets admins grant roles. */
  readonly mayGrant: boolean;
  /** Returns true if the visitor is an admin of a place. */
  readonly isAdmin: (place: Place) => boolean;
  /** A place of which the visitor is an admin. */
  readonly own: Place | undefined;
  readonly now: number;
  readonly note: string | undefined;
  readonly problem?: string | undefined;
  /** What somebody has added who has just lost a role. */
  readonly stays?: readonly Left[];
  readonly written?:
    | { readonly member: string; readonly role: string; readonly project: string; readonly app: string }
    | undefined;
}

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

/** Renders who has a role in an organization and its parts, with forms to add, change and remove those that admins granted. */
export function membersPage(status: number, view: MembersView): Page {
  const { org, members, file, mayGrant, own, now } = view;
  const mayAdd = mayGrant && own !== undefined;
  const rows = boundedParts(members.items, ROWS_BYTES, (each) => memberRow(view, each));
  const fileRows = boundedParts(file, FILE_BYTES, (each) =>
    row(FILE_HEADS, [whoOf(each.who), each.role, placeOf(each)]),
  );
  const none = empty(
    'user',
    'Nobody was added here',
    mayGrant ? 'An admin adds the first member.' : 'platform.json does not let admins add members.',
  );
  const left = members.items.length - rows.length + (file.length - fileRows.length);
  const rest =
    left > 0 ? html`<p class="muted">And more: <code>slipway members --org ${org}</code> lists them.</p>` : null;
  return {
    status,
    title: 'Members',
    ...ofOrganization(org, 'Members'),
    content: html`${alert(view.problem)}${done(view.note)}${stays(view)}${heading(
      html`<h1>Members</h1>`,
      html`<p class="muted">A role counts in its place and in all that is in it.</p>`,
    )}
${mayAdd ? form(view, own) : null}
${section('Added by admins', html`${rows.length === 0 ? none : table('Added by admins', HEADS, rows, 3)}${pageLinks(membersPath(org), members, cursorOf)}`)}
${fileRows.length === 0 ? null : section('By platform.json', html`${table('By platform.json', FILE_HEADS, fileRows, 3)}<p class="small muted">The operator of the platform changes these, in that file.</p>`)}${rest}${mayGrant || own === undefined ? null : html`<p class="muted">Admins cannot add members here: <code>organizations.${org}.adminsMayGrant</code> of platform.json is not true.</p>`}
<p class="small muted">As of ${ago(now, now)}.</p>`,
  };
}

/** Says what goes on without the person who added it: it belongs to the apps. */
function stays({ org, stays: all = [] }: MembersView): Html | null {
  if (all.length === 0) return null;
  const item = ({ kind, what, project = '', appID = '', ...place }: Left) =>
    kind === 'webhook'
      ? html`<li>the webhook of ${what} for <a class="inline" href="${hooksPath({ ...place, project, appID })}">${project}/${appID}</a></li>`
      : html`<li>the <a class="inline" href="${notifyPath(org)}">notifications</a> to ${short(what, 60)}</li>`;
  return html`<div class="note" role="status">${icon('info')}<div><p>This stays, because it belongs to the apps. Remove what nobody needs:</p><ul>${all.slice(0, 20).map(item)}</ul></div></div>`;
}

/** Returns the text that names a member in the address of a page. */
export function cursorOf({ project = '', appID = '', who }: StoredMember): string {
  return `${project}/${appID}/${who}`;
}

function memberRow(view: MembersView, member: StoredMember): Html {
  const unknown = html`<span class="muted">Not recorded</span>`;
  const by: Part = member.grantedBy === null ? unknown : short(member.grantedBy, 60);
  const mayChange = view.mayGrant && view.isAdmin(member);
  return row(HEADS, [
    whoOf(member.who),
    member.role,
    placeOf(member),
    by,
    ago(member.grantedAt, view.now),
    mayChange ? changes(view.org, member) : null,
  ]);
}

function changes(org: string, { who, role, project = '', appID = '' }: StoredMember): Html {
  const others = ROLES.filter((each) => each !== role).map(
    (each) => html`<button class="button small" name="role" value="${each}">Make ${each}</button>`,
  );
  const fields = { member: who, project, app: appID };
  const hidden = Object.entries(fields).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
  );
  const remove = confirmation({
    id: `remove-${Buffer.from(`${project}/${appID}/${who}`).toString('base64url')}`,
    label: html`Remove<span class="hidden"> ${short(who, 40)}</span>`,
    kind: 'danger',
    isSmall: true,
    title: `Remove ${short(who, 60)}?`,
    text: 'Whoever has no other role is refused from the next request on.',
    action: membersPath(org),
    fields: { ...fields, role: '' },
    confirm: 'Remove the role',
  });
  return html`<div class="actions"><form method="post" action="${membersPath(org)}">${hidden}<div class="actions">${others}</div></form>${remove}</div>`;
}

function form({ org, written }: MembersView, own: Place): Html {
  const { member = '', role = 'viewer', project = own.project ?? '', app = own.appID ?? '' } = written ?? {};
  const options = ROLES.map(
    (each) => html`<option value="${each}"${each === role ? html` selected` : null}>${ROLE_WORDS[each]}</option>`,
  );
  const text = (name: string, label: string, value: string, hint: string) =>
    html`<label class="field"><span>${label}</span><input class="mono" name="${name}" value="${value}" maxlength="63" autocomplete="off" spellcheck="false"><small>${hint}</small></label>`;
  return section(
    'Add a member',
    html`<form class="card pad" method="post" action="${membersPath(org)}" autocomplete="off"><div class="fields aligned">
<label class="field"><span>Email</span><input class="mono" name="member" value="${member}" required maxlength="512" autocomplete="off" spellcheck="false"><small>Or @domain for all emails of a domain.</small></label>
<label class="field"><span>Role</span><select name="role">${options}</select><small>A member who has another one gets this one.</small></label>
${text('project', 'Project', project, 'Empty: the whole organization.')}${text('app', 'App', app, 'Empty: the whole project.')}</div>
<div class="actions"><button class="button primary">Add the member</button></div></form>`,
  );
}

function whoOf(who: ListedGrant['who']): Html {
  if (typeof who === 'string') return html`${short(who, 80)}`;
  const claims = Object.entries(who).map(([name, value]) => `${name}: ${value}`);
  return html`<code>${short(claims.join(', '), 160)}</code>`;
}

function placeOf({ org, project, appID }: Place): string {
  if (org === '*') return 'All organizations';
  return [org, project, appID].filter((each) => each !== undefined).join('/');
}
