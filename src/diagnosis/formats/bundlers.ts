import { FILE, type FormatTable, PATH, PLACE, SOURCE } from './patterns.ts';

/** The first line of a code frame of Sass, and the place below it. */
const SASS_FRAME = /^\s*[╷,]$/;
const SASS_PLACE = new RegExp(`^\\s+(?!\\S+\\.vue )${FILE} (?<line>\\d{1,7}):(?<column>\\d{1,7})\\s{1,4}\\S.*$`);

const RSPACK_HEADING = new RegExp(`^(?:File: |(?<severity>ERROR|WARNING) in )${FILE}(?:[: ]\\d+:[\\d:-]+)?$`);
/** The upper edge of a code frame, behind the lines of the frames around it. */
const BOX_PLACE = /^[\s│]*[╭,][─-]{1,3}\[(?:[^\]]{0,400}:)?(?<line>\d{1,7}):(?<column>\d{1,7})\]$/;

/** Bundlers and their plugins. Some print a finding twice: the format with the place comes first. */
export const BUNDLERS: FormatTable = {
  // esbuild, Angular's CLI.
  'esbuild: esbuild': {
    steps: [
      /^(?:[✘▲X!] )?\[(?<severity>ERROR|WARNING)\] (?:(?<code>(?:TS|NG)-?\d+): )?(?<message>.*?\S)(?: \[(?:plugin )?[\w-]+\])?$/,
      // Angular's messages may have several lines.
      { pattern: new RegExp(`^\\s{4}${FILE}${PLACE}:$`), skip: 6, over: /^(?!\s{4}|[✘▲X!] \[)/ },
    ],
    zeroColumn: true,
  },
  'esbuild: esbuild-short': {
    steps: [new RegExp(`^${FILE}${PLACE}: (?<severity>ERROR|WARNING): (?<message>.+)$`)],
    zeroColumn: true,
  },
  // Rolldown (Vite 8, Vitest 4): a code in capitals or a plugin's name, then a box with the place. Astro's logger writes a level first.
  'rolldown, vite: rolldown': [
    /^(?:(?<severity>Warning|Error): |\[(?<severity>WARN|ERROR)\] (?:\[[a-z]+\] )?)?\[(?<code>(?!(?:WARN|ERROR)\])[A-Z][A-Z_]+|builtin:[\w:-]+|plugin [\w:-]+)\] (?<message>\S.*)$/,
    { pattern: new RegExp(`^\\s*[╭,][─-]{1,3}\\[ ?${FILE}:(?<line>\\d{1,7}):(?<column>\\d{1,7}) ?\\]$`), skip: 1 },
  ],
  // Svelte's compiler counts columns from 0, other plugins do as Rollup asks.
  'vite: vite-plugin-svelte': {
    steps: [
      new RegExp(`^\\[plugin(?: |:)vite-plugin-svelte[\\w:-]*\\] ${FILE}${PLACE}$`),
      /^(?:\w*Error: )?(?:\S{1,400}:\d+:\d+ )?(?<message>\S.*)$/,
    ],
    zeroColumn: true,
  },
  'vite: vite-plugin-svelte-warning': {
    steps: [new RegExp(`^\\[vite-plugin-svelte\\] ${FILE}${PLACE} (?<message>.+)$`)],
    zeroColumn: true,
    severity: 'warning',
  },
  'vite: vite-plugin-place': [
    new RegExp(`^\\[plugin(?: |:)[\\w:-]+\\] ${FILE}${PLACE}$`),
    /^(?:\w*Error: )?(?:\[[\w/-]+\] )?(?:\S{1,600}:\d+:\d+: )?(?<message>\S.*?)(?: \(\d+:\d+\))?$/,
  ],
  // Preact's prerendering: the place is above the code frame, below advice.
  'vite: vite-prerender': [
    /^\[vite-prerender-plugin\] \[plugin vite-prerender-plugin\]$/,
    { pattern: /^(?<message>\S.*)$/, skip: 1, over: /^$/ },
    { pattern: new RegExp(`^> ${FILE}${PLACE}$`), skip: 12 },
  ],
  // Parcel, which breaks its messages at 80 characters, then the configuration loader of Docusaurus, Rsbuild and Nuxt.
  'parcel: parcel': [
    /^@parcel\/[\w-]{1,60}: (?<message>\S.*)$/,
    { pattern: new RegExp(`^\\s{1,4}${SOURCE}${PLACE}$`), skip: 4, over: /^(?:\S|$)/ },
  ],
  'rsbuild, docusaurus, nuxt: jiti': {
    steps: [/^.{0,40}\b(?<message>ParseError: \S.*)$/, new RegExp(`^\\s{1,4}${SOURCE}${PLACE}$`)],
    zeroColumn: true,
  },
  'vite: vite-unresolved':
    /^(?:\w*Error: )?(?:\[vite\]: )?(?<message>Roll(?:up|down) failed to resolve import "[^"]{1,300}") from "(?<file>[^"]{1,400})"/,
  'rollup: rollup-unresolved':
    /^(?:\[(?:!|error)\] )?(?:\w*Error: )?(?<message>(?:Could not resolve|Failed to resolve) (?:"[^"]{1,300}"|\S{1,300})) from "?(?<file>[^"]{1,400}?)"?$/,
  // Rollup 2 names the place below a link.
  'rollup: rollup-export':
    /^(?:\[!\] )?(?:\w*Error: )?(?<message>["'][\w$]{1,200}["'] is not exported by "?[^\s",]{1,400}"?, imported by "?(?<file>[^\s"]{1,400}?)"?\.?)$/,
  // The importer must not import it.
  'rollup: rollup-refused':
    /^(?:\[[\w:.-]{1,60}\] ){0,4}(?:\w{0,40}Error: )?(?<message>Could not load [^\s()]{1,300} \(imported by (?<file>[^)\s]{1,300})\): (?:Cannot|Can't|Must not) import\b.{0,300})$/,
  // A plugin's own place, as Vite 5 and VitePress repeat it.
  'vite, vitepress: vite-plugin-message': new RegExp(
    `^(?:\\w*Error: )?(?:\\[[\\w:-]{1,60}\\] )?\\[plugin [\\w:-]{1,60}\\] ${FILE} \\((?<line>\\d{1,7}):(?<column>\\d{1,7})\\): (?<message>.+)$`,
  ),
  'rollup: rollup': {
    steps: [
      new RegExp(
        `^(?:\\[!\\] )?(?:\\(plugin [\\w:@/. -]{1,80}\\) )?(?:RollupError: )?${FILE} \\((?<line>\\d{1,7}):(?<column>\\d{1,7})\\): (?<message>.+)$`,
      ),
    ],
    zeroColumn: true,
  },
  'vite: vite-config': [
    new RegExp(`^failed to load config from ${FILE}$`),
    /^error during build:$/,
    // Not the place in the copy of the configuration.
    /^(?!Error: (?:Build|Transform) failed|file:\/\/\S+:\d+$)(?<message>\S.*)$/,
  ],
  // Sass, by itself and inside Vite and webpack: the place is under the code frame. In a Vue component it counts
  // from the style block. A deprecation has advice above its frame.
  'sass: sass-deprecation': {
    severity: 'warning',
    steps: [
      /^(?:DEPRECATION WARNING|Deprecation Warning)(?: \[[\w-]+\])?: (?<message>\S.*)$/,
      { pattern: SASS_FRAME, skip: 10, over: /^(?!\w*Error: |DEPRECATION|Deprecation)/ },
      { pattern: SASS_PLACE, skip: 12 },
    ],
  },
  'sass: sass': [
    /^(?:\w*Error: )?(?:(?<severity>WARNING): )?(?:\[sass\] )?(?<message>\S.*)$/,
    { pattern: SASS_FRAME, skip: 1, over: /^$/ },
    { pattern: SASS_PLACE, skip: 12 },
  ],
  // PostCSS and what reports as it does.
  'postcss: postcss': new RegExp(
    `^(?:CssSyntaxError: (?:\\[[\\w-]+\\] )?(?:[\\w-]+: )?|(?:\\[[\\w:-]{1,60}\\] ){1,4})${FILE}${PLACE}: (?<message>.+)$`,
  ),
  // Plugins up to Vite 7: the message, then `file:` with the place.
  'vite: vite-file': [
    /^\[(?:plugin )?[@\w:/-]+\] (?!✗ )(?:\[[@\w/-]+\] )?(?!✗|Transform failed|Build failed|\[)(?<message>\S.*?)(?: \(\d+:\d+\))?$/,
    {
      pattern: new RegExp(`^file: ${FILE}(?:${PLACE})?(?: \\(.*)?$`),
      skip: 40,
      over: /^(?!\s+at |\[|[✓✗x] |error during|vite v\d)/,
    },
  ],
  // webpack, Rspack, and tools that show their reports. Places are those of the compiled module, unless it did not compile.
  'rspack, rsbuild: rspack-syntax': {
    steps: [
      RSPACK_HEADING,
      /^\s+× Module build failed \(from builtin:/,
      /^\s+╰─▶\s+×\s+(?:x )?(?:Syntax Error: )?(?<message>\S.*)$/,
      BOX_PLACE,
    ],
    zeroColumn: true,
  },
  'rspack, rsbuild: rspack': [
    RSPACK_HEADING,
    {
      pattern:
        /^\s+(?:╰─▶\s+)?× (?!(?:\w*Error: )?Module build failed)(?:\w*Error: )?(?<message>\S.*?)(?: in '\/[^']{1,400}')?$/,
      skip: 1,
      over: /^\s+× Module build failed/,
    },
  ],
  // Here webpack names only the folder.
  'docusaurus, react-scripts, gatsby: unresolved-in-folder':
    /^(?:\s*× |\w*Error: )?(?<message>(?:Module not found: (?:Error: )?)?Can't resolve '[^']{1,300}') in '(?<file>[^']{1,400})'$/,
  'react-scripts: react-scripts-css': new RegExp(
    `^Syntax error: ${SOURCE} (?<message>\\S.*) \\((?<line>\\d{1,7}):(?<column>\\d{1,7})\\)$`,
  ),
  // The heading names the module, the lines below what went wrong. Columns count from 0.
  'webpack: fork-ts-checker': [
    new RegExp(`^(?<severity>ERROR|WARNING) in ${FILE}${PLACE}(?:-[\\d:]+)?$`),
    /^(?<code>TS\d+): (?<message>.+)$/,
  ],
  'webpack: webpack-loader-place': [
    new RegExp(`^(?<severity>ERROR|WARNING) in (?:${PATH})(?: \\d+:[\\d-]+)?(?: \\(.*)?$`),
    { pattern: new RegExp(`^\\((?<line>\\d{1,7}):(?<column>\\d{1,7})\\) ${FILE} (?<message>[A-Z].*)$`), skip: 5 },
  ],
  // Gatsby leaves webpack's heading out.
  'gatsby: postcss-loader': new RegExp(`^\\((?<line>\\d{1,7}):(?<column>\\d{1,7})\\) ${SOURCE} (?<message>[A-Z].*)$`),
  'webpack: webpack-place': {
    steps: [
      new RegExp(`^(?<severity>ERROR|WARNING) in ${FILE}(?: \\d+:[\\d-]+)?(?: \\(.*)?$`),
      {
        pattern: new RegExp(
          `^(?:\\w*Error: )?(?:${PATH}: )?(?<message>\\S.*) \\((?<line>\\d{1,7}):(?<column>\\d{1,7})\\)$`,
        ),
        skip: 2,
      },
    ],
    zeroColumn: true,
  },
  'webpack: webpack': {
    steps: [
      new RegExp(
        `^(?!.*sass-loader)(?<severity>ERROR|WARNING) in ${FILE}(?: (?<line>\\d{1,7}):(?<column>\\d{1,7})(?:-[\\d:]+)?)?(?: \\(.*)?$`,
      ),
      {
        pattern:
          /^(?!Module build failed|\.\/\S+ \d|\[tsl\]|\d{1,7}:[\d-]+$)(?:\w*Error: )?(?<message>\S.*?)(?: in '\/[^']{1,400}')?$/,
        skip: 1,
        over: /^Module build failed/,
      },
    ],
    zeroColumn: true,
  },
};
