import { cleanLine } from '../../base/text.ts';
import type { Diagnostic } from '../../contract/control-plane.ts';
import type { FailureReport } from '../../deploy/failure.ts';
import { foldedStacks } from '../../diagnosis/stack.ts';
import type { SourceLines } from '../project/git-context.ts';
import { fitted, PLAIN, type Style } from './style.ts';

export interface FindingParts {
  readonly style?: Style;
  /** Columns of the terminal. If the output is no terminal, it is absent and nothing is cut. */
  readonly width?: number | undefined;
  /** The deployed sources, if they are on this machine. */
  readonly sources?: SourceLines | undefined;
}

/** A finding. Without a file it belongs to no single place of the sources. */
export interface ShownFinding extends Pick<Diagnostic, 'line' | 'column' | 'severity' | 'message'> {
  readonly file?: string | undefined;
}

const TEXT_LENGTH = 500;
const FRAMES = 5;
const AROUND = 2;

/** Shows findings, one line for each: its place, as editors and terminals open it, its words, and the sources below them. */
export function findingsText(findings: readonly ShownFinding[], parts: FindingParts = {}): string {
  const { style = PLAIN } = parts;
  const colours = { error: style.red, warning: style.yellow, notice: style.cyan };
  const blocks = findings.map((each, index) => {
    const { file = each.severity, line, column, severity, message } = each;
    const place = [file, line, column].filter((part) => part !== null).join(':');
    const head = `  ${colours[severity](cleanLine(place, TEXT_LENGTH))}  ${cleanLine(message, TEXT_LENGTH)}\n`;
    return `${head}${index < FRAMES ? frame(each, parts) : ''}`;
  });
  return blocks.join('');
}

/** The line at fault with those around it, and a mark below its column. Empty if the sources have no such line. */
function frame({ file, line, column }: ShownFinding, { sources, width = 160, style = PLAIN }: FindingParts): string {
  const lines = line === null || file === undefined ? undefined : sources?.(file);
  if (line === null || lines?.[line - 1] === undefined) return '';
  const from = Math.max(1, line - AROUND);
  const digits = String(line + AROUND).length;
  const rows = lines.slice(from - 1, line + AROUND).flatMap((text, index) => {
    const number = from + index;
    const isFault = number === line;
    const gutter = `${isFault ? '>' : ' '} ${String(number).padStart(digits)} |`;
    const shown = fitted(cleanLine(text.replaceAll('\t', '  '), TEXT_LENGTH), width - digits - 10);
    const row = `    ${isFault ? style.red(gutter) : style.dim(gutter)} ${shown}`.trimEnd();
    const before = text.slice(0, (column ?? 1) - 1).replaceAll('\t', '  ').length;
    if (!isFault || column === null || before >= shown.length) return [row];
    return [row, `    ${style.dim(`  ${' '.repeat(digits)} |`)} ${style.red(`${' '.repeat(before)}^`)}`];
  });
  return rows.map((row) => `${row}\n`).join('');
}

export interface FailureParts extends FindingParts {
  /** True if the build's output was shown while it ran. */
  readonly logWasShown?: boolean;
  readonly seeAll?: string | undefined;
}

/** Lines of the log on a terminal. Elsewhere all are shown that the platform sent. */
const LOG_ON_TERMINAL = 60;

/** Shows a failed deployment: the end of its log, its findings with source lines, and the platform's own message. */
export function failureText(report: FailureReport, parts: FailureParts = {}): string {
  const { style = PLAIN } = parts;
  const log = parts.logWasShown ? '' : `\n${logLines(report.log, parts)}\n`;
  const { headline, message, log: lines } = report;
  const isNews = message !== undefined && !headline.includes(message) && !lines.slice(-3).includes(message);
  const service = isNews ? `  ${style.dim('The platform says:')} ${cleanLine(message, TEXT_LENGTH)}\n\n` : '';
  const { diagnostics, moreDiagnostics } = report;
  const more = moreDiagnostics > 0 ? `  and ${moreDiagnostics} more findings\n` : '';
  const findings = `${findingsText(diagnostics, parts)}${more}`;
  return `${log}${findings === '' ? '' : `${findings}\n`}${service}`;
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
