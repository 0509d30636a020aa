/**
 * The apps that `try-templates.ts` tries: templates of npm packages, and the smallest documented apps of frameworks without one.
 *
 * Gaps: a kit that asks for packages of one release may need newer numbers when they are gone.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { unpackPackage } from '../../test/support/packages.ts';
import { BLOCKING_FAULTS, before, FAULTS, STREAM } from './planted.ts';
import { type Files, type Template, templateOf } from './template.ts';

/** What a kit writes into its folder: a command of npm, or files. */
export interface Kit {
  readonly name: string;
  /** Where it comes from, for the table. */
  readonly from: string;
  readonly type: 'web-ssr' | 'api';
  readonly make: Template;
  /** A text of the start page. */
  readonly text: string;
  /** The framework that the log names, and the command that starts the server. */
  readonly found: string;
  /**
   * The edits that plant the faults, and a path `/stream`: a file with its new text. `source` has the faults.
   */
  readonly source: string;
  readonly edits: Readonly<Record<string, (text: string) => string>>;
  /** Variables that make the server listen on another port. Null: only its start command could. Default: the planted code does. */
  readonly wrongPort?: Readonly<Record<string, string>> | null;
  /** What differs from `EXPECTED`, by fault. */
  readonly differs?: Partial<Record<'crash' | 'variable' | 'silent' | 'memory', Expected>>;
}

/** How a start with a fault fails. */
export interface Expected {
  readonly code: string;
  /** A part of the headline. */
  readonly headline: string;
  /** True: the finding is at the planted line. False: there is none. Null: the message quotes code of the app, which leads somewhere. */
  readonly isPlaced: boolean | null;
}

export const EXPECTED: Readonly<Record<'crash' | 'variable' | 'silent' | 'memory', Expected>> = {
  crash: { code: 'start_failed', headline: 'The database does not answer', isPlaced: true },
  variable: { code: 'start_failed', headline: 'the variable DATABASE_URL, which is not set', isPlaced: true },
  silent: { code: 'not_listening', headline: 'No server listened within', isPlaced: false },
  memory: { code: 'out_of_memory', headline: 'memory', isPlaced: false },
};

/** A framework that loads this code for the first page: the server listens, and answers 500 or nothing. */
const AT_FIRST_PAGE: Kit['differs'] = {
  crash: { ...EXPECTED.crash, code: 'unhealthy' },
  variable: { ...EXPECTED.variable, code: 'unhealthy' },
  silent: { code: 'unhealthy', headline: 'did not answer', isPlaced: false },
};

const LATEST = (name: string) => `npx --yes ${name}`;
const HANDLER = `() => ${STREAM}`;

export const KITS: readonly Kit[] = [
  {
    name: 'express',
    from: '`express-generator`',
    type: 'api',
    make: templateOf(`${LATEST('express-generator')} --no-view .`),
    text: 'Welcome to Express',
    found: 'a server of Express, started by `node ./bin/www`',
    source: 'app.js',
    edits: {
      'app.js': (text) =>
        before(
          text.replace('var app = express();', `${FAULTS.replace(/^.*'silent'.*$/m, '')}\nvar app = express();`),
          'module.exports',
          "app.get('/stream', (_, answer) => { answer.write('one'); setTimeout(() => answer.end('two'), 1000); });\n",
        ),
      'bin/www': (text) =>
        text.replace(
          'server.listen(port)',
          "process.env.FAULT === 'silent' ? setInterval(() => {}, 1000) : server.listen(port)",
        ),
    },
  },
  {
    name: 'fastify',
    from: '`fastify-cli generate`',
    type: 'api',
    make: templateOf(`${LATEST('fastify-cli')} generate . --integrate=false`),
    text: '"root":true',
    found: 'a server of Fastify, started by `fastify start -l info app.js`',
    source: 'app.js',
    edits: {
      'app.js': (text) =>
        text.replace(
          '// Place here your custom code!',
          `${FAULTS}
  fastify.get('/stream', (_, reply) => reply.send(require('node:stream').Readable.from((async function* () {
    yield 'one';
    await new Promise((done) => setTimeout(done, 1000));
    yield 'two';
  })())));`,
        ),
    },
    // fastify-cli reads PORT before it loads the app.
    wrongPort: { FASTIFY_PORT: '4711' },
    // Fastify has a limit of its own for plugins.
    differs: { silent: { code: 'start_failed', headline: 'Plugin did not start in time', isPlaced: null } },
  },
  {
    name: 'nest',
    from: '`@nestjs/cli new`',
    type: 'api',
    make: templateOf(`${LATEST('@nestjs/cli')} new app --directory . --skip-install --skip-git --package-manager npm`),
    text: 'Hello World!',
    found: 'a server of NestJS, started by `node dist/main.js`',
    source: 'src/main.ts',
    edits: {
      'src/main.ts': (text) =>
        before(
          text.replace('async function bootstrap() {', `async function bootstrap() {\n${FAULTS}`),
          '  await app.listen',
          "  app.use('/stream', (_: unknown, answer: any) => { answer.write('one'); setTimeout(() => answer.end('two'), 1000); });\n",
        ),
    },
  },
  {
    name: 'nuxt',
    from: 'its smallest app',
    type: 'web-ssr',
    make: templateOf({
      'package.json': manifest({ build: 'nuxt build', dev: 'nuxt dev' }, { nuxt: '^4', vue: '^3', 'vue-router': '^4' }),
      'nuxt.config.ts': "export default defineNuxtConfig({ compatibilityDate: '2025-07-15' });\n",
      'app/app.vue': '<template><h1>Hello Nuxt</h1></template>\n',
    }),
    text: 'Hello Nuxt',
    found: 'a server of Nuxt, started by `node .output/server/index.mjs`',
    source: 'server/plugins/start.ts',
    edits: {
      'server/plugins/start.ts': () => `export default defineNitroPlugin(() => {});\n${BLOCKING_FAULTS}`,
      'server/routes/stream.ts': () => `export default defineEventHandler(${HANDLER});\n`,
    },
    wrongPort: { NITRO_PORT: '4711' },
  },
  {
    name: 'nitro',
    from: 'its smallest app',
    type: 'api',
    make: templateOf({
      // Its first stable release has other names of functions than its documentation.
      'package.json': manifest({ build: 'nitro build' }, { nitro: '3.0.260610-beta', vite: '^8' }),
      'nitro.config.ts': "export default { serverDir: './server' };\n",
      'server/routes/index.ts':
        "import { defineHandler } from 'nitro';\n\nexport default defineHandler(() => 'Hello Nitro');\n",
    }),
    text: 'Hello Nitro',
    found: 'a server of Nitro, started by `node .output/server/index.mjs`',
    source: 'server/plugins/start.ts',
    edits: {
      'server/plugins/start.ts': () =>
        `import { definePlugin } from 'nitro';\n\nexport default definePlugin(() => {});\n${FAULTS}`,
      'server/routes/stream.ts': () =>
        `import { defineHandler } from 'nitro';\n\nexport default defineHandler(${HANDLER});\n`,
    },
    wrongPort: { NITRO_PORT: '4711' },
  },
  {
    name: 'tanstack',
    from: '`@tanstack/cli create`, host nitro',
    type: 'web-ssr',
    make: templateOf(
      `${LATEST('@tanstack/cli')} create app --no-install --no-git --deployment nitro -y && mv app/* app/.[a-z]* . && rm -r app`,
    ),
    text: 'TanStack Start',
    found: 'a server of TanStack Start, started by `node .output/server/index.mjs`',
    source: 'src/start.ts',
    edits: {
      'src/start.ts': () =>
        `import { createStart } from '@tanstack/react-start';\n\n${FAULTS}\nexport const startInstance = createStart(() => ({}));\n`,
      'src/routes/stream.ts': () =>
        `import { createFileRoute } from '@tanstack/react-router';\n\nexport const Route = createFileRoute('/stream')({ server: { handlers: { GET: ${HANDLER} } } });\n`,
    },
    wrongPort: { NITRO_PORT: '4711' },
    differs: AT_FIRST_PAGE,
  },
  {
    name: 'qwik',
    from: '`create-qwik`, with its adapter for Node.js',
    type: 'web-ssr',
    // `qwik add` asks for a key in a terminal. It copies these files, and adds the scripts of their package.json to the app's own.
    make: templateOf(`${LATEST('create-qwik')} empty app && mv app/* app/.[a-z]* . && rm -r app`, (folder) => {
      const own = readFileSync(join(folder.path, 'package.json'));
      unpackPackage('@builder.io/qwik', 'dist/starters/adapters/node-server', folder.path);
      writeFileSync(join(folder.path, 'package.json'), own);
      folder.scripts({
        'build.server': 'qwik check-client src dist && vite build -c adapters/node-server/vite.config.ts',
        serve: 'node server/entry.node-server',
      });
    }),
    text: 'Qwik',
    found: 'a server of Qwik, started by `node server/entry.node-server.js`',
    source: 'src/entry.node-server.tsx',
    edits: {
      'src/entry.node-server.tsx': (text) => before(text, '// Allow for dynamic port', FAULTS),
      'src/routes/stream/index.ts': () => `export const onGet = ({ send }: any) => send(${STREAM});\n`,
    },
  },
  {
    name: 'angular',
    from: '`@angular/cli new --ssr`',
    type: 'web-ssr',
    make: templateOf(
      `${LATEST('@angular/cli@22.2.0')} new app --directory . --ssr --skip-install --skip-git --defaults`,
      (folder) => {
        // Of one release: each asks for the same of the others, and a mirror of the registry may not have all of a newer one.
        const file = join(folder.path, 'package.json');
        writeFileSync(file, readFileSync(file, 'utf8').replace(/"\^22\.2\.\d+"/g, '"22.2.0"'));
      },
    ),
    text: 'Hello, app',
    found: 'a server of Angular, started by `node dist/app/server/server.mjs`',
    source: 'src/server.ts',
    edits: {
      'src/server.ts': (text) =>
        before(
          before(text, 'const browserDistFolder', FAULTS.replace(/process\.env\.(\w+)/g, "process.env['$1']")),
          '/**\n * Handle all other requests',
          "app.get('/stream', (_, answer) => { answer.write('one'); setTimeout(() => answer.end('two'), 1000); });\n",
        ),
    },
  },
  {
    name: 'next',
    from: '`create-next-app`, without the fonts that its build gets from Google',
    type: 'web-ssr',
    make: templateOf(
      `${LATEST('create-next-app')} . --ts --app --no-tailwind --no-eslint --no-src-dir --import-alias '@/*' --skip-install --disable-git --yes`,
      (folder) => {
        const layout = join(folder.path, 'app/layout.tsx');
        const text = readFileSync(layout, 'utf8').replace(
          /^import .*next\/font\/google.*\n|^const geist[^;]*;\n+/gm,
          '',
        );
        writeFileSync(layout, text.replace(/ className=\{`\$\{geist.*?`\}/, ''));
      },
    ),
    text: 'Next.js',
    found: 'a server of Next.js, started by `node server.js`',
    source: 'instrumentation.ts',
    edits: {
      'instrumentation.ts': () =>
        `export async function register() {\n  if (process.env.NEXT_RUNTIME !== 'nodejs') return;\n${FAULTS}}\n`,
      'app/stream/route.ts': () =>
        `import { connection } from 'next/server';\n\nexport async function GET() {\n  await connection();\n  return ${STREAM};\n}\n`,
    },
    wrongPort: null,
    differs: AT_FIRST_PAGE,
  },
  {
    name: 'svelte',
    from: '`sv create`',
    type: 'web-ssr',
    make: templateOf(`${LATEST('sv')} create . --template minimal --types ts --no-add-ons --no-install`),
    text: 'SvelteKit',
    found: 'a server of SvelteKit, started by `node build/index.js`',
    source: 'src/hooks.server.ts',
    edits: {
      'src/hooks.server.ts': () => `export {};\n${FAULTS}`,
      'src/routes/stream/+server.ts': () => `export const GET = ${HANDLER};\n`,
    },
    wrongPort: null,
  },
  {
    name: 'astro',
    from: 'its smallest app',
    type: 'web-ssr',
    make: templateOf({
      'package.json': manifest({ build: 'astro build' }, { astro: '^7', '@astrojs/node': 'latest' }),
      'astro.config.mjs':
        "import node from '@astrojs/node';\nimport { defineConfig } from 'astro/config';\n\nexport default defineConfig({ output: 'server', adapter: node({ mode: 'standalone' }) });\n",
      'src/pages/index.astro': '<h1>Hello Astro</h1>\n',
    }),
    text: 'Hello Astro',
    found: 'a server of Astro, started by `node dist/server/entry.mjs`',
    source: 'src/middleware.ts',
    edits: {
      'src/middleware.ts': () => `export const onRequest = (_: unknown, next: () => unknown) => next();\n${FAULTS}`,
      'src/pages/stream.ts': () => `export const GET = ${HANDLER};\n`,
    },
    wrongPort: null,
    differs: AT_FIRST_PAGE,
  },
  {
    name: 'hono',
    from: 'its smallest app, in TypeScript',
    type: 'api',
    make: templateOf({
      'package.json': manifest(
        { build: 'tsc', start: 'node dist/index.js' },
        { hono: '^4', '@hono/node-server': '^2' },
        { typescript: '^6', '@types/node': '^24' },
      ),
      'tsconfig.json': JSON.stringify({
        compilerOptions: {
          target: 'ES2022',
          module: 'NodeNext',
          outDir: 'dist',
          rootDir: 'src',
          sourceMap: true,
          types: ['node'],
        },
      }),
      'src/index.ts':
        "import { serve } from '@hono/node-server';\nimport { Hono } from 'hono';\n\nconst app = new Hono();\napp.get('/', (c) => c.text('Hello Hono!'));\n\nserve({ fetch: app.fetch, port: 3000 });\n",
    }),
    text: 'Hello Hono!',
    found: 'a server of Hono, started by `node dist/index.js`',
    source: 'src/index.ts',
    edits: {
      'src/index.ts': (text) => before(text, 'serve({', `${FAULTS}\napp.get('/stream', ${HANDLER});\n`),
    },
    // Its port is a wrong one already.
    wrongPort: {},
  },
  {
    name: 'react-router',
    from: 'its smallest app',
    type: 'web-ssr',
    make: templateOf({
      'package.json': manifest(
        { build: 'react-router build', start: 'react-router-serve ./build/server/index.js' },
        {
          // Of one release: each asks for the same of the others.
          '@react-router/node': '8.4.0',
          '@react-router/serve': '8.4.0',
          'react-router': '8.4.0',
          isbot: '^5',
          react: '^19',
          'react-dom': '^19',
        },
        { '@react-router/dev': '8.4.0', vite: '^8' },
      ),
      'vite.config.ts':
        "import { reactRouter } from '@react-router/dev/vite';\nimport { defineConfig } from 'vite';\n\nexport default defineConfig({ plugins: [reactRouter()] });\n",
      'app/root.tsx':
        'import { Outlet, Scripts } from \'react-router\';\n\nexport default function App() {\n  return (\n    <html lang="en">\n      <body>\n        <Outlet />\n        <Scripts />\n      </body>\n    </html>\n  );\n}\n',
      'app/routes.ts': "import { index } from '@react-router/dev/routes';\n\nexport default [index('home.tsx')];\n",
      'app/home.tsx': 'export default function Home() {\n  return <h1>Hello React Router</h1>;\n}\n',
    }),
    text: 'Hello React Router',
    found: 'a server of React Router, started by `react-router-serve build/server/index.js`',
    source: 'app/start.server.ts',
    edits: {
      'app/start.server.ts': () => `${FAULTS}\nexport const isStarted = true;\n`,
      'app/stream.ts': () =>
        `import { isStarted } from './start.server';\n\nexport const loader = () => isStarted && ${STREAM};\n`,
      'app/routes.ts': () =>
        "import { index, route } from '@react-router/dev/routes';\n\nexport default [index('home.tsx'), route('stream', 'stream.ts')];\n",
    },
    wrongPort: null,
  },
];

function manifest(scripts: Files, dependencies: Files, devDependencies: Files = {}): string {
  return `${JSON.stringify({ name: 'app', version: '0.0.0', private: true, type: 'module', scripts, dependencies, devDependencies }, undefined, 2)}\n`;
}
