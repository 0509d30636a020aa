import { type Html, html, type Part } from './html.ts';

/** Turns numbers into words for people. */

const UNITS = [
  [31_557_600_000, 'year'],
  [2_629_800_000, 'month'],
  [86_400_000, 'day'],
  [3_600_000, 'hour'],
  [60_000, 'minute'],
] as const;

/** Renders a time relative to `now`, with the exact one in its title. Both in milliseconds since the Unix epoch. */
export function ago(at: number, now: number): Html {
  const iso = new Date(at).toISOString();
  const exact = `${iso.slice(0, 19).replace('T', ' ')} UTC`;
  return html`<time datetime="${iso}" title="${exact}">${relative(now - at)}</time>`;
}

function relative(ms: number): string {
  const unit = UNITS.find(([size]) => ms >= size);
  if (!unit) return 'just now';
  const count = Math.floor(ms / unit[0]);
  return `${count} ${unit[1]}${count === 1 ? '' : 's'} ago`;
}

/** Renders milliseconds as `0.4s`, `12s`, `3m 05s` or `2h 10m`. */
export function duration(ms: number): string {
  const seconds = Math.max(0, ms) / 1_000;
  if (seconds < 10) return `${(Math.floor(seconds * 10) / 10).toFixed(1)}s`;
  if (seconds < 60) return `${Math.floor(seconds)}s`;
  const [minutes, hours] = [Math.floor(seconds / 60), Math.floor(seconds / 3_600)];
  const padded = (value: number) => String(value).padStart(2, '0');
  return hours > 0 ? `${hours}h ${padded(minutes % 60)}m` : `${minutes}m ${padded(Math.floor(seconds % 60))}s`;
}

const SIZES = ['B', 'KB', 'MB', 'GB', 'TB'] as const;

/** Renders bytes in steps of 1,000: `512 B`, `1.2 MB`. */
export function bytes(count: number): string {
  let [value, step] = [count, 0];
  for (; value >= 999.95 && step < SIZES.length - 1; step += 1) value /= 1_000;
  return `${step === 0 || value >= 100 ? Math.round(value) : value.toFixed(1)} ${SIZES[step]}`;
}

/** Renders a whole number with commas between thousands. */
export function count(value: number): string {
  return value.toLocaleString('en');
}

/** Renders a number with its noun: `1 file`, `2 files`. */
export function counted(value: number, noun: string): string {
  return `${count(value)} ${noun}${value === 1 ? '' : 's'}`;
}

/** Characters of a user's text in a row of a list, at most. Stored texts may have thousands. */
const CELL = 80;

/** Cuts a long text. */
export function short(text: string, most: number = CELL): string {
  return text.length <= most ? text : `${text.slice(0, most - 1).toWellFormed()}…`;
}

/** Renders the parts of a sentence that are between backticks as code. */
export function coded(text: string): readonly Part[] {
  return text.split('`').map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : part));
}
