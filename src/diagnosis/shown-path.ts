import { posix } from 'node:path';
import type { ListFolder, Seen } from './cause.ts';

/** Returns a path of the build without the folders of the builder, or unchanged if it is not known where these end. */
export function shownPath(path: string, { facts, lines }: Pick<Seen, 'facts' | 'lines'>): string {
  if (!path.startsWith('/')) return path;
  const segments = path.split('/');
  const named = (facts.diagnostics ?? []).map(({ file }) => file.split('/', 1)[0] ?? '').filter((each) => each !== '');
  const names = [...new Set(['node_modules', ...(facts.list?.('') ?? []), ...named])];
  const same = segments.findIndex((each) => names.includes(each));
  if (same > 0) return segments.slice(same).join('/');
  // The path does not exist. Other paths of the log show where the root of the repository was.
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

/** Finds the path that differs from this one only in upper and lower case. `extensions` may be added to the path. */
export function inOtherCase(path: string, list: ListFolder, extensions: readonly string[] = ['']): string | undefined {
  const segments = path.split('/', 40).filter((each) => each !== '' && each !== '.');
  let found = '';
  for (const [index, segment] of segments.entries()) {
    const names = list(found);
    const wanted = (index === segments.length - 1 ? extensions : ['']).map((extension) => `${segment}${extension}`);
    const name =
      wanted.find((each) => names.includes(each)) ??
      wanted.map((each) => names.find((name) => name.toLowerCase() === each.toLowerCase())).find(Boolean);
    if (name === undefined) return undefined;
    found = posix.join(found, name);
  }
  return extensions.some((extension) => found === `${segments.join('/')}${extension}`) ? undefined : found;
}
