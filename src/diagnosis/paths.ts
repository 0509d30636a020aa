import { posix } from 'node:path';
import { cleanLine, percentDecoded } from '../base/text.ts';
import type { Diagnostic } from '../contract/control-plane.ts';

/** The repository in which findings are shown. Paths are relative to its root, separated by `/`. */
export interface CheckoutFiles {
  /** Returns true if `path` is a file. Is called only with relative paths without `..` and `node_modules`. */
  exists(path: string): boolean;
  /** The folder that install and build ran in, relative to the root. Relative paths begin there. */
  readonly rootDirectory?: string | undefined;
  /** Folders that the build may have changed to, relative to the root. They are tried first. */
  readonly folders?: readonly string[] | undefined;
}

const SCHEMES: readonly (readonly [RegExp, string])[] = [
  [/^file:\/\/(?:localhost)?(?=\/)/, ''],
  // `webpack:///./src/x`, `webpack://shop/./src/x`, `webpack-internal:///(rsc)/./app/page.tsx`
  [/^webpack(?:-internal)?:\/\/[^/]*\/(?:\([\w-]+\)\/)?(?=\.{0,2}\/)/, ''],
  [/^webpack(?:-internal)?:\/\/[^/]*\//, ''],
  // Loaders come before the module: `./node_modules/css-loader/index.js!./src/a.css`
  [/^.*!/, ''],
  [/\\/g, '/'],
  [/^\/?[A-Za-z]:(?=\/)/, ''],
  [/[?].*$/, ''],
];

/** Paths of tools and packages. They are never files of the repository, even if their end looks like one. */
const FOREIGN =
  /^(?:node|https?|data|virtual|native|internal|bun|deno):|^\/(?:usr\/(?!src\/)|lib(?:32|64)?\/|bin\/|etc\/|nix\/|proc\/|sys\/|snap\/|rustc\/|opt\/hostedtoolcache\/)|(?:^|\/)(?:node_modules|site-packages|dist-packages|\.git|\.nvm|\.pyenv|\.cargo|\.rustup|\.yarn|\.pnpm|\.pnpm-store|\.volta|\.bun)(?:\/|$)|\/go\/pkg\/mod\//;

/** A suffix of a path whose line numbers begin below the front matter. */
export const BODY = '?body';
/** The query for a block of a Vue component. Line numbers begin at the block, or are those of compiled code. */
const BLOCK = /\?vue&type=[\w&=.-]{1,200}/;
/** An absolute path in a message. A path of fewer segments may be an address of the site. */
export const ABSOLUTE_PATH = /(?<=^|[\s"'`(])(?:file:\/\/)?(?:\/[\w@.+~-]{1,100}){3,40}/g;

const MOST_SEGMENTS = 40;
/** Paths that one mapping looks up in the repository. Each may read the disk. */
const MOST_LOOKUPS = 20_000;
const MESSAGE_LENGTH = 500;
const CODE_LENGTH = 100;

/**
 * Returns the findings whose file is in the checkout, with its path from the root, and drops the others. Knows builder
 * folders (the longest end of an absolute path that exists), drives, `file:` and `webpack:` URLs, loaders, queries, and
 * monorepo folders. Never returns a path outside of the checkout or in `node_modules`. Returns the same place and
 * message once. Messages and codes become plain lines, because a platform that sends findings is not trusted. Looks up a
 * bounded number of paths.
 */
export function mapPaths(diagnostics: readonly Diagnostic[], where: CheckoutFiles): readonly Diagnostic[] {
  const checkout = { ...where, exists: remembered(where) };
  const known = new Map<string, string | undefined>();
  const mapped = new Map<string, Diagnostic>();
  for (const diagnostic of diagnostics) {
    if (!known.has(diagnostic.file)) known.set(diagnostic.file, mapPath(diagnostic.file, checkout));
    const file = known.get(diagnostic.file);
    if (file === undefined) continue;
    const [line, column] =
      BLOCK.test(diagnostic.file) || diagnostic.file.endsWith(BODY)
        ? [null, null]
        : [diagnostic.line, diagnostic.column];
    const message = withOwnPaths(cleanLine(diagnostic.message, MESSAGE_LENGTH), checkout);
    const code = diagnostic.code && cleanLine(diagnostic.code, CODE_LENGTH);
    const key = JSON.stringify([file, line, column, message]);
    if (!mapped.has(key)) mapped.set(key, { ...diagnostic, file, line, column, code, message });
  }
  const found = [...mapped.values()];
  // The platform's finding may have a line where the one from the log has none.
  const placed = new Set(found.filter(({ line }) => line !== null).map(({ file, message }) => `${file}\n${message}`));
  return found.filter(({ line, file, message }) => line !== null || !placed.has(`${file}\n${message}`));
}

/** Looks up each path once. Beyond the bound, a path does not exist. */
function remembered(checkout: CheckoutFiles): CheckoutFiles['exists'] {
  const known = new Map<string, boolean>();
  return (path) => {
    const before = known.get(path);
    if (before !== undefined) return before;
    const exists = known.size < MOST_LOOKUPS && checkout.exists(path);
    if (known.size < MOST_LOOKUPS) known.set(path, exists);
    return exists;
  };
}

/** Removes the folders of the builder and the queries of bundlers from a message. */
function withOwnPaths(message: string, checkout: CheckoutFiles): string {
  return message.replace(BLOCK, '').replace(ABSOLUTE_PATH, (path) => mapPath(path, checkout) ?? path);
}

/** Returns a path of a tool's output as a path from the root, or undefined if it is no file of the repository. */
export function mapPath(written: string, checkout: CheckoutFiles): string | undefined {
  const path = withoutScheme(written);
  if (path === '' || path.includes('\0') || FOREIGN.test(path)) return undefined;
  for (const candidate of candidates(path, checkout)) {
    if (candidate !== undefined && !FOREIGN.test(candidate) && checkout.exists(candidate)) return candidate;
  }
  return undefined;
}

function withoutScheme(written: string): string {
  let path = written.startsWith('file://') ? percentDecoded(written) : written;
  for (const [pattern, replacement] of SCHEMES) path = path.replace(pattern, replacement);
  return path;
}

function* candidates(path: string, checkout: CheckoutFiles): Generator<string | undefined> {
  const root = checkout.rootDirectory ?? '';
  if (!path.startsWith('/')) {
    for (const folder of [...(checkout.folders ?? []), root, '']) yield normal(`${folder}/${path}`);
    return;
  }
  const segments = normal(path)?.split('/') ?? [];
  if (segments.length > MOST_SEGMENTS) return;
  for (let from = 0; from < segments.length; from++) {
    const end = segments.slice(from).join('/');
    yield end;
    if (root !== '') yield normal(`${root}/${end}`);
  }
}

/** Removes `.`, `..` and empty segments. Returns undefined if `..` leaves the root, or nothing is left. */
function normal(path: string): string | undefined {
  const plain = posix.normalize(path.replace(/^\/+/, '')).replace(/\/$/, '');
  return plain === '.' || /^\.\.(?:\/|$)/.test(plain) ? undefined : plain;
}
