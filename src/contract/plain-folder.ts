import { words } from '../base/text.ts';

/** The files that a plain folder does not publish (assumed): an app's folder in the repository that is published without a build. */

/** `folder`: the app's own folder, without a build. `build`: every other output. */
export type OutputKind = 'build' | 'folder';

/** Endings of a tool's configuration file, as in `vite.config.ts`. */
const SCRIPTS = '{js,cjs,mjs,ts,cts,mts}';

/**
 * Names by category. `*` is any text, `{a,b}` is one of these. Case does not count, and the names apply at any depth.
 * README.md and LICENSE are published: pages link to them, and docsify renders README.md. node_modules is not listed:
 * no release includes the one at the root, and pages load from a deeper one that is committed.
 */
export const LEFT_OUT: Readonly<Record<string, readonly string[]>> = {
  hidden: words('.* __pycache__'),
  lockfiles: words(`
    package-lock.json npm-shrinkwrap.json pnpm-lock.yaml yarn.lock bun.lock bun.lockb
    deno.lock composer.lock Gemfile.lock Cargo.lock go.sum poetry.lock Pipfile.lock
    pdm.lock uv.lock mix.lock pubspec.lock flake.lock
  `),
  manifests: words(`
    package.json pnpm-workspace.yaml lerna.json nx.json turbo.json bower.json jsr.json
    deno.{json,jsonc} composer.json Gemfile *.gemspec requirements*.txt pyproject.toml
    setup.py setup.cfg Pipfile Cargo.toml go.mod go.work pom.xml build.gradle
    build.gradle.kts mix.exs pubspec.yaml flake.nix
  `),
  configuration: words(`
    {astro,ava,babel,commitlint,craco,cypress,docusaurus,eleventy,esbuild,eslint,gatsby,jest,karma,lint-staged,next,nuxt,playwright,postcss,prettier,react-router,remix,rolldown,rollup,rsbuild,rspack,rspress,snowpack,stylelint,svelte,svgo,tailwind,tsdown,tsup,uno,vite,vitest,vue,wdio,webpack,windi}.config.${SCRIPTS}
    tsconfig*.json jsconfig*.json angular.json biome.{json,jsonc} _config.{yml,yaml}
    mkdocs.{yml,yaml} book.toml tox.ini
  `),
  tasks: words(`
    Makefile GNUmakefile Rakefile Justfile Taskfile.{yml,yaml} gulpfile.${SCRIPTS}
    gruntfile.${SCRIPTS} Procfile Jenkinsfile Vagrantfile
  `),
  containers: words(`
    Dockerfile *.dockerfile Dockerfile.{dev,development,prod,production,test} Containerfile
    docker-compose*.{yml,yaml} compose*.{yml,yaml}
  `),
  hosts: words(`
    netlify.toml vercel.json firebase.json wrangler.{toml,json,jsonc} fly.toml render.yaml
    *.tfstate *.tfstate.backup *.tfvars
  `),
};

const PATTERN = new RegExp(`^(?:${Object.values(LEFT_OUT).flat().map(pattern).join('|')})$`, 'is');

/** True if a plain folder does not publish files and folders of this name. */
export function isLeftOut(name: string): boolean {
  return name !== '.well-known' && PATTERN.test(name);
}

function pattern(glob: string): string {
  return glob
    .replace(/[.+]/g, '\\$&')
    .replaceAll('*', '.*')
    .replace(/\{([^}]*)\}/g, (_, names: string) => `(?:${names.replaceAll(',', '|')})`);
}
