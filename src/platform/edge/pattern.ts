import { decodePath } from './path.ts';

/** What placeholders and the splat of a pattern matched, decoded. */
export type Captures = Readonly<Record<string, string>>;

/** Answers for a decoded path with its leading slash. */
export type Pattern = (path: string) => Captures | undefined;

const NOTHING: Captures = {};
const SPECIAL = /[.+?^${}()|[\]\\]/g;

/**
 * A path of `_headers` or `_redirects`: letters as they are, `/:name` for one segment, one `*` for any rest.
 * A closing slash makes no difference. Undefined: not a path, or more than one `*`.
 */
export function compilePattern(text: string): Pattern | undefined {
  const decoded = decodePath(text);
  if (decoded === undefined || decoded.split('*').length > 2) return undefined;
  const path = bare(`/${decoded}`);
  if (!/\/:[A-Za-z]|\*/.test(path)) return (asked) => (bare(asked) === path ? NOTHING : undefined);
  const names = new Set<string>();
  const source = path
    .replace(SPECIAL, '\\$&')
    .replace(/\/:([A-Za-z]\w*)(?=\/|$)/g, (_, name: string) => {
      names.add(name);
      return `/(?<${name}>[^/]+)`;
    })
    .replace(/\/\*$|\*/, (rest) => (rest === '*' ? '(?<splat>.*)' : '(?:/(?<splat>.*))?'));
  const regExp = tryRegExp(`^${source}$`);
  return regExp && ((asked) => regExp.exec(source.endsWith('?') ? asked : bare(asked))?.groups);
}

function bare(path: string): string {
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
}

/** Undefined where a name stands twice. */
function tryRegExp(source: string): RegExp | undefined {
  try {
    return new RegExp(source, 's');
  } catch {
    return undefined;
  }
}
