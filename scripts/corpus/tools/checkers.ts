import type { Tool } from '../spec.ts';

const CART = 'export function total(items) {\n  return items.reduce((sum, item) => sum + item.price, 0);\n}\n';

/** Tools that check types, tests and comments in a build. */
export const CHECKERS: readonly Tool[] = [
  {
    ...{
      id: 'svelte-check',
      tool: 'svelte-check',
      main: 'svelte-check',
      packages: ['svelte@5', 'svelte-check@4', 'typescript@5'],
    },
    build: 'svelte-check',
    files: {
      'tsconfig.json':
        '{ "compilerOptions": { "strict": true, "target": "es2022", "module": "esnext", "moduleResolution": "bundler" }, "include": ["src"] }\n',
      'src/App.svelte': '<script lang="ts">\n  const count: number = 1;\n</script>\n\n<p>{count}</p>\n',
    },
    faults: [
      {
        name: 'type',
        planted: 'A text is given where a number is asked for.',
        edit: [['src/App.svelte', '= 1;', "= 'one';"]],
        ...{ cause: 'type-error', says: "Type 'string' is not assignable to type 'number'." },
        ...{ at: ['src/App.svelte', 'count: number'], terms: ["'string' is not assignable"] },
      },
      {
        name: 'unknown',
        planted: 'A variable is shown that is not defined.',
        edit: [['src/App.svelte', '{count}', '{total}']],
        ...{ cause: 'type-error', says: "Cannot find name 'total'." },
        ...{ at: ['src/App.svelte', '{total}'], terms: ["'total'"] },
      },
      {
        name: 'import',
        planted: 'A component is imported that is not there.',
        edit: [
          ['src/App.svelte', '  const', "  import Menu from './Menu.svelte';\n  const"],
          ['src/App.svelte', '<p>', '<Menu />\n<p>'],
        ],
        ...{ cause: 'missing-import', says: 'The component ./Menu.svelte does not exist.' },
        ...{ at: ['src/App.svelte', './Menu.svelte'], terms: ['./Menu.svelte'] },
      },
    ],
  },
  {
    ...{
      id: 'vue-tsc',
      tool: 'vue-tsc',
      main: 'vue-tsc',
      build: 'vue-tsc --noEmit && vite build',
      manifest: { type: 'module' },
    },
    packages: ['vue-tsc@2', 'typescript@5.8', 'vue@3', 'vite@6', '@vitejs/plugin-vue@5'],
    files: {
      'tsconfig.json':
        '{ "compilerOptions": { "strict": true, "target": "es2022", "module": "esnext", "moduleResolution": "bundler", "jsx": "preserve" }, "include": ["src"] }\n',
      'vite.config.js': "import vue from '@vitejs/plugin-vue';\n\nexport default { plugins: [vue()] };\n",
      'index.html': '<div id="app"></div>\n<script type="module" src="/src/main.ts"></script>\n',
      'src/main.ts':
        "import { createApp } from 'vue';\nimport App from './App.vue';\n\ncreateApp(App).mount('#app');\n",
      'src/App.vue':
        '<script setup lang="ts">\nconst count: number = 1;\n</script>\n\n<template>\n  <p>{{ count }}</p>\n</template>\n\n<style>\np {\n  color: navy;\n}\n</style>\n',
    },
    faults: [
      {
        name: 'type',
        planted: 'A text is given where a number is asked for.',
        edit: [['src/App.vue', '= 1;', "= 'one';"]],
        ...{ cause: 'type-error', says: "Type 'string' is not assignable to type 'number'." },
        ...{ at: ['src/App.vue', 'count: number'], terms: ["'string' is not assignable"] },
      },
      {
        name: 'template',
        planted: 'A template shows a variable that is not defined.',
        edit: [['src/App.vue', '{{ count }}', '{{ total }}']],
        ...{ cause: 'type-error', says: "Property 'total' does not exist." },
        ...{ at: ['src/App.vue', '{{ total }}'], terms: ["'total'"] },
      },
      {
        name: 'import',
        planted: 'A component is imported that is not there.',
        edit: [['src/App.vue', 'const count', "import Menu from './Menu.vue';\nconst count"]],
        ...{ cause: 'missing-import', says: 'The component ./Menu.vue does not exist.' },
        ...{ at: ['src/App.vue', './Menu.vue'], terms: ['Menu.vue'] },
      },
      {
        name: 'export',
        planted: 'An import names what a module does not export, and a callback uses it.',
        put: { 'src/menu.ts': 'export const PAGES = ["home", "about"];\n' },
        edit: [
          [
            'src/main.ts',
            'createApp(App)',
            'for (const link of PAGE.map((page) => page.length)) console.log(link);\n\ncreateApp(App)',
          ],
          [
            'src/main.ts',
            "import App from './App.vue';",
            "import App from './App.vue';\nimport { PAGE } from './menu';",
          ],
        ],
        ...{ cause: 'missing-export', says: 'src/menu.ts does not export PAGE.' },
        ...{ at: ['src/main.ts', 'import { PAGE }'], terms: ["'PAGE'"] },
      },
      {
        name: 'tag',
        planted: 'A tag of the template is not closed.',
        edit: [['src/App.vue', '</p>', '']],
        run: 'vite build',
        ...{ cause: 'syntax', says: 'A tag of src/App.vue is not closed.' },
        ...{ at: ['src/App.vue', '<p>'], terms: ['missing end tag'] },
      },
    ],
  },
  {
    ...{ id: 'vitest', tool: 'vitest', packages: ['vitest@3'], build: 'vitest run', manifest: { type: 'module' } },
    files: {
      'src/cart.js': CART,
      'src/cart.test.js':
        "import { expect, test } from 'vitest';\nimport { total } from './cart.js';\n\ntest('adds prices', () => {\n  expect(total([{ price: 2 }, { price: 3 }])).toBe(5);\n});\n",
    },
    faults: [
      {
        name: 'assertion',
        planted: 'A test expects another sum.',
        edit: [['src/cart.test.js', 'toBe(5)', 'toBe(6)']],
        ...{ cause: 'test-failed', says: "The test 'adds prices' expected 6 and got 5." },
        ...{ at: ['src/cart.test.js', 'toBe(6)'], terms: ['expected 5 to be 6'] },
      },
      {
        name: 'throws',
        planted: 'The code under test throws.',
        edit: [['src/cart.js', 'item.price', 'item.net.price']],
        ...{ cause: 'test-failed', says: 'total() reads price of undefined.' },
        ...{ at: ['src/cart.js', 'net'], or: [['src/cart.test.js', 'total([']], terms: ["reading 'price'"] },
      },
      {
        name: 'import',
        planted: 'A test imports a module that is not there.',
        edit: [['src/cart.test.js', './cart.js', './basket.js']],
        ...{ cause: 'missing-import', says: 'The module ./basket.js does not exist.' },
        ...{ at: ['src/cart.test.js', './basket.js'], terms: ['./basket.js'] },
      },
      {
        name: 'none',
        planted: 'There is no test.',
        put: { 'src/cart.test.js': null },
        ...{ cause: 'config', says: 'There is no test file.', terms: ['No test files'] },
      },
    ],
  },
  {
    ...{ id: 'jest', tool: 'jest', packages: ['jest@29'], build: 'jest' },
    files: {
      'src/cart.js': 'exports.total = (items) => items.reduce((sum, item) => sum + item.price, 0);\n',
      'src/cart.test.js':
        "const { total } = require('./cart');\n\ntest('adds prices', () => {\n  expect(total([{ price: 2 }, { price: 3 }])).toBe(5);\n});\n",
    },
    faults: [
      {
        name: 'assertion',
        planted: 'A test expects another sum.',
        edit: [['src/cart.test.js', 'toBe(5)', 'toBe(6)']],
        ...{ cause: 'test-failed', says: "The test 'adds prices' expected 6 and got 5." },
        ...{ at: ['src/cart.test.js', 'toBe(6)'], terms: ['adds prices'] },
      },
      {
        name: 'import',
        planted: 'A test loads a module that is not there.',
        edit: [['src/cart.test.js', './cart', './basket']],
        ...{ cause: 'missing-import', says: 'The module ./basket does not exist.' },
        ...{ at: ['src/cart.test.js', './basket'], terms: ['./basket'] },
      },
      {
        name: 'syntax',
        planted: 'A parenthesis is missing.',
        edit: [['src/cart.js', ', 0);', ', 0;']],
        ...{ cause: 'syntax', says: 'src/cart.js has a syntax error.' },
        ...{ at: ['src/cart.js', 1], or: [['src/cart.js', 2]], terms: ['cart.js'] },
      },
      {
        name: 'esm',
        planted: 'A test uses import, which Jest does not read.',
        edit: [['src/cart.test.js', "const { total } = require('./cart')", "import { total } from './cart'"]],
        put: { 'babel.config.js': 'module.exports = {};\n' },
        ...{ cause: 'syntax', says: 'src/cart.test.js uses import outside a module.' },
        ...{ at: ['src/cart.test.js', 'import'], terms: ['import statement outside a module'] },
      },
    ],
  },
  {
    ...{
      id: 'typedoc',
      tool: 'typedoc',
      packages: ['typedoc@0.28', 'typescript@5.8'],
      build: 'typedoc src/index.ts --treatWarningsAsErrors',
    },
    files: {
      'src/index.ts':
        '/** Adds two numbers. */\nexport function add(a: number, b: number): number {\n  return a + b;\n}\n',
      'tsconfig.json':
        '{ "compilerOptions": { "strict": true, "target": "es2022", "module": "nodenext" }, "include": ["src"] }\n',
    },
    faults: [
      {
        name: 'type-error',
        planted: 'A function returns a text as a number.',
        edit: [['src/index.ts', 'a + b', "'a' + b"]],
        ...{ cause: 'type-error', says: "Type 'string' is not assignable to type 'number'." },
        ...{ at: ['src/index.ts', 'return'], terms: ["'string' is not assignable"] },
      },
      {
        name: 'link',
        planted: 'A comment links to what does not exist.',
        edit: [['src/index.ts', 'numbers.', 'numbers. See {@link subtract}.']],
        ...{ cause: 'dead-link', says: 'The link to subtract cannot be resolved.' },
        ...{ at: ['src/index.ts', 'subtract'], or: [['src/index.ts', null]], terms: ['subtract'] },
      },
      {
        name: 'entry',
        planted: 'The command names a file that is not there.',
        run: 'typedoc lib/index.ts',
        ...{ cause: 'missing-import', says: 'The entry point lib/index.ts does not exist.', terms: ['lib/index.ts'] },
      },
      {
        name: 'option',
        planted: 'An option does not exist.',
        put: { 'typedoc.json': '{ "entryPointz": ["src/index.ts"] }\n' },
        ...{ cause: 'config', says: 'typedoc.json has an unknown option, entryPointz.' },
        ...{ at: ['typedoc.json', 1], or: [['typedoc.json', null]], terms: ['entryPointz'] },
      },
    ],
  },
];
