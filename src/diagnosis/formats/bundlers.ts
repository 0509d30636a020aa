import type { Format } from '../matching.ts';
import { FILE, formatsOf, PLACE, SOURCE } from './patterns.ts';

/** The first line of a code frame of Sass, and the place below it. */
const SASS_FRAME = /^\s*[╷,]$/;
const SASS_PLACE = new RegExp(`^\\s+(?!\\S+\\.vue )${FILE} (?<line>\\d{1,7}):(?<column>\\d{1,7})\\s{1,4}\\S.*$`);

/** Bundlers and their plugins. Some print a finding twice: the format with the place comes first. */
export const BUNDLERS: readonly Format[] = [
  ...formatsOf('esbuild', {
    // esbuild, Angular's CLI.
    esbuild: {
      steps: [
        /^(?:[✘▲X!] )?\[(?<severity>ERROR|WARNING)\] (?:(?<code>(?:TS|NG)-?\d+): )?(?<message>.*?\S)(?: \[(?:plugin )?[\w-]+\])?$/,
        // Angular's messages may have several lines.
        { pattern: new RegExp(`^\\s{4}${FILE}${PLACE}:$`), skip: 6, over: /^(?!\s{4}|[✘▲X!] \[)/ },
      ],
      zeroColumn: true,
    },
    'esbuild-short': {
      steps: [new RegExp(`^${FILE}${PLACE}: (?<severity>ERROR|WARNING): (?<message>.+)$`)],
      zeroColumn: true,
    },
  }),
  ...formatsOf(['rolldown', 'vite'], {
    // Rolldown (Vite 8, Vitest 4): a code in capitals or a plugin's name, then a box with the place.
    rolldown: [
      /^(?:(?<severity>Warning|Error): )?\[(?<code>[A-Z][A-Z_]+|builtin:[\w:-]+|plugin [\w:-]+)\] (?<message>\S.*)$/,
      { pattern: new RegExp(`^\\s*[╭,][─-]{1,3}\\[ ?${FILE}:(?<line>\\d{1,7}):(?<column>\\d{1,7}) ?\\]$`), skip: 1 },
    ],
  }),
  ...formatsOf('vite', {
    // Svelte's compiler counts columns from 0, other plugins do as Rollup asks.
    'vite-plugin-svelte': {
      steps: [
        new RegExp(`^\\[plugin(?: |:)vite-plugin-svelte[\\w:-]*\\] ${FILE}${PLACE}$`),
        /^(?:\w*Error: )?(?:\S{1,400}:\d+:\d+ )?(?<message>\S.*)$/,
      ],
      zeroColumn: true,
    },
    'vite-plugin-svelte-warning': {
      steps: [new RegExp(`^\\[vite-plugin-svelte\\] ${FILE}${PLACE} (?<message>.+)$`)],
      zeroColumn: true,
      severity: 'warning',
    },
    'vite-plugin-place': [
      new RegExp(`^\\[plugin(?: |:)[\\w:-]+\\] ${FILE}${PLACE}$`),
      /^(?:\w*Error: )?(?:\[[\w/-]+\] )?(?:\S{1,600}:\d+:\d+: )?(?<message>\S.*?)(?: \(\d+:\d+\))?$/,
    ],
    // Preact's prerendering: the place is above the code frame, below advice.
    'vite-prerender': [
      /^\[vite-prerender-plugin\] \[plugin vite-prerender-plugin\]$/,
      { pattern: /^(?<message>\S.*)$/, skip: 1, over: /^$/ },
      { pattern: new RegExp(`^> ${FILE}${PLACE}$`), skip: 12 },
    ],
  }),
  ...formatsOf('parcel', {
    // Parcel, which breaks its messages at 80 characters, then the configuration loader of Docusaurus, Rsbuild and Nuxt.
    parcel: [
      /^@parcel\/[\w-]{1,60}: (?<message>\S.*)$/,
      { pattern: new RegExp(`^\\s{1,4}${SOURCE}${PLACE}$`), skip: 4, over: /^(?:\S|$)/ },
    ],
  }),
  ...formatsOf(['rsbuild', 'docusaurus', 'nuxt'], {
    jiti: {
      steps: [/^.{0,40}\b(?<message>ParseError: \S.*)$/, new RegExp(`^\\s{1,4}${SOURCE}${PLACE}$`)],
      zeroColumn: true,
    },
  }),
  ...formatsOf('vite', {
    'vite-unresolved':
      /^(?:\w*Error: )?(?:\[vite\]: )?(?<message>Roll(?:up|down) failed to resolve import "[^"]{1,300}") from "(?<file>[^"]{1,400})"/,
  }),
  ...formatsOf('rollup', {
    'rollup-unresolved':
      /^(?:\[(?:!|error)\] )?(?:\w*Error: )?(?<message>(?:Could not resolve|Failed to resolve) (?:"[^"]{1,300}"|\S{1,300})) from "?(?<file>[^"]{1,400}?)"?$/,
    // Rollup 2 names the place below a link.
    'rollup-export':
      /^(?:\[!\] )?(?:\w*Error: )?(?<message>["'][\w$]{1,200}["'] is not exported by "?[^\s",]{1,400}"?, imported by "?(?<file>[^\s"]{1,400}?)"?\.?)$/,
    // The importer must not import it.
    'rollup-refused':
      /^(?:\[[\w:.-]{1,60}\] ){0,4}(?:\w{0,40}Error: )?(?<message>Could not load [^\s()]{1,300} \(imported by (?<file>[^)\s]{1,300})\): (?:Cannot|Can't|Must not) import\b.{0,300})$/,
  }),
  ...formatsOf(['vite', 'vitepress'], {
    // A plugin's own place, as Vite 5 and VitePress repeat it.
    'vite-plugin-message': new RegExp(
      `^(?:\\w*Error: )?(?:\\[[\\w:-]{1,60}\\] )?\\[plugin [\\w:-]{1,60}\\] ${FILE} \\((?<line>\\d{1,7}):(?<column>\\d{1,7})\\): (?<message>.+)$`,
    ),
  }),
  ...formatsOf('rollup', {
    rollup: {
      steps: [
        new RegExp(
          `^(?:\\[!\\] )?(?:\\(plugin [\\w:@/. -]{1,80}\\) )?(?:RollupError: )?${FILE} \\((?<line>\\d{1,7}):(?<column>\\d{1,7})\\): (?<message>.+)$`,
        ),
      ],
      zeroColumn: true,
    },
  }),
  ...formatsOf('vite', {
    'vite-config': [
      new RegExp(`^failed to load config from ${FILE}$`),
      /^error during build:$/,
      /^(?!Error: (?:Build|Transform) failed)(?<message>\S.*)$/,
    ],
  }),
  ...formatsOf('sass', {
    // Sass, by itself and inside Vite and webpack: the place is under the code frame. In a Vue component it counts
    // from the style block. A deprecation has advice above its frame.
    'sass-deprecation': {
      severity: 'warning',
      steps: [
        /^(?:DEPRECATION WARNING|Deprecation Warning)(?: \[[\w-]+\])?: (?<message>\S.*)$/,
        { pattern: SASS_FRAME, skip: 10, over: /^(?!\w*Error: |DEPRECATION|Deprecation)/ },
        { pattern: SASS_PLACE, skip: 12 },
      ],
    },
    sass: [
      /^(?:\w*Error: )?(?:(?<severity>WARNING): )?(?:\[sass\] )?(?<message>\S.*)$/,
      { pattern: SASS_FRAME, skip: 1, over: /^$/ },
      { pattern: SASS_PLACE, skip: 12 },
    ],
  }),
  ...formatsOf('postcss', {
    // PostCSS and what reports as it does.
    postcss: new RegExp(
      `^(?:CssSyntaxError: (?:\\[[\\w-]+\\] )?(?:[\\w-]+: )?|(?:\\[[\\w:-]{1,60}\\] ){1,4})${FILE}${PLACE}: (?<message>.+)$`,
    ),
  }),
  ...formatsOf('vite', {
    // Plugins up to Vite 7: the message, then `file:` with the place.
    'vite-file': [
      /^\[(?:plugin )?[@\w:/-]+\] (?!✗ )(?:\[[@\w/-]+\] )?(?!✗|Transform failed|Build failed|\[)(?<message>\S.*?)(?: \(\d+:\d+\))?$/,
      {
        pattern: new RegExp(`^file: ${FILE}(?:${PLACE})?(?: \\(.*)?$`),
        skip: 40,
        over: /^(?!\s+at |\[|[✓✗x] |error during|vite v\d)/,
      },
    ],
  }),
];
