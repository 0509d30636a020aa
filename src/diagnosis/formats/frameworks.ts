import type { Step } from '../matching.ts';
import { BODY } from '../paths.ts';
import { FILE, type FormatTable, FRAME, FRAME_LINE, PLACE } from './patterns.ts';

const SWC_MESSAGE = /^(?:Error:)?[\s│]*(?:[├╰]─▶\s*)?[x×](?:\s*[x×])? (?<message>\S.*)$/;
/** The caret below the row of a code frame. */
const CARET: Step = { pattern: /^\s*[:·]\s+[\^─┬]/, skip: 12, over: /^\s*(?:(?<line>\d{1,7}) )?[|│:·]/ };

const LOADED: Step = /^(?<file>\.\/[^:*"<>|]{1,400})$/;
const LOADER_ERROR: Step = /^Error: Error evaluating Node\.js code$/;
/** The first of several files. */
const STORIES = /^(?:WARN\s{1,4})?🚨 Unable to index (?<file>[^:,*"<>|]{1,400})(?:,[^:]{1,400})?:$/u;
const STORY_ERROR = /^(?:WARN\s{1,4})?(?:\w*Error: )?(?<message>\S.*?)(?: (?=\S{1,400}\/\S)\S{3,801})?$/;
/** A template, and perhaps a place in it. */
const NUNJUCKS_PLACE = String.raw`\((?<file>[^()]{1,400})\)(?: \[Line (?<line>\d{1,7}), Column (?<column>\d{1,7})\])?`;

export const FRAMEWORKS: FormatTable = {
  // Next.js: SWC's box under webpack, Turbopack's heading, the type check of older ones, webpack's unresolved module.
  'next: next-swc': [
    SWC_MESSAGE,
    { pattern: new RegExp(`^\\s*[╭,][─-]{1,3}\\[${FILE}:\\d{1,7}:\\d{1,7}\\]$`), skip: 6, over: /^\s*[|│]|^$/ },
    CARET,
  ],
  'next: next-config': [
    /^\s*⨯ Failed to load (?<file>next\.config\.\w{2,3})\b/,
    { pattern: /^\[?Error:\s+[x×] (?<message>\S.*)$/, skip: 4 },
    /^\s*[╭,][─-]{1,3}\[\d{1,7}:\d{1,7}\]$/,
    CARET,
  ],
  // The same box where other tools draw a frame around it, as Docusaurus.
  'swc: swc': [SWC_MESSAGE, new RegExp(`^[\\s│]*[╭,][─-]{1,3}\\[${FILE}${PLACE}\\]$`)],
  'next: next': [new RegExp(`^(?<file>\\./[^:*"<>|]{1,400}?)${PLACE}$`), /^(?:(?:Type )?[Ee]rror: )?(?<message>\S.*)$/],
  // Messages of a Markdown loader of Next.js, with the place before or behind the words, or none.
  'next: next-loader-place': [
    LOADED,
    LOADER_ERROR,
    /^(?<line>\d{1,7}):(?<column>\d{1,7}): (?!.*\(\d{1,7}:\d{1,7}[-\d:]*\)$)(?<message>\S.*)$/,
  ],
  'next: next-loader': [
    LOADED,
    LOADER_ERROR,
    {
      pattern:
        /^(?!Error: \[MDX\])(?:\d{1,7}:\d{1,7}: |- )?(?<message>\S.*?)(?: \((?<line>\d{1,7}):(?<column>\d{1,7})(?:-[\d:]{1,20})?\))?$/,
      skip: 1,
    },
  ],
  'next: next-mdx': [
    LOADED,
    /^(?:\w*Error: )?(?=[A-Z])(?<message>\S.*?) \((?<line>\d{1,7}):(?<column>\d{1,7})-\d{1,7}:\d{1,7}\)$/,
  ],
  'next: next-module': [LOADED, /^(?:\w*Error: )?(?<message>Module not found: .+)$/],
  'next: next-font': [
    /^(?<file>(?:\.\/)?[^:*"<>|\s]{1,400}\.\w{1,5})$/,
    /^`next\/font` error:$/,
    /^(?<message>Failed to fetch \S.*)$/,
  ],
  'next: next-prerender': [
    /^Error occurred prerendering page /,
    /^(?<message>\S.*)$/,
    { pattern: FRAME, skip: 20, over: FRAME_LINE },
  ],
  // Gatsby: queries, the configuration, and hooks.
  'gatsby: gatsby-query': [
    /^error There was a problem parsing "(?<file>[^"]{1,400})"; any GraphQL$/,
    { pattern: /^(?<message>This may indicate a syntax error in the code), or/, skip: 2 },
  ],
  'gatsby: gatsby-config': [
    /^error Failed to compile Gatsby files/,
    { pattern: /^(?<message>\S.*)$/, skip: 1 },
    { pattern: /^File path: (?<file>\S.{0,400})$/, skip: 4 },
  ],
  'gatsby: gatsby-lifecycle': [
    /^error "(?<file>[^"]{1,400})" threw an error while running the \w+ lifecycle:$/,
    { pattern: /^(?<message>\S.*)$/, skip: 1 },
    { pattern: /^> (?<line>\d{1,7}) \|/, skip: 8 },
  ],
  // Storybook: a file of stories, with a place or without, and its configuration.
  'storybook: storybook-index-place': {
    steps: [
      STORIES,
      STORY_ERROR,
      { pattern: /^(?:\S{1,400} )?\(line (?<line>\d{1,7}), col (?<column>\d{1,7})\)$/, skip: 1 },
    ],
    zeroColumn: true,
  },
  'storybook: storybook-index': [STORIES, STORY_ERROR],
  'storybook: storybook-config': {
    steps: [
      /couldn't evaluate your (?<file>\S{1,400}) file\.$/,
      { pattern: /^Original error:$/, skip: 2, over: /^$/ },
      {
        pattern:
          /^(?!\w*Error: Transform failed)(?:\w*Error: )?(?:<stdin>:(?<line>\d{1,7}):(?<column>\d{1,7}): ERROR: )?(?<message>\S.*)$/,
        skip: 1,
      },
    ],
    zeroColumn: true,
  },
  'vitepress: vitepress-dead-link': /^(?:\(!\) )?(?<message>Found dead link \S{1,300}) in file (?<file>\S{1,400}\.md)$/,
  // Docusaurus prints the place as JSON, below the code frame.
  'docusaurus: docusaurus-mdx': [
    /MDX compilation failed for file "(?<file>[^"]{1,400})"$/,
    /^[\s│]*Cause: (?<message>\S.*)$/,
    { pattern: /^[\s│]*"line": (?<line>\d{1,7}),?$/, skip: 20 },
  ],
  // svelte-check: for people, then for machines (its numbers are milliseconds).
  'svelte-check: svelte-check': [
    new RegExp(`^${FILE}${PLACE}$`),
    /^(?<severity>Error|Warn|Hint): (?<message>\S.*?)(?: \((?<code>\w+)\))?$/,
  ],
  'svelte-check: svelte-check-machine':
    /^\d{13} (?<severity>ERROR|WARNING) "(?<file>[^"]{1,400})" (?<line>\d{1,7}):(?<column>\d{1,7}) "(?<message>.+?)(?=\\n|"$)/,
  // Astro: the message, then where.
  'astro: astro-location': {
    steps: [
      /^(?!\s*(?:Hint|Error reference|Location|Stack trace):)(?:\[(?<code>\w+Error)\] (?=\S)|(?=[A-Za-z]\S* )(?!Build failed))(?<message>.+)$/,
      { pattern: /^\s+Location:$/, skip: 20, over: /^(?!\s*Stack trace:|\s+at |\[)/ },
      new RegExp(`^\\s+${FILE}${PLACE}$`),
    ],
    zeroColumn: true,
  },
  // SvelteKit 3: the chain of imports ends with the module that must not be there.
  'sveltekit: sveltekit-guard': [
    /^(?<message>Cannot import `[^`]{1,300}` into code that runs in the browser\b.*)$/,
    { pattern: /^\s{1,20}\S{1,300}$/, skip: 10, over: /^$|^\s{1,20}(?<file>\S.{0,300}) imports$/ },
  ],
  'metalsmith: metalsmith': /^Error: (?<message>Invalid frontmatter) in the file at: (?<file>\S.{0,400})$/,
  // Eleventy (before 1.0 without numbers) and other users of Nunjucks, which names the template before the message. Liquid
  // names it behind the message.
  'eleventy, nunjucks, metalsmith: eleventy-nunjucks': {
    steps: [
      new RegExp(`^(?:\\d{1,2}\\.|>|Template render error:(?: \\S{1,200}:)?) ${NUNJUCKS_PLACE}$`),
      {
        pattern:
          /^\s+(?:Error: )?(?!(?:Template render error: )?\([^()]{1,400}\))(?<message>\S.*?)(?: \(via [\w ]+\))?$/,
        skip: 4,
        over: new RegExp(`^\\s*(?:Template render error: )?${NUNJUCKS_PLACE}$`),
      },
    ],
    part: BODY,
  },
  'eleventy: eleventy-liquid': {
    steps: [
      /^(?:\d{1,2}\. )?(?:\w+Error: )?(?<message>\S.*), file:(?<file>[^,]{1,400}), line:(?<line>\d{1,7})(?:, col:(?<column>\d{1,7}))?/,
    ],
    part: BODY,
  },
  'eleventy: eleventy-data': [
    /^\d{1,2}\. Having trouble (?:parsing data file|reading front matter from template) (?<file>\S{1,400}) \(via /,
    /^\d{1,2}\. (?<message>\S.*?)(?: \((?:line )?(?<line>\d{1,7})(?::| column )(?<column>\d{1,7})\))?(?: \(via \w+\))?$/,
  ],
  'eleventy: eleventy-layout': [
    /^\d{1,2}\. Problem creating an Eleventy Layout for the "(?<file>[^"]{1,400})" template file\./,
    /^\d{1,2}\. (?<message>\S.*?)(?: \(via [^()]{1,200}\))?$/,
  ],
  'eleventy: eleventy-config': [
    /^\d{1,2}\. Error in your Eleventy config file '(?<file>[^']{1,400})'\./,
    {
      pattern:
        /^\d{1,2}\. (?!There was a problem importing|Cannot find (?:module|package) )(?<message>\S.*?)(?: \(via \w+\))?$/,
      skip: 1,
      over: /^\d{1,2}\. There was/,
    },
  ],
};
