import type { PrintedLine } from '../functions/types.ts';
import { renderLine } from './ansi.ts';
import { short } from './format.ts';
import { type Html, html } from './html.ts';

/** Characters of a printed line in a page. */
const LINE = 2_000;
/** Bytes of printed lines in a page, at most. A line that has many escapes takes more than its text. */
const BYTES = 48 * 1024;

type Shown = Pick<PrintedLine, 'text'> & Partial<PrintedLine>;

/** Renders lines of instances: the time in UTC, the instance, and the text with its colours. The last ones, if not all fit. */
export function renderPrinted(lines: readonly Shown[]): Html {
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
export function renderPrintedPart(lines: readonly PrintedLine[], missed: boolean): Html {
  if (lines.length === 0) return html``;
  const note = missed
    ? html`<p class="pad small muted">Lines are left out here: the app prints faster than they are read.</p>`
    : null;
  const more = missed ? null : html` data-more`;
  return html`${note}<details class="fold" open${more}><summary>Output</summary>${renderPrinted(lines)}</details>`;
}
