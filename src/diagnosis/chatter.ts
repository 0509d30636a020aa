import type { LogLine } from './lines.ts';

/** A size behind a name, as builds list their output. */
const SIZE = /(?:^|\s)[\d.,]{1,12}\s?(?:B|bytes|[kKMG]i?B)(?=$|[\s│|,)\]])/;
const COMPLAINS = /\b(?:errors?|fail(?:ed|s)?|exceed(?:s|ed)?|limit|too (?:large|big|long)|cannot|must|not)\b/i;

/** Lines that tools print although nothing is wrong: legends, headings of tables, trees, steps, counts, ends, notes. */
const SHAPES: readonly RegExp[] = [
  /^\s*[○●◐ƒλ∙]\s{1,4}(?:\(|\/)/u,
  /^\s*(?:Route|Page|Asset|File|Path|Name|Chunk|Size)\b.{0,120}\b(?:Size|First Load|gzip|Chunks|Type)\b/,
  /^\s*[├└┌┬╰╭](?:[─━]{0,3}\s|$)(?!.{0,200}(?:Error|\[\d{3}\]|✖|×))/u,
  /^\s*\+ First Load JS\b/,
  /^\s*(?:\[[\w:@/.-]{1,40}\]\s)?(?:✓|✔|√|✅|☑|🎉|✨|🚀|λ|▶|❯)/u,
  /\b(?:built|done|finished|completed|compiled|generated|wrote|copied|written)\b.{0,80}\b\d[\d.,]{0,8}\s?(?:ms|s|sec|seconds|min|minutes?)\b/i,
  /^\s*[-•]?\s?\d{1,7} (?:errors|warnings|hints|modules?|pages?|files?|assets?|packages?)\b.{0,60}$/,
  /\(\d{1,7}\/\d{1,7}\)\s*$/,
  /^\s*(?:Result|Summary|Total|Time|Duration|Tasks|Cached)\b.{0,60}:/,
  /^\s*(?:Attention: |This information is used|You can learn more|Learn more|Read more|See https?:|https?:\/\/\S{1,300}$)/,
  /^\s*(?:▲ )?Next\.js \d/u,
  // Node.js prints this for frames that repeat.
  /^\s*\.{3} (?:collapsed )?\d{1,7} (?:duplicate )?lines matching /,
  // Starlight looks for a page of the site's own in place of its 404 page, and Astro prints that there is none.
  /Entry docs → 404 was not found\.$/,
  // Gatsby counts the processors by it, and goes on without: a sandbox has no /sys.
  /^lscpu: failed to determine /,
  // A row of Rollup's code frames.
  /^\d{1,7}:(?:\s|$)/,
];

/** The last line of a step that succeeded. A failure comes below it. */
const SUCCESS =
  /^\s*(?:✓|✔|√|✅|🎉|✨)|\b(?:built|done|completed|finished)(?: \w{1,20})? in \d|\bcompiled successfully\b|^\s*[○●ƒλ]\s{1,4}\(/iu;

export function isChatter(line: string): boolean {
  return SHAPES.some((shape) => shape.test(line)) || isMinified(line) || isListing(line);
}

export function isListing(line: string): boolean {
  return SIZE.test(line) && !COMPLAINS.test(withoutPaths(line));
}

function isMinified(line: string): boolean {
  if (line.length <= 300 || line.split(' ').length > line.length / 16) return false;
  return line.split(/[;{}=]/).length > line.length / 30;
}

export function isSuccess(line: string): boolean {
  return SUCCESS.test(line);
}

/** Removes paths: a file may be called general-error.js. */
function withoutPaths(line: string): string {
  return line
    .split(/\s+/)
    .filter((word) => !/[/.][\w[]/.test(word))
    .join(' ');
}

/** The first line of a warning: the word, or a place and the word. */
const WARNS =
  /^\s{0,8}⚠|^(?:[▲!]\s{1,3})?(?:\[(?:warn(?:ing)?|hint|info)\]|(?:deprecation )?warning\b(?! as error))|^\s{0,4}(?![-*])[^\s:"']{1,400}(?::\d{1,7}){1,2}:?\s(?:-\s)?(?:warning|hint|info|note|message|suggestion)\b|^\s{0,4}[^\s:"']{1,400}\(\d{1,7},\d{1,7}\): (?:warning|info|message)\b|^\s*\d{1,7}:\d{1,7}\s{1,40}(?:warning|hint|info)\b/i;
/** The first line of an error. It ends a warning even if it is indented. */
const FAILS =
  /^\s*(?:[✘✖✗×⨯]|x\s|\[?(?:error|fatal)\b|\w{0,60}(?:Error|Exception)\b.{0,40}:\s|\d{1,7}:\d{1,7}\s{1,40}error\b)/i;

/** A line that continues a warning: indented, empty, or a row of a code frame. */
const GOES_ON = /^(?:\s|$|\d{1,7}(?:\s|$))/;
const BLOCK = /^(?:WARNING in \S|\(!\) Some chunks\b)/;

const MOST_LINES = 12;

/** Returns the numbers of the lines between `begin` and `end` that belong to warnings. */
export function linesOfWarnings(
  lines: readonly Pick<LogLine, 'text'>[],
  begin: number,
  end: number,
): ReadonlySet<number> {
  const found = new Set<number>();
  let isWithin = false;
  let isBlock = false;
  for (let at = Math.max(0, begin - MOST_LINES); at < end; at++) {
    const text = lines[at]?.text ?? '';
    isBlock = BLOCK.test(text) || (isBlock && text.trim() !== '' && !/^ERROR in /.test(text));
    isWithin = isBlock || WARNS.test(text) || (isWithin && GOES_ON.test(text) && !FAILS.test(text));
    if (isWithin) found.add(at);
  }
  return found;
}
