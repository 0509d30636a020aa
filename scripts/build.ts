/**
 * Builds `dist/`: `tsc` strips the types into `.build/`, then ncc bundles each entrypoint to `dist/<name>/`.
 * `npm run build -- --cli` builds the package's command instead, which is not committed.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, globSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { transformSync } from 'esbuild';

const ROOT = resolve(import.meta.dirname, '..');
const BUILD = join(ROOT, '.build');

/** dist folder → entrypoint in src/. */
const BUNDLES: Readonly<Record<string, string>> = process.argv.includes('--cli')
  ? { cli: 'cli', worker: 'worker' }
  : { deploy: 'main', post: 'post', seed: 'seed', worker: 'worker' };

rmSync(BUILD, { recursive: true, force: true });
run('tsc', '-p', 'tsconfig.build.json');
shakeable('@actions/core', '@actions/exec', '@actions/github', '@actions/http-client', '@actions/io');
// Loads node:crypto only for the delimiter of a file command. An action that fails its first check does not need it.
patch('@actions/core/lib/file-command.js', [
  ["import * as crypto from 'crypto';\n", ''],
  ['crypto.', "process.getBuiltinModule('crypto')."],
]);
// Slipway passes its own `fetch` to octokit. These unused defaults would load two HTTP stacks.
patch('@actions/github/lib/utils.js', [
  ['agent: Utils.getProxyAgent(baseUrl),', ''],
  ['fetch: Utils.getProxyFetch(baseUrl)', ''],
]);
patch('@actions/github/lib/internal/utils.js', [["import { fetch } from 'undici';\n", '']]);
slimUndici();
if (!('cli' in BUNDLES)) leaveOutPages();
for (const [name, entry] of Object.entries(BUNDLES)) {
  if (existsSync(join(BUILD, `${entry}.js`))) bundle(name, entry);
}

function bundle(name: string, entry: string): void {
  const out = join(ROOT, 'dist', name);
  rmSync(out, { recursive: true, force: true });
  run('ncc', 'build', join(BUILD, `${entry}.js`), '-o', out, '--no-cache', '--quiet', '--license', 'licenses.txt');
  refuseAssets(out);
  for (const file of globSync('*.{js,txt}', { cwd: out })) {
    const path = join(out, file);
    const text = readFileSync(path, 'utf8').replaceAll('\r\n', '\n');
    writeFileSync(path, file.endsWith('.js') ? minified(text) : text);
  }
}

/**
 * The actions start a platform for a check alone, where nobody opens the console or reads the description of the calls.
 * Without them, the bundle of the deploy action is a tenth smaller.
 */
function leaveOutPages(): void {
  const pages = {
    'platform/console/index.js': "export const createConsole = () => () => ({ status: 404, headers: {}, body: '' });\n",
    'platform/openapi/index.js': 'export const openApi = () => ({});\n',
  };
  for (const [file, code] of Object.entries(pages)) {
    if (!existsSync(join(BUILD, file))) throw new Error(`${file} is not in the build`);
    writeFileSync(join(BUILD, file), code);
  }
}

/**
 * Throws if ncc took a path in the code for a file to include. It would have replaced the path in the bundle too, so that the
 * bundle looks for the file in its own folder.
 */
function refuseAssets(out: string): void {
  const assets = readdirSync(out).filter(
    (name) => !/^(?:[\w-]+(?:\.index)?\.js|licenses\.txt|package\.json)$/.test(name),
  );
  if (assets.length > 0) throw new Error(`${out} contains ${assets.join(', ')}: build that path in a function`);
}

/**
 * Minifies the code. Replaces the `require` that ncc creates for each built-in module, which is slower than loading it.
 */
function minified(code: string): string {
  const direct = code
    .replace(/^import \{ createRequire as (\w+) \} from "module";$/m, 'const $1 = process.getBuiltinModule;')
    .replaceAll(/(__WEBPACK_EXTERNAL_createRequire)\(import\.meta\.url\)\(/g, '$1(');
  return transformSync(direct, { minify: true, format: 'esm', target: 'node24', lineLimit: 160 }).code;
}

/**
 * Lets the bundler drop unused code of packages that do not have side effects, but do not say so in their package.json.
 * Otherwise @actions/core alone would load an HTTP stack before Slipway's first line runs.
 */
function shakeable(...packages: readonly string[]): void {
  for (const name of packages) {
    const copy = join(BUILD, 'node_modules', name);
    cpSync(join(ROOT, 'node_modules', name), copy, { recursive: true });
    const manifest = join(copy, 'package.json');
    writeFileSync(manifest, JSON.stringify({ ...JSON.parse(readFileSync(manifest, 'utf8')), sideEffects: false }));
  }
}

/**
 * Replaces the entry of undici by one with the exports that Slipway and @actions/http-client use. Its own entry would
 * bring 500 KB: mocks, caches, WebSocket, EventSource. Bundlers cannot drop parts of a CommonJS package.
 */
function slimUndici(): void {
  const copy = join(BUILD, 'node_modules', 'undici');
  cpSync(join(ROOT, 'node_modules', 'undici'), copy, { recursive: true });
  const entry = `'use strict'
Object.assign(require('./lib/dispatcher/dispatcher').prototype, require('./lib/api'))
module.exports.EnvHttpProxyAgent = require('./lib/dispatcher/env-http-proxy-agent')
module.exports.Pool = require('./lib/dispatcher/pool')
module.exports.ProxyAgent = require('./lib/dispatcher/proxy-agent')
module.exports.fetch = require('./lib/web/fetch').fetch
`;
  writeFileSync(join(copy, 'index.js'), entry);
}

/** Replaces texts in a copied package. Throws if a text is missing, because then the package has changed. */
function patch(file: string, replacements: readonly (readonly [text: string, by: string])[]): void {
  const path = join(BUILD, 'node_modules', file);
  let text = readFileSync(path, 'utf8');
  for (const [from, to] of replacements) {
    if (!text.includes(from)) throw new Error(`${file} no longer contains ${JSON.stringify(from)}`);
    text = text.replaceAll(from, to);
  }
  writeFileSync(path, text);
}

function run(command: string, ...args: readonly string[]): void {
  execFileSync(join(ROOT, 'node_modules', '.bin', command), args, { cwd: ROOT, stdio: 'inherit' });
}
