import type { Tool } from '../spec.ts';

const MODULE = { type: 'module' };

/** Sites of documents. */
export const DOCUMENTS: readonly Tool[] = [
  {
    ...{ id: 'docusaurus', tool: 'docusaurus', main: '@docusaurus/core', build: 'docusaurus build' },
    packages: [
      '@docusaurus/core@3.8.1',
      '@docusaurus/preset-classic@3.8.1',
      'react@19',
      'react-dom@19',
      'webpack@5.95.0',
    ],
    files: {
      'docusaurus.config.js':
        "module.exports = {\n  title: 'Docs',\n  url: 'https://example.com',\n  baseUrl: '/',\n  presets: [['classic', { docs: { sidebarPath: './sidebars.js', routeBasePath: '/' }, blog: false }]],\n};\n",
      'sidebars.js': "module.exports = { docs: ['intro', 'guide'] };\n",
      'docs/intro.md': '---\nslug: /\n---\n\n# Intro\n\nRead [the guide](./guide.md).\n',
      'docs/guide.md': '# Guide\n\nRun it.\n',
    },
    faults: [
      {
        name: 'sidebar',
        planted: 'The sidebar names a page that does not exist.',
        edit: [['sidebars.js', "'guide'", "'guides/start'"]],
        ...{ cause: 'config', says: 'sidebars.js names the page guides/start, which does not exist.' },
        ...{ at: ['sidebars.js', 'guides/start'], or: [['sidebars.js', null]], terms: ['guides/start'] },
      },
      {
        name: 'link',
        planted: 'A page links to one that does not exist.',
        edit: [['docs/guide.md', 'Run it.', 'Run it, then read [more](/reference/options).']],
        ...{ cause: 'dead-link', says: 'docs/guide.md links to /reference/options, which does not exist.' },
        ...{
          at: ['docs/guide.md', '/reference/options'],
          or: [['docs/guide.md', null]],
          terms: ['/reference/options'],
        },
      },
      {
        name: 'mdx',
        planted: 'The text has a < that begins no tag.',
        edit: [['docs/guide.md', 'Run it.', 'Run it if a <5.']],
        ...{ cause: 'syntax', says: 'docs/guide.md has a < that begins no tag.' },
        ...{ at: ['docs/guide.md', '<5'], terms: ['guide.md'] },
      },
      {
        name: 'option',
        planted: 'The configuration has an unknown field.',
        edit: [['docusaurus.config.js', "title: 'Docs',", "title: 'Docs',\n  favicn: 'img/favicon.ico',"]],
        ...{ cause: 'config', says: 'docusaurus.config.js has an unknown field, favicn.' },
        ...{ at: ['docusaurus.config.js', 'favicn'], or: [['docusaurus.config.js', null]], terms: ['favicn'] },
      },
      {
        name: 'image',
        planted: 'A page shows an image that is not there.',
        edit: [['docs/guide.md', 'Run it.', 'Run it.\n\n![The screen](./img/screen.png)']],
        ...{ cause: 'missing-asset', says: 'The image ./img/screen.png, which docs/guide.md shows, does not exist.' },
        ...{ at: ['docs/guide.md', 'screen.png'], or: [['docs/guide.md', null]], terms: ['screen.png'] },
      },
    ],
  },
  {
    ...{ id: 'vitepress', tool: 'vitepress', packages: ['vitepress@1'], build: 'vitepress build', manifest: MODULE },
    files: {
      '.vitepress/config.js':
        "export default { title: 'Docs', themeConfig: { sidebar: [{ text: 'Guide', link: '/guide' }] } };\n",
      'index.md': '# Welcome\n\nRead [the guide](/guide).\n',
      'guide.md': '# Guide\n\nRun it.\n',
    },
    faults: [
      {
        name: 'dead-link',
        planted: 'A page links to one that does not exist.',
        edit: [['guide.md', 'Run it.', 'Run it, then read [the options](./reference/options).']],
        ...{ cause: 'dead-link', says: 'guide.md links to ./reference/options, which does not exist.' },
        ...{ at: ['guide.md', 'reference/options'], or: [['guide.md', null]], terms: ['reference/options'] },
      },
      {
        name: 'image',
        planted: 'A page shows an image that is not there.',
        edit: [['guide.md', 'Run it.', '![The screen](./screen.png)']],
        ...{ cause: 'missing-asset', says: 'The image ./screen.png does not exist.' },
        ...{ at: ['guide.md', 'screen.png'], or: [['guide.md', null]], terms: ['screen.png'] },
      },
      {
        name: 'mustache',
        planted: 'The text has two braces with what is no expression.',
        edit: [['guide.md', 'Run it.', 'Write {{ user.name | upper. }} there.']],
        ...{ cause: 'syntax', says: 'guide.md has an expression that does not parse.' },
        ...{ at: ['guide.md', '{{'], or: [['guide.md', null]], terms: ['guide.md'] },
      },
      {
        name: 'tag',
        planted: 'A tag is not closed.',
        edit: [['guide.md', 'Run it.', 'Run <version>.']],
        ...{ cause: 'syntax', says: 'guide.md has the tag <version>, which is not closed.' },
        ...{ at: ['guide.md', '<version>'], or: [['guide.md', null]], terms: ['end tag'] },
      },
      {
        name: 'config',
        planted: 'The configuration imports a plugin that is not installed.',
        edit: [
          [
            '.vitepress/config.js',
            'export',
            "import plugin from 'markdown-it-footnote';\n\nconsole.log(plugin);\nexport",
          ],
        ],
        ...{ cause: 'missing-package', says: 'The package markdown-it-footnote is not installed.' },
        ...{
          at: ['.vitepress/config.js', 'markdown-it-footnote'],
          or: [['.vitepress/config.js', null]],
          terms: ['markdown-it-footnote'],
        },
      },
    ],
  },
  {
    ...{
      id: 'vuepress',
      tool: 'vuepress',
      packages: ['vuepress@2.0.0-rc.26', '@vuepress/bundler-vite@2.0.0-rc.26', 'vue@3', 'sass-embedded@1'],
      build: 'vuepress build docs',
    },
    manifest: MODULE,
    files: {
      'docs/.vuepress/config.js':
        "import { viteBundler } from '@vuepress/bundler-vite';\nimport { fileURLToPath } from 'node:url';\n\nconst layout = fileURLToPath(new URL('./Layout.vue', import.meta.url));\nexport default { bundler: viteBundler(), theme: { name: 'plain', clientConfigFile: fileURLToPath(new URL('./client.js', import.meta.url)) }, layout };\n",
      'docs/.vuepress/client.js':
        "import Layout from './Layout.vue';\n\nexport default { layouts: { Layout, NotFound: Layout } };\n",
      'docs/.vuepress/Layout.vue': '<template>\n  <main><Content /></main>\n</template>\n',
      'docs/README.md': '# Welcome\n\nHello.\n',
    },
    faults: [
      {
        name: 'image',
        planted: 'A page shows an image that is not there.',
        edit: [['docs/README.md', 'Hello.', '![The harbour](./harbour.png)']],
        ...{
          cause: 'missing-asset',
          says: 'The image ./harbour.png does not exist.',
          at: ['docs/README.md', 'harbour.png'],
          or: [['docs/README.md', null]],
          terms: ['harbour.png'],
        },
      },
      {
        name: 'tag',
        planted: 'A tag is not closed.',
        edit: [['docs/README.md', 'Hello.', 'Hello <version>.']],
        ...{
          cause: 'syntax',
          says: 'docs/README.md has the tag <version>, which is not closed.',
          at: ['docs/README.md', '<version>'],
          or: [['docs/README.md', null]],
          terms: ['end tag'],
        },
      },
      {
        name: 'layout',
        planted: 'A layout is imported that is not there.',
        edit: [['docs/.vuepress/client.js', './Layout.vue', './layouts/Layout.vue']],
        ...{
          cause: 'missing-import',
          says: 'The layout ./layouts/Layout.vue does not exist.',
          at: ['docs/.vuepress/client.js', './layouts'],
          terms: ['Layout.vue'],
        },
      },
      {
        name: 'config',
        planted: 'The configuration imports a plugin that is not installed.',
        edit: [
          [
            'docs/.vuepress/config.js',
            'import { fileURL',
            "import { searchPlugin } from '@vuepress/plugin-search';\nimport { fileURL",
          ],
          ['docs/.vuepress/config.js', 'layout }', 'layout, plugins: [searchPlugin()] }'],
        ],
        ...{
          cause: 'missing-package',
          says: 'The package @vuepress/plugin-search is not installed.',
          at: ['docs/.vuepress/config.js', 'plugin-search'],
          or: [['docs/.vuepress/config.js', null]],
          terms: ['@vuepress/plugin-search'],
        },
      },
    ],
  },
];
