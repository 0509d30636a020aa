import type { Format } from '../matching.ts';
import { FILE, formatsOf, PATH, PLACE, SOURCE } from './patterns.ts';

const RSPACK_HEADING = new RegExp(`^(?:File: |(?<severity>ERROR|WARNING) in )${FILE}(?:[: ]\\d+:[\\d:-]+)?$`);
/** The upper edge of a code frame, behind the lines of the frames around it. */
const BOX_PLACE = /^[\s│]*[╭,][─-]{1,3}\[(?:[^\]]{0,400}:)?(?<line>\d{1,7}):(?<column>\d{1,7})\]$/;

/** webpack, Rspack, and tools that show their reports. */
export const WEBPACKS: readonly Format[] = [
  ...formatsOf(['rspack', 'rsbuild'], {
    // Places are those of the compiled module, unless the module did not compile.
    'rspack-syntax': {
      steps: [
        RSPACK_HEADING,
        /^\s+× Module build failed \(from builtin:/,
        /^\s+╰─▶\s+×\s+(?:x )?(?:Syntax Error: )?(?<message>\S.*)$/,
        BOX_PLACE,
      ],
      zeroColumn: true,
    },
    rspack: [
      RSPACK_HEADING,
      {
        pattern:
          /^\s+(?:╰─▶\s+)?× (?!(?:\w*Error: )?Module build failed)(?:\w*Error: )?(?<message>\S.*?)(?: in '\/[^']{1,400}')?$/,
        skip: 1,
        over: /^\s+× Module build failed/,
      },
    ],
  }),
  ...formatsOf(['docusaurus', 'react-scripts', 'gatsby'], {
    // Here webpack names only the folder.
    'unresolved-in-folder':
      /^(?:\s*× |\w*Error: )?(?<message>(?:Module not found: (?:Error: )?)?Can't resolve '[^']{1,300}') in '(?<file>[^']{1,400})'$/,
  }),
  ...formatsOf('react-scripts', {
    'react-scripts-css': new RegExp(
      `^Syntax error: ${SOURCE} (?<message>\\S.*) \\((?<line>\\d{1,7}):(?<column>\\d{1,7})\\)$`,
    ),
  }),
  // The heading names the module, the lines below what went wrong. Columns count from 0.
  ...formatsOf('webpack', {
    'fork-ts-checker': [
      new RegExp(`^(?<severity>ERROR|WARNING) in ${FILE}${PLACE}(?:-[\\d:]+)?$`),
      /^(?<code>TS\d+): (?<message>.+)$/,
    ],
    'webpack-loader-place': [
      new RegExp(`^(?<severity>ERROR|WARNING) in (?:${PATH})(?: \\d+:[\\d-]+)?(?: \\(.*)?$`),
      { pattern: new RegExp(`^\\((?<line>\\d{1,7}):(?<column>\\d{1,7})\\) ${FILE} (?<message>[A-Z].*)$`), skip: 5 },
    ],
  }),
  ...formatsOf('gatsby', {
    // Gatsby leaves webpack's heading out.
    'postcss-loader': new RegExp(`^\\((?<line>\\d{1,7}):(?<column>\\d{1,7})\\) ${SOURCE} (?<message>[A-Z].*)$`),
  }),
  ...formatsOf('webpack', {
    'webpack-place': {
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
    webpack: {
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
  }),
];
