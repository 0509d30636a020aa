import { isChatter, isSuccess, linesOfWarnings } from './chatter.ts';
import type { LogLine } from './lines.ts';
import { isFrameOfStack } from './stack.ts';

/** The line of a log that says what is wrong. */
export type Focus = ReturnType<typeof focusAt>;

/** Labels that loggers write before each line of an error. */
const LABEL =
  /^(?:\[(?:error|ERROR|fatal)\](?:\s|$)|\w{1,20}\sERR!\s(?:[A-Z]\w{1,40}\s)?|\S{1,100}\sSTD(?:ERR|OUT)\s|[│■▲●└]\s{1,4}|(?:notsup|notarget|engine|network|JSON\.parse)\s)/;

/** The member of an object that a logger writes for an error. */
const MEMBER = /^err:\s(?=\w{0,60}(?:Error|Exception):)/;

export function plainText(line: string): string {
  return line.replace(LABEL, '');
}

/** Lines that are no message of an error, whatever their words: progress, advice, ends of commands, code, warnings. */
const SILENT: readonly RegExp[] = [
  /^\s*(?:\$|>(?!\s[A-Z].*\.$)|[+|│]|➤|at\s|\d{1,7}\s?[|│]|[{})\]]|\((?!!\))|\[$|-{2}|\*|node:internal|file:\s|throw\s|Node\.js v|A complete log|In most cases)/,
  /^\s*(?:npm\s)?(?:<[cdilptw]>\s|\[?warn(?:ing)?\]?\b|\(node:\d|deprecat|info\b|notice\b|success\b|debug\b|verbose\b|note\b|hint\b|tip\b)/i,
  /^\s*(?:See|If|To|You|Note|Please|Try|Did you|This|Learn|Use|Visit|Run|For|Pass|Make sure|Searched|Import trace|Require stack|Emitted|Error reference|Location:|Stack trace|Progress|Packages|Checked out|Cloning|Lockfile is)\b/,
  /^[^\w]{0,10}\d{1,6}\s(?:problem|error|warning)s?\b/,
  /^(?:Required|Actual|Wanted|Found|Valid \w+):\s/,
  /^(?:\[[\w:@/.-]{1,40}\]\s|[^\w[]){0,8}(?:Error:?\s{1,6})?(?:(?:[\w-]{1,20}\s)?build\s(?:failed|error|was canceled)|failed (?:to (?:compile|build)|with errors|tasks)|command failed|(?:error )?during build)(?:\swith\s\d{1,4}\serrors?:?$|(?:\W|$)(?!.*(?:Error\b|\b(?:not|cannot|can't|undefined|missing|invalid|required|resolve)\b)))/i,
  /\b(?:exited? (?:with )?(?:code|status)|exit code|ELIFECYCLE|exited with \d|exited \(\d|\w{0,60}RUN_FIRST_FAIL\b)/,
  /^\s{2,}\w+:\s(?:undefined|null|true|false|-?\d+|\[|\{|'E?[A-Z_]+')/,
  /^(?:code|path|errno|syscall|command|cwd|location|dest)\s\S{1,400}$/,
  /^\s*\[?(?:\w*Error|ERROR|FATAL)\]?:?\s*\{?$/,
  /^\s*(?:\w{0,60}Error:\s)?5\d\d\s\/\S{0,300}$/,
  /^\s*\S{1,400}:\d{1,7}:(?:\d{1,7}|NaN)$/,
];
/** Marks that tools draw before an error. */
const MARK =
  /^\s*(?:✘|✖|✗|×|⨯|x\s|!|\[!\]|\(!\)|\[?(?:ERROR|error|fatal|FATAL|panic)\b\]?[\s:]|\d{1,7}:\d{1,7}[\s:]{1,4}error\b|ERR_|E\d{3}\b|YN00)/;
const NAMED =
  /^[^\w]{0,10}(?:\[[^\]]{1,60}\]:?\s){0,3}(?:\w{1,40}\s){0,3}(?:err:\s)?[([]?(?:Uncaught\s)?\w{0,60}(?:Error|Exception)\b[^:]{0,40}:?\s\S/;
const CAUSE_ABOVE = /^\s*(?:Caused by|Cause):$/;
const NUMBERED = /^\s{2,8}\d{1,2}:\s/;
const SHELL = /^(?:\/(?:usr\/)?bin\/)?(?:ba|da|z)?sh:\s/;
const CAUSE = /^\s*(?:\[cause\]:|Caused by:|Cause:)\s*\S/;
const OF_CAUSE = /^(?:\[cause\]:|Caused by:|Cause:)\s{1,4}/;
const WORDS =
  /\b(?:not (?:found|compatible|exported|defined|set|exist|resolve|valid|allowed|a function|installed|recognized|(?:a )?supported|available|match)|doesn['’]t|does not|cannot|can['’]t|could not|couldn['’]t|failed to|unable to|unexpected|invalid|undefined|missing|unknown|expected|required|duplicate|must|unclosed|no such|no matching|forbidden|denied|unauthorized|refused|incompatible|unsupported|conflict(?:s|ing)?|unresolved|broken|mismatch|bad|incomplete|unrecognised|unterminated|dead|has no|no (?:\w{1,20} ){1,3}found|should (?:be|have|exist|not)|trailing)\b/i;
/** The same words as parts of one identifier. */
const CODES = /\bE[A-Z]{4,}\b|[a-z](?:Expected|NotFound|Missing|Invalid)\b/;
const FOLLOWED = /^\s*(?:at\s|Hint:|Location:|Stack trace:|(?:>\s{0,9})?\d{1,7}\s?[|│])/;

/** The number of a cause, and the word before an error in another one. */
const LEADING = /^(?:\d{1,2}:\s(?!\d)|in\s{1,4}(?=\w{0,60}Error:\s|[a-z]{2,20} [a-z]{2,20} ))/;

/** Points that a line needs to count as a message, and what it gets in addition if no step succeeded after it. */
const LEAST = 3;
const LATE = 3;
/** Lines of a log's end that are read. */
const MOST_LINES = 1_000;
const MOST_DETAILS = 6;

/** Finds the line that says best what is wrong, by its marks, its words, and the lines below it. Linear time. */
export function focusOf(lines: readonly LogLine[]): Focus | undefined {
  let best: { at: number; points: number } | undefined;
  const begin = Math.max(0, lines.length - MOST_LINES);
  const warnings = linesOfWarnings(lines, begin, lines.length);
  const end = lines.findLastIndex(({ text }) => isSuccess(text));
  for (let at = begin; at < lines.length; at++) {
    const own = warnings.has(at) ? 0 : pointsOf(lines, at);
    // A failure above a step that succeeded did not end the build.
    const points = own >= LEAST && at > end ? own + LATE : own;
    if (own >= LEAST && points > (best?.points ?? 0)) best = { at, points };
  }
  return best && focusAt(lines, best.at);
}

/** Returns the focus on a line that is known to say what is wrong. */
export function focusAt(lines: readonly LogLine[], at: number) {
  const text = (each: number) => plainText(lines[each]?.text ?? '').trim();
  const details: string[] = [];
  for (let next = at + 1; next < lines.length && details.length < MOST_DETAILS && next < at + 12; next++) {
    const line = text(next);
    if (line === '' || /^(?:(?:>\s{0,9})?\d{1,7}\s?[|│]|See\b|Hint)/.test(line)) continue;
    if (isFrameOfStack(line)) break;
    details.push(line);
  }
  const bare = [MARK, OF_CAUSE, MEMBER, LEADING].reduce((rest, sign) => rest.replace(sign, ''), text(at)).trim();
  return {
    at,
    message: inFull(bare || text(at), lines, at),
    /** The lines that continue the message. */
    details,
  };
}

/** A message that is only a place, or says only that something failed. */
const BARE = /^(?:\w{0,60}(?:Error|Exception):\s)?(?:in\s)?\(?(?<path>[^\s:"'`]{0,400})(?::\d{1,7}){0,2}:?\)?$/;
const FAILED =
  /^(?:x|✗|×)?\s?(?:(?:Build|Module build|Module parse) failed(?: in [\d.]+m?s)?(?: \(from [^()]{1,300}\))?|Error while requesting resource)[.:]?$/;
/** The failed step and the file that it should have written. The lines below give the reason. */
const STEP_FAILED = /^[A-Z][a-z]{2,20}(?: \w{2,20}){0,2} failed: [^\s"'`]{1,300}\.\w{1,10}$/;
/** Only the code of an error, as SvelteKit 3 writes it above the words. */
const CODE = /^\w{2,20} error: [a-z]{2,30}(?:_[a-z]{1,30}){1,8}$/;
const MOST_BELOW = 14;
const BRANCH = /^(?:\|- |[├╰└]─{1,2}▶\s{1,4}(?:[×x]\s{1,4})?)/;

function isPlace(message: string): boolean {
  const path = BARE.exec(message)?.groups?.path;
  // webpack names an entry by its name: `in main`.
  return path === '' || /[./]/.test(path ?? '') || /^in \S+$/.test(message);
}

/** Completes a message that ends with a colon or is only a path, by the lines below it. */
export function inFull(message: string, lines: readonly (LogLine | undefined)[], at: number): string {
  if (NAMELESS.test(message)) return [message.replace(/\.$/, ''), underlined(lines, at)].filter(Boolean).join(': ');
  const issue = message.endsWith('[') ? issueOf(lines, at) : undefined;
  if (issue) return `${message.slice(0, -1)}${issue}`;
  const more = elaborated(message, lines, at) ?? compared(message, lines, at) ?? listed(message, lines, at);
  if (more) return `${message} ${more}`;
  const isBare = [FAILED, STEP_FAILED, CODE].some((sign) => sign.test(message)) || isPlace(message);
  if (!isBare && !message.endsWith(':') && !HEADING.test(message)) return message;
  for (let next = at + 1; next <= at + MOST_BELOW && next < lines.length; next++) {
    const text = plainText(lines[next]?.text ?? '')
      .replaceAll('**', '')
      .trim()
      .replace(/^-\s(?=\w)/, '')
      .replace(BRANCH, '')
      .replace(TWICE, (names, first, second) => (first === second ? `${first}: ` : names));
    if (isFrameOfStack(text)) break;
    if (text === '' || NO_MESSAGE.test(text) || message.includes(text)) continue;
    if (isBare) {
      if (isPlace(text)) continue;
      return text;
    }
    if (!saysFault(text)) {
      if (HEADING.test(message) && /^\s/.test(lines[next]?.text ?? '')) continue;
      return message;
    }
    return [message, text, listed(text, lines, next)].filter(Boolean).join(' ');
  }
  return message;
}

const ISSUE =
  /["']?path["']?: \[(?<path>[^[\]]{1,200})\],?\s{0,40}["']?message["']?: ["'](?<words>.{1,200}?)["'](?=,?\s{0,20}(?:\}|$|["']?\w{1,20}["']?:))/;

/** Returns the first issue of a list as Zod prints it: the path of the value, and what is wrong with it. */
function issueOf(lines: readonly (LogLine | undefined)[], at: number): string | undefined {
  const below = lines.slice(at + 1, at + MOST_BELOW).map((line) => line?.text ?? '');
  const { path, words } = ISSUE.exec(below.join(' '))?.groups ?? {};
  return path && `${path.replace(/["'\s]/g, '').replaceAll(',', '.')}: ${words}`;
}

/** Jest writes the compared values below an assertion. */
const COMPARED = /^expect\(/;
const SIDE = /^\s{2,8}(?:Expected|Received)[^:]{0,40}: {1,8}\S/;

function compared(message: string, lines: readonly (LogLine | undefined)[], at: number): string | undefined {
  if (!COMPARED.test(message)) return undefined;
  const below = lines.slice(at + 1, at + MOST_BELOW).map((line) => line?.text ?? '');
  const sides = below.filter((text) => SIDE.test(text)).map((text) => text.trim().replace(/ +/g, ' '));
  return sides.length === 0 ? undefined : `(${sides.slice(0, 2).join(', ')})`;
}

/** Messages of TypeScript with reasons in indented lines below. The last one is the most exact. */
const ELABORATES = /\bis not assignable to\b|^No overload matches|\bdoes not satisfy\b/;
const ELABORATION = /^\s{2,60}(?=[A-Z])(?!\s{0,60}(?:Overload|The last overload)\b)/;

function elaborated(message: string, lines: readonly (LogLine | undefined)[], at: number): string | undefined {
  if (!ELABORATES.test(message)) return undefined;
  let last: string | undefined;
  for (let next = at + 1; next <= at + MOST_BELOW; next++) {
    const text = lines[next]?.text ?? '';
    if (!ELABORATION.test(text)) break;
    last = text.trim();
  }
  return last === undefined || message.includes(last) ? undefined : last;
}

const ITEM = /^\s{0,8}[-*•]\s{1,4}(?<item>\S.{0,120})$/;
const MOST_ITEMS = 3;

function listed(message: string, lines: readonly (LogLine | undefined)[], at: number): string | undefined {
  if (!message.endsWith(':')) return undefined;
  const begin = plainText(lines[at + 1]?.text ?? '').trim() === '' ? at + 2 : at + 1;
  const items: string[] = [];
  for (let next = begin; items.length <= MOST_ITEMS; next++) {
    const item = ITEM.exec(plainText(lines[next]?.text ?? ''))?.groups?.item;
    if (item === undefined) break;
    items.push(item.replace(/[`'",;]{1,4}$/, ''));
  }
  if (items.length === 0) return undefined;
  return items.length > MOST_ITEMS ? `${items.slice(0, MOST_ITEMS).join(', ')}, …` : items.join(', ');
}

/** Messages of Sass that do not name their subject. Carets below mark it. */
const NAMELESS =
  /^(?:\[[\w:-]{1,60}\] ){0,3}(?:\w{0,60}Error: )?(?:Undefined (?:variable|function|mixin)|Can't find stylesheet to import)\.?$/;
const CARETS = /^[\s│|]{1,40}(?<carets>\^{1,200})\s{0,40}$/;

/** Returns the code above the first carets below a line, if there are any. */
function underlined(lines: readonly (LogLine | undefined)[], at: number): string | undefined {
  for (let next = at + 1; next <= at + MOST_BELOW && next < lines.length; next++) {
    const carets = CARETS.exec(lines[next]?.text ?? '')?.groups?.carets?.length;
    const start = lines[next]?.text.indexOf('^') ?? -1;
    if (carets !== undefined) {
      const code = lines[next - 1]?.text.slice(start, start + carets).trim();
      return code?.replace(/^@(?:use|forward|import) (?=["'])/, '');
    }
  }
  return undefined;
}

/** Astro writes a field's name twice. */
const TWICE = /^([\w.]{1,60}): ([\w.]{1,60}): /;

/** A message that data is wrong. The lines below say which part of it. */
const HEADING =
  /\bdoes not match (?:\w{1,20} ){0,3}schema\b|\binvalid (?:\w{1,20} ){0,2}(?:config|file|options)\b[^:]{0,80}$|^(?:\w{1,40}Error: |Error: )?(?:bad|invalid|broken|wrong) (?:[\w-]{1,20} ){0,2}(?:files?|data|configuration)\.?$/i;

/** Rows of code, carets and boxes, options of an object. */
const NO_MESSAGE =
  /^(?:[>\s│|·]{0,20}\d{1,7}\s?[|│]|[-─^~╵╰╭`,·│|\s]{2}|File:|file:|Hint|Stack trace:|"\w{1,40}":\s|throw |\^|\W+$)/;

export function saysFault(text: string): boolean {
  return (WORDS.test(text) || CODES.test(text)) && !SILENT.some((pattern) => pattern.test(text));
}

/** True for the last of the causes that are listed below a heading. */
function isRootCause(lines: readonly LogLine[], at: number): boolean {
  const text = (each: number) => lines[each]?.text ?? '';
  if (CAUSE.test(plainText(text(at)))) return true;
  const isNumbered = NUMBERED.test(text(at));
  return isNumbered ? !NUMBERED.test(text(at + 1)) : CAUSE_ABOVE.test(text(at - 1));
}

const ANNOUNCES =
  /^.{0,60}\b(?:errors? during \w{1,20}|failed with \d{1,4} errors?|(?:build|compilation|prerendering|generation) (?:failed|error)|failed to compile)\b[^:]{0,40}[:.]?$|^thread '.{1,40} panicked at \S{1,300}:$/i;

/** Rolldown names the plugin on a line of its own. */
const PLUGIN = /^\[plugin [\w:@/-]{1,80}\]$/;

/** True if the line above, or the one above an empty line, announces the message. */
function isAnnounced(lines: readonly LogLine[], at: number): boolean {
  const own = PLUGIN.test(lines[at - 1]?.text ?? '') ? at - 1 : at;
  const above = lines[own - 1]?.text ?? '';
  const announcing = above.trim() === '' ? (lines[own - 2]?.text ?? '') : above;
  return ANNOUNCES.test(announcing.trimEnd());
}

export function isProgress(text: string): boolean {
  return /(?:\.{3}|…)$/.test(text) && !WORDS.test(text);
}

function pointsOf(lines: readonly LogLine[], at: number): number {
  const raw = lines[at]?.text ?? '';
  const text = plainText(raw);
  if (text.trim() === '' || PLUGIN.test(text) || isProgress(text) || isChatter(text)) return 0;
  if (SILENT.some((pattern) => pattern.test(text))) return 0;
  const below = [1, 2].map((step) => plainText(lines[at + step]?.text ?? ''));
  const points = [
    NAMED.test(text) ? 4 : 0,
    raw !== text || MARK.test(raw) ? 3 : 0,
    text.endsWith(':') && ITEM.test(lines[at + 1]?.text ?? '') ? 4 : 0,
    isRootCause(lines, at) ? 8 : 0,
    SHELL.test(text) ? 6 : 0,
    WORDS.test(text) || CODES.test(text) ? 3 : 0,
    /["'`“]\S/.test(text) ? 1 : 0,
    below.some((line) => FOLLOWED.test(line)) ? 2 : 0,
  ];
  const sum = points.reduce((all, each) => all + each, 0);
  return sum < LEAST && isAnnounced(lines, at) ? LEAST : sum;
}
