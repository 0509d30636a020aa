import { counted } from '../../base/text.ts';
import type { Diagnostic, SourceLine } from '../../contract/control-plane.ts';
import type { Explained } from './explained.ts';
import { coded, short } from './format.ts';
import { type Html, html } from './html.ts';
import { icon } from './icons.ts';
import { boundedParts } from './layout.ts';

/** Bytes of the findings of a page, at most. */
const FINDINGS_BYTES = 20 * 1024;
/** Characters of a message. */
const MESSAGE = 700;

export function failurePanel({ headline, remedy, findings, more, facts }: Explained): Html {
  const shown = boundedParts(findings, FINDINGS_BYTES, (each) => finding(each, headline));
  const left = more + findings.length - shown.length;
  const said = headline.includes(facts.message) ? null : html`<span>${coded(short(facts.message, MESSAGE))}</span>`;
  return html`<section class="card failure" aria-labelledby="failed"><div class="pad"><h2 id="failed">${icon('cross')} ${coded(headline)}</h2>
${remedy === undefined ? null : html`<p>${coded(remedy)}</p>`}<p class="meta dots">${said}<code>${facts.code}</code></p></div>${shown}
${left > 0 ? html`<p class="finding muted small">And ${counted(left, 'more finding')}.</p>` : null}</section>`;
}

const WORDS = { error: 'Error', warning: 'Warning', notice: 'Notice' } as const;
const LOOKS = { error: 'bad', warning: 'busy', notice: 'idle' } as const;

/** `headline`: what the panel has said already. */
function finding({ file, line, column, severity, code, message, source = [] }: Diagnostic, headline: string): Html {
  const place = `${file}${line === null ? '' : `:${line}${column === null ? '' : `:${column}`}`}`;
  return html`<div class="finding"><div class="meta"><span class="badge ${LOOKS[severity]}">${icon(severity === 'notice' ? 'info' : 'alert')}${WORDS[severity]}</span><span class="place">${place}</span>${code === null ? null : html`<code>${code}</code>`}</div>
${headline.includes(message) ? null : html`<p class="said">${coded(short(message, MESSAGE))}</p>`}${sourceLines(source, line, place)}</div>`;
}

function sourceLines(source: readonly SourceLine[], at: number | null, place: string): Html | null {
  if (source.length === 0) return null;
  const lines = source.map(
    ({ line, text }) => html`<li${line === at ? html` class="at"` : null}><b>${line}</b><span>${text}</span>`,
  );
  return html`<ol class="source" tabindex="0" aria-label="Source at ${place}">${lines}</ol>`;
}
