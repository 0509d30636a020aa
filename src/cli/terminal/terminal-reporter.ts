import { formatDuration } from '../../base/durations.ts';
import { assertNever } from '../../base/errors.ts';
import { cleanLine } from '../../base/text.ts';
import { type DeployEvent, PHASE_TITLES, type Reporter, shownAt } from '../../deploy/events.ts';
import { StackFolder } from '../../diagnosis/stack.ts';
import { flagWords } from '../flags/flag-words.ts';
import type { SourceLines } from '../project/git-context.ts';
import type { Io } from './io.ts';
import { type LiveLine, liveLine } from './live-line.ts';
import { PLAIN, type Style, styleFor } from './style.ts';
import { failureText, framesLeft } from './terminal-findings.ts';

export function progressLine(title: string, detail: string, ms?: number, sign = '✓', style: Style = PLAIN): string {
  const time = ms === undefined ? '' : ` ${style.dim(`(${formatDuration(ms)})`)}`;
  return `  ${sign === '✓' ? style.green(sign) : style.red(sign)} ${title}: ${detail}${time}\n`;
}

export function terminalReporter(io: Io): Reporter {
  return openReport({ ...io, interactive: false }, []).report;
}

export interface ReportParts {
  readonly sources?: SourceLines | undefined;
  readonly live?: LiveLine;
  /** Returns the command that shows the whole log of a deployment. Absent if there is none. */
  readonly seeAll?: ((deployID: string) => string) | undefined;
  /** True if the output of the build is shown while it runs. It says more than the statuses, which may be older. */
  readonly hasLog?: boolean;
}

/** Shows a deploy on standard error, with the inputs in `flags` as flags. Call `end` when the deploy has ended, however it ended. */
export function openReport(io: Io, flags: readonly string[] = [], parts: ReportParts = {}) {
  const { sources, live = liveLine(io) } = parts;
  const style = styleFor(io, 'err');
  let logWasShown = false;
  let seeAll: string | undefined;
  const folder = new StackFolder((count) => framesLeft(count, seeAll));
  return {
    report(event: DeployEvent) {
      if (event.type === 'deployment-known') seeAll = parts.seeAll?.(event.deployID);
      if (event.type === 'phase-started') live.show(PHASE_TITLES[event.phase]);
      if (event.type === 'status') live.show(statusOf(event));
      if (event.type === 'phase-finished') live.show(undefined);
      if (event.type === 'heartbeat' && io.interactive) return;
      if (event.type === 'status' && parts.hasLog) return;
      const line =
        event.type === 'failure'
          ? failureText(event.report, {
              style,
              width: io.interactive ? (io.columns ?? 80) : undefined,
              sources,
              logWasShown,
              seeAll,
            })
          : lineOf(event.type === 'warning' ? asFlags(event, flags) : event, style);
      if (!line) return;
      // `--quiet` leaves out all but these.
      const isUrgent = event.type === 'warning' || event.type === 'failure';
      if (isUrgent && io.quiet) io.err(line);
      else live.print(line);
    },
    /** Prints a line of the build's output. After the first, a failure does not repeat the log. `undefined` ends the output. */
    output(line: string | undefined) {
      logWasShown = true;
      for (const shown of line === undefined ? folder.end() : folder.push(line))
        live.print(`    ${style.dim('|')} ${cleanLine(shown, TEXT_LENGTH)}\n`);
    },
    end: live.end,
  };
}

function asFlags(
  { message, remedy, ...event }: Extract<DeployEvent, { type: 'warning' }>,
  flags: readonly string[],
): Extract<DeployEvent, { type: 'warning' }> {
  return { ...event, message: flagWords(message, flags), remedy: remedy && flagWords(remedy, flags) };
}

const TEXT_LENGTH = 500;

/** The details of a deploy that gives an app no settings. */
const EVERY_TIME: ReadonlySet<string> = new Set(['branch, repository', 'as it is']);

function statusOf({ status, stage }: Extract<DeployEvent, { type: 'status' }>): string {
  return [status, stage].filter(Boolean).join(' · ');
}

function lineOf(event: Exclude<DeployEvent, { type: 'failure' }>, style: Style): string | undefined {
  switch (event.type) {
    case 'phase-started':
    case 'app-known':
    case 'deployment-known':
    case 'url':
      return undefined;
    case 'phase-finished': {
      if (event.phase === 'configure' && EVERY_TIME.has(event.detail)) return undefined;
      const detail = cleanLine(event.detail, TEXT_LENGTH);
      return progressLine(PHASE_TITLES[event.phase], detail, event.ms, event.failed ? '✗' : '✓', style);
    }
    case 'status':
      return statusLine(statusOf(event), event.elapsedMs, style);
    case 'heartbeat':
      return statusLine(`still ${event.status}`, event.elapsedMs, style);
    case 'notice':
      return `  ${cleanLine(event.message, TEXT_LENGTH)}\n`;
    case 'warning':
      return `  ${style.yellow('warning:')} ${cleanLine(shownAt(event.place) + event.message, TEXT_LENGTH)}\n${event.remedy ? `    ${cleanLine(event.remedy, TEXT_LENGTH)}\n` : ''}`;
    default:
      return assertNever(event);
  }
}

function statusLine(text: string, elapsedMs: number, style: Style): string {
  return `    ${style.dim(formatDuration(elapsedMs).padStart(7))}  ${cleanLine(text, TEXT_LENGTH)}\n`;
}
