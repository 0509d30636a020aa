import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '..');

/** Packages without side effects, which do not say so in their package.json. */
const SHAKEABLE = ['@actions/core', '@actions/exec', '@actions/github', '@actions/http-client', '@actions/io'];

/**
 * Modules of ours that the bundler finds in place of a package. They are measured in CPU time.
 *
 * - undici's own entry brings mocks, caches, WebSocket and EventSource, and bundlers cannot drop parts of a CommonJS
 *   package. The start to the first request through a proxy would take 21 % more.
 * - @actions/github loads two HTTP stacks for defaults that Slipway replaces. The start to the first request to GitHub
 *   would take 22 % more.
 */
const ALIASES: Readonly<Record<string, string>> = {
  undici: 'undici.js',
  '@actions/github/node_modules/undici': 'github-defaults.js',
  '@actions/github/node_modules/@actions/http-client': 'github-defaults.js',
};

/**
 * Writes to `node_modules` in the folder `build` what the bundler takes in place of the installed packages. The files of the
 * packages themselves stay as they are published, so that anyone can compare a bundle with them.
 *
 * The one member that is added to a package.json, `sideEffects`, lets the bundler drop unused code. Otherwise
 * @actions/core alone would load an HTTP stack before Slipway's first line runs.
 */
export function givePackages(build: string): void {
  const modules = join(build, 'node_modules');
  for (const name of SHAKEABLE) {
    cpSync(join(ROOT, 'node_modules', name), join(modules, name), { recursive: true });
    const manifest = join(modules, name, 'package.json');
    writeFileSync(manifest, JSON.stringify({ ...JSON.parse(readFileSync(manifest, 'utf8')), sideEffects: false }));
  }
  for (const [name, file] of Object.entries(ALIASES)) {
    cpSync(join(ROOT, 'scripts/aliases', file), join(modules, `${name}.js`));
  }
}
