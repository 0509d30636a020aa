import type { Fault } from '../spec.ts';

/** The sources that every bundler builds. */
export const SOURCES = {
  'src/main.js': `import { greet } from './greet.js';
import './style.css';

const app = document.querySelector('#app');
app.textContent = greet('world');
`,
  'src/greet.js': `export function greet(name) {
  const words = ['Hello', name];
  return words.join(', ');
}
`,
  'src/style.css': `body {
  color: navy;
}

.hero {
  padding: 1rem;
}
`,
};

export const PAGE = {
  'index.html': `<!doctype html>
<html lang="en">
  <head>
    <title>Site</title>
  </head>
  <body>
    <div id="app"></div>
    <script type="module" src="/src/main.js"></script>
  </body>
</html>
`,
};

const MAIN = 'src/main.js';

export const IMPORT = "import './style.css';";

/** Returns faults for any bundler. `word` is part of the names of one bundler's faults. */
export function faultsOf(word: string, withCss = true): readonly Fault[] {
  const module = `./widgets/${word}-panel.js`;
  const pkg = `${word}-charts`;
  const script: readonly Fault[] = [
    {
      name: 'missing-import',
      planted: 'A module is imported that is not in the repository.',
      edit: [[MAIN, IMPORT, `${IMPORT}\nimport { panel } from '${module}';\n\npanel();`]],
      ...{ cause: 'missing-import', says: `The imported file ${module} does not exist.` },
      ...{ at: [MAIN, module], terms: [`${word}-panel`] },
    },
    {
      name: 'missing-package',
      planted: 'A package is imported that package.json does not have.',
      edit: [[MAIN, IMPORT, `import { draw } from '${pkg}';\n${IMPORT}\n\ndraw();`]],
      ...{ cause: 'missing-package', says: `The package ${pkg} is not installed.` },
      ...{ at: [MAIN, pkg], terms: [pkg] },
    },
    {
      name: 'syntax',
      planted: 'A bracket of an array is missing.',
      edit: [['src/greet.js', "['Hello', name];", "['Hello', name;"]],
      ...{ cause: 'syntax', says: 'src/greet.js has a syntax error: a bracket is missing.' },
      ...{ at: ['src/greet.js', 'const words'], terms: ['greet.js'] },
    },
    {
      name: 'import-case',
      planted: 'An import spells a file in another case.',
      edit: [[MAIN, './greet.js', './Greet.js']],
      ...{ cause: 'import-case', says: 'The import ./Greet.js differs from greet.js only in case.' },
      ...{ at: [MAIN, './Greet.js'], terms: ['Greet.js'] },
    },
    {
      name: 'missing-export',
      planted: 'A name is imported that the module does not export.',
      edit: [
        [MAIN, '{ greet }', `{ greet, ${word}Farewell }`],
        [MAIN, "greet('world')", `${word}Farewell('world') + greet('world')`],
      ],
      ...{ cause: 'missing-export', says: `src/greet.js exports no ${word}Farewell.` },
      ...{
        at: [MAIN, `import { greet, ${word}Farewell`],
        or: [[MAIN, `= ${word}Farewell(`]],
        terms: [`${word}Farewell`],
      },
    },
    {
      name: 'json',
      planted: 'A JSON file that is imported has a comma too many.',
      put: { 'src/data.json': '{\n  "title": "Site",\n  "pages": ["a", "b"],\n}\n' },
      edit: [[MAIN, IMPORT, `${IMPORT}\nimport data from './data.json';\nconsole.log(data.title);`]],
      ...{ cause: 'syntax', says: 'src/data.json is not valid JSON.' },
      ...{
        at: ['src/data.json', '}'],
        or: [
          ['src/data.json', '"pages"'],
          ['src/data.json', null],
        ],
        terms: ['data.json'],
      },
    },
  ];
  const css: readonly Fault[] = [
    {
      name: 'css-import',
      planted: 'A style sheet imports one that is not there.',
      edit: [['src/style.css', 'body {', `@import './${word}-tokens.css';\n\nbody {`]],
      ...{ cause: 'missing-import', says: `The style sheet ./${word}-tokens.css does not exist.` },
      ...{ at: ['src/style.css', '@import'], terms: [`${word}-tokens.css`] },
    },
    {
      name: 'css-asset',
      planted: 'A style sheet shows an image that is not there.',
      edit: [['src/style.css', 'padding: 1rem;', `padding: 1rem;\n  background: url('./${word}-hero.svg');`]],
      ...{ cause: 'missing-asset', says: `The image ./${word}-hero.svg does not exist.` },
      ...{ at: ['src/style.css', 'url('], terms: [`${word}-hero.svg`] },
    },
    {
      name: 'css-syntax',
      planted: 'A rule of a style sheet is closed twice.',
      edit: [['src/style.css', 'color: navy;\n}', 'color: navy;\n}\n}']],
      ...{ cause: 'syntax', says: 'src/style.css has a brace too many.' },
      ...{ at: ['src/style.css', 4], or: [['src/style.css', 5]], terms: ['style.css'] },
    },
  ];
  return withCss ? [...script, ...css] : script;
}

/** Returns faults of a configuration: a missing variable, a missing plugin, and a syntax error. */
export function configFaults(file: string, word: string): readonly Fault[] {
  const first = (text: string) => ({ [file]: `${text}\nexport default {};\n` });
  return [
    {
      name: 'config-env',
      planted: 'The configuration throws if a variable is not set.',
      put: first(
        `const key = process.env.${word.toUpperCase()}_API_KEY;\nif (!key) throw new Error('${word.toUpperCase()}_API_KEY is not set');`,
      ),
      ...{ cause: 'env', says: `The variable ${word.toUpperCase()}_API_KEY is not set.` },
      ...{ at: [file, 'throw'], or: [[file, null]], terms: [`${word.toUpperCase()}_API_KEY`] },
    },
    {
      name: 'config-plugin',
      planted: 'The configuration imports a plugin that is not installed.',
      put: first(`import plugin from '${word}-plugin-legacy';\n\nconsole.log(plugin);`),
      ...{ cause: 'missing-package', says: `The plugin ${word}-plugin-legacy is not installed.` },
      ...{ at: [file, `${word}-plugin-legacy`], or: [[file, null]], terms: [`${word}-plugin-legacy`] },
    },
    {
      name: 'config-syntax',
      planted: 'A brace of the configuration is missing.',
      put: { [file]: "const options = {\n  mode: 'production',\n\nexport default options;\n" },
      ...{ cause: 'syntax', says: `${file} has a syntax error.` },
      ...{ at: [file, 'export default'], or: [[file, "mode: 'production',"]], terms: [file] },
    },
  ];
}

export function pick(faults: readonly Fault[], ...names: readonly string[]): readonly Fault[] {
  return faults.filter(({ name }) => names.includes(name));
}

export function without(faults: readonly Fault[], ...names: readonly string[]): readonly Fault[] {
  return faults.filter(({ name }) => !names.includes(name));
}

/** An image whose name differs only in case. */
export const ASSET_CASE: Fault = {
  name: 'asset-case',
  planted: 'A style sheet spells an image in another case.',
  put: { 'src/images/harbour.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8" />\n' },
  edit: [['src/style.css', 'padding: 1rem;', "background: url('./images/Harbour.svg');"]],
  ...{ cause: 'import-case', says: 'The image ./images/Harbour.svg differs from harbour.svg only in case.' },
  ...{ at: ['src/style.css', 'Harbour.svg'], terms: ['Harbour.svg'] },
};

/** A configuration that needs more memory than the heap has. */
export function memoryFault(file: string): Fault {
  return {
    name: 'memory',
    planted: 'The configuration keeps more than its heap has room for.',
    put: { [file]: 'const kept = [];\nfor (;;) kept.push(new Array(10_000).fill(kept.length));\n' },
    env: { NODE_OPTIONS: '--max-old-space-size=96' },
    ...{ cause: 'out-of-memory', says: 'The build ran out of memory.', terms: ['memory'] },
  };
}

export const HTML_ASSET = (word: string): Fault => ({
  name: 'html-asset',
  planted: 'A page shows an image that is not there.',
  edit: [['index.html', '<div id="app"></div>', `<div id="app"></div>\n    <img src="./img/${word}-team.png" alt="">`]],
  ...{ cause: 'missing-asset', says: `The image ./img/${word}-team.png does not exist.` },
  ...{ at: ['index.html', '<img'], terms: [`${word}-team.png`] },
});

export const HTML_SCRIPT = (word: string): Fault => ({
  name: 'html-script',
  planted: 'A page loads a script that is not there.',
  edit: [['index.html', '/src/main.js', `/src/${word}-entry.js`]],
  ...{ cause: 'missing-import', says: `The script /src/${word}-entry.js does not exist.` },
  ...{ at: ['index.html', '<script'], terms: [`${word}-entry.js`] },
});
