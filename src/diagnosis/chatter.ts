/** A size behind a name: what a build lists of its output. */
const SIZE = /(?:^|\s)[\d.,]{1,12}\s?(?:B|bytes|[kKMG]i?B)(?=$|[\s│|,)\]])/;
/** What a line with a size says if the size is what is wrong. */
const COMPLAINS = /\b(?:errors?|fail(?:ed|s)?|exceed(?:s|ed)?|limit|too (?:large|big|long)|cannot|must|not)\b/i;

/** What tools print though nothing is wrong, each by its shape: legends, headings of tables, trees, steps, counts, ends, notes. */
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
  /^\s*▲ Next\.js \d/u,
  // Node.js prints this for frames that repeat.
  /^\s*\.{3} (?:collapsed )?\d{1,7} (?:duplicate )?lines matching /,
  // A row of Rollup's code frames.
  /^\d{1,7}:(?:\s|$)/,
];

/** How a tool ends what went well: what fails later printed its words below. */
const SUCCESS =
  /^\s*(?:✓|✔|√|✅|🎉|✨)|\b(?:built|done|completed|finished) in \d|\bcompiled successfully\b|^\s*[○●ƒλ]\s{1,4}\(/iu;

/** Returns whether a line is one that builds print though nothing is wrong. */
export function isChatter(line: string): boolean {
  return SHAPES.some((shape) => shape.test(line)) || isMinified(line) || isListing(line);
}

/** Returns whether a line lists a file or a page with its size. */
export function isListing(line: string): boolean {
  return SIZE.test(line) && !COMPLAINS.test(withoutPaths(line));
}

/** Returns whether a line is code that no person wrote. */
function isMinified(line: string): boolean {
  if (line.length <= 300 || line.split(' ').length > line.length / 16) return false;
  return line.split(/[;{}=]/).length > line.length / 30;
}

/** Returns whether a line ends what went well. */
export function isSuccess(line: string): boolean {
  return SUCCESS.test(line);
}

/** A file may be called general-error.js. */
function withoutPaths(line: string): string {
  return line
    .split(/\s+/)
    .filter((word) => !/[/.][\w[]/.test(word))
    .join(' ');
}
