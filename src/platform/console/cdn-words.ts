import { formatDuration } from '../../base/durations.ts';
import type { CdnHost } from '../shared/cdn-host.ts';
import { ago, short } from './format.ts';
import { type Html, html } from './html.ts';

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
