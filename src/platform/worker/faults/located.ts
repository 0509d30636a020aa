import { cleanLine } from '../../../base/text.ts';
import type { Diagnostic } from '../../../contract/control-plane.ts';
import { type Clues, cluesOf } from '../../../diagnosis/clues.ts';
import { type Focus, focusAt, focusOf } from '../../../diagnosis/focus.ts';
import { isOfScript, type LogLine } from '../../../diagnosis/lines.ts';
import { rankDiagnostics } from '../../../diagnosis/rank.ts';
import { brokenJson } from './broken-json.ts';
import { brokenYaml, saysYaml } from './broken-yaml.ts';
import { deadImport } from './dead-import.ts';
import { type Place, placeBehind, placeOf, placeOfImport, type Search } from './placing.ts';
import type { SourceIndex } from './source-index.ts';

/** Gives the first error a better place, or finds a place for what the log says, if no error has one. */
export async function withPlaces(
  read: readonly Diagnostic[],
  lines: readonly LogLine[],
  given: Pick<Search, 'index' | 'root' | 'stage'>,
): Promise<readonly Diagnostic[]> {
  const { index, root } = given;
  const errors = read.filter(({ severity, file }) => severity === 'error' && index.has(file));
  const [first] = rankDiagnostics(errors, 1).shown;
  const focus = first ? focusOn(lines, first) : focusOf(lines);
  if (!focus) return read;
  const stage = isOfScript(lines, focus.at) ? 'build' : given.stage;
  const search = { ...given, stage, clues: cluesOf(lines, focus) };
  const isPlaced = first !== undefined && first.line !== null;
  const broken = await brokenData(focus.message, search.clues, index, first);
  const place =
    broken ??
    (isPlaced ? ((await placeBehind(first, search)) ?? (await placeOfImport(first, index))) : await placeOf(search));
  if (!place) return read;
  if (!first) {
    const message = cleanLine(withOwnPath(focus.message, root, place), 500);
    return [...read, { severity: 'error', code: null, message, ...place }];
  }
  const isBetter = isPlaced || broken !== undefined || place.file === first.file;
  return isBetter || (place.line !== null && !(await hasName(first.file, search.clues, index)))
    ? read.map((each) => (each === first ? { ...first, ...place } : each))
    : read;
}

/** Returns whether a file has anything that a message names. A file that has not may only use what another names wrongly. */
async function hasName(file: string, { names, isAbsence }: Clues, index: SourceIndex): Promise<boolean> {
  if (isAbsence) return true;
  const own = names.filter((name) => index.find(name) === undefined);
  if (own.some((name) => name.includes('/'))) return false;
  const text = (await index.lines(file)).join('\n');
  return own.length === 0 || own.some((name) => text.includes(name));
}

/** Finds the only file that does not parse, or whose import leads nowhere, if a message says that one does not and names none. */
async function brokenData(message: string, clues: Clues, index: SourceIndex, first: Diagnostic | undefined) {
  const style = await deadImport(clues, index);
  if (style) return style;
  const json = await brokenJson(message, clues, index);
  if (json || !saysYaml(message) || first?.line) return json;
  const yaml = await brokenYaml(index);
  return yaml && { file: yaml.file, line: yaml.line, column: yaml.column };
}

/** A script names the whole path of a missing file. Returns the path as package.json has it. */
function withOwnPath(message: string, root: string, { file }: Place): string {
  return file.includes('/') ? message : message.replaceAll(`'${root}/`, "'./");
}

/** Finds the line that a finding was read from. */
export function focusOn(lines: readonly LogLine[], { message }: Diagnostic): Focus | undefined {
  const at = lines.findIndex(({ text }) => text.includes(message.slice(0, 60)));
  return at === -1 ? focusOf(lines) : { ...focusAt(lines, at), message };
}
