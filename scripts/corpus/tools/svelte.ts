import type { Tool } from '../spec.ts';

const MODULE = { type: 'module' };

export const SVELTES: readonly Tool[] = [
  {
    ...{ id: 'vite-svelte', tool: 'vite', build: 'vite build', manifest: MODULE },
    packages: ['vite@7', 'svelte@5', '@sveltejs/vite-plugin-svelte@6'],
    files: {
      'vite.config.js':
        "import { svelte } from '@sveltejs/vite-plugin-svelte';\n\nexport default { plugins: [svelte()] };\n",
      'index.html': '<div id="app"></div>\n<script type="module" src="/src/main.js"></script>\n',
      'src/main.js':
        "import { mount } from 'svelte';\nimport App from './App.svelte';\n\nmount(App, { target: document.body });\n",
      'src/App.svelte': '<script>\n  let count = $state(1);\n</script>\n\n{#if count > 0}\n  <p>{count}</p>\n{/if}\n',
    },
    faults: [
      {
        name: 'block',
        planted: 'A block is not closed.',
        edit: [['src/App.svelte', '{/if}\n', '']],
        ...{ cause: 'syntax', says: 'A block of src/App.svelte is not closed.' },
        ...{
          at: ['src/App.svelte', '{#if'],
          or: [
            ['src/App.svelte', 7],
            ['src/App.svelte', 6],
          ],
          terms: ['Block was left open'],
        },
      },
      {
        name: 'block-in-tag',
        planted: 'A block in a tag is not closed, and the compiler stops at the end of the tag.',
        edit: [
          ['src/App.svelte', '{#if', '<main>\n{#if'],
          ['src/App.svelte', '{/if}\n', '</main>\n'],
        ],
        ...{ cause: 'syntax', says: 'A block of src/App.svelte is not closed.' },
        ...{ at: ['src/App.svelte', '{#if'], terms: ['{#if count > 0}'] },
      },
      {
        name: 'rune',
        planted: 'A rune is used where it may not be.',
        edit: [['src/App.svelte', '{count}', '{$state(2)}']],
        ...{ cause: 'syntax', says: '$state() is used in the markup of src/App.svelte.' },
        ...{ at: ['src/App.svelte', '{$state'], terms: ['$state'] },
      },
      {
        name: 'import',
        planted: 'A component is imported that is not there.',
        edit: [
          ['src/App.svelte', '  let', "  import Menu from './Menu.svelte';\n  let"],
          ['src/App.svelte', '{#if', '<Menu />\n{#if'],
        ],
        ...{ cause: 'missing-import', says: 'The component ./Menu.svelte does not exist.' },
        ...{ at: ['src/App.svelte', './Menu.svelte'], terms: ['Menu.svelte'] },
      },
    ],
  },
  {
    ...{ id: 'rollup-svelte', tool: 'rollup', main: 'rollup', build: 'rollup -c', manifest: MODULE },
    packages: ['rollup@3', 'svelte@3', 'rollup-plugin-svelte@7', '@rollup/plugin-node-resolve@15'],
    files: {
      'rollup.config.js':
        "import resolve from '@rollup/plugin-node-resolve';\nimport svelte from 'rollup-plugin-svelte';\n\nexport default {\n  input: 'src/main.js',\n  output: { format: 'iife', name: 'app', file: 'public/bundle.js' },\n  plugins: [\n    svelte({\n      emitCss: false,\n      compilerOptions: {\n        dev: false,\n      },\n    }),\n    resolve({ browser: true, dedupe: ['svelte'] }),\n  ],\n};\n",
      'src/main.js': "import App from './App.svelte';\n\nexport default new App({ target: document.body });\n",
      'src/App.svelte':
        '<script>\n  export let name = "world";\n</script>\n\n<main>\n  <h1>Hello {name}</h1>\n  <a href="/dev">for developers</a>\n</main>\n',
    },
    faults: [
      {
        name: 'option',
        planted: 'The compiler is given an option that it does not have.',
        edit: [['rollup.config.js', 'dev: false', 'devv: false']],
        ...{ cause: 'config', says: 'The compiler of Svelte has no option devv.' },
        ...{ at: ['rollup.config.js', 'devv'], or: [['rollup.config.js', null]], terms: ["'devv'"] },
      },
      {
        name: 'block',
        planted: 'A block is not closed.',
        edit: [['src/App.svelte', '  <h1>', '  {#if name}\n  <h1>']],
        ...{ cause: 'syntax', says: 'src/App.svelte does not close {#if name}.' },
        ...{ at: ['src/App.svelte', '{#if'], terms: ['{#if name}'] },
      },
      {
        name: 'export',
        planted: 'An import names what a module does not export.',
        put: { 'src/store.js': 'export const total = 3;\n' },
        edit: [
          [
            'src/App.svelte',
            '  export let',
            "  import { totals } from './store.js';\n  console.log(totals);\n  export let",
          ],
        ],
        ...{ cause: 'missing-export', says: 'src/store.js does not export totals.' },
        ...{ at: ['src/App.svelte', 'import { totals }'], terms: ['totals'] },
      },
    ],
  },
  {
    ...{ id: 'sveltekit', tool: 'sveltekit', main: '@sveltejs/kit', build: 'vite build', manifest: MODULE },
    packages: ['@sveltejs/kit@2', '@sveltejs/adapter-static@3', '@sveltejs/vite-plugin-svelte@5', 'svelte@5', 'vite@6'],
    files: {
      'svelte.config.js':
        "import adapter from '@sveltejs/adapter-static';\n\nexport default { kit: { adapter: adapter() } };\n",
      'vite.config.js':
        "import { sveltekit } from '@sveltejs/kit/vite';\n\nexport default { plugins: [sveltekit()] };\n",
      'src/app.html':
        '<!doctype html>\n<html lang="en">\n  <head>%sveltekit.head%</head>\n  <body>%sveltekit.body%</body>\n</html>\n',
      'src/routes/+layout.js': 'export const prerender = true;\n',
      'src/routes/+page.svelte':
        "<script>\n  const names = ['Ada'];\n</script>\n\n<h1>Welcome</h1>\n<p>{names.join()}</p>\n",
    },
    faults: [
      {
        name: 'dead-link',
        planted: 'A page links to one that does not exist.',
        edit: [['src/routes/+page.svelte', '<p>', '<a href="/about">About</a>\n<p>']],
        ...{ cause: 'dead-link', says: '/ links to /about, which does not exist.' },
        ...{ at: ['src/routes/+page.svelte', '/about'], or: [['src/routes/+page.svelte', null]], terms: ['/about'] },
      },
      {
        name: 'window',
        planted: 'A page reads window while it is rendered.',
        edit: [['src/routes/+page.svelte', "['Ada']", '[window.location.href]']],
        ...{ cause: 'browser-only', says: 'window is not defined while / is rendered.' },
        ...{
          at: ['src/routes/+page.svelte', 'window'],
          or: [['src/routes/+page.svelte', null]],
          terms: ['window is not defined'],
        },
      },
      {
        name: 'env',
        planted: 'A variable is imported that is not set.',
        edit: [
          ['src/routes/+page.svelte', '  const', "  import { PUBLIC_API_URL } from '$env/static/public';\n  const"],
          ['src/routes/+page.svelte', 'Welcome', '{PUBLIC_API_URL}'],
        ],
        ...{ cause: 'env', says: 'The variable PUBLIC_API_URL is not set.' },
        ...{ at: ['src/routes/+page.svelte', 'import { PUBLIC'], terms: ['PUBLIC_API_URL'] },
      },
      {
        name: 'dynamic',
        planted: 'A page cannot be prerendered.',
        edit: [['src/routes/+layout.js', 'true', 'false']],
        ...{ cause: 'config', says: 'The routes / are not prerendered, which adapter-static asks for.' },
        ...{
          at: ['src/routes/+layout.js', 'prerender'],
          or: [
            ['svelte.config.js', 'adapter()'],
            ['svelte.config.js', null],
          ],
          terms: ['adapter-static'],
        },
      },
      {
        name: 'lib',
        planted: 'A module of $lib is imported that is not there.',
        edit: [
          ['src/routes/+page.svelte', '  const', "  import Menu from '$lib/Menu.svelte';\n  const"],
          ['src/routes/+page.svelte', 'Welcome', '<Menu />'],
        ],
        ...{ cause: 'missing-import', says: 'The module $lib/Menu.svelte does not exist.' },
        ...{ at: ['src/routes/+page.svelte', '$lib/Menu'], terms: ['Menu.svelte'] },
      },
      {
        name: 'undefined',
        planted: 'A page shows a member of what is undefined.',
        edit: [['src/routes/+page.svelte', '{names.join()}', '{names.first.name}']],
        ...{ cause: 'runtime', says: 'src/routes/+page.svelte reads name of undefined.' },
        ...{
          at: ['src/routes/+page.svelte', 'names.first'],
          or: [['src/routes/+page.svelte', null]],
          terms: ["reading 'name'"],
        },
      },
      {
        name: 'unclosed',
        planted: 'A tag is not closed.',
        edit: [['src/routes/+page.svelte', '<p>', '<section>\n<p>']],
        ...{ cause: 'syntax', says: 'src/routes/+page.svelte does not close <section>.' },
        ...{ at: ['src/routes/+page.svelte', '<section>'], terms: ['<section>'] },
      },
      {
        name: 'script',
        planted: 'A bracket of a script is missing.',
        edit: [['src/routes/+page.svelte', "['Ada']", "['Ada'"]],
        ...{ cause: 'syntax', says: 'The script of src/routes/+page.svelte does not parse.' },
        ...{ at: ['src/routes/+page.svelte', "'Ada'"], or: [['src/routes/+page.svelte', 3]], terms: ['+page.svelte'] },
      },
      {
        name: 'private',
        planted: 'A page of the browser imports a module of the server.',
        put: { 'src/lib/server/db.js': "export const url = 'postgres://localhost';\n" },
        edit: [
          ['src/routes/+page.svelte', '  const', "  import { url } from '$lib/server/db.js';\n  const"],
          ['src/routes/+page.svelte', 'Welcome', '{url}'],
        ],
        ...{ cause: 'config', says: 'src/routes/+page.svelte imports $lib/server/db.js, which only a server may.' },
        ...{
          at: ['src/routes/+page.svelte', '$lib/server'],
          or: [['src/routes/+page.svelte', null]],
          terms: ['$lib/server/db.js'],
        },
      },
      {
        name: 'load',
        planted: 'A load function throws.',
        put: { 'src/routes/+page.js': "export function load() {\n  throw new Error('The price list is empty');\n}\n" },
        ...{ cause: 'runtime', says: "The load function of / throws 'The price list is empty'." },
        ...{
          at: ['src/routes/+page.js', 'throw'],
          or: [['src/routes/+page.js', null]],
          terms: ['price list is empty'],
        },
      },
    ],
  },
];
