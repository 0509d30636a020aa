import { cleanLine } from '../base/text.ts';
import type { Base, Comparison, Figure } from './compare.ts';
import type { CheckReport } from './report.ts';

/** Renders the totals of a check as one line: `Checked 2 pages, 5 links and 4 files (1.2 kB)`. */
export function totalsLine({ pages, links, files, bytes }: CheckReport): string {
  return `Checked ${amount(pages, 'page')}, ${amount(links, 'link')} and ${amount(files, 'file')} (${size(bytes)})`;
}

/** `1 page`, `12,345 pages`. */
export function amount(count: number, what: string): string {
  return `${grouped(count)} ${what}${count === 1 ? '' : 's'}`;
}

/** Renders the difference as one line. */
export function comparisonLine(comparison: Comparison): string {
  const { base } = comparison;
  const against = `${cleanLine(base.name, 100)} (${short(base)})`;
  if (comparison.kind === 'unknown') return `the difference to ${against} is unknown: ${comparison.why}`;
  const { pages, files, bytes, brotli } = comparison.difference;
  const figures = [counted(pages, ' pages'), counted(files, ' files'), sized(bytes), sized(brotli, ' with Brotli')];
  return `${figures.join(', ')} against ${against}`;
}

export function short({ commit }: Base): string {
  return commit.slice(0, 7);
}

/** `12 pages (+2)`. */
export function counted({ now, change }: Figure, what = ''): string {
  return `${grouped(now)}${what} (${signed(change, grouped)})`;
}

/** `1.2 kB (-300 B)`. */
export function sized({ now, change }: Figure, what = ''): string {
  return `${size(now)}${what} (${by(change)})`;
}

/** `+1.2 kB`, `±0 B`. */
export function by(bytes: number): string {
  return signed(bytes, size);
}

function signed(change: number, text: (count: number) => string): string {
  return `${change > 0 ? '+' : change < 0 ? '-' : '±'}${text(Math.abs(change))}`;
}

/** Formats a number as `12,345`. Intl needs tens of milliseconds for its first number. */
export function grouped(count: number): string {
  return String(count).replace(/\B(?=(?:\d{3})+$)/g, ',');
}

export function size(bytes: number): string {
  if (bytes < 1_000) return `${bytes} B`;
  return bytes < 1_000_000 ? `${(bytes / 1_000).toFixed(1)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
