import { expect, test } from 'vitest';
import { misspelt, nearest } from '../../src/base/near.ts';
import { explainFailure } from '../../src/diagnosis/explain.ts';
import { exportsOf, missingExport } from '../../src/diagnosis/exports.ts';
import { nearestIn, withNearest } from '../../src/diagnosis/nearest.ts';

test.each([
  ['NavLnk', ['NavLink', 'NavBar', 'Footer'], ['NavLink']],
  ['useRoutes', ['useStore', 'useRouter'], ['useRouter']],
  ['build:js', ['build', 'build:css', 'build:scripts', 'start'], ['build:css', 'build:scripts', 'build']],
  ['teh', ['the', 'a'], ['the']],
  ['main_menu', ['mainMenu', 'main'], ['mainMenu']],
  ['ink', ['pen', 'paper'], []],
  ['', ['a'], []],
])('%s is like what is most like it', (name, candidates, expected) => {
  expect(nearest(name, candidates)).toEqual(expected);
});

test('a name of eight letters may have one mistake', () => {
  expect(misspelt('css-loaders', ['css-loader', 'style-loader', 'sass-loader'])).toEqual(['css-loader']);
  expect(misspelt('@nuxtjs/colour-mode', ['@nuxtjs/color-mode'])).toEqual(['@nuxtjs/color-mode']);
  expect(misspelt('lodash', ['lodash-es', 'loader'])).toEqual([]);
});

test('a message that names what is there can be read again', () => {
  const message = withNearest('Cannot find ./pen.', ['a.js', 'b.js']);
  expect(message).toBe('Cannot find ./pen; there are a.js, b.js');
  expect(nearestIn(message)).toEqual(['a.js', 'b.js']);
  expect(withNearest('Cannot find ./pen.', [])).toBe('Cannot find ./pen.');
  expect(nearestIn('Cannot find ./pen.')).toEqual([]);
});

test.each([
  [`'a' is not exported by src/b.js, imported by src/c.js`, { name: 'a', from: 'src/b.js' }],
  [`"a" is not exported by "src/b.js".`, { name: 'a', from: 'src/b.js' }],
  [`No matching export in "src/b.js" for import "a"`, { name: 'a', from: 'src/b.js' }],
  [`export 'a' (imported as 'x') was not found in './b' (possible exports: c)`, { name: 'a', from: './b' }],
  [`The requested module './b.js' does not provide an export named 'a'`, { name: 'a', from: './b.js' }],
  [`'"@b"' has no exported member named 'a'. Did you mean 'c'?`, { name: 'a', from: '@b' }],
  [`Module '"./b"' has no exported member 'a'.`, { name: 'a', from: './b' }],
  [`'./b' does not contain a default export (imported as 'x').`, { name: 'default', from: './b' }],
  [`a is not defined`, undefined],
])('%s says which export is missing', (message, expected) => {
  expect(missingExport(message)).toEqual(expected);
});

test('all ways to export are read', () => {
  const source = [
    'export const a = 1, z = 2;',
    'export async function b() {}',
    'export { c, d as e } from "./x";',
    'export {',
    '  f, // not: g',
    '  type h as i,',
    '};',
    'export default class {}',
    'exports.j = 1;',
    'const k = { l };',
    "export * from './m';",
    "export * as n from './n';",
  ];
  expect(exportsOf(source)).toEqual({ own: ['a', 'b', 'c', 'e', 'f', 'i', 'default', 'j'], from: ['./m'] });
});

const FOLDERS: Readonly<Record<string, readonly string[]>> = {
  '': ['src', 'package.json', 'node_modules'],
  src: ['App.js', 'components', 'pages'],
  'src/components': ['Header.jsx', 'Header.test.jsx', 'index.css'],
  'src/pages': ['Home.jsx'],
};

test.each([
  ['src/App.js', "Could not resolve './components/Heder'", 'src/components/Header.jsx'],
  ['src/App.js', "Can't resolve './component/Header'", 'src/components/Header.jsx'],
  ['src/App.js', "Can't resolve './components/Header.js'", 'src/components/Header.jsx'],
  ['src/App.js', "Module not found: Can't resolve './Home'", 'src/pages/Home.jsx'],
  ['src/pages/Home.jsx', "Module not found: Can't resolve '@components/Heder'", 'src/components/Header.jsx'],
  ['src/pages/Home.jsx', "Module not found: Can't resolve '@/components/Heder'", 'src/components/Header.jsx'],
  ['src/pages/Home.jsx', "Can't resolve 'components/index.scss'", 'src/components/index.css'],
])('an import in %s: %s names what is there', (file, message, actual) => {
  const { cause, remedy } = explainFailure({
    ...{ stage: 'build', code: 'build_failed', exitCode: 1, log: [message] },
    diagnostics: [{ file, line: 1, severity: 'error', message }],
    list: (folder) => FOLDERS[folder] ?? [],
  });
  expect(cause).toBe('missing-file');
  expect(remedy).toContain(actual);
});

test('an import that is like nothing there names nothing', () => {
  const message = "Can't resolve './quill'";
  const diagnostics = [{ file: 'src/App.js', line: 1, severity: 'error', message }];
  const { remedy } = explainFailure({ log: [message], diagnostics, list: (folder) => FOLDERS[folder] ?? [] });
  expect(remedy).toContain('git check-ignore');
});

test('a missing export names the one to import', () => {
  const message = "'useRoutes' is not exported by src/store.js, imported by src/App.js; there is useRouter";
  const diagnostics = [{ file: 'src/App.js', line: 2, severity: 'error', message }];
  const { headline, remedy } = explainFailure({ stage: 'build', log: [message], diagnostics });
  expect(headline).toBe(`Build failed: src/App.js:2: ${message}`);
  expect(remedy).toBe('Import useRouter from "src/store.js", or export useRoutes there.');
});
