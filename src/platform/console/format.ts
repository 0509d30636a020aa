import { formatAgo, formatDuration } from '../../base/durations.ts';
import { formatSize } from '../../base/sizes.ts';
import { grouped } from '../../base/text.ts';
import { type Html, html, type Part } from './html.ts';

/** Turns numbers into words for people, with the same units as the command line. */

/** Renders a time relative to `now`, with the exact one in its title. Both in milliseconds since the Unix epoch. */
export function ago(at: number, now: number): Html {
  const iso = new Date(at).toISOString();
  return html`<time datetime="${iso}" title="${exactly(at)}">${formatAgo(at, now)}</time>`;
}

/** Renders when something was added, and by whom. It stays when that person loses the role, so people see whose it is. */
export function addedBy(at: number, by: string | null, now: number): Html {
  return html`${ago(at, now)}${by === null ? null : html` <span class="muted small">by ${short(by, 60)}</span>`}`;
}

/** Renders a time to the second: `2026-11-22 08:30:00 UTC`. */
export function exactly(at: number): string {
  return `${new Date(at).toISOString().slice(0, 19).replace('T', ' ')} UTC`;
}

/** Renders milliseconds: `840ms`, `4.2s`, `1m 05s`, `2h 03m`. A clock that was set back makes no negative ones. */
export function duration(ms: number): string {
  return formatDuration(Math.max(0, ms));
}

/** Renders bytes: `1 byte`, `812 KiB`, `1.5 GiB`. */
export function sizeOf(bytes: number): string {
  return bytes === 1 ? '1 byte' : formatSize(bytes);
}

/** Renders a share: 0.0636 is `6.36%`. */
export function percentOf(share: number): string {
  return `${Math.round(share * 10_000) / 100}%`;
}

export function countOf(value: number): string {
  return grouped(Math.round(value));
}

/** Characters of a user's text in a row of a list, at most. Stored texts may have thousands. */
const CELL = 80;

export function short(text: string, most: number = CELL): string {
  return text.length <= most ? text : `${text.slice(0, most - 1).toWellFormed()}…`;
}

/** Renders a command. Its lines break before a flag. */
export function command(text: string): Html {
  const words = text.split(/ (?=--)/).map((part) => html`<span>${part}</span> `);
  return html`<code class="command">${words}</code>`;
}

/** Renders the parts of a sentence that are between backticks as code. The last part of a text that was cut is code to its end. */
export function coded(text: string): readonly Part[] {
  const parts = text.split('`');
  const isOpen = parts.length % 2 === 0 && !text.endsWith('…');
  const last = isOpen ? [`\`${parts.pop()}`] : [];
  return [...parts.map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : part)), ...last];
}
