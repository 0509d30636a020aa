import type { Seen } from './cause.ts';

/**
 * Returns a path of the build as the repository knows it, without the builder's own folders. A path that cannot be told from a
 * builder's stays as it is.
 */
export function shownPath(path: string, { facts, lines }: Pick<Seen, 'facts' | 'lines'>): string {
  if (!path.startsWith('/')) return path;
  const segments = path.split('/');
  const named = (facts.diagnostics ?? []).map(({ file }) => file.split('/', 1)[0] ?? '').filter((each) => each !== '');
  const names = [...new Set(['node_modules', ...(facts.list?.('') ?? []), ...named])];
  const same = segments.findIndex((each) => names.includes(each));
  if (same > 0) return segments.slice(same).join('/');
  // A folder that does not exist: what else the log names from the repository shows where its root was.
  for (let end = segments.length - 1; end > 1; end--) {
    const root = `${segments.slice(0, end).join('/')}/`;
    if (lines.some((line) => names.some((name) => isNamed(line, root + name)))) return segments.slice(end).join('/');
  }
  return path;
}

function isNamed(line: string, path: string): boolean {
  const at = line.indexOf(path);
  return at >= 0 && !/[\w.-]/.test(line[at + path.length] ?? '');
}

/** Finds the path that differs from this one only in upper and lower case, if there is one. */
export function otherCase(path: string, list: (folder: string) => readonly string[]): string | undefined {
  const found: string[] = [];
  for (const segment of path
    .split('/')
    .filter((each) => each !== '' && each !== '.')
    .slice(0, 40)) {
    const names = list(found.join('/'));
    const name = names.includes(segment) ? segment : names.find((each) => each.toLowerCase() === segment.toLowerCase());
    if (name === undefined) return undefined;
    found.push(name);
  }
  const actual = found.join('/');
  return actual === path ? undefined : actual;
}
