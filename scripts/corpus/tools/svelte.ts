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
