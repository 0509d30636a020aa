import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { inBackground } from '../../base/background.ts';

/** Milliseconds in which Git LFS has to store something. */
export const STALLED_MS = 60_000;
const LOOK_MS = 5_000;

/**
 * Watches a folder of Git LFS, with the files that are there and those that are coming. The signal is aborted when nothing has come for
 * `STALLED_MS`: git-lfs asks a server without end if that refuses a file, or the credential.
 */
export function stalled(folder: string): Disposable & { readonly signal: AbortSignal } {
  const controller = new AbortController();
  let before = '';
  let since = performance.now();
  const run = async () => {
    const now = await stampOf(folder);
    if (now !== before) since = performance.now();
    before = now;
    if (performance.now() - since >= STALLED_MS) controller.abort(new Error('Git LFS stores nothing'));
  };
  const looks = inBackground({ everyMs: LOOK_MS, run, onFailure: () => {} });
  return { signal: controller.signal, [Symbol.dispose]: () => void looks[Symbol.asyncDispose]() };
}

/** Returns a text that changes with each file that has come, and with the bytes of those that are coming. Never rejects. */
async function stampOf(folder: string): Promise<string> {
  const coming = join(folder, 'incomplete');
  const there = await readdir(join(folder, 'objects'), { recursive: true }).catch(() => []);
  const names = await readdir(coming).catch(() => []);
  const found = await Promise.all(names.map((name) => stat(join(coming, name)).catch(() => undefined)));
  const begun = names.map((name, at) => [name, found[at]?.size ?? 0] as const).filter(([, size]) => size > 0);
  return JSON.stringify([there.length, begun]);
}
