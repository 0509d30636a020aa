import { counted, stripEscapes } from '../../base/text.ts';
import { CONTROL_ERROR_STATUS } from '../../contract/control-plane.ts';
import { STEP_MS } from '../../contract/usage.ts';
import type { DomainFacts } from '../control/domains.ts';
import type { HttpResponse } from '../shared/http.ts';
import { Refusal } from '../shared/refusal.ts';
import { readMembers } from '../shared/schema.ts';
import type { StoredApp } from '../stores/rows/records.ts';
import {
  bodyOf,
  type FieldName,
  type FieldTexts,
  type FormView,
  faultsNote,
  fieldOf,
  INSTALL_NOTHING,
  labelOf,
  namesOf,
  textsOf,
} from './app-form.ts';
import { siteLink } from './apps-page.ts';
import { ago, coded, duration, short } from './format.ts';
import { type Html, html, icon } from './html.ts';
import { confirmation, type Fact, factList, listed, type Page, section } from './layout.ts';
import { COMMAND } from './logs.ts';
import { appPath, deploymentPath, ofApp, settingsPath } from './paths.ts';
import { badge, TYPE_WORDS } from './status.ts';
import { type AppVisit, type ConsoleOptions, liveUrl, noted, redirect, type Visit } from './visit.ts';

/** The page of an app's settings, and the form that changes them. */

/** What the visitor wrote, if it was refused. */
interface Written extends Partial<FormView> {
  readonly problem?: string;
}

export const settings = (visit: AppVisit): Promise<Page> => showSettings(visit, 200, {});

async function showSettings({ app, options, may, now }: AppVisit, status: number, written: Written): Promise<Page> {
  const [domains, detected] = await Promise.all([options.changes.domainsOf(app), detectedOf(options, app)]);
  const url = liveUrl(options, app);
  const values = storedTexts(app);
  const view = { values, was: values, faults: new Map(), ...written };
  return {
    status,
    title: 'Settings',
    ...ofApp(app, 'Settings'),
    problem: written.problem ?? faultsNote('Nothing was stored', view.faults),
    head: { words: 'The next deployment uses them. Domains, and how paths are served, change at once.' },
    content: html`${section('App', html`<div class="card pad">${factList(facts(options, app, url, now), 'three')}</div>`)}
${detectedSection(app, detected)}
${may ? form(app, view) : stored(values)}
${domainsSection(app, url, domains)}
${may ? dangerZone(app, options.operations.keepDeletedMs) : null}`,
  };
}

const SOURCE = ['repository', 'branch', 'rootDirectory'] as const;
const BUILD = ['installCommand', 'buildCommand', 'outputDirectory', 'nodeVersion'] as const;
const SITE = ['spaFallback', 'noindex', 'region'] as const;

function storedTexts({ settings, ...app }: StoredApp): FieldTexts {
  const switched = (value: boolean | undefined) => (value === undefined ? '' : String(value));
  return {
    repository: app.repository,
    branch: app.branch,
    rootDirectory: settings.rootDirectory ?? '',
    installCommand: settings.installCommand === '' ? INSTALL_NOTHING : (settings.installCommand ?? ''),
    buildCommand: app.buildCommand ?? '',
    outputDirectory: app.outputDirectory ?? '',
    nodeVersion: settings.nodeVersion ?? '',
    region: app.region ?? '',
    spaFallback: switched(settings.spaFallback),
    // "false" is the same as none, which the form offers.
    noindex: settings.noindex === true ? 'true' : '',
    domains: (settings.domains ?? []).join('\n'),
  };
}

function dangerZone(app: StoredApp, keptMs: number): Html {
  const days = Math.floor(keptMs / STEP_MS.day);
  const time = days > 0 ? counted(days, 'day') : duration(keptMs);
  const button = confirmation({
    id: 'delete',
    label: html`${icon('bin')}Delete the app`,
    kind: 'danger',
    title: `Delete ${app.appID}?`,
    text: `Visitors get 410 at once, and what it builds is stopped. For ${time}, its page has a button that restores it with all that it has.`,
    action: `${appPath(app)}/delete`,
    confirm: `Delete ${app.appID}`,
  });
  const text = html`<p class="muted">Visitors get 410 at once. The app can be restored for ${time}; then its releases, logs, variables, tables and keys are removed, and its name and its addresses are free.</p>`;
  return section('Delete', html`<div class="card pad stack">${text}<div class="actions">${button}</div></div>`);
}

function facts({ siteUrl }: ConsoleOptions, app: StoredApp, url: string | undefined, now: number): readonly Fact[] {
  const subdomainUrl = siteUrl(app.subdomain);
  const subdomain = url === undefined ? html`<code>${new URL(subdomainUrl).host}</code>` : siteLink(subdomainUrl);
  return [
    ['Name', app.name],
    ['Type', TYPE_WORDS[app.type]],
    ['Project', app.project],
    ['Address', url === undefined ? html`<span class="muted">Not live yet</span>` : siteLink(url)],
    ['Subdomain', url === subdomainUrl ? null : subdomain],
    ['Created', ago(app.createdAt, now)],
  ];
}

function detectedSection(app: StoredApp, detected: Awaited<ReturnType<typeof detectedOf>>): Html {
  const text =
    detected === undefined
      ? html`<p class="muted">No build has read the repository yet. What a setting leaves empty is detected by the next one.</p>`
      : html`<p>${coded(short(detected.text, 600))}</p><p class="small muted">From the log of <a class="inline" href="${deploymentPath(app, detected.deployID)}">the last build</a>. A setting below replaces what is detected.</p>`;
  return section('Detected', html`<div class="card pad">${text}</div>`);
}

function form(app: StoredApp, view: FormView): Html {
  const fields = (names: readonly FieldName[]) => names.map((name) => fieldOf(name, view));
  const part = (title: string, names: readonly FieldName[]) =>
    html`<fieldset><legend>${title}</legend><div class="fields aligned">${fields(names)}</div></fieldset>`;
  return section(
    'Stored',
    html`<form class="card pad" method="post" action="${settingsPath(app)}" autocomplete="off">${part('Source', SOURCE)}${part('Build', BUILD)}${part('Site', SITE)}${part('Domains', ['domains'])}
<div class="actions"><button class="button primary">Store the settings</button></div></form>`,
  );
}

function stored(values: FieldTexts): Html {
  const none = html`<span class="muted">Not set</span>`;
  const shown = [...SOURCE, ...BUILD, ...SITE].map(
    (name) => [labelOf(name), values[name] === '' ? none : html`<code>${short(values[name], 300)}</code>`] as const,
  );
  return section('Stored', html`<div class="card pad">${factList(shown, 'three')}</div>`);
}

const HEADS = ['Domain', 'Answers', 'Proof'] as const;

function domainsSection(app: StoredApp, url: string | undefined, domains: readonly DomainFacts[]): Html | null {
  if (domains.length === 0) return null;
  const names = domains.map(({ domain }) => domain);
  const rows = domains.map((each, index) => [
    url === undefined
      ? html`<code>${each.domain}</code>`
      : html`<a class="inline" href="${url.replace(new URL(url).host, each.domain)}">${each.domain}</a>`,
    url === undefined ? 'When the app is live' : answerOf(names, index),
    proofOf(each),
  ]);
  return html`${listed('Custom domains', HEADS, rows)}
<p class="muted small">Each domain needs an A, AAAA or CNAME record that leads to this platform. Domains of ${app.name} are changed above.</p>`;
}

/** Of a name and the same name with `www.`, the one that is listed second redirects to the first one. */
function answerOf(names: readonly string[], index: number): string {
  const name = names[index] ?? '';
  const twin = name.startsWith('www.') ? name.slice(4) : `www.${name}`;
  const before = names.indexOf(twin);
  if (before !== -1 && before < index) return `Redirects to ${twin}`;
  return index === 0 ? 'The address of the site' : 'The site';
}

function proofOf({ proof, record, value }: DomainFacts): Html {
  const entry = html`<code>${record} TXT ${value}</code>`;
  switch (proof) {
    case 'listed':
      return html`${badge('good', 'check', 'Allowed')} by the operator of the platform`;
    case 'recorded':
      return html`${badge('good', 'check', 'Proved')} by the record ${entry}`;
    case 'missing':
      return html`${badge('bad', 'alert', 'Not proved now')} The record ${entry} was there when the domain was added, and is gone.`;
    case 'unknown':
      return html`${badge('idle', 'clock', 'Not known')} DNS gives no answer now for ${entry}`;
  }
}

/** Refusals of a domain, which belong beside its field. */
const OF_DOMAINS = ['domain_taken', 'domain_not_verified'];

const OVERTAKEN =
  'Nothing was stored: somebody else has changed the same settings since you opened the page. Store them again to replace what is there now.';

/** Changes the fields that the visitor changed, unless somebody else has changed them meanwhile: by the rules of the call that does the same. */
export async function changeSettings(visit: AppVisit): Promise<HttpResponse | Page> {
  const { app, field } = visit;
  const { changes } = visit.options;
  const written = { values: textsOf(field), was: textsOf(field, 'was-') };
  const body = bodyOf(written.values, written.was);
  if (Object.keys(body).length === 0) return redirect(noted(settingsPath(app), 'same'));
  const stored = storedTexts(app);
  const faults = new Map<FieldName, string>();
  for (const name of namesOf(body)) {
    // A form has one kind of line break.
    const [now, { values, was }] = [stored[name].replace(/\r\n?/g, '\n'), written];
    if (now !== was[name] && now !== values[name])
      faults.set(name, `was changed meanwhile${now === '' ? '' : ` to ${short(now, 200)}`}`);
  }
  if (faults.size > 0) {
    // Of these fields alone, so that the form changes no other field.
    const was = { ...written.was, ...Object.fromEntries([...faults.keys()].map((name) => [name, stored[name]])) };
    return showSettings(visit, CONTROL_ERROR_STATUS.conflict, { ...written, was, faults, problem: OVERTAKEN });
  }
  const read = readMembers(changes.bodies.change, body);
  if ('faults' in read)
    return showSettings(visit, CONTROL_ERROR_STATUS.validation_failed, { ...written, faults: read.faults });
  try {
    await changes.update(app, read.output, visit.act);
    return redirect(noted(settingsPath(app), 'settings'));
  } catch (error) {
    if (!(error instanceof Refusal) || error.code === 'not_found') throw error;
    const status = CONTROL_ERROR_STATUS[error.code];
    if (!OF_DOMAINS.includes(error.code)) return showSettings(visit, status, { ...written, problem: error.message });
    return showSettings(visit, status, {
      ...written,
      faults: new Map([['domains', `cannot be stored: ${error.message}`]]),
    });
  }
}

/** Deletes an app. Its page then says until when it can be restored. */
export async function deleteApp({ app, options, act }: AppVisit): Promise<HttpResponse> {
  await options.operations.deleteApp(app, act);
  return redirect(appPath(app));
}

export async function restoreApp({ options, key, act }: Visit): Promise<HttpResponse> {
  const app = await options.operations.restoreApp(key, act);
  return redirect(noted(appPath(app), 'restored'));
}

/** Deployments that are looked through for one that has read the repository. */
const LOOKED_AT = 5;
/** Bytes of a log in which the line is, if it is there. */
const LOG_BYTES = 64 * 1024;
const LINE = /^Detected (.+)$/;

/** Finds what the newest build that came so far has detected: a line of its log before its first command, with code between backticks. */
async function detectedOf({ state, logs }: ConsoleOptions, app: StoredApp) {
  for (const { deployID } of await state.deployments.list(app, { limit: LOOKED_AT })) {
    const part = await logs.read(deployID, { from: 0, limit: LOG_BYTES, isComplete: false });
    const lines = stripEscapes(part?.text ?? '').split('\n');
    const command = lines.findIndex((line) => line.startsWith(COMMAND));
    const found = lines.slice(0, command === -1 ? undefined : command).find((line) => LINE.test(line));
    if (found !== undefined) return { deployID, text: found };
  }
  return undefined;
}
