/**
 * Builds the package for the functions of users, `src/sdk/`: two small modules, their types, and a `package.json` of its own, so that
 * the folder can be installed without the rest of Slipway.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { buildSync } from 'esbuild';

const ROOT = resolve(import.meta.dirname, '..');
const SOURCES = join(ROOT, 'src/sdk');
const MODULES = ['kvs', 'unstorage'];
/** The files that the types of the modules are in. */
const TYPES = [...MODULES, 'error', 'options'];

/** Replaces the folder `out` by the built package. */
export function buildSdk(out: string): void {
  rmSync(out, { recursive: true, force: true });
  buildSync({
    entryPoints: MODULES.map((name) => join(SOURCES, `${name}.ts`)),
    outdir: out,
    bundle: true,
    splitting: true,
    chunkNames: 'shared',
    format: 'esm',
    platform: 'neutral',
    target: 'es2022',
    // Names stay readable in the stack traces of users.
    minifySyntax: true,
    minifyWhitespace: true,
    lineLimit: 160,
    legalComments: 'none',
  });
  writeTypes(out);
  const { version, license } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const exports = Object.fromEntries(
    MODULES.map((name) => [`./${name}`, { types: `./${name}.d.ts`, default: `./${name}.js` }]),
  );
  const its = { name: 'slipway', version, license, type: 'module', sideEffects: false, exports };
  writeFileSync(join(out, 'package.json'), `${JSON.stringify(its, null, 2)}\n`);
}

/** Writes the declarations that the exported types need, and none of other rooms. */
function writeTypes(out: string): void {
  const whole = join(out, 'types');
  const tsc = join(ROOT, 'node_modules/.bin/tsc');
  const target = ['--noEmit', 'false', '--declaration', '--emitDeclarationOnly', '--rootDir', 'src', '--outDir', whole];
  const files = MODULES.map((name) => join(SOURCES, `${name}.ts`));
  const options = ['--ignoreConfig', '--strict', '--target', 'es2024', '--module', 'nodenext', '--types', 'node'];
  const own = ['--allowImportingTsExtensions', '--rewriteRelativeImportExtensions', '--verbatimModuleSyntax'];
  execFileSync(tsc, [...target, ...options, ...own, '--lib', 'es2024,dom,dom.iterable,dom.asynciterable', ...files], {
    cwd: ROOT,
    stdio: 'inherit',
  });
  mkdirSync(out, { recursive: true });
  for (const name of TYPES) {
    const text = readFileSync(join(whole, 'sdk', `${name}.d.ts`), 'utf8');
    writeFileSync(join(out, `${name}.d.ts`), text.replaceAll(/(from '\.\/[\w-]+)\.ts'/g, "$1.js'"));
  }
  rmSync(whole, { recursive: true });
}
