import type { Tool } from '../spec.ts';

const CART = 'export function total(items) {\n  return items.reduce((sum, item) => sum + item.price, 0);\n}\n';

/** Linters and formatters that a build runs first. */
export const LINTERS: readonly Tool[] = [
  {
    ...{
      id: 'eslint',
      tool: 'eslint',
      packages: ['eslint@9', '@eslint/js@9'],
      build: 'eslint .',
      manifest: { type: 'module' },
    },
    files: {
      'src/cart.js': CART,
      'eslint.config.js': "import js from '@eslint/js';\n\nexport default [js.configs.recommended];\n",
    },
    faults: [
      {
        name: 'unused',
        planted: 'A variable is not used.',
        edit: [['src/cart.js', '  return', '  const currency = 1;\n  return']],
        ...{ cause: 'lint', says: "'currency' is assigned a value but never used." },
        ...{ at: ['src/cart.js', 'currency'], terms: ['currency'] },
      },
      {
        name: 'undefined',
        planted: 'A variable is used that is not defined.',
        edit: [['src/cart.js', ', 0)', ', start)']],
        ...{ cause: 'lint', says: "'start' is not defined." },
        ...{ at: ['src/cart.js', 'start'], terms: ["'start'"] },
      },
      {
        name: 'parsing',
        planted: 'A brace is missing.',
        edit: [['src/cart.js', ', 0);\n}', ', 0);\n']],
        ...{ cause: 'syntax', says: 'src/cart.js does not parse: a brace is missing.' },
        ...{ at: ['src/cart.js', 4], or: [['src/cart.js', 3]], terms: ['Parsing error'] },
      },
      {
        name: 'config-package',
        planted: 'The configuration imports a package that is not installed.',
        edit: [['eslint.config.js', 'export', "import react from 'eslint-plugin-react';\n\nexport"]],
        ...{ cause: 'missing-package', says: 'The package eslint-plugin-react is not installed.' },
        ...{
          at: ['eslint.config.js', 'eslint-plugin-react'],
          or: [['eslint.config.js', null]],
          terms: ['eslint-plugin-react'],
        },
      },
      {
        name: 'rule',
        planted: 'The configuration gives a rule a severity that does not exist.',
        edit: [['eslint.config.js', 'recommended]', "recommended, { rules: { 'no-alert': 'fatal' } }]"]],
        ...{ cause: 'config', says: "The rule no-alert has the severity 'fatal', which does not exist." },
        ...{ at: ['eslint.config.js', 'no-alert'], or: [['eslint.config.js', null]], terms: ['no-alert'] },
      },
      {
        name: 'max-warnings',
        planted: 'Warnings count as errors.',
        edit: [['eslint.config.js', 'recommended]', "recommended, { rules: { 'no-magic-numbers': 'warn' } }]"]],
        run: 'npm run build -- --max-warnings 0',
        ...{ cause: 'lint', says: 'ESLint allows no warnings, and src/cart.js has one.' },
        ...{ at: ['src/cart.js', ', 0)'], terms: ['warning'] },
      },
    ],
  },
  {
    ...{ id: 'prettier', tool: 'prettier', packages: ['prettier@3'], build: 'prettier --check src' },
    files: { 'src/cart.js': CART, 'src/index.html': '<p>Hello</p>\n' },
    faults: [
      {
        name: 'format',
        planted: 'A file is not formatted.',
        edit: [['src/cart.js', '{\n  return', '{\nreturn']],
        ...{ cause: 'lint', says: 'src/cart.js is not formatted as Prettier asks.' },
        ...{ at: ['src/cart.js', null], terms: ['src/cart.js'] },
      },
      {
        name: 'syntax',
        planted: 'A parenthesis is missing.',
        edit: [['src/cart.js', ', 0)', ', 0']],
        ...{ cause: 'syntax', says: 'src/cart.js has a syntax error.' },
        ...{ at: ['src/cart.js', 'reduce'], terms: ['cart.js'] },
      },
      {
        name: 'html',
        planted: 'A tag is closed that was not opened.',
        edit: [['src/index.html', '</p>', '</p></div>']],
        ...{ cause: 'syntax', says: 'src/index.html closes a div that was not opened.' },
        ...{ at: ['src/index.html', '</div>'], terms: ['Unexpected closing tag'] },
      },
      {
        name: 'option',
        planted: 'The configuration is not JSON.',
        put: { '.prettierrc': '{ "semi": true, "singleQuote": [ }\n' },
        ...{ cause: 'syntax', says: '.prettierrc is not valid JSON.' },
        ...{ at: ['.prettierrc', 1], or: [['.prettierrc', null]], terms: ['prettierrc'] },
      },
    ],
  },
  {
    ...{
      id: 'stylelint',
      tool: 'stylelint',
      packages: ['stylelint@16', 'stylelint-config-standard@38'],
      build: "stylelint 'src/**/*.css'",
    },
    files: {
      'src/main.css': '.header {\n  color: #fff;\n}\n',
      '.stylelintrc.json': '{\n  "extends": "stylelint-config-standard"\n}\n',
    },
    faults: [
      {
        name: 'property',
        planted: 'A property is misspelt.',
        edit: [['src/main.css', '  color', '  colr']],
        ...{ cause: 'lint', says: 'The property colr does not exist.' },
        ...{ at: ['src/main.css', 'colr'], terms: ['colr'] },
      },
      {
        name: 'syntax',
        planted: 'A rule is not closed.',
        edit: [['src/main.css', '}', '']],
        ...{ cause: 'syntax', says: 'A rule of src/main.css is not closed.' },
        ...{ at: ['src/main.css', 1], terms: ['Unclosed block'] },
      },
      {
        name: 'config',
        planted: 'The configuration extends a package that is not installed.',
        edit: [['.stylelintrc.json', 'config-standard', 'config-recess-order']],
        ...{ cause: 'missing-package', says: 'The package stylelint-config-recess-order is not installed.' },
        ...{
          at: ['.stylelintrc.json', 'recess'],
          or: [['.stylelintrc.json', null]],
          terms: ['stylelint-config-recess-order'],
        },
      },
      {
        name: 'no-files',
        planted: 'The command names files that are not there.',
        run: "stylelint 'styles/**/*.css'",
        ...{ cause: 'missing-folder', says: 'No files match styles/**/*.css.', terms: ['styles/**/*.css'] },
      },
    ],
  },
  {
    ...{ id: 'biome', tool: 'biome', main: '@biomejs/biome', packages: ['@biomejs/biome@2'], build: 'biome ci src' },
    files: { 'src/cart.js': CART.replaceAll('  return', '\treturn') },
    faults: [
      {
        name: 'debugger',
        planted: 'A debugger statement was left.',
        edit: [['src/cart.js', '\treturn', '\tdebugger;\n\treturn']],
        ...{ cause: 'lint', says: 'src/cart.js has a debugger statement.' },
        ...{ at: ['src/cart.js', 'debugger'], terms: ['debugger'] },
      },
      {
        name: 'format',
        planted: 'A file is not formatted.',
        edit: [['src/cart.js', '\treturn', '    return']],
        ...{ cause: 'lint', says: 'src/cart.js is not formatted.' },
        ...{ at: ['src/cart.js', null], or: [['src/cart.js', 2]], terms: ['cart.js'] },
      },
      {
        name: 'config',
        planted: 'The configuration has a key that does not exist.',
        put: { 'biome.json': '{\n\t"formater": { "enabled": true }\n}\n' },
        ...{ cause: 'config', says: 'biome.json has an unknown key, formater.' },
        ...{ at: ['biome.json', 'formater'], terms: ['formater'] },
      },
    ],
  },
];
