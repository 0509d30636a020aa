import { constants } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import type { IgnoredRule } from '../../../contract/built-output.ts';
import { compileRules, RULE_FILE_BYTES, RULE_FILES } from '../../rules/rules.ts';

/** Ignored rules that are listed, and characters of a reason. */
const LISTED_MOST = 50;
const REASON_MOST = 200;
const FLAGS = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK;

/** Returns what the edge will ignore of an output's `_redirects` and `_headers`. A file that cannot be read has no rules. */
export async function ignoredRulesOf(directory: string): Promise<readonly IgnoredRule[]> {
  const texts = new Map<string, Buffer | 'too large'>();
  for (const file of RULE_FILES) {
    const text = await textOf(join(directory, file));
    if (text !== undefined) texts.set(file, text);
  }
  return firstOf(compileRules(texts).ignored);
}

async function textOf(path: string): Promise<Buffer | 'too large' | undefined> {
  const opened = await open(path, FLAGS).catch(() => undefined);
  if (!opened) return undefined;
  await using file = opened;
  const stats = await file.stat();
  if (!stats.isFile()) return undefined;
  const { buffer, bytesRead } = await file.read(Buffer.alloc(RULE_FILE_BYTES + 1), { position: 0 });
  return bytesRead > RULE_FILE_BYTES ? 'too large' : buffer.subarray(0, bytesRead);
}

/** Bounds a list of ignored rules. Its last item says how many more there are. */
export function firstOf(ignored: readonly IgnoredRule[]): readonly IgnoredRule[] {
  const listed = ignored.slice(0, LISTED_MOST).map((each) => ({ ...each, reason: each.reason.slice(0, REASON_MOST) }));
  const [next] = ignored.slice(LISTED_MOST);
  if (next) listed.push({ file: next.file, reason: `${ignored.length - LISTED_MOST} more rules` });
  return listed;
}
