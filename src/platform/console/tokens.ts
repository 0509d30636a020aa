import { ACCESS_TOKEN_LIMITS, ACCESS_TOKEN_ROLES } from '../../contract/access-token.ts';
import { IDENTIFIER } from '../../contract/limits.ts';
import { checkRole } from '../control/api.ts';
import { NEW_TOKEN, wantedToken } from '../control/tokens.ts';
import { checkBody, invalid } from '../control/validation.ts';
import type { MadeToken } from '../identity/access-tokens.ts';
import type { HttpResponse } from '../shared/http.ts';
import type { StoredAccessToken } from '../stores/access-tokens.ts';
import { ago, command } from './format.ts';
import { type Html, html } from './html.ts';
import { boundedParts, empty, listed, madeNote, optionsOf, type Page, removal, row, section } from './layout.ts';
import { ofOrganization, tokensPath } from './paths.ts';
import { type Field, NO_FORM, noted, redirect, type Visit } from './visit.ts';

/** The page of an organization's access tokens that the visitor may see, and its forms. */

const HEADS = ['Token', 'For', 'Role', 'Made by', 'Ends', 'Last used', ''] as const;
/** Bytes of the rows. A page has 100 KB. */
const ROWS_BYTES = 80_000;
const DAY_MS = 86_400_000;

export async function tokens({ options, principal, key: { org }, field, now }: Visit): Promise<Page> {
  const list = await options.accessTokens.list(principal, org);
  // Who may only read the organization makes tokens for the part that they deploy.
  const mayChange = await options.mayIn(principal, org, 'deployer');
  const rows = boundedParts(list, ROWS_BYTES, (token) => tokenRow(org, token, now));
  const how = mayChange
    ? html`Make one below, or from a terminal: ${command(`slipway tokens create nightly --org ${org}`)}`
    : 'Those that you made appear here. Somebody with the role "deployer" can make one.';
  const more = list.length - rows.length;
  return {
    title: 'Tokens',
    ...ofOrganization(org, 'Tokens'),
    head: {
      title: 'Access tokens',
      words: html`For machines that can have no ID token. A workflow of GitHub, GitLab or another forge needs none: its ID token lives for minutes, and there is nothing to keep secret. People use <code>slipway login</code>.`,
    },
    content: html`${rows.length === 0 ? empty('user', 'No tokens', how) : listed('Tokens', HEADS, rows)}
${more > 0 ? html`<p class="muted">And ${more} more: ${command(`slipway tokens --org ${org}`)}</p>` : null}
${mayChange ? creation(org, field) : null}`,
  };
}

function tokenRow(org: string, token: StoredAccessToken, now: number): Html {
  const { name, project, appID, role, madeBy, endsAt, usedAt } = token;
  const place = [org, project, appID].filter((each) => each !== null).join('/');
  const ends = new Date(endsAt).toISOString().slice(0, 10);
  const revoke = {
    id: `revoke-${[project, appID, name].filter((each) => each !== null).join('.')}`,
    title: `Revoke the token ${name}?`,
    text: 'Whatever uses it is refused from now on, by all nodes. This cannot be undone.',
    action: `${tokensPath(org)}/revoke`,
    fields: { name, ...(project !== null && { project }), ...(appID !== null && { app: appID }) },
    confirm: `Revoke ${name}`,
  };
  return row(HEADS, [
    html`<span class="mono">${name}</span>`,
    place,
    role,
    madeBy,
    endsAt <= now ? `ended on ${ends}` : html`<time datetime="${ends}">${ends}</time>`,
    usedAt === null ? 'never' : ago(usedAt, now),
    removal(name, revoke, 'Revoke', null),
  ]);
}

function createdNote({ name, text, org }: MadeToken, consoleUrl: string): Html {
  const use = command(`slipway apps --org ${org} --base-url ${new URL(consoleUrl).origin}`);
  const how = html`It is shown this once. Keep it as a secret of the machine, in the variable <code>SLIPWAY_TOKEN</code>: ${use}`;
  return madeNote(`The token ${name} is made.`, how, [text]);
}

/** `field`: what the visitor wrote, if it was refused. */
function creation(org: string, field: Field): Html {
  // Browsers read it with the flag "v", by which a hyphen in a class is escaped.
  const pattern = IDENTIFIER.source.replace(/^\^|\$$/g, '').replaceAll('-]', '\\-]');
  const name = (of: string, label: string, isRequired = false) =>
    html`<label class="field"><span>${label}</span><input name="${of}" class="mono" value="${field(of)}" maxlength="63" pattern="${pattern}"${isRequired ? html` required` : null} autocomplete="off" spellcheck="false"></label>`;
  const most = ACCESS_TOKEN_LIMITS.mostMs / DAY_MS;
  return section(
    'New token',
    html`<form class="card pad" method="post" action="${tokensPath(org)}"><div class="fields">${name('name', 'Name', true)}
${name('project', 'Project (empty: all)')}${name('app', 'App of the project (empty: all)')}
<label class="field"><span>Role</span><select name="role">${optionsOf(ACCESS_TOKEN_ROLES.toReversed(), field('role'))}</select></label>
<label class="field"><span>Days until it ends</span><input name="days" type="number" min="1" max="${most}" value="${field('days') || ACCESS_TOKEN_LIMITS.defaultMs / DAY_MS}" required></label>
<div><button class="button primary">Make token</button></div></div></form>`,
  );
}

export async function createToken(visit: Visit): Promise<Page> {
  const { options, principal, field, act, key } = visit;
  const text = (name: string) => field(name).trim() || null;
  const lifetimeSeconds = Number(text('days') ?? '90') * 86_400;
  const [project, app, role] = [text('project'), text('app'), text('role')];
  const place = { org: key.org, project: project ?? undefined, appID: app ?? undefined };
  await checkRole(options, principal, place, 'viewer');
  if (app !== null && project === null) throw invalid(['app needs project, which the app belongs to']);
  const body = checkBody({ name: text('name') ?? '', role, lifetimeSeconds }, NEW_TOKEN);
  await checkRole(options, principal, place, 'deployer');
  const made = await options.accessTokens.create(principal, wantedToken(place, body), act);
  return { ...(await tokens({ ...visit, field: NO_FORM })), status: 201, above: createdNote(made, options.consoleUrl) };
}

export async function revokeToken({ options, principal, act, field, key: { org } }: Visit): Promise<HttpResponse> {
  const place = { org, project: field('project') || undefined, appID: field('app') || undefined };
  await options.accessTokens.revoke(principal, place, field('name'), act);
  return redirect(noted(tokensPath(org), 'revoked'));
}
