import type { Tool } from '../spec.ts';

const MODULE = { type: 'module' };
const SHEET = 'src/main.scss';
const ROUTE = 'src/routes/+page.svelte';

/** Chains of tools, and tools of which only a few faults are recorded. */
export const MIXED: readonly Tool[] = [
  {
    ...{ id: 'webpack-sass', tool: 'webpack', build: 'webpack --mode production' },
    packages: [
      ...['webpack@5', 'webpack-cli@7', 'css-loader@7', 'mini-css-extract-plugin@2', 'sass@1', 'sass-loader@16'],
      ...['postcss@8', 'postcss-loader@8', 'tailwindcss@3'],
    ],
    files: {
      'webpack.config.js': `const Css = require('mini-css-extract-plugin');

module.exports = {
  entry: './src/index.js',
  module: {
    rules: [{ test: /\\.scss$/, use: [Css.loader, 'css-loader', 'postcss-loader', 'sass-loader'] }],
  },
  plugins: [new Css()],
};
`,
      'postcss.config.js': 'module.exports = { plugins: { tailwindcss: {} } };\n',
      'tailwind.config.js': "module.exports = { content: ['./src/**/*.js'] };\n",
      'src/index.js': "import './main.scss';\n",
      [SHEET]: "@use './vars' as v;\n\n.card {\n  color: v.$main;\n  @apply p-4;\n}\n",
      'src/_vars.scss': '$main: navy;\n',
    },
    faults: [
      {
        name: 'apply',
        planted: 'A sheet that Sass compresses applies a class that does not exist.',
        edit: [[SHEET, 'p-4', 'pp-4']],
        ...{ cause: 'template', says: 'There is no class pp-4.', at: [SHEET, 'pp-4'], terms: ['pp-4'] },
      },
      {
        name: 'entry',
        planted: 'The entry is not there.',
        edit: [['webpack.config.js', './src/index.js', './src/app.js']],
        ...{ cause: 'missing-import', says: 'The entry ./src/app.js does not exist.' },
        ...{ at: ['webpack.config.js', './src/app.js'], terms: ['./src/app.js'] },
      },
      {
        name: 'node-module',
        planted: 'Code for browsers imports a module of Node.js.',
        edit: [['src/index.js', 'import', "import { createHash } from 'crypto';\nconsole.log(createHash);\nimport"]],
        ...{ cause: 'missing-package', says: 'Browsers do not have crypto of Node.js.' },
        ...{ at: ['src/index.js', "'crypto'"], terms: ['crypto', 'Node.js'] },
      },
      {
        name: 'option',
        planted: 'The configuration has an option that does not exist.',
        edit: [['webpack.config.js', '  entry', '  devServe: {},\n  entry']],
        ...{ cause: 'config', says: 'There is no option devServe.' },
        ...{ at: ['webpack.config.js', 'devServe'], terms: ['devServe'] },
      },
    ],
  },
  {
    ...{ id: 'sveltekit3', tool: 'sveltekit', build: 'vite build', manifest: MODULE },
    packages: ['@sveltejs/kit@3', '@sveltejs/adapter-static', '@sveltejs/vite-plugin-svelte', 'svelte@5', 'vite@8'],
    files: {
      'vite.config.js':
        "import adapter from '@sveltejs/adapter-static';\nimport { sveltekit } from '@sveltejs/kit/vite';\n\nexport default { plugins: [sveltekit({ adapter: adapter() })] };\n",
      'src/app.html':
        '<!doctype html>\n<html lang="en">\n  <head>%sveltekit.head%</head>\n  <body>%sveltekit.body%</body>\n</html>\n',
      'src/routes/+layout.js': 'export const prerender = true;\n',
      [ROUTE]: "<script>\n  import { names } from '../lib/names.js';\n</script>\n\n<p>{names.join()}</p>\n",
      'src/lib/names.js': "export const names = ['Ana', 'Ben'];\n",
      'src/lib/server/names.js': "export const names = ['Ana', 'Ben'];\n",
    },
    faults: [
      {
        name: 'lib',
        planted: 'A page uses the alias of an earlier version.',
        edit: [[ROUTE, '../lib/names.js', '$lib/names.js']],
        ...{ cause: 'config', says: 'The alias $lib has been removed.', at: [ROUTE, '$lib'], terms: ['$lib'] },
      },
      {
        name: 'server-only',
        planted: 'A page imports a module of the server.',
        edit: [[ROUTE, '../lib/names.js', '../lib/server/names.js']],
        ...{ cause: 'config', says: 'src/routes/+page.svelte must not import src/lib/server/names.js.' },
        ...{ at: [ROUTE, 'server/names'], terms: ['src/lib/server/names.js'] },
      },
    ],
  },
  {
    ...{ id: 'rsbuild2', tool: 'rsbuild', packages: ['@rsbuild/core@2'], build: 'rsbuild build', manifest: MODULE },
    files: {
      'rsbuild.config.mjs':
        "import { defineConfig } from '@rsbuild/core';\n\nexport default defineConfig({ html: { title: 'Harbour' } });\n",
      'src/index.js': "document.title += '!';\n",
    },
    faults: [
      {
        name: 'throws',
        planted: 'The configuration throws.',
        edit: [['rsbuild.config.mjs', 'export', "if (!process.env.API) throw new Error('API must be set');\n\nexport"]],
        ...{ cause: 'env', says: 'API is not set.', at: ['rsbuild.config.mjs', 'throw'], terms: ['API must be set'] },
      },
      {
        name: 'template',
        planted: 'The template of the page is not there.',
        edit: [['rsbuild.config.mjs', "title: 'Harbour'", "template: './public/index.html'"]],
        ...{ cause: 'missing-import', says: 'The template public/index.html does not exist.' },
        ...{ at: ['rsbuild.config.mjs', 'public/index.html'], terms: ['public/index.html'] },
      },
    ],
  },
  {
    ...{ id: 'velite', tool: 'velite', build: 'velite build --strict', manifest: MODULE, packages: ['velite@0.4'] },
    files: {
      'velite.config.js':
        "import { defineConfig, s } from 'velite';\n\nconst posts = { name: 'Post', pattern: 'posts/*.md', schema: s.object({ title: s.string() }) };\n\nexport default defineConfig({ root: 'content', collections: { posts } });\n",
      'content/posts/a.md': '---\ntitle: A\n---\n\nHello.\n',
      'content/posts/b.md': '---\ntitle: B\ndraft: false\n---\n\nHello.\n',
    },
    faults: [
      {
        name: 'quote',
        planted: 'A quote of the front matter is not closed.',
        edit: [['content/posts/b.md', 'title: B', 'title: "B']],
        ...{ cause: 'syntax', says: 'A quote in content/posts/b.md is not closed.' },
        ...{ at: ['content/posts/b.md', 'title'], terms: ['quote'] },
      },
    ],
  },
  {
    ...{ id: 'lightningcss', tool: 'lightningcss', packages: ['lightningcss-cli@1'] },
    build: 'lightningcss --minify src/main.css -o dist/main.css',
    files: { 'src/main.css': '.a {\n  color: navy;\n}\n\n.b {\n  color: teal;\n}\n' },
    faults: [
      {
        name: 'panic',
        planted: 'A declaration is not complete, and the tool panics.',
        edit: [['src/main.css', '.b {', '.b:hovr( {']],
        ...{ cause: 'syntax', says: 'src/main.css does not parse.' },
        ...{ at: ['src/main.css', '.b:hovr'], or: [['src/main.css', 7]], terms: ['src/main.css'] },
      },
    ],
  },
];
