import { frontMatterOf, type SourceIndex } from './source-index.ts';

const MESSAGE =
  /\bYAML|\bfront ?matter\b|\b(?:explicit|implicit) mapping|\bblock mapping\b|\bmapping (?:entry|key|values)\b|\bblock (?:collection|sequence)|\bflow (?:collection|sequence|mapping)\b|quoted scalar|\bcompact mappings\b|unexpected end of the (?:stream|document)|unidentified alias|missing closing ["']quote|\bmap keys must be unique\b|\bimplicit keys?\b|\bmapping items\b/i;
const YAML = /\.ya?ml$/i;
const WITH_FRONT_MATTER = /\.(?:mdx?|markdown|njk|liquid|html?|hbs|webc|svx)$/i;
/** Files that are parsed. */
const MOST_FILES = 300;

export interface YamlFault {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  /** The parser's message, in one line. */
  readonly reason: string;
}

export function isYamlMessage(message: string): boolean {
  return MESSAGE.test(message);
}

/** Finds the first fault in the YAML of a file, or in its front matter. */
export async function yamlFaultIn(file: string, index: SourceIndex): Promise<YamlFault | undefined> {
  const isYaml = YAML.test(file);
  if (!isYaml && !WITH_FRONT_MATTER.test(file)) return undefined;
  const lines = await index.lines(file);
  const start = isYaml ? 0 : 1;
  const end = isYaml ? lines.length : frontMatterOf(lines) - 1;
  if (end < 0) return undefined;
  const { parseDocument, LineCounter } = await import('yaml');
  const lineCounter = new LineCounter();
  const text = lines.slice(start, end).join('\n');
  const [error] = parseDocument(text, { lineCounter, prettyErrors: false }).errors;
  if (!error) return undefined;
  const before = text.slice(0, error.pos[0]);
  // Of a list or an object whose bracket is missing, the parser stops at the next line, which is right.
  const isBelow = /^Flow (?:sequence|map)\b.*\bend with a\b/.test(error.message) && /(?:^|\n)[ \t]*$/.test(before);
  // The parser stops at the end, and the fault is the quote that is open until there.
  const quote = /^Missing closing (["'])quote/.exec(error.message)?.[1];
  const open = quote === undefined ? error.pos[0] : before.lastIndexOf(quote);
  const { line, col } = lineCounter.linePos(Math.max(0, isBelow ? before.trimEnd().length - 1 : open));
  return { file, line: line + start, column: col, reason: error.message.split('\n', 1)[0] ?? '' };
}

/** Finds the only file of the sources whose YAML is broken. */
export async function brokenYaml(index: SourceIndex): Promise<YamlFault | undefined> {
  const files = index.files.filter((file) => YAML.test(file) || WITH_FRONT_MATTER.test(file)).slice(0, MOST_FILES);
  const broken: YamlFault[] = [];
  for (const file of files) {
    if (index.isOver || broken.length > 1) return undefined;
    const fault = await yamlFaultIn(file, index);
    if (fault) broken.push(fault);
  }
  return index.onlyOf(broken);
}
