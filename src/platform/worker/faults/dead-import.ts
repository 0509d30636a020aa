import { posix } from 'node:path';
import type { Diagnostic } from '../../../contract/control-plane.ts';
import type { Clues } from '../../../diagnosis/clues.ts';
import type { SourceIndex } from './source-index.ts';

const NOT_FOUND = /\bNo such file or directory \(os error 2\)$/;
const IMPORT = /^\s{0,40}@import\s{1,4}(?:url\()?\s{0,4}["'](?<path>[\w./-]{1,300}\.css)["']/;
/** Style sheets that are read. */
const MOST_SHEETS = 200;

type Found = Pick<Diagnostic, 'file' | 'line' | 'column' | 'message'>;

/**
 * Finds the only `@import` that leads nowhere, in the style sheet that a log names and in what it imports, if a message
 * says that a file is missing and not which one.
 */
export async function deadImport({ message, mentions }: Clues, index: SourceIndex): Promise<Found | undefined> {
  if (!NOT_FOUND.test(message)) return undefined;
  const named = mentions.filter(({ inStack }) => !inStack).map(({ path }) => index.find(path));
  const sheets = [named.find((file) => file?.endsWith('.css'))].filter((file) => file !== undefined);
  const found: Found[] = [];
  for (let at = 0; at < sheets.length && at < MOST_SHEETS; at++) {
    const file = sheets[at] ?? '';
    for (const [row, text] of (await index.lines(file)).entries()) {
      const path = IMPORT.exec(text)?.groups?.path;
      if (path === undefined) continue;
      const target = posix.join(posix.dirname(file), path);
      if (!index.has(target)) {
        const column = text.indexOf(path) + 1;
        found.push({ file, line: row + 1, column, message: `${message}: @import "${path}"` });
      } else if (!sheets.includes(target)) sheets.push(target);
    }
  }
  return found.length === 1 && !index.isPartial ? found[0] : undefined;
}
