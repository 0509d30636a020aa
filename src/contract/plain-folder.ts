/**
 * What a plain folder does not publish (assumed). A plain folder is an app's own folder of the repository, published as
 * it is: nothing was built. It holds the site, and with it what tools and hosts need. Pages have no use for that.
 */

/** `folder`: the app's own folder, in which nothing was built. `build`: every other output. */
export type OutputKind = 'build' | 'folder';

/** Endings of a tool's configuration file, as in `vite.config.ts`. */
const SCRIPTS = '{js,cjs,mjs,ts,cts,mts}';

/**
 * Names by what they are. `*` is any text, `{a,b}` one of these; upper and lower case are the same, and they hold at
 * any depth. README.md and LICENSE are not here: pages link to them, and docsify makes its pages of README.md. Nor is
 * node_modules: the root's is no part of any release, and a deeper one that is committed is there for pages to load from.
 */
export const LEFT_OUT: Readonly<Record<string, readonly string[]>> = {
  hidden: ['.*', '__pycache__'],
  lockfiles: [
    ...['package-lock.json', 'npm-shrinkwrap.json', 'pnpm-lock.yaml', 'yarn.lock', 'bun.lock', 'bun.lockb'],
    ...['deno.lock', 'composer.lock', 'Gemfile.lock', 'Cargo.lock', 'go.sum', 'poetry.lock', 'Pipfile.lock'],
    ...['pdm.lock', 'uv.lock', 'mix.lock', 'pubspec.lock', 'flake.lock'],
  ],
  manifests: [
    ...['package.json', 'pnpm-workspace.yaml', 'lerna.json', 'nx.json', 'turbo.json', 'bower.json', 'jsr.json'],
    ...['deno.{json,jsonc}', 'composer.json', 'Gemfile', '*.gemspec', 'requirements*.txt', 'pyproject.toml'],
    ...['setup.py', 'setup.cfg', 'Pipfile', 'Cargo.toml', 'go.mod', 'go.work', 'pom.xml', 'build.gradle'],
    ...['build.gradle.kts', 'mix.exs', 'pubspec.yaml', 'flake.nix'],
  ],
  configuration: [
    `{astro,ava,babel,commitlint,craco,cypress,docusaurus,eleventy,esbuild,eslint,gatsby,jest,karma,lint-staged,next,nuxt,playwright,postcss,prettier,react-router,remix,rolldown,rollup,rsbuild,rspack,rspress,snowpack,stylelint,svelte,svgo,tailwind,tsdown,tsup,uno,vite,vitest,vue,wdio,webpack,windi}.config.${SCRIPTS}`,
    ...['tsconfig*.json', 'jsconfig*.json', 'angular.json', 'biome.{json,jsonc}', '_config.{yml,yaml}'],
    ...['mkdocs.{yml,yaml}', 'book.toml', 'tox.ini'],
  ],
  tasks: [
    ...['Makefile', 'GNUmakefile', 'Rakefile', 'Justfile', 'Taskfile.{yml,yaml}', `gulpfile.${SCRIPTS}`],
    ...[`gruntfile.${SCRIPTS}`, 'Procfile', 'Jenkinsfile', 'Vagrantfile'],
  ],
  containers: [
    ...['Dockerfile', '*.dockerfile', 'Dockerfile.{dev,development,prod,production,test}', 'Containerfile'],
    ...['docker-compose*.{yml,yaml}', 'compose*.{yml,yaml}'],
  ],
  hosts: [
    ...['netlify.toml', 'vercel.json', 'firebase.json', 'wrangler.{toml,json,jsonc}', 'fly.toml', 'render.yaml'],
    ...['*.tfstate', '*.tfstate.backup', '*.tfvars'],
  ],
};

const PATTERN = new RegExp(`^(?:${Object.values(LEFT_OUT).flat().map(pattern).join('|')})$`, 'is');

/** True where a plain folder keeps what has this name, a file's or a folder's, to itself. */
export function isLeftOut(name: string): boolean {
  return name !== '.well-known' && PATTERN.test(name);
}

function pattern(glob: string): string {
  return glob
    .replace(/[.+]/g, '\\$&')
    .replaceAll('*', '.*')
    .replace(/\{([^}]*)\}/g, (_, names: string) => `(?:${names.replaceAll(',', '|')})`);
}
