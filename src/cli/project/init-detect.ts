import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { isObject, type JsonObject, objectIn } from '../../base/json.ts';

const LOCKFILES = [
  ['pnpm-lock.yaml', 'pnpm'],
  ['yarn.lock', 'yarn'],
  ['bun.lock', 'bun'],
  ['package-lock.json', 'npm'],
] as const;
const MOST_BYTES = 1_024 * 1_024;

/**
 * Describes the contents of a folder in a few words: "Astro, pnpm, a build script". It names the framework that the
 * platform would find. Returns an empty text if it knows nothing of the contents.
 */
export async function detected(root: string): Promise<string> {
  const manifest = manifestOf(join(root, 'package.json'));
  const { detectFramework } = await import('../../detect/frameworks.ts');
  const files = { lines: async (path: string) => textAt(path)?.split(/\r?\n/) };
  const framework = (await detectFramework(files, root, manifest && { value: manifest }))?.name;
  if (!manifest && !framework) return existsSync(join(root, 'index.html')) ? 'a plain folder of files' : '';
  const manager = LOCKFILES.find(([file]) => existsSync(join(root, file)))?.[1];
  const scripts = manifest?.scripts;
  const script = isObject(scripts) && typeof scripts.build === 'string' ? 'a build script' : undefined;
  return [framework, manager, script].filter((each) => each !== undefined).join(', ');
}

/** Reads a package.json. Returns undefined if there is none, or if it is not a JSON object. */
export function manifestOf(path: string): JsonObject | undefined {
  return objectIn(textAt(path) ?? '');
}

/** Returns undefined if there is no such file, or if it is too large. */
function textAt(path: string): string | undefined {
  try {
    const found = statSync(path);
    return found.isFile() && found.size <= MOST_BYTES ? readFileSync(path, 'utf8') : undefined;
  } catch {
    return undefined;
  }
}
