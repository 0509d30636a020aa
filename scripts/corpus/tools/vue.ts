import type { Tool } from '../spec.ts';

const MODULE = { type: 'module' };

const APP = 'src/App.vue';

const VUE_APP =
  "<script setup>\nimport { ref } from 'vue';\n\nconst count = ref(1);\n</script>\n\n<template>\n  <p>{{ count }}</p>\n</template>\n\n<style>\np {\n  color: navy;\n}\n</style>\n";

export const VUES: readonly Tool[] = [
  {
    ...{ id: 'vite5-vue', tool: 'vite', build: 'vite build', manifest: MODULE },
    packages: ['vite@5.4', 'vue@3.4', '@vitejs/plugin-vue@5.1'],
    files: {
      'vite.config.js': "import vue from '@vitejs/plugin-vue';\n\nexport default { plugins: [vue()] };\n",
      'index.html': '<div id="app"></div>\n<script type="module" src="/src/main.js"></script>\n',
      'src/main.js':
        "import { createApp } from 'vue';\nimport App from './App.vue';\n\ncreateApp(App).mount('#app');\n",
      [APP]: VUE_APP,
    },
    faults: [
      {
        name: 'else',
        planted: 'A template has an else without an if.',
        edit: [
          [
            APP,
            '<p>{{ count }}</p>',
            '<p>{{ count }}</p>\n  <ul>\n    <li\n      v-else-if="count > 1"\n      class="more"\n      title="more"\n    >\n      more\n    </li>\n  </ul>',
          ],
        ],
        ...{ cause: 'template', says: 'v-else-if has no v-if before it.' },
        ...{ at: [APP, '<li'], or: [[APP, 'v-else-if']], terms: ['v-else-if'] },
      },
      {
        name: 'model',
        planted: 'A template binds a form to what cannot be assigned.',
        edit: [[APP, '<p>{{ count }}</p>', '<p>{{ count }}</p>\n  <input v-model="count + 1">']],
        ...{ cause: 'template', says: 'v-model needs an expression that can be assigned.' },
        ...{ at: [APP, 'v-model'], terms: ['v-model'] },
      },
      {
        name: 'attribute',
        planted: 'A quote of an attribute is not closed.',
        edit: [[APP, '<p>{{ count }}</p>', '<p class="big>{{ count }}</p>']],
        ...{ cause: 'syntax', says: 'A quote of an attribute in src/App.vue is not closed.' },
        ...{ at: [APP, 'class="big'], or: [[APP, null]], terms: ['App.vue'] },
      },
    ],
  },
  {
    ...{
      id: 'vite-vue',
      tool: 'vite',
      build: 'vite build',
      manifest: MODULE,
      packages: ['vite@7', 'vue@3', '@vitejs/plugin-vue@6'],
    },
    files: {
      'vite.config.js': "import vue from '@vitejs/plugin-vue';\n\nexport default { plugins: [vue()] };\n",
      'index.html': '<div id="app"></div>\n<script type="module" src="/src/main.js"></script>\n',
      'src/main.js':
        "import { createApp } from 'vue';\nimport App from './App.vue';\n\ncreateApp(App).mount('#app');\n",
      [APP]: VUE_APP,
    },
    faults: [
      {
        name: 'asset',
        planted: 'A template shows an image that is not there.',
        edit: [[APP, '<p>{{ count }}</p>', '<p>{{ count }}</p>\n  <img src="./assets/team.png" alt="">']],
        ...{ cause: 'missing-asset', says: 'The image ./assets/team.png does not exist.' },
        ...{ at: [APP, 'team.png'], terms: ['team.png'] },
      },
      {
        name: 'asset-case',
        planted: 'A template spells an image in another case.',
        put: { 'src/assets/team.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8" />\n' },
        edit: [[APP, '<p>{{ count }}</p>', '<p>{{ count }}</p>\n  <img src="./assets/Team.svg" alt="">']],
        ...{ cause: 'import-case', says: 'The image ./assets/Team.svg differs from team.svg only in case.' },
        ...{ at: [APP, 'Team.svg'], terms: ['Team.svg'] },
      },
      {
        name: 'tag',
        planted: 'A tag is closed that was not opened.',
        edit: [[APP, '</p>', '</p></div>']],
        ...{ cause: 'syntax', says: 'A template of src/App.vue closes a tag that was not opened.' },
        ...{ at: [APP, '</div>'], terms: ['end tag'] },
      },
      {
        name: 'script',
        planted: 'A parenthesis is missing.',
        edit: [[APP, 'ref(1)', 'ref(1']],
        ...{ cause: 'syntax', says: 'The script of src/App.vue has a syntax error.' },
        ...{ at: [APP, 'ref(1'], or: [[APP, 5]], terms: ['App.vue'] },
      },
      {
        name: 'sass',
        planted: 'A style block is in Sass, which is not installed.',
        edit: [[APP, '<style>', '<style lang="scss">']],
        ...{ cause: 'missing-package', says: 'The package sass is not installed.' },
        ...{ at: [APP, '<style'], or: [[APP, null]], terms: ['sass'] },
      },
      {
        name: 'case',
        planted: 'An import spells a file in another case.',
        edit: [['src/main.js', './App.vue', './app.vue']],
        ...{ cause: 'import-case', says: 'The import ./app.vue differs from App.vue only in case.' },
        ...{ at: ['src/main.js', './app.vue'], terms: ['app.vue'] },
      },
    ],
  },
  {
    ...{
      id: 'nuxt',
      tool: 'nuxt',
      packages: ['nuxt@3'],
      build: 'nuxt generate',
      env: { NUXT_TELEMETRY_DISABLED: '1' },
    },
    files: {
      'nuxt.config.ts':
        "export default defineNuxtConfig({ compatibilityDate: '2025-01-01', devtools: { enabled: false } });\n",
      'app.vue': '<script setup>\nconst count = 1;\n</script>\n\n<template>\n  <p>{{ count }}</p>\n</template>\n',
    },
    faults: [
      {
        name: 'module',
        planted: 'The configuration names a module that is not installed.',
        edit: [['nuxt.config.ts', 'devtools', "modules: ['@nuxt/content'], devtools"]],
        ...{ cause: 'missing-package', says: 'The module @nuxt/content is not installed.' },
        ...{ at: ['nuxt.config.ts', '@nuxt/content'], or: [['nuxt.config.ts', null]], terms: ['@nuxt/content'] },
      },
      {
        name: 'import',
        planted: 'A component is imported that is not there.',
        edit: [
          ['app.vue', 'const', "import Menu from '~/components/Menu.vue';\nconst"],
          ['app.vue', '<p>', '<Menu /><p>'],
        ],
        ...{ cause: 'missing-import', says: 'The component ~/components/Menu.vue does not exist.' },
        ...{ at: ['app.vue', 'Menu.vue'], terms: ['Menu.vue'] },
      },
      {
        name: 'window',
        planted: 'A page reads window while it is rendered.',
        edit: [['app.vue', '= 1', '= window.innerWidth']],
        ...{ cause: 'browser-only', says: 'window is not defined while / is rendered.' },
        ...{ at: ['app.vue', 'window'], or: [['app.vue', null]], terms: ['page'] },
      },
      {
        name: 'tag',
        planted: 'A tag of the template is not closed.',
        edit: [['app.vue', '</p>', '']],
        ...{ cause: 'syntax', says: 'A tag of app.vue is not closed.' },
        ...{ at: ['app.vue', '<p>'], terms: ['app.vue'] },
      },
      {
        name: 'css',
        planted: 'The configuration names a style sheet that is not there.',
        edit: [['nuxt.config.ts', 'devtools', "css: ['~/assets/main.css'], devtools"]],
        ...{ cause: 'missing-import', says: 'The style sheet ~/assets/main.css does not exist.' },
        ...{ at: ['nuxt.config.ts', 'main.css'], or: [['nuxt.config.ts', null]], terms: ['main.css'] },
      },
      {
        name: 'config',
        planted: 'A brace of the configuration is missing.',
        edit: [['nuxt.config.ts', 'false } }', 'false }']],
        ...{ cause: 'syntax', says: 'nuxt.config.ts has a syntax error.' },
        ...{
          at: ['nuxt.config.ts', 1],
          or: [
            ['nuxt.config.ts', 2],
            ['nuxt.config.ts', null],
          ],
          terms: ['nuxt.config'],
        },
      },
    ],
  },
];
