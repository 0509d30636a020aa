import { posix } from 'node:path';
import { literalPattern } from '../base/text.ts';
import type { Seen } from './cause.ts';
import { search } from './literals.ts';
import { isFolder, nearestFolder, nearestIn, withoutNearest } from './nearest.ts';
import { isOptionError } from './rank.ts';
import { inOtherCase } from './shown-path.ts';

/** An import that a bundler, a compiler or Node.js could not find. */
export interface UnresolvedImport {
  readonly kind: 'file' | 'package';
  /** As written; of a package only its name. */
  readonly specifier: string;
  /** The file that imports it, if the message or its finding names it. */
  readonly importer: string | undefined;
}

/** How tools say it: group `what`, or `named` of a package, or `sheet` of a style sheet, and `from` if they say it. */
const SAYINGS: readonly RegExp[] = [
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
  // Of what kind it is says that it is a package, or that it is to be installed.
  /\b(?:[Cc](?:annot|an't|an not|ould not|ouldn't)|[Ff]ailed to|[Uu]nable to) (?:find|load|resolve|import|locate|require) (?:the |a )?(?:[\w.-]{1,20} )?(?:module|package|dependency|plugin|preset|parser|loader|adapter|integration|extension|theme|layer):? ["'`](?<named>[^"'`]{1,300})["'`]/,
  /\b(?:[Cc](?:annot|an't|an not|ould not|ouldn't)|[Ff]ailed to|[Uu]nable to) (?:find|load|resolve|import|locate|require) ["'`](?<named>[^"'`]{1,300})["'`](?=.{0,40}\binstall)/,
  /[Ff]ailed to resolve (?:import )?["'](?<what>[^"']{1,300})["'](?: from ["'](?<from>[^"']{1,400})["'])?/,
  /^(?:\[[\w:-]{1,40}\] )?Failed to resolve (?<what>\/[^\s"']{1,300})(?: from (?<from>\S{1,400}\.html))?$/,
  // Sass, as `inFull` has it. What begins with `~`, `@` or a scheme is a package's.
  /Can't find stylesheet to import: ["'](?<sheet>[\w./-]{1,300})["']/,
  // Lightning CSS, as the builder adds it.
  /No such file or directory \(os error 2\): @import "(?<sheet>[\w./-]{1,300})"/,
  // Nunjucks, Liquid.
  /^template not found: (?<what>\S{1,300})$/,
  /^ENOENT: Failed to lookup "(?<what>[^"]{1,300})" in /,
  /ModuleNotFoundError: No module named '(?<what>[^']{1,200})'/,
];

/** What a package does not offer. */
const SUBPATH =
  /Package subpath '\.(?<subpath>\/[^']{1,200})' is not defined by "exports" in \S{0,400}?node_modules\/(?<owner>(?:@[\w.-]{1,100}\/)?[\w.-]{1,100})\/package\.json/;

/** What may not be imported from where it is. */
const REFUSED =
  /\bCould not load (?<path>[^\s()]{1,300}) \(imported by [^)\s]{1,300}\): (?:Cannot|Can't|Must not) import\b/;

/** VitePress names a link without its ending and its fragment, and the page of a folder with its name. */
const DEAD_LINK = /^Found dead link (?<link>\S{1,300}?)(?:(?<=\/)index)?$/;

/** Finds the import that a message says could not be found or loaded, as it is written: in quotes, in `url()` or a link of Markdown; a query may follow. */
export function importIn(noted: string): RegExp | undefined {
  const message = withoutNearest(noted);
  const { link } = DEAD_LINK.exec(message)?.groups ?? {};
  if (link) return new RegExp(`(?<=["'\`]|\\]\\()${literalPattern(link)}(?:\\.(?:md|html))?(?=["'\`)?#\\s])`);
  const { owner, subpath } = SUBPATH.exec(message)?.groups ?? {};
  if (owner && subpath) return new RegExp(`(?<=["'\`])${literalPattern(`${owner}${subpath}`)}(?=["'\`])`);
  for (const saying of [REFUSED, ...SAYINGS]) {
    const { named, sheet, what = named ?? sheet, path } = search(saying, message)?.groups ?? {};
    const written = what
      ? literalPattern(what)
      : path && `[@~#$][^\\s"'\`]{0,300}?/${literalPattern(posix.basename(path))}`;
    if (written) return new RegExp(`(?<=["'\`]|(?:url|\\])\\()${written}(?=["'\`)?#])`);
  }
  return undefined;
}

/**
 * The first import that the findings say could not be found; if they show no error, that the log says. Undefined:
 * none, or an alias.
 */
export function unresolvedImport(seen: Pick<Seen, 'facts' | 'lines'>): UnresolvedImport | undefined {
  for (const { file, severity, message: noted, code } of seen.facts.diagnostics ?? []) {
    if (isOptionError({ code: code ?? null })) return undefined;
    if (severity !== 'error') continue;
    const message = withoutNearest(noted);
    const found = asFolder(readSaying(message, file), noted);
    const alias = found?.kind === 'file' ? undefined : aliasIn(message, file, seen.facts.list);
    if (alias ?? found) return alias ?? found;
  }
  if (seen.facts.diagnostics?.some((each) => each.severity === 'error')) return undefined;
  // A build may go on without what it could not load, and fail for another reason.
  const end = seen.lines.findLastIndex((line) => THROWN.test(line));
  for (const [at, line] of seen.lines.entries()) {
    const found = readSaying(line, undefined);
    if (found) return at < end - FAR ? undefined : found;
  }
  return undefined;
}

/** What the builder found a folder of the repository for is no package. */
function asFolder(found: UnresolvedImport | undefined, noted: string): UnresolvedImport | undefined {
  if (found?.kind !== 'package' || nearestFolder(noted) === undefined) return found;
  return { ...found, kind: 'file', specifier: specifierIn(noted) ?? found.specifier };
}

/** Returns the whole specifier of an import that a message says could not be found. */
export function specifierIn(noted: string): string | undefined {
  const message = withoutNearest(noted);
  return SAYINGS.map((each) => search(each, message)?.groups?.what).find(Boolean);
}

/** Errors of the language itself. */
const THROWN = /^(?:Uncaught )?(?:Reference|Type|Range)Error: (?!.*\b(?:module|package|import|resolve)\b)/;
/** Lines of one report. */
const FAR = 3;

/** A package's name alone: what style sheets and settings give without a path. */
const PACKAGE = /^@[\w-]{1,100}\/[\w-]{1,100}$/;

function readSaying(text: string, file: string | undefined): UnresolvedImport | undefined {
  for (const saying of SAYINGS) {
    const groups = search(saying, text)?.groups;
    if (groups?.path) return { kind: 'file', specifier: groups.path, importer: '.' };
    if (groups?.sheet) return { kind: 'file', specifier: groups.sheet, importer: file };
    const what = groups?.what ?? groups?.named;
    if (!groups || !what) continue;
    const importer = file ?? groups.from;
    const isAddress =
      groups.named === undefined &&
      ((/\.(?:html?|css|s[ac]ss|less|json)$/.test(importer ?? '') && !PACKAGE.test(what)) ||
        /\.(?:html|njk|liquid)$/.test(what));
    if (isAddress || /^(?:\.{1,2}(?:\/|$)|\/)/.test(what)) return { kind: 'file', specifier: what, importer };
    const name = /^(?:@[a-z0-9~][\w.~-]*\/)?[a-z0-9~][\w.~-]*/.exec(what)?.[0];
    // `@/x`, `~/x`, `#x`, `$lib/x`, `virtual:x`, `node:x` are aliases: their targets are not known here.
    if (name === undefined || what[name.length] === ':') return undefined;
    return { kind: 'package', specifier: name, importer };
  }
  return undefined;
}

const ENDINGS = ['', ...'ts tsx js jsx mjs cjs vue svelte astro css scss json'.split(' ').map((end) => `.${end}`)];
const SHEET = /\.(?:css|s[ac]ss|less)$/;
const SHEET_ENDINGS = ['', '.css', '.scss', '.sass', '.less'];

/** Returns the true path of a file, if a relative import names it in another case. */
export function misspeltImport(seen: Pick<Seen, 'facts' | 'lines'>): { specifier: string; actual: string } | undefined {
  const list = seen.facts.list ?? listOf(storedPaths(seen.facts));
  const missing = unresolvedImport(seen);
  const wanted = missing?.kind === 'file' && !storedPaths(seen.facts).some(isFolder) ? missing : undefined;
  for (const path of wanted ? wantedPaths(wanted) : []) {
    const endings = SHEET.test(wanted?.importer ?? '') ? SHEET_ENDINGS : ENDINGS;
    const actual = inOtherCase(path, list, endings);
    if (actual !== undefined && wanted) return { specifier: wanted.specifier, actual };
  }
  return undefined;
}

/** The paths that the builder added to its first error. */
export function storedPaths({ diagnostics = [] }: Seen['facts']): readonly string[] {
  return nearestIn(diagnostics.find(({ severity }) => severity === 'error')?.message ?? '');
}

/** An import through an alias: its folder is the importer's, or one above it, or a folder for sources there. */
const ALIASED = /^(?:[@~#]|\$\w{1,20})\/(?<rest>[^'"\s]{1,300})$/;
/** An alias that is called as the folder that it leads to. */
const FOLDER_ALIASED = /^[@~#$]?(?<rest>[\w-]{1,60}\/[^'"\s]{1,300})$/;
/** Folders for sources. */
const SOURCES = ['', 'src', 'src/lib', 'app'];

/** Returns the import through an alias that a message says could not be found. */
function aliasIn(message: string, importer: string, list: Seen['facts']['list']): UnresolvedImport | undefined {
  const what = specifierIn(message);
  const isAlias = what && (ALIASED.test(what) || foldersOf(what, importer, list).length > 0);
  return isAlias ? { kind: 'file', specifier: what, importer } : undefined;
}

/** The folders of the repository that a specifier's first part is called as. */
function foldersOf(what: string, importer: string, list: Seen['facts']['list']): readonly string[] {
  const [first = ''] = FOLDER_ALIASED.exec(what)?.groups?.rest?.split('/', 1) ?? [];
  if (first === '' || !list || /^(?:node_modules|src|lib)$/.test(first)) return [];
  return rootsOf(importer).filter(
    (folder) => list(folder).includes(first) && list(posix.join(folder, first)).length > 0,
  );
}

/** The folders that an alias may lead to. */
export function rootsOf(importer: string): readonly string[] {
  const segments = importer.split('/').slice(0, 20);
  const folders = segments.map((_, depth) => segments.slice(0, depth).join('/'));
  return [...new Set(folders.flatMap((folder) => SOURCES.map((each) => posix.join(folder, each))))].map((each) =>
    each === '.' ? '' : each,
  );
}

/** Where the file should be, from the repository's root: of an absolute path (Node.js gives those) every end. */
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

/** Returns a function that names what a folder has, of a repository with these files. */
export function listOf(files: readonly string[]): (folder: string) => readonly string[] {
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
