import { cleanLine } from '../../../../base/text.ts';
import type { FailureFacts } from '../../../../diagnosis/cause.ts';
import { isNoise, lastWords } from '../../../../diagnosis/last-words.ts';
import { readLines } from '../../../../diagnosis/lines.ts';
import { type Dependency, findDependency, type Manifest } from '../../files/manifests.ts';

const LAST_LINES = 60;
const MOST_FILES = 20;
const MESSAGE_LENGTH = 300;
/** Settings that can have comments, and commas that JSON does not allow. */
const LENIENT = /(?:^|\/)(?:[jt]sconfig[\w.-]{0,60}|\.[\w.-]{1,60}|devcontainer)\.json$/;

/** Returns the JSON files that the end of a log names, the last first. */
export function jsonFilesIn(facts: FailureFacts): readonly string[] {
  const words = lastLines(facts).flatMap((line) => line.split(/[\s'"`(),:;=[\]{}]+/));
  const named = words.map((word) => word.replace(/\.$/, '')).filter((word) => word.endsWith('.json'));
  const paths = named.filter((each) => !LENIENT.test(each) && !each.includes('node_modules/'));
  return [...new Set(paths.reverse())].slice(0, MOST_FILES);
}

/** Finds the dependency that the last lines of an unknown package manager name, and returns it with that line. */
export function dependencyIn(
  facts: FailureFacts,
  manifests: readonly Manifest[],
): { readonly dependency: Dependency; readonly message: string } | undefined {
  const lines = lastLines(facts);
  const last = lastWords(lines, facts.message);
  if (last === undefined) return undefined;
  const errors = lines.filter((line) => /\berror\b|\bfail|not found|cannot|could ?n[o']t|no matching/i.test(line));
  for (const line of [last, ...errors.reverse()]) {
    if (line === facts.message || isNoise(line)) continue;
    const words = line.replace(/%2f/gi, '/').split(/[\s'"`(),:;]+/);
    const names = new Set(words.map(packageIn));
    const dependency = findDependency(manifests, (name) => names.has(name));
    if (dependency) return { dependency, message: cleanLine(line.trim(), MESSAGE_LENGTH) };
  }
  return undefined;
}

/** Returns the package in a word: `left-pad@^1.0.0`, `//registry.example.com/@acme/ui`. Ordinary words are not packages. */
function packageIn(word: string): string | undefined {
  const parts = word.split('/');
  const [scope = '', name = ''] = parts.slice(-2);
  const last = scope.startsWith('@') ? `${scope}/${name}` : name || scope;
  return /^@?[^@]+@/.test(last) || parts.length > 1 ? last.replace(/(?<=.)@.*$/, '') : undefined;
}

function lastLines({ log }: FailureFacts): readonly string[] {
  return readLines(log)
    .slice(-LAST_LINES)
    .map(({ text }) => text);
}
