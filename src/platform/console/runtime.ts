import { plainLines } from '../../base/text.ts';
import { isFunctionType } from '../../contract/limits.ts';
import { PRINTED_LINES } from '../../contract/operator.ts';
import { type PrintedPage, printedCursor } from '../functions/printed-feed.ts';
import type { HttpResponse } from '../shared/http.ts';
import { Refusal } from '../shared/refusal.ts';
import type { StoredApp } from '../stores/rows/records.ts';
import { FUNCTION_BADGES, functionsPanel, journeys } from './functions-panel.ts';
import { type Html, html } from './html.ts';
import { empty, FRAGMENT_HEADERS, heading, type Page, section } from './layout.ts';
import { PLAIN_HEADERS } from './logs.ts';
import { queryOf } from './paging.ts';
import { ofApp, runtimeLogPath } from './paths.ts';
import { renderPrintedPart } from './printed-lines.ts';
import { type Visit, visitedApp } from './visit.ts';

/** Lines of the log in the page. */
const FIRST_LINES = 200;

/** Shows what the functions of an app do on this node. A script keeps the page up to date and follows the log. */
export async function runtime(visit: Visit): Promise<Page> {
  const app = await visitedFunctions(visit);
  const { functions, clock } = visit.options;
  const now = clock.now();
  const printed = await functions.own?.printed.read(app, { lines: FIRST_LINES, after: undefined });
  const state = functions.stateOf(app);
  const content =
    app.liveRelease === null
      ? empty('box', 'Not live yet', 'The first deployment that succeeds starts the app.')
      : html`<div id="runtime" data-live${functions.own ? html` data-busy` : null} class="stack">${heading(
          html`<h1>Runtime</h1>${state === undefined ? null : html` ${FUNCTION_BADGES[state]}`}`,
          null,
        )}
${functionsPanel(app, functions, now)}
${journeys(functions.own?.statusOf(app), now)}</div>
${printed ? logSection(app, printed) : null}`;
  return { title: 'Runtime', ...ofApp(app, 'Runtime'), content };
}

function logSection(app: StoredApp, { lines, next }: PrintedPage): Html {
  const path = runtimeLogPath(app);
  const shown =
    lines.length === 0
      ? html`<p class="pad muted waiting">The app has printed nothing yet. What it prints appears here.</p>`
      : renderPrintedPart(lines, false);
  return section(
    'Live log',
    html`<div class="card"><div class="logbar"><label class="field" hidden><span class="hidden">Search the log</span><input type="search" data-log-search placeholder="Search the log…" autocomplete="off"></label>
<output data-log-count aria-live="polite"></output><label class="check"><input type="checkbox" data-wrap>Wrap lines</label>
<a class="button small" href="${path}">Last lines as text</a></div>
<div class="log" tabindex="0" aria-label="Live log of the app" role="log" data-log="${path}" data-next="${next}">${shown}</div></div>`,
  );
}

/** Returns the last lines as plain text, or those after a cursor as HTML for the script that follows the log. */
export async function runtimeLog(visit: Visit): Promise<HttpResponse> {
  const app = await visitedFunctions(visit);
  const { own, node } = visit.options.functions;
  if (!own) throw new Refusal('not_found', `The node ${node} runs no functions.`);
  const from = queryOf(visit.request).get('from');
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

async function visitedFunctions(visit: Visit): Promise<StoredApp> {
  const app = await visitedApp(visit);
  if (isFunctionType(app.type)) return app;
  throw new Refusal('not_found', `The app ${app.appID} is of type ${app.type}: it is files, and nothing of it runs.`);
}
