import { createWriteStream } from 'node:fs';
import { Socket } from 'node:net';

const [, , mode] = process.argv;

/** The supervisor of a worker, the worker that it confines, or the supervisor of instances. */
async function run(): Promise<number> {
  if (mode === 'confined') {
    const { runWorker } = await import('./platform/worker/main.ts');
    return runWorker(new Socket({ fd: 3, readable: true, writable: true }));
  }
  const parts = { input: process.stdin, output: createWriteStream('', { fd: 3 }), path: process.env.PATH ?? '' };
  if (mode === 'functions') {
    const { runFunctions } = await import('./platform/functions/supervisor/main.ts');
    return runFunctions(parts);
  }
  const { runSupervisor } = await import('./platform/supervisor/main.ts');
  return runSupervisor(parts);
}

process.exitCode = await run();
process.exit();
