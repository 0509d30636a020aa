import { createWriteStream } from 'node:fs';
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

/** The root of the checkout or package: the parent of src/, or of dist/. */
const root = join(import.meta.dirname, import.meta.filename.endsWith('.ts') ? '..' : '../..');
enableCompileCache(join(root, 'node_modules', '.cache', 'slipway'));

const { runWorker } = await import('./platform/worker/main.ts');
process.exitCode = await runWorker({
  input: process.stdin,
  output: createWriteStream('', { fd: 3 }),
  path: process.env.PATH ?? '',
});
process.exit();
