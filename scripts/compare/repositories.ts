/** A public repository whose deployment is compared with its build by hand. */
export interface Candidate {
  /** `owner/name` on GitHub. */
  readonly name: string;
  readonly commit: string;
  /** The commands in its documentation. Empty if the folder is the site. */
  readonly commands: readonly string[];
  /** The folder of the site after the commands. */
  readonly output: string;
  /** More inputs of the deploy, as flags. Without them, the platform finds all settings. */
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
  {
    name: '11ty/eleventy-base-blog',
    commit: 'e37a55c4c4705d7881929de5242ec50448b5eb0b',
    commands: NPM,
    output: '_site',
  },
  { name: 'jakearchibald/svgomg', commit: '1e1a1448f25761e7382cae5de2ba21f1e6ba439d', commands: NPM, output: 'build' },
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
    // Its build writes to the folder of the sources.
    name: 'oxalorg/sakura',
    commit: '1eab9fd871abc74ec74d1a6f18ee56148f5a4b8f',
    commands: NPM,
    output: '.',
    inputs: { 'output-directory': '.' },
  },
  { name: 'lukehaas/css-loaders', commit: 'bbd6d6776d89b546b6cc2e3b0675bb9b9ed1fcd6', commands: [], output: '.' },
  {
    name: 'vuejs/petite-vue',
    commit: '9ff3b98b844033b935143c221176c81244aae32e',
    commands: ['npx --yes pnpm@7 install --frozen-lockfile', 'npx --yes pnpm@7 run build'],
    output: 'dist',
  },
];
