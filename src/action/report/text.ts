import { cleanLine } from '../../base/text.ts';

/**
 * Text from outside in Markdown. All of it goes into code, where HTML, links, images, mentions and issue references have
 * no effect. GitHub looks for those after it decodes HTML entities, so escaping is not enough.
 */

/** Renders `text` as a code span of one line, at most `maxLength` characters. It may be a table's cell. */
export function code(text: string, maxLength = 300): string {
  // A bar may end the cell even if it is escaped, depending on the text before it.
  const line = cleanLine(text, maxLength).replaceAll('|', '│').trim();
  if (line === '') return '–';
  const ticks = '`'.repeat(longestRun(line) + 1);
  const pad = line.startsWith('`') || line.endsWith('`') ? ' ' : '';
  return `${ticks}${pad}${line}${pad}${ticks}`;
}

/** Renders a fenced block of cleaned lines. The fence is longer than every run of backticks inside. */
export function fence(lines: readonly string[], maxLength = 2_000): string {
  const clean = lines.map((line) => cleanLine(line, maxLength));
  const ticks = '`'.repeat(Math.max(3, longestRun(clean.join('\n')) + 1));
  return [`${ticks}text`, ...clean, ticks].join('\n');
}

/** Words without a meaning in Markdown. Numbers and hex words may be references. */
const PLAIN_WORD = /^(?!.*www\.)["'(]*(?!GH-)[\p{L}\p{N}][\p{L}\p{N}\-.,:;'"!?()%]*$/iu;
const REFERENCE = /^[0-9a-f]{7,40}\W*$/i;

/** Words up to the next space. A code span in it may have spaces. */
const CHUNK = /(?:`[^`]+`|\S)+/g;
/** A code span with marks around it; behind it also `'s`, or a word after a hyphen. */
const SPAN = /^(["'(]*)`([^`]+)`((?:'s|-\p{L}+)?[.,:;!?)"']*)$/u;
/** Any other chunk; the marks around it stay outside of its code span. */
const MARKED = /^(["'(]*)(.*?)([.,:;!?)"']*)$/su;

/**
 * Renders a sentence: plain words unchanged, anything else in code spans. Keeps the code spans that it has, also one that
 * the limit cuts. One line; do not put it at a line's beginning.
 */
export function prose(text: string, maxLength = 1_000): string {
  const line = cleanLine(text, maxLength).trim();
  const isCutInSpan = line.endsWith('…') && line.split('`').length % 2 === 0;
  return (isCutInSpan ? `${line}\`` : line).replace(CHUNK, (chunk) => {
    const [, begin = '', span, end = ''] = SPAN.exec(chunk) ?? [];
    if (span !== undefined) return begin + code(span) + end;
    if (PLAIN_WORD.test(chunk) && !REFERENCE.test(chunk)) return chunk;
    const [, before = '', other = '', after = ''] = MARKED.exec(chunk) ?? [];
    return before + code(other) + after;
  });
}

/** Renders `url` as a link. Returns undefined if it is not an http(s) address, or has credentials. */
export function webLink(url: string | undefined): string | undefined {
  if (url === undefined || !URL.canParse(url)) return undefined;
  const { protocol, username, password, href } = new URL(url);
  if (!/^https?:$/.test(protocol) || username !== '' || password !== '' || href.length > 2_000) return undefined;
  return `[${code(href)}](<${href.replace(/[<>\\]/g, encodeURIComponent)}>)`;
}

/** Renders the last line of a comment. `at`: milliseconds since the epoch. */
export function updatedLine(at: number, runUrl: string | undefined): string {
  const time = new Date(at).toISOString().slice(0, 16).replace('T', ' ');
  const log = runUrl === undefined ? '' : ` · [The run and its log](<${runUrl}>)`;
  return `Updated ${time} UTC${log}`;
}

/** Returns the last lines that fit into `bytes` of UTF-8, with their line ends. */
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
