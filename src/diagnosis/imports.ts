import { posix } from 'node:path';
import { literalPattern } from '../base/text.ts';
import type { ListFolder, Seen } from './cause.ts';
import { search } from './literals.ts';
import { isFolder, nearestIn, withoutNearest } from './nearest.ts';
import { isOptionError } from './rank.ts';
import { inOtherCase } from './shown-path.ts';

/** An import that a bundler, a compiler or Node.js could not find. */
export interface UnresolvedImport {
  readonly kind: 'file' | 'package';
  /** As it is written in the import. For a package, only its name. */
  readonly specifier: string;
  /** The file that imports it, if the message or its finding names it. */
  readonly importer: string | undefined;
}

/**
 * Messages about an import that cannot be found. The group `what` is the specifier, `named` a package, `sheet` a style sheet,
 * `path` a file behind an alias, and `from` the importer.
 */
const MESSAGES: readonly RegExp[] = [
  /Cannot find (?:module|package) '(?<what>[^']{1,300})' imported from (?<from>\S{1,400})/,
  /Cannot find (?:module|package) '(?<what>[^']{1,300})'/,
  /Cannot find module or type declarations for side-effect import of '(?<what>[^']{1,300})'/,
  /Could not resolve ["'](?<what>[^"']{1,300})["'](?: (?:from|in) ["']?(?<from>[^"'\s]{1,400}))?/,
  // Rolldown: an alias that leads to no file. Nuxt: a module of its configuration. Gatsby: a plugin.
  /^(?:\[UNLOADABLE_DEPENDENCY\] )?Could not load (?<path>[\w@./[\]-]{1,300})$/,
  /^\S{0,60}\s?Could not load (?<what>\/[^\s()]{1,300}) \(imported by (?<from>[^)\s]{1,300})\)(?!: (?!ENOENT))/,
  // ESLint.
  /The module `(?<what>[^`]{1,200})` could not be loaded\. It may not be installed/,
  /problem loading plugin "(?<what>[^"]{1,200})"\. Perhaps you need to install/,
  /[Ff]ailed to resolve "extends":\s?"(?<what>[^"]{1,300})"/,
  /Can't resolve '(?<what>[^']{1,300})'/,
  /\bNotFound\("(?<what>[^"]{1,300})"\)/,
  // The kind, or the advice to install it, shows that it is a package.
  /\b(?:[Cc](?:annot|an't|an not|ould not|ouldn't)|[Ff]ailed to|[Uu]nable to) (?:find|load|resolve|import|locate|require) (?:the |a )?(?:[\w.-]{1,20} )?(?:module|package|dependency|plugin|preset|parser|loader|adapter|integration|extension|theme|layer):? ["'`](?<named>[^"'`]{1,300})["'`]/,
  /\b(?:[Cc](?:annot|an't|an not|ould not|ouldn't)|[Ff]ailed to|[Uu]nable to) (?:find|load|resolve|import|locate|require) ["'`](?<named>[^"'`]{1,300})["'`](?=.{0,40}\binstall)/,
  // Yarn's Plug'n'Play.
  /\btried to access (?<named>(?:@[\w.-]{1,100}\/)?[\w.-]{1,100}), but it isn't declared in (?:your|its) dependencies\b/,
  /[Ff]ailed to resolve (?:import )?["'](?<what>[^"']{1,300})["'](?: from ["'](?<from>[^"']{1,400})["'])?/,
  /^(?:\[[\w:-]{1,40}\] )?Failed to resolve (?<what>\/[^\s"']{1,300})(?: from (?<from>\S{1,400}\.html))?$/,
  // Sass, with the specifier that `inFull` adds. One that begins with `~`, `@` or a scheme belongs to a package.
  /Can't find stylesheet to import: ["'](?<sheet>[\w./-]{1,300})["']/,
  // Lightning CSS, with the import that the builder adds.
  /No such file or directory \(os error 2\): @import "(?<sheet>[\w./-]{1,300})"/,
  // Nunjucks, Liquid.
  /^template not found: (?<what>\S{1,300})$/,
  /^ENOENT: Failed to lookup "(?<what>[^"]{1,300})" in /,
  /ModuleNotFoundError: No module named '(?<what>[^']{1,200})'/,
];

/** A part of a package that it does not export. */
const SUBPATH =
  /Package subpath '\.(?<subpath>\/[^']{1,200})' is not defined by "exports" in \S{0,400}?node_modules\/(?<owner>(?:@[\w.-]{1,100}\/)?[\w.-]{1,100})\/package\.json/;

/** An import that the bundler does not allow in the file that has it. */
const REFUSED: readonly RegExp[] = [
  /\bCould not load (?<path>[^\s()]{1,300}) \(imported by [^)\s]{1,300}\): (?:Cannot|Can't|Must not) import\b/,
  /^Cannot import `(?<path>[^`]{1,300})` into code that runs in the browser\b/,
];

/** VitePress names a link without extension and fragment, and writes `index` for the page of a folder. */
const DEAD_LINK = /^Found dead link (?<link>\S{1,300}?)(?:(?<=\/)index)?$/;

/** Returns a pattern that finds in sources the import that a message is about: in quotes, in `url()` or in a link of Markdown. */
export function importIn(noted: string): RegExp | undefined {
  const message = withoutNearest(noted);
  const { link } = DEAD_LINK.exec(message)?.groups ?? {};
  if (link) return new RegExp(`(?<=["'\`]|\\]\\()${literalPattern(link)}(?:\\.(?:md|html))?(?=["'\`)?#\\s])`);
  const { owner, subpath } = SUBPATH.exec(message)?.groups ?? {};
  if (owner && subpath) return new RegExp(`(?<=["'\`])${literalPattern(`${owner}${subpath}`)}(?=["'\`])`);
  for (const pattern of [...REFUSED, ...MESSAGES]) {
    const { named, sheet, what = named ?? sheet, path } = search(pattern, message)?.groups ?? {};
    const written = what
      ? literalPattern(what)
      : path &&
        `[@~#$.][^\\s"'\`]{0,300}?/${literalPattern(posix.basename(path).replace(/\.\w{1,6}$/, ''))}(?:\\.\\w{1,6})?`;
    if (written) return new RegExp(`(?<=["'\`]|(?:url|\\])\\()${written}(?=["'\`)?#])`);
  }
  return undefined;
}

/** Returns the first missing import of the findings, or of the log if no finding is an error. An alias must lead to a known folder. */
export function unresolvedImport(seen: Pick<Seen, 'facts' | 'lines'>): UnresolvedImport | undefined {
  for (const { file, severity, message: noted, code } of seen.facts.diagnostics ?? []) {
    if (isOptionError({ code: code ?? null })) return undefined;
    if (severity !== 'error') continue;
    const message = withoutNearest(noted);
    const found = asFolder(importOf(message, file), noted);
    const alias = found?.kind === 'file' ? undefined : aliasIn(message, file, seen.facts.list);
    if (alias ?? found) return alias ?? found;
  }
  if (seen.facts.diagnostics?.some((each) => each.severity === 'error')) return undefined;
  // A build may continue without an import and fail for another reason.
  const end = seen.lines.findLastIndex((line) => THROWN.test(line));
  for (const [at, line] of seen.lines.entries()) {
    const found = importOf(line, undefined);
    if (found) return at < end - FAR ? undefined : found;
  }
  return undefined;
}

/** Changes a missing package to a missing file, if the builder found a folder of the repository for the import. */
function asFolder(found: UnresolvedImport | undefined, noted: string): UnresolvedImport | undefined {
  if (found?.kind !== 'package' || !nearestIn(noted).some(isFolder)) return found;
  return { ...found, kind: 'file', specifier: specifierIn(noted) ?? found.specifier };
}

/** Returns the whole specifier of the import that a message reports as missing. */
export function specifierIn(noted: string): string | undefined {
  const message = withoutNearest(noted);
  return MESSAGES.map((each) => search(each, message)?.groups?.what).find(Boolean);
}

const THROWN = /^(?:Uncaught )?(?:Reference|Type|Range)Error: (?!.*\b(?:module|package|import|resolve)\b)/;
/** An import that is more lines above an exception belongs to an earlier report. */
const FAR = 3;

/** The name of a package with a scope, without a path. */
const PACKAGE = /^@[\w-]{1,100}\/[\w-]{1,100}$/;

function importOf(text: string, file: string | undefined): UnresolvedImport | undefined {
  for (const pattern of MESSAGES) {
    const groups = search(pattern, text)?.groups;
    if (groups?.path) return { kind: 'file', specifier: groups.path, importer: '.' };
    if (groups?.sheet) return { kind: 'file', specifier: groups.sheet, importer: file };
    const what = groups?.what ?? groups?.named;
    if (!groups || !what) continue;
    const importer = file ?? groups.from;
    const isOfSheet = /\.(?:html?|css|s[ac]ss|less|json)$/.test(importer ?? '') && !PACKAGE.test(what);
    const isAddress = (groups.named === undefined && isOfSheet) || /\.(?:html|njk|liquid)$/.test(what);
    if (isAddress || /^(?:\.{1,2}(?:\/|$)|\/)/.test(what)) return { kind: 'file', specifier: what, importer };
    const name = /^(?:@[a-z0-9~][\w.~-]*\/)?[a-z0-9~][\w.~-]*/.exec(what)?.[0];
    // `@/x`, `~/x`, `#x`, `$lib/x`, `virtual:x`, `node:x` are aliases: their targets are not known here.
    if (name === undefined || what[name.length] === ':') return undefined;
    return { kind: 'package', specifier: name, importer };
  }
  return undefined;
}

const EXTENSIONS = ['', ...'ts tsx js jsx mjs cjs vue svelte astro css scss json'.split(' ').map((end) => `.${end}`)];
const SHEET = /\.(?:css|s[ac]ss|less)$/;
const SHEET_EXTENSIONS = ['', '.css', '.scss', '.sass', '.less'];

/** Returns the actual path of a file that an import names in another case. */
export function misspeltImport(seen: Pick<Seen, 'facts' | 'lines'>): { specifier: string; actual: string } | undefined {
  const list = seen.facts.list ?? listOf(storedPaths(seen.facts));
  const missing = unresolvedImport(seen);
  const wanted = missing?.kind === 'file' && !storedPaths(seen.facts).some(isFolder) ? missing : undefined;
  for (const path of wanted ? wantedPaths(wanted) : []) {
    const extensions = SHEET.test(wanted?.importer ?? '') ? SHEET_EXTENSIONS : EXTENSIONS;
    const actual = inOtherCase(path, list, extensions);
    if (actual !== undefined && wanted) return { specifier: wanted.specifier, actual };
  }
  return undefined;
}

/** The paths that the builder added to its first error. */
export function storedPaths({ diagnostics = [] }: Seen['facts']): readonly string[] {
  return nearestIn(diagnostics.find(({ severity }) => severity === 'error')?.message ?? '');
}

/** An import by an alias, such as `@/x`. It may lead to the folder of the importer, a folder above, or their source folders. */
const ALIASED = /^(?:[@~#]|\$\w{1,20})\/(?<rest>[^'"\s]{1,300})$/;
/** An import by an alias that has the name of a folder, such as `components/x`. */
const FOLDER_ALIASED = /^[@~#$]?(?<rest>[\w-]{1,60}\/[^'"\s]{1,300})$/;
const SOURCE_FOLDERS = ['', 'src', 'src/lib', 'app'];

function aliasIn(message: string, importer: string, list: ListFolder | undefined): UnresolvedImport | undefined {
  const what = specifierIn(message);
  const isAlias = what && (ALIASED.test(what) || foldersOf(what, importer, list).length > 0);
  return isAlias ? { kind: 'file', specifier: what, importer } : undefined;
}

/** Returns the folders in which the first part of a specifier is the name of a folder. */
function foldersOf(what: string, importer: string, list: ListFolder | undefined): readonly string[] {
  const [first = ''] = FOLDER_ALIASED.exec(what)?.groups?.rest?.split('/', 1) ?? [];
  if (first === '' || !list || /^(?:node_modules|src|lib)$/.test(first)) return [];
  return rootsOf(importer).filter(
    (folder) => list(folder).includes(first) && list(posix.join(folder, first)).length > 0,
  );
}

export function rootsOf(importer: string): readonly string[] {
  const segments = importer.split('/').slice(0, 20);
  const folders = segments.map((_, depth) => segments.slice(0, depth).join('/'));
  return [...new Set(folders.flatMap((folder) => SOURCE_FOLDERS.map((each) => posix.join(folder, each))))].map(
    (each) => (each === '.' ? '' : each),
  );
}

/** Returns the paths at which the file may be expected, from the root. For an absolute path, as Node.js prints it, these are all of its ends. */
export function wantedPaths({ specifier, importer }: UnresolvedImport): readonly string[] {
  const rest = (ALIASED.exec(specifier) ?? FOLDER_ALIASED.exec(specifier))?.groups?.rest;
  if (rest && !/^\.{1,2}\//.test(specifier)) return rootsOf(importer ?? '').map((each) => posix.join(each, rest));
  if (specifier.startsWith('/')) {
    const segments = specifier.split('/').slice(1, 40);
    return segments.map((_, from) => segments.slice(from).join('/'));
  }
  const wanted = importer && posix.join(posix.dirname(importer), specifier);
  return !wanted || wanted.startsWith('..') || wanted.startsWith('/') ? [] : [wanted];
}

/** Returns a function that lists a folder of a repository with these files. */
export function listOf(files: readonly string[]): ListFolder {
  const folders = new Map<string, Set<string>>();
  for (const file of files) {
    const segments = file.split('/');
    for (const [depth, name] of segments.entries()) {
      const folder = segments.slice(0, depth).join('/');
      const names = folders.get(folder) ?? new Set();
      folders.set(folder, names.add(name));
    }
  }
  return (folder) => [...(folders.get(folder) ?? [])];
}
