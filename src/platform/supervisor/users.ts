import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The name of a folder with a file for each supervisor that uses what is beside it, named after its process. */
export const USERS = '.users';

/** Records that this process uses something, until it ends. */
export async function use(users: string): Promise<void> {
  await mkdir(users, { recursive: true, mode: 0o755 });
  await writeFile(join(users, String(process.pid)), '');
}

/** True if a living process uses it. Forgets those that have ended. */
export async function isUsed(users: string): Promise<boolean> {
  let used = false;
  for (const name of await readdir(users).catch(() => [])) {
    if (isAlive(Number(name))) used = true;
    else await rm(join(users, name), { force: true });
  }
  return used;
}

/** A signal to a living process of another user fails too, with another code. */
function isAlive(id: number): boolean {
  try {
    return id > 0 && process.kill(id, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
