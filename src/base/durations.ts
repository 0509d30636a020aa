import { SlipwayError } from './errors.ts';

/**
 * `90s`, `30m`, `1h30m` in milliseconds. A unit is required, each at most once, from large to small.
 * Throws `invalid_input` naming `input`.
 */
export function parseDuration(text: string, input: string): number {
  const match = /^(?:(\d{1,6})h)?(?:(\d{1,6})m)?(?:(\d{1,6})s)?$/.exec(text.trim());
  const [, hours, minutes, seconds] = match ?? [];
  const total = Number(hours ?? 0) * 3_600_000 + Number(minutes ?? 0) * 60_000 + Number(seconds ?? 0) * 1_000;
  if (!match || total === 0) {
    throw new SlipwayError('invalid_input', `${input}: "${text}" is not a duration`, {
      input,
      remedy: 'Write it with units, as 90s, 30m or 1h30m; it must be longer than zero.',
    });
  }
  return total;
}

/** Milliseconds as a person reads them: `840ms`, `4.2s`, `1m 05s`, `2h 03m`. */
export function formatDuration(ms: number): string {
  if (ms < 1_000) return `${Math.round(ms)}ms`;
  if (ms < 59_950) return `${(ms / 1_000).toFixed(1)}s`;
  const seconds = Math.round(ms / 1_000);
  const two = (n: number) => String(n).padStart(2, '0');
  if (seconds < 3_600) return `${Math.floor(seconds / 60)}m ${two(seconds % 60)}s`;
  return `${Math.floor(seconds / 3_600)}h ${two(Math.floor((seconds % 3_600) / 60))}m`;
}
