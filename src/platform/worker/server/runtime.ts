import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { withoutVariables } from '../../functions/detect/start-script.ts';
import type { ServerRelease } from '../../functions/release/server-file.ts';
import { readHead } from '../files/inside.ts';
import { fetchManager } from '../manager.ts';
import type { Build } from '../run.ts';

/** Programs of Node.js, and those of package managers, which run on it. */
const NODE = /^(?:node|nodejs|npm|npx|pnpm|yarn)$/;
/** Bytes of a program that say what runs it. */
const HEAD_BYTES = 512;

/** A word of a command that is Bun. */
const BUN = /(?:^|[\s;&|(])bunx?(?=$|[\s;&|)])/;

/**
 * Returns the version of Bun that a start command runs: that of the project's package manager, else the newest of its first major version.
 * Null: it runs none, or one of its packages. `bins`: as for `runtimeOf`. Throws `install_failed` if it cannot be had.
 */
export async function bunOf(run: Build, command: string, bins: readonly string[]): Promise<string | null> {
  if (!BUN.test(command)) return null;
  for (const bin of bins) if (await stat(join(bin, 'bun')).catch(() => undefined)) return null;
  const isManager = run.manager?.name === 'bun';
  return (isManager ? run.manager?.version : undefined) ?? (await fetchManager(run, 'bun@1')).version;
}

/** Returns what runs a start command: Node.js if its last step is a program of it. `bins`: below `top`, the nearest first. */
export async function runtimeOf(
  command: string,
  bins: readonly string[],
  top: string,
): Promise<ServerRelease['runtime']> {
  const last = command.split(/&&|;|\|\|/).at(-1) ?? '';
  const [first = '', second = ''] = withoutVariables(last).split(/\s+/);
  const program = first === 'exec' ? second : first;
  if (NODE.test(program)) return 'node';
  if (!/^[\w.-]{1,100}$/.test(program)) return 'other';
  for (const bin of bins) {
    const head = await readHead(top, join(bin, program), HEAD_BYTES);
    // pnpm writes scripts for `sh` that run Node.js.
    if (head) return /^#!.{0,100}(?:\bnode\b|sh\b)/.test(head.text) ? 'node' : 'other';
  }
  return 'other';
}
