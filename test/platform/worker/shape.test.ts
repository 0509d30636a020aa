import { expect, test } from 'vitest';
import { systemClock } from '../../../src/base/clock.ts';
import { detectFramework } from '../../../src/detect/frameworks.ts';
import { shapeOf } from '../../../src/platform/worker/detect/shape.ts';
import { Sources } from '../../../src/platform/worker/files/sources.ts';
import { createRepository, type Files } from '../../support/repositories.ts';

/** Returns the shape of an output that a framework wrote. */
async function shape(dependencies: string, output: Files) {
  using repository = createRepository(output);
  const value = { dependencies: Object.fromEntries(dependencies.split(' ').map((name) => [name, '1'])) };
  const sources = new Sources(repository.path, systemClock);
  const framework = await detectFramework(sources, repository.path, { value });
  return await shapeOf(repository.path, framework, systemClock);
}

test.each<[string, string, Files, string | undefined]>([
  ['one page of Vite with a router', 'vite react-router-dom', { 'index.html': '', 'assets/a.js': '' }, 'index.html'],
  ['one page of Vite', 'vite', { 'index.html': '', 'assets/a.js': '' }, undefined],
  ['one page of Create React App', 'react-scripts', { 'index.html': '' }, 'index.html'],
  ['one page of Astro', 'astro', { 'index.html': '' }, undefined],
  ['two pages', 'vite vue-router', { 'index.html': '', 'a/b.html': '' }, undefined],
  ['a page for missing paths', 'vite wouter', { 'index.html': '', '404.html': '' }, undefined],
  ['200.html of SvelteKit', '@sveltejs/kit', { 'index.html': '', 'a.html': '', '200.html': '' }, '200.html'],
  ['one page that is not the first', 'vite @solidjs/router', { 'app/index.html': '' }, undefined],
  ['no framework', 'left-pad', { 'index.html': '' }, undefined],
])('%s decides what paths without a file get', async (_, dependency, output, fallback) => {
  expect((await shape(dependency, output)).fallback).toBe(fallback);
});

const page = (...paths: readonly string[]) => paths.map((path) => `<script src="${path}"></script>`).join('\n');

test.each<[string, Files, string | undefined]>([
  [
    'no base path',
    { 'index.html': page('/a.js', 'b.js', 'https://x.example/c.js', '//x.example/d.js'), 'a.js': '' },
    undefined,
  ],
  ['a base path', { 'index.html': page('/site/js/a.js', '/site/b.css'), 'js/a.js': '', 'b.css': '' }, '/site'],
  ['a base path of two folders', { 'index.html': page('/a/v2/x.js'), 'x.js': '' }, '/a/v2'],
  ['two base paths', { 'index.html': page('/a/x.js', '/b/x.js'), 'x.js': '' }, undefined],
  ['a folder that is there', { 'index.html': page('/a/x.js'), 'a/x.js': '', 'x.js': '' }, undefined],
  ['files that are missing', { 'index.html': page('/a/x.js') }, undefined],
  ['a path out of the site', { 'index.html': page('/a/../../x.js'), 'x.js': '' }, undefined],
])('pages with %s', async (_, output, base) => {
  expect((await shape('vite', output)).base).toBe(base);
});
