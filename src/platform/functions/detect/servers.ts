/**
 * What the servers of frameworks consist of, and how each is started.
 *
 * Mirrors: the documentation of each framework for a server of Node.js of one's own.
 * Gaps: a framework that is not here is started by its `start` script, with the whole repository.
 * By design: the files that a build left decide, and not the framework that package.json names, because settings and adapters change
 *   what a build makes. `BUILD_VARIABLES` ask for a server of Node.js without a change of the repository.
 */
import { isObject, type JsonObject, objectIn } from '../../../base/json.ts';
import type { BuiltApp, Contents, ForeignServer, FoundServer } from './built-app.ts';
import { startScriptOf } from './start-script.ts';

/** What a row finds: a server, one for another host, or nothing. */
type Found =
  | (Omit<FoundServer, 'framework' | 'why'> & { readonly framework?: string })
  | Omit<ForeignServer, 'framework'>
  | undefined;

interface Row {
  readonly name: string;
  /** For the message of a build in which nothing was found. */
  readonly looksFor: string;
  /** What a `start` script has that starts the framework's own server. Another script starts a server of the repository. */
  readonly own: RegExp;
  find(app: BuiltApp): Promise<Found>;
}

const TREE: Contents = { kind: 'tree', packages: 'production' };

/** A part of the build's output, at the same path below the app's folder. */
function output(only: string): Contents {
  return { kind: 'output', root: '', only, cwd: '', copies: [] };
}

/** Presets of Nitro that make a server of Node.js. */
const NITRO_PRESETS = /^node(?:[-_](?:server|cluster))?$/;
/** Presets that write files and no server. */
const NITRO_FILES =
  /^(?:static|github[-_]pages|gitlab[-_]pages|zeabur[-_]static|render[-_]com[-_]static|nitro-prerender)$/;

const ROWS: readonly Row[] = [
  {
    name: 'Nitro',
    looksFor: '.output/nitro.json',
    own: /\.output\b|\b(?:nuxt|nuxi|nitro|vinxi|srvx)\b/,
    async find(app) {
      const built = objectIn((await app.text('.output/nitro.json')) ?? '');
      if (!built) return undefined;
      const preset = typeof built.preset === 'string' ? built.preset : 'node-server';
      if (NITRO_FILES.test(preset)) return undefined;
      if (!NITRO_PRESETS.test(preset)) {
        return { by: `the preset \`${plain(preset)}\``, remedy: 'Remove the preset, or set it to `node-server`' };
      }
      const entry = pathOf(built, 'serverEntry') ?? 'server/index.mjs';
      const files = pathOf(built, 'publicDir') ?? 'public';
      if (!(await app.isFile(`.output/${entry}`))) return undefined;
      return {
        framework: nitroName(built, app),
        command: `node .output/${entry}`,
        contents: output('.output'),
        files: { from: `.output/${files}`, to: '' },
      };
    },
  },
  {
    name: 'Next.js',
    looksFor: '.next/standalone',
    own: /\bnext start\b|\.next\/standalone/,
    async find(app) {
      const built = objectIn((await app.text('.next/required-server-files.json')) ?? '');
      // In a monorepo, the server is as deep in the output as the app is in the repository.
      const cwd = [pathOf(built ?? {}, 'relativeAppDir') ?? '', app.folder, ''];
      for (const folder of cwd) {
        const at = (path: string) => (folder === '' ? path : `${folder}/${path}`);
        if (!(await app.isFile(`.next/standalone/${at('server.js')}`))) continue;
        const copies = [
          { from: 'public', to: at('public') },
          { from: '.next/static', to: at('.next/static') },
        ];
        const contents: Contents = { kind: 'output', root: '.next/standalone', only: '', cwd: folder, copies };
        return { command: 'node server.js', contents, files: await nextFiles(app) };
      }
      if (!(await app.isFile('.next/BUILD_ID')) || (await app.isFile('.next/export-detail.json'))) return undefined;
      return { command: 'next start', contents: TREE, files: await nextFiles(app) };
    },
  },
  {
    name: 'SvelteKit',
    looksFor: 'build/handler.js',
    own: /\bbuild\b|\bvite\b/,
    async find(app) {
      if (!app.packages.has('@sveltejs/kit')) return undefined;
      if (!(await app.isFile('build/index.js')) || !(await app.isFile('build/handler.js'))) return undefined;
      return { command: 'node build/index.js', contents: TREE, files: { from: 'build/client', to: '' } };
    },
  },
  {
    name: 'Astro',
    looksFor: 'dist/server/entry.mjs',
    own: /entry\.mjs|\bastro\b/,
    async find(app) {
      if (!app.packages.has('astro') || !(await app.isFile('dist/server/entry.mjs'))) return undefined;
      return { command: 'node dist/server/entry.mjs', contents: TREE, files: { from: 'dist/client', to: '' } };
    },
  },
  {
    name: 'React Router',
    looksFor: 'build/server/index.js',
    own: /\b(?:react-router|remix)-serve\b/,
    async find(app) {
      const program = ['react-router-serve', 'remix-serve'].find((_, at) =>
        app.packages.has(['@react-router/serve', '@remix-run/serve'][at] ?? ''),
      );
      if (program === undefined || !(await app.isFile('build/server/index.js'))) return undefined;
      return {
        command: `${program} build/server/index.js`,
        contents: TREE,
        files: { from: 'build/client', to: '' },
      };
    },
  },
  {
    name: 'TanStack Start',
    looksFor: 'dist/server/server.js',
    own: /\b(?:srvx|vite)\b|dist\/server/,
    async find(app) {
      const uses = ['@tanstack/react-start', '@tanstack/solid-start', '@tanstack/start'].some((each) =>
        app.packages.has(each),
      );
      if (!uses || !app.packages.has('srvx') || !(await app.isFile('dist/server/server.js'))) return undefined;
      return {
        command: 'srvx --prod -s ../client dist/server/server.js',
        contents: TREE,
        files: { from: 'dist/client', to: '' },
      };
    },
  },
  {
    name: 'Qwik',
    looksFor: 'server/entry.*.js',
    own: /server\/entry|\bqwik\b/,
    async find(app) {
      if (!['@builder.io/qwik-city', '@qwik.dev/router'].some((each) => app.packages.has(each))) return undefined;
      const entry = (await app.names('server')).find((name) =>
        /^entry\.(?:node-server|express|fastify|node)\.m?js$/.test(name),
      );
      if (entry === undefined) return undefined;
      // Its template has all packages in devDependencies, and the server loads some of them.
      const contents: Contents = { kind: 'tree', packages: 'all' };
      return { command: `node server/${entry}`, contents, files: { from: 'dist', to: '' } };
    },
  },
  {
    name: 'Angular',
    looksFor: 'dist/*/server/server.mjs',
    own: /server\/server\.mjs|\bng\b/,
    async find(app) {
      if (!app.packages.has('@angular/core')) return undefined;
      for (const name of (await app.names('dist')).filter(isPlainName)) {
        if (!(await app.isFile(`dist/${name}/server/server.mjs`))) continue;
        // A package that is not bundled has to be there.
        const isWhole = !/"externalDependencies"/.test((await app.text('angular.json')) ?? '');
        return {
          command: `node dist/${name}/server/server.mjs`,
          contents: isWhole ? output(`dist/${name}`) : TREE,
          files: { from: `dist/${name}/browser`, to: '' },
        };
      }
      return undefined;
    },
  },
  {
    name: 'Analog',
    looksFor: 'dist/analog/server/index.mjs',
    own: /analog\/server/,
    async find(app) {
      if (!app.packages.has('@analogjs/platform') || !(await app.isFile('dist/analog/server/index.mjs')))
        return undefined;
      return {
        command: 'node dist/analog/server/index.mjs',
        contents: output('dist/analog'),
        files: { from: 'dist/analog/public', to: '' },
      };
    },
  },
  {
    name: 'NestJS',
    looksFor: 'dist/main.js',
    own: /\bnest start\b|\bdist\/main\b/,
    async find(app) {
      // Its start script compiles the sources, for which a release has no tools.
      if (!app.packages.has('@nestjs/core') || !(await app.isFile('dist/main.js'))) return undefined;
      return { command: 'node dist/main.js', contents: TREE, files: null };
    },
  },
];

/**
 * Finds the server that a build made: by the app's setting, by what it left, by its `start` script, or by a `server.js`, which npm
 * starts if there is no script. `command`: the setting `startCommand`.
 */
export async function findServer(
  app: BuiltApp,
  command: string | undefined,
): Promise<FoundServer | ForeignServer | undefined> {
  const found = await findInTable(app);
  if (found && 'remedy' in found && command === undefined) return found;
  const known = found && 'command' in found ? found : undefined;
  // Another command may need more of the repository than the framework's own.
  if (command !== undefined) {
    const isOwn = known?.command === command.trim();
    return {
      framework: known?.framework ?? null,
      command,
      why: 'the setting startCommand',
      contents: known && isOwn ? known.contents : TREE,
      files: known?.files ?? null,
    };
  }
  if (known) return known;
  const script = startScriptOf(app.scripts);
  const plainServer = { framework: null, contents: TREE, files: null };
  if (script && script.command !== '') return { ...plainServer, command: script.command, why: 'the script start' };
  if (app.scripts.start !== undefined || !(await app.isFile('server.js'))) return undefined;
  return { ...plainServer, command: 'node server.js', why: 'server.js' };
}

async function findInTable(app: BuiltApp): Promise<FoundServer | ForeignServer | undefined> {
  const script = startScriptOf(app.scripts);
  for (const { name, looksFor, own, find } of ROWS) {
    const found = await find(app);
    if (!found) continue;
    if ('remedy' in found) return { framework: name, ...found };
    // A server of the repository has the framework's as a part.
    if (script && !own.test(script.command)) return undefined;
    return { framework: name, why: `\`${looksFor}\``, ...found };
  }
  if (!(await app.isFile('.vercel/output/config.json'))) return undefined;
  const by = '`.vercel/output`';
  return { framework: 'The build', by, remedy: 'Remove the adapter for that host, or the variables that choose it' };
}

/** What `findServer` looks for, in a few words each, for the message if there is none of it. */
export const LOOKED_FOR: readonly string[] = [
  'the setting startCommand',
  'a script `start` that starts a server',
  'server.js',
  ...ROWS.map(({ name, looksFor }) => `\`${looksFor}\` (${name})`),
];

/** Variables of a build that let a framework make a server of Node.js. Those of the app itself go before them. */
export const BUILD_VARIABLES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  nuxtjs: { NITRO_PRESET: 'node-server' },
  nitro: { NITRO_PRESET: 'node-server' },
  'solidstart-1': { NITRO_PRESET: 'node-server' },
  solidstart: { NITRO_PRESET: 'node-server' },
  'tanstack-start': { NITRO_PRESET: 'node-server' },
  '@analogjs/platform': { NITRO_PRESET: 'node-server', BUILD_PRESET: 'node-server' },
  // adapter-auto takes adapter-node.
  '@sveltejs/kit': { GCP_BUILDPACKS: '1' },
  nextjs: { NEXT_PRIVATE_STANDALONE: 'true' },
};

/** The files of Next.js with a hash in their names. Those of `public` can be behind its middleware. */
async function nextFiles(app: BuiltApp) {
  const routes = objectIn((await app.text('.next/routes-manifest.json')) ?? '');
  const base = typeof routes?.basePath === 'string' ? routes.basePath : '';
  if (!/^(?:\/[\w.-]{1,60}){0,8}$/.test(base) || /\/\.{1,2}(?:\/|$)/.test(base)) return null;
  return { from: '.next/static', to: `${base}/_next/static`.slice(1) };
}

/** Frameworks that build their server with Nitro: its name for each, and the packages. */
const ON_NITRO: readonly { readonly slug: string; readonly name: string; readonly packages: readonly string[] }[] = [
  { slug: 'nuxt', name: 'Nuxt', packages: ['nuxt'] },
  { slug: 'solid-start', name: 'SolidStart', packages: ['@solidjs/start'] },
  { slug: 'tanstack-start', name: 'TanStack Start', packages: ['@tanstack/react-start', '@tanstack/solid-start'] },
];

/** As a plugin of Vite, Nitro names itself and not the framework. */
function nitroName({ framework }: JsonObject, { packages }: BuiltApp): string {
  const slug = isObject(framework) ? framework.name : undefined;
  const found =
    ON_NITRO.find((each) => each.slug === slug) ??
    ON_NITRO.find((each) => each.packages.some((one) => packages.has(one)));
  return found?.name ?? 'Nitro';
}

/** Returns a member that is a path inside the folder, fit for a command. It may be one level down, as in `{"output": {"dir"}}`. */
function pathOf(value: JsonObject, name: string): string | undefined {
  const nested = isObject(value.output) ? value.output[name] : undefined;
  const path = value[name] ?? nested;
  if (typeof path !== 'string') return undefined;
  const parts = path.replace(/^\.\//, '').split('/');
  return parts.length <= 20 && parts.every(isPlainName) ? parts.join('/') : undefined;
}

/** True for the name of a file that a shell reads as it is. */
function isPlainName(name: string): boolean {
  return /^[\w@+-][\w.@+-]{0,99}$|^\.\w[\w.@+-]{0,99}$/.test(name);
}

function plain(text: string): string {
  return text.replace(/[^\w.@/-]/g, '').slice(0, 60);
}
