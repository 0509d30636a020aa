import type { Tool } from '../spec.ts';

const SHEETS = (ext: string, variable: string, use: string) => ({
  [`src/main.${ext}`]: `@import "./colours";

.header {
  color: ${use};
}

.footer {
  padding: 1rem;
}
`,
  [`src/colours.${ext}`]: `${variable}\n`,
});

/** Compilers of style sheets. */
export const STYLES: readonly Tool[] = [
  {
    ...{ id: 'sass', tool: 'sass', packages: ['sass@1'], build: 'sass src:dist' },
    files: {
      'src/main.scss': "@use 'colours';\n\n.header {\n  color: colours.$ink;\n}\n\n.footer {\n  padding: 1rem;\n}\n",
      'src/_colours.scss': '$ink: #223344;\n',
    },
    faults: [
      {
        name: 'missing-use',
        planted: 'A style sheet uses one that is not there.',
        edit: [['src/main.scss', "@use 'colours';", "@use 'colours';\n@use 'mixins/layout';"]],
        ...{ cause: 'missing-import', says: 'The style sheet mixins/layout does not exist.' },
        ...{ at: ['src/main.scss', 'mixins/layout'], terms: ['find stylesheet'] },
      },
      {
        name: 'variable',
        planted: 'A variable is used that is not defined.',
        edit: [['src/main.scss', '$ink;', '$paper;']],
        ...{ cause: 'template', says: 'The variable $paper is not defined.' },
        ...{ at: ['src/main.scss', '$paper'], terms: ['Undefined variable'] },
      },
      {
        name: 'brace',
        planted: 'A rule is not closed.',
        edit: [['src/main.scss', '1rem;\n}', '1rem;\n']],
        ...{ cause: 'syntax', says: 'src/main.scss has a rule that is not closed.' },
        ...{
          at: ['src/main.scss', 9],
          or: [
            ['src/main.scss', 8],
            ['src/main.scss', 7],
          ],
          terms: ['expected'],
        },
      },
      {
        name: 'mixin',
        planted: 'A mixin is included that is not defined.',
        edit: [['src/main.scss', 'padding: 1rem;', '@include card;']],
        ...{ cause: 'template', says: 'The mixin card is not defined.' },
        ...{ at: ['src/main.scss', '@include'], terms: ['Undefined mixin'] },
      },
      {
        name: 'units',
        planted: 'Units are added that do not fit.',
        edit: [['src/main.scss', '1rem', '1px + 2s']],
        ...{ cause: 'type-error', says: '1px and 2s have incompatible units.' },
        ...{ at: ['src/main.scss', '2s'], terms: ['incompatible units'] },
      },
      {
        name: 'folder',
        planted: 'The command names a folder that is not there.',
        run: 'sass styles:dist',
        ...{ cause: 'missing-folder', says: 'The folder styles does not exist.', terms: ['styles'] },
      },
    ],
  },
  {
    ...{ id: 'less', tool: 'less', packages: ['less@4'], build: 'lessc src/main.less dist/main.css' },
    files: SHEETS('less', '@ink: #223344;', '@ink'),
    faults: [
      {
        name: 'missing-import',
        planted: 'A style sheet imports one that is not there.',
        edit: [['src/main.less', './colours', './palette']],
        ...{ cause: 'missing-import', says: 'The style sheet ./palette does not exist.' },
        ...{ at: ['src/main.less', '@import'], terms: ['palette'] },
      },
      {
        name: 'variable',
        planted: 'A variable is used that is not defined.',
        edit: [['src/main.less', 'color: @ink', 'color: @paper']],
        ...{ cause: 'template', says: 'The variable @paper is not defined.' },
        ...{ at: ['src/main.less', '@paper'], terms: ['@paper'] },
      },
      {
        name: 'brace',
        planted: 'A rule is not closed.',
        edit: [['src/main.less', '1rem;\n}', '1rem;\n']],
        ...{ cause: 'syntax', says: 'src/main.less has a rule that is not closed.' },
        ...{
          at: ['src/main.less', '.footer'],
          or: [
            ['src/main.less', 8],
            ['src/main.less', 9],
          ],
          terms: ['missing something'],
        },
      },
      {
        name: 'mixin',
        planted: 'A mixin is called that is not defined.',
        edit: [['src/main.less', 'padding: 1rem;', '.rounded();']],
        ...{ cause: 'template', says: 'The mixin .rounded is not defined.' },
        ...{ at: ['src/main.less', '.rounded'], terms: ['.rounded'] },
      },
    ],
  },
  {
    ...{ id: 'stylus', tool: 'stylus', packages: ['stylus@0.64'], build: 'stylus src/main.styl --out dist' },
    files: {
      'src/main.styl': '@import "colours"\n\n.header\n  color ink\n\n.footer\n  padding 1rem\n',
      'src/colours.styl': 'ink = #223344\n',
    },
    faults: [
      {
        name: 'missing-import',
        planted: 'A style sheet imports one that is not there.',
        edit: [['src/main.styl', '"colours"', '"palette"']],
        ...{ cause: 'missing-import', says: 'The style sheet palette does not exist.' },
        ...{ at: ['src/main.styl', '@import'], terms: ['palette'] },
      },
      {
        name: 'indent',
        planted: 'A line is indented as no other.',
        edit: [['src/main.styl', '  padding 1rem', '  padding 1rem\n }\n   margin 0']],
        ...{ cause: 'syntax', says: 'src/main.styl has a syntax error.' },
        ...{ at: ['src/main.styl', ' }'], or: [['src/main.styl', 'margin']], terms: ['main.styl'] },
      },
      {
        name: 'function',
        planted: 'A function is given a value of the wrong kind.',
        edit: [['src/main.styl', 'color ink', 'color darken("ink", 10%)']],
        ...{ cause: 'type-error', says: 'darken() expected a colour, and got a text.' },
        ...{ at: ['src/main.styl', 'darken'], terms: ['expected'] },
      },
    ],
  },
  {
    ...{ id: 'postcss', tool: 'postcss', main: 'postcss', build: 'postcss src/main.css -o dist/main.css' },
    packages: ['postcss@8', 'postcss-cli@11', 'postcss-import@16'],
    files: {
      'src/main.css':
        '@import "./colours.css";\n\n.header {\n  color: var(--ink);\n}\n\n.footer {\n  padding: 1rem;\n}\n',
      'src/colours.css': ':root {\n  --ink: #223344;\n}\n',
      'postcss.config.js': "module.exports = { plugins: [require('postcss-import')()] };\n",
    },
    faults: [
      {
        name: 'missing-import',
        planted: 'A style sheet imports one that is not there.',
        edit: [['src/main.css', './colours.css', './palette.css']],
        ...{ cause: 'missing-import', says: 'The style sheet ./palette.css does not exist.' },
        ...{ at: ['src/main.css', '@import'], or: [['src/main.css', null]], terms: ['palette.css'] },
      },
      {
        name: 'brace',
        planted: 'A rule is not closed.',
        edit: [['src/main.css', '1rem;\n}', '1rem;\n']],
        ...{ cause: 'syntax', says: 'src/main.css has a rule that is not closed.' },
        ...{ at: ['src/main.css', '.footer'], terms: ['Unclosed block'] },
      },
      {
        name: 'imported-syntax',
        planted: 'A style sheet that another imports has a word too many.',
        edit: [['src/colours.css', '--ink: #223344;', 'ink']],
        ...{ cause: 'syntax', says: 'src/colours.css has an unknown word.' },
        ...{ at: ['src/colours.css', 'ink'], terms: ['Unknown word'] },
      },
      {
        name: 'plugin',
        planted: 'The configuration loads a plugin that is not installed.',
        edit: [['postcss.config.js', 'postcss-import', 'postcss-nesting']],
        ...{ cause: 'missing-package', says: 'The plugin postcss-nesting is not installed.' },
        ...{
          at: ['postcss.config.js', 'postcss-nesting'],
          or: [['postcss.config.js', null]],
          terms: ['postcss-nesting'],
        },
      },
      {
        name: 'no-input',
        planted: 'The command names a style sheet that is not there.',
        run: 'postcss src/site.css -o dist/main.css',
        ...{ cause: 'missing-import', says: 'The style sheet src/site.css does not exist.', terms: ['list of files'] },
      },
    ],
  },
];
