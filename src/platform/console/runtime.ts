import { counted, plainLines } from '../../base/text.ts';
import { isFunctionType } from '../../contract/limits.ts';
import { type FunctionState, PRINTED_LINES } from '../../contract/operator.ts';
import { explainFailure } from '../../diagnosis/explain.ts';
import { type PrintedPage, printedCursor } from '../functions/printed-feed.ts';
import type { FailedStart, PrintedLine, StartStep } from '../functions/types.ts';
import {
  type CrashLoop,
  type FunctionStatus,
  type FunctionsView,
  functionState,
  type InstanceState,
  type InstanceStatus,
  timedJourney,
} from '../functions/view.ts';
import type { HttpResponse } from '../shared/http.ts';
import { Refusal } from '../shared/refusal.ts';
import type { StoredApp } from '../stores/rows/records.ts';
import { renderLine } from './ansi.ts';
import { ago, coded, countOf, duration, short, sizeOf } from './format.ts';
import { type Html, html, icon, type Part } from './html.ts';
import { empty, FRAGMENT_HEADERS, heading, type Page, section, table } from './layout.ts';
import { logCard, PLAIN_HEADERS } from './logs.ts';
import { ofApp, runtimeLogPath } from './paths.ts';
import { badge, timeBar, timeLegend } from './status.ts';
import type { AppVisit } from './visit.ts';

/** The page of what the functions of an app do on this node, and parts of it that its own page has. */

/** Lines of the log in the page. */
const FIRST_LINES = 200;

/** A script keeps the page up to date and follows the log. */
export async function runtime({ app, options: { functions }, now }: AppVisit): Promise<Page> {
  checkRuns(app);
  const frame = { title: 'Runtime', ...ofApp(app, 'Runtime') };
  if (app.liveRelease === null) {
    const none = empty('box', 'Not live yet', 'The first deployment that succeeds starts the app.');
    return { ...frame, head: {}, content: none };
  }
  const printed = await functions.own?.printed.read(app, { lines: FIRST_LINES, after: undefined });
  const state = functions.stateOf(app);
  const content = html`<div id="runtime" data-live${functions.own ? html` data-busy` : null} class="stack">${heading(
    html`<h1>Runtime</h1>${state === undefined ? null : html` ${FUNCTION_BADGES[state]}`}`,
    null,
  )}
${functionsPanel(app, functions, now)}
${journeys(functions.own?.statusOf(app), now)}</div>
${printed ? logSection(app, printed) : null}`;
  return { ...frame, content };
}

function logSection(app: StoredApp, { lines, next }: PrintedPage): Html {
  const path = runtimeLogPath(app);
  const shown =
    lines.length === 0
      ? html`<p class="pad muted waiting">The app has printed nothing yet. What it prints appears here.</p>`
      : renderPrintedPart(lines, false);
  const follows = html` aria-label="Live log of the app" role="log" data-log="${path}" data-next="${next}"`;
  return section(
    'Live log',
    logCard(follows, html`<a class="button small" href="${path}">Last lines as text</a>`, shown),
    html`<span class="muted small">Times are UTC</span>`,
  );
}

/** Returns the last lines as plain text, or those after a cursor as HTML for the script that follows the log. */
export async function runtimeLog({ app, options, query }: AppVisit): Promise<HttpResponse> {
  checkRuns(app);
  const { own, node } = options.functions;
  if (!own) throw new Refusal('not_found', `The node ${node} runs no functions.`);
  const from = query.get('from');
  if (from === null) {
    const { lines } = await own.printed.read(app, { lines: PRINTED_LINES.most, after: undefined });
    const text = lines.map((line) => {
      const body = plainLines(line.text).replaceAll('\n', ' ');
      return `${new Date(line.at).toISOString()} ${line.instance} ${line.stream} ${body}\n`;
    });
    return { status: 200, headers: PLAIN_HEADERS, body: text.join('') };
  }
  const { lines, next, missed } = await own.printed.read(app, { lines: FIRST_LINES, after: printedCursor(from) });
  return {
    status: 200,
    headers: { ...FRAGMENT_HEADERS, 'x-log-next': next, 'x-log-ended': 'false' },
    body: renderPrintedPart(lines, missed).text,
  };
}

function checkRuns({ appID, type }: StoredApp): void {
  if (isFunctionType(type)) return;
  throw new Refusal('not_found', `The app ${appID} is of type ${type}: it is files, and nothing of it runs.`);
}

/** Instances of a page, and starts of one. */
const SHOWN = 20;
const STARTS = 5;
/** Lines of a failure. */
const LINES = 40;

/** The badges of a live app whose functions this node runs. */
export const FUNCTION_BADGES: Readonly<Record<FunctionState, Html>> = {
  running: badge('live', 'live', 'Running'),
  starting: badge('busy', 'spin', 'Starting'),
  stopping: badge('idle', 'slash', 'Stopping'),
  asleep: badge('idle', 'clock', 'Asleep'),
  failed: badge('bad', 'cross', 'Does not start'),
  'crash-loop': badge('bad', 'again', 'Crash loop'),
};

const INSTANCE_STATES: Readonly<Record<InstanceState, Html>> = {
  starting: badge('busy', 'spin', 'Starting'),
  ready: badge('live', 'live', 'Ready'),
  draining: badge('idle', 'slash', 'Draining'),
};

/** Renders the instances of a live app on this node, with its crash loop and its last failure. `beside`: a link of the heading. */
export function functionsPanel(app: StoredApp, functions: FunctionsView, now: number, beside: Part = null): Html {
  const status = functions.own?.statusOf(app);
  return html`${status?.crashLoop ? crashNote(status.crashLoop, now) : null}${status?.lastFailure ? failureNote(status.lastFailure, now) : null}
${section('Instances', instances(functions, status, now), beside)}`;
}

function instances({ node, own }: FunctionsView, status: FunctionStatus | undefined, now: number): Html {
  if (!own) {
    return html`<div class="card pad"><p class="muted">The node <code>${short(node)}</code>, which shows this page, runs no functions, and does not know what those of other nodes do.</p></div>`;
  }
  const all = status?.instances ?? [];
  const onNode = html`<p class="quiet">On the node <code>${short(node)}</code>.</p>`;
  if (all.length === 0) {
    const state = functionState(status);
    const words =
      state === 'asleep'
        ? 'No instance runs: the app sleeps. The next request starts one.'
        : 'No instance runs. The next one starts by itself, or with the next request.';
    return html`<div class="card pad"><p class="muted">${words}</p></div>${onNode}`;
  }
  const heads = ['Instance', 'State', 'Since', 'Memory', 'Requests', 'Restarts'];
  const rows = all
    .slice(0, SHOWN)
    .map((each) => [
      html`<code>${short(each.id, 40)}</code>`,
      INSTANCE_STATES[each.state],
      ago(each.since, now),
      each.memoryBytes === null ? html`<span class="muted">not measured</span>` : sizeOf(each.memoryBytes),
      countOf(each.requests),
      countOf(each.restarts),
    ]);
  const left = all.length - rows.length;
  return html`${table('Instances', heads, rows, 2)}
${left > 0 ? html`<p class="quiet">And ${counted(left, 'more instance')}.</p>` : null}${onNode}`;
}

function crashNote({ crashes, since, nextStartAt }: CrashLoop, now: number): Html {
  const next =
    nextStartAt === null || nextStartAt <= now
      ? 'The next one starts now.'
      : `The next one starts in ${duration(nextStartAt - now)}.`;
  return html`<div class="note bad">${icon('again')}<p class="strong">The app crashes again and again</p>
<p>${counted(crashes, 'instance')} crashed, the first one ${ago(since, now)}. Each start waits longer than the one before. ${next}</p></div>`;
}

/** Why the last start failed, or how the last instance ended. */
function failureNote(failure: FailedStart, now: number): Html {
  const { code, message, exitCode, signal, lines, journey, at, step } = failure;
  const { headline, remedy } = explainFailure({ stage: 'activate', code, message, exitCode, signal, log: lines });
  const last = lines.slice(-LINES);
  // It is the live release that failed.
  const next = remedy?.replace(/ What was live stays live\.$/, '');
  return html`<section class="card failure" aria-labelledby="start-failed"><div class="pad"><h2 id="start-failed">${icon('cross')} ${coded(short(title(headline), 300))}</h2>
${next === undefined ? null : html`<p>${coded(next)}</p>`}<p class="meta dots"><span>${coded(short(message, 500))}</span><code>${code}</code><span>at the step ${STEPS[step]}</span><span>${ago(at, now)}</span></p>
${journeyOf(journey, at)}</div>${
    last.length === 0
      ? null
      : html`<div class="last-lines" tabindex="0" role="region" aria-label="Its last lines">${renderPrinted(last.map((text) => ({ text })))}</div>`
  }</section>`;
}

/** The headline is that of a deployment, and an app that runs crashes long after it. */
function title(headline: string): string {
  const words = headline.replace(/^Activation failed: /, '');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Renders the starts of the newest instances: the steps, and the time of each. */
export function journeys(status: FunctionStatus | undefined, now: number): Html | null {
  const shown = (status?.instances ?? []).filter(({ journey }) => journey.length > 0).slice(-STARTS);
  if (shown.length === 0) return null;
  const items = shown.map((each) => html`<li class="pad">${journeyHead(each, now)}${journeyOf(each.journey)}</li>`);
  return section('Starts', html`<ul class="card journeys">${items}</ul>`);
}

function journeyHead({ id, journey }: InstanceStatus, now: number): Html {
  const [first, last] = [journey[0]?.at ?? now, journey.at(-1)];
  const words =
    last?.step === 'ready'
      ? `ready after ${duration(last.at - first)}`
      : `${STEPS[last?.step ?? 'unpack']} since ${duration(now - (last?.at ?? now))}`;
  return html`<p class="meta dots"><code>${short(id, 40)}</code><span>${words}</span><span>${ago(first, now)}</span></p>`;
}

const STEPS: Readonly<Record<StartStep, string>> = {
  unpack: 'Unpack',
  spawn: 'Spawn',
  listen: 'Listen',
  health: 'Health',
  ready: 'Ready',
};
/** The colours of the phases of a build. */
const COLOURS: Readonly<Record<StartStep, string>> = {
  unpack: 'clone',
  spawn: 'install',
  listen: 'build',
  health: 'store',
  ready: 'queue',
};

function journeyOf(journey: InstanceStatus['journey'], end?: number): Html | null {
  const steps = timedJourney(journey, end).filter(({ step }) => step !== 'ready');
  const timed = steps.map(({ step, ms }) => ({ name: STEPS[step], colour: COLOURS[step], ms: ms ?? 0 }));
  return timed.length === 0 ? null : html`${timeBar(timed)}${timeLegend(timed)}`;
}

/** Characters of a printed line in a page. */
const LINE = 2_000;
/** Bytes of printed lines in a page, at most. A line that has many escapes takes more than its text. */
const BYTES = 48 * 1024;

type Shown = Pick<PrintedLine, 'text'> & Partial<PrintedLine>;

/** Renders lines of instances: the time in UTC, the instance, and the text with its colours. The last ones, if not all fit. */
function renderPrinted(lines: readonly Shown[]): Html {
  const items: Html[] = [];
  let room = BYTES;
  for (const line of lines.toReversed()) {
    const item = rendered(line);
    room -= item.text.length;
    if (room < 0 && items.length > 0) break;
    items.push(item);
  }
  return html`<ol class="lines">${items.reverse()}</ol>`;
}

function rendered({ at, instance, stream, text }: Shown): Html {
  const head =
    at === undefined
      ? null
      : html`<span class="muted" title="${new Date(at).toISOString()}">${new Date(at).toISOString().slice(11, 23)} ${short(instance ?? '', 40)}</span> `;
  // No line of a tenant begins another one.
  const body = renderLine(text.slice(0, LINE).toWellFormed().replaceAll('\n', ' '));
  return html`<li${stream === 'stderr' ? html` class="err"` : null}>${head}${body}`;
}

/** Renders the lines of the live log as a fold, which the script joins with the one before. `missed`: lines before them are left out. */
function renderPrintedPart(lines: readonly PrintedLine[], missed: boolean): Html {
  if (lines.length === 0) return html``;
  const note = missed
    ? html`<p class="pad small muted">Lines are left out here: the app prints faster than they are read.</p>`
    : null;
  const more = missed ? null : html` data-more`;
  return html`${note}<details class="fold" open${more}><summary>Output</summary>${renderPrinted(lines)}</details>`;
}
