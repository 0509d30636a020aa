import { cleanLine } from '../../../base/text.ts';
import type { FailureFacts } from '../../../diagnosis/cause.ts';
import { isNoise, lastWords } from '../../../diagnosis/last-words.ts';
import { readLines } from '../../../diagnosis/lines.ts';
import { type Dependency, findDependency, type Manifest } from './manifests.ts';

/** The last lines of a log in which files are looked for. */
const LINES = 60;
const MOST_FILES = 20;
const MESSAGE_LENGTH = 300;
/** Settings that may have comments or commas that JSON does not allow. */
const LENIENT = /(?:^|\/)(?:[jt]sconfig[\w.-]{0,60}|\.[\w.-]{1,60}|devcontainer)\.json$/;

/** Returns the files of JSON that the end of a log names, the last first. One that does not parse is likely what is at fault. */
export function jsonFilesIn(facts: FailureFacts): readonly string[] {
  const words = lastLines(facts).flatMap((line) => line.split(/[\s'"`(),:;=[\]{}]+/));
  const named = words.map((word) => word.replace(/\.$/, '')).filter((word) => word.endsWith('.json'));
  const paths = named.filter((each) => !LENIENT.test(each) && !each.includes('node_modules/'));
  return [...new Set(paths.reverse())].slice(0, MOST_FILES);
}

/** Finds the dependency that an install's last words name, and returns it with the words: of a package manager that no rule knows. */
export function dependencyIn(
  facts: FailureFacts,
  manifests: readonly Manifest[],
): { readonly dependency: Dependency; readonly words: string } | undefined {
  const lines = lastLines(facts);
  const last = lastWords(lines, facts.message);
  const worded = lines
    .filter((line) => /\berror\b|\bfail|not found|cannot|could ?n[o']t|no matching/i.test(line))
    .reverse();
  for (const words of last === undefined ? [] : [last, ...worded]) {
    if (words === facts.message || isNoise(words)) continue;
    const names = new Set(
      words
        .replace(/%2f/gi, '/')
        .split(/[\s'"`(),:;]+/)
        .flatMap(namesIn),
    );
    const dependency = findDependency(manifests, (name) => names.has(name));
    if (dependency) return { dependency, words: cleanLine(words.trim(), MESSAGE_LENGTH) };
  }
  return undefined;
}

/** The names that a word may mean: `left-pad@^1.0.0`, `//registry.example.com/@acme/ui`. */
function namesIn(word: string): readonly string[] {
  const parts = word.split('/');
  const [scope = '', name = ''] = parts.slice(-2);
  const last = scope.startsWith('@') ? `${scope}/${name}` : name || scope;
  // A plain word of a sentence is not meant for a package of that name.
  return /^@?[^@]+@/.test(last) || parts.length > 1 ? [last.replace(/(?<=.)@.*$/, '')] : [];
}

function lastLines({ log }: FailureFacts): readonly string[] {
  return readLines(log)
    .slice(-LINES)
    .map(({ text }) => text);
}
