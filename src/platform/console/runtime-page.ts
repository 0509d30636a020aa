import type { PrintedPage } from '../functions/printed-feed.ts';
import { type FunctionsFacts, functionBadge, functionsPanel, journeys } from './functions-panel.ts';
import { type Html, html } from './html.ts';
import { empty, heading, type Page, section } from './layout.ts';
import { ofApp, runtimeLogPath } from './paths.ts';
import { renderPrintedPart } from './printed-lines.ts';

interface RuntimeView extends FunctionsFacts {
  /** What the app printed last. Undefined: this node runs no functions. */
  readonly printed: PrintedPage | undefined;
}

/** Renders what the functions of an app do on this node. A script keeps it up to date and follows the log. */
export function runtimePage(view: RuntimeView): Page {
  const { app, functions, printed, now } = view;
  const state = functions.stateOf(app);
  const content =
    app.liveRelease === null
      ? empty('box', 'Not live yet', 'The first deployment that succeeds starts the app.')
      : html`<div id="runtime" data-live${functions.own ? html` data-busy` : null} class="stack">${heading(
          html`<h1>Runtime</h1>${state === undefined ? null : html` ${functionBadge(state)}`}`,
          null,
        )}
${functionsPanel(view)}
${journeys(functions.own?.statuses.status(app), now)}</div>
${printed ? logSection(view, printed) : null}`;
  return { status: 200, title: 'Runtime', ...ofApp(app, 'Runtime'), content };
}

function logSection({ app }: RuntimeView, { lines, next }: PrintedPage): Html {
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
