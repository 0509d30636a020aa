import { objectIn } from '../../base/json.ts';
import type { IgnoredRule } from '../../contract/built-output.ts';
import { DamagedObject } from '../shared/damaged.ts';
import { isOfPlatform } from '../shared/tenant-headers.ts';
import type { SiteShape } from '../shared/types.ts';
import { HEADER_RULES_MOST, type HeaderRule, isHeader, parseHeaderRules } from './header-rules.ts';
import { type Pattern, parsePattern } from './pattern.ts';
import { isStatus, isTarget, parseRedirects, REDIRECT_RULES_MOST, type RedirectRule } from './redirects.ts';

/** The rules in a release's `_redirects` and `_headers`. */
export interface Rules {
  readonly redirects: readonly RedirectRule[];
  readonly headers: readonly HeaderRule[];
  /** The page for paths without a file and without a rule, unless the app has a setting. */
  readonly fallback: string | undefined;
}

const FALLBACKS = ['index.html', '200.html'];

const REDIRECTS = '_redirects';
const HEADERS = '_headers';
/** Larger files are ignored. */
export const RULE_FILE_BYTES = 512 * 1024;

export const RULE_FILES: readonly string[] = [REDIRECTS, HEADERS];

export function isRuleFile(path: string): boolean {
  return RULE_FILES.includes(path);
}

/** The contents of the rule files by name. */
export type RuleTexts = ReadonlyMap<string, Buffer | 'too large'>;

/** Compiles the rule files, and after them what the site's shape needs, for `readRules`. Empty if there are no rules. Never throws. */
export function compileRules(
  texts: RuleTexts,
  { base, fallback }: SiteShape = {},
): { readonly bytes: Buffer; readonly ignored: readonly IgnoredRule[] } {
  const ignored: IgnoredRule[] = [];
  const textOf = (file: string): string => {
    const text = texts.get(file) ?? Buffer.alloc(0);
    if (text === 'too large') ignored.push({ file, reason: `it has more than ${RULE_FILE_BYTES} bytes` });
    return text === 'too large' ? '' : text.toString();
  };
  const redirects = parseRedirects(textOf(REDIRECTS));
  for (const each of redirects.ignored) ignored.push({ file: REDIRECTS, ...each });
  const headers = parseHeaderRules(textOf(HEADERS));
  for (const each of headers.ignored) ignored.push({ file: HEADERS, ...each });
  const own = [...redirects.rules, ...rulesOfBase(base)].slice(0, REDIRECT_RULES_MOST);
  if (own.length + headers.rules.length === 0 && fallback === undefined) return { bytes: Buffer.alloc(0), ignored };
  const json = {
    redirects: own.map(({ from, to, status, force }) => [from.text, to, status, force]),
    headers: headers.rules.map(({ from, set, unset }) => [from.text, set, unset]),
    fallback,
  };
  return { bytes: Buffer.from(JSON.stringify(json)), ignored };
}

/** The rules of a site whose pages expect a path before all others: its files are there too, and visitors get there. */
function rulesOfBase(base: string | undefined): readonly RedirectRule[] {
  if (base === undefined) return [];
  return parseRedirects(`${base} ${base}/ 302\n${base}/* /:splat 200\n/ ${base}/ 302!`).rules;
}

/** Reads compiled rules from an index. Checks all of them. Throws `DamagedObject`. */
export function readRules(bytes: Buffer): Rules {
  if (bytes.length === 0) return { redirects: [], headers: [], fallback: undefined };
  const { redirects, headers, fallback } = objectIn(bytes.toString()) ?? broken();
  if (!Array.isArray(redirects) || redirects.length > REDIRECT_RULES_MOST) broken();
  if (!Array.isArray(headers) || headers.length > HEADER_RULES_MOST) broken();
  return {
    redirects: redirects.map(redirectOf),
    headers: headers.map(headerOf),
    fallback: FALLBACKS.find((each) => each === fallback),
  };
}

function redirectOf(value: unknown): RedirectRule {
  const [text, to, status, force] = listOf(value);
  if (typeof to !== 'string' || typeof status !== 'number' || typeof force !== 'boolean') broken();
  if (!isStatus(status) || !isTarget(to, status) || !/^[\x21-\x7e]+$/.test(to)) broken();
  return { from: patternOf(text), to, status, force };
}

function headerOf(value: unknown): HeaderRule {
  const [text, set, unset] = listOf(value);
  const headers = listOf(set).flatMap((each): readonly (readonly [string, string])[] => {
    const [name, given] = listOf(each);
    if (typeof name !== 'string' || typeof given !== 'string' || !isHeader(name, given)) broken();
    // A release of a version before may have one.
    return isOfPlatform(name) ? [] : [[name, given]];
  });
  const names = listOf(unset).map((name) => (typeof name === 'string' ? name : broken()));
  return { from: patternOf(text), set: headers, unset: names };
}

function patternOf(text: unknown): Pattern {
  const pattern = typeof text === 'string' ? parsePattern(text) : undefined;
  return typeof pattern === 'object' ? pattern : broken();
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : broken();
}

function broken(): never {
  throw new DamagedObject('The compiled rules of a release are damaged: deploy again');
}
