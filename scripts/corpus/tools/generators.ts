import type { Tool } from '../spec.ts';

export const GENERATORS: readonly Tool[] = [
  {
    ...{ id: 'metalsmith', tool: 'metalsmith', build: 'node build.js' },
    packages: ['metalsmith@2', '@metalsmith/markdown@1', '@metalsmith/layouts@3', 'jstransformer-nunjucks@1'],
    files: {
      'build.js': `const layouts = require('@metalsmith/layouts');
const markdown = require('@metalsmith/markdown');
const Metalsmith = require('metalsmith');

Metalsmith(__dirname)
  .use(markdown())
  .use(layouts({ transform: 'nunjucks', directory: 'layouts', default: 'page.njk' }))
  .build((error) => {
    if (error) throw error;
  });
`,
      'layouts/page.njk': '<title>{{ title }}</title>\n<body>{{ contents | safe }}</body>\n',
      'src/index.md': '---\ntitle: Home\n---\n\nHello.\n',
    },
    faults: [
      {
        name: 'front-matter',
        planted: 'Front matter is not YAML.',
        edit: [['src/index.md', 'title: Home', 'title: Home: sweet']],
        ...{ cause: 'syntax', says: 'The front matter of src/index.md is not valid YAML.' },
        ...{ at: ['src/index.md', 'sweet'], or: [['src/index.md', null]], terms: ['index.md'] },
      },
      {
        name: 'plugin',
        planted: 'The script loads a plugin that is not installed.',
        edit: [
          ['build.js', 'const Metalsmith', "const permalinks = require('@metalsmith/permalinks');\nconst Metalsmith"],
        ],
        ...{ cause: 'missing-package', says: 'The package @metalsmith/permalinks is not installed.' },
        ...{ at: ['build.js', 'permalinks'], terms: ['@metalsmith/permalinks'] },
      },
    ],
  },
  {
    ...{
      id: 'hexo',
      tool: 'hexo',
      packages: ['hexo@7', 'hexo-renderer-marked@7', 'hexo-renderer-ejs@2', 'hexo-generator-index@4'],
    },
    ...{ build: 'hexo generate --bail', manifest: { hexo: { version: '7.3.0' } } },
    files: {
      '_config.yml': 'title: Site\nurl: https://example.com\nsource_dir: source\npublic_dir: public\ntheme: plain\n',
      'themes/plain/layout/index.ejs':
        '<h1><%= config.title %></h1>\n<% if (page.posts) page.posts.each((post) => { %>\n  <h2><%= post.title %></h2>\n<% }) %>\n',
      'themes/plain/layout/post.ejs': '<h1><%= page.title %></h1>\n<%- page.content %>\n',
      'source/_posts/first.md': '---\ntitle: First\ndate: 2024-05-01\n---\n\nHello.\n',
    },
    faults: [
      {
        name: 'undefined',
        planted: 'A template reads a property of what is not set.',
        edit: [['themes/plain/layout/post.ejs', 'page.title', 'page.author.name']],
        ...{ cause: 'template', says: "themes/plain/layout/post.ejs reads 'name' of undefined." },
        ...{ at: ['themes/plain/layout/post.ejs', 'author.name'], terms: ["reading 'name'"] },
      },
      {
        name: 'partial',
        planted: 'A template shows a partial that is not there.',
        edit: [['themes/plain/layout/post.ejs', '<h1>', "<%- partial('_partial/menu') %>\n<h1>"]],
        ...{ cause: 'missing-import', says: 'The partial _partial/menu does not exist.' },
        ...{
          at: ['themes/plain/layout/post.ejs', '_partial'],
          or: [['themes/plain/layout/post.ejs', null]],
          terms: ['_partial/menu'],
        },
      },
      {
        name: 'config',
        planted: 'The configuration is not YAML.',
        edit: [['_config.yml', 'title: Site', 'title: Site: home']],
        ...{ cause: 'syntax', says: '_config.yml is not valid YAML.' },
        ...{ at: ['_config.yml', 'Site: home'], terms: ['mapping entry'] },
      },
      {
        name: 'tag',
        planted: 'A post uses a tag that does not exist.',
        edit: [['source/_posts/first.md', 'Hello.', 'Hello.\n\n{% gallery %}']],
        ...{ cause: 'template', says: 'The tag gallery does not exist.' },
        ...{ at: ['source/_posts/first.md', 'gallery'], or: [['source/_posts/first.md', null]], terms: ['gallery'] },
      },
    ],
  },
];
