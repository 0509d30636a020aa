const TELLING = /(?:\b|[a-z])(?:error|exception|fatal|failed|cannot|denied|invalid)\b/i;
/** The word or sign for how bad it is, which tools put before their message. */
const SEVERITY = /^(?: {0,3}(?:\[?(?:ERROR|error|FATAL)\]?:?|(?:lerna )?ERR!|NX|[x×✖✘]|>(?= [A-Z].*\.$))\s+){1,3}/u;
/** A report of a tool written in Rust: the sign, and the message. */
const REPORT = /^ {1,3}[x×✖] \S/u;
/** What Node.js prints of an error that caused another; the last one began it all. */
const ROOT_CAUSE = /^\s*\[cause\]: (?:Error: )?(?<message>\S.*)$/;
/** Last lines and progress of package managers, and lines of stacks: they name no cause. */
const NOISE =
  /^(?:\$ |A complete log of this run|Log files were not written|For help, run: |(?:\[\w{1,20}\] )?(?:[✗x🚨] )?Build failed|Failed to compile|Storybook exited with|(?:success|failed|not finished) .{1,200} - [\d.]+s$|Use --verbose |Pass --verbose |Rspack (?:build failed|compiled)|To suppress |INFO |FATAL$|(?:error )?(?:during build|Command failed)|Node\.js v\d|Found \d+ errors? |Eleventy Fatal Error|Problem writing Eleventy|(?:Wrote|Copied) \d|ELIFECYCLE|>(?! [A-Z].*\.$)|[{}(]|at |info |Exit code|$)/u;
const PROGRESS =
  /^(?:Checked out |Cloning |\[\d\/\d\] |Progress: |Packages: |Scope: |Saved lockfile|Already up to date|Lockfile is up to date|Done in |Resolv(?:ing|ed)[ ,]|This error happened while |Run with the --force |Running target |[·•\u2800-\u28ff├└│┌] ?|[-+]{1,80}$|[-\\|/] |notsup (?:Valid|Actual) |\d\d:\d\d:\d\d\s)/u;
/** Below a message: what it quotes, a stack, a list. */
const INDENTED = /^\s/;
const STACK = /^\s*(?:at |[|│:{}>^~-]|\d{1,7} *[|│])/;

/** How tools begin the line that says why. */
const EXPLAINS =
  /^(?:Most likely|Probably|Possibly|Perhaps|Maybe|This is (?:likely|probably|usually)|Reason:|Because)\b/;

/** True for a line that says nothing of what went wrong. */
export function isNoise(line: string): boolean {
  return NOISE.test(line) || PROGRESS.test(line);
}

/** Returns the line of a log that says most likely why it ended: never progress. Undefined: there is none. */
export function lastWords(lines: readonly string[], message?: string | null): string | undefined {
  const cause = lines.findLast((each) => ROOT_CAUSE.test(each));
  if (cause) return ROOT_CAUSE.exec(cause)?.groups?.message;
  const said = lines.flatMap((line) => {
    if (line === message) return [];
    const text = line.replace(SEVERITY, '');
    return isNoise(text) ? [] : [{ text, isReport: REPORT.test(line), isLoose: !INDENTED.test(text) }];
  });
  const loose = said.filter(({ isLoose }) => isLoose);
  const telling = loose.findLast(({ text, isReport }) => isReport || TELLING.test(text)) ?? loose.at(-1);
  const last = telling ?? said.findLast(({ text }) => !STACK.test(text));
  if (!last) return undefined;
  const next = said[said.lastIndexOf(last) + 1]?.text ?? '';
  return EXPLAINS.test(next) ? `${last.text.trim()} ${next.trim()}` : last.text.trim();
}
