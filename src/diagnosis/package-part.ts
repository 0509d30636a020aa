/** The part of a project's package files that is at fault. The builder finds its line, because it has the sources. */
export type PackagePart =
  | DependencyPart
  /** The range of a package, or of the project, that does not allow this Node.js or npm. The project may have no name. */
  | { readonly kind: 'engines'; readonly name: string; readonly member: 'node' | 'npm' }
  /** The script of a package.json with this name, or the one that runs this command. */
  | { readonly kind: 'script'; readonly name?: string | undefined; readonly command?: string | undefined }
  /** A member of the package.json in the repository's root, or in the app's folder. */
  | {
      readonly kind: 'member';
      readonly name: 'packageManager' | 'scripts' | 'workspaces';
      /** The entry that it lacks. */
      readonly wanted?: string | undefined;
    }
  /** The lockfile as a whole, or the dependencies that it lacks. */
  | { readonly kind: 'lockfile'; readonly lacks: readonly string[] }
  /** A file, and the place where it does not parse if it is JSON. The path is as the tool wrote it. */
  | { readonly kind: 'file'; readonly path: string }
  /** The names of packages, of which two are the same. */
  | { readonly kind: 'names' }
  /** A package that is missing during the build. The app's folder may be outside of the installed ones. */
  | { readonly kind: 'uninstalled' };

/** A dependency, by its name or by the host of its address. */
export interface DependencyPart {
  readonly kind: 'dependency';
  readonly name?: string | undefined;
  readonly host?: string | undefined;
  /** The script that failed in it. A package manager may name the project itself like a dependency. */
  readonly script?: { readonly name?: string | undefined; readonly command?: string | undefined };
}

/** Returns the part for a dependency as tools write it: `left-pad@^1.0.0`, `@acme%2fui`. */
export function dependencyPart(written: string | undefined): DependencyPart | undefined {
  return written ? { kind: 'dependency', name: nameOf(written) } : undefined;
}

/** Returns the name: `@acme/ui` of `@acme%2fui@^1.0.0` and of `@acme/ui/-/ui-1.0.0.tgz`, `ui` of `ui-1.0.0.tgz`. */
export function nameOf(written: string): string {
  return written
    .replace(/%2f/i, '/')
    .replace(/\/-\/.*$/, '')
    .replace(/(?<=.)@.*$/, '')
    .replace(TARBALL, '');
}

const TARBALL = /(?<=\w)-(\d{1,5}\.\d{1,5}\.\d[\w.+-]{0,60})\.tgz$/;

/** Returns the range: `^1.0.0` of `left-pad@^1.0.0` and `left-pad@npm:^1.0.0`; undefined if there is only a name. */
export function rangeOf(written: string): string | undefined {
  return /^.[^@]*@(?:npm:)?(.+)$/.exec(written)?.[1] ?? TARBALL.exec(written)?.[1];
}

/** Returns the file that contains a part, as far as it is known without the sources. */
export function fileOf(part: PackagePart): string | undefined {
  if (part.kind === 'file') return part.path;
  return part.kind === 'uninstalled' ? undefined : 'package.json';
}
