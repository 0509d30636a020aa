import { formatSize } from '../../base/sizes.ts';
import { cleanLine } from '../../base/text.ts';
import type { IndexedFile } from './release-index.ts';

/** Kinds of files that the message names, and characters of a name. */
const KINDS = 3;
const NAME = 100;

/** True for a file that a browser shows as a page. */
export function isPage(path: string): boolean {
  return /\.x?html?$/i.test(path);
}

/** Describes an output without a page: its largest kinds of files, each with its largest file, and what package.json starts. */
export function nothingToServe(files: readonly IndexedFile[], startScript: string | undefined): string {
  const kinds = new Map<string, { count: number; bytes: number; largest: IndexedFile }>();
  for (const file of files) {
    const kind = /[^/](\.[^./]+)$/.exec(file.path)?.[1]?.toLowerCase() ?? 'without an ending';
    const known = kinds.get(kind) ?? { count: 0, bytes: 0, largest: file };
    kinds.set(kind, {
      count: known.count + 1,
      bytes: known.bytes + file.size,
      largest: file.size > known.largest.size ? file : known.largest,
    });
  }
  const largest = [...kinds].sort(([, one], [, other]) => other.bytes - one.bytes).slice(0, KINDS);
  const named = largest.map(([kind, { count, largest: file }]) => {
    return `${count} ${name(kind)} (${count > 1 ? 'the largest is ' : ''}\`${name(file.path)}\`, ${formatSize(file.size)})`;
  });
  const none = files.length === 1 ? 'its only file is not HTML' : `none of its ${files.length} files is HTML`;
  const starts = startScript === undefined ? '' : `, and package.json starts a program: \`${name(startScript)}\``;
  return `The output has no page to serve: ${none}, but ${named.join(', ')}${starts}`;
}

function name(text: string): string {
  return cleanLine(text, NAME).replaceAll('`', "'");
}
