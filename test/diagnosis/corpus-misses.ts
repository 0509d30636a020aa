import type { Miss } from '../../bench/corpus.ts';

/** The cases of the corpus of which the diagnosis misses a part. The list may only become shorter. */
export const MISSES: Readonly<Record<string, { readonly misses: readonly Miss[]; readonly because: string }>> = {
  'astro-check-throws': {
    misses: ['line', 'wrong line'],
    because: 'Astro counts the line in the compiled script, and no word of the message is in the source.',
  },
  'eslint-max-warnings': {
    misses: ['file', 'line'],
    because: 'ESLint reports a warning there, and only an error counts as the place of the fault.',
  },
  'next-js-config': {
    misses: ['line'],
    because: 'Next.js prints no line, and the brackets of the file are balanced.',
  },
  'next15-static-params': {
    misses: ['file'],
    because: 'Next.js names the route of the page, which no rule follows to its file.',
  },
  'node-silent': {
    misses: ['file', 'line'],
    because: 'The command prints nothing.',
  },
  'nunjucks-filter': {
    misses: ['line', 'wrong line'],
    because: 'Nunjucks names a wrong line of a template that extends another one.',
  },
  'nuxt-window': {
    misses: ['file', 'line'],
    because: 'Nuxt prints the address of the page and "Server Error".',
  },
  'sass-missing-use': {
    misses: ['words'],
    because: 'The headline names the missing file in words of its own: the message of Sass does not contain its name.',
  },
  'stylelint-no-files': {
    misses: ['wrong line'],
    because: 'The case has no file, and the diagnosis names the script in package.json that has the pattern.',
  },
  'sveltekit-dynamic': {
    misses: ['file', 'line'],
    because: 'SvelteKit names the folder of the routes, and not the file that turns prerendering off.',
  },
  'swc-config-json': {
    misses: ['line', 'wrong line'],
    because: 'SWC names line 1 for an object that ends too early.',
  },
  'tailwind3-no-input': {
    misses: ['wrong line'],
    because: 'The case has no file, and the diagnosis names the script in package.json that has the path.',
  },
  'typedoc-entry': {
    misses: ['words'],
    because: 'TypeDoc names the folder of the entry point, and not the entry point.',
  },
  'typedoc-link': {
    misses: ['file', 'line'],
    because: 'TypeDoc reports a warning without a place.',
  },
  'vite-vue-sass': {
    misses: ['line'],
    because: 'Vite names the style block and no line in it.',
  },
  'vitepress-mustache': {
    misses: ['line'],
    because: 'VitePress counts the line in the page that it made of the Markdown.',
  },
  'vue-cli-syntax': {
    misses: ['line'],
    because: 'The loader crashes before it prints where the script does not parse.',
  },
  'vuepress-tag': {
    misses: ['file', 'line'],
    because: 'VuePress names a temporary file that it made of the Markdown.',
  },
};
