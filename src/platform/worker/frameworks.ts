import { isObject } from '../../base/json.ts';
import type { BuildFailure } from '../types.ts';
import { type PackageJson, packageFailure, placeOf } from './package-json.ts';

/** Packages that build a site, and their commands. Ordered: a framework comes before its bundler. */
export const FRAMEWORKS: Readonly<Record<string, string>> = {
  next: 'next build',
  nuxt: 'nuxt generate',
  astro: 'astro build',
  '@sveltejs/kit': 'vite build',
  gatsby: 'gatsby build',
  '@docusaurus/core': 'docusaurus build',
  vitepress: 'vitepress build',
  vuepress: 'vuepress build',
  '@rspress/core': 'rspress build',
  rspress: 'rspress build',
  '@11ty/eleventy': 'eleventy',
  hexo: 'hexo generate',
  honkit: 'honkit build',
  metalsmith: 'metalsmith',
  '@angular/cli': 'ng build',
  'react-scripts': 'react-scripts build',
  '@vue/cli-service': 'vue-cli-service build',
  '@quasar/app-vite': 'quasar build',
  '@react-router/dev': 'react-router build',
  '@remix-run/dev': 'remix vite:build',
  '@tanstack/react-start': 'vite build',
  '@tanstack/solid-start': 'vite build',
  '@tanstack/start': 'vinxi build',
  '@solidjs/start': 'vinxi build',
  '@builder.io/qwik-city': 'qwik build',
  '@qwik.dev/router': 'qwik build',
  '@analogjs/platform': 'vite build',
  '@stencil/core': 'stencil build',
  '@marko/run': 'marko-run build',
  waku: 'waku build',
  umi: 'umi build',
  expo: 'expo export --platform web',
  'ember-cli': 'ember build --environment production',
  'preact-cli': 'preact build',
  '@rsbuild/core': 'rsbuild build',
  '@farmfe/core': 'farm build',
  snowpack: 'snowpack build',
  vite: 'vite build',
  parcel: 'parcel build index.html',
  'parcel-bundler': 'parcel build index.html',
  '@rspack/cli': 'rspack build',
  webpack: 'webpack',
  rollup: 'rollup --config',
  rolldown: 'rolldown --config',
  storybook: 'storybook build',
};

/** Scripts that build a site under another name, as VitePress and Nuxt create them. */
const BUILDS = /^(?:generate|export)$|build/;
const SCRIPT_NAME = /^[\w:.-]{1,60}$/;

/** Returns the failure of a project that needs a build but does not configure one, or undefined. */
export function missingBuild(packageJson: PackageJson, manager: string): BuildFailure | undefined {
  const { dependencies, devDependencies, scripts } = packageJson.value;
  const used = (name: string) =>
    [dependencies, devDependencies].some((all) => isObject(all) && Object.hasOwn(all, name));
  const [name, command] = Object.entries(FRAMEWORKS).find(([each]) => used(each)) ?? [];
  if (name === undefined) return undefined;
  const other = Object.keys(isObject(scripts) ? scripts : {}).find(
    (each) => BUILDS.test(each) && SCRIPT_NAME.test(each),
  );
  const build = other === undefined ? `"build": "${command}"` : `"build": "${manager} run ${other}"`;
  const setting = other === undefined ? command : `${manager} run ${other}`;
  return packageFailure(
    'build_script_missing',
    `The file \`${packageJson.file}\` depends on ${name} and has no \`build\` script, and the app has no build command. ` +
      `Add ${build} to its scripts, or set the build command to \`${setting}\``,
    { file: packageJson.file, ...placeOf(packageJson, 'scripts') },
  );
}
