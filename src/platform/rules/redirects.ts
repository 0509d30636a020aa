import { compilePattern, type Pattern } from './pattern.ts';

/**
 * `_redirects`, as Netlify and Cloudflare Pages read it: `from to [status][!]` on each line, and `#` for comments. The
 * first line that matches wins. The default status is 301. Rules with conditions, hosts or query parameters are
 * ignored, and so are rewrites to other origins, because the edge is not a proxy.
 */
export interface RedirectRule {
  readonly from: Pattern;
  readonly to: string;
  readonly status: RedirectStatus;
  /** The rule applies even if there is a file at this path. */
  readonly force: boolean;
}

export const REDIRECT_RULES_MOST = 2_000;
const LINE_MOST = 2_000;

/** A query parameter such as `id=:id`, between the path and the target. */
const PARAMETER = /^[^/:]+=/;

const STATUSES = { 200: 'rewrite', 404: 'rewrite', 301: 'go', 302: 'go', 303: 'go', 307: 'go', 308: 'go' } as const;
export type RedirectStatus = keyof typeof STATUSES;

export interface Parsed<T> {
  readonly rules: readonly T[];
  readonly ignored: readonly { readonly line: number; readonly reason: string }[];
}

/** Parses `_redirects`. Never throws: returns each ignored line with its number, from 1, and the reason. */
export function parseRedirects(text: string): Parsed<RedirectRule> {
  const rules: RedirectRule[] = [];
  const ignored: { line: number; reason: string }[] = [];
  for (const [index, raw] of text.split(/\r\n|\r|\n/).entries()) {
    const line = withoutComment(raw).trim();
    if (line === '') continue;
    const rule = rules.length < REDIRECT_RULES_MOST ? parseRule(line) : 'too many rules';
    if (typeof rule === 'string') ignored.push({ line: index + 1, reason: rule });
    else rules.push(rule);
  }
  return { rules, ignored };
}

function withoutComment(line: string): string {
  const at = line.search(/(?:^|\s)#/);
  return at === -1 ? line : line.slice(0, at);
}

function parseRule(line: string): RedirectRule | string {
  if (line.length > LINE_MOST) return 'the line is too long';
  const [path = '', to, code = '301', ...more] = line.split(/\s+/);
  if (to === undefined) return 'it does not name a target';
  if (more.length > 0 || code.includes('=') || PARAMETER.test(to)) {
    return 'conditions and query parameters are not supported';
  }
  const status = Number(/^(\d{3})!?$/.exec(code)?.[1]);
  if (!isStatus(status))
    return /^\d+!?$/.test(code) ? `${code} is not a status that a rule can have` : 'its status is not a number';
  const from = compilePattern(path);
  if (typeof from === 'string') return from;
  if (!isTarget(to, status)) {
    return isRewrite(status) ? 'rewrites to other origins are refused' : 'the target is neither a path nor a URL';
  }
  return { from, to: to.replace(/[^\x21-\x7e]/gu, encodeURIComponent), status, force: code.endsWith('!') };
}

export function isStatus(number: number): number is RedirectStatus {
  return Object.hasOwn(STATUSES, number);
}

export function isRewrite(status: RedirectStatus): status is 200 | 404 {
  return STATUSES[status] === 'rewrite';
}

/** True for a path of the site. The target of a redirect can also be a URL. */
export function isTarget(to: string, status: RedirectStatus): boolean {
  return /^\/(?!\/)/.test(to) || (!isRewrite(status) && /^(?:https?:)?\/\//i.test(to));
}
