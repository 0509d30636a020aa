import { FILE, type FormatTable, PLACE } from './patterns.ts';

export const CHECKERS: FormatTable = {
  // TypeScript: plain (also vue-tsc, Next's type check), pretty (also astro check), and as loaders wrap it.
  'typescript: tsc': new RegExp(
    `^(?:ERROR in )?${FILE}\\((?<line>\\d{1,7}),(?<column>\\d{1,7})\\): (?<severity>error|warning) (?<code>TS\\d+): (?<message>.+)$`,
  ),
  'typescript: tsc-pretty': new RegExp(
    `^(?:Error: )?${FILE}${PLACE} - (?<severity>error|warning|hint|message) (?<code>TS\\d+|ts\\(\\d+\\)): (?<message>.+)$`,
  ),
  'webpack: ts-loader': [
    new RegExp(`^\\[tsl\\] (?<severity>ERROR|WARNING) in ${FILE}\\((?<line>\\d{1,7}),(?<column>\\d{1,7})\\)$`),
    /^\s+(?<code>TS\d+): (?<message>.+)$/,
  ],
  // The type check of react-scripts names no file. The worker looks for the line of the code frame.
  'typescript: tsc-frame': [
    /^(?<code>TS\d+): (?<message>\S.*)$/,
    { pattern: /^\s*> (?<line>\d{1,7}) \| (?<frame>.*\S)$/, skip: 12, over: /^\s/ },
  ],
  // ESLint: stylish (also Next's, with `Error: `), compact, unix.
  'eslint: eslint-stylish': {
    steps: [
      /^(?<file>(?:[A-Za-z]:[\\/]|\.{0,2}\/|\w)[^:*"<>|]{0,400})$/,
      /^\s*(?<line>\d{1,7}):(?<column>\d{1,7})\s{1,40}(?<severity>error|warning|Error:|Warning:)\s{1,40}(?!\s)(?<message>.*?\S)(?:\s{2,120}(?<code>[@\w/-]+))?$/,
    ],
    repeat: true,
  },
  'react-scripts: eslint-react-scripts': {
    steps: [
      /^(?<file>(?:\.{0,2}\/|\w)[^:*"<>|]{0,400})$/,
      /^\s+Line (?<line>\d{1,7}):(?<column>\d{1,7}):\s{1,40}(?!\s)(?<message>.*?\S)(?:\s{2,120}(?<code>[@\w/-]+))?$/,
    ],
    repeat: true,
  },
  'react-scripts: eslint-react-scripts-syntax': [
    /^(?<file>(?:\.{0,2}\/|\w)[^:*"<>|]{0,400})$/,
    /^Syntax error: (?<message>\S.*) \((?<line>\d{1,7}):(?<column>\d{1,7})\)$/,
  ],
  'eslint: eslint-compact': new RegExp(
    `^${FILE}: line (?<line>\\d{1,7}), col (?<column>\\d{1,7}), (?<severity>Error|Warning) - (?<message>.*?\\S)(?: \\((?<code>[@\\w/-]+)\\))?$`,
  ),
  'eslint: eslint-unix': new RegExp(
    `^${FILE}${PLACE}: (?<message>.*\\S) \\[(?<severity>Error|Warning)(?:/(?<code>[@\\w/-]+))?\\]$`,
  ),
  'prettier: prettier-check': [
    /^\[warn\] (?<file>\S.{0,400}\.\w{1,20})$/,
    { pattern: /^\[warn\] (?<message>Code style issues .*)$/, skip: 40, over: /^\[warn\] / },
  ],
  // Biome: the heading ends in a rule of box characters.
  'biome: biome': [
    new RegExp(`^${FILE}(?:${PLACE})? (?<code>[a-z]+(?:/\\w+)*)\\s.{0,40}━━━`),
    { pattern: /^\s+(?<severity>[×✖!⚠i])\s(?<message>.+)$/, skip: 1, over: /^\s*$/ },
  ],
};
