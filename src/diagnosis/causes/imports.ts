import { isBuiltin } from 'node:module';
import { type CauseTable, isEmbedded, quoted, type Seen } from '../cause.ts';
import { missingExport } from '../exports.ts';
import { misspeltImport, storedPaths, unresolvedImport } from '../imports.ts';
import { likeImport } from '../like-import.ts';
import { isFolder, nearestIn } from '../nearest.ts';
import { shownPath } from '../shown-path.ts';

/** Imports and files that are missing. A cause that explains more comes first. */
export const IMPORT_CAUSES: CauseTable = {
  'import-case': {
    signs: [{}],
    summary: (seen) => {
      const found = misspeltImport(seen);
      return found && `the import "${found.specifier}" differs from the file's name only in upper and lower case`;
    },
    remedy: (seen) =>
      `The file is ${quoted(misspeltImport(seen)?.actual, 'there')}: write the import as it is spelt, or rename it with git mv. Builds run where case counts.`,
  },
  'missing-file': {
    signs: [{}],
    summary: (seen) => {
      const missing = unresolvedImport(seen);
      // An address in a page begins at the site's root.
      const isAddress = /\.html?$/.test(missing?.importer ?? '');
      const shown = missing?.kind === 'file' && (isAddress ? missing.specifier : shownPath(missing.specifier, seen));
      if (shown && likeImport(seen).some(isFolder)) return `the import "${shown}" leads to no file and no package`;
      return shown ? `the file "${shown}" that is imported does not exist` : undefined;
    },
    remedy: (seen) => {
      const like = likeImport(seen);
      if (like.length > 0) return `There is ${listed(like)}: correct the import, or commit the file that it names.`;
      const { importer = '', specifier = '' } = unresolvedImport(seen) ?? {};
      const isLoose = /\.s[ac]ss$/.test(importer) && /^\w[\w.-]*\//.test(specifier);
      const ofPackage = isLoose ? ' If it is of a package, add the package to package.json and the lockfile.' : '';
      return `Check the path and its upper and lower case, and that the file is committed: \`git check-ignore -v\` tells whether .gitignore holds it back.${ofPackage}`;
    },
  },
  'missing-export': {
    signs: [{}],
    summary: ({ facts }) => {
      const found = withoutExport(facts);
      return found && `${found.file}${found.line === null ? '' : `:${found.line}`}: ${found.message}`;
    },
    remedy: ({ facts }) => {
      const { message = '' } = withoutExport(facts) ?? {};
      const names = nearestIn(message);
      const { name, from } = missingExport(message) ?? {};
      const [, dependency] = /(?:^|\/)node_modules\/((?:@[^/]{1,100}\/)?[^/]{1,100})\//.exec(from ?? '') ?? [];
      if (dependency)
        return `Import ${name === 'default' ? 'by name' : 'a name'} that ${quoted(dependency, '')} exports, or install a version that has ${name}.`;
      const module = from ? quoted(from, '') : 'the module';
      if (names.length > 0) return `Import ${listed(names)} from ${module}, or export ${name} there.`;
      return name === 'default'
        ? `Import by name from ${module}, in braces, or give it a default export.`
        : `Export ${name} from ${module}, or import what it has. A type needs import type.`;
    },
  },
  'missing-read': {
    signs: [/ENOENT: no such file or directory, (?:open|stat|scandir) '(?<path>[^']{1,400})'/],
    summary: (seen) => {
      const first = seen.facts.diagnostics?.find(({ severity, line }) => severity === 'error' && line !== null);
      // An earlier error may be the reason why the file was not written.
      if (first && !first.message.includes('ENOENT')) return undefined;
      return `the file "${shownPath(seen.groups.path ?? '', seen)}" that is read does not exist`;
    },
    remedy: () => 'Check the path where it is written, its upper and lower case, and that the file is committed.',
  },
  'missing-package': {
    signs: [{}],
    summary: (seen) => {
      const missing = unresolvedImport(seen);
      if (missing?.kind !== 'package') return undefined;
      if (isOfNode(missing.specifier, seen))
        return `"${missing.specifier}" is a module of Node.js, and browsers do not have it`;
      const like = storedPaths(seen.facts);
      const has = like.length === 0 ? '' : `, and package.json has ${listed(like)}`;
      return `the package "${missing.specifier}" is not installed${has}`;
    },
    remedy: (seen) => {
      const name = unresolvedImport(seen)?.specifier ?? 'the package';
      if (isOfNode(name, seen))
        return 'Import it only in code that runs on the server, or let the bundler take a package in its place that works in browsers.';
      const like = storedPaths(seen.facts);
      if (like.length > 0)
        return `package.json has ${listed(like)}: correct the name ${name}, or add a package of that name to package.json and the lockfile.`;
      return seen.lines.some((line) => line.includes('No module named'))
        ? `Add ${name} to the project's requirements.`
        : `Run npm install ${name} (or your package manager's add) and commit package.json with the lockfile.${devWords(seen.facts)}`;
    },
    part: () => ({ kind: 'uninstalled' }),
  },
};

/** Python says it in other words. */
function isOfNode(name: string, { lines }: Seen): boolean {
  return isBuiltin(name) && !lines.some((line) => line.includes('No module named'));
}

function withoutExport({ diagnostics = [] }: Seen['facts']) {
  const first = diagnostics.find(({ severity }) => severity === 'error');
  return first && missingExport(first.message) ? first : undefined;
}

/** Returns `a`, `a or b`, or `a, b or c`. */
export function listed(names: readonly string[]): string {
  return [names.slice(0, -1).join(', '), ...names.slice(-1)].filter(Boolean).join(' or ');
}

/** The embedded platform installs without NODE_ENV. */
export function devWords(facts: Seen['facts']): string {
  if (isEmbedded(facts)) return '';
  return ' A platform that installs with NODE_ENV=production leaves out devDependencies.';
}
