import { isChatter, isSuccess, linesOfWarnings } from './chatter.ts';
import { isProgress, saysFault } from './focus.ts';

const FAULT = /(?:\b|[a-z])(?:error|exception|fatal|failed|cannot|denied|invalid)\b/i;
/** The word or sign of the severity, which tools write before their message. */
const SEVERITY = /^(?: {0,3}(?:\[?(?:ERROR|error|FATAL)\]?:?|(?:lerna )?ERR!|NX|[x×✖✘]|>(?= [A-Z].*\.$))\s+){1,3}/u;
/** A report of a tool written in Rust: the sign, and the message. */
const REPORT = /^ {1,3}[x×✖] \S/u;
/** The cause of an error, as Node.js prints it. The last one is the root cause. */
const ROOT_CAUSE = /^\s*\[cause\]: (?:Error: )?(?<message>\S.*)$/;
/** Last lines of package managers, and lines of stacks. They name no cause. */
const NOISE =
  /^(?:\$ |(?:Failed|Error|Aborted)[.!]?$|A complete log of this run|Log files were not written|For help, run: |(?:\[\w{1,20}\] )?(?:[✗x🚨] )?Build failed|Failed to compile|Storybook exited with|(?:success|failed|not finished) .{1,200} - [\d.]+s$|Use --verbose |Pass --verbose |yarn (?:run|install) v\d|\[[\w@:/ .-]{1,60}\]$|Rspack (?:build failed|compiled)|To suppress |INFO |FATAL$|(?:error )?(?:during build|Command failed)|Node\.js v\d|Found \d+ errors? |Eleventy Fatal Error|Problem writing Eleventy|(?:Wrote|Copied) \d|\s{0,4}ELIFECYCLE|\s{0,4}run failed: command |Lifecycle script |script "[^"]{1,60}" exited with |(?:code|path|workspace|location|syscall) \S{1,400}$|>(?! [A-Z].*\.$)|[}(]|\{(?! \w+: )|node:internal\/|at |info |Exit code|$)/u;
const PROGRESS =
  /^(?:Checked out |Cloning |\[\d\/\d\] |Progress: |Packages: |Scope: |Saved lockfile|Already up to date|Lockfile is up to date|Done in |Resolv(?:ing|ed)[ ,]|This error happened while |Run with the --force |Running target |[·•\u2800-\u28ff├└│┌] ?|[-+]{1,80}$|[-\\|/] |notsup (?:Valid|Actual) |\d\d:\d\d:\d\d\s)/u;
const INDENTED = /^\s/;
const STACK = /^\s*(?:at |[|│:{}>^~-]|\d{1,7} *[|│])/;

const EXPLAINS =
  /^(?:Most likely|Probably|Possibly|Perhaps|Maybe|This is (?:likely|probably|usually)|Reason:|Because)\b/;

const WORDY = / \w{2,30} \w/;
const COUNT = /\b\d{1,7} (?:error|warning|problem)s?\b/;

/** True for a line that only shows what is run. */
export function isEcho(line: string): boolean {
  return line === '' || /^[$>] /.test(line);
}

/** True for a line that cannot be the reason of a failure. */
export function isNoise(line: string): boolean {
  return NOISE.test(line) || PROGRESS.test(line) || isChatter(line);
}

/** Returns the line of a log that most likely says why the command failed, if there is one. */
export function lastWords(lines: readonly string[], message?: string | null): string | undefined {
  const cause = lines.findLast((each) => ROOT_CAUSE.test(each));
  if (cause) return ROOT_CAUSE.exec(cause)?.groups?.message;
  const end = lines.findLastIndex(isSuccess);
  const warnings = linesOfWarnings(
    lines.map((text) => ({ text })),
    0,
    lines.length,
  );
  const said = lines.flatMap((line, at) => {
    if (line === message) return [];
    const text = line.replace(SEVERITY, '');
    const [isReport, isLoose, isLate] = [REPORT.test(line), !INDENTED.test(text), at > end];
    return isNoise(text) || warnings.has(at) ? [] : [{ text, isReport, isLoose, isLate }];
  });
  const loose = said.filter(({ isLoose }) => isLoose);
  const late = said.filter(({ isLate }) => isLate);
  const fault =
    loose.findLast(({ text, isReport }) => isReport || FAULT.test(text)) ??
    late.findLast(({ text, isLoose }) => isLoose && saysFault(text)) ??
    late.findLast(({ text, isLoose }) => isLoose && !isProgress(text));
  const last = fault ?? late.findLast(({ text }) => !STACK.test(text) && !isProgress(text));
  // Some tools fail because of a line that they call a warning.
  if (!last)
    return lines.findLast((line, at) => at > end && warnings.has(at) && WORDY.test(line) && !COUNT.test(line))?.trim();
  const next = said[said.lastIndexOf(last) + 1]?.text ?? '';
  return EXPLAINS.test(next) ? `${last.text.trim()} ${next.trim()}` : last.text.trim();
}
