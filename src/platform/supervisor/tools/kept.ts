import { mkdir, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { RegistryError } from '../../sandbox/link-errors.ts';
import { fileName } from '../../sandbox/tool-names.ts';
import { removeTree } from '../../sandbox/workspace.ts';
import type { ToolPackage } from '../../worker/host.ts';
import { locked } from '../lock.ts';
import { fetchPackage, NPM_MS, type Tooling, versionsOf } from './registry.ts';

/** Versions that are kept although no build uses them. One of Node.js takes 120 MB. */
const MOST_KEPT = 8;

/** Has a folder for each version, with a file for each worker that uses it, named after its process. */
const USERS = '.users';
/** Has the folders that are not ready yet. */
const FRESH = '.fresh';

/**
 * Returns the folder of a package in the platform's cache of tools, which builds can only read. Fetches it if it is not there and
 * the registry lists it. Several supervisors can call it at once. What does not run on this machine is not kept.
 */
export async function keptPackage(
  tooling: Tooling,
  tool: ToolPackage,
  onLine: (line: string) => void,
): Promise<string> {
  const { tools, lock, clock } = tooling;
  const name = `${fileName(tool.name)}@${tool.version}`;
  const folder = join(tools, name);
  const content = join(folder, 'node_modules', tool.name);
  if (!(await isWhole(content)) && !(await versionsOf(tooling, tool.name)).includes(tool.version)) {
    throw new RegistryError([`npm error there is no ${tool.name} ${tool.version}`]);
  }
  await mkdir(join(tools, USERS, name), { recursive: true, mode: 0o755 });
  await locked(lock, `tool:${name}`, async () => {
    if (!(await isWhole(content))) {
      onLine(`Fetching ${tool.name} ${tool.version}`);
      await removeTree(folder);
      await fetchPackage(tooling, tool, { folder, fresh: join(tools, FRESH, name) });
    }
    await mkdir(join(tools, USERS, name), { recursive: true });
    await writeFile(join(tools, USERS, name, String(process.pid)), '');
    const now = clock.now() / 1_000;
    await utimes(folder, now, now);
  });
  await removeOld(tooling);
  return content;
}

async function isWhole(content: string): Promise<boolean> {
  const found = await stat(join(content, 'package.json')).catch(() => undefined);
  return found?.isFile() ?? false;
}

/** Removes the versions that were used longest ago, and fetches that a killed worker left. */
async function removeOld({ tools, lock, clock }: Tooling): Promise<void> {
  const kept: { readonly name: string; readonly at: number }[] = [];
  for (const name of await readdir(tools)) {
    const found = name.includes('@') ? await stat(join(tools, name)).catch(() => undefined) : undefined;
    if (found?.isDirectory()) kept.push({ name, at: found.mtimeMs });
  }
  for (const name of await readdir(join(tools, FRESH)).catch(() => [])) {
    const found = await stat(join(tools, FRESH, name)).catch(() => undefined);
    if (found && clock.now() - found.mtimeMs > 2 * NPM_MS) await removeTree(join(tools, FRESH, name));
  }
  kept.sort((a, b) => b.at - a.at);
  for (const { name } of kept.slice(MOST_KEPT)) {
    await locked(lock, `tool:${name}`, async () => {
      const users = join(tools, USERS, name);
      if (await isUsed(users)) return;
      await removeTree(join(tools, name));
      await removeTree(users);
    });
  }
}

async function isUsed(users: string): Promise<boolean> {
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
