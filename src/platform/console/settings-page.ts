import { counted } from '../../base/text.ts';
import type { DomainFacts } from '../control/domains.ts';
import type { StoredApp } from '../stores/rows/records.ts';
import { type FieldName, type FieldTexts, type FormView, fieldOf, INSTALL_NOTHING, labelOf } from './app-form.ts';
import { ago, coded, short } from './format.ts';
import { type Html, html, type Part } from './html.ts';
import { icon } from './icons.ts';
import { alert, confirmation, done, factList, heading, type Page, row, section, table } from './layout.ts';
import { siteLink } from './overview-page.ts';
import { appPath, deploymentPath, ofApp, settingsPath } from './paths.ts';
import { TYPE_WORDS } from './status.ts';

/** What the newest build that came so far found in the repository. */
export interface DetectedView {
  readonly deployID: string;
  /** The line of its log, with code between backticks. */
  readonly text: string;
}

export interface SettingsView extends FormView {
  readonly app: StoredApp;
  readonly url: string | undefined;
  readonly subdomainUrl: string;
  readonly domains: readonly DomainFacts[];
  /** Undefined: no build has found anything yet. */
  readonly detected: DetectedView | undefined;
  readonly mayChange: boolean;
  readonly now: number;
  readonly note: string | undefined;
  readonly problem: string | undefined;
}

const SOURCE = ['repository', 'branch', 'rootDirectory'] as const;
const BUILD = ['installCommand', 'buildCommand', 'outputDirectory', 'nodeVersion'] as const;
const SITE = ['spaFallback', 'noindex', 'region'] as const;

export function storedTexts({ settings, ...app }: StoredApp): FieldTexts {
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

export function settingsPage(status: number, view: SettingsView): Page {
  const { app, mayChange, faults, problem, note } = view;
  return {
    status,
    title: 'Settings',
    ...ofApp(app, 'Settings'),
    content: html`${alert(problem ?? (faults.size === 0 ? undefined : `Nothing was stored: ${counted(faults.size, 'field')} ${faults.size === 1 ? 'is' : 'are'} wrong.`))}${done(note)}${heading(
      html`<h1>Settings</h1>`,
      html`<p class="muted">The next deployment uses them. Domains, and how paths are served, change at once.</p>`,
    )}
${section('App', html`<div class="card pad">${factList(facts(view), 'three')}</div>`)}
${detectedSection(view)}
${mayChange ? form(view) : stored(view)}
${domainsSection(view)}
${mayChange ? dangerZone(view) : null}`,
  };
}

function dangerZone({ app }: SettingsView): Html {
  const button = confirmation({
    id: 'delete',
    label: html`${icon('bin')}Delete the app`,
    kind: 'danger',
    title: `Delete ${app.appID}?`,
    text: 'Visitors get 410 at once, and what it builds is stopped. Until its grace is over, it can be restored with all that it has.',
    action: `${appPath(app)}/delete`,
    confirm: `Delete ${app.appID}`,
  });
  const text = html`<p class="muted">Visitors get 410 at once. The app can be restored until its grace is over; then its releases, logs, variables, tables and keys are removed, and its name and its addresses are free.</p>`;
  return section('Delete', html`<div class="card pad stack">${text}<div class="actions">${button}</div></div>`);
}

function facts({ app, url, subdomainUrl, now }: SettingsView): readonly (readonly [string, Part])[] {
  return [
    ['Name', app.name],
    ['Type', TYPE_WORDS[app.type]],
    ['Project', app.project],
    ['Address', url === undefined ? html`<span class="muted">Not live yet</span>` : siteLink(url)],
    ...(url === subdomainUrl
      ? []
      : ([
          ['Subdomain', url === undefined ? html`<code>${new URL(subdomainUrl).host}</code>` : siteLink(subdomainUrl)],
        ] as const)),
    ['Created', ago(app.createdAt, now)],
  ];
}

function detectedSection({ app, detected }: SettingsView): Html {
  const text =
    detected === undefined
      ? html`<p class="muted">No build has read the repository yet. What a setting leaves empty is detected by the next one.</p>`
      : html`<p>${coded(short(detected.text, 600))}</p><p class="small muted">From the log of <a class="inline" href="${deploymentPath(app, detected.deployID)}">the last build</a>. A setting below replaces what is detected.</p>`;
  return section('Detected', html`<div class="card pad">${text}</div>`);
}

function form(view: SettingsView): Html {
  const fields = (names: readonly FieldName[]) => names.map((name) => fieldOf(name, view));
  const part = (title: string, names: readonly FieldName[]) =>
    html`<fieldset><legend>${title}</legend><div class="fields aligned">${fields(names)}</div></fieldset>`;
  return section(
    'Stored',
    html`<form class="card pad" method="post" action="${settingsPath(view.app)}" autocomplete="off">${part('Source', SOURCE)}${part('Build', BUILD)}${part('Site', SITE)}${part('Domains', ['domains'])}
<div class="actions"><button class="button primary">Store the settings</button></div></form>`,
  );
}

function stored({ values }: SettingsView): Html {
  const none = html`<span class="muted">Not set</span>`;
  const shown = [...SOURCE, ...BUILD, ...SITE].map(
    (name) => [labelOf(name), values[name] === '' ? none : html`<code>${short(values[name], 300)}</code>`] as const,
  );
  return section('Stored', html`<div class="card pad">${factList(shown, 'three')}</div>`);
}

const HEADS = ['Domain', 'Answers', 'Proof'] as const;

function domainsSection({ app, url, domains }: SettingsView): Html | null {
  if (domains.length === 0) return null;
  const names = domains.map(({ domain }) => domain);
  const rows = domains.map((each, index) =>
    row(HEADS, [
      url === undefined
        ? html`<code>${each.domain}</code>`
        : html`<a class="inline" href="${url.replace(new URL(url).host, each.domain)}">${each.domain}</a>`,
      url === undefined ? 'When the app is live' : answerOf(names, index),
      proofOf(each),
    ]),
  );
  return html`${section('Custom domains', table('Custom domains', HEADS, rows, 2))}
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
      return html`<span class="badge good">${icon('check')}Allowed</span> by the operator of the platform`;
    case 'recorded':
      return html`<span class="badge good">${icon('check')}Proved</span> by the record ${entry}`;
    case 'missing':
      return html`<span class="badge bad">${icon('alert')}Not proved now</span> The record ${entry} was there when the domain was added, and is gone.`;
    case 'unknown':
      return html`<span class="badge idle">${icon('clock')}Not known</span> DNS gives no answer now for ${entry}`;
  }
}
