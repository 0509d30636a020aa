import type { Fault, Tool } from '../spec.ts';
import {
  ASSET_CASE,
  configFaults,
  faultsOf,
  HTML_ASSET,
  HTML_SCRIPT,
  IMPORT,
  memoryFault,
  PAGE,
  pick,
  SOURCES,
  without,
} from './bundler-faults.ts';

const MODULE = { type: 'module' };

const DOT_ENV: Fault = {
  name: 'dot-env',
  planted: 'A committed .env has an address without a colon.',
  put: {
    '.env': '# Where the site is.\nSITE_NAME=Copper\nSITE_ORIGIN=htps//copper.example\n',
    'vite.config.js': `import { loadEnv } from 'vite';

const { SITE_ORIGIN } = loadEnv('production', import.meta.dirname, 'SITE_');

export default { base: new URL(SITE_ORIGIN).pathname };
`,
  },
  ...{ cause: 'env', says: 'SITE_ORIGIN of .env is no valid URL.' },
  ...{ at: ['.env', 'SITE_ORIGIN'], or: [['vite.config.js', 'new URL']], terms: ['Invalid URL'] },
};

const CONFIG_EXPORT: Fault = {
  name: 'config-export',
  planted: 'The configuration imports a name that a package does not have.',
  put: { 'vite.config.js': "import { defineConfg } from 'vite';\n\nexport default defineConfg({});\n" },
  ...{ cause: 'missing-export', says: 'vite has no export defineConfg.' },
  ...{ at: ['vite.config.js', 'import {'], terms: ['defineConfg'] },
};

function vite(version: number, word: string): Tool {
  return {
    ...{ id: `vite${version}`, tool: 'vite', packages: [`vite@${version}`], build: 'vite build', manifest: MODULE },
    files: { ...SOURCES, ...PAGE },
    faults: [
      ...pick(
        faultsOf(word),
        'missing-import',
        'missing-package',
        'syntax',
        'import-case',
        'missing-export',
        'json',
        'css-import',
        ...(version >= 8 ? ['css-syntax'] : []),
      ),
      ...configFaults('vite.config.js', word),
      ...(version === 8 ? [DOT_ENV, CONFIG_EXPORT] : []),
      HTML_SCRIPT(word),
      ...(version === 7 ? [memoryFault('vite.config.js')] : []),
    ],
  };
}

const WEBPACK_CONFIG = (esm: boolean) => `${esm ? 'export default' : 'module.exports ='} {
  mode: 'production',
  entry: './src/main.js',
  module: { rules: [{ test: /\\.css$/, use: ['style-loader', 'css-loader'] }] },
};
`;

const ROLLUP_CONFIG = `import commonjs from '@rollup/plugin-commonjs';
import json from '@rollup/plugin-json';
import { nodeResolve } from '@rollup/plugin-node-resolve';

export default {
  input: 'src/main.js',
  output: { dir: 'dist' },
  plugins: [nodeResolve(), commonjs(), json()],
  onwarn(warning) {
    throw new Error(warning.message);
  },
};
`;

export const BUNDLERS: readonly Tool[] = [
  vite(5, 'harbour'),
  vite(6, 'meadow'),
  vite(7, 'lantern'),
  vite(8, 'copper'),
  {
    ...{ id: 'webpack5', tool: 'webpack', packages: ['webpack@5', 'webpack-cli@6', 'css-loader@7', 'style-loader@4'] },
    ...{ build: 'webpack', manifest: MODULE, files: { ...SOURCES, 'webpack.config.js': WEBPACK_CONFIG(true) } },
    faults: [
      ...faultsOf('orchard'),
      ...configFaults('webpack.config.js', 'orchard'),
      ASSET_CASE,
      memoryFault('webpack.config.js'),
    ],
  },
  {
    ...{ id: 'webpack4', tool: 'webpack', packages: ['webpack@4', 'webpack-cli@3', 'css-loader@5', 'style-loader@2'] },
    ...{ build: 'webpack', files: { ...SOURCES, 'webpack.config.js': WEBPACK_CONFIG(false) } },
    faults: [
      ...pick(faultsOf('anchor'), 'missing-import', 'missing-package', 'syntax', 'css-import', 'css-syntax', 'json'),
    ],
  },
  {
    ...{ id: 'rollup', tool: 'rollup', build: 'rollup --config', manifest: MODULE },
    packages: ['rollup@4', '@rollup/plugin-node-resolve@16', '@rollup/plugin-commonjs@28', '@rollup/plugin-json@6'],
    files: {
      'src/main.js': SOURCES['src/main.js'].replace(`${IMPORT}\n`, `${IMPORT}\n`.replace('style.css', 'more.js')),
      'src/greet.js': SOURCES['src/greet.js'],
      'src/more.js': 'console.log(1);\n',
      'rollup.config.js': ROLLUP_CONFIG,
    },
    faults: [...faultsOf('pebble', false).map(withOtherImport), ...configFaults('rollup.config.js', 'pebble')],
  },
  {
    ...{ id: 'rollup2', tool: 'rollup', packages: ['rollup@2'], build: 'rollup --config' },
    files: {
      'src/main.js': "import { greet } from './greet.js';\n\nconsole.log(greet('world'));\n",
      'src/greet.js': SOURCES['src/greet.js'],
      'rollup.config.js': "export default { input: 'src/main.js', output: { file: 'dist/main.js' } };\n",
    },
    faults: [
      {
        name: 'missing-export',
        planted: 'A name is imported that the module does not export; the place stands below a link.',
        edit: [
          ['src/main.js', '{ greet }', '{ greets }'],
          ['src/main.js', "greet('world')", "greets('world')"],
        ],
        ...{ cause: 'missing-export', says: 'src/greet.js exports greet, and no greets.' },
        ...{
          at: ['src/main.js', '{ greets }'],
          or: [['src/main.js', "greets('world')"]],
          terms: ['greets', 'greet.js'],
        },
      },
    ],
  },
  {
    ...{
      id: 'esbuild',
      tool: 'esbuild',
      packages: ['esbuild@0.25'],
      build: 'esbuild src/main.js --bundle --outdir=dist',
    },
    ...{ files: SOURCES, faults: [...without(faultsOf('willow'), 'css-syntax'), ASSET_CASE] },
  },
  {
    ...{ id: 'parcel', tool: 'parcel', packages: ['parcel@2'], build: 'parcel build index.html' },
    files: { ...SOURCES, 'index.html': PAGE['index.html'].replace('/src/', './src/') },
    faults: [...without(faultsOf('thistle'), 'json'), HTML_ASSET('thistle'), ASSET_CASE],
  },
  {
    ...{
      id: 'rspack',
      tool: 'rspack',
      packages: ['@rspack/cli@1', '@rspack/core@1'],
      build: 'rspack build',
      manifest: MODULE,
    },
    files: {
      ...SOURCES,
      'rspack.config.js':
        "export default {\n  mode: 'production',\n  entry: './src/main.js',\n  experiments: { css: true },\n};\n",
    },
    faults: [...without(faultsOf('ember'), 'css-syntax'), ...configFaults('rspack.config.js', 'ember'), ASSET_CASE],
  },
  {
    ...{ id: 'rsbuild', tool: 'rsbuild', packages: ['@rsbuild/core@1'], build: 'rsbuild build', manifest: MODULE },
    files: {
      ...SOURCES,
      'rsbuild.config.js': "export default {\n  source: { entry: { index: './src/main.js' } },\n};\n",
    },
    faults: [
      ...pick(faultsOf('cobalt'), 'missing-import', 'missing-package', 'syntax', 'css-import', 'css-asset'),
      ...configFaults('rsbuild.config.js', 'cobalt'),
    ],
  },
  {
    ...{ id: 'tsup', tool: 'tsup', packages: ['tsup@8', 'typescript@5'], build: 'tsup src/main.js --format esm ' },
    files: SOURCES,
    faults: pick(faultsOf('maple'), 'missing-import', 'syntax', 'missing-export', 'css-import'),
  },
];

/** Imports a script instead of the style sheet, which Rollup cannot read without a plugin. */
function withOtherImport(fault: Fault): Fault {
  const edit = fault.edit?.map(
    ([file, find, put]) => [file, find.replace('style.css', 'more.js'), put.replace('style.css', 'more.js')] as const,
  );
  return edit ? { ...fault, edit } : fault;
}
