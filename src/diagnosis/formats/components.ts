import type { Step } from '../matching.ts';
import { type FormatTable, PATH, PLACE } from './patterns.ts';

/** The path of a component, alone on its line above a code frame. */
const COMPONENT: Step = { pattern: /^(?<file>[^:*"<>|]{1,400}\.vue)$/, skip: 1, over: /^$/ };
const SCRIPT_ERROR = String.raw`\[vue/compiler-sfc\] (?<message>\S.*?)(?: \(\d{1,7}:(?<column>\d{1,7})\))?$`;
/** The row above the caret has the line number of the file. The place in the message has not. */
const CARET: Step = { pattern: /^\s+\|\s+\^/, skip: 12, over: /^\s*(?:(?<line>\d{1,7}) \s*)?\|/ };
const STYLE = String.raw`(?<file>${PATH}\?vue&type=style[^:)\s]{0,200})`;
const SASS_PLACE = /^\s+\S{1,400}\.vue (?<line>\d{1,7}):(?<column>\d{1,7})\s/;
const FRAME = /^\s*(?:[╷,╵']|\d{1,7} [│|]|[│|])|^$/;

/**
 * Vue components, and styles of Svelte components. Their compilers count lines from the beginning of a block. The path of a style
 * keeps its query, which names the block. VitePress makes a component of each page, whose line numbers do not fit the page.
 */
export const COMPONENTS: FormatTable = {
  'vue-cli: vue-script': {
    steps: [
      new RegExp(`^\\[plugin(?: |:)vite:vue\\] ${PATH}${PLACE}$`),
      new RegExp(`^(?:\\w*Error: )?${SCRIPT_ERROR}`),
      COMPONENT,
      CARET,
    ],
    zeroColumn: true,
  },
  'vite: vue-script-vite7': {
    steps: [new RegExp(`^(?:\\[vite:vue\\] |SyntaxError: )${SCRIPT_ERROR}`), COMPONENT, CARET],
    zeroColumn: true,
  },
  'vite: vue-style': [
    new RegExp(`^\\[plugin(?: |:)[\\w:-]{1,60}\\] ${STYLE}(?::\\d{1,7}){2}$`),
    new RegExp(`^CssSyntaxError: ${PATH}${PLACE}: (?<message>\\S.*)$`),
  ],
  'vite: vue-style-vite7': [
    new RegExp(`^\\[vite:vue\\] ${PATH}${PLACE}: (?<message>\\S.*)$`),
    new RegExp(`^file: (?:${PATH}(?::\\d{1,7}){2} \\()?${STYLE}(?:(?::\\d{1,7}){2}|\\))?$`),
  ],
  'vite: vue-sass': [
    new RegExp(`^\\[plugin(?: |:)vite:css\\] ${STYLE}$`),
    /^Error: \[sass\] (?<message>\S.*)$/,
    { pattern: SASS_PLACE, skip: 12, over: FRAME },
  ],
  'vite: vue-sass-vite7': [
    /^\[vite:css\] \[sass\] (?<message>\S.*)$/,
    { pattern: SASS_PLACE, skip: 12, over: FRAME },
    new RegExp(`^file: ${STYLE}$`),
  ],
  'vite: svelte-sass': {
    steps: [
      /^(?:\w*Error: |\[[\w:-]{1,60}\] )?Error while preprocessing (?<file>\S{1,400}\.svelte) - \[sass\] (?<message>\S.*)$/,
      {
        pattern: /^\s+\S{1,400}\.svelte\.vite-preprocess\.\w+ (?<line>\d{1,7}):(?<column>\d{1,7})\s/,
        skip: 12,
        over: FRAME,
      },
    ],
    part: '?vue&type=style&index=0',
  },
  'vitepress: vitepress':
    /^(?:\w*Error: )?(?:\[vite:vue\] )?\[plugin vite:vue\] (?<file>[^:*"<>|]{1,400}\.md) \(\d{1,7}:\d{1,7}\): (?<message>\S.*?)(?: \(\d+:\d+\))?$/,
  'vitepress: vitepress-script': [
    /^\[vite:vue\] \[vue\/compiler-sfc\] (?<message>\S.*?)(?: \(\d+:\d+\))?$/,
    { pattern: /^(?<file>[^:*"<>|]{1,400}\.md)$/, skip: 1, over: /^$/ },
  ],
};
