import { ACCESS_TOKEN_LIMITS, ACCESS_TOKEN_ROLES } from '../../contract/access-token.ts';
import { IDENTIFIER } from '../../contract/limits.ts';
import type { MadeToken } from '../identity/access-tokens.ts';
import type { StoredAccessToken } from '../stores/access-tokens.ts';
import { ago, command } from './format.ts';
import { type Html, html } from './html.ts';
import { icon } from './icons.ts';
import { alert, boundedParts, confirmation, done, empty, heading, type Page, row, section, table } from './layout.ts';
import { ofOrganization, tokensPath } from './paths.ts';

export interface TokensView {
  readonly org: string;
  readonly tokens: readonly StoredAccessToken[];
  readonly mayChange: boolean;
  readonly baseUrl: string;
  readonly now: number;
  readonly created?: MadeToken;
  readonly problem?: string;
  readonly note?: string | undefined;
}

const HEADS = ['Token', 'For', 'Role', 'Made by', 'Ends', 'Last used', ''] as const;
/** Bytes of the rows. A page has 100 KB. */
const ROWS_BYTES = 80_000;
const DAY_MS = 86_400_000;

/** Renders the access tokens of an organization that the visitor may see. */
export function tokensPage(status: number, view: TokensView): Page {
  const { org, tokens, mayChange } = view;
  const rows = boundedParts(tokens, ROWS_BYTES, (token) => tokenRow(view, token));
  const how = mayChange
    ? html`Make one below, or from a terminal: ${command(`slipway tokens create nightly --org ${org}`)}`
    : 'Those that you made appear here. Somebody with the role "deployer" can make one.';
  const more = tokens.length - rows.length;
  return {
    status,
    title: 'Tokens',
    ...ofOrganization(org, 'Tokens'),
    content: html`${alert(view.problem)}${done(view.note)}${createdNote(view)}${heading(
      html`<h1>Access tokens</h1>`,
      html`<p class="muted">For machines that can have no ID token. A workflow of GitHub, GitLab or another forge needs none: its ID token lives for minutes, and there is nothing to keep secret. People use <code>slipway login</code>.</p>`,
    )}
${rows.length === 0 ? empty('user', 'No tokens', how) : section('Tokens', table('Tokens', HEADS, rows))}
${more > 0 ? html`<p class="muted">And ${more} more: ${command(`slipway tokens --org ${org}`)}</p>` : null}
${mayChange ? creation(org) : null}`,
  };
}

function tokenRow({ org, now }: TokensView, token: StoredAccessToken): Html {
  const { name, project, appID, role, madeBy, endsAt, usedAt } = token;
  const place = [org, project, appID].filter((each) => each !== null).join('/');
  const ends = new Date(endsAt).toISOString().slice(0, 10);
  const revoke = confirmation({
    id: `revoke-${[project, appID, name].filter((each) => each !== null).join('.')}`,
    label: html`Revoke<span class="hidden"> ${name}</span>`,
    kind: 'danger',
    title: `Revoke the token ${name}?`,
    text: 'Whatever uses it is refused from now on, by all nodes. This cannot be undone.',
    action: `${tokensPath(org)}/revoke`,
    fields: { name, ...(project !== null && { project }), ...(appID !== null && { app: appID }) },
    confirm: `Revoke ${name}`,
    isSmall: true,
  });
  return row(HEADS, [
    html`<span class="mono">${name}</span>`,
    place,
    role,
    madeBy,
    endsAt <= now ? `ended on ${ends}` : html`<time datetime="${ends}">${ends}</time>`,
    usedAt === null ? 'never' : ago(usedAt, now),
    revoke,
  ]);
}

function createdNote({ created, baseUrl }: TokensView): Html | null {
  if (!created) return null;
  return html`<div class="note good" role="status">${icon('check')}<div><p>The token ${created.name} is made. It is shown this once:</p>
<code id="token" class="secret">${created.text}</code>
<p>Keep it as a secret of the machine, in the variable <code>SLIPWAY_TOKEN</code>: ${command(`slipway apps --org ${created.org} --base-url ${baseUrl}`)}</p></div></div>`;
}

function creation(org: string): Html {
  const pattern = IDENTIFIER.source.replace(/^\^|\$$/g, '');
  const name = (of: string, label: string, isRequired = false) =>
    html`<label class="field"><span>${label}</span><input name="${of}" class="mono" maxlength="63" pattern="${pattern}"${isRequired ? html` required` : null} autocomplete="off" spellcheck="false"></label>`;
  const roles = [...ACCESS_TOKEN_ROLES].reverse().map((role) => html`<option value="${role}">${role}</option>`);
  const most = ACCESS_TOKEN_LIMITS.mostMs / DAY_MS;
  return section(
    'New token',
    html`<form class="card pad" method="post" action="${tokensPath(org)}"><div class="fields">${name('name', 'Name', true)}
${name('project', 'Project (empty: all)')}${name('app', 'App of the project (empty: all)')}
<label class="field"><span>Role</span><select name="role">${roles}</select></label>
<label class="field"><span>Days until it ends</span><input name="days" type="number" min="1" max="${most}" value="${ACCESS_TOKEN_LIMITS.defaultMs / DAY_MS}" required></label>
<div><button class="button primary">Make token</button></div></div></form>`,
  );
}
