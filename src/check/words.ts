import { counted, grouped } from '../base/text.ts';
import type { CheckReport } from './report.ts';

/** A size or number, and by how much it exceeds that of the base. */
export interface Figure {
  readonly now: number;
  readonly change: number;
}

/** Renders the totals of a check as one line: `Checked 2 pages, 5 links and 4 files (1.2 kB)`. */
export function totalsLine({ pages, links, files, bytes }: CheckReport): string {
  return `Checked ${counted(pages, 'page')}, ${counted(links, 'link')} and ${counted(files, 'file')} (${size(bytes)})`;
}

export function short({ commit }: { readonly commit: string }): string {
  return commit.slice(0, 7);
}

/** Returns `12 pages (+2)`. */
export function numbered({ now, change }: Figure, what = ''): string {
  return `${grouped(now)}${what} (${signed(change, grouped)})`;
}

/** Returns `1.2 kB (-300 B)`. */
export function sized({ now, change }: Figure, what = ''): string {
  return `${size(now)}${what} (${by(change)})`;
}

/** Returns `+1.2 kB`, `±0 B`. */
export function by(bytes: number): string {
  return signed(bytes, size);
}

function signed(change: number, text: (count: number) => string): string {
  return `${change > 0 ? '+' : change < 0 ? '-' : '±'}${text(Math.abs(change))}`;
}

export function size(bytes: number): string {
  if (bytes < 1_000) return `${bytes} B`;
  return bytes < 1_000_000 ? `${(bytes / 1_000).toFixed(1)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
