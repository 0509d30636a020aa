import { isFunctionType } from '../../contract/limits.ts';
import type { TableInfo } from '../kvs/tables.ts';
import type { HttpResponse } from '../shared/http.ts';
import { Refusal } from '../shared/refusal.ts';
import type { KvsEntry } from '../stores/kvs.ts';
import type { StoredApp } from '../stores/rows/records.ts';
import { ago, command, exactly, short, sizeOf } from './format.ts';
import { type Html, html, icon, type Part } from './html.ts';
import { empty, factList, listed, madeNote, type Page, removal, section } from './layout.ts';
import { appCrumbs, ofApp, tablePath, tablesPath } from './paths.ts';
import { tableUsage } from './usage.ts';
import { type AppVisit, type Field, flagsOf, noted, redirect, type Visit } from './visit.ts';

/** The pages of an app's tables, which the service calls "Services > Databases", and of one of them, and their forms. */

const HEADS = ['Table', 'Token variable', 'Created', ''] as const;

export async function tables({ app, options, may, now }: AppVisit): Promise<Page> {
  return {
    title: 'Tables',
    ...ofApp(app, 'Tables'),
    head: { words: "Key-value tables that the app's functions read and write." },
    content: isFunctionType(app.type)
      ? tableList(app, await options.kvs.listTables(app), may, now)
      : empty(
          'table',
          `Apps of type ${app.type} cannot have tables`,
          html`Every visitor could read a token that is sent to a browser. A deployment with the type <code>api</code>, <code>web-ssr</code> or <code>sse</code> lets this one: ${command(`slipway deploy --app-type api ${flagsOf(app)}`)}`,
        ),
  };
}

function tableList(app: StoredApp, list: readonly TableInfo[], may: boolean, now: number): Html {
  const rows = list.map(({ name, variable, createdAt }): readonly Part[] => [
    html`<a href="${tablePath(app, name)}">${icon('table')} ${name}</a>`,
    html`<code>${variable}</code>`,
    ago(createdAt, now),
    may ? deletion(app, name) : null,
  ]);
  const how = may
    ? html`Create the first one below, or from a terminal: ${command(`slipway tables create sessions ${flagsOf(app)}`)}`
    : 'Somebody with the role "deployer" can create the first one.';
  return html`${listed('Key-value tables', HEADS, rows, { none: empty('table', 'No tables yet', how) })}
${may ? creation(app) : null}`;
}

function creation(app: StoredApp): Html {
  return section(
    'New table',
    html`<form class="card pad" method="post" action="${tablesPath(app)}"><div class="fields"><label class="field"><span>Name of a new table</span>
<input name="name" class="mono" required maxlength="32" pattern="[a-z][a-z0-9_]*" title="a-z, 0-9 and _, beginning with a letter" autocomplete="off" spellcheck="false"></label>
<div><button class="button primary">Create table</button></div></div></form>`,
  );
}

function deletion(app: StoredApp, name: string): Html {
  const given = {
    id: `delete-${name}`,
    title: `Delete the table ${name}?`,
    text: 'All its keys are lost, and its token stops working at once. This cannot be undone.',
    action: `${tablePath(app, name)}/delete`,
    confirm: `Delete ${name}, its data and its token`,
  };
  return removal(name, given, 'Delete');
}

export async function createTable(visit: AppVisit): Promise<Page> {
  const { app, options, field, act } = visit;
  const { name, token, variable } = await options.kvs.createTable(app, field('name'), act);
  const more = html`<p>Functions get it as <code>${variable}</code>.</p>`;
  const how = 'Copy its token now: the console does not show it again.';
  const above = madeNote(`Created the table ${name}.`, how, [token], more);
  return { ...(await tables(visit)), status: 201, above };
}

export async function deleteTable(visit: AppVisit): Promise<HttpResponse> {
  const { app, options, act } = visit;
  await options.kvs.deleteTable(app, nameOf(visit), act);
  return redirect(tablesPath(app));
}

/** Characters of a value on a page: 40 KiB, because one takes six bytes at most, escaped. */
const VALUE_MOST = (40 * 1024) / 6;

/** A key that the visitor asked for, with its entry if there is one. */
interface Asked {
  readonly key: string;
  readonly entry: KvsEntry | undefined;
}

type Written = ReturnType<typeof writtenIn>;

export async function table(visit: AppVisit): Promise<Page> {
  const { app, options, query } = visit;
  const key = query.get('key');
  if (key === null || key === '') return showTable(visit, {});
  return showTable(visit, { asked: { key, entry: await options.kvs.entries.get(app, nameOf(visit), key) } });
}

export const bareTable = (visit: AppVisit): Promise<Page> => showTable(visit, {});
export const writtenKey = (visit: AppVisit): Promise<Page> => showTable(visit, { written: writtenIn(visit.field) });

async function showTable(visit: AppVisit, { asked, written }: { asked?: Asked; written?: Written }): Promise<Page> {
  const { app, options, may } = visit;
  const name = nameOf(visit);
  const list = isFunctionType(app.type) ? await options.kvs.listTables(app) : [];
  if (!list.some((each) => each.name === name)) {
    throw new Refusal('table_not_found', `The app ${app.appID} has no such table.`);
  }
  const usage = await tableUsage(visit, name);
  const path = tablePath(app, name);
  return {
    title: name,
    ...ofApp(app, 'Tables'),
    crumbs: [...appCrumbs(app), { href: tablesPath(app), text: 'Tables' }],
    head: {
      title: html`${icon('table')} ${name}`,
      words: 'Key-value table. Keys are not listed: look one up by its name.',
    },
    content: html`${section('Look up a key', lookUp(path, asked))}
${asked ? entry(path, asked, may) : null}
${may ? section('Put a key', putForm(path, asked, written)) : null}
${usage && section('The last 7 days', usage)}`,
  };
}

function lookUp(path: string, asked: Asked | undefined): Html {
  return html`<form class="search" method="get" action="${path}"><label class="field"><span>Key</span>
<input class="mono" name="key" value="${asked?.key ?? ''}" required maxlength="512" autocomplete="off" spellcheck="false"></label><button class="button">${icon('search')}Get</button></form>`;
}

function entry(path: string, { key, entry: found }: Asked, may: boolean): Html {
  if (!found) {
    const none = html`<div class="note" role="status">${icon('info')}<p>The table has no key <code>${short(key, 200)}</code>.</p></div>`;
    return section('Entry', none);
  }
  const { value, expiresAt } = found;
  const facts = factList([
    ['Key', html`<code>${short(key, 512)}</code>`],
    ['Size', sizeOf(Buffer.byteLength(value))],
    [
      'Expires',
      expiresAt === null
        ? 'never'
        : html`<time datetime="${new Date(expiresAt).toISOString()}">${exactly(expiresAt)}</time>`,
    ],
  ]);
  const remove = {
    id: 'delete-key',
    title: 'Delete this key?',
    text: 'Its value is lost. This cannot be undone.',
    action: `${path}/keys/delete`,
    fields: { key },
    confirm: 'Delete the key',
  };
  return section(
    'Entry',
    html`<div class="card pad">${facts}
<pre class="entry-value" tabindex="0" aria-label="Value">${short(value, VALUE_MOST)}</pre></div>`,
    may ? removal(null, remove, 'Delete') : null,
  );
}

function putForm(path: string, asked: Asked | undefined, written: Written | undefined): Html {
  const key = written?.key ?? asked?.key ?? '';
  const known = asked?.entry?.value ?? '';
  const value = written?.value ?? (known.length <= VALUE_MOST ? known : '');
  return html`<form class="card pad" method="post" action="${path}/keys" autocomplete="off">
<div class="fields"><label class="field"><span>Key to put</span><input class="mono" name="key" value="${key}" required maxlength="512" spellcheck="false"></label>
<label class="field"><span>Time to live in seconds</span><input name="ttl" inputmode="numeric" pattern="[0-9]{0,9}" value="${written?.ttlSeconds ?? ''}" placeholder="Does not expire"></label></div>
<label class="field"><span>Value, as JSON</span><textarea name="value" rows="5" required spellcheck="false">${value}</textarea><small>Text needs double quotes: "ahoy". An entry with this key is replaced.</small></label>
<div class="actions"><button class="button primary">Put the key</button></div></form>`;
}

function writtenIn(field: Field) {
  return { key: field('key'), value: field('value'), ttlSeconds: field('ttl') };
}

export async function putKey(visit: AppVisit): Promise<HttpResponse> {
  const { app, options, field, act } = visit;
  const written = writtenIn(field);
  await options.kvs.entries.put(app, nameOf(visit), written, act);
  return redirect(noted(tablePath(app, nameOf(visit)), 'put', { key: written.key }));
}

export async function deleteKey(visit: AppVisit): Promise<HttpResponse> {
  const { app, options, field, act } = visit;
  await options.kvs.entries.delete(app, nameOf(visit), field('key'), act);
  return redirect(noted(tablePath(app, nameOf(visit)), 'deleted'));
}

function nameOf({ parameters }: Visit): string {
  return parameters.name ?? '';
}
