import { join } from 'node:path';
import { isObject } from '../../../base/json.ts';
import type { DetectedFramework } from '../../../detect/frameworks.ts';
import { FOREIGN_HOSTS } from '../../functions/detect/foreign-hosts.ts';
import { BuildFailure } from '../../shared/types.ts';
import { failureAt } from '../failure.ts';
import { placeOf } from '../files/package-json.ts';
import type { Sources } from '../files/sources.ts';
import type { AppFolder } from './scripts.ts';

/** The settings with which a framework either writes files or makes a server. */
interface ServerRule {
  /** Names of configuration files without their endings. */
  readonly files: readonly string[];
  /** A line that makes a server. Without one, the framework makes a server unless a line matches `static`. */
  readonly server?: RegExp;
  /** A line that makes the framework write files. */
  readonly static?: RegExp;
  /** A line with an adapter that makes a server as soon as one page needs it. */
  readonly adapter?: RegExp;
  /** The setting that makes it write files, for the message. */
  readonly remedy: string;
}

/** The second sentence is the remedy. */
const INSTEAD = 'Deploy with --app-type web-ssr to run it, or let it write files:';

const ENDINGS = ['js', 'mjs', 'ts', 'cjs', 'mts'];
/** Astro, which alone has such an adapter, reads `astro.config.mjs` before others. */
const ADAPTER_ENDINGS = ['mjs', 'js', 'ts', 'cjs', 'mts'];

/** By the slug of the framework. Others always write files. */
const RULES: Readonly<Record<string, ServerRule>> = {
  '@sveltejs/kit': {
    files: ['svelte.config', 'vite.config'],
    server: /['"](?:@sveltejs\/adapter-(?!static)[\w-]+|svelte-adapter-(?:bun|deno|uws)[\w-]*|@jesterkit\/[\w-]+)['"]/,
    static: /['"]@sveltejs\/adapter-static['"]/,
    remedy: 'Use `@sveltejs/adapter-static`, and `export const prerender = true` in the root layout',
  },
  astro: {
    files: ['astro.config'],
    server: /\boutput\s{0,9}:\s{0,9}['"`]server['"`]/,
    adapter: /^[^/]*['"]@astrojs\/node['"]/,
    remedy: "Write `output: 'static'`, and remove the adapter",
  },
  nextjs: {
    files: ['next.config'],
    static: /['"`]export['"`]/,
    remedy: "Write `output: 'export'` in next.config",
  },
  nuxtjs: {
    files: ['nuxt.config'],
    static:
      /\bpreset\s{0,9}:\s{0,9}['"`](?:static|github[-_]pages|gitlab[-_]pages)['"`]|\btarget\s{0,9}:\s{0,9}['"`]static['"`]/,
    remedy: 'Set the build command to `nuxt generate`, or let the `build` script run it',
  },
  'react-router': {
    files: ['react-router.config'],
    static: /\bssr\s{0,9}:\s{0,9}false\b/,
    remedy: 'Write `ssr: false` in react-router.config, with `prerender` for pages',
  },
  remix: {
    files: ['vite.config'],
    static: /\bssr\s{0,9}:\s{0,9}false\b/,
    remedy: 'Write `ssr: false` among the options of the plugin in vite.config',
  },
  'solidstart-1': {
    files: ['app.config', 'vite.config'],
    static: /\bssr\s{0,9}:\s{0,9}false\b|\bpreset\s{0,9}:\s{0,9}['"`](?:static|github[-_]pages)['"`]/,
    remedy: "Write `server: { preset: 'static' }` in app.config",
  },
  'tanstack-start': {
    files: ['vite.config', 'app.config'],
    static: /\b(?:prerender|spa)\s{0,9}:/,
    remedy: 'Turn on `prerender` or `spa` among the options of the plugin in vite.config',
  },
  angular: {
    files: ['angular'],
    server: /"outputMode"\s{0,9}:\s{0,9}"server"/,
    remedy: 'Write `"outputMode": "static"` in angular.json',
  },
};
const ANGULAR_FILE = 'angular.json';

/** A framework that is always a server: the table names no folder that it writes. */
const ALWAYS: Omit<ServerRule, 'files'> = {
  remedy: 'Set the output directory to a folder of files, or the build command to what writes one',
};

export interface ServerSign {
  readonly framework: string;
  /** As `` `output: 'server'` in `astro.config.mjs` ``. */
  readonly by: string;
  /** The change that lets the build write files instead. */
  readonly remedy: string;
  readonly place: { readonly file: string; readonly line: number; readonly column: number } | undefined;
}

/** Returns the sign that a build makes a server. Undefined if it writes files. `command`: with the text of its script. */
export async function serverSign(
  { framework, sources, folder, project: { packageJson } }: AppFolder,
  command: string,
): Promise<ServerSign | undefined> {
  if (!framework) return undefined;
  const { name } = framework;
  const rule = framework.kind === 'server' ? { ...ALWAYS, files: [] } : RULES[framework.slug];
  if (!rule || /\b(?:next export|nux(?:t|i) generate|nuxt build --prerender)\b/.test(command)) return undefined;
  let place: { file: string; line: number; column: number } | undefined;
  for (const path of pathsOf(rule, folder)) {
    const lines = await sources.lines(path);
    if (lines === undefined) continue;
    const file = sources.pathOf(path);
    const code = lines.map(withoutComment);
    if (rule.static && code.some((line) => rule.static?.test(line))) return undefined;
    const at = code.findIndex((line) => rule.server?.test(line));
    if (at !== -1) {
      const column = (rule.server?.exec(code[at] ?? '')?.index ?? 0) + 1;
      const by = `\`${code[at]?.trim().slice(0, 100)}\` in \`${file}\``;
      return { framework: name, by, remedy: rule.remedy, place: { file, line: at + 1, column } };
    }
    place ??= { file, line: lineOfConfig(code), column: 1 };
  }
  if (rule.server) return undefined;
  place ??= packageJson && placeOf(packageJson, isObject(packageJson.value.scripts) ? 'scripts' : 'dependencies');
  return { framework: name, by: place ? `\`${place.file}\`` : 'the project', remedy: rule.remedy, place };
}

/** Returns the sign of an adapter that makes a server as soon as one page needs it. */
export async function adapterSign({ framework, sources, folder }: AppFolder) {
  const rule = framework && Object.hasOwn(RULES, framework.slug) ? RULES[framework.slug] : undefined;
  const found = rule?.adapter && (await firstLine(sources, pathsOf(rule, folder, ADAPTER_ENDINGS), rule.adapter));
  if (!framework || !found) return undefined;
  const by = `\`${found.text.trim().slice(0, 100)}\` in \`${found.place.file}\``;
  return { framework: framework.name, by, place: found.place };
}

export function filesRemedy(framework: DetectedFramework | undefined): string {
  return (framework && RULES[framework.slug]?.remedy) ?? ALWAYS.remedy;
}

/** Returns the failure of a project whose server is for another host, at the line that says so. Undefined if there is none. */
export async function foreignFailure({ framework, sources, folder }: AppFolder): Promise<BuildFailure | undefined> {
  const host = framework && Object.hasOwn(FOREIGN_HOSTS, framework.slug) ? FOREIGN_HOSTS[framework.slug] : undefined;
  const found = host && (await firstLine(sources, pathsOf(host, folder), host.line, withoutComment));
  if (!host || !found) return undefined;
  const message = `${framework?.name} makes a server for another host here (\`${found.named}\`), and Slipway runs servers of Node.js. ${host.remedy}`;
  return failureAt(found.place, 'build', 'server_build', message);
}

/** Finds the first line of files that matches, as `read` returns it. `named`: the first group of the match. */
export async function firstLine(
  sources: Sources,
  paths: readonly string[],
  pattern: RegExp,
  read = (line: string) => line,
) {
  for (const path of paths) {
    for (const [at, text] of ((await sources.lines(path)) ?? []).entries()) {
      const found = pattern.exec(read(text));
      if (!found) continue;
      return { place: { file: sources.pathOf(path), line: at + 1, column: found.index + 1 }, named: found[1], text };
    }
  }
  return undefined;
}

function pathsOf({ files }: Pick<ServerRule, 'files'>, folder: string, endings = ENDINGS): readonly string[] {
  const names = files.flatMap((name) => (name === 'angular' ? [ANGULAR_FILE] : endings.map((end) => `${name}.${end}`)));
  return names.map((name) => join(folder, name));
}

/** The line where the configuration begins, which is where the option belongs. */
function lineOfConfig(lines: readonly string[]): number {
  const at = lines.findIndex((line) =>
    /\bexport default\b|\bmodule\.exports\b|[Cc]onfig\b.{0,60}[={(]\s*\{?\s*$/.test(line),
  );
  return at === -1 ? 1 : at + 1;
}

const LINE_LENGTH = 1_000;

/** Removes comments of one line, and lines of others. Longer lines are no configuration. */
function withoutComment(line: string): string {
  if (line.length > LINE_LENGTH || /^\s*(?:\*|\/\*)/.test(line)) return '';
  return line.replace(/(^|\s)\/\/.*$/, '$1');
}

/** Returns the failure of a static app whose build makes a server, because only files are served. */
export function serverBuild({ framework: name, by, remedy, place }: ServerSign): BuildFailure {
  const written = `${remedy.charAt(0).toLowerCase()}${remedy.slice(1)}`;
  const message = `${name} makes a server here (${by}), and this app serves the files of its build. ${INSTEAD} ${written}`;
  const found = failureAt(place, 'build', 'server_build', message);
  // The message says the rest.
  const short = found.facts.diagnostics.map((each) => ({ ...each, message: `${name} makes a server here` }));
  return new BuildFailure({ ...found.facts, diagnostics: short });
}
