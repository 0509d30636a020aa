import { join, relative } from 'node:path';
import { isObject } from '../../../base/json.ts';
import { type DetectedFramework, dependenciesOf } from '../../../detect/frameworks.ts';
import { startScriptOf } from '../../functions/detect/start-script.ts';
import type { PackageJson } from '../files/package-json.ts';
import type { Project } from '../files/packages.ts';
import type { Sources } from '../files/sources.ts';

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
  // What a server needs is no documentation by a tool that is no npm package.
  if (!framework || (makesServer && framework.kind === 'foreign')) return undefined;
  // A library builds its playground by `dev:build`.
  const fits = Object.entries(scripts).filter(
    ([name, text]) => BUILDS.test(name) && !(isOfLibrary && isAside(name)) && runs(text, framework),
  );
  const [best] = fits.toSorted(([one], [other]) => worth(one) - worth(other));
  return best?.[0] ?? (scripts.build === undefined ? undefined : 'build');
}

/** Names of scripts for another environment than the one that visitors get. */
const OTHER = /dev|test|stag|debug|watch|demo/;

export function isAside(name: string): boolean {
  return OTHER.test(name);
}

/** Scripts for the environment that visitors get come first, those for another one last. Of equal ones the shortest name. */
function worth(name: string): number {
  const [isOther, isProduction] = [isAside(name), /prod/.test(name)];
  return (isOther ? 200 : isProduction ? 0 : 100) + name.length;
}

/**
 * Returns the script whose name says that it builds, of a package without `build`: the one that runs most of the others of that kind.
 * Nobody knows what it writes, so it is only proposed.
 */
export function buildLikeScript(packageJson: PackageJson): string | undefined {
  const scripts = Object.entries(scriptsOf(packageJson)).filter(([name]) => BUILDS.test(name) && !isAside(name));
  const names = new Set(scripts.map(([name]) => name));
  const others = ([name, text]: readonly [string, string]) =>
    text.split(/[\s;&|]+/).filter((word) => word !== name && names.has(word)).length;
  const [best] = scripts.toSorted((one, other) => others(other) - others(one) || worth(one[0]) - worth(other[0]));
  return best?.[0];
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
const ALSO: Readonly<Record<string, string>> = { nuxt: 'nuxi', eleventy: '@11ty/eleventy' };

/** Names of packages and projects that may be written into a command. */
const NAME = /^(?:@[\w.-]{1,100}\/)?[\w.-]{1,100}$/;

/** Returns what builds a folder (`text`: of its script), if it shows that. `makesServer`: `start` can begin with steps of a build. */
export async function commandOf(app: AppFolder, makesServer: boolean) {
  const { sources, folder, framework, rootScript } = app;
  const { packageJson, manager } = app.project;
  const nx = await nxCommand(app);
  if (nx !== undefined) return { run: nx, text: nx };
  const script = packageJson && siteScript(packageJson, framework, makesServer);
  if (packageJson && script !== undefined) {
    const own = rootScript && `cd ${relative(folder, sources.root)} && ${manager} run ${rootScript}`;
    const run = (await workspaceCommand(app, script, own)) ?? own ?? `${manager} run ${script}`;
    return { run, text: scriptText(packageJson, script) };
  }
  const builds = makesServer && packageJson ? (startScriptOf(scriptsOf(packageJson))?.builds ?? []) : [];
  if (builds.length > 0) return { run: builds.join(' && '), text: builds.join(' && ') };
  const direct = framework && packageJson ? await directCommand(app, framework) : undefined;
  const command = makesServer && direct === 'nuxt generate' ? 'nuxt build' : direct;
  return command === undefined ? undefined : { run: command, text: command };
}

/** The command of a project of Nx that has no script: its target is in project.json. */
async function nxCommand({ sources, folder }: AppFolder): Promise<string | undefined> {
  if (folder === sources.root || !(await sources.has(join(sources.root, 'nx.json')))) return undefined;
  const project = await sources.json(join(folder, 'project.json'));
  const { name, targets } = project ?? {};
  if (typeof name !== 'string' || !NAME.test(name) || !isObject(targets) || !('build' in targets)) return undefined;
  return `nx run ${name}:build`;
}

/** The command of a framework whose project has no script for it. A bundler has none: its configuration says what it builds. */
async function directCommand({ sources, folder }: AppFolder, framework: DetectedFramework) {
  if (framework.slug === 'vite') return (await sources.has(join(folder, 'index.html'))) ? 'vite build' : undefined;
  if (framework.kind !== 'site' || framework.command === null) return undefined;
  if (framework.slug !== 'vitepress') return framework.command;
  const isBelow = (await sources.filesIn(join(folder, 'docs/.vitepress'), 1_000)) !== undefined;
  return isBelow ? 'vitepress build docs' : framework.command;
}

/** The command that builds a folder after the packages that it depends on. `own`: what builds it alone, if not its script. */
async function workspaceCommand(
  { sources, folder, project: { packageJson, manager, tool } }: AppFolder,
  script: string,
  own: string | undefined,
): Promise<string | undefined> {
  if (folder === sources.root || !packageJson) return undefined;
  const json = (file: string) => sources.json(join(sources.root, file));
  const root = await json('package.json');
  const tools = root && dependenciesOf({ value: root });
  const { name } = packageJson.value;
  const turbo = (await json('turbo.json')) ?? root?.turbo;
  if (tools?.has('turbo') && isObject(turbo) && hasTask(turbo, script)) return `turbo run ${script}`;
  if (typeof name !== 'string' || !NAME.test(name)) return undefined;
  if (tools?.has('nx') && (await json('nx.json'))) return `nx run ${name}:${script}`;
  if (!dependsOnWorkspace(packageJson)) return undefined;
  // The packages beside it are built by `build`, whatever the script of the app is called.
  const isBuild = script === 'build' && own === undefined;
  if (manager === 'pnpm') {
    if (isBuild) return `pnpm --filter ${name}... run build`;
    return `pnpm --filter ${name}^... run --if-present build && ${own ?? `pnpm --filter ${name} run ${script}`}`;
  }
  if (manager === 'yarn' && tool && !/^yarn@1/.test(tool)) {
    const each = `yarn workspaces foreach -Rt --from ${name}`;
    return isBuild ? `${each} run build` : `${each} --exclude ${name} run build && ${own ?? `yarn run ${script}`}`;
  }
  return undefined;
}

function hasTask({ tasks, pipeline }: Readonly<Record<string, unknown>>, script: string): boolean {
  return [tasks, pipeline].some((all) => isObject(all) && Object.hasOwn(all, script));
}

/** True if a package of the workspace depends on others of it, whose builds may have to run first. */
function dependsOnWorkspace({ value }: PackageJson): boolean {
  return [value.dependencies, value.devDependencies].some(
    (all) =>
      isObject(all) && Object.values(all).some((range) => typeof range === 'string' && range.startsWith('workspace:')),
  );
}
