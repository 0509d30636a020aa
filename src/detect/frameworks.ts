import { join } from 'node:path';
import { isObject, type JsonObject } from '../base/json.ts';

export interface Files {
  /** Returns the lines of a file by its absolute path. Undefined if there is none, or it is too large. */
  lines(path: string): Promise<readonly string[] | undefined>;
}

export interface Manifest {
  readonly value: JsonObject;
}

export interface DetectedFramework {
  /** For people: `Astro`. */
  readonly name: string;
  readonly slug: string;
  /** The command that builds it. Null: the framework is a server, or needs a tool that is not an npm package. */
  readonly command: string | null;
  /** The folder that it writes by default. */
  readonly output: string | undefined;
  /** The reason: `depends on astro`, `has config.toml`. */
  readonly why: string;
  /** `bundler`: it can build anything. `foreign`: a site of a tool that is not an npm package. */
  readonly kind: 'site' | 'bundler' | 'foreign' | 'server';
  /** True if a site of one page has its routes in the browser. */
  readonly isClientSide: boolean;
}

interface Own {
  /** For people. Default: the package. */
  readonly name?: string;
  readonly package: string;
  readonly command: string;
  readonly output?: string;
}

/** Frameworks that @vercel/frameworks does not know, or finds by patterns in texts. They use its bundlers, so they come before it. */
const OWN: readonly Own[] = [
  { package: '@sveltejs/kit', name: 'SvelteKit', command: 'vite build', output: 'build' },
  { package: '@rspress/core', command: 'rspress build', output: 'doc_build' },
  { package: 'rspress', command: 'rspress build', output: 'doc_build' },
  { package: 'honkit', command: 'honkit build', output: '_book' },
  { package: 'metalsmith', command: 'metalsmith', output: 'build' },
  { package: '@quasar/app-vite', command: 'quasar build', output: 'dist/spa' },
  { package: '@builder.io/qwik-city', command: 'qwik build', output: 'dist' },
  { package: '@qwik.dev/router', command: 'qwik build', output: 'dist' },
  { package: '@analogjs/platform', command: 'vite build' },
  { package: '@marko/run', command: 'marko-run build' },
  { package: 'waku', command: 'waku build' },
  { package: 'expo', command: 'expo export --platform web', output: 'dist' },
];

/** Bundlers that @vercel/frameworks does not know. They build libraries as well as sites. */
const BUNDLERS: readonly Own[] = [
  { package: '@rsbuild/core', command: 'rsbuild build' },
  { package: '@farmfe/core', command: 'farm build' },
  { package: 'snowpack', command: 'snowpack build' },
  { package: 'parcel-bundler', command: 'parcel build index.html' },
  { package: '@rspack/cli', command: 'rspack build' },
  { package: 'webpack', command: 'webpack' },
  { package: 'rollup', command: 'rollup --config' },
  { package: 'rolldown', command: 'rolldown --config' },
];

/** Files of tools that are not npm packages, and that @vercel/frameworks does not know. */
const FOREIGN: readonly (Pick<DetectedFramework, 'name' | 'slug' | 'command' | 'output'> & {
  readonly files: readonly string[];
})[] = [
  {
    name: 'Hugo',
    slug: 'hugo',
    command: 'hugo',
    output: 'public',
    files: ['hugo', 'config/_default/hugo', 'config/_default/config'].flatMap((name) =>
      ['toml', 'yaml', 'yml', 'json'].map((ending) => `${name}.${ending}`),
    ),
  },
  { name: 'MkDocs', slug: 'mkdocs', command: 'mkdocs build', output: 'site', files: ['mkdocs.yml', 'mkdocs.yaml'] },
  { name: 'mdBook', slug: 'mdbook', command: 'mdbook build', output: 'book', files: ['book.toml'] },
];

/** Commands that differ from those of @vercel/frameworks, which runs servers, and guesses folders. */
const COMMANDS: Readonly<Record<string, string>> = {
  nuxtjs: 'nuxt generate',
  vitepress: 'vitepress build',
  vuepress: 'vuepress build docs',
  parcel: 'parcel build index.html',
  ember: 'ember build --environment production',
  eleventy: 'eleventy',
  rollup: 'rollup --config',
};
/** Output folders that differ: those of @vercel/frameworks are for its own adapters. */
const OUTPUTS: Readonly<Record<string, string | undefined>> = {
  nuxtjs: '.output/public',
  nextjs: 'out',
  vitepress: '.vitepress/dist',
  vuepress: 'docs/.vuepress/dist',
  angular: undefined,
  'react-router': 'build/client',
  remix: 'build/client',
  'solidstart-1': '.output/public',
  'tanstack-start': 'dist/client',
};
/** Packages that give a site of one page its routes. Without one, a path without a file is a mistake. */
const ROUTER = /\brouter\b|\brouting$|^wouter\b|^preact-iso$|^navaid$/;
/** Entries whose default routes do not say it, because they can be servers. */
const CLIENT_SIDE = new Set(['react-router', 'remix', 'tanstack-start']);
/** Entries of @vercel/frameworks that build libraries as well as sites, or anything. */
const LIBRARY_BUNDLERS = new Set(['vite', 'parcel', 'storybook', 'nitro']);
const WRITES_FILES_TOO = new Set(['nextjs', 'remix', 'react-router']);
/** Packages that a framework brings along, so that its apps no longer name them. */
const BROUGHT_ALONG: ReadonlySet<string> = new Set(['@tanstack/router-plugin']);
/** Files of tools that are not npm packages. */
const FOREIGN_FILE = /\.(?:ya?ml|toml|json|rb)$/;

interface Detector {
  readonly path?: string;
  readonly matchPackage?: string;
  readonly matchContent?: string;
}

interface Framework {
  readonly name: string;
  readonly slug: string | null;
  readonly experimental?: boolean;
  readonly supersedes?: readonly string[];
  readonly useRuntime?: object;
  /** Routes, or a function of the output. */
  readonly defaultRoutes?: unknown;
  readonly detectors?: { readonly every?: readonly Detector[]; readonly some?: readonly Detector[] };
  readonly settings: { readonly buildCommand: object; readonly outputDirectory: object };
}

/** Loads the table of @vercel/frameworks, which takes 10 to 30 ms: builds and `slipway init` alone need it. */
export async function loadFrameworks(): Promise<readonly Framework[]> {
  return (await import('@vercel/frameworks')).frameworks;
}

/** Finds the framework of a folder by its package.json and its files. Runs no code of the repository. */
export async function detectFramework(
  files: Files,
  folder: string,
  packageJson: Manifest | undefined,
): Promise<DetectedFramework | undefined> {
  const used = dependenciesOf(packageJson);
  const hasRouter = [...used].some((name) => ROUTER.test(name));
  const own = (rows: readonly Own[], kind: 'site' | 'bundler'): DetectedFramework | undefined => {
    const row = rows.find((each) => used.has(each.package));
    if (row === undefined) return undefined;
    const { command, output, package: slug, name = slug } = row;
    const isClientSide = kind === 'bundler' && hasRouter;
    return { name, slug, command, output, why: `depends on ${slug}`, kind, isClientSide };
  };
  const first = own(OWN, 'site');
  if (first) return first;
  const found: { readonly framework: Framework; readonly why: string }[] = [];
  for (const framework of await loadFrameworks()) {
    const why = await whyFits(framework, (detector) => fits(detector, files, folder, used));
    if (why) found.push({ framework, why });
  }
  const superseded = new Set(found.flatMap(({ framework }) => framework.supersedes ?? []));
  const described = found
    .filter(({ framework }) => !framework.slug || !superseded.has(framework.slug))
    .map(({ framework, why }) => describe(framework, why, hasRouter));
  // A file such as _config.yml says less than a dependency.
  const [sites, storybook] = [described.filter(isMain), described.find((each) => !isMain(each))];
  const ofKind = (kind: DetectedFramework['kind']) => sites.find((each) => each.kind === kind);
  const bundler = ofKind('bundler') ?? own(BUNDLERS, 'bundler');
  const known = ofKind('site') ?? bundler ?? ofKind('foreign') ?? ofKind('server') ?? storybook;
  // A package with scripts is more than the tools of such a site: its documentation may be beside it.
  const isBare = Object.keys(Object(packageJson?.value.scripts)).length === 0;
  return known ?? (isBare ? await foreignIn(files, folder) : undefined);
}

async function foreignIn(files: Files, folder: string): Promise<DetectedFramework | undefined> {
  for (const { files: names, ...tool } of FOREIGN) {
    for (const name of names) {
      if ((await files.lines(join(folder, name))) === undefined) continue;
      return { ...tool, why: `has ${name}`, kind: 'foreign', isClientSide: false };
    }
  }
  return undefined;
}

/** Many projects have a Storybook beside what they build. */
function isMain({ slug }: DetectedFramework): boolean {
  return slug !== 'storybook';
}

function describe(framework: Framework, why: string, hasRouter: boolean): DetectedFramework {
  const { name, settings } = framework;
  const slug = framework.slug ?? name;
  const command = COMMANDS[slug] ?? settingOf(settings.buildCommand);
  const output = slug in OUTPUTS ? OUTPUTS[slug] : (settingOf(settings.outputDirectory) ?? undefined);
  const { every = [], some = [] } = framework.detectors ?? {};
  const files = [...every, ...some].flatMap(({ path }) => path ?? []);
  const isForeign = files.length > 0 && files.every((file) => FOREIGN_FILE.test(file));
  const isServer = command === null || (framework.useRuntime !== undefined && !WRITES_FILES_TOO.has(slug));
  const kind = isServer ? 'server' : isForeign ? 'foreign' : LIBRARY_BUNDLERS.has(slug) ? 'bundler' : 'site';
  const isClientSide = (kind === 'bundler' && hasRouter) || CLIENT_SIDE.has(slug) || sendsAllToIndex(framework);
  return { name, slug, command, output, why, kind, isClientSide };
}

function sendsAllToIndex({ defaultRoutes }: Framework): boolean {
  return Array.isArray(defaultRoutes) && defaultRoutes.some((each) => isObject(each) && each.dest === '/index.html');
}

function settingOf(setting: object): string | null {
  return 'value' in setting && typeof setting.value === 'string' ? setting.value : null;
}

/** Returns why a framework fits a folder. Undefined if it does not, or if it is a runtime that says nothing about a site. */
async function whyFits(
  { detectors, settings, experimental }: Framework,
  fits: (detector: Detector) => Promise<string | undefined>,
): Promise<string | undefined> {
  const isRuntime = settingOf(settings.outputDirectory) === 'N/A';
  if (!detectors || experimental || (isRuntime && !detectors.every?.some(({ matchPackage }) => matchPackage)))
    return undefined;
  const reasons: string[] = [];
  for (const detector of detectors.every ?? []) {
    if (BROUGHT_ALONG.has(detector.matchPackage ?? '')) continue;
    const reason = await fits(detector);
    if (reason === undefined) return undefined;
    reasons.push(reason);
  }
  if (!detectors.some) return reasons[0];
  for (const detector of detectors.some) {
    const reason = await fits(detector);
    if (reason !== undefined) return reasons[0] ?? reason;
  }
  return undefined;
}

async function fits(
  { matchPackage, path, matchContent }: Detector,
  files: Files,
  folder: string,
  used: ReadonlySet<string>,
): Promise<string | undefined> {
  if (matchPackage !== undefined) return used.has(matchPackage) ? `depends on ${matchPackage}` : undefined;
  // Patterns for package.json are names of dependencies, which have their own rows.
  if (path === undefined || path === 'package.json') return undefined;
  const lines = await files.lines(join(folder, path));
  if (lines === undefined) return undefined;
  const hasContent = (line: string) => line.length <= LINE_LENGTH && new RegExp(matchContent ?? '').test(line);
  return matchContent === undefined || lines.some(hasContent) ? `has ${path}` : undefined;
}

const LINE_LENGTH = 1_000;

export function dependenciesOf(packageJson: Manifest | undefined): ReadonlySet<string> {
  const { dependencies, devDependencies } = packageJson?.value ?? {};
  return new Set([dependencies, devDependencies].flatMap((all) => (isObject(all) ? Object.keys(all) : [])));
}
