import { FILE, type FormatTable, PATH, PLACE, SOURCE } from './patterns.ts';

const RSPACK_HEADING = new RegExp(`^(?:File: |(?<severity>ERROR|WARNING) in )${FILE}(?:[: ]\\d+:[\\d:-]+)?$`);
/** The upper edge of a code frame, behind the lines of the frames around it. */
const BOX_PLACE = /^[\s│]*[╭,][─-]{1,3}\[(?:[^\]]{0,400}:)?(?<line>\d{1,7}):(?<column>\d{1,7})\]$/;

/** webpack, Rspack, and tools that show their reports. */
export const WEBPACKS: FormatTable = {
  // Places are those of the compiled module, unless the module did not compile.
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
