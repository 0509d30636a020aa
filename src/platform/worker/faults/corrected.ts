import type { Diagnostic } from '../../../contract/control-plane.ts';
import { identifierIn, type Row } from '../../../diagnosis/clues.ts';
import { lineOfFrame } from './place/frames.ts';
import { frontMatterOf, linesWhere, type SourceIndex } from './source-index.ts';
import { unclosedIn } from './templates/unclosed.ts';
import { isYamlMessage, yamlFaultIn } from './yaml.ts';

/** Lines around the line of a finding in which the identifier of its message is looked for first. */
const AROUND = 6;

/** Moves a finding to the line that its message is about: a tool can name where it gave up, or count lines that it generated. */
export async function corrected(finding: Diagnostic, rows: readonly Row[], index: SourceIndex): Promise<Diagnostic> {
  if (!index.has(finding.file)) return finding;
  const lines = await index.lines(finding.file);
  if (lines.length === 0) return finding;
  const better = atUnclosed(finding, lines) ?? (await atYamlFault(finding, index));
  if (better || finding.line === null) return better ?? finding;
  // A later step reads what Sass and Less wrote.
  const line = lineOfFrame(finding.line, rows, lines, /\.(?:s[ac]ss|less)$/.test(finding.file));
  const moved = line === finding.line ? finding : { ...finding, line, column: null };
  return atName(belowFrontMatter(moved, lines), lines);
}

const TAG = /[`'"](?<tag><[A-Za-z][\w.-]{0,100})>?[`'"]/;

/** Adds the lines of front matter if a compiler did not count them: then only the later line has the tag of the message. */
function belowFrontMatter(finding: Diagnostic, lines: readonly string[]): Diagnostic {
  const tag = /\.(?:mdx?|markdown)$/.test(finding.file) ? TAG.exec(finding.message)?.groups?.tag : undefined;
  if (tag === undefined || finding.line === null) return finding;
  const line = finding.line + frontMatterOf(lines);
  const has = (at: number) => lines[at - 1]?.includes(tag) === true;
  return line > finding.line && !has(finding.line) && has(line) ? { ...finding, line } : finding;
}

function atUnclosed(finding: Diagnostic, lines: readonly string[]): Diagnostic | undefined {
  const open = unclosedIn(finding.file, lines, finding.message);
  if (!open) return undefined;
  const what = open.lacks === 'end' ? 'is not closed' : 'closes what is not open';
  const message = `${finding.message.replace(/[.:]?\s{0,4}$/, '')}: ${open.text} ${what}`;
  return { ...finding, line: open.line, column: null, message: message.slice(0, 500) };
}

async function atYamlFault(finding: Diagnostic, index: SourceIndex): Promise<Diagnostic | undefined> {
  const fault = isYamlMessage(finding.message) ? await yamlFaultIn(finding.file, index) : undefined;
  if (!fault) return undefined;
  const { message } = finding;
  const isVague = /\bfront ?matter\b/i.test(message);
  const { line, column } = fault;
  return { ...finding, message: isVague ? `${message.replace(/[.:]$/, '')}: ${fault.reason}` : message, line, column };
}

/** The names that tools for style sheets and templates call unknown. */
const ABSENT =
  /^The [`'"](?<name>[^`'"\s]{2,100})[`'"] (?:class|utility|property|at-rule)\b.{0,20} (?:does not exist|is not defined)/;
const UNKNOWN =
  /\b(?:unknown|undefined|unrecognized) [\w ]{0,40}[:\s]\s?[`'"]?(?<name>[@$.]?[\w:/.[\]()-]{2,100}?)[`'".]{0,3}$/i;

/** Moves a finding to the only line with the name of its message: the only one near its line, else in the file. */
function atName(finding: Diagnostic, lines: readonly string[]): Diagnostic {
  const identifier = identifierIn(finding.message);
  const name = identifier ?? (ABSENT.exec(finding.message) ?? UNKNOWN.exec(finding.message))?.groups?.name;
  if (name === undefined) return finding;
  const has = (text = '') => (identifier === undefined ? text.includes(name) : text.split(/[^\w$]+/).includes(name));
  const own = finding.line ?? 0;
  if (has(lines[own - 1])) return finding;
  const places = linesWhere(lines, has);
  const near = identifier === undefined || own === 0 ? [] : places.filter((line) => Math.abs(line - own) <= AROUND);
  const [only, more] = near.length > 0 ? near : places;
  return only === undefined || more !== undefined ? finding : { ...finding, line: only, column: null };
}
