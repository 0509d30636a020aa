import { counted } from '../../base/text.ts';
import type { DeploymentStatus } from '../../contract/control-plane.ts';
import type { AppType } from '../../contract/limits.ts';
import type { StartPage } from '../shared/types.ts';
import { type PhaseName, phasesOf } from '../stores/rows/phases.ts';
import type { StoredApp, StoredDeployment } from '../stores/rows/records.ts';
import { duration, short } from './format.ts';
import { type Html, html, type IconName, icon } from './html.ts';

/** Badges of states: an icon, a word and a colour, so that no meaning is in the colour alone. */

type Look = 'good' | 'bad' | 'busy' | 'idle' | 'live';

export function badge(look: Look, name: IconName, text: string): Html {
  return html`<span class="badge ${look}">${icon(name)}${text}</span>`;
}

export const STATUS_BADGES: Readonly<Record<DeploymentStatus, Html>> = {
  queued: badge('idle', 'clock', 'Queued'),
  building: badge('busy', 'spin', 'Building'),
  syncing: badge('busy', 'spin', 'Syncing'),
  activating: badge('busy', 'spin', 'Activating'),
  succeeded: badge('good', 'check', 'Succeeded'),
  failed: badge('bad', 'cross', 'Failed'),
  cancelled: badge('idle', 'slash', 'Cancelled'),
};

export const LIVE = badge('live', 'live', 'Live');

export const TYPE_WORDS: Readonly<Record<AppType, string>> = {
  'web-landing': 'web-landing: a site of files',
  api: 'api: functions run and answer requests',
  'web-ssr': 'web-ssr: functions run and render pages',
  sse: 'sse: functions run and send events',
};

/** The badge of an app with a live release. `start`: if it is known. */
function served(start: StartPage | undefined): Html {
  return start?.isThere === false ? badge('busy', 'alert', 'No start page') : badge('good', 'live', 'Live');
}

/** The state of an app in a list: that visitors get it, also after a cancelled deployment, else that of its newest one. */
export function appState({ liveRelease }: StoredApp, newest: StoredDeployment | null, start?: StartPage): Html {
  if (!newest) return badge('idle', 'dot', 'Not deployed');
  const isLive = liveRelease === newest.deployID || (liveRelease !== null && newest.status === 'cancelled');
  return isLive ? served(start) : STATUS_BADGES[newest.status];
}

export function startWords({ files, page }: StartPage): string {
  const known = counted(files, 'file');
  return page === undefined
    ? `The release has ${known} and no HTML page. An app of this type is files, and nothing of it runs: if this one is a server, deploy it with --app-type web-ssr or api. Else set the output directory to the folder of its pages.`
    : `The release has ${known}, but no index.html at the top. Set the output directory to the folder of the site: there is a page at ${page}.`;
}

/** Returns the badge of the release that visitors of the app get now. `newest`: its newest deployment, if there is one. */
export function appBadge(
  { liveRelease }: StoredApp,
  newest: StoredDeployment | null | undefined,
  start?: StartPage,
): Html {
  if (liveRelease !== null) return served(start);
  if (!newest) return badge('idle', 'dot', 'Not deployed');
  if (newest.finishedAt === null) return badge('busy', 'spin', 'First deploy');
  return newest.status === 'failed' ? badge('bad', 'cross', 'Failed') : badge('idle', 'dot', 'Not live');
}

/** Returns what a deployment is called: the subject of its commit, in `most` characters at most. Before the clone: its branch. */
export function titleOf({ commitFacts, branch }: StoredDeployment, most: number): string {
  return short(commitFacts.subject ?? `Branch ${branch}`, most);
}

/** Returns true if the page of the deployment changes by itself. */
export function isUnderWay({ finishedAt }: StoredDeployment): boolean {
  return finishedAt === null;
}

const PHASES: Readonly<Record<PhaseName, string>> = {
  queue: 'Queue',
  clone: 'Clone',
  install: 'Install',
  build: 'Build',
  store: 'Store',
};

/** Returns the milliseconds from the claim to the end, or to now. Returns undefined if the deployment has not begun. */
export function ranFor({ startedAt, finishedAt }: StoredDeployment, now: number): number | undefined {
  return startedAt === null ? undefined : (finishedAt ?? now) - startedAt;
}

/** A part of a bar of times. `colour`: that of a phase. */
interface TimedPart {
  readonly name: string;
  readonly colour: string;
  readonly ms: number;
}

function timed(deployment: StoredDeployment, now: number): readonly TimedPart[] {
  return phasesOf(deployment).map(({ name, startedAt, finishedAt }) => ({
    name: PHASES[name],
    colour: name,
    ms: Math.max(0, (finishedAt ?? now) - startedAt),
  }));
}

/** Renders the phases after the queue as one bar. `longest`: milliseconds of the whole width. Null: no times are known. */
export function phaseBar(deployment: StoredDeployment, now: number, longest?: number): Html | null {
  const phases = timed(deployment, now).filter(({ colour }) => colour !== 'queue');
  return timeBar(phases, longest);
}

/** Renders times after one another as one bar. `longest`: milliseconds of the whole width. Null: no time has passed. */
export function timeBar(timed: readonly TimedPart[], longest?: number): Html | null {
  const sum = timed.reduce((total, { ms }) => total + ms, 0);
  const whole = Math.max(longest ?? sum, sum);
  if (timed.length === 0 || whole === 0) return null;
  let x = 0;
  const parts = timed.map(({ colour, ms }) => {
    const width = (ms / whole) * 1_000;
    const part = html`<rect class="p-${colour}" x="${x.toFixed(1)}" width="${Math.max(width, 4).toFixed(1)}" height="8"/>`;
    x += width;
    return part;
  });
  const words = timed.map(({ name, ms }) => `${name} ${duration(ms)}`).join(', ');
  return html`<svg class="bar-track${longest === undefined ? null : ' thin'}" viewBox="0 0 1000 8" preserveAspectRatio="none" role="img" aria-label="${words}">${parts}</svg>`;
}

export function phaseLegend(deployment: StoredDeployment, now: number): Html {
  return timeLegend(timed(deployment, now).filter(({ ms }) => ms > 0));
}

export function timeLegend(timed: readonly TimedPart[]): Html {
  const items = timed.map(
    ({ name, colour, ms }) =>
      html`<li><span class="dot p-${colour}"></span>${name} <span class="value">${duration(ms)}</span></li>`,
  );
  return html`<ul class="legend">${items}</ul>`;
}
