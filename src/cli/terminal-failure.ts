import { cleanLine } from '../base/text.ts';
import type { Diagnostic } from '../contract/control-plane.ts';
import type { FailureReport } from '../deploy/failure.ts';
import type { SourceLines } from './git-context.ts';
import { fitted, PLAIN, type Style } from './style.ts';

export interface FailureParts {
  readonly style?: Style;
  /** Columns of the terminal. Undefined: none, so nothing is cut to them. */
  readonly width?: number | undefined;
  /** The deployed sources. Undefined: they are not on this machine. */
  readonly sources?: SourceLines | undefined;
  /** True if the build's output was shown while it ran. */
  readonly logWasShown?: boolean;
}

const TEXT_LENGTH = 500;
/** Lines of the log on a terminal. Elsewhere all are shown that the platform sent. */
const LOG_ON_TERMINAL = 60;
/** Findings that are shown with their source lines. */
const FRAMES = 5;
/** Lines before and after the one at fault. */
const AROUND = 2;

/** Shows a failed deployment: the end of its log, its findings with source lines, and the platform's own message. */
export function failureText(report: FailureReport, parts: FailureParts = {}): string {
  const { style = PLAIN } = parts;
  const log = parts.logWasShown ? '' : `\n${logLines(report.log, parts)}\n`;
  const { headline, message, log: lines } = report;
  const isNews = message !== undefined && !headline.includes(message) && !lines.slice(-3).includes(message);
  const told = isNews ? `  ${style.dim('The platform says:')} ${cleanLine(message, TEXT_LENGTH)}\n\n` : '';
  return `${log}${findings(report, parts)}${told}`;
}

function logLines(log: readonly string[], { width, style = PLAIN }: FailureParts): string {
  const shown = width === undefined ? log : log.slice(-LOG_ON_TERMINAL);
  const left = log.length - shown.length;
  const first = left > 0 ? [style.dim(`    … ${left} earlier lines`)] : [];
  const lines = shown.map((line) => `${style.dim('    |')} ${cleanLine(line, TEXT_LENGTH)}`);
  return [...first, ...lines].map((line) => `${line}\n`).join('');
}

/** One line for each finding, with its place as editors and terminals open it, and the sources below it. */
function findings({ diagnostics, moreDiagnostics }: FailureReport, parts: FailureParts): string {
  const { style = PLAIN } = parts;
  const colours = { error: style.red, warning: style.yellow, notice: style.cyan };
  const blocks = diagnostics.map((each, index) => {
    const place = [each.file, each.line, each.column].filter((part) => part !== null).join(':');
    const head = `  ${colours[each.severity](cleanLine(place, TEXT_LENGTH))}  ${cleanLine(each.message, TEXT_LENGTH)}\n`;
    return `${head}${index < FRAMES ? frame(each, parts) : ''}`;
  });
  if (moreDiagnostics > 0) blocks.push(`  and ${moreDiagnostics} more findings\n`);
  return blocks.length > 0 ? `${blocks.join('')}\n` : '';
}

/** The line at fault with those around it, and a mark below its column. Empty if the sources have no such line. */
function frame({ file, line, column }: Diagnostic, { sources, width = 160, style = PLAIN }: FailureParts): string {
  const lines = line === null ? undefined : sources?.(file);
  if (line === null || lines?.[line - 1] === undefined) return '';
  const from = Math.max(1, line - AROUND);
  const digits = String(line + AROUND).length;
  const rows = lines.slice(from - 1, line + AROUND).flatMap((text, index) => {
    const number = from + index;
    const isFault = number === line;
    const gutter = `${isFault ? '>' : ' '} ${String(number).padStart(digits)} |`;
    const shown = fitted(cleanLine(text.replaceAll('\t', '  '), TEXT_LENGTH), width - digits - 10);
    const row = `    ${isFault ? style.red(gutter) : style.dim(gutter)} ${shown}`.trimEnd();
    const mark = isFault && column !== null ? markBelow(text, column, shown) : undefined;
    return mark === undefined ? [row] : [row, `    ${style.dim(`  ${' '.repeat(digits)} |`)} ${style.red(mark)}`];
  });
  return rows.map((row) => `${row}\n`).join('');
}

/** Undefined if the column is not shown. */
function markBelow(text: string, column: number, shown: string): string | undefined {
  const before = text.slice(0, column - 1).replaceAll('\t', '  ').length;
  return before < shown.length ? `${' '.repeat(before)}^` : undefined;
}
