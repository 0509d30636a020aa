import { cleanLine, grouped } from '../../base/text.ts';
import { type CheckReport, type Finding, severityOf } from '../../check/report.ts';
import { size, totalsLine } from '../../check/words.ts';
import type { Runner } from '../runner/runner.ts';
import type { Annotations } from './annotations.ts';
import { code } from './text.ts';

/** Shows what a check found in the step's log: annotations on the sources, and a line with the totals. */
export function tellFindings(runner: Runner, annotations: Annotations, report: CheckReport): void {
  const remedies = new Set<string>();
  for (const finding of report.findings) {
    const { message, place, remedy } = finding;
    annotations.add(severityOf(finding), { message: cleanLine(message, 1_000), place });
    if (remedy !== undefined) remedies.add(remedy);
  }
  for (const remedy of remedies) runner.line(`  ${remedy}`);
  runner.line(totalsLine(report));
}

const MOST_SHOWN = 100;
const SIGNS = { error: '❌', warning: '⚠️', notice: 'ℹ️' } as const;

export function checkSection(report: CheckReport): string {
  const { findings, largest } = report;
  const rest = findings.length - MOST_SHOWN;
  return [
    '### The site',
    figures(report),
    ...(findings.length === 0 ? [] : [findings.slice(0, MOST_SHOWN).map(line).join('\n')]),
    ...(rest > 0 ? [`… and ${rest} more.`] : []),
    ...(largest.length === 0 ? [] : [largestFiles(report)]),
  ].join('\n\n');
}

function largestFiles({ largest }: CheckReport): string {
  const rows = largest.map((each) => [code(each.path), size(each.bytes), size(each.brotli), size(each.gzip)]);
  return `<details><summary>The largest files</summary>\n\n${table(['File', 'Bytes', 'Brotli', 'gzip'], rows)}\n\n</details>`;
}

function figures({ pages, links, files, bytes, brotli, gzip }: CheckReport): string {
  const numbers = [pages, links, files].map(grouped);
  return table(
    ['Pages', 'Links inside the site', 'Files', 'Size', 'with Brotli', 'with gzip'],
    [[...numbers, size(bytes), size(brotli), size(gzip)]],
  );
}

function line(finding: Finding): string {
  const { message, place } = finding;
  const where = place
    ? `${code([place.file, place.line, place.column].filter((each) => each !== undefined).join(':'))} `
    : '';
  return `- ${SIGNS[severityOf(finding)]} ${where}${code(message, 500)}`;
}

export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
