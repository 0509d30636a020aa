/** A public repository whose deployment is compared with its build by hand. */
export interface Candidate {
  /** `owner/name` on GitHub. */
  readonly name: string;
  readonly commit: string;
  /** The commands in its documentation. Empty if the folder is the site. */
  readonly commands: readonly string[];
  /** The folder of the site after the commands. */
  readonly output: string;
  /** The release of Node.js that the repository asks for. Default: the one that runs the script. */
  readonly node?: string;
  /** More inputs of the deploy, as flags. Without them, the platform finds all settings. */
  readonly inputs?: Readonly<Record<string, string>>;
}

const NPM = ['npm ci', 'npm run build'];

function pnpm(version: string, script = 'build'): readonly string[] {
  const run = `npx --yes pnpm@${version}`;
  return [`${run} install --frozen-lockfile`, `${run} run ${script}`];
}

function yarn(tool: string, install: string, script: string): readonly string[] {
  // Scripts call yarn by its name.
  const run = `npx --yes --package ${tool} -- yarn`;
  return [`${run} ${install}`, `${run} run ${script}`];
}

export const REPOSITORIES: readonly Candidate[] = [
  { name: 'lukehaas/css-loaders', commit: 'bbd6d6776d89b546b6cc2e3b0675bb9b9ed1fcd6', commands: [], output: '.' },
  {
    name: 'gabrielecirulli/2048',
    commit: '478b6ec346e3787f589e4af751378d06ded4cbbc',
    commands: [],
    output: '.',
  },
  {
    name: 'edwardtufte/tufte-css',
    commit: '957e9c6dc3646ab1847ebe41fdb853e59ecf8579',
    commands: [],
    output: '.',
  },
  {
    name: 'mdn/beginner-html-site-styled',
    commit: 'acd9b0d31d56dc4e63aa1fb7f47e3d7addb29169',
    commands: [],
    output: '.',
  },
  { name: 'kevquirk/simple.css', commit: '45243899810c4034f79c46fe7586eb98cb985fe8', commands: [], output: '.' },
  {
    name: 'vuejs/docs',
    commit: '01e098a967951ea92d09b100b8e7d82c7a3369a2',
    commands: pnpm('10.33.0'),
    output: '.vitepress/dist',
  },
  {
    name: 'vuejs-translations/docs-zh-cn',
    commit: 'c2715ff75bae5376bc5bf212280ae76e30089fbd',
    commands: pnpm('9.12.1'),
    output: '.vitepress/dist',
  },
  {
    name: 'jakearchibald/svgomg',
    commit: '1e1a1448f25761e7382cae5de2ba21f1e6ba439d',
    commands: NPM,
    output: 'build',
  },
  {
    name: 'vuejs/petite-vue',
    commit: '9ff3b98b844033b935143c221176c81244aae32e',
    commands: pnpm('7'),
    output: 'dist',
  },
  {
    name: 'vitejs/docs-cn',
    commit: 'e2456079a4d366282206969b7dd819e2139d2035',
    commands: pnpm('10.34.5'),
    output: '.vitepress/dist',
  },
  {
    // Workspaces of Yarn: the site depends on a package beside it, and another site is left out of its build.
    name: 'easyops-cn/docusaurus-search-local',
    commit: '477b3643e9f0154dd39c8522eed8d8d6bb9bfa40',
    commands: yarn('@yarnpkg/cli-dist@4.12.0', 'install --immutable', 'build'),
    output: 'website/build',
  },
  {
    name: 'saadpasta/developerFolio',
    commit: 'fc693405936fae6f5e5a4ba4c1da11513732f748',
    commands: NPM,
    output: 'build',
  },
  {
    name: 'drawdb-io/drawdb',
    commit: '5c46fb8b7943a2399fff14a7b1fa230c552f3314',
    commands: NPM,
    output: 'dist',
  },
  {
    name: 'mermaid-js/mermaid-live-editor',
    commit: 'f8836bb1540cf00090f529d776a958c557f24522',
    commands: pnpm('10.34.5'),
    output: 'docs',
  },
  {
    // Its site is in a folder, with a lockfile of its own.
    name: 'typescript-cheatsheets/react',
    commit: '4f2591cf953c91f383525c64f9f34720d0eace5c',
    commands: ['cd website && npx --yes yarn@1 install --frozen-lockfile', 'cd website && npx --yes yarn@1 run build'],
    output: 'website/build',
    node: '20.20.2',
  },
  {
    // Templates, from here on.
    name: '11ty/eleventy-base-blog',
    commit: 'e37a55c4c4705d7881929de5242ec50448b5eb0b',
    commands: NPM,
    output: '_site',
    node: '22.23.3',
  },
  {
    name: 'chrismwilliams/astro-theme-cactus',
    commit: '7b6281c1e98a8a31b5868e2f4bf8f868504e7bf8',
    commands: pnpm('10'),
    output: 'dist',
    node: '22.23.3',
  },
  {
    // It has no scripts.
    name: 'ttntm/11ty-landing-page',
    commit: '42a060fad3232e0a9ebe7d3bacbe7c6f9ad030a2',
    commands: ['npm ci', 'npx @11ty/eleventy'],
    output: 'public',
    node: '20.18.1',
  },
  {
    name: 'josh-collinsworth/sveltekit-blog-starter',
    commit: '6a1873dca5c2912d49ce38ff76242bed9b513b4c',
    commands: NPM,
    output: 'build',
  },
  {
    name: 'markhorn-dev/astro-nano',
    commit: '66aa017d614828ba5dba02a9e51a1a714850ad31',
    commands: pnpm('8'),
    output: 'dist',
  },
];
