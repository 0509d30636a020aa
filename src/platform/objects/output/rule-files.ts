import { join } from 'node:path';
import type { IgnoredRule } from '../../../contract/built-output.ts';
import { compileRules, RULE_FILE_BYTES, RULE_FILES } from '../../rules/rules.ts';
import { openIfReadable, readInto } from './files.ts';

/** Ignored rules that are listed, and characters of a reason. */
const LISTED_MOST = 50;
const REASON_MOST = 200;

/** Returns what the edge will ignore of an output's `_redirects` and `_headers`. A file that cannot be read has no rules. */
export function ignoredRulesOf(directory: string): readonly IgnoredRule[] {
  const texts = new Map<string, Buffer | 'too large'>();
  for (const file of RULE_FILES) {
    const text = textOf(join(directory, file));
    if (text !== undefined) texts.set(file, text);
  }
  return firstOf(compileRules(texts).ignored);
}

function textOf(path: string): Buffer | 'too large' | undefined {
  using file = openIfReadable(path);
  if (!file) return undefined;
  const buffer = Buffer.alloc(RULE_FILE_BYTES + 1);
  const size = readInto(file.fd, buffer, file.stats.size);
  return size > RULE_FILE_BYTES ? 'too large' : buffer.subarray(0, size);
}

/** Bounds a list of ignored rules. Its last item says how many more there are. */
export function firstOf(ignored: readonly IgnoredRule[]): readonly IgnoredRule[] {
  const listed = ignored.slice(0, LISTED_MOST).map((each) => ({ ...each, reason: each.reason.slice(0, REASON_MOST) }));
  const [next] = ignored.slice(LISTED_MOST);
  if (next) listed.push({ file: next.file, reason: `${ignored.length - LISTED_MOST} more rules` });
  return listed;
}
