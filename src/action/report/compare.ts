import { grouped } from '../../base/text.ts';
import type { Comparison, Difference, FileChange } from '../../check/compare.ts';
import { by, numbered, short, sized } from '../../check/words.ts';
import { table } from './check.ts';
import { code, prose } from './text.ts';

const MOST_SHOWN = 20;

/** Renders the summary's part about the difference. `redact` removes secrets from what a build wrote. */
export function comparisonSection(comparison: Comparison, redact: (text: string) => string): string {
  const { base } = comparison;
  const title = `### The difference to ${code(redact(base.name), 100)} (${code(short(base))})`;
  if (comparison.kind === 'unknown') return `${title}\n\nIt is unknown: ${prose(redact(comparison.why), 500)}`;
  const { difference } = comparison;
  return [title, figures(difference), ...changes(difference, redact)].join('\n\n');
}

function figures({ pages, files, bytes, brotli, gzip }: Difference): string {
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
  const rows = all.slice(0, MOST_SHOWN).map((each) => [each.kind, file(each, redact), by(each.bytes), by(each.brotli)]);
  const rest = all.length - MOST_SHOWN;
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
