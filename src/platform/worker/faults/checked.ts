import type { Diagnostic } from '../../../contract/control-plane.ts';
import type { Row } from '../../../diagnosis/clues.ts';
import { identifierIn } from '../../../diagnosis/identifier.ts';
import { brokenYamlIn, saysYaml } from './broken-yaml.ts';
import { lineOfFrame } from './frames.ts';
import type { SourceIndex } from './source-index.ts';
import { unclosedIn } from './unclosed.ts';
import { unclosedBracketIn } from './unclosed-bracket.ts';

/** Lines around the one that a tool named in which the name of its message is looked for. */
const AROUND = 6;
/**
 * Returns a finding as its source shows it: the line that has what the tool says. A tool may count the lines of what it
 * made of the source, name the place at which it gave up, or name no line.
 */
export async function checked(found: Diagnostic, rows: readonly Row[], index: SourceIndex): Promise<Diagnostic> {
  if (!index.has(found.file)) return found;
  const lines = await index.lines(found.file);
  if (lines.length === 0) return found;
  const open = unclosed(found, lines);
  if (open) return open;
  const yaml = await inYaml(found, index);
  if (yaml) return yaml;
  if (found.line === null) return byName(found, lines);
  const line = lineOfFrame(found.line, rows, lines);
  const moved = line === found.line ? found : { ...found, line, column: null };
  return byName(belowFrontMatter(moved, lines), lines);
}

const PAGE = /\.(?:mdx?|markdown)$/;
/** A tag that a message quotes. */
const TAG = /[`'"](?<tag><[A-Za-z][\w.-]{0,100})>?[`'"]/;

/** Moves a finding of a compiler that reads a page without its front matter, if only then its line has the tag of the message. */
function belowFrontMatter(found: Diagnostic, lines: readonly string[]): Diagnostic {
  const tag = PAGE.test(found.file) ? TAG.exec(found.message)?.groups?.tag : undefined;
  if (tag === undefined || found.line === null || !/^---\s*$/.test(lines[0] ?? '')) return found;
  const line = found.line + 1 + lines.findIndex((text, at) => at > 0 && /^---\s*$/.test(text));
  const has = (at: number) => lines[at - 1]?.includes(tag) === true;
  return line > found.line && !has(found.line) && has(line) ? { ...found, line } : found;
}

/** What opens a template stands elsewhere than where its compiler gave up. */
function unclosed(found: Diagnostic, lines: readonly string[]): Diagnostic | undefined {
  const open = unclosedIn(found.file, lines, found.message) ?? unclosedBracketIn(found.file, lines, found.message);
  if (!open) return undefined;
  const what = open.lacks === 'end' ? 'is not closed' : 'closes what is not open';
  const message = `${found.message.replace(/[.:]?\s{0,4}$/, '')}: ${open.text} ${what}`;
  return { ...found, line: open.line, column: null, message: message.slice(0, 500) };
}

async function inYaml(found: Diagnostic, index: SourceIndex): Promise<Diagnostic | undefined> {
  const broken = saysYaml(found.message) ? await brokenYamlIn(found.file, index) : undefined;
  // Some parsers notice a fault only on a line below it.
  if (!broken || (found.line !== null && found.line > 1 && found.line < broken.line)) return undefined;
  const message = /\bfront ?matter\b/i.test(found.message)
    ? `${found.message.replace(/[.:]$/, '')}: ${broken.reason}`
    : found.message;
  return { ...found, message, line: broken.line, column: broken.column };
}

/** What a message says that a rule of a style sheet or a template uses. */
const UNKNOWN =
  /\b(?:unknown|undefined|unrecognized) [\w ]{0,40}[:\s]\s?[`'"]?(?<name>[@$.]?[\w:/.[\]()-]{2,100}?)[`'".]{0,3}$/i;

/** Moves a finding to the nearest line that has the name that its message says. */
function byName(found: Diagnostic, lines: readonly string[]): Diagnostic {
  const name = identifierIn(found.message);
  if (name === undefined) return byUnknown(found, lines);
  const has = (text = '') => text.split(/[^\w$]+/).includes(name);
  const { line } = found;
  if (line !== null && has(lines[line - 1])) return found;
  const places = [...lines.keys()].filter((at) => has(lines[at])).map((at) => at + 1);
  const near = line === null ? places : places.filter((each) => Math.abs(each - line) <= AROUND);
  const [only, more] = near.length > 0 ? near : places;
  return only === undefined || more !== undefined ? found : { ...found, line: only, column: null };
}

/** Moves a finding to the only line of its file that has what its message calls unknown. */
function byUnknown(found: Diagnostic, lines: readonly string[]): Diagnostic {
  const name = UNKNOWN.exec(found.message)?.groups?.name;
  if (name === undefined || lines[(found.line ?? 0) - 1]?.includes(name)) return found;
  const [only, more] = [...lines.keys()].filter((at) => lines[at]?.includes(name));
  return only === undefined || more !== undefined ? found : { ...found, line: only + 1, column: null };
}
