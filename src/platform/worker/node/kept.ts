import { mkdir, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { locked } from '../lock.ts';
import type { Build } from '../run.ts';
import { removeTree } from '../workspace.ts';
import { fetchPackage, fileName, NPM_MS, type ToolPackage } from './registry.ts';

/** Versions that are kept although no build uses them. One of Node.js takes 120 MB. */
const MOST_KEPT = 8;

/** Has a folder for each version, with a file for each worker that uses it, named after its process. */
const USERS = '.users';
const FRESH = '.new';

/**
 * Returns the folder of a package in the platform's cache of tools, which builds can only read. Fetches it if it is not there.
 * Several workers can call it at once. `check` throws if the package does not work; then it is not kept.
 */
export async function keptPackage(
  run: Build,
  tool: ToolPackage,
  check: (folder: string) => Promise<void>,
): Promise<string> {
  const { context } = run;
  const { tools } = context.folders;
  const name = `${fileName(tool.name)}@${tool.version}`;
  const folder = join(tools, name);
  const content = join(folder, 'node_modules', tool.name);
  await mkdir(join(tools, USERS, name), { recursive: true, mode: 0o755 });
  await locked(context.lock, `tool:${name}`, async () => {
    if (!(await isWhole(content))) {
      run.log.line(`Fetching ${tool.name} ${tool.version}`);
      await removeTree(folder);
      await fetchPackage(run, tool, { folder, fresh: `${folder}${FRESH}` }, check);
    }
    await mkdir(join(tools, USERS, name), { recursive: true });
    await writeFile(join(tools, USERS, name, String(process.pid)), '');
    const now = context.clock.now() / 1_000;
    await utimes(folder, now, now);
  });
  await removeOld(run);
  return content;
}

async function isWhole(content: string): Promise<boolean> {
  const found = await stat(join(content, 'package.json')).catch(() => undefined);
  return found?.isFile() ?? false;
}

/** Lists the versions that are in the cache. */
export async function keptVersions({ context }: Build, name: string): Promise<readonly string[]> {
  const begin = `${fileName(name)}@`;
  const names = await readdir(context.folders.tools).catch(() => []);
  return names
    .filter((each) => each.startsWith(begin) && !each.endsWith(FRESH))
    .map((each) => each.slice(begin.length));
}

/** Removes the versions that were used longest ago, and fetches that a killed worker left. */
async function removeOld({ context }: Build): Promise<void> {
  const { tools } = context.folders;
  const kept: { readonly name: string; readonly at: number }[] = [];
  for (const { name } of await readdir(tools, { withFileTypes: true })) {
    const found = name.includes('@') ? await stat(join(tools, name)).catch(() => undefined) : undefined;
    if (!found?.isDirectory()) continue;
    if (!name.endsWith(FRESH)) kept.push({ name, at: found.mtimeMs });
    else if (context.clock.now() - found.mtimeMs > 2 * NPM_MS) await removeTree(join(tools, name));
  }
  kept.sort((a, b) => b.at - a.at);
  for (const { name } of kept.slice(MOST_KEPT)) {
    await locked(context.lock, `tool:${name}`, async () => {
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
