import type { CustomFormat } from '../matching.ts';
import { ERROR_NAME, FILE, type FormatTable, FRAME, FRAME_LINE, PLACE, SOURCE } from './patterns.ts';

const NODE_ERROR = new RegExp(
  `^\\s{0,4}(?:\\[?(?:ERROR|error)\\]?:? )?(?<message>(?:${ERROR_NAME}(?: \\[\\w+\\])?|error): .+)$`,
);
const NODE_CAUSE = /^\s*\[cause\]: (?<message>\S.*)$/;
/** Lines of an error with its causes. */
const MOST_LINES = 80;

/** An error that Node.js prints with its causes. The message is the last cause's, and the place too if it has one. */
const nodeCause: CustomFormat['match'] = (lines, at) => {
  if (!lines.find(NODE_ERROR, at)) return undefined;
  let place: Record<string, string | undefined> | undefined;
  let message: string | undefined;
  let isOwn = false;
  let next = at + 1;
  for (; next < lines.length && next < at + MOST_LINES; next++) {
    const text = lines.text(next);
    const cause = lines.find(NODE_CAUSE, next)?.groups?.message;
    if (cause !== undefined) [message, isOwn] = [cause, false];
    const frame = FRAME.exec(text.replace(/ \{$/, ''))?.groups;
    if (frame && (place === undefined || (message !== undefined && !isOwn))) [place, isOwn] = [{ ...frame }, true];
    if (cause === undefined && !FRAME_LINE.test(text) && !/^[{}]/.test(text)) break;
  }
  return place && message ? { groups: [{ ...place, message }], next } : undefined;
};

const PYTHON_FRAME = /^\s+File "(?<file>[^"]{1,400})", line (?<line>\d{1,7})/;
const PYTHON_FOREIGN = /\/site-packages\/|\/dist-packages\/|\/lib\/python\d|^</;
const PYTHON_ERROR = /^(?<message>[A-Za-z_][\w.]{0,100}(?:: .+)?)$/;

/** A Python traceback: the innermost frame of the project, and the exception. */
const traceback: CustomFormat['match'] = (lines, at) => {
  const first = lines.text(at);
  if (!first.startsWith('Traceback (most recent call last)') && !lines.find(PYTHON_FRAME, at)) return undefined;
  let place: Record<string, string | undefined> | undefined;
  for (let cursor = at; cursor < lines.length && cursor < at + 200; cursor++) {
    const text = lines.text(cursor);
    const frame = lines.find(PYTHON_FRAME, cursor)?.groups;
    if (frame && !PYTHON_FOREIGN.test(frame.file ?? '')) place = { ...frame };
    if (cursor === at || text.startsWith(' ')) continue;
    const message = PYTHON_ERROR.exec(text)?.groups?.message;
    return place && message ? { groups: [{ ...place, message }], next: cursor + 1 } : undefined;
  }
  return undefined;
};

/** Test runners, other languages, stacks, and last the plain `file:line:column` that Go, gcc and most others print. */
export const LANGUAGES: FormatTable = {
  // Vitest and Jest: the test's name, its message, the frame in the project.
  'vitest: vitest': [
    /^\s*FAIL\s+\S{1,400} > (?<test>\S.{0,300})$/,
    /^(?<message>\S.*)$/,
    {
      pattern: new RegExp(`^ ❯ (?!.*node_modules)(?:\\S.{0,200} )?(?<file>(?:[A-Za-z]:)?[^\\s:]{1,400})${PLACE}$`),
      skip: 40,
    },
  ],
  'jest: jest-syntax': [
    new RegExp(`^\\s{4}${SOURCE}:(?<line>\\d{1,7})$`),
    { pattern: new RegExp(`^\\s{4}(?<message>${ERROR_NAME}: .+)$`), skip: 6 },
  ],
  'jest: jest': [
    /^\s{2}● (?!Test suite failed to run)(?<test>\S.*)$/,
    { pattern: /^\s{4}(?<message>\S.*)$/, skip: 1, over: /^$/ },
    { pattern: FRAME, skip: 40, over: /^(?!\s{2}●)/ },
  ],
  // Rust, and tools that draw the same arrow.
  'cargo: rust': [
    /^(?<severity>error|warning)(?:\[(?<code>\w+)\])?: (?<message>.+)$/,
    new RegExp(`^\\s*--> ${FILE}${PLACE}$`),
  ],
  'python: python': traceback,
  'go: go-panic': [
    /^panic: (?<message>.+)$/,
    { pattern: new RegExp(`^\\s(?!.*/go/(?:src|pkg/mod)/)${FILE}:(?<line>\\d{1,7})(?: \\+0x.*)?$`), skip: 20 },
  ],
  // Node.js: a module that does not parse (place, code frame, error), an import that is not there, a stack.
  'node: node-syntax': [
    new RegExp(`^(?!.*node_modules)${SOURCE}:(?<line>\\d{1,7})$`),
    { pattern: new RegExp(`^(?<message>${ERROR_NAME}(?: \\[\\w+\\])?: .+)$`), skip: 6 },
  ],
  'node: node-import':
    /^(?:\w*Error )?\[?(?<code>ERR_MODULE_NOT_FOUND|ERR_PACKAGE_PATH_NOT_EXPORTED)\]?: (?<message>(?:Cannot find (?:module|package)|Package subpath) '[^']{1,400}'(?: is not defined by "exports" in \S{1,400})?) imported from (?<file>\S{1,400})$/,
  'node: node-cause': nodeCause,
  'node: node-stack': [NODE_ERROR, { pattern: FRAME, skip: 20, over: FRAME_LINE }],
  // The logger of Nuxt and Docusaurus leaves out the name of the error.
  'nuxt, docusaurus: consola': [
    /^\[(?:error|fatal)\] (?<message>\S.*)$/,
    { pattern: FRAME, skip: 20, over: /^\s+at / },
  ],
  // Go, gcc, clang and most others. This comes last, because the shape is the most general.
  plain: new RegExp(
    `^\\s{0,4}(?!- )(?:(?:vet|error|ERROR|Error):? (?:in )?)?${SOURCE}${PLACE}:?(?: -)?\\s+(?:(?:fatal )?(?<severity>error|warning|note|info)\\b[: ]\\s*)?(?!\\+0x)(?<message>\\S.*)$`,
  ),
};
