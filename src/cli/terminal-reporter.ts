import { formatDuration } from '../base/durations.ts';
import { assertNever } from '../base/errors.ts';
import { cleanLine } from '../base/text.ts';
import { type DeployEvent, PHASE_TITLES, type Reporter } from '../deploy/events.ts';
import type { FailureReport } from '../deploy/failure.ts';
import { flagWords } from './flag-words.ts';
import type { Io } from './io.ts';

/** One step that is done: `  ✓ Title: detail (time)`. */
export function progressLine(title: string, detail: string, ms?: number, sign = '✓'): string {
  return `  ${sign} ${title}: ${detail}${ms === undefined ? '' : ` (${formatDuration(ms)})`}\n`;
}

/**
 * Shows a deploy on standard error: one line per phase with its time, one per status. Names the inputs in `flags` as
 * flags.
 */
export function terminalReporter(io: Io, flags: readonly string[] = []): Reporter {
  return (event) => {
    const line = lineOf(event.type === 'warning' ? asFlags(event, flags) : event);
    if (line && !(io.quiet && isProgress(event))) io.err(line);
  };
}

function asFlags(
  { message, remedy, ...event }: Extract<DeployEvent, { type: 'warning' }>,
  flags: readonly string[],
): DeployEvent {
  return { ...event, message: flagWords(message, flags), remedy: remedy && flagWords(remedy, flags) };
}

/** True if `--quiet` leaves the event out. */
function isProgress({ type }: DeployEvent): boolean {
  return type !== 'warning' && type !== 'failure';
}

const TEXT_LENGTH = 500;

function lineOf(event: DeployEvent): string | undefined {
  switch (event.type) {
    case 'phase-started':
    case 'app-known':
    case 'deployment-known':
    case 'url':
      return undefined;
    case 'phase-finished':
      return progressLine(
        PHASE_TITLES[event.phase],
        cleanLine(event.detail, TEXT_LENGTH),
        event.ms,
        event.unwished ? '✗' : '✓',
      );
    case 'status':
      return statusLine([event.status, event.stage].filter(Boolean).join(' · '), event.elapsedMs);
    case 'heartbeat':
      return statusLine(`still ${event.status}`, event.elapsedMs);
    case 'notice':
      return `  ${cleanLine(event.message, TEXT_LENGTH)}\n`;
    case 'warning':
      return `  warning: ${cleanLine(event.message, TEXT_LENGTH)}\n${event.remedy ? `    ${cleanLine(event.remedy, TEXT_LENGTH)}\n` : ''}`;
    case 'failure':
      return `\n${event.report.log.map((line) => `    | ${cleanLine(line, TEXT_LENGTH)}\n`).join('')}\n${findings(event.report)}`;
    default:
      return assertNever(event);
  }
}

/** One line for each finding, with its place as editors and terminals open it. */
function findings({ diagnostics, moreDiagnostics }: FailureReport): string {
  const lines = diagnostics.map(({ file, line, column, message }) => {
    const place = [file, line, column].filter((part) => part !== null).join(':');
    return `  ${cleanLine(`${place}  ${message}`, TEXT_LENGTH)}\n`;
  });
  if (moreDiagnostics > 0) lines.push(`  and ${moreDiagnostics} more findings\n`);
  return lines.length > 0 ? `${lines.join('')}\n` : '';
}

function statusLine(text: string, elapsedMs: number): string {
  return `    ${formatDuration(elapsedMs).padStart(7)}  ${cleanLine(text, TEXT_LENGTH)}\n`;
}
