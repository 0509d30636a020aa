import type { SourceIndex } from './source-index.ts';

/** What parsers of YAML say. */
const SAYINGS =
  /\bYAML|\bfront ?matter\b|\b(?:explicit|implicit) mapping|\bblock mapping\b|\bmapping (?:entry|key|values)\b|\bblock (?:collection|sequence)|\bflow (?:collection|sequence|mapping)\b|quoted scalar|\bcompact mappings\b|unexpected end of the (?:stream|document)|unidentified alias/i;
const WHOLE = /\.ya?ml$/i;
const HEADED = /\.(?:mdx?|markdown|njk|liquid|html?|hbs|webc|svx)$/i;
/** Files that are parsed. */
const MOST_FILES = 300;

/** Where a text stops to be YAML, and why. */
export interface BrokenYaml {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  /** What is wrong, in one line. */
  readonly reason: string;
}

/** Returns whether a message is of a parser of YAML. */
export function saysYaml(message: string): boolean {
  return SAYINGS.test(message);
}

/** Finds the place at which a file, or its front matter, stops to be YAML. Undefined if it is YAML, or has none. */
export async function brokenYamlIn(file: string, index: SourceIndex): Promise<BrokenYaml | undefined> {
  if (!WHOLE.test(file) && !HEADED.test(file)) return undefined;
  const lines = await index.lines(file);
  const isHeaded = !WHOLE.test(file);
  if (isHeaded && !/^---\s*$/.test(lines[0] ?? '')) return undefined;
  const end = isHeaded ? lines.findIndex((line, at) => at > 0 && /^---\s*$/.test(line)) : lines.length;
  if (end < 0) return undefined;
  const start = isHeaded ? 1 : 0;
  const { parseDocument, LineCounter } = await import('yaml');
  const lineCounter = new LineCounter();
  const text = lines.slice(start, end).join('\n');
  const [error] = parseDocument(text, { lineCounter, prettyErrors: false }).errors;
  if (!error) return undefined;
  const { line, col } = lineCounter.linePos(error.pos[0]);
  const reason = error.message.split('\n', 1)[0] ?? '';
  const odd = reason.includes('same column') ? oddAbove(lines, line + start) : undefined;
  return { file, line: odd ?? line + start, column: odd === undefined ? col : 1, reason };
}

/** Finds the line above one whose indentation the lines below do not have. A parser notices it on the next line. */
function oddAbove(lines: readonly string[], line: number): number | undefined {
  const indent = (at: number) => /^ */.exec(lines[at - 1] ?? '')?.[0].length ?? 0;
  const isOdd = indent(line - 1) > indent(line) && indent(line + 1) === indent(line) && indent(line - 2) < indent(line);
  return isOdd ? line - 1 : undefined;
}

/** Finds the only file of the sources whose YAML is broken. */
export async function brokenYaml(index: SourceIndex): Promise<BrokenYaml | undefined> {
  const files = index.files.filter((file) => WHOLE.test(file) || HEADED.test(file)).slice(0, MOST_FILES);
  const broken: BrokenYaml[] = [];
  for (const file of files) {
    if (index.isOver || broken.length > 1) return undefined;
    const found = await brokenYamlIn(file, index);
    if (found) broken.push(found);
  }
  return broken.length === 1 && !index.isPartial ? broken[0] : undefined;
}
