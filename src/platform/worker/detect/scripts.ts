import { isObject } from '../../../base/json.ts';
import type { DetectedFramework } from '../../../detect/frameworks.ts';
import type { PackageJson } from '../files/package-json.ts';
import type { Project } from '../files/packages.ts';
import type { Sources } from '../files/sources.ts';

/** The folder of an app, and what is known of it. */
export interface AppFolder {
  readonly sources: Sources;
  readonly folder: string;
  readonly project: Project;
  readonly framework: DetectedFramework | undefined;
  /** The script of the root that builds the folder. */
  readonly rootScript: string | undefined;
}

/** Names of scripts that may be written into a command. */
const SCRIPT_NAME = /^[\w:.-]{1,60}$/;
/** Scripts that build a site under another name, as VitePress and Nuxt create them. */
const BUILDS = /^(?:generate|export|prod(?:uction)?)$|build/;

export function scriptsOf({ value }: PackageJson): Readonly<Record<string, string>> {
  const scripts = isObject(value.scripts) ? Object.entries(value.scripts) : [];
  return Object.fromEntries(
    scripts.filter((each): each is [string, string] => typeof each[1] === 'string' && SCRIPT_NAME.test(each[0])),
  );
}

/**
 * Returns the name of the script that builds the site: `generate` of Nuxt, `build`, else the one with another name that runs the
 * framework's command. Of a library, `build` makes the library if it does not run the framework, and another script does. Undefined if
 * there is none. `makesServer`: not `generate`.
 */
export function siteScript(
  packageJson: PackageJson,
  framework: DetectedFramework | undefined,
  makesServer = false,
): string | undefined {
  const scripts = scriptsOf(packageJson);
  if (!makesServer && framework?.slug === 'nuxtjs' && scripts.generate !== undefined) return 'generate';
  const isOfLibrary =
    framework?.kind === 'site' && isLibrary(packageJson) && !mayRun(scriptText(packageJson, 'build'), framework);
  if (scripts.build !== undefined && !isOfLibrary) return 'build';
  if (!framework) return undefined;
  // A library builds its playground by `dev:build`.
  const fits = Object.entries(scripts).filter(
    ([name, text]) => BUILDS.test(name) && !(isOfLibrary && isAside(name)) && runs(text, framework),
  );
  const [best] = fits.toSorted(([one], [other]) => worth(one) - worth(other));
  return best?.[0] ?? (scripts.build === undefined ? undefined : 'build');
}

/** Names of scripts for another environment than the one that visitors get. */
const OTHER = /dev|test|stag|debug|watch|demo/;

/** True for the name of a script for another environment than the one that visitors get. */
export function isAside(name: string): boolean {
  return OTHER.test(name);
}

/** Scripts for the environment that visitors get come first, those for another one last. Of equal ones the shortest name. */
function worth(name: string): number {
  const [isOther, isProduction] = [isAside(name), /prod/.test(name)];
  return (isOther ? 200 : isProduction ? 0 : 100) + name.length;
}

/** True if a package is there to be imported. */
export function isLibrary({ value }: PackageJson): boolean {
  return ['main', 'module', 'exports', 'bin'].some((name) => Object.hasOwn(value, name));
}

/** Runners of several scripts or packages. */
const RUNNERS = /:\*|(?:^|\s)(?:turbo|nx|lerna|wireit|-r|--recursive|-ws|--workspaces|workspaces|foreach)(?:\s|$)/;
/** Programs of the project, which can run anything. */
const PROGRAMS = /(?:^|\s)(?:node|bun|tsx|sh|bash|make|just|gulp|grunt)(?:\s|$)/;

/** True if a command runs the build of a framework, or if it may: it is not known what it runs. */
export function mayRun(text: string, framework: DetectedFramework): boolean {
  return RUNNERS.test(text) || PROGRAMS.test(text) || runs(text, framework);
}

/**
 * Returns the scripts of a root that can build one app below it, apart from its `build`, the likeliest first. None if `build` builds
 * all packages. A program of the project may build any app: only if there is one, another script for it says that `build` does not.
 * `apps`: their number.
 */
export function scriptsApart(
  packageJson: PackageJson,
  apps: number,
): readonly (readonly [name: string, text: string])[] {
  const build = scriptText(packageJson, 'build');
  if (RUNNERS.test(build) || (apps !== 1 && PROGRAMS.test(build))) return [];
  const apart = Object.entries(scriptsOf(packageJson)).filter(([name]) => name !== 'build' && BUILDS.test(name));
  return apart.toSorted(([one], [other]) => worth(one) - worth(other));
}

/** Returns the text of a script, with that of the scripts that it names. */
export function scriptText(packageJson: PackageJson, name: string): string {
  const scripts = scriptsOf(packageJson);
  const text = scripts[name] ?? '';
  const named = text.split(/[\s;&|]+/).flatMap((word) => (word === name ? [] : (scripts[word] ?? [])));
  return [text, ...named].join(' && ');
}

/** True if one of several commands runs the build of a framework itself. */
export function runs(text: string, { command }: DetectedFramework): boolean {
  const [program, verb = ''] = command?.split(' ') ?? [];
  if (program === undefined) return false;
  // Each by itself: the module `nuxi prepare && nuxt-module-build build` is no site.
  return text.split(/[;&|()]+/).some((each) => {
    const words = each.split(/[\s"']+/);
    const isRun = words.some((word) => word === program || word === ALSO[program]);
    return isRun && (verb === '' || [verb, ...(AS_VERB[verb] ?? [])].some((word) => words.includes(word)));
  });
}

/** Other words for a verb: Nuxt writes the site by `build` too, Hexo by `g`. */
const AS_VERB: Readonly<Record<string, readonly string[]>> = { generate: ['build', 'g', '-g', '--generate'] };
/** Other names of programs. */
const ALSO: Readonly<Record<string, string>> = { nuxt: 'nuxi', eleventy: '@11ty/eleventy' };
