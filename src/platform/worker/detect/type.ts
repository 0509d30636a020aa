import { join } from 'node:path';
import { isObject } from '../../../base/json.ts';
import type { FunctionType } from '../../../contract/limits.ts';
import { startScriptOf, withoutVariables } from '../../functions/detect/start-script.ts';
import type { BuildJob } from '../../shared/types.ts';
import { isFile, isFolder } from '../files/inside.ts';
import { type PackageJson, placeOf } from '../files/package-json.ts';
import { type AppFolder, scriptsOf } from './scripts.ts';
import { adapterSign, type ServerSign } from './servers.ts';

/*
 * The type of an app that nobody chose one for. Only a sure sign makes it a server: settings of a framework that make one, or a
 * package for servers together with what starts it. A build whose output has a page is a site in spite of the second one.
 */

export interface DetectedType {
  readonly type: FunctionType;
  /** As `Next.js makes a server here (…)`, with code between backticks. */
  readonly because: string;
  readonly place: ServerSign['place'];
  /** False: what the build writes shows whether the app is a server after all. */
  readonly isSure: boolean;
}

/** Packages that answer requests, and that no site of files needs in its `dependencies`. */
const SERVER_PACKAGES = [
  'express',
  'fastify',
  'hono',
  'koa',
  '@nestjs/core',
  '@hapi/hapi',
  'elysia',
  'h3',
  'polka',
  'restify',
  '@adonisjs/core',
  '@apollo/server',
  'graphql-yoga',
] as const;
/** Packages and folders with which such a server renders pages. */
const PAGE_PACKAGES =
  /^(?:ejs|pug|eta|hbs|handlebars|express-handlebars|nunjucks|mustache|liquidjs|edge\.js|@fastify\/view|@kitajs\/html|react-dom|preact-render-to-string|vue|svelte)$/;
const PAGE_FOLDERS = ['views', 'public', 'templates', 'src/views', 'resources/views'] as const;
/** A start script that runs a program of the repository, and nothing else. */
const PROGRAM = /^(?:node|bun|tsx|deno run(?: -\S{1,60}){0,9})(?: --[\w=./:-]{1,100}){0,9} [\w@./-]{1,200}$/;
/** A start script that runs tools of a site, whatever the site depends on. */
const TOOLS =
  /^(?:(?:npx|bunx) )?(?:gulp|grunt|concurrently|npm-run-all2?|run-[ps]|lite-server|nx|turbo|lerna|wireit|make|docker)(?: |$)/;
/** The names of files that make an output a site. */
export const PAGE = /\.x?html?$|^_redirects$/i;

/**
 * Returns the type of a server, if a repository certainly makes one, else undefined: it stays a site of files. Runs no code of the
 * repository. `isBuilt`: something is built. `sign`: the sign that the framework makes a server.
 */
export async function detectType(
  job: Pick<BuildJob, 'outputDirectory' | 'settings'>,
  app: AppFolder,
  isBuilt: boolean,
  sign: ServerSign | undefined,
): Promise<DetectedType | undefined> {
  const { sources, folder, framework } = app;
  const { packageJson } = app.project;
  const { startCommand, assetsOnly } = job.settings;
  if (job.outputDirectory !== null || assetsOnly === true) return undefined;
  const ofServer = async (because: string, place: ServerSign['place'], isSure = true): Promise<DetectedType> => {
    const type = await serverType(folder, packageJson);
    return { type, because, place, isSure };
  };
  if (startCommand !== undefined) return ofServer('the setting startCommand starts a server', undefined);
  if (sign && framework?.kind !== 'server') {
    return { type: 'web-ssr', because: signWords(sign), place: sign.place, isSure: true };
  }
  const adapter = await adapterSign(app);
  if (adapter) return { type: 'web-ssr', because: signWords(adapter), place: adapter.place, isSure: false };
  const hasPage = await sources.has(join(folder, 'index.html'));
  // A tool of another language makes the pages of documentation beside a server.
  const isSite = framework !== undefined && framework.kind !== 'server' && framework.kind !== 'foreign';
  if (!packageJson || hasPage || isSite) return undefined;
  const shown = await shownServer(folder, packageJson);
  if (shown === undefined) return undefined;
  const { started, uses, words, place } = shown;
  if (uses !== undefined) return ofServer(words, place, !isBuilt && !started.isBuilt);
  const isProgram = !isBuilt && (!started.isScript || PROGRAM.test(withoutVariables(started.text)));
  if (
    !isProgram ||
    (framework !== undefined && framework.kind !== 'foreign') ||
    (await sources.hasFile(PAGE)) ||
    sources.isOver
  )
    return undefined;
  return ofServer(`${words}, and the repository has no page`, place);
}

/** Returns what shows that the folder has a server, as `` `package.json` starts a server (`node app.js`) and depends on express ``. */
async function shownServer(folder: string, packageJson: PackageJson) {
  const started = await startOf(folder, packageJson);
  if (started === undefined) return undefined;
  // A package of `devDependencies` is a tool of a site.
  const names = dependenciesIn(packageJson);
  const uses = SERVER_PACKAGES.find((name) => names.has(name));
  const place = placeOf(packageJson, started.isScript ? 'scripts' : 'dependencies');
  const words = started.isScript
    ? `\`${packageJson.file}\` starts a server (\`${started.text}\`)`
    : `the folder has \`${started.text}\``;
  return { started, uses, place, words: uses === undefined ? words : `${words} and depends on ${uses}` };
}

/** Returns the line of the log about a server that is left out, because the app was taken for a site. Undefined if none shows. */
export async function leftOutServer(folder: string, packageJson: PackageJson | undefined): Promise<string | undefined> {
  const shown = packageJson && (await shownServer(folder, packageJson));
  if (shown?.uses === undefined) return undefined;
  return `Only files are published, although ${shown.words}. To run it: --app-type web-ssr`;
}

export function signWords({ framework, by }: Pick<ServerSign, 'framework' | 'by'>): string {
  return `${framework} makes a server here (${by})`;
}

/** Returns the type of a server that is no site of a framework: it is an `api`, unless it has pages. */
export async function serverType(folder: string, packageJson: PackageJson | undefined): Promise<FunctionType> {
  if ([...dependenciesIn(packageJson)].some((name) => PAGE_PACKAGES.test(name))) return 'web-ssr';
  for (const name of PAGE_FOLDERS) if (await isFolder(join(folder, name))) return 'web-ssr';
  return 'api';
}

function dependenciesIn(packageJson: PackageJson | undefined): ReadonlySet<string> {
  const { dependencies } = packageJson?.value ?? {};
  return new Set(isObject(dependencies) ? Object.keys(dependencies) : []);
}

/** Returns what starts a server: the `start` script, or a `server.js`, which npm starts if there is no script. */
async function startOf(folder: string, packageJson: PackageJson) {
  const scripts = scriptsOf(packageJson);
  const script = startScriptOf(scripts);
  if (script && script.command !== '' && !TOOLS.test(withoutVariables(script.command)))
    return { text: script.command.slice(0, 100), isScript: true, isBuilt: script.builds.length > 0 };
  if (scripts.start !== undefined) return undefined;
  if (!(await isFile(join(folder, 'server.js')))) return undefined;
  return { text: 'server.js', isScript: false, isBuilt: false };
}
