import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { CheckoutOfApp } from '../../contract/checkout-type.ts';
import { PROGRAM, workerEnv } from './program.ts';

const run = promisify(execFile);

const MOST_MS = 60_000;

interface CheckoutTypeParts {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly signal: AbortSignal;
}

/** A `TypeInCheckout` that asks the program of workers: the bundle of the action has nothing that detects frameworks. */
export async function typeByProgram(checkout: CheckoutOfApp, { env, signal }: CheckoutTypeParts): Promise<string> {
  const options = { env: workerEnv({ PATH: env.PATH }), signal, timeout: MOST_MS };
  return (await run(process.execPath, [PROGRAM, 'type', JSON.stringify(checkout)], options)).stdout;
}
