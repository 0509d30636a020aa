import type { Tool } from '../spec.ts';

const ELEVENTY: Tool['files'] = {
  'src/index.njk':
    '---\nlayout: base.njk\ntitle: Home\n---\n<h1>{{ title }}</h1>\n<ul>\n{% for post in collections.post %}\n  <li>{{ post.data.title }}</li>\n{% endfor %}\n</ul>\n',
  'src/_includes/base.njk': '<!doctype html>\n<title>{{ title }}</title>\n<body>{{ content | safe }}</body>\n',
  'src/posts/first.md': '---\ntitle: First\ntags: post\n---\n\nHello.\n',
};

function eleventy(id: string, packages: readonly string[], config: string): Tool {
  const file = id === 'eleventy3' ? 'eleventy.config.js' : '.eleventy.js';
  return {
    ...{ id, tool: 'eleventy', packages, build: 'eleventy', manifest: id === 'eleventy3' ? { type: 'module' } : {} },
    files: { ...ELEVENTY, [file]: config },
    faults: [
      {
        name: 'layout',
        planted: 'A page names a layout that is not there.',
        edit: [['src/posts/first.md', 'tags: post', 'tags: post\nlayout: post.njk']],
        ...{ cause: 'missing-import', says: 'The layout post.njk, which src/posts/first.md names, does not exist.' },
        ...{ at: ['src/posts/first.md', 'layout: post.njk'], or: [['src/posts/first.md', null]], terms: ['post.njk'] },
      },
      {
        name: 'permalink',
        planted: 'Two pages write the same file.',
        put: {
          'src/posts/second.md': '---\ntitle: Second\ntags: post\npermalink: /posts/first/\n---\n\nHello again.\n',
        },
        ...{
          cause: 'duplicate',
          says: 'src/posts/first.md and src/posts/second.md both write posts/first/index.html.',
        },
        ...{
          at: ['src/posts/second.md', 'permalink'],
          or: [
            ['src/posts/second.md', null],
            ['src/posts/first.md', null],
          ],
          terms: ['posts/first/index.html'],
        },
      },
      {
        name: 'filter',
        planted: 'A template uses a filter that does not exist.',
        edit: [['src/index.njk', '<h1>{{ title }}', '<h1>{{ title | shout }}']],
        ...{ cause: 'template', says: 'The filter shout does not exist.' },
        ...{ at: ['src/index.njk', 'shout'], or: [['src/index.njk', null]], terms: ['shout'] },
      },
      {
        name: 'data-file-layout',
        planted: 'The data file of a folder names a layout that is not there.',
        put: { 'src/posts/posts.json': '{\n  "tags": "post",\n  "layout": "post"\n}\n' },
        ...{ cause: 'missing-import', says: 'The layout post, which src/posts/posts.json names, does not exist.' },
        ...{ at: ['src/posts/posts.json', '"layout"'], terms: ['layout', 'post'] },
      },
      {
        name: 'filter-beside-include',
        planted: 'A template that includes another one uses a filter that does not exist.',
        put: { 'src/_includes/menu.njk': '<nav>\n  <a href="/">Home</a>\n</nav>\n' },
        edit: [
          ['src/index.njk', '<h1>{{ title }}', '<h1>{{ title | shout }}'],
          ['src/index.njk', '</ul>\n', '</ul>\n{% include "menu.njk" %}\n'],
        ],
        ...{ cause: 'template', says: 'The filter shout does not exist.' },
        ...{ at: ['src/index.njk', 'shout'], terms: ['shout'] },
      },
      {
        name: 'include',
        planted: 'A template includes one that is not there.',
        edit: [['src/_includes/base.njk', '<body>', '<body>{% include "menu.njk" %}']],
        ...{ cause: 'missing-import', says: 'The template menu.njk does not exist.' },
        ...{ at: ['src/_includes/base.njk', 'menu.njk'], or: [['src/_includes/base.njk', null]], terms: ['menu.njk'] },
      },
      {
        name: 'endfor',
        planted: 'A loop is not closed.',
        edit: [['src/index.njk', '{% endfor %}\n', '']],
        ...{ cause: 'syntax', says: 'A loop of src/index.njk is not closed.' },
        ...{
          at: ['src/index.njk', '{% for'],
          or: [
            ['src/index.njk', null],
            ['src/index.njk', 10],
            ['src/index.njk', 9],
          ],
          terms: ['end of file'],
        },
      },
      {
        name: 'front-matter',
        planted: 'Front matter is not YAML.',
        edit: [['src/posts/first.md', 'title: First', 'title: First: a start']],
        ...{ cause: 'syntax', says: 'The front matter of src/posts/first.md is not valid YAML.' },
        ...{ at: ['src/posts/first.md', 'First: a'], or: [['src/posts/first.md', 1]], terms: ['first.md'] },
      },
      {
        name: 'data',
        planted: 'A data file is not JSON.',
        put: { 'src/_data/site.json': '{\n  "name": "Site"\n  "year": 2024\n}\n' },
        ...{ cause: 'syntax', says: 'src/_data/site.json is not valid JSON.' },
        ...{
          at: ['src/_data/site.json', '"year"'],
          or: [
            ['src/_data/site.json', 2],
            ['src/_data/site.json', null],
          ],
          terms: ['site.json'],
        },
      },
      ...(id === 'eleventy3' ? IMAGE_FAULTS : []),
    ],
  };
}

const IMAGE_FAULTS: Tool['faults'] = [
  {
    name: 'data-layout',
    planted: 'The data file of a folder names a layout that is not there.',
    put: { 'src/posts/posts.json': '{\n  "tags": "post",\n  "layout": "layouts/posts.njk"\n}\n' },
    ...{
      cause: 'missing-import',
      says: 'The layout layouts/posts.njk, which src/posts/posts.json names, does not exist.',
    },
    ...{
      at: ['src/posts/posts.json', 'layouts/posts.njk'],
      or: [['src/posts/posts.json', null]],
      terms: ['layouts/posts.njk'],
    },
  },
  {
    name: 'dead-image',
    planted: 'A page shows an image that is not there, through eleventy-img.',
    edit: [['src/index.njk', '<ul>', '<img src="./img/bakery.jpg" alt="The bakery">\n<ul>']],
    ...{ cause: 'missing-asset', says: 'The image ./img/bakery.jpg, which src/index.njk shows, does not exist.' },
    ...{ at: ['src/index.njk', 'bakery.jpg'], or: [['src/index.njk', null]], terms: ['bakery.jpg'] },
  },
  {
    name: 'config-plugin',
    planted: 'The configuration imports a plugin that is not installed.',
    edit: [['eleventy.config.js', "eleventy-img';", "eleventy-img';\nimport rss from '@11ty/eleventy-plugin-rss';"]],
    ...{ cause: 'missing-package', says: 'The package @11ty/eleventy-plugin-rss is not installed.' },
    ...{
      at: ['eleventy.config.js', 'plugin-rss'],
      or: [['eleventy.config.js', null]],
      terms: ['@11ty/eleventy-plugin-rss'],
    },
  },
  {
    name: 'shortcode',
    planted: 'A shortcode throws, because a variable is not set.',
    edit: [
      [
        'eleventy.config.js',
        '  config.addPlugin',
        "  config.addShortcode('map', () => {\n    if (!process.env.MAP_TOKEN) throw new Error('MAP_TOKEN is not set');\n  });\n  config.addPlugin",
      ],
      ['src/index.njk', '<ul>', '{% map %}\n<ul>'],
    ],
    ...{ cause: 'env', says: 'The variable MAP_TOKEN is not set.' },
    ...{
      at: ['eleventy.config.js', 'throw'],
      or: [
        ['src/index.njk', '{% map'],
        ['src/index.njk', null],
        ['eleventy.config.js', null],
      ],
      terms: ['MAP_TOKEN'],
    },
  },
];

export const ELEVENTIES: readonly Tool[] = [
  eleventy(
    'eleventy3',
    ['@11ty/eleventy@3.1.2', '@11ty/eleventy-img@6'],
    "import { eleventyImageTransformPlugin } from '@11ty/eleventy-img';\n\nexport default function (config) {\n  config.addPlugin(eleventyImageTransformPlugin);\n  return { dir: { input: 'src' } };\n}\n",
  ),
  eleventy(
    'eleventy2',
    ['@11ty/eleventy@2'],
    "module.exports = function () {\n  return { dir: { input: 'src' } };\n};\n",
  ),
];
