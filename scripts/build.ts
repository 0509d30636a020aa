/**
 * Builds `dist/`: `tsc` strips the types into `.build/`, then ncc bundles each entrypoint to `dist/<name>/`.
 * `npm run build -- --cli` builds the package's command instead, which is not committed. Both build `dist/sdk/` for users' functions.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { transformSync } from 'esbuild';
import { givePackages } from './given-packages.ts';
import { buildSdk } from './sdk.ts';

const ROOT = resolve(import.meta.dirname, '..');
const BUILD = join(ROOT, '.build');

/** dist folder → entrypoint in src/. */
const BUNDLES: Readonly<Record<string, string>> = process.argv.includes('--cli')
  ? { cli: 'cli', worker: 'worker' }
  : { deploy: 'main', post: 'post', seed: 'seed', worker: 'worker' };

/** node:crypto, loaded when a member of it is read. */
const LAZY_CRYPTO = "new Proxy({}, { get: (_, name) => process.getBuiltinModule('crypto')[name] })";

rmSync(BUILD, { recursive: true, force: true });
run('tsc', '-p', 'tsconfig.build.json');
givePackages(BUILD);
if (!('cli' in BUNDLES)) leaveOutRooms();
for (const [name, entry] of Object.entries(BUNDLES)) {
  if (existsSync(join(BUILD, `${entry}.js`))) bundle(name, entry);
}
buildSdk(join(ROOT, 'dist/sdk'));

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
 * The actions start a platform for a check alone, where nobody opens the console, signs in, is told of anything, pushes, sends
 * operator calls, measures or reads the description of the calls, and where neither a CDN nor a DNS server is. Without them, the bundle of the
 * deploy action is an eighth smaller.
 */
function leaveOutRooms(): void {
  const none = '() => undefined';
  const notFound = "() => ({ status: 404, headers: {}, body: '' })";
  const aDay = 24 * 60 * 60_000;
  const leftOut = {
    'platform/start/cdn.js': `export const cdnOf = async ${none}, cdnSteps = ${none}, openCdnRoom = ${none};\n`,
    'platform/start/dns.js': `export const openHostRecords = ${none}, openHosts = ${none}, handshakes = ${none};\n`,
    'platform/dns/certificate-watch.js': `export const CERTIFICATES_EVERY_MS = ${aDay}, tellCertificates = async () => 0;\n`,
    'platform/stores/cdn.js': 'export const createCdnStore = () => ({});\n',
    'platform/stores/dns.js': 'export const createDnsStore = () => ({});\n',
    'platform/stores/hooks.js': 'export const createHookStore = () => ({ prune: async () => 0 });\n',
    'platform/stores/notify.js': 'export const createNotifyStore = () => ({ prune: async () => 0 });\n',
    'platform/dns/port.js': `export const targetText = ${none};\n`,
    'platform/dns/open.js': `export const openDns = ${none};\n`,
    'platform/identity/device.js': `export const createDeviceCalls = ${none};\n`,
    'platform/hooks/index.js': `export const openHooks = () => ({ handler: ${notFound}, [Symbol.asyncDispose]: async ${none} });\n`,
    'platform/notify/index.js': `export const openNotify = () => ({ [Symbol.asyncDispose]: async ${none} });\n`,
    'platform/notify/addresses.js': `export const createAddresses = ${none};\n`,
    'platform/notify/quotas.js': `export const QUOTAS_EVERY_MS = ${aDay}, tellQuotas = async () => 0;\n`,
    'platform/console/index.js': `export const createConsole = () => ${notFound};\n`,
    'platform/console/sign-in-links.js': `export const makeLink = ${none};\n`,
    'platform/operation/backup.js': `export const createBackupHandler = ${none};\n`,
    'platform/operation/metrics.js': `export const createMetrics = () => ({ count: ${none}, handler: ${notFound} });\n`,
    'platform/operation/unsealed.js': `export const watchUnsealed = () => ({ [Symbol.asyncDispose]: async ${none} });\n`,
    'platform/edge/tls-allowed.js': `export const createTlsAllowed = ${none};\n`,
    'platform/objects/compare.js': `export const createComparer = ${none};\n`,
    'platform/objects/start-page.js': `export const createStartFinder = ${none};\n`,
    'platform/identity/members.js': `export const createMembers = ${none};\n`,
    'platform/console/sign-in-oidc.js': 'export const createOidcSignIn = () => undefined;\n',
    'platform/control/operator.js': `export const createOperator = () => ${notFound};\n`,
    'platform/openapi/index.js': 'export const openApi = () => ({});\n',
  };
  for (const [file, code] of Object.entries(leftOut)) {
    if (!existsSync(join(BUILD, file))) throw new Error(`${file} is not in the build`);
    writeFileSync(join(BUILD, file), code);
  }
  // What is left out is not worth a file of its own, and a check always needs the calls.
  const file = join(BUILD, 'platform/start/handlers.js');
  const loads = /\bimport\((?='\.\.\/(?:console|control|openapi)\/)/g;
  writeFileSync(file, readFileSync(file, 'utf8').replaceAll(loads, 'import(/* webpackMode: "eager" */ '));
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
 * Minifies the code, and changes how the bundler's own code loads built-in modules.
 *
 * Without all of it, the bundle of the deploy action has 4.5 MB instead of 2 MB, and its start to the first error takes 6 to
 * 11 % more CPU time.
 */
function minified(code: string): string {
  const direct = code
    // Without it, the start takes up to 6 % more CPU time.
    .replace(/^import \{ createRequire as (\w+) \} from "module";$/m, 'const $1 = process.getBuiltinModule;')
    .replaceAll(/(__WEBPACK_EXTERNAL_createRequire)\(import\.meta\.url\)\(/g, '$1(')
    // Without it, the start takes 6 to 13 % more CPU time. @actions/core needs node:crypto for the delimiter of
    // a file command alone.
    .replaceAll('__WEBPACK_EXTERNAL_createRequire("crypto")', LAZY_CRYPTO);
  return transformSync(direct, { minify: true, format: 'esm', target: 'node24', lineLimit: 160 }).code;
}

function run(command: string, ...args: readonly string[]): void {
  execFileSync(join(ROOT, 'node_modules', '.bin', command), args, { cwd: ROOT, stdio: 'inherit' });
}
