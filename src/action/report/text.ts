import { cleanLine } from '../../base/text.ts';

/**
 * Foreign text in Markdown. One rule: what others wrote stands in code, where no HTML, link, image, mention or issue
 * reference comes alive. GitHub looks for those after HTML entities are decoded, so escaping them is not enough.
 */

/** A code span that holds `text` as one line, at most `maxLength` characters. Fit for a table's cell. */
export function code(text: string, maxLength = 300): string {
  // A bar would end the cell, escaped or not, depending on what stands before it.
  const line = cleanLine(text, maxLength).replaceAll('|', '│').trim();
  if (line === '') return '–';
  const ticks = '`'.repeat(longestRun(line) + 1);
  const pad = line.startsWith('`') || line.endsWith('`') ? ' ' : '';
  return `${ticks}${pad}${line}${pad}${ticks}`;
}

/** A fenced block. The fence grows past every run of backticks inside. Lines are cleaned. */
export function fence(lines: readonly string[], maxLength = 2_000): string {
  const clean = lines.map((line) => cleanLine(line, maxLength));
  const ticks = '`'.repeat(Math.max(3, longestRun(clean.join('\n')) + 1));
  return [`${ticks}text`, ...clean, ticks].join('\n');
}

/** Words that no Markdown reader makes anything of; numbers and hex words may be references. */
const PLAIN_WORD = /^(?!.*www\.)["'(]*(?!GH-)[\p{L}\p{N}][\p{L}\p{N}\-.,:;'"!?()%]*$/iu;
const REFERENCE = /^[0-9a-f]{7,40}\W*$/i;

/** A code span as the sentence has it already, or a word; the marks around either stay outside. */
const TOKEN = /`([^`]+)`([.,:;!?)"']*)(?=\s|$)|(["'(]*)(\S+?)([.,:;!?)"']*)(?=\s|$)/g;

/** A sentence as prose: plain words as they are, anything else in code spans. One line, and no line's beginning. */
export function prose(text: string, maxLength = 1_000): string {
  const line = cleanLine(text, maxLength).trim();
  return line.replace(TOKEN, (word: string, span?: string, after = '', begin = '', other = '', end = '') => {
    if (span !== undefined) return code(span) + after;
    return PLAIN_WORD.test(word) && !REFERENCE.test(word) ? word : begin + code(other) + end;
  });
}

/** `url` as a link where it is a plain http(s) address without credentials, else undefined. */
export function webLink(url: string | undefined): string | undefined {
  if (url === undefined || !URL.canParse(url)) return undefined;
  const { protocol, username, password, href } = new URL(url);
  if (!/^https?:$/.test(protocol) || username !== '' || password !== '' || href.length > 2_000) return undefined;
  return `[${code(href)}](<${href.replace(/[<>\\]/g, encodeURIComponent)}>)`;
}

/** The last of `lines` that fit in `bytes` of UTF-8, line ends included. */
export function lastThatFit(lines: readonly string[], bytes: number): readonly string[] {
  let room = bytes;
  let first = lines.length;
  while (first > 0) {
    room -= Buffer.byteLength(cleanLine(lines[first - 1] ?? '')) + 1;
    if (room < 0) break;
    first--;
  }
  return lines.slice(first);
}

function longestRun(text: string): number {
  return Math.max(0, ...[...text.matchAll(/`+/g)].map((match) => match[0].length));
}
