import { resolve } from 'node:path';
import { commands } from '../../src/cli/commands.ts';
import { runCli } from '../../src/cli/flags/command.ts';
import type { Io } from '../../src/cli/terminal/io.ts';
import type { TypeInCheckout } from '../../src/contract/checkout-type.ts';

const nothing = () => Promise.reject(new Error('no platform is started here'));
const typeOf: TypeInCheckout = async (checkout) =>
  (await import('../../src/platform/worker/detect/checkout.ts')).typeInCheckout(checkout);
const ALL = commands(nothing, resolve(import.meta.dirname, '../..'), nothing, typeOf);

/** Returns a terminal that records its output. */
export function terminal(more: Partial<Io> = {}): { readonly io: Io; readonly shown: { out: string; err: string } } {
  const shown = { out: '', err: '' };
  const io: Io = {
    env: {},
    cwd: process.cwd(),
    out: (text) => {
      shown.out += text;
    },
    err: (text) => {
      shown.err += text;
    },
    erase: () => {
      shown.err += '\r\u001b[K';
    },
    interactive: false,
    signal: new AbortController().signal,
    ...more,
  };
  return { io, shown };
}

/** Runs a command of the command line in this process. */
export async function inTerminal(
  argv: readonly string[],
  more: Partial<Io> = {},
): Promise<{ readonly exitCode: number; readonly out: string; readonly err: string }> {
  const { io, shown } = terminal(more);
  return { exitCode: await runCli(argv, ALL, io), ...shown };
}
