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
  const kindOf = ({ path }: IndexedFile) => /[^/](\.[^./]+)$/.exec(path)?.[1]?.toLowerCase() ?? 'without an ending';
  const bytesOf = (all: readonly IndexedFile[]) => all.reduce((sum, { size }) => sum + size, 0);
  const kinds = [...Map.groupBy(files, kindOf)].sort(([, one], [, other]) => bytesOf(other) - bytesOf(one));
  const named = kinds.slice(0, KINDS).map(([kind, all]) => {
    const { path, size } = all.reduce((largest, file) => (file.size > largest.size ? file : largest));
    return `${all.length} ${name(kind)} (${all.length > 1 ? 'the largest is ' : ''}\`${name(path)}\`, ${formatSize(size)})`;
  });
  const none = files.length === 1 ? 'its only file is not HTML' : `none of its ${files.length} files is HTML`;
  const starts = startScript === undefined ? '' : `, and package.json starts a program: \`${name(startScript)}\``;
  return `The output has no page to serve: ${none}, but ${named.join(', ')}${starts}`;
}

function name(text: string): string {
  return cleanLine(text, NAME).replaceAll('`', "'");
}
