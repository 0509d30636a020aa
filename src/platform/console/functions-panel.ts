import { counted } from '../../base/text.ts';
import type { FunctionState } from '../../contract/operator.ts';
import { explainFailure } from '../../diagnosis/explain.ts';
import type { FailedStart, StartStep } from '../functions/types.ts';
import {
  type CrashLoop,
  type FunctionStatus,
  type FunctionsView,
  functionState,
  type InstanceState,
  type InstanceStatus,
  timedJourney,
} from '../functions/view.ts';
import type { StoredApp } from '../stores/rows/records.ts';
import { ago, coded, countOf, duration, short, sizeOf } from './format.ts';
import { type Html, html, type Part } from './html.ts';
import { icon } from './icons.ts';
import { section, table } from './layout.ts';
import { renderPrinted } from './printed-lines.ts';
import { badge, timeBar, timeLegend } from './status.ts';

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
  const next = remedy?.replace(/ The release before stays live\.$/, '');
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
