import { compilePattern, fillIn, NO_PATTERN, type Pattern } from './pattern.ts';
import type { Parsed } from './redirects.ts';

/**
 * `_headers`, as Netlify and Cloudflare Pages read it: a path on a line of its own, then indented `Name: value` lines;
 * `! Name` takes a header away that an earlier block gave. All blocks that match apply; equal names are joined. In a
 * value, `:name` and `:splat` stand for what the path matched.
 */
export interface HeaderRule {
  readonly matches: Pattern;
  readonly set: readonly (readonly [name: string, value: string])[];
  readonly unset: readonly string[];
}

const RULES_MOST = 500;
const LINE_MOST = 2_000;
const NAME = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/;
const VALUE = /^[\t\x20-\x7e\x80-\xff]*$/;

/** Those that would break the message, or say who serves it. */
const RESERVED: ReadonlySet<string> = new Set([
  'accept-ranges',
  'connection',
  'content-encoding',
  'content-length',
  'content-range',
  'date',
  'etag',
  'keep-alive',
  'last-modified',
  'location',
  'server',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'vary',
  'x-request-id',
  'x-slipway-release',
]);

/** Never throws: a line that cannot be read is ignored, with its number (from 1) and the reason. */
export function parseHeaderRules(text: string): Parsed<HeaderRule> {
  const rules: { matches: Pattern; set: [string, string][]; unset: string[] }[] = [];
  const ignored: { line: number; reason: string }[] = [];
  let block: (typeof rules)[number] | undefined;
  for (const [index, raw] of text.split(/\r\n|\r|\n/).entries()) {
    const line = raw.trim();
    const ignore = (reason: string) => ignored.push({ line: index + 1, reason });
    if (line === '' || line.startsWith('#')) continue;
    if (line.length > LINE_MOST) ignore('the line is too long');
    else if (line.startsWith('/') || /^https?:/.test(line)) {
      block = beginBlock(line, rules.length, ignore);
      if (block) rules.push(block);
    } else if (!block) ignore('it stands below no path');
    else addHeader(block, line, ignore);
  }
  return { rules, ignored };
}

function beginBlock(line: string, count: number, ignore: (reason: string) => void) {
  const matches = compilePattern(line);
  if (count >= RULES_MOST) ignore('too many rules');
  else if (!matches) ignore(NO_PATTERN);
  else return { matches, set: [], unset: [] };
  return undefined;
}

function addHeader(
  block: { set: [string, string][]; unset: string[] },
  line: string,
  ignore: (reason: string) => void,
) {
  const detached = /^!\s*(\S+)$/.exec(line)?.[1];
  if (detached) return void block.unset.push(detached.toLowerCase());
  const colon = line.indexOf(':');
  const name = line.slice(0, colon).trim().toLowerCase();
  const value = line.slice(colon + 1).trim();
  if (colon < 1 || !NAME.test(name) || !VALUE.test(value)) return ignore('it is not "Name: value"');
  // Elsewhere it asks visitors for this password; here it would tell it to them.
  if (name === 'basic-auth') return ignore('"basic-auth" is not supported: everybody may read this path');
  if (name === 'set-cookie' && block.set.some(([other]) => other === name)) return ignore('a path can set one cookie');
  if (RESERVED.has(name)) return ignore(`"${name}" is the edge's own`);
  block.set.push([name, value]);
}

const NONE: Readonly<Record<string, string>> = {};

/** The headers that the rules give a path (decoded, with its leading slash). */
export function customHeaders(rules: readonly HeaderRule[], path: string): Readonly<Record<string, string>> {
  let headers: Map<string, string> | undefined;
  for (const rule of rules) {
    const captures = rule.matches(path);
    if (!captures) continue;
    headers ??= new Map();
    for (const name of rule.unset) headers.delete(name);
    for (const [name, given] of rule.set) {
      const value = fillIn(given, captures);
      const before = headers.get(name);
      // Cookies cannot be joined.
      headers.set(name, before === undefined || name === 'set-cookie' ? value : `${before}, ${value}`);
    }
  }
  return headers ? Object.fromEntries(headers) : NONE;
}
