import { isOfPlatform } from '../shared/tenant-headers.ts';
import { compilePattern, type Pattern } from './pattern.ts';
import type { Parsed } from './redirects.ts';

/**
 * `_headers`, as Netlify and Cloudflare Pages read it: a path on its own line, then indented `Name: value` lines.
 * `! Name` removes a header that an earlier block set. All blocks that match apply. Values of equal names are joined.
 * In a value, `:name` and `:splat` are replaced by what the path matched.
 */
export interface HeaderRule {
  readonly from: Pattern;
  readonly set: readonly (readonly [name: string, value: string])[];
  readonly unset: readonly string[];
}

export const HEADER_RULES_MOST = 500;
/** Bytes that rules may add to one response: names, values, and 4 per header. Node.js clients accept 16 KiB in total. */
export const HEADER_BYTES_MOST = 8 * 1024;
const LINE_MOST = 2_000;
const NAME = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/;
const VALUE = /^[\t\x20-\x7e\x80-\xff]*$/;

/** Headers that would break the response, or that only the edge sets. */
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

interface Block {
  readonly from: Pattern;
  readonly set: [name: string, value: string][];
  readonly unset: string[];
  bytes: number;
}

/** Parses `_headers`. Never throws: returns each ignored line with its number, from 1, and the reason. */
export function parseHeaderRules(text: string): Parsed<HeaderRule> {
  const rules: Block[] = [];
  const ignored: { line: number; reason: string }[] = [];
  let block: Block | undefined;
  for (const [index, raw] of text.split(/\r\n|\r|\n/).entries()) {
    const line = raw.trim();
    const ignore = (reason: string) => ignored.push({ line: index + 1, reason });
    if (line === '' || line.startsWith('#')) continue;
    if (line.length > LINE_MOST) ignore('the line is too long');
    else if (line.startsWith('/') || /^https?:/.test(line)) {
      block = blockAt(line, rules.length, ignore);
      if (block) rules.push(block);
    } else if (!block) ignore('it is not below a path');
    else addHeader(block, line, ignore);
  }
  return { rules, ignored };
}

function blockAt(line: string, count: number, ignore: (reason: string) => void): Block | undefined {
  const from = compilePattern(line);
  if (count >= HEADER_RULES_MOST) ignore('too many rules');
  else if (typeof from === 'string') ignore(from);
  else return { from, set: [], unset: [], bytes: 0 };
  return undefined;
}

function addHeader(block: Block, line: string, ignore: (reason: string) => void) {
  const detached = /^!\s*(\S+)$/.exec(line)?.[1];
  if (detached) return void block.unset.push(detached.toLowerCase());
  const colon = line.indexOf(':');
  const name = line.slice(0, colon).trim().toLowerCase();
  const value = line.slice(colon + 1).trim();
  if (colon < 1 || !NAME.test(name) || !VALUE.test(value)) return ignore('it is not "Name: value"');
  // On other hosts, visitors need this password. Here, the edge would send it to them.
  if (name === 'basic-auth') return ignore('"basic-auth" is not supported: anyone can read this path');
  if (name === 'set-cookie' && block.set.some(([other]) => other === name)) return ignore('a path can set one cookie');
  if (RESERVED.has(name) || isOfPlatform(name)) return ignore(`rules cannot set "${name}"`);
  const bytes = block.bytes + headerBytes(name, value);
  if (bytes > HEADER_BYTES_MOST) return ignore(`the headers of this path have more than ${HEADER_BYTES_MOST} bytes`);
  block.bytes = bytes;
  block.set.push([name, value]);
}

export function headerBytes(name: string, value: string): number {
  return name.length + value.length + 4;
}

/** True for a header that `parseHeaderRules` accepts. */
export function isHeader(name: string, value: string): boolean {
  return NAME.test(name) && name === name.toLowerCase() && VALUE.test(value) && !RESERVED.has(name);
}
