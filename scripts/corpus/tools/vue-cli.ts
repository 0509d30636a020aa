import type { Tool } from '../spec.ts';

export const VUE_CLIS: readonly Tool[] = [
  {
    ...{
      id: 'vue-cli',
      tool: 'vue-cli',
      main: '@vue/cli-service',
      packages: ['@vue/cli-service@5', '@vue/cli-plugin-babel@5', 'vue@3', 'core-js@3'],
    },
    build: 'vue-cli-service build',
    files: {
      'public/index.html': '<!doctype html>\n<title>Site</title>\n<div id="app"></div>\n',
      'babel.config.js': "module.exports = { presets: ['@vue/cli-plugin-babel/preset'] };\n",
      'src/main.js':
        "import { createApp } from 'vue';\nimport App from './App.vue';\n\ncreateApp(App).mount('#app');\n",
      'src/App.vue':
        '<template>\n  <p>{{ count }}</p>\n</template>\n\n<script>\nexport default {\n  data: () => ({ count: 1 }),\n};\n</script>\n',
    },
    faults: [
      {
        name: 'import',
        planted: 'A component is imported that is not there.',
        edit: [
          [
            'src/App.vue',
            'export default {',
            "import Menu from '@/components/Menu.vue';\n\nexport default {\n  components: { Menu },",
          ],
        ],
        ...{
          cause: 'missing-import',
          says: 'The component @/components/Menu.vue does not exist.',
          at: ['src/App.vue', 'Menu.vue'],
          terms: ['Menu.vue'],
        },
      },
      {
        name: 'package',
        planted: 'A package is imported that is not installed.',
        edit: [
          ['src/main.js', 'import App', "import axios from 'axios';\nimport App"],
          ['src/main.js', 'createApp(', 'console.log(axios);\ncreateApp('],
        ],
        ...{
          cause: 'missing-package',
          says: 'The package axios is not installed.',
          at: ['src/main.js', 'axios'],
          terms: ['axios'],
        },
      },
      {
        name: 'tag',
        planted: 'A tag is not closed.',
        edit: [['src/App.vue', '</p>', '']],
        ...{
          cause: 'syntax',
          says: 'A tag of src/App.vue is not closed.',
          at: ['src/App.vue', '<p>'],
          terms: ['end tag'],
        },
      },
      {
        name: 'syntax',
        planted: 'A parenthesis is missing.',
        edit: [['src/App.vue', '({ count: 1 })', '({ count: 1 }']],
        ...{
          cause: 'syntax',
          says: 'The script of src/App.vue has a syntax error.',
          at: ['src/App.vue', 'count: 1'],
          terms: ['App.vue'],
        },
      },
      {
        name: 'config',
        planted: 'vue.config.js has an option that does not exist.',
        put: { 'vue.config.js': 'module.exports = {\n  baseUrl: "/shop/",\n};\n' },
        ...{
          cause: 'config',
          says: 'vue.config.js has an unknown option, baseUrl.',
          at: ['vue.config.js', 'baseUrl'],
          or: [['vue.config.js', null]],
          terms: ['baseUrl'],
        },
      },
    ],
  },
];
