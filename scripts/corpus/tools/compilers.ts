import type { Tool } from '../spec.ts';

/** Compilers of scripts, style sheets and templates that are run by themselves. */
const TS = {
  'src/index.ts': `import { total } from './cart';
import type { Item } from './types';

const items: Item[] = [{ name: 'Tea', price: 4 }];
console.log(total(items));
`,
  'src/cart.ts': `import type { Item } from './types';

export function total(items: Item[]): number {
  return items.reduce((sum, item) => sum + item.price, 0);
}
`,
  'src/types.ts': `export interface Item {
  name: string;
  price: number;
}
`,
};
const TSCONFIG = {
  'tsconfig.json':
    '{\n  "compilerOptions": {\n    "target": "es2022",\n    "module": "esnext",\n    "moduleResolution": "bundler",\n    "strict": true,\n    "outDir": "dist"\n  },\n  "include": ["src"]\n}\n',
};

const SCRIPTS: readonly Tool[] = [
  {
    ...{ id: 'tsc', tool: 'typescript', packages: ['typescript@5'], build: 'tsc', files: { ...TS, ...TSCONFIG } },
    faults: [
      {
        name: 'type-error',
        planted: 'A number is given where a text is asked for.',
        edit: [['src/index.ts', "name: 'Tea'", 'name: 42']],
        ...{ cause: 'type-error', says: "Type 'number' is not assignable to type 'string'." },
        ...{ at: ['src/index.ts', '42'], terms: ["'number' is not assignable"] },
      },
      {
        name: 'missing-property',
        planted: 'A property is read that its type does not have.',
        edit: [['src/cart.ts', 'item.price', 'item.cost']],
        ...{ cause: 'type-error', says: "Property 'cost' does not exist on type 'Item'." },
        ...{ at: ['src/cart.ts', 'item.cost'], terms: ["'cost'"] },
      },
      {
        name: 'missing-module',
        planted: 'A module is imported that is not in the repository.',
        edit: [['src/index.ts', './cart', './basket']],
        ...{ cause: 'missing-import', says: 'The imported module ./basket does not exist.' },
        ...{ at: ['src/index.ts', './basket'], terms: ['./basket'] },
      },
      {
        name: 'case',
        planted: 'Two imports spell one file in two ways.',
        edit: [['src/cart.ts', './types', './Types']],
        ...{ cause: 'import-case', says: 'The import ./Types differs from types.ts only in case.' },
        ...{ at: ['src/cart.ts', './Types'], terms: ['./Types'] },
      },
      {
        name: 'syntax',
        planted: 'A parenthesis is missing.',
        edit: [['src/index.ts', 'total(items));', 'total(items);']],
        ...{ cause: 'syntax', says: "A ')' is missing." },
        ...{ at: ['src/index.ts', 'console.log'], terms: ["')' expected"] },
      },
      {
        name: 'no-types',
        planted: 'A package without types is imported.',
        edit: [['src/index.ts', 'import type', "import { readFile } from 'node:fs/promises';\nimport type"]],
        ...{ cause: 'missing-package', says: "The types of 'node:fs/promises' are not installed." },
        ...{ at: ['src/index.ts', 'node:fs'], terms: ['node:fs/promises'] },
      },
      {
        name: 'option',
        planted: 'tsconfig.json has an option with a value that is not known.',
        edit: [['tsconfig.json', '"es2022"', '"es2055"']],
        ...{ cause: 'config', says: "tsconfig.json's option target has an invalid value." },
        ...{ at: ['tsconfig.json', 'es2055'], terms: ['target'] },
      },
      {
        name: 'extends',
        planted: 'tsconfig.json extends a file that is not there.',
        edit: [['tsconfig.json', '{\n  "comp', '{\n  "extends": "./tsconfig.base.json",\n  "comp']],
        ...{ cause: 'missing-import', says: 'tsconfig.base.json, which tsconfig.json extends, does not exist.' },
        ...{ at: ['tsconfig.json', 'extends'], or: [['tsconfig.json', null]], terms: ['tsconfig.base.json'] },
      },
      {
        name: 'no-inputs',
        planted: 'tsconfig.json includes a folder that is not there.',
        edit: [['tsconfig.json', '["src"]', '["source"]']],
        ...{ cause: 'config', says: 'tsconfig.json names no files: the folder source does not exist.' },
        ...{ at: ['tsconfig.json', 'include'], or: [['tsconfig.json', null]], terms: ['No inputs'] },
      },
    ],
  },
  {
    ...{
      id: 'swc',
      tool: 'swc',
      main: '@swc/core',
      packages: ['@swc/cli@0.7', '@swc/core@1'],
      build: 'swc src -d dist',
    },
    files: { ...TS, '.swcrc': '{\n  "jsc": { "parser": { "syntax": "typescript" } }\n}\n' },
    faults: [
      {
        name: 'syntax',
        planted: 'A parenthesis is missing.',
        edit: [['src/index.ts', 'total(items));', 'total(items);']],
        ...{ cause: 'syntax', says: 'src/index.ts has a syntax error: a parenthesis is missing.' },
        ...{ at: ['src/index.ts', 'console.log'], terms: ['index.ts'] },
      },
      {
        name: 'brace',
        planted: 'A function is not closed.',
        edit: [['src/cart.ts', ', 0);\n}', ', 0);\n']],
        ...{ cause: 'syntax', says: 'src/cart.ts has a syntax error: a brace is missing.' },
        ...{
          at: ['src/cart.ts', 6],
          or: [
            ['src/cart.ts', 5],
            ['src/cart.ts', 4],
            ['src/cart.ts', 3],
          ],
          terms: ['cart.ts'],
        },
      },
      {
        name: 'config',
        planted: '.swcrc names a syntax that is not known.',
        edit: [['.swcrc', '"typescript"', '"typescrypt"']],
        ...{ cause: 'config', says: '.swcrc names an unknown syntax, typescrypt.' },
        ...{ at: ['.swcrc', 'typescrypt'], or: [['.swcrc', null]], terms: ['typescrypt'] },
      },
      {
        name: 'config-json',
        planted: '.swcrc is not JSON.',
        put: { '.swcrc': '{\n  "jsc": { "parser": { "syntax": "typescript" }\n}\n' },
        ...{ cause: 'syntax', says: '.swcrc is not valid JSON.' },
        ...{
          at: ['.swcrc', 3],
          or: [
            ['.swcrc', 4],
            ['.swcrc', 2],
            ['.swcrc', null],
          ],
          terms: ['swcrc'],
        },
      },
    ],
  },
  {
    ...{ id: 'babel', tool: 'babel', main: '@babel/core', build: 'babel src --out-dir dist' },
    packages: ['@babel/cli@7', '@babel/core@7', '@babel/preset-env@7'],
    files: {
      'src/index.js': "import { total } from './cart';\n\nconst items = [{ price: 4 }];\nconsole.log(total(items));\n",
      'src/cart.js': 'export const total = (items) => items.reduce((sum, item) => sum + item.price, 0);\n',
      'babel.config.json': '{\n  "presets": ["@babel/preset-env"]\n}\n',
    },
    faults: [
      {
        name: 'syntax',
        planted: 'An array is not closed.',
        edit: [['src/index.js', '4 }];', '4 };']],
        ...{ cause: 'syntax', says: 'src/index.js has a syntax error: an array is not closed.' },
        ...{ at: ['src/index.js', 'price'], terms: ['index.js'] },
      },
      {
        name: 'twice',
        planted: 'A name is declared twice.',
        edit: [['src/index.js', 'console', 'const items = [];\nconsole']],
        ...{ cause: 'syntax', says: "The name 'items' is declared twice in src/index.js." },
        ...{ at: ['src/index.js', 'items = [];'], terms: ['items'] },
      },
      {
        name: 'preset',
        planted: 'The configuration names a preset that is not installed.',
        edit: [['babel.config.json', 'preset-env', 'preset-react']],
        ...{ cause: 'missing-package', says: 'The preset @babel/preset-react is not installed.' },
        ...{
          at: ['babel.config.json', 'preset-react'],
          or: [['babel.config.json', null]],
          terms: ['@babel/preset-react'],
        },
      },
      {
        name: 'jsx',
        planted: 'A file has JSX, and no preset reads it.',
        put: { 'src/card.js': 'export function Card({ title }) {\n  return <h2>{title}</h2>;\n}\n' },
        ...{ cause: 'config', says: "JSX in src/card.js isn't enabled." },
        ...{ at: ['src/card.js', '<h2>'], terms: ['jsx'] },
      },
      {
        name: 'config-json',
        planted: 'The configuration is not JSON.',
        edit: [['babel.config.json', '"]', '",']],
        ...{ cause: 'syntax', says: 'babel.config.json is not valid JSON.' },
        ...{
          at: ['babel.config.json', 3],
          or: [
            ['babel.config.json', 2],
            ['babel.config.json', null],
          ],
          terms: ['JSON5'],
        },
      },
      {
        name: 'option',
        planted: 'The configuration has an option that does not exist.',
        edit: [['babel.config.json', '{\n', '{\n  "pluginz": [],\n']],
        ...{ cause: 'config', says: 'babel.config.json has an unknown option, pluginz.' },
        ...{ at: ['babel.config.json', 'pluginz'], or: [['babel.config.json', null]], terms: ['pluginz'] },
      },
    ],
  },
];

export const COMPILERS: readonly Tool[] = [...SCRIPTS];
