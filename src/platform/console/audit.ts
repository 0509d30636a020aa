import { isObject, parsedJson } from '../../base/json.ts';
import { AUDIT_ACTIONS, type AuditRow, changedText } from '../../contract/audit.ts';
import { STEP_MS } from '../../contract/usage.ts';
import { filterOf } from '../control/audit.ts';
import { numberCursorOf, seqOf } from '../control/list-pages.ts';
import { ago, short } from './format.ts';
import { type Html, html, icon, type Part } from './html.ts';
import { empty, optionsOf, type Page, table } from './layout.ts';
import { ROWS } from './paging.ts';
import { AUDIT_TAB, appPath, ofApp, ofOrganization, organizationPath } from './paths.ts';
import type { Visit } from './visit.ts';

/** The page of the audit log: of an organization, and of an app. */

const COLUMNS = ['When', 'What', 'Who', 'Change', 'From'] as const;
const FILTERS = ['app', 'by', 'action', 'since', 'until'] as const;

export async function audit({ options, key, query, now }: Visit): Promise<Page> {
  const { org, project, appID } = key;
  const app = appID === '' ? undefined : key;
  // The form of the page sends all fields.
  const given = new URLSearchParams();
  for (const name of FILTERS) if (query.get(name)) given.set(name, query.get(name) ?? '');
  const asked = filterOf(given);
  // Until a day means with that day.
  const isDay = /^\s*\d{4}-\d\d-\d\d\s*$/.test(given.get('until') ?? '');
  const until = isDay && asked.until !== undefined ? asked.until + STEP_MS.day : asked.until;
  const filter = { ...asked, until, ...(app && { project, appID }) };
  const { rows, next } = await options.audit.list(org, filter, { before: seqOf(query), limit: ROWS });
  const path = `${app ? appPath(app) : organizationPath(org)}/audit`;
  const more = next === null ? null : `${path}?${new URLSearchParams([...given, ['cursor', numberCursorOf(next)]])}`;
  const none = empty('clock', 'Nothing is recorded', 'Changes appear here from the moment that they are made.');
  const changes = rows.map((each) => auditRow(each, now));
  return {
    title: AUDIT_TAB,
    ...(app ? ofApp(app, AUDIT_TAB) : ofOrganization(org, AUDIT_TAB)),
    head: {
      words: html`Who changed what. Rows cannot be changed: <code>slipway audit verify</code> checks that none was.`,
    },
    content: html`${filters(path, given, app === undefined)}
${rows.length === 0 ? none : table('Changes', COLUMNS, changes)}
${more === null ? null : html`<nav class="pages" aria-label="Pages"><a class="button" rel="next" href="${more}">Older</a></nav>`}`,
  };
}

function filters(path: string, given: URLSearchParams, hasApp: boolean): Html {
  const field = (name: string, label: string, hint = '') =>
    html`<label class="field"><span>${label}</span><input name="${name}" value="${given.get(name) ?? ''}" maxlength="254" autocomplete="off" spellcheck="false" placeholder="${hint}"></label>`;
  const actions = optionsOf([['', 'All'], ...Object.keys(AUDIT_ACTIONS)], given.get('action') ?? '');
  return html`<form class="filters" method="get" role="search" action="${path}" data-clean>
${hasApp ? field('app', 'App') : null}${field('by', 'Who', 'ana@example.com')}
<label class="field"><span>What</span><select name="action">${actions}</select></label>
${field('since', 'Since', '2030-01-31')}${field('until', 'Until', '2030-02-28')}<button class="button">${icon('search')}Filter</button></form>`;
}

function auditRow(each: AuditRow, now: number): readonly Part[] {
  const { at, action, object, project, appID, by, via, name, from, before, after, n } = each;
  const place = [project, appID].filter((part) => part !== null).join(' / ');
  const how = name === null ? via : `${via} ${short(name, 40)}`;
  return [
    html`<div class="two"><span>${ago(at, now)}</span><span class="small muted">${n}</span></div>`,
    html`<div class="two"><span class="strong">${action}</span><span class="small muted">${short(place, 80)}${object === null ? null : html` <code>${short(object, 40)}</code>`}</span></div>`,
    html`<div class="two"><span>${by === null ? 'the platform' : short(by, 60)}</span><span class="small muted">${how}</span></div>`,
    change(before, after),
    from === null ? null : html`<span class="nobreak">${from}</span>`,
  ];
}

/** Members of a change that a row shows. */
const SHOWN = 6;

function change(before: string | null, after: string | null): Part {
  const [had, has] = [before, after].map((text) => (text === null ? undefined : parsedJson(text)));
  const [was, is] = [isObject(had) ? had : {}, isObject(has) ? has : {}];
  const names = [...new Set([...Object.keys(was), ...Object.keys(is)])];
  const text = (value: unknown) => short(changedText(value, ', '), 120);
  const lines = names.slice(0, SHOWN).map((name) => {
    const both = before !== null && name in was ? html`${text(was[name])} → ${text(is[name])}` : text(is[name]);
    return html`<div class="small"><span class="muted">${short(name, 40)}</span> ${both}</div>`;
  });
  return lines.length === 0
    ? null
    : html`${lines}${names.length > SHOWN ? html`<div class="small muted">and ${String(names.length - SHOWN)} more</div>` : null}`;
}
