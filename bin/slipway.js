#!/usr/bin/env node
// Starts the command line under Node 24, whichever Node the shell has: in a checkout the sources, in the package the bundle.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const at = (path) => fileURLToPath(new URL(path, import.meta.url));
const script = [at('../src/cli.ts'), at('../dist/cli/index.js')].find(existsSync);
const bundled = ['../node_modules/.bin/node', '../../.bin/node'].map(at).find(existsSync);
const own = Number(process.versions.node.split('.')[0]) >= 24 ? process.execPath : undefined;
const node = own ?? bundled;

if (!script || !node) {
  const problem = node
    ? 'The bundle dist/cli is missing.'
    : `Slipway needs Node.js 24; this is ${process.versions.node}.`;
  process.stderr.write(
    `${problem}\n  ${node ? 'Run: npm run build -- --cli' : 'Install Node.js 24 or newer, or run it through npm scripts.'}\n`,
  );
  process.exit(2);
}

// V8 lets the space for young objects grow past 100 MB under load; 8 MB a half serve as well.
const flags = ['--max-semi-space-size=8'];
const child = spawn(node, [...flags, script, ...process.argv.slice(2)], { stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)));
