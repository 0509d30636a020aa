import { decodePath, encodePath } from './path.ts';

/** Placeholders of one rule. */
export const PLACEHOLDERS_MOST = 32;

/** A placeholder for a part of a segment. Hosts read it differently, so such a rule might never match. */
const PART_PLACEHOLDER = /\/:[A-Za-z]\w*[^\w/]/;
const PLACEHOLDER = /^:([A-Za-z]\w*)$/;

type Part = { readonly text: string } | { readonly name: string };

/**
 * A path of `_headers` or `_redirects`: plain text, `/:name` for one segment, and at most one `*` for any text. A final
 * slash makes no difference. Matching compares each segment at most once, so it takes linear time.
 */
export interface Pattern {
  /** The decoded text of the pattern, which `parsePattern` can read. */
  readonly text: string;
  /** The whole segments before the `*`, or all of them. */
  readonly head: readonly Part[];
  readonly star: Star | undefined;
}

interface Star {
  /** The pattern ends with a slash and `*`. A path may lack both. */
  readonly isRest: boolean;
  /** Characters of the same segment, before and after the `*`. */
  readonly before: string;
  readonly behind: string;
  /** The whole segments after it. */
  readonly tail: readonly Part[];
}

const NO_PATTERN =
  'it must begin with a path that has at most one *, and placeholders (/:name) only for whole segments, each name once';
const TOO_MANY_PLACEHOLDERS = `it has more than ${PLACEHOLDERS_MOST} placeholders`;

/** Compiles the path of a rule as people write it. Returns the reason if it is invalid. */
export function compilePattern(text: string): Pattern | string {
  const decoded = decodePath(text);
  return decoded === undefined ? NO_PATTERN : parsePattern(bare(`/${decoded}`));
}

/** Parses a decoded path with a leading slash. Returns the reason if it is invalid. */
export function parsePattern(text: string): Pattern | string {
  const [front = '', back, more] = text.split('*', 3);
  if (!text.startsWith('/') || more !== undefined || PART_PLACEHOLDER.test(text)) return NO_PATTERN;
  const head = front.slice(1).split('/').map(partOf);
  const tail = (back ?? '').split('/').map(partOf);
  const names = [...namesOf(head), ...namesOf(tail), ...(back === undefined ? [] : ['splat'])];
  if (new Set(names).size < names.length) return NO_PATTERN;
  if (names.length > PLACEHOLDERS_MOST) return TOO_MANY_PLACEHOLDERS;
  if (back === undefined) return { text, head, star: undefined };
  if (back === '' && front.endsWith('/')) {
    const rest = front === '/' ? [] : front.slice(1, -1).split('/').map(partOf);
    return { text, head: rest, star: { isRest: true, before: '', behind: '', tail: [] } };
  }
  const before = front.slice(front.lastIndexOf('/') + 1);
  const [behind = ''] = back.split('/', 1);
  return { text, head: head.slice(0, -1), star: { isRest: false, before, behind, tail: tail.slice(1) } };
}

/** Returns the names of a pattern's placeholders. Its `*` is `splat`. */
export function placeholdersOf({ head, star }: Pattern): ReadonlySet<string> {
  return new Set(star ? [...namesOf(head), ...namesOf(star.tail), 'splat'] : namesOf(head));
}

function namesOf(parts: readonly Part[]): readonly string[] {
  return parts.flatMap((part) => ('name' in part ? part.name : []));
}

function partOf(segment: string): Part {
  const name = PLACEHOLDER.exec(segment)?.[1];
  return name === undefined ? { text: segment } : { name };
}

/** Characters that are encoded for one request, because many rules may fill in long values. */
const ENCODED_MOST = 32 * 1024;

/** The decoded path of a request, with its leading slash. It is split into segments once, for all rules, and not if there are none. */
export class AskedPath {
  readonly path: string;
  /** Without a final slash. */
  readonly bare: string;
  #parts: readonly string[] | undefined;
  #starts: number[] | undefined;
  #encoded: Map<string, string> | undefined;
  #left = ENCODED_MOST;

  constructor(path: string) {
    this.path = path;
    this.bare = bare(path);
  }

  /** Segments of `bare`. */
  get parts(): readonly string[] {
    this.#parts ??= this.bare.slice(1).split('/');
    return this.#parts;
  }

  /** Encodes a part of the path for a URL. Returns undefined if too much was encoded for this request. */
  encode(part: string): string | undefined {
    this.#encoded ??= new Map();
    const known = this.#encoded.get(part);
    if (known !== undefined) return known;
    this.#left -= part.length;
    if (this.#left < 0) return undefined;
    const encoded = encodePath(part).slice(1);
    this.#encoded.set(part, encoded);
    return encoded;
  }

  /** Returns the index in the path at which a segment begins. */
  start(number: number): number {
    if (!this.#starts) {
      let at = 1;
      this.#starts = this.parts.map((part) => {
        const start = at;
        at += part.length + 1;
        return start;
      });
    }
    return this.#starts[number] ?? this.path.length;
  }
}

/** Matches a path. Returns the decoded values of placeholders and splat, or undefined if the path does not match. */
export function match(pattern: Pattern, asked: AskedPath): Captures | undefined {
  const { head, star } = pattern;
  const { parts } = asked;
  if (star === undefined) {
    return parts.length === head.length && fits(head, parts, 0) ? new Captures(pattern, asked, undefined) : undefined;
  }
  if (!fits(head, parts, 0)) return undefined;
  if (star.isRest) {
    if (parts.length < head.length) return undefined;
    const start = head.length === 0 ? 1 : asked.start(head.length - 1) + (parts[head.length - 1] ?? '').length + 1;
    return new Captures(pattern, asked, start > asked.path.length ? undefined : asked.path.slice(start));
  }
  const last = parts.length - star.tail.length - 1;
  if (last < head.length || !fits(star.tail, parts, last + 1)) return undefined;
  const start = asked.start(head.length) + star.before.length;
  const end = asked.start(last) + (parts[last] ?? '').length - star.behind.length;
  if (start > end) return undefined;
  if (!asked.bare.startsWith(star.before, asked.start(head.length))) return undefined;
  if (!asked.bare.startsWith(star.behind, end)) return undefined;
  return new Captures(pattern, asked, asked.bare.slice(start, end));
}

function fits(pattern: readonly Part[], parts: readonly string[], from: number): boolean {
  for (let place = 0; place < pattern.length; place += 1) {
    const part = pattern[place];
    const given = parts[from + place];
    if (part === undefined || given === undefined) return false;
    if ('text' in part ? part.text !== given : given === '') return false;
  }
  return true;
}

/** Values by name, computed on demand. */
export class Captures {
  readonly #pattern: Pattern;
  readonly #asked: AskedPath;
  readonly #splat: string | undefined;

  constructor(pattern: Pattern, asked: AskedPath, splat: string | undefined) {
    this.#pattern = pattern;
    this.#asked = asked;
    this.#splat = splat;
  }

  /** Returns the decoded value. Empty if the `*` matched nothing. */
  get(name: string): string {
    const { head, star } = this.#pattern;
    const { parts } = this.#asked;
    const before = head.findIndex((part) => 'name' in part && part.name === name);
    if (before !== -1) return parts[before] ?? '';
    const behind = star ? star.tail.findIndex((part) => 'name' in part && part.name === name) : -1;
    if (star && behind !== -1) return parts[parts.length - star.tail.length + behind] ?? '';
    return this.#splat ?? '';
  }

  /** Returns the value, encoded for a URL, or undefined if too much was encoded for this request. */
  encoded(name: string): string | undefined {
    return this.#asked.encode(this.get(name));
  }
}

function bare(path: string): string {
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
}
