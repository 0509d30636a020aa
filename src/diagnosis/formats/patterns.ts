import type { CustomFormat, Format, StepFormat } from '../matching.ts';

/** A path: no quotes, no colon but a drive's or a scheme's. It may hold spaces, brackets and parentheses. */
export const PATH = String.raw`(?:[A-Za-z]:[\\/]|(?:file|webpack|webpack-internal|rsc):\/{2,3})?[^\s:*"'<>|\x60(][^:*"'<>|\x60]{0,400}?`;
export const FILE = `(?<file>${PATH})`;
/** A path with an extension, for patterns that have no other mark. */
export const SOURCE = `(?<file>${PATH}\\.[A-Za-z][A-Za-z0-9]{0,9}(?:\\?[\\w=&.-]{0,100})?)`;
export const PLACE = String.raw`:(?<line>\d{1,7})(?::(?<column>\d{1,7}))?`;
export const ERROR_NAME = String.raw`(?:Uncaught )?(?:[A-Z]\w{0,60}\.)?[A-Z]?\w{0,60}(?:Error|Exception)`;
export const FRAME_LINE = /^\s*(?:at |Require stack:|- \/|$)|^\s{2,}/;
/** A frame in the project, rather than in Node.js, a package, or the output of the build. */
export const FRAME = new RegExp(
  `^\\s+at (?!.{0,900}(?:node_modules|node:|<anonymous>:\\d|[/( ](?:dist|\\.(?:next|output|svelte-kit|temp|nuxt|astro|vercel|netlify))/))(?:[^()]{0,300} \\()?(?:async )?${FILE}${PLACE}\\)?$`,
);

type Row = RegExp | StepFormat['steps'] | CustomFormat['match'] | Omit<StepFormat, 'name' | 'tool'>;

/**
 * Formats in the order in which they are tried, by their names behind the tools that print them: `vite, vitepress: vite-plugin-message`.
 * Without a tool, any may. A format of a single line is a pattern.
 */
export type FormatTable = Readonly<Record<string, Row>>;

export function formatsOf(table: FormatTable): readonly Format[] {
  return Object.entries(table).map(([key, row]) => {
    const [name = '', tools] = key.split(': ').reverse();
    const about = { name, ...(tools && { tool: tools.split(', ') }) };
    if (typeof row === 'function') return { ...about, match: row };
    if (row instanceof RegExp) return { ...about, steps: [row] };
    return 'steps' in row ? { ...about, ...row } : { ...about, steps: row };
  });
}
