import { decodePath, encodePath } from './path.ts';

/** What placeholders and the splat of a pattern matched, decoded. */
export type Captures = Readonly<Record<string, string>>;

/** Answers for a decoded path with its leading slash. */
export type Pattern = (path: string) => Captures | undefined;

const NOTHING: Captures = Object.create(null);
/** What one host reads as a placeholder and another as letters: it would silently never match. */
const PART_PLACEHOLDER = /\/:[A-Za-z]\w*[^\w/]/;
const SPECIAL = /[.+?^${}()|[\]\\]/g;

/**
 * A path of `_headers` or `_redirects`: letters as they are, `/:name` for one segment, one `*` for any rest.
 * A closing slash makes no difference. Undefined: `NO_PATTERN` says why.
 */
export function compilePattern(text: string): Pattern | undefined {
  const decoded = decodePath(text);
  if (decoded === undefined || decoded.split('*').length > 2) return undefined;
  const path = bare(`/${decoded}`);
  if (PART_PLACEHOLDER.test(path)) return undefined;
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

export const NO_PATTERN =
  'it must begin with a path, with one * at most and placeholders (/:name) for whole parts, each once';

/** `text` with what the pattern matched in the places of `:name` and `:splat`, encoded as in a path. */
export function fillIn(text: string, captures: Captures): string {
  if (captures === NOTHING) return text.replaceAll(':splat', '');
  return text.replace(/:([A-Za-z]\w*)/g, (whole, name: string) => {
    const value = captures[name];
    if (value === undefined) return name === 'splat' ? '' : whole;
    return encodePath(value).slice(1);
  });
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
