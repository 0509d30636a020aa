/** A public repository whose deployment is compared with its build by hand. Nothing of it is kept here but its name. */
export interface Candidate {
  /** `owner/name` on GitHub. */
  readonly name: string;
  readonly commit: string;
  /** What its documentation says to run; none: the folder is the site. */
  readonly commands: readonly string[];
  /** The folder of the site after that. */
  readonly output: string;
  /** More inputs of the deploy, as flags; none: everything is found. */
  readonly inputs?: Readonly<Record<string, string>>;
}

const NPM = ['npm ci', 'npm run build'];

export const REPOSITORIES: readonly Candidate[] = [
  {
    name: 'gabrielecirulli/2048',
    commit: '478b6ec346e3787f589e4af751378d06ded4cbbc',
    commands: [],
    output: '.',
  },
  { name: 'edwardtufte/tufte-css', commit: '957e9c6dc3646ab1847ebe41fdb853e59ecf8579', commands: [], output: '.' },
  { name: 'kevquirk/simple.css', commit: '45243899810c4034f79c46fe7586eb98cb985fe8', commands: [], output: '.' },
  { name: 'tastejs/todomvc', commit: 'ff43b02e59dfa604386bb382034b2cd07c2bcd8a', commands: [], output: '.' },
  {
    name: 'vuejs/blog',
    commit: '78b4193b46b279a89d9ebbe3a43794954bdd664c',
    commands: ['npx --yes pnpm@9.8.0 install --frozen-lockfile', 'npx --yes pnpm@9.8.0 run build'],
    output: '.vitepress/dist',
  },
  {
    name: '11ty/eleventy-base-blog',
    commit: 'e37a55c4c4705d7881929de5242ec50448b5eb0b',
    commands: NPM,
    output: '_site',
  },
  { name: 'jakearchibald/svgomg', commit: '1e1a1448f25761e7382cae5de2ba21f1e6ba439d', commands: NPM, output: 'build' },
  { name: 'preactjs/preact-www', commit: 'b3833be0935841df553343bb1bdd26907b922b51', commands: NPM, output: 'build' },
  {
    name: 'google/eleventy-high-performance-blog',
    commit: 'e72d0c1ec9e2a4eccf208a76dabdc3ef8794d3c3',
    commands: NPM,
    output: '_site',
  },
  { name: 'onwidget/astrowind', commit: '2e8f6ec459bc7363928f6c3bb1f5ea0c929930c6', commands: NPM, output: 'dist' },
  {
    name: 'markhorn-dev/astro-nano',
    commit: '66aa017d614828ba5dba02a9e51a1a714850ad31',
    commands: ['npx --yes pnpm@8 install --frozen-lockfile', 'npx --yes pnpm@8 run build'],
    output: 'dist',
  },
  {
    name: 'chrismwilliams/astro-theme-cactus',
    commit: '7b6281c1e98a8a31b5868e2f4bf8f868504e7bf8',
    commands: ['npx --yes pnpm@10 install --frozen-lockfile', 'npx --yes pnpm@10 run build'],
    output: 'dist',
  },
  {
    name: 'mdn/beginner-html-site-styled',
    commit: 'acd9b0d31d56dc4e63aa1fb7f47e3d7addb29169',
    commands: [],
    output: '.',
  },
  { name: 'CodeByZach/pace', commit: 'b163bc0f4865417c1c54e359083fc2c2f22696c2', commands: [], output: '.' },
  {
    // Its build writes beside the sources.
    name: 'oxalorg/sakura',
    commit: '1eab9fd871abc74ec74d1a6f18ee56148f5a4b8f',
    commands: NPM,
    output: '.',
    inputs: { 'output-directory': '.' },
  },
  {
    name: 'vuejs/petite-vue',
    commit: '9ff3b98b844033b935143c221176c81244aae32e',
    commands: ['npx --yes pnpm@7 install --frozen-lockfile', 'npx --yes pnpm@7 run build'],
    output: 'dist',
  },
  {
    name: 'fastify/website',
    commit: 'e36541f844545dc47c10bdde91edfbeaedaa0f63',
    commands: ['npm ci', 'npx astro build'],
    output: 'dist',
    inputs: { 'build-command': 'npx astro build' },
  },
  {
    name: 'vuejs/eslint-plugin-vue',
    commit: '97985f6f7024001769834df9b0a8f858ac299679',
    commands: ['npm install', 'npm run build', 'npx vitepress build docs'],
    output: 'docs/.vitepress/dist',
    inputs: { 'build-command': 'npm run build && npx vitepress build docs' },
  },
  {
    name: 'parcel-bundler/website',
    commit: '3f9e1c87843de1387f4628f187d8d9cb3a26232c',
    commands: ['npx --yes yarn@1 install --frozen-lockfile', 'npx --yes yarn@1 run build'],
    output: 'dist',
  },
  {
    name: 'hexojs/site',
    commit: '59ec5bd280851a691489538b05e31c7fcab365e2',
    commands: ['npm install', 'npm run build'],
    output: 'public',
  },
  {
    name: 'madrilene/eleventy-excellent',
    commit: 'd6f0cbd6e0b8246b597f9cc59a5caf8b4c2b4386',
    commands: NPM,
    output: 'dist',
  },
  {
    name: 'ionic-team/capacitor-docs',
    commit: 'b5f9b9aed2f30b99baf5c8d856a929edb71a5b03',
    commands: NPM,
    output: 'build',
  },
];
