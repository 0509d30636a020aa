import type { ObjectReader } from '../objects/store.ts';
import type { Manifest } from '../types.ts';
import { type HeaderRule, parseHeaderRules } from './header-rules.ts';
import { type Parsed, parseRedirects, type RedirectRule } from './redirects.ts';

/** What a release's `_redirects` and `_headers` say. */
export interface Rules {
  readonly redirects: readonly RedirectRule[];
  readonly headers: readonly HeaderRule[];
}

/** A line that has no effect. No line: the whole file. */
export interface IgnoredRule {
  readonly file: string;
  readonly line?: number;
  readonly reason: string;
}

const REDIRECTS = '_redirects';
const HEADERS = '_headers';
const FILE_BYTES = 512 * 1024;

export function isRuleFile(path: string): boolean {
  return path === REDIRECTS || path === HEADERS;
}

/** Throws `DamagedObject`. */
export async function readRules(
  objects: Pick<ObjectReader, 'read'>,
  org: string,
  { files }: Manifest,
): Promise<{ readonly rules: Rules; readonly ignored: readonly IgnoredRule[] }> {
  const ignored: IgnoredRule[] = [];
  const read = async <T>(file: string, parse: (text: string) => Parsed<T>): Promise<readonly T[]> => {
    const entry = Object.hasOwn(files, file) ? files[file] : undefined;
    if (!entry) return [];
    if (entry.size > FILE_BYTES) {
      ignored.push({ file, reason: `it has more than ${FILE_BYTES} bytes` });
      return [];
    }
    const parsed = parse((await objects.read(org, entry.hash)).toString());
    for (const each of parsed.ignored) ignored.push({ file, ...each });
    return parsed.rules;
  };
  const [redirects, headers] = [await read(REDIRECTS, parseRedirects), await read(HEADERS, parseHeaderRules)];
  return { rules: { redirects, headers }, ignored };
}
