import { cleanLine } from '../../base/text.ts';
import type { FailureReport } from '../../deploy/failure.ts';
import { foldedStacks } from '../../diagnosis/stack.ts';
import { PLAIN } from './style.ts';
import { type FindingParts, findingsText } from './terminal-findings.ts';

export interface FailureParts extends FindingParts {
  /** True if the build's output was shown while it ran. */
  readonly logWasShown?: boolean;
  /** The command that shows the whole log. */
  readonly seeAll?: string | undefined;
}

const TEXT_LENGTH = 500;
/** Lines of the log on a terminal. Elsewhere all are shown that the platform sent. */
const LOG_ON_TERMINAL = 60;

/** Shows a failed deployment: the end of its log, its findings with source lines, and the platform's own message. */
export function failureText(report: FailureReport, parts: FailureParts = {}): string {
  const { style = PLAIN } = parts;
  const log = parts.logWasShown ? '' : `\n${logLines(report.log, parts)}\n`;
  const { headline, message, log: lines } = report;
  const isNews = message !== undefined && !headline.includes(message) && !lines.slice(-3).includes(message);
  const service = isNews ? `  ${style.dim('The platform says:')} ${cleanLine(message, TEXT_LENGTH)}\n\n` : '';
  return `${log}${findings(report, parts)}${service}`;
}

/** The line in place of the frames of packages. Without a terminal nothing is folded. */
export function framesLeft(count: number, seeAll = 'the same command with 2>&1 | cat'): string {
  return `… ${count} lines of packages (all: ${cleanLine(seeAll, 200)})`;
}

function logLines(log: readonly string[], { width, seeAll, style = PLAIN }: FailureParts): string {
  const folded = width === undefined ? log : foldedStacks(log, (count) => framesLeft(count, seeAll));
  const shown = width === undefined ? folded : folded.slice(-LOG_ON_TERMINAL);
  const left = folded.length - shown.length;
  const first = left > 0 ? [style.dim(`    … ${left} earlier lines`)] : [];
  const lines = shown.map((line) => `${style.dim('    |')} ${cleanLine(line, TEXT_LENGTH)}`);
  return [...first, ...lines].map((line) => `${line}\n`).join('');
}

function findings({ diagnostics, moreDiagnostics }: FailureReport, parts: FindingParts): string {
  const more = moreDiagnostics > 0 ? `  and ${moreDiagnostics} more findings\n` : '';
  const all = `${findingsText(diagnostics, parts)}${more}`;
  return all === '' ? '' : `${all}\n`;
}
