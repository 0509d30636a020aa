import { formatDuration } from '../../base/durations.ts';
import { topWords } from '../../contract/host-names.ts';
import { hostsOf, type ProvedHost } from '../control/hosts.ts';
import type { CertificateFacts } from '../dns/certificate.ts';
import type { CdnHost } from '../shared/cdn-host.ts';
import type { WaitingRemoval } from '../stores/dns.ts';
import type { StoredApp } from '../stores/rows/records.ts';
import { ago, command, short } from './format.ts';
import { type Html, html } from './html.ts';
import { type Page, section, table } from './layout.ts';
import { ofApp, settingsPath } from './paths.ts';
import { badge } from './status.ts';
import { type AppVisit, flagsOf } from './visit.ts';

/** The page of the hosts of an app: records, certificates, the CDN. */

const HEADS = ['Host', 'Record', 'Certificate', 'CDN', 'Record changed'] as const;

export async function domains({ app, options, may, now }: AppVisit): Promise<Page> {
  const [hosts, removals] = await Promise.all([hostsOf(options, app), options.hosts.removals(app)]);
  const rows = hosts.map((each) => [
    html`<a class="inline" href="${each.url}">${each.host}</a>`,
    html`${recordOf(each.record)}${step(each.record)}`,
    certificateOf(each.certificate, now),
    each.cdn === null ? html`<span class="muted">None</span>` : cdnWords(each.cdn, now),
    each.changedAt === null ? html`<span class="muted">Not by the platform</span>` : ago(each.changedAt, now),
  ]);
  return {
    title: 'Domains',
    ...ofApp(app, 'Domains'),
    head: { words: `Where the hosts of ${app.name} lead at this moment, as the platform sees it.` },
    content: html`${section('Hosts', table('Hosts', HEADS, rows))}${waiting(removals, now)}
<p class="muted small">${how(app, may)} ${command(`slipway domains add shop.example.com ${flagsOf(app)}`)}</p>`,
  };
}

function how(app: StoredApp, may: boolean): Html {
  if (!may) return html`Somebody with the role "deployer" adds a domain from a terminal:`;
  return html`Add a domain in the <a class="inline" href="${settingsPath(app)}">settings</a>, or from a terminal:`;
}

const REMOVAL_HEADS = ['Host', 'Removed from the app', 'Last attempt'] as const;

/** Renders the hosts that no app has any more, and whose records are still there. */
function waiting(removals: readonly WaitingRemoval[], now: number): Html | null {
  if (removals.length === 0) return null;
  const rows = removals.map(({ host, waitsSince, problem }) => [
    html`<code>${host}</code>`,
    ago(waitsSince, now),
    problem === null ? html`<span class="muted">None yet</span>` : short(problem, 300),
  ]);
  return section('Records that the platform goes on to remove', table('Removals', REMOVAL_HEADS, rows));
}

const BY = { platform: 'made by the platform', hand: 'made by hand' } as const;

function recordOf({ state, found, by }: ProvedHost['record']): Html {
  const who = by === null ? null : html` <span class="small muted">${BY[by]}</span>`;
  switch (state) {
    case 'right':
      return html`${badge('good', 'check', 'Right')}${who}`;
    case 'elsewhere':
      return html`${badge('idle', 'out', 'Leads elsewhere')} <code>${short(found.join(', '), 200)}</code>${who}`;
    case 'missing':
      return html`${badge('bad', 'alert', 'Missing')}${who}`;
    case 'unknown':
      return badge('idle', 'clock', 'Not known');
  }
}

function step({ state, problem, wanted, by }: ProvedHost['record']): Html | null {
  if (problem !== null) return html`<p class="small">${short(problem, 500)}</p>`;
  if (state === 'missing' && by === null)
    return html`<p class="small">Add <code>${wanted}</code>${topWords(wanted)}</p>`;
  return state === 'elsewhere' ? html`<p class="small muted">Here: <code>${wanted}</code></p>` : null;
}

function certificateOf({ state, endsAt, issuer, reason }: CertificateFacts, now: number): Html {
  const end =
    endsAt === null
      ? null
      : html` <span class="small muted">${endsAt < now ? 'ended' : 'ends'} ${new Date(endsAt).toISOString().slice(0, 10)}${issuer === null ? null : html`, ${short(issuer, 100)}`}</span>`;
  const why = reason === null ? null : html` <span class="small muted">${short(reason, 200)}</span>`;
  switch (state) {
    case 'valid':
      return html`${badge('good', 'check', 'Valid')}${end}`;
    case 'invalid':
      return html`${badge('bad', 'alert', 'Not valid')}${end}${why}`;
    case 'none':
      return html`${badge('bad', 'alert', 'None')}${why}`;
    case 'http':
      return html`<span class="muted">None, served by http</span>`;
    case 'unknown':
      return html`${badge('idle', 'clock', 'Not known')}${why}`;
  }
}

/** Renders what is known of a host in the CDN: whether it answers, the last purge, and the one that waits. */
export function cdnWords({ cdn, maxAge, state, reason, purgedAt, waitsSince, problem }: CdnHost, now: number): Html {
  const said = { ready: ': ready', pending: ': not ready yet', refused: ': refused', unknown: '' }[state];
  const why = reason === null ? null : html`<span>${short(reason, 300)}</span>`;
  const last = purgedAt === null ? 'no purge yet' : html`last purge ${ago(purgedAt, now)}`;
  const bound = `visitors can get the release before for up to ${formatDuration(maxAge * 1_000)}`;
  const waits =
    waitsSince === null
      ? null
      : html`<span>a purge waits, added ${ago(waitsSince, now)}${problem === null ? null : html`: ${short(problem, 200)}`}</span><span>${bound}</span>`;
  return html`<span class="meta dots"><span>${cdn}${said}</span>${why}<span>${last}</span>${waits}</span>`;
}
