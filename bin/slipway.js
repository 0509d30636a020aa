#!/usr/bin/env -S node --
// Starts the command line under Node 24, whichever Node the shell has: in a checkout the sources, in the package the bundle.
// `--` ends Node's own options: it would else take `--env-file` for itself, wherever that stands.
import module from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { EXEC_ARGV, SERVING } from './exec-argv.js';

const { existsSync, readFileSync } = process.getBuiltinModule?.('node:fs') ?? (await import('node:fs'));
const at = (path) => fileURLToPath(new URL(path, import.meta.url));
const [command, ...rest] = process.argv.slice(2);

if (command === '--version' || command === '-V' || command === '-v') {
  // Any Node can answer this, without a second process.
  const { version } = JSON.parse(readFileSync(at('../package.json'), 'utf8'));
  process.stdout.write(`${rest.includes('--json') ? JSON.stringify({ version }) : version}\n`);
} else await start();

async function start() {
  const script = [at('../src/cli.ts'), at('../dist/cli/index.js')].find(existsSync);
  const bundled = ['../node_modules/.bin/node', '../../.bin/node'].map(at).find(existsSync);
  const own = Number(process.versions.node.split('.')[0]) >= 24 ? process.execPath : undefined;
  const node = own ?? bundled;
  if (!script || !node) {
    const problem = node
      ? 'The bundle dist/cli is missing.'
      : `Slipway needs Node.js 24; this is ${process.versions.node}.`;
    const remedy = node ? 'Run: npm run build -- --cli' : 'Install Node.js 24 or newer, or run it through npm scripts.';
    process.stderr.write(`${problem}\n  ${remedy}\n`);
    process.exit(2);
  }
  if (own && !SERVING.includes(command)) {
    // Here and not in the script alone: to strip the types of src/cli.ts takes longer than the rest of the start.
    module.enableCompileCache(at('../node_modules/.cache/slipway'));
    return import(pathToFileURL(script).href);
  }
  const argv = [...EXEC_ARGV, '--', script, ...process.argv.slice(2)];
  if (process.execve && process.platform !== 'win32') process.execve(node, [node, ...argv]);
  await startChild(node, argv);
}

/** For a Node that cannot become another program. The channel tells the child to stop, and closes when this process is gone. */
async function startChild(node, argv) {
  const { spawn } = await import('node:child_process');
  const child = spawn(node, argv, { stdio: ['inherit', 'inherit', 'inherit', 'ipc'] });
  // The child may have ended at this moment. Its exit, which follows, is what counts.
  const ignore = () => {};
  // A terminal sends Ctrl-C to the child too, for which a second signal means "at once": a message does not count as one.
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.connected && child.send(signal, ignore));
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)));
}
