import { strictlyDecoded } from '../../base/text.ts';

/**
 * Decodes a request's path once, without its leading slash. Undefined if it cannot be that of a file: invalid escapes, NUL, backslashes, `.`
 * and `..` segments. The result is only compared with paths of the release, and never used on the disk.
 */
export function decodePath(raw: string): string | undefined {
  if (raw.charCodeAt(0) !== 47) return undefined;
  const path = raw.includes('%') ? strictlyDecoded(raw) : raw;
  if (path === undefined || path.includes('\0') || path.includes('\\')) return undefined;
  return /\/\.\.?(?:\/|$)/.test(path) ? undefined : path.slice(1);
}

/** Paths that `encodePath` does not change. */
const NEEDS_NOTHING = /^[\w.!~*'()@:$,+=&;/-]*$/;

/** Encodes the path of a file as the path of a URL, with a leading slash. */
export function encodePath(path: string): string {
  if (NEEDS_NOTHING.test(path)) return `/${path}`;
  return `/${path.split('/').map(encodeSegment).join('/')}`;
}

function encodeSegment(segment: string): string {
  return encodeURIComponent(segment).replace(/%(40|3A|24|2C|2B|3D|26|3B)/g, decodeURIComponent);
}

type FileMatch = { readonly kind: 'file'; readonly path: string } | { readonly kind: 'redirect'; readonly to: string };

/**
 * Finds the file for a decoded path, by the rules of static hosts: the file itself, `path.html`, or a folder's
 * `index.html`. Redirects a folder without a final slash, and a page with one, to the correct path.
 */
export function findFile(path: string, has: (path: string) => boolean): FileMatch | undefined {
  if (path === '' || path.endsWith('/')) {
    if (has(`${path}index.html`)) return { kind: 'file', path: `${path}index.html` };
    const bare = path.slice(0, -1);
    return bare !== '' && has(`${bare}.html`) ? { kind: 'redirect', to: bare } : undefined;
  }
  if (has(path)) return { kind: 'file', path };
  if (has(`${path}.html`)) return { kind: 'file', path: `${path}.html` };
  return has(`${path}/index.html`) ? { kind: 'redirect', to: `${path}/` } : undefined;
}
