import { createWriteStream } from 'node:fs';
import { enableCompileCache } from 'node:module';
import { Socket } from 'node:net';
import { join } from 'node:path';
import { CODE } from './platform/sandbox/names.ts';

/** The root of the checkout or package: the parent of src/, or of dist/. */
const root = join(import.meta.dirname, import.meta.filename.endsWith('.ts') ? '..' : '../..');
const isConfined = process.argv[2] === 'confined';
enableCompileCache(isConfined ? CODE : join(root, 'node_modules', '.cache', 'slipway'));

/** The supervisor of a worker, or the worker that it confines. */
async function run(): Promise<number> {
  if (isConfined) {
    const { runWorker } = await import('./platform/worker/main.ts');
    return runWorker(new Socket({ fd: 3, readable: true, writable: true }));
  }
  const { runSupervisor } = await import('./platform/supervisor/main.ts');
  const output = createWriteStream('', { fd: 3 });
  return runSupervisor({ input: process.stdin, output, path: process.env.PATH ?? '' });
}

process.exitCode = await run();
process.exit();
