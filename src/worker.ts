import { createWriteStream } from 'node:fs';
import { Socket } from 'node:net';

const isConfined = process.argv[2] === 'confined';

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
