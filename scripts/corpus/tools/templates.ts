import type { Tool } from '../spec.ts';

/** Compilers of templates and Markdown that are run by themselves. */
export const TEMPLATES: readonly Tool[] = [
  {
    ...{ id: 'pug', tool: 'pug', packages: ['pug@3', 'pug-cli@1.0.0-alpha6'], build: 'pug src --out dist' },
    files: {
      'src/index.pug':
        "extends layout\n\nblock content\n  h1= 'Welcome'\n  ul\n    each name in ['Ada', 'Grace']\n      li= name\n",
      'src/layout.pug': 'doctype html\nhtml\n  head\n    title Site\n  body\n    block content\n',
    },
    faults: [
      {
        name: 'bracket',
        planted: 'A bracket of the attributes is missing.',
        edit: [['src/index.pug', "  h1= 'Welcome'", "  h1= 'Welcome'\n  a(href='/about' About us"]],
        ...{ cause: 'syntax', says: 'src/index.pug has a bracket that is not closed.' },
        ...{ at: ['src/index.pug', 'a(href'], or: [['src/index.pug', 6]], terms: ['index.pug'] },
      },
      {
        name: 'attributes',
        planted: 'A list of attributes over several lines is not closed.',
        edit: [
          [
            'src/index.pug',
            "  h1= 'Welcome'",
            "  form\n    input#name(\n      type='text'\n      required\n    label(for='name') Name\n  h1= 'Welcome'",
          ],
        ],
        ...{ cause: 'syntax', says: 'src/index.pug has a list of attributes that is not closed.' },
        ...{ at: ['src/index.pug', 'input#name('], terms: ['index.pug'] },
      },
      {
        name: 'include',
        planted: 'A template is included that is not there.',
        edit: [['src/index.pug', "  h1= 'Welcome'", "  h1= 'Welcome'\n  include partials/footer.pug"]],
        ...{ cause: 'missing-import', says: 'The template partials/footer.pug does not exist.' },
        ...{ at: ['src/index.pug', 'include'], terms: ['footer.pug'] },
      },
      {
        name: 'layout',
        planted: 'A layout is extended that is not there.',
        edit: [['src/index.pug', 'extends layout', 'extends layouts/base']],
        ...{ cause: 'missing-import', says: 'The layout layouts/base does not exist.' },
        ...{ at: ['src/index.pug', 'extends'], terms: ['layouts/base'] },
      },
      {
        name: 'indent',
        planted: 'A line is indented with a tab among spaces.',
        edit: [['src/index.pug', '    each', '\teach']],
        ...{ cause: 'syntax', says: 'src/index.pug mixes tabs and spaces.' },
        ...{ at: ['src/index.pug', 'each name'], terms: ['tabs'] },
      },
      {
        name: 'variable',
        planted: 'A property of an unset variable is read.',
        edit: [['src/index.pug', "'Welcome'", 'page.title']],
        ...{ cause: 'template', says: "The title of 'page', which is undefined, is read." },
        ...{ at: ['src/index.pug', 'page.title'], terms: ['title'] },
      },
      {
        name: 'mixin',
        planted: 'A mixin is called that is not defined.',
        edit: [['src/index.pug', "h1= 'Welcome'", "+card('Welcome')"]],
        ...{ cause: 'template', says: 'The mixin card is not defined.' },
        ...{ at: ['src/index.pug', '+card'], terms: ['pug_mixins'] },
      },
    ],
  },
  {
    ...{ id: 'parcel-pug', tool: 'parcel', main: 'parcel', build: 'parcel build src/index.pug' },
    packages: ['parcel@2', '@parcel/transformer-pug@2', 'pug@3'],
    files: { 'src/index.pug': 'doctype html\nhtml\n  head\n    title Site\n  body\n    h1 Welcome\n    p Hello\n' },
    faults: [
      {
        name: 'dead-image',
        planted: 'A template shows an image that is not there.',
        edit: [['src/index.pug', 'p Hello', "p Hello\n    img(src='./img/bakery.png' alt='The bakery')"]],
        ...{ cause: 'missing-asset', says: 'The image ./img/bakery.png does not exist.' },
        ...{ at: ['src/index.pug', 'img('], terms: ['bakery.png'] },
      },
      {
        name: 'bracket',
        planted: 'A bracket of the attributes is missing.',
        edit: [['src/index.pug', 'p Hello', "a(href='/about' About us"]],
        ...{ cause: 'syntax', says: 'src/index.pug has a bracket that is not closed.' },
        ...{ at: ['src/index.pug', 'a(href'], or: [['src/index.pug', 8]], terms: ['index.pug'] },
      },
      {
        name: 'include',
        planted: 'A template is included that is not there.',
        edit: [['src/index.pug', 'p Hello', 'include ./menu.pug']],
        ...{ cause: 'missing-import', says: 'The template ./menu.pug does not exist.' },
        ...{ at: ['src/index.pug', 'include'], terms: ['menu.pug'] },
      },
    ],
  },
  {
    ...{ id: 'nunjucks', tool: 'nunjucks', packages: ['nunjucks@3'], build: 'node build.js' },
    files: {
      'build.js': `const { mkdirSync, writeFileSync } = require('node:fs');
const nunjucks = require('nunjucks');

const templates = nunjucks.configure('src', { throwOnUndefined: true });
mkdirSync('dist', { recursive: true });
writeFileSync('dist/index.html', templates.render('index.njk', { title: 'Welcome' }));
`,
      'src/index.njk':
        '{% extends "base.njk" %}\n\n{% block body %}\n  <h1>{{ "welcome" | upper }}</h1>\n{% endblock %}\n',
      'src/base.njk': '<!doctype html>\n<body>{% block body %}{% endblock %}</body>\n',
    },
    faults: [
      {
        name: 'filter',
        planted: 'A filter is used that does not exist.',
        edit: [['src/index.njk', '| upper', '| shout']],
        ...{ cause: 'template', says: 'The filter shout does not exist.' },
        ...{ at: ['src/index.njk', 'shout'], or: [['src/index.njk', null]], terms: ['shout'] },
      },
      {
        name: 'tag',
        planted: 'A block is not closed.',
        edit: [['src/index.njk', '{% endblock %}\n', '']],
        ...{ cause: 'syntax', says: 'src/index.njk has a block that is not closed.' },
        ...{
          at: ['src/index.njk', '{% block'],
          or: [
            ['src/index.njk', null],
            ['src/index.njk', 4],
            ['src/index.njk', 5],
          ],
          terms: ['endblock'],
        },
      },
      {
        name: 'include',
        planted: 'A template is included that is not there.',
        edit: [['src/index.njk', '  <h1>', '  {% include "menu.njk" %}\n  <h1>']],
        ...{ cause: 'missing-import', says: 'The template menu.njk does not exist.' },
        ...{ at: ['src/index.njk', 'menu.njk'], or: [['src/index.njk', null]], terms: ['menu.njk'] },
      },
      {
        name: 'braces',
        planted: 'A variable is not closed.',
        edit: [['src/index.njk', '| upper }}', '| upper }']],
        ...{ cause: 'syntax', says: 'src/index.njk has a variable that is not closed.' },
        ...{ at: ['src/index.njk', '<h1>'], or: [['src/index.njk', null]], terms: ['index.njk'] },
      },
    ],
  },
  {
    ...{ id: 'handlebars', tool: 'handlebars', packages: ['handlebars@4'], build: 'node build.js' },
    files: {
      'build.js': `const { mkdirSync, readFileSync, writeFileSync } = require('node:fs');
const Handlebars = require('handlebars');

const template = Handlebars.compile(readFileSync('src/index.hbs', 'utf8'), { strict: true });
mkdirSync('dist', { recursive: true });
writeFileSync('dist/index.html', template({ title: 'Welcome', names: ['Ada', 'Grace'] }));
`,
      'src/index.hbs': '<h1>{{title}}</h1>\n<ul>\n  {{#each names}}\n    <li>{{this}}</li>\n  {{/each}}\n</ul>\n',
    },
    faults: [
      {
        name: 'closing',
        planted: 'A block is closed by another name.',
        edit: [['src/index.hbs', '{{/each}}', '{{/if}}']],
        ...{ cause: 'syntax', says: "src/index.hbs: each doesn't match if." },
        ...{ at: ['src/index.hbs', '#each'], terms: ["each doesn't match if"] },
      },
      {
        name: 'helper',
        planted: 'A helper is called that is not registered.',
        edit: [['src/index.hbs', '{{title}}', '{{shout title}}']],
        ...{ cause: 'template', says: 'The helper shout is not registered.' },
        ...{ at: ['src/index.hbs', 'shout'], terms: ['shout'] },
      },
      {
        name: 'partial',
        planted: 'A partial is shown that is not registered.',
        edit: [['src/index.hbs', '<ul>', '{{> menu}}\n<ul>']],
        ...{ cause: 'template', says: 'The partial menu could not be found.' },
        ...{ at: ['src/index.hbs', '{{> menu'], or: [['src/index.hbs', null]], terms: ['menu'] },
      },
      {
        name: 'no-file',
        planted: 'The script reads a template that is not there.',
        edit: [['build.js', 'src/index.hbs', 'src/home.hbs']],
        ...{ cause: 'missing-import', says: 'The template src/home.hbs does not exist.' },
        ...{ at: ['build.js', 'src/home.hbs'], terms: ['src/home.hbs'] },
      },
    ],
  },
  {
    ...{ id: 'mdx', tool: 'mdx', main: '@mdx-js/esbuild', build: 'node build.mjs' },
    packages: ['@mdx-js/esbuild@3', 'esbuild@0.25', 'react@19'],
    files: {
      'build.mjs': `import mdx from '@mdx-js/esbuild';
import esbuild from 'esbuild';

await esbuild.build({ entryPoints: ['content/index.mdx'], outdir: 'dist', format: 'esm', bundle: true, external: ['react/*'], plugins: [mdx()] });
`,
      'content/index.mdx': "import { Note } from './note.jsx';\n\n# Welcome\n\n<Note>\n  Mind the *step*.\n</Note>\n",
      'content/note.jsx': 'export const Note = ({ children }) => children;\n',
    },
    faults: [
      {
        name: 'closing-tag',
        planted: 'A component is closed by another name.',
        edit: [['content/index.mdx', '</Note>', '</Ntoe>']],
        ...{ cause: 'syntax', says: 'content/index.mdx closes <Note> with </Ntoe>.' },
        ...{ at: ['content/index.mdx', '</Ntoe>'], terms: ['Ntoe'] },
      },
      {
        name: 'expression',
        planted: 'An expression does not parse.',
        edit: [['content/index.mdx', '# Welcome', '# Welcome {1 +}']],
        ...{ cause: 'syntax', says: 'content/index.mdx has an expression that does not parse.' },
        ...{ at: ['content/index.mdx', '{1 +}'], terms: ['Could not parse expression'] },
      },
      {
        name: 'import',
        planted: 'A component is imported that is not there.',
        edit: [['content/index.mdx', './note.jsx', './components/note.jsx']],
        ...{ cause: 'missing-import', says: 'The component ./components/note.jsx does not exist.' },
        ...{ at: ['content/index.mdx', './components'], terms: ['components/note.jsx'] },
      },
      {
        name: 'less-than',
        planted: 'The text has a < that begins no tag.',
        edit: [['content/index.mdx', '# Welcome', '# Welcome\n\nOnly for ages <18.']],
        ...{ cause: 'syntax', says: 'content/index.mdx has a < before 18, which begins no tag.' },
        ...{ at: ['content/index.mdx', '<18'], terms: ['before name'] },
      },
    ],
  },
];
