import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

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
  let looking = false;
  const look = async () => {
    const now = await stampOf(folder);
    if (now !== before) since = performance.now();
    before = now;
    if (performance.now() - since >= STALLED_MS) controller.abort(new Error('Git LFS stores nothing'));
  };
  const timer = setInterval(() => {
    if (looking) return;
    looking = true;
    void look().finally(() => {
      looking = false;
    });
  }, LOOK_MS);
  return { signal: controller.signal, [Symbol.dispose]: () => clearInterval(timer) };
}

/** Returns a text that changes with each file that has come, and with the bytes of those that are coming. Never rejects. */
async function stampOf(folder: string): Promise<string> {
  const coming = join(folder, 'incomplete');
  const there = await readdir(join(folder, 'objects'), { recursive: true }).catch(() => []);
  const names = await readdir(coming).catch(() => []);
  const sizes = await Promise.all(
    names.map((name) =>
      stat(join(coming, name)).then(
        ({ size }) => size,
        () => 0,
      ),
    ),
  );
  const begun = names.map((name, at) => [name, sizes[at] ?? 0] as const).filter(([, size]) => size > 0);
  return JSON.stringify([there.length, begun]);
}
