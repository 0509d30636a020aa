import { counted, grouped } from '../../base/text.ts';
import type { KeptOfApp } from '../stores/rows/records.ts';
import type { ConsoleOptions } from './access.ts';
import { ago, coded, sizeOf } from './format.ts';
import { type Html, html, type Part } from './html.ts';
import { section, table } from './layout.ts';

const HEADS = ['Kind', 'Now', 'At most', 'Ends'] as const;
const DAY_MS = 86_400_000;

/** Renders what an app keeps: items and bytes of each kind, its bounds, and the last collection. */
export function keptPanel(kept: KeptOfApp, bounds: ConsoleOptions['kept'], now: number): Html {
  const { deployments, logs, releases, collectedAt } = kept;
  const days = `after ${grouped(Math.round(bounds.ageMs / DAY_MS))} days`;
  const onNodes = 'on each machine that builds';
  const sized = ({ items, bytes }: KeptOfApp['logs'], noun: string) => `${counted(items, noun)}, ${sizeOf(bytes)}`;
  const rows: readonly (readonly Part[])[] = [
    [
      'Releases',
      sized(releases, 'release'),
      html`<span>${coded('as many as `--keep-releases` says')}</span>`,
      'with the one that takes its place',
    ],
    ['Build logs', sized(logs, 'log'), sizeOf(bounds.logBytes), days],
    ['Deployments', counted(deployments, 'deployment'), `the newest ${grouped(bounds.most)}`, days],
    ['Caches of builds', onNodes, bounds.caches.bound, `after ${bounds.caches.age}`],
    ['Git objects', onNodes, bounds.mirrors.bound, `after ${bounds.mirrors.age}`],
  ];
  const last =
    collectedAt === null
      ? 'No collection yet: one begins within an hour.'
      : html`Last collection: ${ago(collectedAt, now)}.`;
  return section(
    'What is kept',
    html`<div class="kept">${table('What is kept', HEADS, rows)}</div>
<p class="quiet">${last} A file that several releases have is stored once and counts for each of them. The live release, the newest deployment and their logs always stay.</p>`,
  );
}
