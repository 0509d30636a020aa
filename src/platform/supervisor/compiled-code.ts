import { chmodSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { flushCompileCache, getCompileCacheDir } from 'node:module';
import { basename, join } from 'node:path';
import { CODE } from '../sandbox/names.ts';

/*
 * Node.js keeps the compiled code of a program in a folder of its user. A worker would find none, because it runs as another user, and
 * may not write any, because all workers run it. So a supervisor compiles the worker's program, and each worker reads that.
 */

/** The folder of compiled code, and its place in the sandbox of a worker. Undefined if Node.js keeps none. */
export function compiledCode(owner: number | undefined): { readonly from: string; readonly to: string } | undefined {
  const from = getCompileCacheDir();
  if (from === undefined) return undefined;
  // Node.js names the folder after its version, and at the end after the user.
  const name = owner === undefined ? basename(from) : basename(from).replace(/-\d+$/, `-${owner}`);
  return { from, to: join(CODE, name) };
}

/**
 * The file that says for which program the code was compiled (the time of its change), and until when other users can read what is there
 * (the time of its reading, which nothing else sets).
 */
const DONE = 'worker-compiled';

/** Compiles the program (a folder of sources, or a bundle) of workers, if it is newer than its compiled code. Never rejects. */
export async function compileWorker(program: string): Promise<void> {
  const folder = getCompileCacheDir();
  if (folder === undefined) return;
  try {
    const changed = newest(program);
    const done = statSync(join(folder, DONE), { throwIfNoEntry: false });
    const isCompiled = done !== undefined && done.mtimeMs >= changed;
    if (isCompiled && done.atimeMs >= lastAdded(folder)) return;
    if (!isCompiled) {
      const { loadWorker } = await import('../worker/main.ts');
      await loadWorker();
      flushCompileCache();
      writeFileSync(join(folder, DONE), '');
    }
    const added = lastAdded(folder);
    // Node.js lets no other user read them. A process that ends adds those that it compiled.
    for (const name of readdirSync(folder)) chmodSync(join(folder, name), 0o644);
    utimesSync(join(folder, DONE), added / 1_000, changed / 1_000);
  } catch {
    // The next worker compiles its program itself.
  }
}

/** Returns when a file was added to a folder, or replaced, in whole milliseconds. */
function lastAdded(folder: string): number {
  return Math.floor(statSync(folder).mtimeMs);
}

/** Returns when a file or folder changed last, with the folders below it: what replaces a file changes its folder. */
function newest(path: string): number {
  const own = statSync(path);
  if (!own.isDirectory()) return own.mtimeMs;
  const below = readdirSync(path, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return Math.ceil(Math.max(own.mtimeMs, ...below.map(({ name }) => newest(join(path, name)))));
}
