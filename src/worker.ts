import { createWriteStream, writeSync } from 'node:fs';
import { Socket } from 'node:net';

const [, , mode, given = ''] = process.argv;

/** The supervisor of a worker, the worker that it confines, the supervisor of instances, or what tells the type of a checkout. */
async function run(): Promise<number> {
  if (mode === 'confined') {
    const { runWorker } = await import('./platform/worker/main.ts');
    return runWorker(new Socket({ fd: 3, readable: true, writable: true }));
  }
  if (mode === 'type') {
    const { typeInCheckout } = await import('./platform/worker/detect/checkout.ts');
    writeSync(1, await typeInCheckout(JSON.parse(given)));
    return 0;
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
