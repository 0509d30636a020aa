/** A public repository whose deployment is compared with its build by hand. */
export interface Candidate {
  /** `owner/name` on GitHub. */
  readonly name: string;
  /** A full commit ID. Undefined: the newest of the default branch. */
  readonly commit: string | undefined;
  /** The folder that its documentation builds, from the root. The platform finds it by itself. Empty: the root. */
  readonly folder: string;
  /** The commands of its documentation, run in `folder`. Undefined: those of its lockfile (`commands.ts`). */
  readonly commands?: readonly string[] | undefined;
  /** The folder of the site, from `folder`. Undefined: the one that the commands write a page to. */
  readonly output?: string | undefined;
  /** The release of Node.js. Undefined: what the repository asks for, else the one that runs the script. */
  readonly node?: string | undefined;
}

const HEAD = /^([\w.-]+\/[\w.-]+)(?:@([0-9a-f]{40}))?(?:\s+(\S+))?$/;

/**
 * Reads a list of repositories:
 *
 * ```text
 * # A comment.
 * owner/name@<commit> [folder]
 *   $ npm ci
 *   $ npm run build
 *   output dist
 *   node 20.18.1
 * ```
 *
 * Indented lines belong to the repository above and can be left out. `$` alone says that nothing is built. Throws an error
 * that names the line.
 */
export function readList(text: string, file: string): readonly Candidate[] {
  const candidates: Candidate[] = [];
  for (const [at, line] of text.split('\n').entries()) {
    const words = line.trim();
    if (words === '' || words.startsWith('#')) continue;
    const above = candidates.at(-1);
    const next = /^\s/.test(line) ? above && withDetail(above, words) : headOf(words);
    if (next === undefined) throw new Error(`${file}, line ${at + 1}: ${words.slice(0, 100)} is none of ${FORMS}`);
    if (/^\s/.test(line)) candidates.pop();
    candidates.push(next);
  }
  if (candidates.length === 0) throw new Error(`${file} names no repository: write owner/name@commit, one in a line`);
  return candidates;
}

const FORMS = '`owner/name@<40 digits> [folder]`, and indented below it `$ command`, `output FOLDER`, `node VERSION`';

function headOf(words: string): Candidate | undefined {
  const [, name, commit, folder = ''] = HEAD.exec(words) ?? [];
  return name === undefined ? undefined : { name, commit, folder };
}

function withDetail(candidate: Candidate, words: string): Candidate | undefined {
  const { commands = [] } = candidate;
  if (words === '$') return { ...candidate, commands };
  const [, key, value = ''] = /^(\$|output|node)\s+(.+)$/.exec(words) ?? [];
  switch (key) {
    case '$':
      return { ...candidate, commands: [...commands, value] };
    case 'output':
    case 'node':
      return { ...candidate, [key]: value };
    default:
      return undefined;
  }
}
