import { expect, test } from 'vitest';
import type { BuiltApp } from '../../../src/platform/functions/detect/built-app.ts';
import { findServer } from '../../../src/platform/functions/detect/servers.ts';
import { startScriptOf } from '../../../src/platform/functions/detect/start-script.ts';

type Files = Readonly<Record<string, string>>;

function app(files: Files, packages: readonly string[] = [], scripts: Files = {}, folder = ''): BuiltApp {
  return {
    packages: new Set(packages),
    scripts,
    folder,
    text: async (path) => files[path],
    isFile: async (path) => path in files,
    names: async (path) => [
      ...new Set(
        Object.keys(files)
          .filter((each) => each.startsWith(`${path}/`))
          .map((each) => each.slice(path.length + 1).split('/')[0] ?? ''),
      ),
    ],
  };
}

const NITRO = { '.output/server/index.mjs': '' };
const nitro = (value: object) => ({ ...NITRO, '.output/nitro.json': JSON.stringify(value) });

test.each<[string, BuiltApp, object]>([
  [
    'Nuxt',
    app(nitro({ preset: 'node-server', framework: { name: 'nuxt' } }), ['nuxt'], { start: 'nuxt start' }),
    { framework: 'Nuxt', command: 'node .output/server/index.mjs', files: { from: '.output/public', to: '' } },
  ],
  [
    'TanStack Start on Nitro, which does not name it',
    app(nitro({ preset: 'node-server' }), ['@tanstack/react-start', 'nitro']),
    { framework: 'TanStack Start', command: 'node .output/server/index.mjs' },
  ],
  [
    'Nitro with paths of its own',
    app({
      ...nitro({ preset: 'node_server', serverEntry: './server/main.mjs', publicDir: 'files' }),
      '.output/server/main.mjs': '',
    }),
    { framework: 'Nitro', command: 'node .output/server/main.mjs', files: { from: '.output/files', to: '' } },
  ],
  [
    'Next.js, standalone in a monorepo',
    app(
      {
        '.next/BUILD_ID': 'x',
        '.next/standalone/apps/web/server.js': '',
        '.next/required-server-files.json': '{"relativeAppDir": "apps/web"}',
        '.next/routes-manifest.json': '{"basePath": "/docs"}',
      },
      ['next'],
      { start: 'next start' },
      'apps/web',
    ),
    {
      command: 'node server.js',
      contents: { kind: 'output', root: '.next/standalone', cwd: 'apps/web' },
      files: { from: '.next/static', to: 'docs/_next/static' },
    },
  ],
  [
    'Next.js that is not standalone',
    app({ '.next/BUILD_ID': 'x' }, ['next'], { start: 'next start -p 4000' }),
    { command: 'next start', contents: { kind: 'tree' }, files: { from: '.next/static', to: '_next/static' } },
  ],
  [
    'Next.js with a server of its own',
    app({ '.next/BUILD_ID': 'x', '.next/standalone/server.js': '' }, ['next'], {
      start: 'NODE_ENV=production node server.js',
    }),
    { framework: null, command: 'NODE_ENV=production node server.js', contents: { kind: 'tree' } },
  ],
  [
    'SvelteKit',
    app({ 'build/index.js': '', 'build/handler.js': '' }, ['@sveltejs/kit']),
    { command: 'node build/index.js', files: { from: 'build/client', to: '' } },
  ],
  [
    'Astro',
    app({ 'dist/server/entry.mjs': '' }, ['astro', '@astrojs/node'], { start: 'astro dev' }),
    { command: 'node dist/server/entry.mjs', files: { from: 'dist/client', to: '' } },
  ],
  [
    'React Router',
    app({ 'build/server/index.js': '' }, ['@react-router/serve'], {
      start: 'react-router-serve ./build/server/index.js',
    }),
    { command: 'react-router-serve build/server/index.js', files: { from: 'build/client', to: '' } },
  ],
  [
    'TanStack Start',
    app({ 'dist/server/server.js': '' }, ['@tanstack/react-start', 'srvx']),
    { command: 'srvx --prod -s ../client dist/server/server.js' },
  ],
  [
    'Qwik',
    app({ 'server/entry.express.js': '', 'server/entry.preview.mjs': '' }, ['@builder.io/qwik-city'], {
      start: 'vite --open --mode ssr',
    }),
    {
      command: 'node server/entry.express.js',
      contents: { kind: 'tree', packages: 'all' },
      files: { from: 'dist', to: '' },
    },
  ],
  [
    'Angular',
    app({ 'dist/shop/server/server.mjs': '' }, ['@angular/core'], { start: 'ng serve' }),
    { command: 'node dist/shop/server/server.mjs', contents: { kind: 'output', only: 'dist/shop' } },
  ],
  [
    'Angular with packages that are not bundled',
    app({ 'dist/shop/server/server.mjs': '', 'angular.json': '{"externalDependencies": ["x"]}' }, ['@angular/core']),
    { contents: { kind: 'tree' } },
  ],
  [
    'NestJS',
    app({ 'dist/main.js': '' }, ['@nestjs/core'], { start: 'nest start', 'start:prod': 'node dist/main' }),
    { command: 'node dist/main.js' },
  ],
  ['a start script', app({}, ['express'], { start: 'node ./bin/www' }), { framework: null, command: 'node ./bin/www' }],
  ['server.js', app({ 'server.js': '' }), { command: 'node server.js' }],
])('%s is found with how it is started', async (_, built, expected) => {
  expect(await findServer(built, undefined)).toMatchObject(expected);
});

test('the setting goes before all, and takes the whole repository unless it is the framework’s own command', async () => {
  const built = app(nitro({ preset: 'node-server' }), [], { start: 'node other.js' });
  expect(await findServer(built, 'node custom.js')).toMatchObject({
    command: 'node custom.js',
    why: 'the setting startCommand',
    contents: { kind: 'tree' },
  });
});

test.each<[string, BuiltApp, string]>([
  ['a preset of Nitro', app(nitro({ preset: 'cloudflare-module' })), '`cloudflare-module`'],
  ['.vercel/output', app({ '.vercel/output/config.json': '{}' }), '`.vercel/output`'],
])('%s for another host is refused by its name', async (_, built, name) => {
  expect(await findServer(built, undefined)).toMatchObject({
    by: expect.stringContaining(name),
    remedy: expect.any(String),
  });
});

test.each<[string, BuiltApp]>([
  ['files of Nitro', app(nitro({ preset: 'static' }))],
  ['an export of Next.js', app({ '.next/BUILD_ID': 'x', '.next/export-detail.json': '{}' }, ['next'])],
  ['the folder of another tool', app({ 'build/index.js': '', 'build/handler.js': '' }, ['vite'])],
  ['a start script that serves sources', app({ 'server.js': '' }, ['vite'], { start: 'vite' })],
  ['nothing', app({ 'index.html': '' })],
])('%s is no server', async (_, built) => {
  expect(await findServer(built, undefined)).toBeUndefined();
});

test.each<[Files, { command: string; builds: readonly string[] } | undefined]>([
  [{ start: 'node .' }, { command: 'node .', builds: [] }],
  [{ start: 'npm run build && node dist/app.js' }, { command: 'node dist/app.js', builds: ['npm run build'] }],
  [
    { start: 'npm run build:ts && fastify start -l info dist/app.js' },
    { command: 'fastify start -l info dist/app.js', builds: ['npm run build:ts'] },
  ],
  [
    { prestart: 'npm run build', start: 'node dist' },
    { command: 'node dist', builds: ['npm run build'] },
  ],
  [
    { prestart: 'node migrate.js', start: 'node .' },
    { command: 'node migrate.js && node .', builds: [] },
  ],
  [
    { start: 'npm run serve', serve: 'node server.mjs' },
    { command: 'node server.mjs', builds: [] },
  ],
  [
    { start: 'yarn start:prod', 'start:prod': 'tsc && node out' },
    { command: 'node out', builds: ['tsc'] },
  ],
  [{ start: 'npm start' }, { command: 'npm start', builds: [] }],
  [{ start: "node -e 'a && b'" }, { command: "node -e 'a && b'", builds: [] }],
  [{ start: 'cross-env NODE_ENV=production vite preview' }, undefined],
  [{ start: 'react-scripts start' }, undefined],
  [{ start: 'npx serve dist' }, undefined],
  [{ start: 'ng serve' }, undefined],
  [{ start: 'next dev' }, undefined],
  [{ start: '  ' }, undefined],
  [{ start: 'npm run build' }, undefined],
  [{ prestart: 'node x' }, undefined],
  [{}, undefined],
])('the scripts %j start %j', (scripts, expected) => {
  expect(startScriptOf(scripts)).toEqual(expected);
});
