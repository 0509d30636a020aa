import type { Diagnostic } from '../../../../contract/control-plane.ts';
import type { Clues } from '../../../../diagnosis/clues.ts';
import { type BrokenPlaces, brokenJson } from '../data/json.ts';
import { brokenYaml, isYamlMessage } from '../data/yaml.ts';
import type { SourceIndex } from '../source-index.ts';
import { deadStyleImport } from './dead-ends.ts';

/** Finds the file that is broken, and others with the same fault, if the message says that one is but does not name it. */
export async function brokenFile(
  message: string,
  clues: Clues,
  index: SourceIndex,
  first: Diagnostic | undefined,
): Promise<BrokenPlaces | undefined> {
  const style = await deadStyleImport(clues, index);
  const found = style ? { place: style, others: [] } : await brokenJson(message, clues, index);
  if (found || !isYamlMessage(message) || first?.line) return found;
  const yaml = await brokenYaml(index);
  return yaml && { place: { file: yaml.file, line: yaml.line, column: yaml.column }, others: [] };
}
