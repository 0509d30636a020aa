import { cleanLine, grouped } from '../../base/text.ts';
import type { Comparison, Difference, FileChange } from '../../check/compare.ts';
import { type CheckReport, type Finding, severityOf } from '../../check/report.ts';
import { by, numbered, short, size, sized, totalsLine } from '../../check/words.ts';
import type { Runner } from '../runner/runner.ts';
import type { Annotations } from './annotations.ts';
import { code, prose } from './text.ts';

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
const MOST_CHANGES = 20;
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

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** Renders the summary's part about the difference. `redact` removes secrets from what a build wrote. */
export function comparisonSection(comparison: Comparison, redact: (text: string) => string): string {
  const { base } = comparison;
  const title = `### The difference to ${code(redact(base.name), 100)} (${code(short(base))})`;
  if (comparison.kind === 'unknown') return `${title}\n\nIt is unknown: ${prose(redact(comparison.why), 500)}`;
  const { difference } = comparison;
  return [title, differences(difference), ...changes(difference, redact)].join('\n\n');
}

function differences({ pages, files, bytes, brotli, gzip }: Difference): string {
  return table(
    ['Pages', 'Files', 'Size', 'with Brotli', 'with gzip'],
    [[numbered(pages), numbered(files), sized(bytes), sized(brotli), sized(gzip)]],
  );
}

function changes({ changes: all }: Difference, redact: (text: string) => string): readonly string[] {
  if (all.length === 0) return ['Every file is the same, byte for byte.'];
  const kinds = (['changed', 'added', 'removed'] as const).map(
    (kind) => `${grouped(all.filter((each) => each.kind === kind).length)} ${kind}`,
  );
  const rows = all
    .slice(0, MOST_CHANGES)
    .map((each) => [each.kind, file(each, redact), by(each.bytes), by(each.brotli)]);
  const rest = all.length - MOST_CHANGES;
  return [
    `Files: ${kinds.join(', ')}.`,
    table(['', 'File', 'Size', 'with Brotli'], rows),
    ...(rest > 0 ? [`… and ${grouped(rest)} more.`] : []),
  ];
}

function file({ path, formerly }: FileChange, redact: (text: string) => string): string {
  const before = formerly?.slice(formerly.lastIndexOf('/') + 1);
  return `${code(redact(path))}${before === undefined ? '' : ` (was ${code(redact(before))})`}`;
}
