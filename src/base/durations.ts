import { SlipwayError } from './errors.ts';

/** Days, hours, minutes, seconds, milliseconds. */
const UNITS_MS = [86_400_000, 3_600_000, 60_000, 1_000, 1] as const;

/** Reads `500ms`, `1h30m` or `7d` as milliseconds: units from large to small, each at most once. Throws `invalid_input` naming `input`. */
export function parseDuration(text: string, input: string): number {
  const match = /^(?:(\d{1,4})d)?(?:(\d{1,6})h)?(?:(\d{1,6})m)?(?:(\d{1,6})s)?(?:(\d{1,6})ms)?$/.exec(text.trim());
  const [, ...parts] = match ?? [];
  const total = UNITS_MS.reduce((sum, unit, index) => sum + Number(parts[index] ?? 0) * unit, 0);
  if (!match || total === 0) {
    throw new SlipwayError('invalid_input', `${input}: "${text}" is not a duration`, {
      input,
      remedy: 'Write it with units, as 500ms, 90s, 30m, 1h30m or 7d; it must be longer than zero.',
    });
  }
  return total;
}

/** Returns milliseconds as a person reads them: `840ms`, `4.2s`, `1m 05s`, `2h 03m`. */
export function formatDuration(ms: number): string {
  if (ms < 1_000) return `${Math.round(ms)}ms`;
  if (ms < 59_950) return `${(ms / 1_000).toFixed(1)}s`;
  const seconds = Math.round(ms / 1_000);
  const two = (n: number) => String(n).padStart(2, '0');
  if (seconds < 3_600) return `${Math.floor(seconds / 60)}m ${two(seconds % 60)}s`;
  return `${Math.floor(seconds / 3_600)}h ${two(Math.floor((seconds % 3_600) / 60))}m`;
}

const RELATIVE = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1_000],
] as const;
/** Longer ago than this, the date says more. */
const MOST_RELATIVE_MS = 30 * 86_400_000;

/** Returns `just now` (also of the future), `5 minutes ago`, and after 30 days the date, `2026-10-03`. */
export function formatAgo(then: number, now: number): string {
  const ms = now - then;
  if (ms > MOST_RELATIVE_MS) return new Date(then).toISOString().slice(0, 10);
  const [unit, size] = RELATIVE.find(([, each]) => ms >= each) ?? [];
  if (!unit || (unit === 'second' && ms < 10_000)) return 'just now';
  const count = Math.floor(ms / size);
  return `${count} ${unit}${count === 1 ? '' : 's'} ago`;
}
