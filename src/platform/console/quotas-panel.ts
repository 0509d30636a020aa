import {
  isNear,
  nearPhrase,
  QUOTA_NEAR,
  QUOTA_WORDS,
  type QuotaUse,
  shareOf,
  useWords,
} from '../../contract/quotas.ts';
import type { QuotaReport } from '../shared/quotas.ts';
import { type Html, html } from './html.ts';
import { section } from './layout.ts';

/** Renders what an organization uses of its quotas: a bar for each, with the numbers. Those without a bound are left out. */
export function quotasPanel({ quotas, month }: QuotaReport): Html | null {
  const bound = quotas.filter(({ quota }) => quota !== null);
  if (bound.length === 0) return null;
  const end = new Date(month.end).toISOString().slice(0, 10);
  const hasMonths = bound.some(({ name }) => QUOTA_WORDS[name].monthly);
  return section(
    'Quotas',
    html`<ul class="card quotas" id="quotas">${bound.map(bar)}</ul>
${hasMonths ? html`<p class="quiet">Quotas of a month begin anew on ${end}, 00:00 UTC.</p>` : null}`,
  );
}

/** From 80 % on, browsers show the bar in another colour, and in a third one if all is used. */
function bar(use: QuotaUse): Html {
  const { title } = QUOTA_WORDS[use.name];
  const words = isNear(use) ? `: ${nearPhrase(use)}` : '';
  const value = Math.min(1, shareOf(use)).toFixed(3);
  return html`<li><span class="key">${title}${words}</span><span class="value">${useWords(use)}</span>
<meter aria-label="${title}" value="${value}" low="${QUOTA_NEAR}" high="0.999" optimum="0">${useWords(use)}</meter></li>`;
}
