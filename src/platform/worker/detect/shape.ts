import { join } from 'node:path';
import type { Clock } from '../../../base/clock.ts';
import type { DetectedFramework } from '../../../detect/frameworks.ts';
import type { SiteShape } from '../../shared/types.ts';
import { isOwnFile, readHead } from '../files/inside.ts';
import { Sources } from '../files/sources.ts';

/** Bytes of the first page that are read, and paths in it that are looked at. */
const PAGE_BYTES = 256 * 1024;
const MOST_PATHS = 50;
/** Folders of a base path: `/docs/v2/` has two. */
const MOST_FOLDERS = 3;

/** Finds whether a site has one page for all paths, or a base path. Never throws for what a build wrote. */
export async function shapeOf(
  directory: string,
  framework: DetectedFramework | undefined,
  clock: Clock,
): Promise<SiteShape> {
  const [fallback, base] = await Promise.all([fallbackOf(directory, framework, clock), baseOf(directory)]);
  return { fallback, base };
}

/** A page of its own for paths without a file says what the site wants. */
async function fallbackOf(directory: string, framework: DetectedFramework | undefined, clock: Clock) {
  if (!framework || (await isOwnFile(join(directory, '404.html')))) return undefined;
  if (await isOwnFile(join(directory, '200.html'))) return '200.html';
  if (!framework.isClientSide) return undefined;
  const pages: string[] = [];
  for await (const path of new Sources(directory, clock).walk(/\.html?$/i)) {
    pages.push(path);
    if (pages.length > 1) return undefined;
  }
  return pages[0] === join(directory, 'index.html') ? 'index.html' : undefined;
}

const ASSET =
  /\b(?:src|href)\s{0,9}=\s{0,9}["']?(\/[\w./@-]{1,300}\.(?:m?js|css|png|svg|ico|jpe?g|webp|webmanifest|json))\b/gi;

/** Returns the path that the first page expects before its assets, as `/docs`: without it they exist, with it they do not. */
async function baseOf(directory: string): Promise<string | undefined> {
  const page = await readHead(directory, join(directory, 'index.html'), PAGE_BYTES);
  const paths = [...new Set([...(page?.text ?? '').matchAll(ASSET)].map(([, path = '']) => path))].slice(0, MOST_PATHS);
  let base: string | undefined;
  for (const path of paths) {
    if (path.includes('..') || path.startsWith('//') || (await isOwnFile(join(directory, path)))) {
      if (!path.startsWith('//')) return undefined;
      continue;
    }
    const found = await prefixOf(directory, path);
    if (base !== undefined && found !== undefined && found !== base) return undefined;
    base ??= found;
  }
  return base;
}

async function prefixOf(directory: string, path: string): Promise<string | undefined> {
  const parts = path.split('/').slice(1);
  for (let folders = 1; folders <= Math.min(MOST_FOLDERS, parts.length - 1); folders++) {
    if (await isOwnFile(join(directory, ...parts.slice(folders)))) return `/${parts.slice(0, folders).join('/')}`;
  }
  return undefined;
}
