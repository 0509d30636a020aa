import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { isObject } from '../base/json.ts';

/** Frameworks by the package that a project depends on. A framework comes before its bundler. */
const FRAMEWORKS: readonly (readonly [dependency: string, name: string])[] = [
  ['next', 'Next.js'],
  ['nuxt', 'Nuxt'],
  ['astro', 'Astro'],
  ['@sveltejs/kit', 'SvelteKit'],
  ['gatsby', 'Gatsby'],
  ['@docusaurus/core', 'Docusaurus'],
  ['vitepress', 'VitePress'],
  ['@11ty/eleventy', 'Eleventy'],
  ['@react-router/dev', 'React Router'],
  ['@angular/cli', 'Angular'],
  ['react-scripts', 'Create React App'],
  ['@vue/cli-service', 'Vue CLI'],
  ['vite', 'Vite'],
  ['parcel', 'Parcel'],
  ['webpack', 'webpack'],
];
const LOCKFILES = [
  ['pnpm-lock.yaml', 'pnpm'],
  ['yarn.lock', 'yarn'],
  ['bun.lock', 'bun'],
  ['package-lock.json', 'npm'],
] as const;
const MOST_BYTES = 1_024 * 1_024;

/** Returns in a few words what the folder has: "Astro, pnpm, build script". Empty: nothing that is known. */
export function detected(root: string): string {
  const manifest = manifestOf(join(root, 'package.json'));
  if (!manifest) return existsSync(join(root, 'index.html')) ? 'a plain folder of files' : '';
  const { dependencies, devDependencies, scripts } = manifest;
  const uses = (name: string) =>
    [dependencies, devDependencies].some((all) => isObject(all) && Object.hasOwn(all, name));
  const framework = FRAMEWORKS.find(([name]) => uses(name))?.[1];
  const manager = LOCKFILES.find(([file]) => existsSync(join(root, file)))?.[1];
  const script = isObject(scripts) && typeof scripts.build === 'string' ? 'a build script' : undefined;
  return [framework, manager, script].filter((each) => each !== undefined).join(', ');
}

function manifestOf(path: string): Record<string, unknown> | undefined {
  try {
    if (statSync(path).size > MOST_BYTES) return undefined;
    const value: unknown = JSON.parse(readFileSync(path, 'utf8'));
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
