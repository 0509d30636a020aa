import { isChatter, isListing, isSuccess, linesOfWarnings } from './chatter.ts';
import { type Focus, plainText } from './focus.ts';
import type { LogLine } from './lines.ts';
import { isFrameOfStack } from './stack.ts';

/** A path that a log names, and the place in it. */
export interface Mention {
  readonly path: string;
  readonly line: number | null;
  readonly column: number | null;
  /** True in a frame of a stack, whose file may only be the caller of the file at fault. */
  readonly inStack: boolean;
}

export interface Row {
  readonly line: number;
  readonly text: string;
}

export type Hint = Pick<Mention, 'line' | 'column'>;

export type Clues = ReturnType<typeof cluesOf>;

/** Lines above and below a message that are read. */
const ABOVE = 12;
const BELOW = 30;
const MOST = { mentions: 40, hints: 10, shown: 10, names: 16, nameLength: 200, tokens: 60 } as const;

/** The line by which a package manager shows the command that it runs, and by which a build says what it found in the sources. */
const COMMAND = /^[>$]\s[a-z@.]|^Detected \S/;

/** Collects the clues to the place of a fault around a message. In each list, the nearest to the message is first. Linear time. */
export function cluesOf(lines: readonly LogLine[], { at, message, details }: Focus) {
  const warnings = linesOfWarnings(lines, at - ABOVE, at);
  // What is above a step that succeeded belongs to that step.
  const done = lines.slice(0, at).findLastIndex(({ text }) => isSuccess(text));
  const near = [...lines.keys()]
    .slice(Math.max(0, done + 1, at - ABOVE), at + BELOW)
    .filter((each) => !(warnings.has(each) || isListing(lines[each]?.text ?? '')))
    // A line above belongs to a message less often than one below it.
    .sort((a, b) => distance(a, at) - distance(b, at));
  const rows = near
    .map((each) => ({ each, text: plainText(lines[each]?.text ?? '') }))
    .filter(({ text }) => !COMMAND.test(text));
  const isPage = rows.some(({ text }) => COMPILED_PAGE.test(text));
  const mentions = rows.flatMap(({ each, text }) => mentionsIn(text, lines[each]?.folder)).slice(0, MOST.mentions);
  const said = details.filter((line) => !(ADVICE.test(line) || isChatter(line)));
  const routes = rows.flatMap(({ each, text }) => routesIn(text, lines[each + 1]?.text));
  return {
    mentions: isPage ? mentions.map((each) => (each.inStack ? each : { ...each, line: null, column: null })) : mentions,
    /** Lines and columns without a path. */
    hints: isPage ? [] : rows.flatMap(({ text }) => (isFrameOfStack(text) ? [] : hintIn(text))).slice(0, MOST.hints),
    /** The lines of code frames that have a mark, or a caret below. */
    shown: near.flatMap((each) => shownIn(lines, each)).slice(0, MOST.shown),
    rows: rows.flatMap(({ text }) => rowIn(text)),
    message,
    words: [...new Set(message.match(/\w{2,40}/g))].slice(0, MOST.tokens),
    /** Names in the message: imports, identifiers, keys, packages, paths. */
    names: [...namesIn(withoutAsides(message)), ...rows.flatMap(({ text }) => inputIn(text))],
    details: [...new Set(said.flatMap((line) => namesIn(withoutAsides(line))))].slice(0, MOST.names),
    /** A name in the message that the code at fault contains as it is. */
    identifier: identifierIn(message),
    isAbsence: /\b(?:required|missing|lacks|must (?:have|contain|export))\b/i.test(message),
    /** The addresses of pages that were rendered, the one of the message first. */
    routes: [...new Set([...routesIn(message), ...routes])].slice(0, MOST.hints),
    isJson: rows.some(({ text }) => saysJson(text)),
    lacksScript: /\b(?:missing|no|unknown) script\b|\bscript not found\b|^Command "[^"]{1,100}" not found/i.test(
      message,
    ),
  };
}

/** Vue's compiler reads the component that a generator made of a page. Its line numbers do not fit the page. */
const COMPILED_PAGE = /\bvite:vue\]\s\S{1,400}\.(?:md|html\.vue)\s/;

function distance(at: number, focus: number): number {
  return at < focus ? (focus - at) * 2.5 : at - focus;
}

const PLACED =
  /^(?<path>[^\s]{1,400}?)(?::(?<line>\d{1,7})(?::(?<column>\d{1,7}))?|\((?<row>\d{1,7})[,:](?<character>\d{1,7})\))?$/;

function mentionsIn(text: string, folder: string | undefined): readonly Mention[] {
  const inStack = isFrameOfStack(text);
  const tokens = text.split(/[\s"'`<>{}|;*=]+/).slice(0, MOST.tokens);
  return tokens.flatMap((token, at) => {
    const groups = PLACED.exec(withoutBrackets(token))?.groups;
    if (!groups?.path || !/[./]/.test(groups.path)) return [];
    const [, pairLine, behindColumn] = BEHIND.exec(tokens[at + 1] ?? '') ?? [];
    const behindLine = pairLine ?? BEHIND_WORD.exec(tokens.slice(at + 1, at + 3).join(' '))?.[1];
    const line = numberOf(groups.line ?? groups.row ?? behindLine);
    const path = folder === undefined || /^[/.]|^\w+:/.test(groups.path) ? groups.path : `${folder}/${groups.path}`;
    return [{ path, line, column: numberOf(groups.column ?? groups.character ?? behindColumn), inStack }];
  });
}

/** A place behind its path: `src/App.js (2:19)`. */
const BEHIND = /^\((\d{1,7}):(\d{1,7})\)[:,.]?$/;
/** A line behind its path: `index.pug line 6`. */
const BEHIND_WORD = /^line (\d{1,7})[:,.]?$/;

function numberOf(digits: string | undefined): number | null {
  return (digits && Number(digits)) || null;
}

/** Lines and columns without a file. */
const HINTS: readonly RegExp[] = [
  /\bline(?:Number)?:?\s(?<line>\d{1,7})\b(?:[,:]?\s(?:column|col|character|char):?\s(?<column>\d{1,7}))?/i,
  /[([](?<line>\d{1,7}):(?<column>\d{1,7})(?:-[\d:]{1,20})?[)\]]/,
  /\s(?:at|-)\s(?<line>\d{1,7}):(?<column>\d{1,7})\b/,
  /^\s*(?<line>\d{1,7}):(?<column>\d{1,7})(?!:\d\d\b)[:\s]/,
];

function hintIn(text: string): readonly Hint[] {
  for (const pattern of HINTS) {
    const groups = pattern.exec(text)?.groups;
    const line = numberOf(groups?.line);
    if (line !== null) return [{ line, column: numberOf(groups?.column) }];
  }
  return [];
}

const ROW = /^[\s│|]{0,40}(?<mark>>{0,2})\s{0,10}(?<line>\d{1,7})\s{0,4}(?:[|│┃]|:(?=\s))(?<text>.*)$/;
const CARET = /^[\s│|·:╵┆╎-]*(?:\^|~~|─|━)/;

function rowIn(text: string): readonly Row[] {
  const groups = ROW.exec(text)?.groups;
  return groups ? [{ line: Number(groups.line), text: groups.text?.trim() ?? '' }] : [];
}

/** Returns the row of a code frame if it has a mark, or a caret below. */
function shownIn(lines: readonly LogLine[], at: number): readonly Row[] {
  const groups = ROW.exec(plainText(lines[at]?.text ?? ''))?.groups;
  const text = groups?.text?.trim() ?? '';
  const isMarked = groups?.mark !== '' || CARET.test(plainText(lines[at + 1]?.text ?? ''));
  return text !== '' && isMarked ? [{ line: Number(groups?.line), text }] : [];
}

const QUOTED = /"([^"]{2,200})"|(?<!\w)'([^']{2,200})'(?!\w)|`([^`]{2,200})`|“([^“”]{2,200})”/g;
/** The subject of a message: the word before the complaint, or the word behind a kind of thing, as `module x`. */
const SUBJECTS: readonly RegExp[] = [
  /(?:^|\s)(?:Error:\s)?([^\s:"'`]{2,200}):?\s(?:is not|isn't|not found|is undefined|was not|could not be|does not|doesn't|cannot be|failed to|must be|is missing|is required|doesn’t)\b/,
  /\b(?:partial|tag|helper|filter|mixin|layout|field|plugin|package|module|specifier|host|tarball):?\s"?([^\s"'`,;()]{2,200})/i,
  /\b[Uu]n(?:known|supported|recognized) (?:browser|engine|environment|flag|format|key|language|locale|option|preset|property|rule|target|theme|type|unit) ([^\s"'`,;:()]{2,100})$/,
  /(?:^|[\s*])([\w.-]{2,60}):\s(?:Invalid|Required|Expected)\b/,
  /\b\d{1,3}(?:\.\d{1,3}){3}:(\d{2,5})\b/,
  /^\s*(?:[-*•]|->)\s(?:linking to\s)?(\S{2,200})$/,
  /\bproperties\s?\(([^\s()]{2,100})\)/,
];
/** Words that are names by their shape: packages, options, variables. */
const SHAPED =
  /^(?:@[\w.-]+\/[\w.-]+|node:[a-z]\w+(?:\/\w+)?|[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+|[a-z]+(?:[A-Z][a-z0-9]*)+|[\w.-]+@[\^~>=<\w.*:-]+|\.{1,2}\/\S+|(?:[\w@.-]+\/)+[\w.-]+\.\w{2,5}|[\w.-]+\.(?:invalid|com|org|net|io|dev))$/;

/** Where a message begins to quote the source or to advise. */
const ASIDE =
  /\bwhile parsing\b|\b(?:imported|linked) from\b|\bsource page path\b|\b[Dd]id you mean\b|\b[Ss]ee (?:more|https?:)|\bTried\b|\bwhich (?:is|are) (?:configured|defined|set) in\b/;
const ADVICE = /^\s*(?:Note|Hint|Tip):\s|\b(?:[Dd]id you mean|npm run|see a list|https?:\/\/)/;

function withoutAsides(message: string): string {
  return message.slice(0, ASIDE.exec(message)?.index ?? message.length).replace(SPEAKER, '');
}

const SPEAKER = /^\W{0,8}[([]plugin [^)\]]{1,100}[)\]]/;

/** Returns the names in a line, the surest first. */
function namesIn(text: string): readonly string[] {
  const quoted = [...text.matchAll(QUOTED)].map((match) => match.slice(1).find((each) => each !== undefined) ?? '');
  const subjects = SUBJECTS.flatMap((pattern) => pattern.exec(text)?.[1] ?? []);
  const given = GIVEN.exec(text)?.[1];
  const words = text.replace(QUOTED, ' ').split(/[\s,;()[\]<>{}"'`|]+/, MOST.tokens);
  const isLink = LINK.test(text);
  const shaped = words.map(withoutBrackets).filter((word) => SHAPED.test(word) || isAddress(word, isLink));
  const bare = (name: string) => withoutQuotes(name.trim()).slice(0, MOST.nameLength);
  const isName = (name: string) => /\w\w/.test(name) && !name.includes('\\') && name.split(/\s/).length <= 3;
  return [...new Set([...quoted, given ?? '', ...subjects, ...shaped].map(bare))]
    .filter((name) => isName(name) && (name === given || !PLAIN_WORD.test(name)))
    .slice(0, MOST.names);
}

/** A name behind a colon. It may be a plain word. */
const GIVEN =
  /\b(?:not found|look(?:ed|ing) for|unknown(?:\s\w{1,20}){0,2}|(?:does|do) not exist|undefined(?:\s\w{1,20})?|not defined):\s"?([^\s"'`,;]{2,200})/i;

const PLAIN_WORD =
  /^(?:[A-Z]\w{0,60}(?:Error|Exception)|a|an|the|that|this|which|it|its|is|are|was|in|of|on|or|and|for|from|with|to|not|does|cannot|could|config(?:uration)?|files?|pages?|modules?|packages?|plugins?|options?|paths?|folder|directory)$/i;

function withoutQuotes(name: string): string {
  return /^["'`]/.test(name) && name.length > 2 && name.endsWith(name[0] ?? '') ? name.slice(1, -1) : name;
}

/** A message about a link. Paths in it may have one segment. */
const LINK = /\b404\b|\blink(?:s|ed)?\b/i;

function isAddress(word: string, isLink: boolean): boolean {
  return /^https?:\/\/\S/.test(word) || /^\/[\w@.-]+\/\S/.test(word) || (isLink && /^\/[\w-]/.test(word));
}

const BRACKETS = [
  ['(', ')'],
  ['[', ']'],
] as const;

/** Removes punctuation and brackets around a word. Those of a path, as `(shop)/[slug].ts`, stay. */
function withoutBrackets(token: string): string {
  let [begin, end] = [0, token.length];
  const trimEnd = (signs: string) => {
    while (end > begin && signs.includes(token[end - 1] ?? ' ')) end--;
  };
  trimEnd('.:,');
  for (const [open, close] of BRACKETS) {
    const isClosed = token[end - 1] === close;
    if (token[begin] === open && (isClosed || !token.includes(close))) {
      begin++;
      if (isClosed) end--;
    }
    if (!token.slice(begin, end).includes(open)) trimEnd(`${close}.:,`);
  }
  return token.slice(begin, end);
}

/** The address of a page that a tool rendered, as group 1 or 2. */
const ROUTE =
  /\b(?:at|of|for|prerendering|rendering|GET|render)(?: (?:the )?(?:page|path|route))? ["'`]?(\/[\w[\].:@%()/-]{0,200})(?=$|[\s"'`,])|^!!! (\/\S{0,200}): /;

/** Nuxt lists pages as a tree, each error below its page. */
const BRANCH = /^[\s│]{0,8}[├└]─{1,2} (\/\S{0,200}) \(\d{1,9}ms\)$/;
const FAILED_BRANCH = /^[\s│]{0,8}[├└]─{1,2} \[5\d\d\]/;

/** Returns the addresses of rendered pages in a line. `below` is the next line. */
function routesIn(text: string, below = ''): readonly string[] {
  const [, named, rendered] = ROUTE.exec(text) ?? [];
  const branch = FAILED_BRANCH.test(below) ? BRANCH.exec(text)?.[1] : undefined;
  return [named, rendered, branch].flatMap((each) => each?.replace(/[.:,]$/, '') ?? []);
}

/** Errors of the language that quote a name of the source. */
const MESSAGES: readonly RegExp[] = [
  /(?:^|[\s:])([\w$]{1,100}) is not defined\b/,
  /\(reading '([\w$]{1,100})'\)/,
  /\.([\w$]{1,100})\)? is not a function\b/,
];

export function identifierIn(message: string): string | undefined {
  return MESSAGES.map((pattern) => pattern.exec(message)?.[1]).find((each) => each !== undefined);
}

/** True if a text contains the word JSON, other than as the end of a file's name. */
export function saysJson(text: string): boolean {
  return /(?<!\.)\bjson5?\b/i.test(text);
}

/** Returns the member `input` of an error that Node.js prints. The sources contain it as it is. */
export function inputIn(text: string): readonly string[] {
  return /^\s{2,12}input: '([^'\\]{4,200})',?$/.exec(text)?.slice(1) ?? [];
}
