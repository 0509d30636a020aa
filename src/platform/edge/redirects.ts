import { encodePath } from './path.ts';
import { type Captures, compilePattern, fillIn, NO_PATTERN, type Pattern } from './pattern.ts';

/**
 * `_redirects`, as Netlify and Cloudflare Pages read it: `from to [status][!]` a line, `#` for comments, the first
 * line that matches wins. The default status is 301. Rules with conditions, hosts or query parameters, and rewrites
 * to other origins, are ignored: the edge is no proxy.
 */
export interface RedirectRule {
  readonly from: Pattern;
  readonly to: string;
  readonly status: RedirectStatus;
  /** Even where a file of that name exists. */
  readonly force: boolean;
}

export const REDIRECT_RULES_MOST = 2_000;
const LINE_MOST = 2_000;

/** `id=:id` between path and target. */
const PARAMETER = /^[^/:]+=/;

const STATUSES = { 200: 'rewrite', 404: 'rewrite', 301: 'go', 302: 'go', 303: 'go', 307: 'go', 308: 'go' } as const;
export type RedirectStatus = keyof typeof STATUSES;

export interface Parsed<T> {
  readonly rules: readonly T[];
  readonly ignored: readonly { readonly line: number; readonly reason: string }[];
}

/** Never throws: a line that cannot be read is ignored, with its number (from 1) and the reason. */
export function parseRedirects(text: string): Parsed<RedirectRule> {
  const rules: RedirectRule[] = [];
  const ignored: { line: number; reason: string }[] = [];
  for (const [index, raw] of text.split(/\r\n|\r|\n/).entries()) {
    const line = raw.replace(/(?:^|\s)#.*$/, '').trim();
    if (line === '') continue;
    const rule = rules.length < REDIRECT_RULES_MOST ? parseRule(line) : 'too many rules';
    if (typeof rule === 'string') ignored.push({ line: index + 1, reason: rule });
    else rules.push(rule);
  }
  return { rules, ignored };
}

function parseRule(line: string): RedirectRule | string {
  if (line.length > LINE_MOST) return 'the line is too long';
  const [path = '', to, code = '301', ...more] = line.split(/\s+/);
  if (to === undefined) return 'it names no target';
  if (more.length > 0 || code.includes('=') || PARAMETER.test(to)) {
    return 'conditions and query parameters are not supported';
  }
  const status = parseStatus(code);
  if (status === undefined)
    return /^\d+!?$/.test(code) ? `${code} is no status of a redirect` : 'its status is no number';
  const from = compilePattern(path);
  if (!from) return NO_PATTERN;
  const local = /^\/(?!\/)/.test(to);
  if (!local && (STATUSES[status] === 'rewrite' || !/^(?:https?:)?\/\//i.test(to))) {
    return STATUSES[status] === 'rewrite'
      ? 'rewrites to other origins are refused'
      : 'the target is no path and no URL';
  }
  return { from, to: to.replace(/[^\x21-\x7e]/gu, encodeURIComponent), status, force: code.endsWith('!') };
}

function parseStatus(code: string): RedirectStatus | undefined {
  const number = Number(/^(\d{3})!?$/.exec(code)?.[1]);
  return isStatus(number) ? number : undefined;
}

function isStatus(number: number): number is RedirectStatus {
  return number in STATUSES;
}

export type Redirection =
  /** Serve another file of the release in its place: `path` is decoded, without a leading slash. */
  | { readonly kind: 'rewrite'; readonly status: 200 | 404; readonly path: string }
  | { readonly kind: 'go'; readonly status: number; readonly location: string };

/** What a rule would take the place of: a file, which gives way to forced rules; one of an earlier release, perhaps; or nothing. */
export type Displaced = 'file' | 'earlier' | 'nothing';

/** What the rules make of a path (decoded, with its leading slash), in their order. */
export function* redirectionsOf(rules: readonly RedirectRule[], path: string, over: Displaced): Generator<Redirection> {
  for (const { from, to, status, force } of rules) {
    if (!force && over === 'file') continue;
    const captures = from(path);
    if (!captures) continue;
    // What comes first wins: a forced rule behind it has no say.
    if (!force && over === 'earlier') return;
    const target = fill(to, captures);
    if (status === 200 || status === 404) yield { kind: 'rewrite', status, path: localPath(target) };
    // A redirect to where one is already would never end.
    else if (target !== encodePath(path.slice(1))) yield { kind: 'go', status, location: target };
  }
}

function fill(to: string, captures: Captures): string {
  const filled = fillIn(to, captures);
  // What was filled in must not turn a path into another host's address.
  return to.startsWith('//') ? filled : filled.replace(/^\/{2,}/, '/');
}

function localPath(target: string): string {
  const path = target.replace(/[?#].*$/, '').slice(1);
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
